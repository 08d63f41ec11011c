"""Tables of Orient at which a game in the browser begins: close to its end, or at a question that is to be seen."""

from typing import Any

Position = dict[str, Any]

ROWS: list[list[Any]] = [
    ["ins_crown", {"treasure": "val_dagger", "up": True}, "val_lamp"],
    ["ins_sceptre", "val_lock", {"treasure": "val_wine", "up": True}],
    [{"treasure": "ins_signet", "known_by": [0]}, "val_purse", "val_shield"],
    ["ins_sabre", "val_crystal", "val_bottle"],
    ["ins_mantle", "val_lockpick", "val_astrolabe"],
]
HANDS = [
    ["atk_captain", "atk_thief", "ev_potion", "ev_parrot", "def_palace"],
    ["atk_band", "def_spears", "def_archers"],
    ["def_palace", "ev_key_a"],
    ["atk_thief"],
    ["def_leopard", "atk_ghoul"],
]
FIVE: Position = {"players": 5, "dealer": 4, "rows": ROWS, "hands": HANDS}

NIGHT: Position = {
    **FIVE,
    "night": 2,
    "old_man": 2,
    "visitors": {"vis_dinarzad": 1},
    "objects": {"baz_hounds": 3},
    "day_cards": ["day_sandstorm", "baz_hounds", "day_court", "day_prince"],
    "banned": ["archers"],
}
DEFENCE: Position = {
    **FIVE,
    "turn": 1,
    "decision": "defence",
    "stage": "attacking",
    "table": ["atk_band"],
    "sent": 1,
    "target": 0,
    "slot": 0,
}
PILFER: Position = {
    **FIVE,
    "turn": 1,
    "decision": "pilfer",
    "asked": 1,
    "holder": 1,
    "target": 0,
    "slot": 0,
    "seconds": 600,
}
BAZAAR: Position = {
    **FIVE,
    "day": 1,
    "old_man": 0,
    "visitors": {"vis_dinarzad": 0},
    "decision": "bazaar",
    "actor": 0,
    "day_cards": ["day_sandstorm", "baz_camel"],
    "object": "baz_camel",
}
COURT: Position = {**FIVE, "day": 1, "decision": "accuse", "day_cards": ["day_court"]}

LATE_FIVE: Position = {
    "players": 5,
    "dealer": 4,
    "old_man": 0,
    "rows": [
        ["ins_crown", "ins_signet", "ins_sabre", "val_dagger"],
        [{"treasure": "ins_sceptre", "up": True}, "val_lock", "val_astrolabe"],
        ["val_purse", "val_shield", "val_lamp"],
        ["val_crystal", "val_bottle", "val_wine"],
        [{"treasure": "ins_mantle", "up": True}, "val_lockpick"],
    ],
    "hands": [["atk_master", "atk_master", "def_palace"], [], [], [], []],
}
LATE_THREE: Position = {
    "players": 3,
    "dealer": 2,
    "old_man": 0,
    "rows": [
        ["ins_crown", "ins_signet", "val_dagger", "val_lamp"],
        [{"treasure": "ins_sceptre", "up": True}, "val_lock", "val_astrolabe", "val_purse"],
        ["val_crystal", "val_lockpick", "val_shield", "val_wine"],
    ],
    "hands": [["atk_master", "atk_master", "def_palace"], ["def_spears"], []],
}
LATE_TWO: Position = {
    "players": 2,
    "dealer": 1,
    "old_man": 0,
    "rows": [
        ["ins_crown", "ins_signet", "ins_sabre", "val_dagger", "val_lamp"],
        [{"treasure": "ins_sceptre", "up": True}, "val_lock", "val_shield", "val_purse", "val_crystal"],
    ],
    "hands": [["atk_master", "atk_master", "def_palace", "def_spears"], []],
}
