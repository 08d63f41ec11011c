"""Information-set tree search, for whichever game's room is loaded beside it.

Every iteration imagines a state that agrees with what the seat knows and walks down one tree of actions, which all
imagined states share. It adds a node, plays on by the game's own judgement to a calm moment, and lets the game's
evaluation tell the chances there. What an action is worth is the mean of what followed it for the seat that took it:
every seat looks after itself. Which action is tried next weighs that mean, the judgement's opinion in the state at
hand, and how seldom it was tried among the actions that are legal there (the rule of AlphaZero).

As long as nothing was learned since the root, the seat sees the same at a node in every imagined state. Such nodes are
opened: their actions, with what the judgement thinks of each, are worked out once.
"""

from math import exp, sqrt
from typing import TYPE_CHECKING

import numpy as np

from ..kernel.compiling import compiled
from ..kernel.records import Records, record_type, wide

if TYPE_CHECKING:
    from .judgement import bot, rules, view
else:
    from ..games.room import bot, rules, view

imagine, legal, apply, returns = view.imagine, rules.legal, rules.apply, rules.returns
rate, is_calm, evaluate = bot.rate, bot.is_calm, bot.evaluate

NODE = record_type(
    (
        ("action", np.int32),  # the action that leads here
        ("child", np.int32),  # the child added last, 0 for none
        ("sibling", np.int32),  # the child of the same parent added before, 0 for none
        ("visits", np.int32),
        ("opened", np.int32),  # number of its children where they are all its actions, else 0
        ("opinion", np.float32),  # part of the judgement's opinions that this child of an opened node has
        ("total", np.float64),  # shares of victory of the seat that took the action, summed over the visits
    )
)

SEARCH = record_type(
    (
        ("nodes", np.int64),  # nodes in the tree
        ("explore", np.float64),  # weight of the judgement's opinion, which fades with the visits
        ("heat", np.float64),  # how far scores of the judgement may lie apart to be taken nearly alike
        ("caution", np.float64),  # how much less than the mean an action not yet tried is expected to bring
        ("calm", np.int64),  # the calm moment after the tree at which an iteration is judged, 0: where the tree ends
    )
)

LONGEST = 512
"""Decisions after which an iteration is judged where it stands."""


@compiled
def grow(
    information: Records,
    c: Records,
    luck: Records,
    states: Records,
    notes: Records,
    nodes: Records,
    searches: Records,
    out: np.ndarray,
    shares: np.ndarray,
    iterations: int,
) -> None:
    """Grow the tree with the root ``nodes[0]`` on what a seat knows, ``information[0]``, by some iterations.

    Scratch: ``states[0]``; ``out`` (int16) with room for the legal actions; ``shares`` (float64), one per seat. When
    ``nodes`` is full the tree grows no further, but still learns.
    """
    s, search, judgement = states[0], searches[0], notes[0]
    seat, undoable = information[0].actor, information[0].undoable
    child_of = np.zeros(len(out), np.int32)
    path, movers = np.empty(LONGEST, np.int32), np.empty(LONGEST, np.int32)
    for _ in range(iterations):
        imagine(information[0], c[0], luck[0], s)
        node, depth, in_tree, calm = 0, 0, True, wide(search.calm)
        for step in range(LONGEST):
            if s.actor >= 0 and not in_tree and calm > 0 and is_calm(s):
                calm -= 1
            if s.actor < 0 or (not in_tree and calm == 0):
                break
            if in_tree and s.actor == seat and s.undoable == undoable + step:
                if nodes[node].opened == 0:
                    n = legal(s, c[0], out)
                    judgement.score[0] = 0.0
                    if n > 1:
                        rate(s, c[0], out, n, judgement)
                    _open(nodes, node, out, n, judgement.score, search)
                if nodes[node].opened > 0:
                    child = _try(nodes, node, search)
                    in_tree = nodes[child].visits > 0 or nodes[node].opened == 1
                    path[depth], movers[depth] = child, seat
                    depth += 1
                    node = child
                    apply(s, c[0], luck[0], wide(nodes[child].action))
                    continue
            n = legal(s, c[0], out)
            chosen = 0
            if n > 1:
                rate(s, c[0], out, n, judgement)
                if in_tree:
                    chosen = _select(nodes, node, out, n, judgement.score, child_of, search)
                else:
                    chosen = _best(judgement.score, n)
            action = wide(out[chosen])
            if in_tree:
                child = _find(nodes, node, action)
                if child == 0:
                    child = _add(nodes, node, action, search)
                    in_tree = child != 0 and n == 1
                if child != 0:
                    path[depth], movers[depth] = child, s.actor
                    depth += 1
                    node = child
            apply(s, c[0], luck[0], action)
        if s.actor < 0:
            returns(s, c[0], shares)
        else:
            evaluate(s, c[0], judgement, shares)
        nodes[0].visits += 1
        for i in range(depth):
            nodes[path[i]].visits += 1
            nodes[path[i]].total += shares[movers[i]]


@compiled
def judge(states: Records, c: Records, notes: Records, shares: np.ndarray) -> None:
    """Write what the evaluation says of ``states[0]`` into ``shares`` (float64, one per seat)."""
    evaluate(states[0], c[0], notes[0], shares)


@compiled
def _best(scores: np.ndarray, n: int) -> int:
    """The place of the highest of ``n`` scores."""
    best = 0
    for i in range(1, n):
        if scores[i] > scores[best]:
            best = i
    return best


@compiled
def _find(nodes: Records, node: int, action: int) -> int:
    """The child of a node to which an action leads, 0 if there is none."""
    child = wide(nodes[node].child)
    while child != 0 and nodes[child].action != action:
        child = wide(nodes[child].sibling)
    return child


@compiled
def _add(nodes: Records, node: int, action: int, search: np.record) -> int:
    """Add a child to a node and return it, 0 if there is no place left."""
    child = wide(search.nodes)
    if child == len(nodes):
        return 0
    search.nodes += 1
    added = nodes[child]
    added.action, added.child, added.sibling = action, 0, nodes[node].child
    added.visits, added.opened, added.total = 0, 0, 0.0
    nodes[node].child = child
    return child


@compiled
def _open(nodes: Records, node: int, out: np.ndarray, n: int, scores: np.ndarray, search: np.record) -> None:
    """Add all ``n`` actions in ``out`` to a node, with opinions by their scores, if there is place for them."""
    if search.nodes + n > len(nodes):
        return
    _weigh(scores, n, search)
    for i in range(n):
        at = n - 1 - i  # the child added last is the first one
        child = _add(nodes, node, wide(out[at]), search)
        nodes[child].opinion = scores[at]
    nodes[node].opened = n


@compiled
def _try(nodes: Records, node: int, search: np.record) -> int:
    """Which child of an opened node to try."""
    visits, total = 0, 0.0
    child = wide(nodes[node].child)
    while child != 0:
        visits += nodes[child].visits
        total += nodes[child].total
        child = wide(nodes[child].sibling)
    untried = (total / visits if visits > 0 else 0.5) - search.caution
    weight = search.explore * sqrt(visits + 1.0)
    best, highest = 0, 0.0
    child = wide(nodes[node].child)
    while child != 0:
        tries = wide(nodes[child].visits)
        mean = nodes[child].total / tries if tries > 0 else untried
        merit = mean + weight * nodes[child].opinion / (1 + tries)
        if best == 0 or merit > highest:
            best, highest = child, merit
        child = wide(nodes[child].sibling)
    return best


@compiled
def _weigh(scores: np.ndarray, n: int, search: np.record) -> None:
    """Turn ``n`` scores into opinions, which sum to 1."""
    highest, opinions = scores[_best(scores, n)], 0.0
    for i in range(n):
        scores[i] = exp((scores[i] - highest) / search.heat)
        opinions += scores[i]
    for i in range(n):
        scores[i] /= opinions


@compiled
def _select(
    nodes: Records, node: int, out: np.ndarray, n: int, scores: np.ndarray, child_of: np.ndarray, search: np.record
) -> int:
    """Which of the ``n`` legal actions in ``out`` to try, given their scores (which are used up)."""
    child = wide(nodes[node].child)
    while child != 0:
        child_of[nodes[child].action] = child
        child = wide(nodes[child].sibling)
    visits, total = 0, 0.0
    for i in range(n):
        child = wide(child_of[out[i]])
        if child != 0:
            visits += nodes[child].visits
            total += nodes[child].total
    _weigh(scores, n, search)
    untried = (total / visits if visits > 0 else 0.5) - search.caution
    weight = search.explore * sqrt(visits + 1.0)
    for i in range(n):
        child = wide(child_of[out[i]])
        tries = nodes[child].visits if child != 0 else 0
        mean = nodes[child].total / tries if tries > 0 else untried
        scores[i] = mean + weight * scores[i] / (1 + tries)
    child = wide(nodes[node].child)
    while child != 0:
        child_of[nodes[child].action] = 0
        child = wide(nodes[child].sibling)
    return _best(scores, n)
