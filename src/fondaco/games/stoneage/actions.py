"""My First Stone Age's action table: what each integer means.

An action is a verb with at most one argument. The table is the same for every component set and number of players.
"""

import numpy as np

from .state import GOOD_KINDS, PILES, TILES

PAIRS = TILES * (TILES - 1) // 2

VERBS: tuple[tuple[str, str, int, int], ...] = (
    # verb, what its argument is, first argument, number of arguments
    ("end_turn", "", 0, 1),
    ("done", "", 0, 1),  # give no more to the trading place
    ("steal", "", 0, 1),  # a dog
    ("leave", "", 0, 1),  # the dog where it is
    ("skip", "", 0, 1),  # build nothing
    ("pay", "", 0, 1),
    ("flip", "slot", 0, TILES),
    ("give", "good", 0, GOOD_KINDS),  # to the trading place
    ("take", "good", 0, GOOD_KINDS),  # from the trading place
    ("build", "pile", 0, PILES),
    ("spare", "good", 0, GOOD_KINDS),  # pay a dog instead of a good that one has
    ("swap", "slots", 0, PAIRS),  # two forest tiles
)

END_TURN, DONE, STEAL, LEAVE, SKIP, PAY = range(6)
FLIP = 6  # FLIP + slot
GIVE = FLIP + TILES  # GIVE + good
TAKE = GIVE + GOOD_KINDS  # TAKE + good
BUILD = TAKE + GOOD_KINDS  # BUILD + pile
SPARE = BUILD + PILES  # SPARE + good
SWAP = SPARE + GOOD_KINDS  # SWAP + pair
ACTIONS = SWAP + PAIRS

FIRST_OF_PAIR, SECOND_OF_PAIR = (side.astype(np.int64) for side in np.triu_indices(TILES, 1))
"""The two slots of every pair, the lower one first; pairs are in ascending order."""
