"""Jambo's records: what a state, a seat's information and a component set are made of.

Cards of one kind are identical, so cards are counted per kind. Kinds 0–31 are the *powers* (cards whose effect is
written in the rules, in the order of ``POWERS``); ware cards are kinds ``FIRST_WARE_CARD`` and up, in the order of the
component file. Wares are numbered in the order of ``WARES``.
"""

import numpy as np

from ...kernel.records import HEADER, Fields, record_type

PLAYERS = 2
WARES = ("trinkets", "hides", "tea", "silk", "fruit", "salt")
WARE_KINDS = 6

UTILITIES = (
    "well",
    "drums",
    "throne",
    "boat",
    "scales",
    "mask_of_transformation",
    "supplies",
    "kettle",
    "leopard_statue",
    "weapons",
)
PEOPLE = (
    "guard",
    "rain_maker",
    "shaman",
    "psychic",
    "tribal_elder",
    "wise_man",
    "portuguese",
    "basket_maker",
    "travelling_merchant",
    "arabian_merchant",
    "dancer",
    "carrier",
    "drummer",
)
ANIMALS = ("crocodile", "parrot", "hyena", "snake", "elephant", "cheetah", "lion", "baboon")
POWERS = ("small_stand", *UTILITIES, *PEOPLE, *ANIMALS)

STAND = 0
WELL, DRUMS, THRONE, BOAT, SCALES, MASK, SUPPLIES, KETTLE, STATUE, WEAPONS = range(1, 11)
GUARD, RAIN_MAKER, SHAMAN, PSYCHIC, ELDER, WISE_MAN, PORTUGUESE = range(11, 18)
BASKET_MAKER, TRAVELLING_MERCHANT, ARABIAN_MERCHANT, DANCER, CARRIER, DRUMMER = range(18, 24)
CROCODILE, PARROT, HYENA, SNAKE, ELEPHANT, CHEETAH, LION, BABOON = range(24, 32)
FIRST_UTILITY, FIRST_PERSON, FIRST_ANIMAL, FIRST_WARE_CARD = 1, 11, 24, 32
UTILITY_KINDS = 10

# Declared maxima: the sizes of the records.
WARE_CARDS = 32  # designs of ware cards
KINDS = FIRST_WARE_CARD + WARE_CARDS
LARGE_SPACES = 6  # of a large stand, of which the last costs the fee (J-6.7)
STALLS = 3  # utilities in front of a player (J-7.4)
SEEN = 6  # cards that a psychic looks at (J-8.20)
MIDDLE_UTILITIES = 2 * STALLS
GOLD_MAX = 200  # highest bid in the action table
NONE = -1
EVERYBODY = 4  # beside the bits 1 << seat: spectators know it too

# Phases of a turn (J-2.1)
DRAW_PHASE, PLAY_PHASE = 0, 1

ACTIONS_PER_TURN = 5  # J-2.2
SIXTH_FEE = 2  # gold for the sixth space of a large stand (J-6.7)
BONUS_ACTIONS = 2  # unused actions that earn the bonus (J-2.3)
GOAL = 60  # gold that ends the game (J-10.1)

# Decisions: which question is asked. Their names are the words of the position notation and of the texts.
DECISIONS = (
    "over",
    "draw",
    "keep",
    "play",
    "mask_card",
    "room_utility",
    "rain_window",
    "guard_window",
    "dancer_card",
    "dancer_ware",
    "portuguese_ware",
    "shaman_from",
    "shaman_to",
    "basket_ware",
    "basket_amount",
    "drummer_card",
    "psychic_card",
    "elder_option",
    "elder_discard",
    "carrier_option",
    "carrier_ware",
    "carrier_amount",
    "merchant_ware",
    "bid",
    "leave_ware",
    "boat_payment",
    "boat_ware",
    "statue_ware",
    "throne_take",
    "throne_give",
    "kettle_card",
    "drums_ware",
    "supplies_payment",
    "scales_keep",
    "weapons_payment",
    "elephant_ware",
    "cheetah_option",
    "hyena_take",
    "hyena_give",
    "crocodile_utility",
    "crocodile_use",
    "lion_utility",
    "parrot_ware",
    "baboon_card",
    "snake_keep",
    "end",
)
(
    OVER,
    ASK_DRAW,
    ASK_KEEP,
    ASK_PLAY,
    ASK_MASK_CARD,
    ASK_ROOM_UTILITY,
    ASK_RAIN,
    ASK_GUARD,
    ASK_DANCER_CARD,
    ASK_DANCER_WARE,
    ASK_PORTUGUESE_WARE,
    ASK_SHAMAN_FROM,
    ASK_SHAMAN_TO,
    ASK_BASKET_WARE,
    ASK_BASKET_AMOUNT,
    ASK_DRUMMER_CARD,
    ASK_PSYCHIC_CARD,
    ASK_ELDER_OPTION,
    ASK_ELDER_DISCARD,
    ASK_CARRIER_OPTION,
    ASK_CARRIER_WARE,
    ASK_CARRIER_AMOUNT,
    ASK_MERCHANT_WARE,
    ASK_BID,
    ASK_LEAVE_WARE,
    ASK_BOAT_PAYMENT,
    ASK_BOAT_WARE,
    ASK_STATUE_WARE,
    ASK_THRONE_TAKE,
    ASK_THRONE_GIVE,
    ASK_KETTLE_CARD,
    ASK_DRUMS_WARE,
    ASK_SUPPLIES_PAYMENT,
    ASK_SCALES_KEEP,
    ASK_WEAPONS_PAYMENT,
    ASK_ELEPHANT_WARE,
    ASK_CHEETAH_OPTION,
    ASK_HYENA_TAKE,
    ASK_HYENA_GIVE,
    ASK_CROCODILE_UTILITY,
    ASK_CROCODILE_USE,
    ASK_LION_UTILITY,
    ASK_PARROT_WARE,
    ASK_BABOON_CARD,
    ASK_SNAKE_KEEP,
    ASK_END,
) = range(46)

# What is public: everything a spectator sees (J-9.26). A state and an information record both begin with it.
PUBLIC: Fields = (
    *HEADER,
    ("turn", np.int64),  # whose turn it is
    ("phase", np.int64),  # DRAW_PHASE or PLAY_PHASE
    ("actions", np.int64),  # actions left of five (J-2.2)
    ("looked", np.int64),  # cards looked at in this draw phase (J-3.4)
    ("discount", np.int64),  # wise men played this turn (J-8.22)
    ("starter", np.int64),  # seat that began
    ("announcer", np.int64),  # seat that announced the end, or NONE (J-10.1)
    ("winner", np.int64),  # seat, or NONE
    ("gold", np.int16, PLAYERS),
    ("supply", np.int8, WARE_KINDS),
    ("large", np.int8, (PLAYERS, WARE_KINDS)),  # wares on the large stands
    ("small", np.int8, (PLAYERS, WARE_KINDS)),  # wares on the small stands
    ("stands", np.int8, PLAYERS),  # small stands built
    ("utility", np.int8, (PLAYERS, STALLS)),  # kinds placed, in the order of placing, NONE where empty
    ("turned", np.int8, (PLAYERS, STALLS)),  # 1: used this turn
    ("discard", np.int8, KINDS),  # cards on the discard pile, its top card included
    ("discard_top", np.int64),  # kind on top, or NONE
    ("deck_size", np.int64),
    ("known_top", np.int64),  # cards on top of the deck whose order is fixed because somebody looked (J-8.20)
    ("top_seen", np.int8, SEEN),  # per place from the top: bit of each seat that has seen it
    # the card, use or auction that is being carried out
    ("card", np.int64),  # kind on the table, or NONE
    ("second", np.int64),  # second card on the table: the ware card of a dancer, or NONE
    ("use", np.int64),  # utility whose effect is carried out, or NONE
    ("eaten", np.int64),  # utility a crocodile is eating, or NONE (J-9.13)
    ("left", np.int64),  # how many are still to be chosen
    ("last", np.int64),  # last element chosen of a set: later ones come in ascending order
    ("chosen", np.int64),  # first half of a two-part choice (ware or kind)
    ("bid", np.int64),  # highest bid so far
    ("bidder", np.int64),  # who holds it
    ("middle_wares", np.int8, WARE_KINDS),  # wares in the middle or on the merchant's card
    ("taken", np.int8, (PLAYERS, WARE_KINDS)),  # wares gained and still to be placed (J-9.2)
    ("middle_cards", np.int8, KINDS),  # cards lying open in the middle
    ("middle_utility", np.int8, MIDDLE_UTILITIES),  # the lion's utilities, NONE where empty
    ("middle_turned", np.int8, MIDDLE_UTILITIES),
    ("limbo_size", np.int64),  # cards that whoever's turn it is has drawn and not yet kept, passed on or put away
    ("limbo_seen", np.int8, SEEN),  # per card in limbo: bit of each seat that has seen it
    ("hand_size", np.int16, PLAYERS),
    ("open_hand", np.int8, (PLAYERS, KINDS)),  # per kind: at least so many are in this hand, and everybody knows it
)

STATE = record_type(
    (
        *PUBLIC,
        ("hand", np.int8, (PLAYERS, KINDS)),
        ("bag", np.int8, KINDS),  # the deck below its known top: cards without an order
        ("top", np.int8, SEEN),  # kinds on the known top, first from the top
        ("limbo", np.int8, SEEN),  # kinds in limbo, in the order drawn
        (
            "shown_hand",
            np.int8,
            (PLAYERS, KINDS),
        ),  # per kind: at least so many are in this hand, and both players know it
    )
)

INFORMATION = record_type(
    (
        *PUBLIC,
        ("seat", np.int64),  # whose information this is, NONE for a spectator
        ("hand", np.int8, KINDS),  # the seat's own hand; zeros for a spectator
        ("top", np.int8, SEEN),  # kinds the seat has seen on the known top, NONE for the others
        ("limbo", np.int8, SEEN),  # kinds in limbo that the seat has seen, NONE for the others
        ("shown_hand", np.int8, (PLAYERS, KINDS)),  # as in the state; for a spectator what everybody knows
    )
)

COMPONENTS = record_type(
    (
        ("kinds", np.int64),  # kinds in use: FIRST_WARE_CARD + designs of ware cards
        ("number", np.int16, KINDS),  # cards of each kind
        ("cards", np.int64),  # cards in all
        ("wares", np.int8, (KINDS, WARE_KINDS)),  # wares that a ware card shows
        ("shown", np.int8, KINDS),  # how many wares it shows
        ("buy", np.int16, KINDS),  # prices in gold
        ("sell", np.int16, KINDS),
        ("tokens", np.int8, WARE_KINDS),
        ("start_gold", np.int64),
        ("start_hand", np.int64),
        ("stand_first", np.int64),  # cost of the first small stand of the game (J-5.2)
        ("stand_later", np.int64),
        ("stand_spaces", np.int64),
        ("starter", np.int64),  # option: seat that begins, NONE for a lot (J-1.8)
    )
)
