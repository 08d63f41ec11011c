"""Compile what the bots of a game need."""

from collections.abc import Callable

from fondaco.bots.players import make
from fondaco.kernel.game import Game


def steps(game: Game) -> list[tuple[str, Callable[[], object]]]:
    """The steps of warming the bots of a game up: a name, and a call that compiles one entry function."""
    state = game.deal(seed=0)
    information, legal = state.information(state.actor), state.legal()
    return [
        ("heuristic", lambda: make("heuristic", game).choose(information, legal)),
        ("search", lambda: make("search:1it", game, seed=0).choose(information, legal)),
    ]
