"""``python -m bench.dowries``: what Samarkand's families are worth at their dowries, by a bot that plays itself.

For each family: how many players marry into it in a game, for how many it is the first, and how its members fare
against those of their table who did not marry into it: points above the table's mean, and shares of victory times the
number of players (1 is fair). A family whose members fare much better than others is cheap for its dowry.
"""

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import track
from rich.table import Table

import fondaco
from fondaco.bots import players
from fondaco.kernel.game import Game


@dataclass
class Standing:
    """Players with one thing in common: how many, and sums of what they made."""

    number: int = 0
    lead: float = 0.0
    wins: float = 0.0

    def add(self, lead: float, wins: float) -> None:
        """One more player: points above the table's mean, share of the victory."""
        self.number += 1
        self.lead += lead
        self.wins += wins

    def figures(self, seats: int) -> tuple[str, str]:
        """Mean lead and victories as cells of a table; dashes without players."""
        if not self.number:
            return "–", "–"
        return f"{self.lead / self.number:+.1f}", f"{seats * self.wins / self.number:.2f}"


@dataclass
class Study:
    """What many games showed."""

    first: Counter[str] = field(default_factory=Counter)
    members: dict[str, Standing] = field(default_factory=dict)
    others: dict[str, Standing] = field(default_factory=dict)
    endings: Counter[str] = field(default_factory=Counter)
    turns: int = 0


def main() -> int:
    """Play and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.dowries", description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="search:200it")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    options = parser.parse_args()
    game = fondaco.game("samarkand", players=options.players)
    names = [family["id"] for family in game.set.data["families"]]
    study = Study(members={name: Standing() for name in names}, others={name: Standing() for name in names})
    for seed in track(range(options.seed, options.seed + options.games), "playing ...", transient=True):
        play(game, options.bot, seed, study)
    Console(width=max(100, Console().width)).print(table_of(game, study, options.bot, options.games))
    return 0


def play(game: Game, spec: str, seed: int, study: Study) -> None:
    """Play one game and add it to the study."""
    state = game.deal(seed=seed)
    bots = [players.make(spec, game, seed * game.players + seat) for seat in range(game.players)]
    married: set[int] = set()
    while (seat := state.actor) is not None:
        if state.decision == "turn":
            study.turns += 1
        action = bots[seat].choose(state.information(seat), state.legal())
        verb, _, family = game.notation(action).partition(" ")
        if verb == "marry" and seat not in married:
            married.add(seat)
            study.first[family] += 1
        state.apply(action)
    study.endings[game.room.outcome(state.view(None))] += 1
    totals = [line["total"] for line in state.scores()]
    mean, members = sum(totals) / len(totals), state.view(None)["member"]
    for seat, share in enumerate(state.returns()):
        for number, name in enumerate(study.members):
            standings = study.members if members[seat][number] else study.others
            standings[name].add(totals[seat] - mean, share)


def table_of(game: Game, study: Study, spec: str, games: int) -> Table:
    """One row per family."""
    ends = ", ".join(f"{ending} {number / games:.0%}" for ending, number in study.endings.most_common())
    title = f"{games} games of {game.players} × {spec}: {study.turns / games:.1f} turns each; {ends}"
    table = Table(title=title)
    for heading in ("family", "dowry", "members", "first", "lead with", "without", "victories with", "without"):
        table.add_column(heading, justify="left" if heading == "family" else "right")
    for family in game.set.data["families"]:
        name = family["id"]
        with_lead, with_wins = study.members[name].figures(game.players)
        without_lead, without_wins = study.others[name].figures(game.players)
        table.add_row(
            name,
            str(family["dowry"]),
            f"{study.members[name].number / games:.2f}",
            f"{study.first[name] / (games * game.players):.0%}",
            *(with_lead, without_lead, with_wins, without_wins),
        )
    return table


if __name__ == "__main__":
    sys.exit(main())
