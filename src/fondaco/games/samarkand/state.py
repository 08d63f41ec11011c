"""Samarkand's records: what a state, a seat's information and a component set are made of.

Spaces, families and goods are numbered in the order of the component file. Every goods card is one of its kind, so it
is enough to say of each where it lies. A set of spaces is a row of words of ``WORD_BITS`` bits.
"""

import numpy as np

from ...kernel.records import HEADER, Fields, record_type

# Declared maxima: the sizes of the records.
PLAYERS = 5
FEWEST_PLAYERS = 2
FAMILIES = 10
GOODS = 33
SPACES = 192
WORD_BITS = 32  # so that a word is a whole number in every language that reads a view
WORDS = SPACES // WORD_BITS
CAMELS_ON_SPACE = 2  # S-019

NONE = -1

# Kinds of space (S-027)
SPACE_KINDS = ("plain", "start", "goods", "water")
PLAIN, START, GOODS_SPACE, WATER = range(4)

# Where a goods card lies. Below PLAYERS: in the hand of that seat.
SOLD = PLAYERS  # SOLD + seat: face up in front of that seat (S-068)
PILE = SOLD + PLAYERS
DISCARDED = PILE + 1
ASIDE = DISCARDED + 1  # discarded by a choice that still goes on
ABSENT = ASIDE + 1  # there is no such card in this set
UNKNOWN = -1  # of information records alone

START_CARDS = 2  # S-023
START_MONEY = 10  # S-025
DRAWN_CARDS = 3  # S-039
SALE_PRICE = 3  # S-067
ACTIVE_PRIZE = 3  # S-080
PASSIVE_PRIZE = 1  # S-081
SECOND_CAMEL = 1  # dirham from the treasury (S-059)
OWN_CAMEL = 4  # points of a card per camel on its space (S-096)
FOREIGN_CAMEL = 1
CARD_LIMITS = (10, 10, 7, 6)  # with 2, 3, 4 and 5 players (S-040, S-102)

# How a game can end, as bits (S-R20)
ALL_FAMILIES, FIVE_RELATIONS, STUCK = 1, 2, 4
ENDINGS = ("all_families", "five_relations", "stuck")

# Decisions: which question is asked. Their names are the words of the position notation and of the texts.
DECISIONS = ("over", "turn", "discard", "first_camel", "sale", "second_camel", "end")
OVER, ASK_TURN, ASK_DISCARD, ASK_FIRST, ASK_SALE, ASK_SECOND, ASK_END = range(7)

# What is public: everything a spectator sees (S-R21). A state and an information record both begin with it.
PUBLIC: Fields = (
    *HEADER,
    ("players", np.int64),
    ("turn", np.int64),  # whose turn it is
    ("starter", np.int64),  # seat that began
    ("passes", np.int64),  # seats that had to pass in a row (S-R20)
    ("ending", np.int64),  # bits of what ended the game
    # the turn so far
    ("family", np.int64),  # family married into or extended, or NONE
    ("first", np.int64),  # space of the first camel placed, or NONE
    ("second", np.int64),
    ("good", np.int64),  # goods card that may be sold now, or NONE
    ("left", np.int64),  # cards that may still be discarded
    ("aside", np.int64),  # cards discarded by this choice so far
    # players
    ("money", np.int16, PLAYERS),
    ("member", np.int8, (PLAYERS, FAMILIES)),  # member tiles owned
    ("relation_tiles", np.int8, PLAYERS),
    ("hand_size", np.int8, PLAYERS),
    ("sold", np.int8, PLAYERS),  # cards sold, face up in front of the seat
    ("drawn", np.int8, PLAYERS),  # cards drawn since the discard pile was last shuffled
    ("card_points", np.int16, PLAYERS),  # points of hand cards, told at the end
    # families
    ("treasury", np.int16, FAMILIES),
    ("reserve", np.int8, FAMILIES),  # camels on the family's field
    ("field", np.int8, FAMILIES),  # member tiles on the family's field
    ("stack", np.int8, FAMILIES),  # relation tiles on the family's field
    ("bag", np.int8, FAMILIES),  # member tiles in the bag
    ("removed", np.int8, FAMILIES),  # member tiles out of the game (S-106)
    ("met", np.int8, (FAMILIES, FAMILIES)),  # 1 + seat that made the relation of two families, 0 for none
    # board
    ("camel", np.int8, (SPACES, CAMELS_ON_SPACE)),  # families of the camels on a space in order of arrival, or NONE
    ("reach", np.int64, (FAMILIES, WORDS)),  # set of spaces that a camel of the family may enter
    ("taken", np.int8, GOODS),  # seat that took the goods tile, or NONE
    ("pile_size", np.int64),
    ("discard_size", np.int64),
)

STATE = record_type(
    (
        *PUBLIC,
        ("place", np.int8, GOODS),  # where each goods card lies
        ("last", np.int64),  # card discarded last by a choice that still goes on, or NONE: later ones come in order
        ("memory", np.int8, GOODS),  # bit of the seat that put this card on the discard pile
        ("returned", np.int8, GOODS),  # bit of the seat whose discard this card was when the pile was last shuffled
    )
)

INFORMATION = record_type(
    (
        *PUBLIC,
        ("seat", np.int64),  # whose information this is, NONE for a spectator
        ("place", np.int8, GOODS),  # where each card lies as far as the seat knows, else UNKNOWN
        ("last", np.int64),  # as in the state; NONE for all but whoever chooses
        ("returned", np.int8, GOODS),  # 1: the seat had discarded this card when the pile was last shuffled
    )
)

COMPONENTS = record_type(
    (
        ("players", np.int64),
        ("limit", np.int64),  # of cards per player
        ("starter", np.int64),  # option: seat that begins, NONE for a lot (S-R22)
        ("families", np.int64),
        ("goods", np.int64),
        ("spaces", np.int64),
        ("camels", np.int64),  # of each family
        ("member_tiles", np.int64),
        ("relation_tiles", np.int64),
        ("dowry", np.int16, FAMILIES),
        ("start", np.int16, FAMILIES),
        ("kind", np.int8, SPACES),
        ("good", np.int8, SPACES),  # goods of a goods space, else NONE
        ("space_of", np.int16, GOODS),
        ("neighbours", np.int64, (SPACES, WORDS)),  # set of the spaces beside each
    )
)
