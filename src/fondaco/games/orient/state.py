"""Orient's records: what a state, a seat's information and a component set are made of.

Night cards of one kind are identical, so they are counted per kind: kinds of the attack pile first, then those of the
defence pile, each in the order of the component file. Treasures are one of their kind: insignia 0 to 4, valuables 5 to
14. A player's row is numbered from the left. An *observer* is a seat, or SPECTATOR for what everybody can see; sets of
treasures, slots, observers and bonus units are bits of an integer.
"""

import numpy as np

from ...kernel.records import HEADER, Fields, record_type

# Declared maxima: the sizes of the records.
PLAYERS = 5
FEWEST_PLAYERS = 2
INSIGNIA = 5
TREASURES = 15
ROW = TREASURES  # slots of a player's row
PLACES = PLAYERS * ROW  # seat * ROW + slot
PILES = ("attack", "defence")
PILE_KINDS = 2
KINDS = 82  # kinds of night card: as many as there are night cards
HAND = 16
TABLE = 2 * HAND  # cards laid in one attack and its defence
VISITORS = 4
DAY_KINDS = 12  # kinds of day card; those of the bazaar are objects
DAY_CARDS = 4  # revealed per day (O-D06)
SPECTATOR = PLAYERS
OBSERVERS = PLAYERS + 1
EVERYBODY = (1 << OBSERVERS) - 1

NONE = -1

# Where the old man can be, if with no seat
MIDDLE = PLAYERS  # of the table (O-VB4)
NOT_IN_GAME = PLAYERS + 1  # left out (O-VA1)

# Bonus units of a player by day, as bits: his slots, then the visitors, then the old man (O-Q27)
VISITOR_UNIT = ROW
OLD_MAN_UNIT = ROW + VISITORS
UNITS = OLD_MAN_UNIT + 1
PERSON_BONUS = 2  # of a visitor or the old man (O-D03)
TREASURE_BONUS = 1  # O-D02

SIDES = 6  # of the die (O-C04)
ROUNDS_OF_DICE = 64  # a tie in court is rolled again (O-DC9), within this bound
FEWER = 10  # cards put aside from each pile with O-VA4
SMALL_HAND = 4  # most cards with O-VA3
LOSSES = 2  # of one night that draw the old man with O-VB2
DJINNS = 2  # of one turn that send him to the middle with O-VB4

# Kinds of night card
CARD_KINDS = ("person", "flyer", "djinn", "item", "visitor", "ghost")
PERSON, FLYER, DJINN, ITEM, VISITOR, GHOST = range(6)
GROUPS = ("servants", "archers", "robber_captain")
SERVANTS, ARCHERS, ROBBER_CAPTAIN = range(3)

# What event cards do, with an amount where one is needed
EFFECTS = (
    "none",
    "pilfer",
    "discard",
    "defenders",
    "look_row",
    "exchange",
    "gate",
    "move_old_man",
    "rearrange",
    "look",
    "attack_plus",
    "open_door",
    "extra_action",
)
(
    NO_EFFECT,
    PILFER,
    DISCARD_CARDS,
    FEW_DEFENDERS,
    LOOK_ROW,
    EXCHANGE,
    GATE,
    MOVE_OLD_MAN,
    REARRANGE_ROW,
    LOOK_SLOTS,
    STRONGER,
    OPEN_DOOR,
    EXTRA_ACTION,
) = range(13)

# What treasures and objects of the bazaar do, with an amount
POWERS = (
    "none",
    "hand_plus",
    "attack_plus",
    "defence_plus",
    "key_plus",
    "key_minus",
    "look",
    "reroll",
    "day_bonus",
    "falcon",
    "thief_discards",
    "thief_drunk",
)
(
    NO_POWER,
    HAND_PLUS,
    ATTACK_PLUS,
    DEFENCE_PLUS,
    KEY_PLUS,
    KEY_MINUS,
    LOOK_POWER,
    REROLL_POWER,
    DAY_BONUS,
    FALCON,
    THIEF_DISCARDS,
    THIEF_DRUNK,
) = range(12)
POWER_KINDS = 12

DAY_CARD_KINDS = ("sandstorm", "bazaar", "ban", "court")
SANDSTORM, BAZAAR, BAN, COURT = range(4)

# How far a turn is (O-Q1)
BEFORE, ATTACKING, AFTER = range(3)

# Why cards are drawn, and why a row is laid
NO_DRAW, TURN_DRAW, DAWN_DRAW, EXCHANGE_DRAW, ROAD_DRAW = range(5)
NO_LAYING, DAWN_LAYING, ACTION_LAYING, VEIL_LAYING = range(4)

# Decisions: which question is asked. Their names are the words of the position notation and of the texts.
DECISIONS = (
    "over",
    "lay",
    "facing",
    "draw",
    "old_man",
    "reroll",
    "turn",
    "attacks",
    "after",
    "target",
    "defence",
    "door",
    "pilfer",
    "cover_stolen",
    "discard",
    "cover_row",
    "opponent",
    "road",
    "look",
    "give",
    "get",
    "bazaar",
    "accuse",
    "claim",
    "bribe",
)
(
    OVER,
    ASK_LAY,
    ASK_FACING,
    ASK_DRAW,
    ASK_OLD_MAN,
    ASK_REROLL,
    ASK_TURN,
    ASK_ATTACKS,
    ASK_AFTER,
    ASK_TARGET,
    ASK_DEFENCE,
    ASK_DOOR,
    ASK_PILFER,
    ASK_COVER_STOLEN,
    ASK_DISCARD,
    ASK_COVER_ROW,
    ASK_OPPONENT,
    ASK_ROAD,
    ASK_LOOK,
    ASK_GIVE,
    ASK_GET,
    ASK_BAZAAR,
    ASK_ACCUSE,
    ASK_CLAIM,
    ASK_BRIBE,
) = range(25)

# What is public: everything a spectator sees (O-Q50). A state and an information record both begin with it.
PUBLIC: Fields = (
    *HEADER,
    ("players", np.int64),
    ("night", np.int64),  # rounds begun, from 1
    ("day", np.int64),  # 1 by day
    ("dealer", np.int64),
    ("turn", np.int64),  # whose turn it is at night
    ("winner", np.int64),  # seat, or NONE
    ("old_man", np.int64),  # seat, MIDDLE or NOT_IN_GAME
    ("banned", np.int64),  # groups that cannot be used this night, as bits (O-DX1 to O-DX3)
    # the turn so far
    ("stage", np.int64),  # BEFORE, ATTACKING or AFTER
    ("rerolled", np.int64),  # dice rolled again by a power this turn
    ("looked", np.int64),  # looks by a power this turn
    ("die", np.int64),  # last single die, until the next decision but a re-roll's; 0 for none
    ("event", np.int64),  # kind of the event card whose effect is being chosen, or NONE
    ("left", np.int64),  # looks, draws or slots still to come
    ("last", np.int64),  # last element chosen of a set: later ones come in ascending order
    ("draw", np.int64),  # why cards are being drawn
    ("laying", np.int64),  # why a row is being laid
    ("laid", np.int64),  # slots laid so far; the rest of the row is in no order
    ("asked", np.int64),  # seats asked so far: by a window, in court, at dawn
    ("due", np.int64),  # 1: the old man goes to the middle once the djinn is resolved (O-VB4)
    # the attack
    ("table", np.int8, TABLE),  # kinds laid, the attacking card first, NONE where empty
    ("laid_out", np.int64),  # cards on the table
    ("sent", np.int64),  # of them the attacker's
    ("target", np.int64),  # seat attacked, or NONE
    ("slot", np.int64),  # slot attacked, or slot of a treasure that may be covered, or given in exchange; or NONE
    ("object", np.int64),  # object attacked, or for sale; or NONE
    ("holder", np.int64),  # who holds what was stolen, or NONE
    # players
    ("hand_size", np.int8, PLAYERS),
    ("from_attack", np.int8, PLAYERS),  # cards of the hand that came from the attack pile
    ("row_size", np.int8, PLAYERS),
    ("facing", np.int16, PLAYERS),  # slots that lie face up
    ("open", np.int16, PLAYERS),  # treasures that lie face up
    ("known_by", np.int8, (PLAYERS, ROW)),  # observers who know the treasure of a slot
    ("pool", np.int8, (OBSERVERS, PLAYERS)),  # seats of one number hold together insignia that the observer counts
    ("drunk", np.int8, PLAYERS),
    ("djinns", np.int8, PLAYERS),  # played this turn (O-Q41)
    ("losses", np.int8, PLAYERS),  # treasures lost this night (O-Q40)
    ("visitor_at", np.int8, VISITORS),  # seat, or NONE
    ("object_at", np.int8, DAY_KINDS),  # seat, or NONE
    # piles
    ("pile_size", np.int16, PILE_KINDS),
    ("trimmed", np.int16, PILE_KINDS),  # cards put aside unseen (O-VA4)
    ("discard", np.int8, KINDS),
    # day
    ("day_cards", np.int8, DAY_CARDS),  # kinds revealed this day, NONE where none yet
    ("revealed", np.int64),  # day cards revealed
    ("night_open", np.int64),  # treasures that lay face up at the end of the night
    ("offer", np.int32, PLAYERS),  # units offered
    ("spent", np.int32, PLAYERS),  # units used up this day
    ("passes", np.int64),  # seats that raised nothing, in a row
    ("dice", np.int8, PLAYERS),  # rolled in the bazaar or in court, until the next decision; 0 for none
    ("accused", np.int64),  # seat, or NONE
    ("claim", np.int64),  # treasure sued for, or NONE
    ("tried", np.int64),  # treasures tried on this card (O-DC11)
    ("lost", np.int16, PLAYERS),  # treasures lost by a verdict on this card (O-DC12)
)

STATE = record_type(
    (
        *PUBLIC,
        ("hand", np.int8, (PLAYERS, HAND)),  # kinds, ascending, NONE where empty
        ("bag", np.int8, KINDS),  # cards of the piles and put aside, without an order
        ("row", np.int8, (PLAYERS, ROW)),  # treasures by slot, NONE where empty
        ("owner_known", np.int16, OBSERVERS),  # treasures of which the observer knows the owner but not the slot
    )
)

INFORMATION = record_type(
    (
        *PUBLIC,
        ("seat", np.int64),  # whose information this is, NONE for a spectator
        ("hand", np.int8, HAND),  # the seat's own hand, NONE where empty
        ("row", np.int8, (PLAYERS, ROW)),  # treasures by slot as far as the seat knows, else NONE
        ("owner", np.int8, TREASURES),  # who has a treasure as far as the seat knows, else NONE
        ("insignia", np.int8, PLAYERS),  # insignia of the seats of each pool, at the pool's number
    )
)

COMPONENTS = record_type(
    (
        ("players", np.int64),
        ("dealt_insignia", np.int64),  # per player (O-S04 to O-S07)
        ("dealt_valuables", np.int64),
        ("hand_limit", np.int64),  # of cards, before powers and ladies (O-S14, O-S15, O-VA3)
        ("needed", np.int64),  # insignia that win (O-W01, O-W02)
        ("dealer", np.int64),  # option: first dealer, NONE for a lot (O-Q51)
        # options
        ("keep_hands", np.int64),  # O-Q7
        ("open_dawn", np.int64),  # O-DE4
        ("without_old_man", np.int64),  # O-VA1
        ("fewer_cards", np.int64),  # O-VA4
        ("flips_move", np.int64),  # O-VB1
        ("losses_move", np.int64),  # O-VB2
        ("open_losses_move", np.int64),  # O-VB3
        ("djinns_move", np.int64),  # O-VB4
        ("may_fetch", np.int64),  # O-VB5
        ("walks", np.int64),  # 1: he moves by the die (O-O03), 0 with any of O-VB1 to O-VB5 or without him
        # night cards
        ("kinds", np.int64),
        ("first", np.int64, PILE_KINDS + 1),  # first kind of each pile, and the number of kinds
        ("number", np.int8, KINDS),
        ("kind", np.int8, KINDS),
        ("group", np.int8, KINDS),  # NONE for none
        ("attack", np.int8, KINDS),  # NONE where a card has no values
        ("defence", np.int8, KINDS),
        ("key", np.int8, KINDS),
        ("effect", np.int8, KINDS),
        ("amount", np.int8, KINDS),
        ("visitor", np.int8, KINDS),  # number of a visitor, NONE for other cards
        ("visitor_kind", np.int8, VISITORS),  # back from it, NONE where there is none
        # treasures and day cards
        ("power", np.int8, TREASURES),
        ("power_amount", np.int8, TREASURES),
        ("with_power", np.int16, POWER_KINDS),  # treasures of each power
        ("objects_with", np.int16, POWER_KINDS),  # day cards of each power
        ("day_kind", np.int8, DAY_KINDS),
        ("day_number", np.int8, DAY_KINDS),  # 0 for cards left out (O-VA2)
        ("day_amount", np.int8, DAY_KINDS),
        ("day_group", np.int8, DAY_KINDS),  # group banned, else NONE
    )
)
