"""Whole games kept as match records in `tests/fixtures/<game>/games/`: their replay guards the rules and the format.

Each version of the rules keeps its games. Before the first release this plays and writes them anew:

    python -m tests.proof.recorded
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import fondaco
from fondaco.bots import players
from fondaco.kernel import match
from fondaco.kernel.chance import seed_key
from fondaco.kernel.room import GAMES
from tests.proof.perft import FIXTURES


class Setting(NamedTuple):
    """How a game is to be played: its options, a bot for each seat, changes to the component set."""

    seed: int
    bots: tuple[str, ...]
    options: Mapping[str, Any] = {}
    components: Mapping[str, Any] = {}


DAY_CARDS = [
    *({**card, "number": 2} for card in fondaco.game("orient").set.data["day_cards"] if card["kind"] == "court"),
    *(card for card in fondaco.game("orient").set.data["day_cards"] if card["kind"] == "bazaar"),
]
"""Those of an Orient without sandstorms and bans, in which the court meets twice a day."""

SETTINGS: dict[str, tuple[Setting, ...]] = {
    "jambo": (
        *(Setting(seed, ("heuristic", "heuristic")) for seed in range(1, 4)),
        Setting(4, ("heuristic", "random"), {"starter": "0"}),
        Setting(5, ("random", "heuristic"), {"starter": "1"}),
        Setting(6, ("random", "random"), {"starter": "0"}),
        Setting(7, ("random", "random")),
        Setting(8, ("random", "random")),
        Setting(9, ("heuristic", "heuristic"), {}, {"start_gold": 8, "start_hand": 3, "stand_spaces": 2}),
        Setting(10, ("random", "random"), {}, {"start_gold": 50, "stand_first": 1}),
    ),
    "orient": (
        *(Setting(players - 1, ("heuristic",) * players) for players in (2, 3, 4, 5)),
        Setting(5, ("random", "heuristic"), {"dealer": "1", "va4": "yes"}),
        Setting(6, ("random", "heuristic", "random"), {"vb1": "yes", "vb2": "yes", "vb4": "yes", "vb5": "yes"}),
        Setting(7, ("heuristic",) * 4, {"va1": "yes", "keep_hands": "yes", "open_dawn": "yes"}),
        Setting(8, ("random",) * 2, {"vb3": "yes", "va3": "yes"}),
        Setting(9, ("random",) * 3, {"va1": "yes", "va2": "yes"}),
        Setting(10, ("heuristic", "random"), {}, {"day_cards": DAY_CARDS}),
    ),
    "samarkand": (
        Setting(1, ("heuristic",) * 2),
        Setting(2, ("heuristic",) * 3),
        Setting(3, ("heuristic",) * 4),
        Setting(4, ("heuristic",) * 5),
        Setting(5, ("random", "heuristic"), {"starter": "1"}),
        Setting(6, ("random", "heuristic", "random", "heuristic"), {"starter": "2"}),
        Setting(7, ("random",) * 3),
        Setting(8, ("random",) * 5),
        Setting(9, ("heuristic", "random", "heuristic"), {}, {"relation_tiles": {"dark_green": 1, "grey": 1}}),
        Setting(10, ("random",) * 2, {}, {"camels": 5}),
    ),
    "stoneage": (
        *(Setting(players - 1, ("heuristic",) * players) for players in (2, 3, 4)),
        Setting(4, ("easy", "strong")),
        Setting(5, ("medium", "easy", "strong"), {"youngest": "2", "hidden_goods": "yes"}),
        Setting(6, ("random", "heuristic"), {"kind_dog": "yes"}),
        Setting(7, ("random",) * 4, {"youngest": "3", "kind_dog": "yes", "automatic_swap": "yes", "recall": "yes"}),
        Setting(8, ("random",) * 3),
        Setting(9, ("random",) * 2),
        Setting(10, ("heuristic", "random", "easy"), {}, {"goods": {"2": 5, "3": 2, "4": 6}}),
    ),
}


REASONS = {
    "jambo": {"announcer", "answer"},
    "orient": {"insignia"},
    "samarkand": {"all_families", "five_relations", "both", "stuck"},
    "stoneage": {"complete"},
}
"""Every way in which a game can end."""


def folder(name: str) -> Path:
    """Where a game's records lie."""
    return FIXTURES / name / "games"


def play(name: str, setting: Setting) -> match.MatchRecord:
    """Play a whole game; its record."""
    own = {**fondaco.game(name).set.data, **setting.components, "name": "own"} if setting.components else None
    game = fondaco.game(name, players=len(setting.bots), components=own, **setting.options)
    key = seed_key(setting.seed)
    state = game.deal(seed=key)
    seated = [players.make(bot, game, seed=setting.seed) for bot in setting.bots]
    while (seat := state.actor) is not None:
        state.apply(seated[seat].choose(state.information(seat), state.legal()))
    seats = [match.Seat(name=f"Seat {seat + 1}", bot=bot) for seat, bot in enumerate(setting.bots)]
    return match.write_record(state, seats, key)


def renew(name: str) -> None:
    """Play all games of a game anew."""
    folder(name).mkdir(parents=True, exist_ok=True)
    for number, setting in enumerate(SETTINGS[name], 1):
        record = play(name, setting)
        match.save(record, folder(name) / f"{number:02}.json")
        print(f"{name}: {number}: {len(record.actions)} actions, {record.result}", flush=True)


if __name__ == "__main__":
    for game in GAMES:
        renew(game)
