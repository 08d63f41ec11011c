"""My First Stone Age's records: what a state, a seat's information and a component set are made of.

Goods are numbered in the order of ``GOODS``; huts, forest tiles and the spaces of the track in the order of the
component file. Forest tiles and huts that nobody has seen have no place: where one is turned up it is drawn from all of
them.
"""

import numpy as np

from ...kernel.records import HEADER, Fields, record_type

# Declared maxima: the sizes of the records.
PLAYERS = 4  # A-H01
FEWEST_PLAYERS = 2
GOODS = ("tooth", "berry", "pot", "arrowhead", "fish")
GOOD_KINDS = 5
SPACES = 8
TILES = 14  # A-K09; as many slots around the board (A-P20)
HUTS = 15  # A-K07
PILES = 3  # A-P16
PILE_SIZE = 5
OPENINGS = 3  # of a settlement; who fills them wins (A-G02)

NONE = -1
UNKNOWN = -1  # of a view alone: goods that it does not show

# What is on a space of the track: a good, or one of these.
PLACES = (*GOODS, "building_site", "dog", "trading_place")
SITE, DOG_SPACE, TRADING_PLACE = range(GOOD_KINDS, SPACES)

DOGS = 2  # A-K08
COLOURS = ("blue", "yellow", "green", "pink")  # of settlements, figures and tokens (A-K04, A-K05)
TRADED = 1  # of each good on the trading place at the start (A-P13)

# Slots of the forest tiles, clockwise from the left end of the top row (A-Q38)
SIDES = {"top": 4, "right": 3, "bottom": 4, "left": 3}

# Decisions: which question is asked. Their names are the words of the position notation and of the texts.
DECISIONS = ("over", "flip", "give", "take", "steal", "build", "pay", "swap", "end")
OVER, ASK_FLIP, ASK_GIVE, ASK_TAKE, ASK_STEAL, ASK_BUILD, ASK_PAY, ASK_SWAP, ASK_END = range(9)

# What everybody sees. A state and an information record both begin with it.
PUBLIC: Fields = (
    *HEADER,
    ("players", np.int64),
    ("turn", np.int64),  # whose turn it is
    ("turns", np.int64),  # tiles turned up so far: one in every turn
    ("slot", np.int64),  # of the tile turned up by the last decision, or NONE
    ("tile", np.int64),  # what that tile shows, or NONE
    ("pile", np.int64),  # pile of the hut that is being built, or was built in this turn, or NONE
    ("last", np.int64),  # good chosen last in a choice that still goes on, or NONE: later ones come in order
    ("free_dogs", np.int64),  # dogs on their space
    ("figure", np.int8, PLAYERS),  # space on which each figure stands
    ("dog", np.int8, PLAYERS),  # dogs of each player
    ("face_up", np.int8, TILES),  # tile that lies face up in a slot, or NONE
    ("stock", np.int8, GOOD_KINDS),  # of each good on its space
    ("trade", np.int8, GOOD_KINDS),  # of each good on the trading place
    ("goods", np.int8, (PLAYERS, GOOD_KINDS)),
    ("open_hut", np.int8, PILES),  # hut that lies face up on each pile, or NONE
    ("below", np.int8, PILES),  # huts face down under it
    ("built", np.int8, (PLAYERS, OPENINGS)),  # hut in each opening of a settlement, or NONE
    # the choice that goes on
    ("given", np.int8, GOOD_KINDS),  # goods to be given to the trading place
    ("taken", np.int8, GOOD_KINDS),  # goods to be taken from it
    ("spared", np.int8, GOOD_KINDS),  # own goods that a dog is to replace
)

# What everybody has seen of the forest, for those who remember it (A-Q37).
FOREST: Fields = (
    ("seen", np.int8, TILES),  # tile in each slot that has ever been face up, wherever it was swapped to; else NONE
    ("sight", np.int16, TILES),  # the turn in which that tile was last face up, at most LATEST; 0 where none was seen
    ("swaps", np.int8, TILES),  # how often it was swapped since, at most MOST_SWAPS
)
LATEST = 30_000
MOST_SWAPS = 100

STATE = record_type((*PUBLIC, *FOREST))

INFORMATION = record_type(
    (
        *PUBLIC,
        ("seat", np.int64),  # whose information this is, NONE for a spectator
        ("hidden_goods", np.int64),  # option: views show the kinds of a player's goods to that player alone (A-Q29)
        ("recall", np.int64),  # option: views show what a perfect memory knows (A-Q37)
        ("held", np.int8, PLAYERS),  # number of goods of each player
        *FOREST,
    )
)

COMPONENTS = record_type(
    (
        ("players", np.int64),
        ("youngest", np.int64),  # option: seat that begins (A-Q33)
        ("kind_dog", np.int64),  # option: nobody steals a dog (A-Q19)
        ("hidden_goods", np.int64),
        ("automatic_swap", np.int64),  # option: the table draws by lot which tiles are swapped (A-Q26)
        ("recall", np.int64),
        ("goods", np.int64),  # of each kind
        ("site", np.int64),  # space of the building site
        ("place", np.int8, SPACES),  # what is on each space of the track
        ("steps", np.int8, TILES),  # spaces that a tile moves the figure, 0 for a symbol
        ("target", np.int8, TILES),  # space to which a symbol leads, NONE for a die
        ("cost", np.int8, (HUTS, GOOD_KINDS)),
    )
)
