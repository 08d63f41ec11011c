"""What the tests of the games' bots share: scores and choices of the heuristic bot, and shares of victories."""

from typing import TYPE_CHECKING

import numpy as np

from fondaco.bots.players import make
from fondaco.kernel.game import Game, State

if TYPE_CHECKING:
    from fondaco.bots.judgement import Judgement


def scores(bot: "Judgement", state: State) -> list[float]:
    """The score of each legal action by a room's ``bot.py``, judging the state itself."""
    out, notes = np.array(state.legal(), np.int16), bot.new_notes()
    bot.rate(state.records[0], state.game.components[0], out, len(out), notes[0])
    return [float(score) for score in notes["score"][0, : len(out)]]


def choice(state: State) -> str:
    """The action that the heuristic bot takes, in the notation."""
    legal = state.legal()
    return state.game.notation(make("heuristic", state.game).choose(state.information(state.actor), legal))


def share_of(first: str, others: str, of: Game, deals: int, *, seed: int = 0) -> float:
    """The share of victories of one bot against others of one kind, every deal played from every seat."""
    won = 0.0
    for deal in range(seed, seed + deals):
        for seat in range(of.players):
            state = of.deal(seed=deal)
            bots = [make(first if p == seat else others, of, deal * of.players + p) for p in range(of.players)]
            while state.actor is not None:
                state.apply(bots[state.actor].choose(state.information(state.actor), state.legal()))
            won += state.returns()[seat]
    return won / (deals * of.players)
