"""What a seat of My First Stone Age knows (``inform``) and which states agree with that (``imagine``); A-Q29 and A-Q37.

Everything is done where all can see it, so the information is what a perfect memory keeps: which tile lies in each slot
whose tile was ever face up, and the goods of every player. It is the same for all seats. What has never been turned up
has no place; it is drawn when it is turned up, on imagined states as on the true one.

People have no perfect memory: :func:`shown` makes of an information the view, with the tiles that lie face up now, and,
where goods are hidden, only their number.
"""

import numpy as np

from fondaco.kernel.events import View

from ...kernel.compiling import compiled
from .state import *


@compiled
def _copy_public(source: np.record, target: np.record) -> None:
    """Copy what everybody sees, and what everybody has seen."""
    target.count, target.actor, target.decision = source.count, source.actor, source.decision
    target.undoable, target.players = source.undoable, source.players
    target.turn, target.turns = source.turn, source.turns
    target.slot, target.tile, target.pile, target.last = source.slot, source.tile, source.pile, source.last
    target.free_dogs = source.free_dogs
    target.figure[:] = source.figure
    target.dog[:] = source.dog
    target.face_up[:] = source.face_up
    target.stock[:] = source.stock
    target.trade[:] = source.trade
    target.goods[:] = source.goods
    target.open_hut[:] = source.open_hut
    target.below[:] = source.below
    target.built[:] = source.built
    target.given[:] = source.given
    target.taken[:] = source.taken
    target.spared[:] = source.spared
    target.seen[:] = source.seen
    target.sight[:] = source.sight
    target.swaps[:] = source.swaps


@compiled
def inform(s: np.record, c: np.record, seat: int, v: np.record) -> None:
    """Fill the information record ``v`` of a seat (NONE for a spectator) from a state."""
    _copy_public(s, v)
    v.seat = seat
    v.hidden_goods = c.hidden_goods
    v.recall = c.recall
    for p in range(PLAYERS):
        v.held[p] = 0
        for g in range(GOOD_KINDS):
            v.held[p] += s.goods[p, g]


@compiled
def imagine(v: np.record, c: np.record, luck: np.record, s: np.record) -> None:
    """Fill state ``s`` with one that agrees with the information ``v``.

    Tiles that ``seen`` does not name may lie in any slot that it does not name, so an information from which a bot has
    forgotten some serves as well, as long as it names the tiles that lie face up and the one just turned up.
    """
    _copy_public(v, s)
    for i in range(TILES):
        if s.seen[i] == NONE:
            s.sight[i] = 0
            s.swaps[i] = 0


def shown(information: View) -> View:
    """The view of an information: without what players must remember themselves.

    Of the forest it shows the tiles that lie face up now, unless the option ``recall`` asks for a perfect memory. Where
    goods are hidden, those of the others are UNKNOWN until the end; ``held`` tells how many they are.
    """
    view = dict(information)
    if not view["recall"]:
        lying = [tile != NONE for tile in view["face_up"]]
        for field, hidden in (("seen", NONE), ("sight", 0), ("swaps", 0)):
            view[field] = [value if up else hidden for value, up in zip(view[field], lying, strict=True)]
    if view["hidden_goods"] and view["decision"] != OVER:
        view["goods"] = [
            goods if seat == view["seat"] else [UNKNOWN] * GOOD_KINDS for seat, goods in enumerate(view["goods"])
        ]
    return view
