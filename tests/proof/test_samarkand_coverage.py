"""Content coverage: every space, family and card of Samarkand meets every way that the rules have for it.

Random games with every number of players that prefer what was not yet seen, with a cap.
"""

import re
from itertools import cycle
from pathlib import Path

import numpy as np

import fondaco
from fondaco.games.samarkand.state import PLAYERS
from fondaco.kernel.game import State
from tests.proof.play import dice
from tests.samarkand import CARDS, FAMILIES, SPACES, game

LOCALE = Path(fondaco.__file__).parent / "locale" / "en"
MOST_GAMES = 1_200
"""Far more than needed, so that another order of luck does not fail."""

WAYS: dict[str, list[str]] = {
    "turn": ["pass", *(f"{verb} {family}" for verb in ("marry", "extend") for family in FAMILIES)],
    "discard": ["done", *(f"discard {card}" for card in CARDS)],
    "first_camel": [f"{how} {space}" for how in ("place", "join") for space in SPACES],
    "second_camel": ["end_turn", *(f"{how} {space}" for how in ("place", "join") for space in SPACES)],
    "sale": [f"{verb} {card}" for verb in ("sell", "hold", "decline") for card in CARDS],
    "end": ["end_turn"],
}
"""Per question what can happen. A camel is placed where it stands alone, or joins another; a card is held by who could
have sold it, and declined by others."""
NEVER = {f"place {family['start']}" for family in game().set.data["families"]}
"""Start spaces are occupied from the start."""
EVERYTHING = {(decision, way) for decision, found in WAYS.items() for way in found if way not in NEVER}
NOT_OF_A_STEP = {"dealt", "took_back"}
"""Events that no action of the game brings about."""


def way(state: State, action: int) -> str:
    """What an action does with which piece, in the words of WAYS."""
    s = state.records[0]
    words = state.game.action(action)
    verb, piece = str(words["verb"]), str(words.get("space", words.get("family", words.get("card", ""))))
    if verb == "place" and s.camel[SPACES.index(piece), 0] >= 0:
        verb = "join"
    if verb in ("sell", "keep"):
        piece = CARDS[s.good]
        verb = verb if verb == "sell" else "hold" if s.place[s.good] == state.actor else "decline"
    return f"{verb} {piece}".strip()


def test_everything_happens() -> None:
    texts = (LOCALE / "samarkand.ftl").read_text(encoding="utf-8")
    events = set(re.findall(r"^samarkand-event-(\w+)", texts, re.MULTILINE)) - NOT_OF_A_STEP
    assert len(events) > 15
    missing, endings = EVERYTHING.copy(), set[str]()
    alone, idle = set(range(len(FAMILIES))), set(range(PLAYERS))  # families without a relation, seats without a tile
    for seed, players in zip(range(MOST_GAMES), cycle(range(2, PLAYERS + 1))):
        state, chooser = game(players).deal(seed=seed), dice(seed)
        while not state.over:
            legal = state.legal()
            new = [a for a in legal if (state.decision, way(state, a)) in missing]
            action = chooser.choice(new or legal)
            done = (state.decision, way(state, action))
            assert done in EVERYTHING
            missing.discard(done)
            before = [state.view(seat) for seat in (None, 0, 1)] if events else []
            state.apply(action)
            for view in before:
                after = state.view(None if view["seat"] < 0 else view["seat"])
                events -= {event.kind for event in state.game.room.events(view, after, action)}
        assert state.outcome is not None
        endings.add(state.outcome.reason)
        alone -= set(np.flatnonzero(state.records["met"][0].any(axis=0)).tolist())
        idle -= set(state.records["taken"][0].tolist())
        if not missing and not events and len(endings) == 4:
            break
    assert not missing, f"never happened: {sorted(missing)}"
    assert not events, f"never told: {sorted(events)}"
    assert endings == {"all_families", "five_relations", "both", "stuck"}
    assert not alone
    assert not idle
