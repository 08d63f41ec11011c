"""Content coverage: cards, treasures, day cards, verbs and events of Orient meet every way that the rules have.

Random games of every number of players, with variants drawn at random, that prefer what was not yet seen; with a cap.
"""

import re
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import fondaco
from fondaco.games.orient.actions import VERBS
from fondaco.kernel.events import Event
from tests.effort import amount
from tests.orient import DATA, DAY_CARDS, TREASURES
from tests.proof.play import dice, walk
from tests.proof.setups import Setup

LOCALE = Path(fondaco.__file__).parent / "locale" / "en"
MOST_GAMES = amount(300, 1_200)
"""Far more than needed, so that another order of luck does not fail."""
LONG = 1_000
"""Decisions of a game that are looked at: a whole one may never end (O-Q9)."""
NOT_OF_A_STEP = {"dealt", "took_back"}
"""Events that no action of the game brings about."""

KINDS = {card["id"]: card["kind"] for card in DATA["night_cards"]}
FIGHTING = [name for name, kind in KINDS.items() if kind in ("person", "flyer")]
CASTING = [name for name, kind in KINDS.items() if kind in ("djinn", "item")]
OBJECTS = [card["id"] for card in DATA["day_cards"] if card["kind"] == "bazaar"]

EVERYTHING = {
    *((verb, card) for verb in ("attack", "defend", "discard") for card in FIGHTING),
    *((verb, card) for verb in ("play", "discard") for card in CASTING),
    *(("visited", card) for card, kind in KINDS.items() if kind == "visitor"),
    *((verb, treasure) for verb in ("lay", "claim") for treasure in TREASURES),
    *((kind, treasure) for kind in ("stole", "uncovered", "covered", "awarded") for treasure in TREASURES),
    *((kind, name) for kind in ("target_object", "stole_object", "bought") for name in OBJECTS),
    *(("revealed", name) for name in DAY_CARDS),
    *(("verb", verb) for verb, *_ in VERBS),
}
TAKEN = {"stole": "stole", "pilfered": "stole", "uncovered": "uncovered", "covered": "covered", "awarded": "awarded"}
"""Events that tell of a treasure, and what they count as."""


def of_event(kind: str, event: Event, visitors: list[str]) -> Iterator[tuple[str, str]]:
    """What an event did with which piece, in the words of EVERYTHING."""
    args: dict[str, int] = {name: value for name, value in event.args.items() if isinstance(value, int)}
    if kind in TAKEN and "treasure" in args:
        yield TAKEN[kind], TREASURES[args["treasure"]]
    elif kind in ("stole_object", "pilfered_object", "bought"):
        yield kind.replace("pilfered", "stole"), DAY_CARDS[args["object"]]
    elif kind == "day_card":
        yield "revealed", DAY_CARDS[args["object"]]
    elif kind == "visited":
        yield kind, visitors[args["visitor"]]


def test_everything_happens() -> None:
    texts = (LOCALE / "orient.ftl").read_text(encoding="utf-8")
    untold = set(re.findall(r"^orient-event-(\w+?)(?:-known)? =", texts, re.MULTILINE)) - NOT_OF_A_STEP
    assert len(untold) > 40
    missing = EVERYTHING.copy()
    for seed, players in zip(range(MOST_GAMES), cycle(range(2, 6))):
        game, chooser = Setup("orient", players).variant(seed), dice(seed)
        visitors = game.describe()["visitors"]
        state = game.deal(seed=seed)
        while not state.over and state.count < LONG:
            words = {action: game.notation(action) for action in state.legal()}
            hoped = [a for a, word in words.items() if {tuple(word.split()), ("verb", word.split()[0])} & missing]
            action = chooser.choice(hoped or list(words))
            seat = state.actor
            before = state.view(seat)
            state.apply(action)
            done = {("verb", words[action].split()[0]), tuple(words[action].split())}
            for event in game.room.events(before, state.view(seat), action):
                untold.discard(event.kind)
                done.update(of_event(event.kind, event, visitors))
            missing -= done
        if not missing and not untold:
            break
    assert not missing, f"never happened: {sorted(missing)}"
    assert not untold, f"never told: {sorted(untold)}"


def test_random_games_of_every_number_of_players_come_to_an_end() -> None:
    """Not all do (O-Q9), but with the options that are suggested more than half."""
    for players in (2, 3, 4, 5):
        plain = fondaco.game("orient", players=players)
        game = fondaco.game("orient", players=players, **plain.room.suggested[players])
        ended = 0
        for seed in range(amount(6, 60)):
            state = game.deal(seed=seed)
            for _ in walk(state, dice(seed)):
                pass
            ended += state.over
        assert ended > amount(3, 30)
