"""Orient's action table: what each integer means.

An action is a verb with at most one argument. The table is the same for every component set and number of players. A
*place* is a slot of a seat's row, ``seat * ROW + slot``.
"""

from .state import DAY_KINDS, KINDS, PILE_KINDS, PLACES, PLAYERS, ROW, TREASURES, UNITS

VERBS: tuple[tuple[str, str, int, int], ...] = (
    # verb, what its argument is, first argument, number of arguments
    ("pass", "", 0, 1),  # no action; no more bonus units; no suit
    ("end_turn", "", 0, 1),
    ("done", "", 0, 1),  # no more elements of a set
    ("decline", "", 0, 1),  # no defence; no Pilfer
    ("rearrange", "", 0, 1),
    ("roll", "", 0, 1),
    ("reroll", "", 0, 1),
    ("accept", "", 0, 1),  # the die as it is
    ("take_old_man", "", 0, 1),
    ("play_on", "", 0, 1),  # leave him in the middle
    ("cover_it", "", 0, 1),  # the treasure just stolen
    ("leave_it", "", 0, 1),
    ("draw", "pile", 0, PILE_KINDS),
    ("attack", "card", 0, KINDS),
    ("defend", "card", 0, KINDS),
    ("play", "card", 0, KINDS),  # an event card
    ("discard", "card", 0, KINDS),
    ("uncover", "slot", 0, ROW),
    ("cover", "slot", 0, ROW),
    ("give", "slot", 0, ROW),
    ("lay", "treasure", 0, TREASURES),  # in the next slot of the own row
    ("look", "place", 0, PLACES),
    ("target", "place", 0, PLACES),
    ("target_object", "object", 0, DAY_KINDS),
    ("get", "place", 0, PLACES),
    ("seat", "seat", 0, PLAYERS),
    ("offer", "unit", 0, UNITS),
    ("accuse", "seat", 0, PLAYERS),
    ("claim", "treasure", 0, TREASURES),
)

PASS, END_TURN, DONE, DECLINE, REARRANGE, ROLL, REROLL, ACCEPT, TAKE_OLD_MAN, PLAY_ON, COVER_IT, LEAVE_IT = range(12)
DRAW = 12  # DRAW + pile
ATTACK = DRAW + PILE_KINDS  # ATTACK + kind
DEFEND = ATTACK + KINDS
PLAY = DEFEND + KINDS
DISCARD = PLAY + KINDS
UNCOVER = DISCARD + KINDS  # UNCOVER + slot
COVER = UNCOVER + ROW
GIVE = COVER + ROW
LAY = GIVE + ROW  # LAY + treasure
LOOK = LAY + TREASURES  # LOOK + place
TARGET = LOOK + PLACES
TARGET_OBJECT = TARGET + PLACES  # TARGET_OBJECT + day card
GET = TARGET_OBJECT + DAY_KINDS
SEAT = GET + PLACES  # SEAT + seat
OFFER = SEAT + PLAYERS  # OFFER + unit
ACCUSE = OFFER + UNITS
CLAIM = ACCUSE + PLAYERS
ACTIONS = CLAIM + TREASURES
