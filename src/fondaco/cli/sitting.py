"""One person at a table in the terminal, with bots on the other seats."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.columns import Columns
from rich.padding import Padding
from rich.text import Text

from fondaco.bots.players import Bot
from fondaco.cli.talk import Talk
from fondaco.errors import FondacoError
from fondaco.kernel import asking
from fondaco.kernel.events import Event
from fondaco.kernel.game import State

LINES_SHOWN = 12
"""Lines of the log that stay on the screen when it is drawn anew."""


COMMANDS_OVER = ("c", "l", "s", "q")
"""Commands that make sense when the match is over."""


def without_asking(state: State) -> int | None:
    """The action that is taken without asking whose turn it is: a forced move, or the only answer to a window."""
    legal = state.legal()
    if len(legal) == 1 and asking.is_window(state):
        return legal[0]
    return asking.forced(state)


def _place(number: str, n: int) -> int | None:
    """The place (from 0) that a typed number from 1 to ``n`` means; None for whatever else is typed."""
    digits = number.lstrip("0")
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > len(str(n)):
        return None
    return int(digits) - 1 if int(digits) <= n else None


class LeaveError(Exception):
    """The person gets up from the table."""


@dataclass(frozen=True)
class Moment:
    """A moment that can be returned to: the state, and how many events had been noticed."""

    state: State
    noticed: int


class Sitting:
    """A match as one person plays it: ``seat`` is theirs, on the others sit ``bots``.

    ``states`` leads from the deal to now; ``kept``: it is in a file already. ``adviser`` makes the bot that is asked
    for hints, ``save`` writes the match to a file.
    """

    def __init__(
        self,
        talk: Talk,
        states: Sequence[State],
        seat: int,
        names: Sequence[str],
        bots: Sequence[Bot | None],
        adviser: Callable[[], Bot],
        save: Callable[["Sitting", Path], None],
        *,
        kept: bool = False,
    ) -> None:
        self.state = states[0]
        self.with_undo = False
        self._talk = talk
        self._seat = seat
        self._names = names
        self._bots = bots
        self._adviser = adviser
        self._save_to = save
        self._room = self.state.game.room
        self._view = self.state.view(seat)
        self._moments: list[Moment] = []
        self._noticed: list[Event] = self._room.events(None, self._view, None)
        self._told = 0  # events that have been on the screen
        self._saved: State | None = None  # the state that was saved, or that may be lost
        for state in states[1:]:
            self._go_on(state)
        if kept:
            self._saved = self.state
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._why_not,
            "p": self._preview,
            "h": self._hint,
            "u": self._undo,
            "u!": self._undo_beyond,
            "c": self._cards,
            "l": self._log,
            "s": self._save,
            "q": self._quit,
        }

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        try:
            while (actor := self.state.actor) is not None:
                bot, single = self._bots[actor], without_asking(self.state)
                if single is not None:
                    self._apply(single)
                elif bot is None:
                    self._decide()
                else:
                    with self._talk.waiting("table-thinking", name=self._names[actor]):
                        action = bot.choose(self.state.information(actor), self.state.legal())
                    self._apply(action)
            self._look_back()
        except LeaveError:
            pass

    def _apply(self, action: int) -> None:
        """Carry out an action."""
        after = self.state.copy()
        after.apply(action)
        self._go_on(after)

    def _go_on(self, after: State) -> None:
        """Go on to the next state, and note what the seat noticed on the way."""
        self._moments.append(Moment(self.state, len(self._noticed)))
        before, self._view = self._view, after.view(self._seat)
        self.state = after
        self._noticed += self._room.events(before, self._view, after.history[-1])

    # The screen

    def _draw(self) -> None:
        """Show the table, and the lines of the log that are new (on a cleared screen: the last ones)."""
        out, game = self._talk.out, self.state.game
        first = self._told
        if out.is_terminal and first > 0:  # what stands above the first table was said before it
            out.clear()
            first = min(first, max(0, len(self._noticed) - LINES_SHOWN))
        out.print(self._room.draw(self._view, self._names, game.set, self._talk.language))
        self._print_log(self._noticed[first:])
        self._told = len(self._noticed)

    def _print_log(self, events: Sequence[Event]) -> None:
        for event in events:
            line = self._room.event_text(event, self._names, self.state.game.set, self._talk.language)
            self._talk.out.print(Text(f"· {line}", "dim"))

    def _decide(self) -> None:
        """Show the table and take commands until one of them changes the state."""
        self._draw()
        game, talk, state = self.state.game, self._talk, self.state
        legal = state.legal()
        talk.out.print()
        talk.out.print(Text(self._room.question_text(self._view, self._names, game.set, talk.language), "bold"))
        numbered = [
            Text.assemble((f"{number:>3} ", "bold cyan"), game.text(action, talk.language), (self._note(action), "dim"))
            for number, action in enumerate(legal, 1)
        ]
        talk.out.print(Columns(numbered, padding=(0, 2), column_first=True))
        talk.out.print(Text(talk("table-keys"), "dim"))
        while self.state is state:
            line = self._read()
            if line.isascii() and line.isdecimal():
                chosen = _place(line, len(legal))
                if chosen is None:
                    talk.say("table-no-choice", n=len(legal))
                else:
                    self._apply(legal[chosen])
            elif line or len(legal) > 1:
                self._obey(line)
            else:  # the only choice there is
                self._apply(legal[0])

    def _note(self, action: int) -> str:
        """What is said of an action beside its text."""
        about = self._room.action_note
        note = "" if about is None else about(self._view, action, self.state.game.set, self._talk.language)
        return f"  {note}" if note else ""

    def _look_back(self) -> None:
        """Show how the match ended, and take commands until the person leaves."""
        self._draw()
        if (outcome := self.state.outcome) is not None:
            winners = [self._names[seat] for seat in outcome.winners]
            self._talk.say("table-winners", n=len(winners), names=", ".join(winners))
        if self.with_undo:
            self._talk.say("table-with-undo")
        self._talk.out.print(Text(self._talk("table-keys-over"), "dim"))
        while line := self._read():
            if line.partition(" ")[0].lower() in COMMANDS_OVER:
                self._obey(line)
            else:
                self._talk.out.print(Text(self._talk("table-keys-over"), "dim"))

    def _read(self) -> str:
        """The next line that the person types; the end of the input means leaving."""
        try:
            return self._talk.out.input("> ").strip()
        except EOFError:
            raise LeaveError from None

    def _obey(self, line: str) -> None:
        """Carry out a command."""
        word, _, rest = line.partition(" ")
        if word.startswith("?"):
            word, rest = "?", word[1:] + rest
        command = self._commands.get(word.lower())
        if command is None:
            self._talk.say("table-no-command")
            return
        try:
            command(rest.strip())
        except FondacoError as error:
            self._talk.out.print(Text(error.text(self._talk.language), "red"))

    # Commands

    def _preview(self, number: str) -> None:
        """What a choice would certainly bring."""
        legal, game = self.state.legal(), self.state.game
        chosen = _place(number, len(legal))
        if chosen is None:
            self._talk.say("table-no-choice", n=len(legal))
            return
        events = self.state.preview(self._seat, legal[chosen])
        if not events:
            self._talk.say("table-preview-none")
        for event in events:
            line = self._room.event_text(event, self._names, game.set, self._talk.language)
            self._talk.out.print(Text(f"→ {line}"))

    def _why_not(self, number: str) -> None:
        """What cannot be done now and which clause forbids it; with a number the clause in full."""
        refused = self._refused()
        talk, game = self._talk, self.state.game
        if number:
            asked = _place(number, len(refused))
            if asked is None:
                talk.say("table-no-refusal", n=len(refused))
                return
            _, clause = refused[asked]
            talk.out.print(Text.assemble((f"{clause} ", "cyan"), talk(clause.replace(".", "-"))))
            return
        if not refused:
            talk.say("table-all-allowed")
        given = set()
        for at, (action, clause) in enumerate(refused, 1):
            reason = self._room.refusal_text(action, clause, game.set, talk.language)
            line = Text.assemble((f"?{at:<3}", "bold cyan"), game.text(action, talk.language), (f"  {clause}", "cyan"))
            talk.out.print(line)
            if reason not in given:
                given.add(reason)
                talk.out.print(Padding(Text(reason, "dim"), (0, 0, 0, 4)))

    def _refused(self) -> list[tuple[int, str]]:
        """Actions that a clause forbids now, as far as the seat can know.

        Of bids, spaces and slots, of which there are many, only the first of each clause.
        """
        imagined = self.state.redeal(self._seat, seed=0)
        found: dict[tuple[str, str, str], tuple[int, str]] = {}
        for action in range(self.state.game.actions):
            refusal = imagined.why_not(action)
            if refusal is not None and refusal.clause is not None:
                words = self.state.game.action(action)
                argument = next(
                    (str(word) for name, word in words.items() if name not in ("verb", "gold", "space", "place")), ""
                )
                found.setdefault((str(words["verb"]), argument, refusal.clause), (action, refusal.clause))
        return list(found.values())

    def _hint(self, _: str) -> None:
        """What a strong bot would do."""
        with self._talk.waiting("table-hint-thinking"):
            action = self._adviser().choose(self.state.information(self._seat), self.state.legal())
        self._talk.say("table-hint", action=self.state.game.text(action, self._talk.language))

    def _undo(self, _: str) -> None:
        """Take back a decision, if nothing was learned since."""
        if self.state.actor == self._seat and self.state.undoable > 0:
            self._take_back()
        elif self._own_moments():
            self._talk.say("table-undo-beyond")
        else:
            self._talk.say("table-undo-none")

    def _undo_beyond(self, _: str) -> None:
        """Take back a decision, whatever was learned since; the match is then marked."""
        if not self._own_moments():
            self._talk.say("table-undo-none")
            return
        self.with_undo = self.with_undo or self.state.undoable == 0
        self._take_back()

    def _own_moments(self) -> list[int]:
        """Where among the moments the person was asked."""
        own = [at for at, moment in enumerate(self._moments) if moment.state.actor == self._seat]
        return [at for at in own if without_asking(self._moments[at].state) is None]

    def _take_back(self) -> None:
        """Return to the last moment at which the seat decided."""
        at = self._own_moments()[-1]
        moment = self._moments[at]
        del self._moments[at:], self._noticed[moment.noticed :]
        self.state, self._view = moment.state, moment.state.view(self._seat)
        self._told = min(self._told, len(self._noticed))
        self._saved = None
        self._talk.say("table-undone")

    def _cards(self, _: str) -> None:
        """What the cards do that the seat can use."""
        for name, effect in self._room.card_help(self._view, self.state.game.set, self._talk.language):
            self._talk.out.print(Text(name, "bold"))
            self._talk.out.print(Padding(Text(effect), (0, 0, 0, 2)))

    def _log(self, _: str) -> None:
        """Everything that happened."""
        self._print_log(self._noticed)

    def _save(self, name: str) -> None:
        """Write the match to a file."""
        if not name:
            self._talk.say("table-save-where")
            return
        try:
            path = Path(name).expanduser()
        except (RuntimeError, ValueError) as fault:  # the home of a person that there is not, or that nobody can name
            raise FondacoError("file-unwritable", path=name, reason=str(fault)) from None
        self._save_to(self, path)
        self._saved = self.state
        self._talk.say("table-saved", path=name)

    def _quit(self, _: str) -> None:
        """Leave the table; where that would lose the match, only when said twice."""
        if self._saved is not self.state and self.state.history:
            self._saved = self.state
            self._talk.say("table-unsaved")
            return
        raise LeaveError
