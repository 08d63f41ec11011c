"""How much of the forest a bot remembers: memories like those of children, which thin what a seat knows (A-Q37).

Whether a tile is remembered depends on the tile, when it was last face up, how long ago that is, and how often it was
swapped since, and on nothing that a bot would have to keep. Asked again a memory answers alike, and what is once
forgotten stays forgotten until the tile is seen again.
"""

from dataclasses import dataclass

from fondaco.games.stoneage.state import NONE, TILES
from fondaco.kernel.records import Records


@dataclass(frozen=True)
class Memory:
    """Chances: to notice where a tile is that lies face up, to follow it in a swap, to forget it from turn to turn."""

    store: float
    follow: float
    forget: float

    def recall(self, information: Records, seed: int = 0) -> Records:
        """What is left of a seat's information (shape (1,)): tiles face up, and those remembered. A copy."""
        recalled = information.copy()
        v = recalled[0]
        for slot in range(TILES):
            if v.seen[slot] == NONE or v.face_up[slot] != NONE or v.slot == slot:
                continue
            turns = (int(v.turns) - int(v.sight[slot])) / int(v.players)  # those of one player
            kept = self.store * self.follow ** int(v.swaps[slot]) * (1 - self.forget) ** turns
            if _fraction(seed, int(v.seat), int(v.seen[slot]), int(v.sight[slot])) >= kept:
                v.seen[slot] = NONE
        return recalled


LEVELS = {"easy": Memory(0.2, 0.0, 0.15), "medium": Memory(0.525, 0.325, 0.0475), "strong": Memory(0.85, 0.8, 0.01)}
"""The bots for people to play against: one that hardly remembers anything, about an average child, an attentive one.

An average child (0.5, 0.3, 0.05) wins half of its games against another; the medium one is as much nearer to the rule
document's next memory (0.7, 0.5, 0.03, which wins 69 %) as makes it win 52 %.
"""


def in_sight(information: Records) -> Records:
    """What somebody without any memory knows: a preview must not tell what players have to remember.

    With the option ``recall`` nothing has to be remembered.
    """
    return information if information["recall"][0] else Memory(0.0, 0.0, 0.0).recall(information)


def _fraction(*numbers: int) -> float:
    """A number from 0 to below 1 that looks random and is always the same for the same whole numbers."""
    mixed = 0
    for number in numbers:
        mixed = (mixed ^ (number & 0xFFFFFFFF)) * 0xBF58476D1CE4E5B9 + 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 29
    return (mixed >> 11) / (1 << 53)
