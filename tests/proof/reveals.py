"""When a step may show a seat something that was hidden from it, by the rules of each game."""

from collections.abc import Callable

from fondaco.kernel.events import View
from fondaco.kernel.room import room

SPECTATOR = -1
HYENA_TAKE = room("jambo").decisions.index("hyena_take")


def jambo(before: View, after: View, decision: str) -> bool:
    """Whether a step between two views of one seat shows it a card (J-9.26 and what it follows from)."""
    seat, turn = before["seat"], before["turn"]
    shuffled = any(now < then for now, then in zip(after["discard"], before["discard"], strict=True))
    shuffled = shuffled and decision not in ("mask_card", "drummer_card")
    turned_over = shuffled or after["deck_size"] != before["deck_size"]
    if sum(after["middle_cards"]) > sum(before["middle_cards"]):
        return True  # the Arabian merchant's cards, or the hands that a baboon lays open
    if decision == "keep" and after["discard"] != before["discard"]:
        return True  # a card looked at is thrown away
    if turned_over and sum(after["discard"]) != sum(before["discard"]) and decision in ("play", "crocodile_use"):
        return True  # cards turned over for supplies
    if turned_over and sum(map(sum, after["open_hand"])) > sum(map(sum, before["open_hand"])):
        return True  # the card that supplies found
    if seat == SPECTATOR:
        return False
    if shuffled:
        return True  # whoever sees all but one hand can count
    if turned_over and any(now > then for now, then in zip(after["hand"], before["hand"], strict=True)):
        return True  # own cards drawn
    if seat == turn:
        looks = after["limbo_size"] > before["limbo_size"]
        return looks or (after["decision"] == HYENA_TAKE and decision != "hyena_take")
    return decision == "scales_keep"


REVEALS: dict[str, Callable[[View, View, str], bool]] = {"jambo": jambo}
