"""A bot's notes on Samarkand: the weights with which it tells the chances, and the scratch of one judgement."""

import json
from pathlib import Path

import numpy as np

from fondaco.kernel.compiling import PACKAGE

from ...kernel.records import Records, new_records, record_type
from .actions import ACTIONS
from .state import FAMILIES, FEWEST_PLAYERS, PLAYERS, WORDS

FEATURES = (
    "money",
    "money under 4",
    "tiles",
    "card points",  # as the camels stand
    "cards in reach",  # with no camel on their space, which an own family can enter
    "cards joined",  # the same with one camel there
    "cards near",  # whose space lies beside such a space
    "cards",
    "draw",  # cards that a marriage would bring
    "families",
    "families over 3",
    "fellows",  # other members of own families
    "treasuries",  # second camels that own families can pay, 3 of each at most
    "camels",  # in the reserve of own families
    "shut in",  # own families that cannot extend
    "relations of two own",  # that can be made at once
    "relations of one own",
    "prizes",  # of relations that somebody can make at once
    "goods in reach",
    "wait",  # turns of others before the next own one
)
"""What is counted for each player at the beginning of a turn, to tell the chances."""

NOTES = record_type(
    (
        # for each number of players
        ("early", np.float64, (PLAYERS + 1, len(FEATURES))),  # weights of the features
        ("late", np.float64, (PLAYERS + 1, len(FEATURES))),  # what is added to them as the game goes on
        # worked out anew at every judgement
        ("partners", np.int64, FAMILIES),  # bits of the families that a family can meet for the first time
        ("open_goods", np.int64, FAMILIES),  # goods spaces without a camel that a family can enter
        ("near", np.int64, WORDS),  # set of spaces that a player's families can enter
        ("beyond", np.int64, WORDS),  # set of the spaces beside these
        ("feature", np.float64, (PLAYERS, len(FEATURES))),
        ("score", np.float64, ACTIONS),  # of the legal actions, in their order
    )
)
"""A bot's weights and scratch."""


def weights_of(players: int) -> Path:
    """The file of the weights for a number of players."""
    return PACKAGE / "games" / "samarkand" / f"evaluation-{players}.json"


def new_notes() -> Records:
    """Notes of shape (1,) without weights, enough for the heuristic."""
    return new_records(NOTES)


def search_notes() -> Records:
    """Notes of shape (1,) with the weights of every number of players."""
    notes = new_notes()
    for players in range(FEWEST_PLAYERS, PLAYERS + 1):
        weights: dict[str, tuple[float, float]] = json.loads(weights_of(players).read_text())
        for i, name in enumerate(FEATURES):
            notes["early"][0, players, i], notes["late"][0, players, i] = weights[name]
    return notes
