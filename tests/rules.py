"""What clause tests of all games share: positions are played and questioned in the notation of records."""

from fondaco.kernel.game import State

NOT_ASKED = "not asked"


def play(state: State, *actions: str) -> State:
    """Play actions one after the other, checking all invariants; the same state is returned."""
    for action in actions:
        state.apply(state.game.parse(action))
        assert state.check() is None, action
    return state


def legal(state: State) -> set[str]:
    """The legal actions in the notation."""
    return {state.game.notation(action) for action in state.legal()}


def refusal(state: State, action: str) -> str | None:
    """The clause that forbids an action, NOT_ASKED if it is no answer now, None if it is legal."""
    refused = state.why_not(state.game.parse(action))
    return None if refused is None else refused.clause or NOT_ASKED
