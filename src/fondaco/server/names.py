"""Names that people give themselves: shown to others, so made harmless first."""

import unicodedata

LONGEST = 24
"""Characters as a reader counts them: a letter with its accents is one."""
MARKS_PER_CHARACTER = 3

_INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_MARKS = ("Mn", "Me", "Mc")


def clean(text: str, longest: int = LONGEST) -> str:
    """A name, or another line, in normal form (NFC) without control, direction or invisible characters.

    It has at most ``longest`` characters.
    """
    spaced = "".join(" " if character.isspace() else character for character in text)
    visible = "".join(character for character in spaced if unicodedata.category(character) not in _INVISIBLE)
    kept: list[str] = []
    characters = marks = 0
    for character in unicodedata.normalize("NFC", " ".join(visible.split())):
        if unicodedata.category(character) in _MARKS:
            marks += 1
            if not kept or marks > MARKS_PER_CHARACTER:
                continue
        else:
            characters += 1
            marks = 0
            if characters > longest:
                break
        kept.append(character)
    return "".join(kept).strip()
