"""Jambo's action table: what each integer means.

An action is a verb with at most one argument. The table is the same for every component set; ware cards are numbered as
in :mod:`.state`.
"""

from .state import FIRST_UTILITY, FIRST_WARE_CARD, GOLD_MAX, KINDS, SEEN, UTILITY_KINDS, WARE_CARDS, WARE_KINDS

VERBS: tuple[tuple[str, str, int, int], ...] = (
    # verb, what its argument is, first argument, number of arguments
    ("look", "", 0, 1),  # draw phase: look at the top card
    ("skip", "", 0, 1),  # go on to the play phase
    ("end_turn", "", 0, 1),
    ("keep", "", 0, 1),  # the card looked at
    ("discard", "", 0, 1),
    ("done", "", 0, 1),  # no more elements of a set
    ("none", "", 0, 1),  # take no ware
    ("decline", "", 0, 1),  # no reaction
    ("guard", "", 0, 1),
    ("rain_maker", "", 0, 1),
    ("pass", "", 0, 1),  # bid no more
    ("pay_gold", "", 0, 1),  # supplies: 1 gold instead of a card
    ("opponent_discards", "", 0, 1),  # tribal elder
    ("draw_up", "", 0, 1),
    ("take_wares", "", 0, 1),  # carrier
    ("take_cards", "", 0, 1),
    ("give_gold", "", 0, 1),  # cheetah
    ("let_draw", "", 0, 1),
    ("use_it", "", 0, 1),  # crocodile
    ("leave_it", "", 0, 1),
    ("buy", "card", FIRST_WARE_CARD, WARE_CARDS),
    ("sell", "card", FIRST_WARE_CARD, WARE_CARDS),
    ("play", "card", 0, FIRST_WARE_CARD),  # stand, utility, person or animal
    ("use", "card", FIRST_UTILITY, UTILITY_KINDS),
    ("card", "card", 0, KINDS),  # choose a card
    ("utility", "card", FIRST_UTILITY, UTILITY_KINDS),  # choose a placed utility not yet used
    ("turned_utility", "card", FIRST_UTILITY, UTILITY_KINDS),  # choose a placed utility already used
    ("ware", "ware", 0, WARE_KINDS),
    ("amount", "number", 1, 2),
    ("seen", "number", 1, SEEN),  # card by its place from the top
    ("bid", "gold", 1, GOLD_MAX),
)

LOOK, SKIP, END_TURN, KEEP, DISCARD, DONE, TAKE_NONE, DECLINE, PLAY_GUARD, PLAY_RAIN_MAKER = range(10)
PASS, PAY_GOLD, OPPONENT_DISCARDS, DRAW_UP, TAKE_WARES, TAKE_CARDS, GIVE_GOLD, LET_DRAW, USE_IT, LEAVE_IT = range(
    10, 20
)
FIRST_OF_ARGUMENT = 20  # actions below have none
BUY = FIRST_OF_ARGUMENT - FIRST_WARE_CARD  # BUY + kind
SELL = BUY + WARE_CARDS
PLAY = SELL + KINDS  # PLAY + kind
USE = PLAY + FIRST_WARE_CARD - FIRST_UTILITY  # USE + kind
CARD = USE + FIRST_UTILITY + UTILITY_KINDS  # CARD + kind
UTILITY = CARD + KINDS - FIRST_UTILITY  # UTILITY + kind
TURNED_UTILITY = UTILITY + UTILITY_KINDS
WARE = TURNED_UTILITY + FIRST_UTILITY + UTILITY_KINDS  # WARE + ware
AMOUNT = WARE + WARE_KINDS - 1  # AMOUNT + 1 or 2
TOP = AMOUNT + 1 + 2 - 1  # TOP + place from 1
BID = TOP + 1 + SEEN - 1  # BID + gold
ACTIONS = BID + 1 + GOLD_MAX
