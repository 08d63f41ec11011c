"""Samarkand's action table: what each integer means.

An action is a verb with at most one argument. The table is the same for every component set and number of players.
"""

from .state import FAMILIES, GOODS, SPACES

VERBS: tuple[tuple[str, str, int, int], ...] = (
    # verb, what its argument is, first argument, number of arguments
    ("pass", "", 0, 1),
    ("end_turn", "", 0, 1),
    ("done", "", 0, 1),  # discard no more
    ("sell", "", 0, 1),
    ("keep", "", 0, 1),  # do not sell
    ("marry", "family", 0, FAMILIES),
    ("extend", "family", 0, FAMILIES),  # choose whose route is extended
    ("place", "space", 0, SPACES),  # a camel
    ("discard", "card", 0, GOODS),
)

PASS, END_TURN, DONE, SELL, KEEP = range(5)
MARRY = 5  # MARRY + family
EXTEND = MARRY + FAMILIES  # EXTEND + family
PLACE = EXTEND + FAMILIES  # PLACE + space
DISCARD = PLACE + SPACES  # DISCARD + goods
ACTIONS = DISCARD + GOODS
