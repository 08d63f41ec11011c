"""A bot's notes on Jambo: its taste, with which it values things in gold, and the scratch of one judgement."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from fondaco.kernel.compiling import PACKAGE

from ...kernel.records import Records, new_records, record_type
from .actions import ACTIONS
from .state import FIRST_WARE_CARD, KINDS, PLAYERS, POWERS, UTILITIES, UTILITY_KINDS, WARE_CARDS, WARE_KINDS

TASTE = (
    ("horizon", np.float64),  # gold short of the goal at which the end begins to be felt
    ("least_time", np.float64),
    ("plain", np.float64),  # a ware that no card asks for
    ("sale", np.float64, 4),  # part of a sale's surplus that counts while 0, 1, 2, more wares are lacking
    ("pair", np.float64),  # the same for a second card of a design: one buys, the other sells
    ("ware_card", np.float64),  # a ware card that sells nothing: it may buy
    ("spare", np.float64),  # any ware card, besides what it trades
    ("drawn", np.float64),  # an unknown card
    ("comfort", np.float64),  # cards in the hand beyond which each is worth less
    ("held", np.float64, FIRST_WARE_CARD),  # powers in the hand, in the order of POWERS
    ("placed", np.float64, UTILITY_KINDS),  # utilities in front of a player
    ("further", np.float64),  # part that a utility loses for each one already there
    ("opponents_loss", np.float64),  # part of an opponent's loss that counts as own gain
    ("unguarded", np.float64),  # part of an animal's effect that guards leave on average
    ("end_turn", np.float64, 6),  # ending the turn with so many actions left, besides the bonus
    ("look", np.float64, 6),  # looking at a card with so many actions left
    ("discard", np.float64, 6),  # refusing a card with so many actions left
    ("stand", np.float64, 3),  # first own small stand, a later one, and more if space is tight
    ("scales", np.float64, 2),  # cards that a use of the scales is worth, and gold for the card given away
    ("supplies", np.float64),  # cards that a use of the supplies is worth
    ("psychic", np.float64),  # cards that the best of six is worth
    ("elder", np.float64),  # each card that the opponent discards
    ("merchant", np.float64, 3),  # playing the travelling, the Arabian merchant while richer, while poorer
    ("carrier", np.float64),  # what the carrier brings the opponent
    ("hyena", np.float64, 2),  # playing a hyena, suffering one
    ("cheetah", np.float64),  # suffering a cheetah
    ("lot", np.float64, 2),  # part of the worth of cards, of wares, that is bid at most
    ("mask", np.float64),  # the action that a mask costs
)
"""How a bot judges: gold, where nothing else is said."""

FEATURES = (
    *(f"held {power}" for power in POWERS),
    *(f"placed {utility}" for utility in UTILITIES),
    "gold",
    "gold over 40",
    "gold over 50",
    "gold under 10",
    "value",  # of wares and ware cards together
    "ready",  # gold from sales that could be made at once
    "ready short of goal",  # how much gold and ready gold together lack for the goal
    "wares",
    "kinds of ware",
    "free spaces",
    "stands",
    "hand",
    "hand over 6",
    "ware cards",
    "pairs",  # further ware cards of one design
    "six-ware cards",
    "utilities",
    "three utilities",
    "turn",
)
"""What is counted for each player at the beginning of a turn, to tell the chances."""

NOTES = record_type(
    (
        *TASTE,
        ("early", np.float64, len(FEATURES)),  # weights of the features
        ("late", np.float64, len(FEATURES)),  # what is added to them as the game goes on
        # worked out anew at every decision
        ("time", np.float64),
        ("keep", np.float64),  # what is left of a card's worth in a full hand
        ("designs", np.int16),  # designs of ware cards in the hand: how many of the next three are filled
        ("design", np.int8, WARE_CARDS),
        ("copies", np.int8, WARE_CARDS),
        ("unsold", np.int8, WARE_CARDS),
        ("stock", np.int8, WARE_KINDS),
        ("rest", np.int8, WARE_KINDS),
        ("value", np.float64),  # of stock and ware cards together
        ("gain", np.float64, WARE_KINDS),  # value of one more ware of a kind
        ("loss", np.float64, WARE_KINDS),  # value of the last one of a kind
        ("worth", np.float64, KINDS),  # of a card in the hand: what losing it costs
        ("feature", np.float64, (PLAYERS, len(FEATURES))),
        ("score", np.float64, ACTIONS),  # of the legal actions, in their order
    )
)
"""A bot's taste, the weights of its evaluation, and its scratch."""

SENSIBLE: dict[str, Any] = {
    "horizon": 80.0,
    "least_time": 0.35,
    "plain": 2.2,
    "sale": (0.75, 0.86, 0.62, 0.16),
    "pair": 0.36,
    "ware_card": 2.3,
    "spare": 0.6,
    "drawn": 3.0,
    "comfort": 5.7,
    "held": (
        1.2,
        *(1.9, 1.1, 1.8, 3.8, 1.6, 1.3, 3.5, 1.7, 2.4, 2.2),
        *(3.1, 3.1, 2.6, 2.4, 4.3, 2.7, 1.1, 3.4, 1.6, 1.2, 3.7, 2.2, 2.4),
        *(3.4, 3.5, 1.9, 1.3, 2.9, 2.2, 2.1, 2.1),
    ),
    "placed": (2.5, 0.8, 1.5, 6.6, 1.8, 1.1, 5.3, 2.4, 4.3, 6.1),
    "further": 0.11,
    "opponents_loss": 0.78,
    "unguarded": 1.2,
    "end_turn": (-0.2, -0.1, -0.5, -0.5, -0.6, 0.1),
    "look": (0.2, 2.9, 1.5, 3.2, 3.2, 3.2),
    "discard": (-0.1, 0.5, 0.9, 0.6, 1.6, 2.4),
    "stand": (5.9, 4.2, 1.9),
    "scales": (0.8, 0.6),
    "supplies": 1.3,
    "psychic": 1.3,
    "elder": 1.4,
    "merchant": (1.5, 2.1, 1.0),
    "carrier": 3.6,
    "hyena": (2.0, 3.6),
    "cheetah": 2.6,
    "lot": (1.2, 1.3),
    "mask": 0.8,
}
"""The taste of the heuristic bot, by which others are measured: never changed."""


def weights_of(_players: int) -> Path:
    """The file of the evaluation's weights."""
    return PACKAGE / "games" / "jambo" / "evaluation.json"


def notes_of(taste: dict[str, Any]) -> Records:
    """Notes of shape (1,) for a bot of a taste, with the weights of ``evaluation.json``."""
    notes = new_records(NOTES)
    for name, value in taste.items():
        notes[name] = value
    for i, name in enumerate(FEATURES):
        notes["early"][0, i], notes["late"][0, i] = _weights()[name]
    return notes


@cache
def _weights() -> dict[str, tuple[float, float]]:
    """Two weights for each feature."""
    weights: dict[str, tuple[float, float]] = json.loads(weights_of(2).read_text())
    return weights
