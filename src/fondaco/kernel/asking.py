"""Questions that a table treats in a way of its own: forced moves, lots, what several are asked at once, and reactions.

A question to several seats (a *window*) is in the rules a chain of decisions, one per seat that is asked. Who is asked
follows from public facts alone, so tables may ask all of them at the same time and carry out the answers in order.
"""

import secrets

from fondaco.kernel.game import State


def is_by_lot(state: State) -> bool:
    """Whether an option lets the table answer the question now asked, with any legal action."""
    option = state.game.room.by_lot.get(state.decision)
    return option is not None and state.game.options[option] == "yes"


def forced(state: State) -> int | None:
    """The action that a table plays by itself: the only legal one, or one drawn by lot where an option says so.

    None where the seat is asked, or the game is over.
    """
    legal = state.legal()
    if is_by_lot(state):
        return secrets.choice(legal)
    if len(legal) != 1 or state.game.action(legal[0])["verb"] not in state.game.room.forced:
        return None
    return legal[0]


def is_window(state: State) -> bool:
    """Whether the question now asked is one to several seats."""
    return state.decision in state.game.room.windows


def is_reaction(state: State) -> bool:
    """Whether one seat is asked to answer what another one has just done."""
    return state.decision in state.game.room.reactions


def neutral(state: State) -> int:
    """The action by which a window or a reaction goes on when the seat that is asked is silent."""
    room = state.game.room
    return state.game.parse({**room.windows, **room.reactions}[state.decision])


def asked(state: State) -> dict[int, State]:
    """The seats that a window asks from here on, in order, each with the state in which all before it were silent."""
    found: dict[int, State] = {}
    while (seat := state.actor) is not None and is_window(state) and seat not in found:
        found[seat] = state
        state = state.copy()
        state.apply(neutral(state))
    return found
