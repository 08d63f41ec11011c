"""Content coverage: tiles, spaces, goods, huts and dogs of My First Stone Age meet every way that the rules have.

Random games with every number of players that prefer what was not yet seen, with a cap.
"""

import re
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import fondaco
from fondaco.games.stoneage.state import GOODS, PLAYERS
from fondaco.kernel.events import Event
from fondaco.kernel.game import State
from tests.effort import amount
from tests.proof.play import dice
from tests.stoneage import HUTS, TILES, TRACK, game

LOCALE = Path(fondaco.__file__).parent / "locale" / "en"
MOST_GAMES = amount(150, 600)
"""Far more than needed, so that another order of luck does not fail."""
NOT_OF_A_STEP = {"dealt", "took_back"}
"""Events that no action of the game brings about."""

EVERYTHING = {
    *((f"tile {tile}", f"from {space}") for tile in TILES for space in TRACK),
    *((verb, good) for verb in ("took", "nothing", "give", "take", "spare", "paid") for good in GOODS),
    *(("traded", str(number)) for number in range(1, 6)),
    *(("nothing", place) for place in ("dog", "trading_place")),
    *(("built", hut) for hut in HUTS),
    *((f"dogs for {size} goods", str(dogs)) for size in (2, 3) for dogs in range(3)),
    *((word, str(pile)) for word in ("revealed", "ran out") for pile in range(3)),
    *((f"huts of seat {seat}", str(number)) for seat in range(PLAYERS) for number in (1, 2, 3)),
    *((f"swap {slot}", known) for slot in range(14) for known in ("known", "unknown")),
    *(("stole", str(distance)) for distance in (1, 2, 3)),
}


def ways(state: State, action: int, events: list[Event], after: State) -> Iterator[tuple[str, str]]:
    """What an action did with which piece, in the words of EVERYTHING."""
    seat = state.actor
    assert seat is not None
    verb, _, word = state.game.notation(action).partition(" ")
    before = state.records[0]
    if verb in ("give", "take", "spare"):
        yield verb, word
    if verb == "swap":
        for slot in word.split("-"):
            yield f"swap {slot}", "known" if before.seen[int(slot)] >= 0 else "unknown"
    for kind, args in events:
        if kind == "flipped":
            yield f"tile {TILES[args['tile']]}", f"from {TRACK[before.figure[seat]]}"  # type: ignore[index]
        elif kind == "took":
            yield kind, GOODS[args["good"]]  # type: ignore[index]
        elif kind == "nothing":
            yield kind, TRACK[args["space"]]  # type: ignore[index]
        elif kind == "traded":
            yield kind, str(sum(args["given"]))  # type: ignore[arg-type]
        elif kind == "stole_dog":
            yield "stole", str((args["other"] - seat) % state.game.players)  # type: ignore[operator]
        elif kind == "built":
            goods, dogs = args["goods"], args["dogs"]
            assert isinstance(goods, list)
            assert isinstance(dogs, int)
            yield kind, HUTS[args["hut"]]  # type: ignore[index]
            yield f"dogs for {sum(goods) + dogs} goods", str(dogs)
            yield from (("paid", good) for good, n in zip(GOODS, goods, strict=True) if n)
            yield f"huts of seat {seat}", str(sum(hut >= 0 for hut in after.view(None)["built"][seat]))
        elif kind in ("hut_revealed", "pile_empty"):
            yield "revealed" if kind == "hut_revealed" else "ran out", str(before.pile)


def hopes(state: State, action: int) -> set[tuple[str, str]]:
    """What an action may bring, as far as it can be told beforehand."""
    verb, _, word = state.game.notation(action).partition(" ")
    seen, seat = state.records[0].seen, state.actor
    if verb == "flip" and seen[int(word)] >= 0:
        return {(f"tile {TILES[seen[int(word)]]}", f"from {TRACK[state.records[0].figure[seat]]}")}
    if verb == "swap":
        return {(f"swap {slot}", "known" if seen[int(slot)] >= 0 else "unknown") for slot in word.split("-")}
    return {(verb, word)}


def test_everything_happens() -> None:
    texts = (LOCALE / "stoneage.ftl").read_text(encoding="utf-8")
    untold = set(re.findall(r"^stoneage-event-(\w+)", texts, re.MULTILINE)) - NOT_OF_A_STEP
    assert len(untold) > 15
    missing = EVERYTHING.copy()
    for seed, players in zip(range(MOST_GAMES), cycle(range(2, PLAYERS + 1))):
        state, chooser = game(players).deal(seed=seed), dice(seed)
        while not state.over:
            legal = state.legal()
            action = chooser.choice([a for a in legal if hopes(state, a) & missing] or legal)
            before = state.copy()
            state.apply(action)
            events = state.game.room.events(before.view(None), state.view(None), action)
            untold -= {event.kind for event in events}
            done = set(ways(before, action, events, state))
            assert done <= EVERYTHING
            missing -= done
        if not missing and not untold:
            break
    assert not missing, f"never happened: {sorted(missing)}"
    assert not untold, f"never told: {sorted(untold)}"
