"""Content coverage: every card of Jambo is played, used, taken and discarded in every way that the rules have for it.

Random games that prefer what was not yet seen, with a cap; positions for what they do not reach.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import fondaco
from fondaco.games.jambo.state import ANIMALS, POWERS, UTILITIES, WARES
from fondaco.kernel.game import State
from tests.proof.play import dice

GAME = fondaco.game("jambo")
NAMES = GAME.set.names
LOCALE = Path(fondaco.__file__).parent / "locale" / "en"

WARE_CARDS = NAMES[len(POWERS) :]
THREE_WARE_CARDS = [name for name in WARE_CARDS if len(name) == len("ware_kkk")]
REACTIONS = ("guard", "rain_maker")
WORKING = [utility for utility in UTILITIES if utility != "mask_of_transformation"]
MOST_GAMES = 800
"""Far more than needed, so that another order of luck does not fail."""


def each(verb: str, arguments: tuple[str, ...] | list[str]) -> list[str]:
    """Actions of a verb."""
    return [f"{verb} {argument}" for argument in arguments]


def placed(verbs: tuple[str, ...] = ("utility", "turned_utility")) -> list[str]:
    """Choices of a placed utility, unused and used."""
    return [action for verb in verbs for action in each(verb, UTILITIES)]


ANY_CARD = each("card", NAMES)
ANY_WARE = each("ware", WARES)

WAYS: dict[str, list[str]] = {
    "draw": ["look", "skip", "end_turn", "use mask_of_transformation"],
    "keep": [*each("keep", NAMES), *each("discard", NAMES)],
    "play": [
        "end_turn",
        *each("buy", WARE_CARDS),
        *each("sell", WARE_CARDS),
        *each("play", [power for power in POWERS if power not in REACTIONS]),
        *each("use", WORKING),
    ],
    "end": ["end_turn"],
    "mask_card": [*ANY_CARD, *each("take", NAMES)],
    "room_utility": placed(),
    "rain_window": ["decline", *each("rain_maker", WARE_CARDS)],
    "guard_window": [*each("decline", ANIMALS), *each("guard", ANIMALS)],
    "dancer_card": each("card", THREE_WARE_CARDS),
    "dancer_ware": ANY_WARE,
    "portuguese_ware": [*ANY_WARE, "done"],
    "shaman_from": ANY_WARE,
    "shaman_to": ANY_WARE,
    "basket_ware": ANY_WARE,
    "basket_amount": ["amount 1", "amount 2"],
    "drummer_card": each("card", UTILITIES),
    "psychic_card": each("seen", NAMES),
    "elder_option": ["opponent_discards", "draw_up"],
    "elder_discard": ANY_CARD,
    "carrier_option": ["take_wares", "take_cards"],
    "carrier_ware": [*ANY_WARE, "none"],
    "carrier_amount": ["amount 1", "amount 2"],
    "merchant_ware": ANY_WARE,
    "bid": [f"{verb} {card}" for verb in ("bid", "pass") for card in ("travelling_merchant", "arabian_merchant")],
    "leave_ware": [
        f"{what} {card}" for what in ("ware", "done") for card in ("travelling_merchant", "elephant", "parrot")
    ],
    "boat_payment": [*ANY_CARD, *placed()],
    "boat_ware": ANY_WARE,
    "statue_ware": ANY_WARE,
    "throne_take": ANY_WARE,
    "throne_give": ANY_WARE,
    "kettle_card": [*ANY_CARD, "done"],
    "drums_ware": ANY_WARE,
    "supplies_payment": [*ANY_CARD, "pay_gold"],
    "scales_keep": ANY_CARD,
    "weapons_payment": [*ANY_CARD, *placed()],
    "elephant_ware": ANY_WARE,
    "cheetah_option": ["give_gold", "let_draw"],
    "hyena_take": ANY_CARD,
    "hyena_give": ANY_CARD,
    "crocodile_utility": placed(),
    "crocodile_use": [*each("use_it", WORKING), *each("leave_it", WORKING)],
    "lion_utility": placed(),
    "parrot_ware": ANY_WARE,
    "baboon_card": each("card", [name for name in NAMES if name != "baboon"]),
    "snake_keep": placed(),
}


def name(kind: int) -> str:
    """Id of a card."""
    return NAMES[kind]


def ways(state: State, action: int) -> Iterator[str]:
    """What an action does with which card, in the words of WAYS."""
    s, decision, notation = state.records[0], state.decision, GAME.notation(action)
    verb = notation.partition(" ")[0]
    if decision == "keep":
        yield f"{verb} {name(s.limbo[0])}"
    elif decision == "psychic_card":
        yield f"seen {name(s.limbo[int(notation.split()[1]) - 1])}"
    elif decision == "rain_window" and verb == "rain_maker":
        yield f"{verb} {name(s.card if s.second < 0 else s.second)}"
    elif decision in ("guard_window", "bid", "leave_ware"):
        yield f"{verb} {name(s.card)}"
    elif decision == "crocodile_use":
        yield f"{verb} {name(s.eaten)}"
    else:
        yield notation
        if decision == "mask_card":
            yield f"take {name(s.discard_top)}"


def prepared() -> Iterator[tuple[State, list[str]]]:
    """Positions for what random play seldom reaches, and the actions to play there."""
    for utility in UTILITIES:
        used = {"card": utility, "turned": True}
        spare = "well" if utility != "well" else "drums"
        for animal, seat in (("crocodile", 1), ("lion", 0), ("snake", 0)):
            placed = [[used, spare], []] if seat == 0 else [[], [used, spare]]
            state = GAME.position({"phase": "play", "hands": [[animal], []], "utilities": placed}, seed=1)
            yield state, [f"play {animal}", f"turned_utility {utility}"]
    for card in NAMES:
        state = GAME.position({"phase": "play", "hands": [["tribal_elder"], [card, "guard", "guard", "guard"]]}, seed=1)
        yield state, ["play tribal_elder", "opponent_discards", f"card {card}"]


@dataclass
class Seen:
    """What has not happened yet: ways to use cards, and events that a seat was told."""

    ways: set[tuple[str, str]]
    events: set[str]

    def play(self, state: State, action: int) -> None:
        """Play an action and note what happens."""
        found = {(state.decision, way) for way in ways(state, action)}
        assert found <= EVERYTHING, f"the table lacks {found - EVERYTHING}"
        self.ways -= found
        before = [state.view(seat) for seat in (None, 0, 1)] if self.events else []
        state.apply(action)
        for view in before:
            after = state.view(None if view["seat"] < 0 else view["seat"])
            self.events -= {event.kind for event in GAME.room.events(view, after, action)}


NOT_OF_A_STEP = {"dealt", "took_back"}
"""Events that no action of the game brings about."""
EVERYTHING = {(decision, way) for decision, found in WAYS.items() for way in found}


def test_the_table_has_every_question_and_every_verb() -> None:
    assert set(WAYS) == set(GAME.room.decisions) - {"over"}
    verbs = {verb for verb, *_ in GAME.room.verbs}
    assert {way.partition(" ")[0] for _, way in EVERYTHING} - {"take"} == verbs


def test_everything_happens() -> None:
    texts = (LOCALE / "jambo.ftl").read_text(encoding="utf-8")
    events = set(re.findall(r"^jambo-event-(\w+)", texts, re.MULTILINE))
    assert len(events) > 30
    seen = Seen(EVERYTHING.copy(), events - NOT_OF_A_STEP)
    for state, actions in prepared():
        for action in actions:
            seen.play(state, GAME.parse(action))
    for seed in range(MOST_GAMES):
        state, chooser = GAME.deal(seed=seed), dice(seed)
        while not state.over:
            legal = state.legal()
            new = [a for a in legal if any((state.decision, way) in seen.ways for way in ways(state, a))]
            seen.play(state, chooser.choice(new or legal))
        if not seen.ways and not seen.events:
            break
    assert not seen.ways, f"never happened: {sorted(seen.ways)}"
    assert not seen.events, f"never told: {sorted(seen.events)}"
