"""When a step may show a seat something that was hidden from it, by the rules of each game."""

from collections.abc import Callable

from fondaco.games.jambo.state import ASK_HYENA_TAKE, NONE, SUPPLIES
from fondaco.games.orient.state import ASK_COVER_STOLEN
from fondaco.games.orient.state import OVER as ORIENT_OVER
from fondaco.games.samarkand.state import OVER
from fondaco.kernel.events import View


def jambo(before: View, after: View, decision: str, action: str) -> bool:
    """Whether a step between two views of one seat shows it a card (J-9.26 and what follows from it)."""
    seat = before["seat"]
    if sum(after["middle_cards"]) > sum(before["middle_cards"]):
        return True  # the Arabian merchant's cards, or the hands that a baboon lays open
    if decision == "keep" and action == "discard":
        return True  # a card looked at is thrown away
    if action == "use supplies" or (action == "use_it" and before["eaten"] == SUPPLIES):
        return True  # cards are turned over
    if seat == NONE:
        return False
    shuffled = any(now < then for now, then in zip(after["discard"], before["discard"], strict=True))
    shuffled = shuffled and decision not in ("mask_card", "drummer_card")
    if shuffled:
        return True  # whoever sees all but one hand can count
    drawn = any(now > then for now, then in zip(after["hand"], before["hand"], strict=True))
    if drawn and after["deck_size"] < before["deck_size"]:
        return True  # own cards from the deck
    if seat == before["turn"]:
        looks = after["limbo_size"] > before["limbo_size"]
        return looks or (after["decision"] == ASK_HYENA_TAKE and decision != "hyena_take")
    return decision == "scales_keep"


def samarkand(before: View, after: View, _: str, action: str) -> bool:
    """Whether a step between two views of one seat shows it a card: drawn by itself, sold, or laid open at the end."""
    if action == "sell" or after["decision"] == OVER:
        return True
    seat = before["seat"]
    return seat >= 0 and after["hand_size"][seat] > before["hand_size"][seat]


def orient(before: View, after: View, decision: str, action: str) -> bool:
    """Whether a step between two views of one seat shows it a card or treasure (O-Q50)."""
    seat, verb = before["seat"], action.partition(" ")[0]
    if after["decision"] in (ASK_COVER_STOLEN, ORIENT_OVER) or verb == "claim":
        return True  # a treasure that bites, insignia shown, or whether the accused has it
    if after["open"] != before["open"] or after["visitor_at"] != before["visitor_at"]:
        return True
    laid = before["laid_out"] - after["laid_out"] + (verb in ("attack", "defend", "play", "discard"))
    if sum(after["discard"]) - sum(before["discard"]) > max(0, laid):
        return True  # the whirlwind, or the Ghost
    if seat < 0:
        return False
    looks = verb == "look" or (verb == "seat" and decision == "opponent")
    if looks and seat == before["turn"]:
        return True
    if verb == "get":
        return seat in (before["turn"], int(action.partition(" ")[2].partition(":")[0]))
    drawn = sum(after["pile_size"]) < sum(before["pile_size"])
    return after["row_size"][seat] > before["row_size"][seat] or (drawn and after["hand"] != before["hand"])


def stoneage(before: View, after: View, _: str, action: str) -> bool:
    """Whether a step turns something up: a forest tile, or the next hut of a pile (A-F01, A-S08)."""
    return action.startswith("flip") or any(
        now < then for now, then in zip(after["below"], before["below"], strict=True)
    )


REVEALS: dict[str, Callable[[View, View, str, str], bool]] = {
    "jambo": jambo,
    "orient": orient,
    "samarkand": samarkand,
    "stoneage": stoneage,
}
