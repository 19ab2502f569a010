"""One Monte Carlo tree search for all games, as a loop over the contract.

Each simulation deals the hidden things again and walks down a tree of actions and of what chance
brings, as far as the searching seat sees it (`cover`). An action is judged by how often it was
possible. Each seat maximises its own share of the victory. Seats that act at the same time
choose at the same node, without seeing each other.

The tree lies in whole-number lines, so that it runs plain and compiled. A node is the edge that
leads to it; the edges below a node are a linked list. Edge 0 is where a tree begins; a search
may go on from any node below it (`settings[ROOT]`).
"""

from __future__ import annotations

from typing import Any

from ludogare.core.law.contract import CHANCE, Numbers, awaited, cover, deal, play
from ludogare.core.law.dice import below
from ludogare.core.law.judgement import WHOLE, consider, standing
from ludogare.core.law.loops import drawn, first_seat
from ludogare.core.law.rule import rule

# The columns of an edge.
ACTION, SEAT, VISITS, POSSIBLE, VALUE, CHILD, NEXT = range(7)
COLUMNS = 7
DEEPEST = 512
# The numbers that a search is set by.
EXPLORE, ROLLOUT, LOOKAHEAD, PRIOR_VISITS, FINISH, ROOT, SIZE, USED, FORCED = range(9)
SETTINGS = 9
FREE = 0
"""What stands under FORCED where the searching seat may begin with any action."""


@rule
def search(
    states: Any,
    seat: int,
    seats: int,
    simulations: int,
    tree: Any,
    settings: Numbers,
    path: Numbers,
    dice: Numbers,
    out: Numbers,
    weight: Numbers,
) -> int:
    """Runs simulations for a seat from the hidden state `states[0]`; returns the nodes used."""
    for _ in range(simulations):
        states[1] = states[0]
        deal(states[1], seat, dice)
        depth = descend(states, seat, tree, settings, path, dice, out, weight)
        if depth > 0 and settings[FINISH] != 0:
            end_turn(states, tree[path[depth - 1], SEAT], out, weight)
        look_ahead(states, settings[LOOKAHEAD], dice, out, weight)
        roll_out(states[1], settings[ROLLOUT], dice, out, weight)
        for other in range(seats):
            share = standing(states[1], other, out)
            for i in range(depth):
                if tree[path[i], SEAT] == other:
                    tree[path[i], VALUE] += share
                    tree[path[i], VISITS] += 1
    return settings[USED]


@rule
def descend(
    states: Any,
    root: int,
    tree: Any,
    settings: Numbers,
    path: Numbers,
    dice: Numbers,
    out: Numbers,
    weight: Numbers,
) -> int:
    """Walks down to an edge that nobody has followed; returns how many edges lie on the path."""
    s = states[1]
    node, depth, together, onward = settings[ROOT], 0, 0, 0
    mask = awaited(s)
    while mask != 0 and depth < DEEPEST:
        if mask == CHANCE:
            outcome = drawn(s, dice, out, weight)
            node = met(tree, settings, node, cover(s, root, CHANCE, outcome))
            if node == 0:
                return depth
            play(s, CHANCE, outcome)
            mask = awaited(s)
            continue
        if together == 0:
            together = mask
        seat = first_seat(mask)
        if settings[FORCED] != FREE and seat == root and node == settings[ROOT]:
            out[0], n = settings[FORCED] - 1, 1
        else:
            n = consider(s, seat, out)
        edge = choose(states, tree, settings, node, seat, n, out, weight)
        if edge == 0:
            return depth
        fresh = tree[edge, VISITS] == settings[PRIOR_VISITS]
        path[depth] = edge
        depth += 1
        play(s, seat, tree[edge, ACTION])
        mask = awaited(s)
        if onward == 0 or seat == root:
            onward = edge
        together &= ~(1 << seat)
        if mask == CHANCE or mask == 0 or mask & together == 0:
            together = 0  # all who acted at this node have acted
            node, onward = onward, 0
            if fresh:
                return depth
    return depth


@rule
def met(tree: Any, settings: Numbers, node: int, outcome: int) -> int:
    """The edge of what chance brought; 0 when the tree is full."""
    edge = tree[node, CHILD]
    while edge != 0 and (tree[edge, ACTION] != outcome or tree[edge, SEAT] != CHANCE):
        edge = tree[edge, NEXT]
    if edge == 0 and settings[USED] < settings[SIZE]:
        edge = grown(tree, settings, node, CHANCE, outcome)
    if edge != 0:
        tree[edge, VISITS] += 1
    return edge


@rule
def choose(
    states: Any,
    tree: Any,
    settings: Numbers,
    node: int,
    seat: int,
    n: int,
    out: Numbers,
    room: Numbers,
) -> int:
    """The edge that a seat follows from a node; 0 when the tree is full.

    An action seen for the first time gets an edge with some visits to its name, the prior visits,
    worth what the judgement says of the position after it: so promising actions are tried first,
    and one that was unlucky at first is not given up for one that nobody has tried.
    """
    best, chosen = -1.0, 0
    for i in range(n):
        edge = tree[node, CHILD]
        while edge != 0 and (tree[edge, ACTION] != out[i] or tree[edge, SEAT] != seat):
            edge = tree[edge, NEXT]
        if edge == 0:
            if settings[USED] == settings[SIZE]:
                continue
            edge = grown(tree, settings, node, seat, out[i])
            states[2] = states[1]
            play(states[2], seat, out[i])
            tree[edge, VALUE] = standing(states[2], seat, room) * settings[PRIOR_VISITS]
        tree[edge, POSSIBLE] += 1
        visits = tree[edge, VISITS]
        worth = tree[edge, VALUE] / visits / WHOLE
        wonder = settings[EXPLORE] / 1000 * tree[edge, POSSIBLE] ** 0.5 / visits
        if worth + wonder > best:
            best = worth + wonder
            chosen = edge
    return chosen


@rule
def grown(tree: Any, settings: Numbers, node: int, seat: int, action: int) -> int:
    """A new edge below a node."""
    edge = settings[USED]
    settings[USED] += 1
    tree[edge, ACTION] = action
    tree[edge, SEAT] = seat
    tree[edge, POSSIBLE] = 0
    tree[edge, VISITS] = settings[PRIOR_VISITS]
    tree[edge, CHILD] = 0
    tree[edge, NEXT] = tree[node, CHILD]
    tree[node, CHILD] = edge
    return edge


@rule
def best_step(states: Any, seat: int, out: Numbers, room: Numbers) -> int:
    """The action that looks best at once for a seat in `states[1]`."""
    best, step = -1, 0
    for i in range(consider(states[1], seat, out)):
        states[2] = states[1]
        play(states[2], seat, out[i])
        worth = standing(states[2], seat, room)
        if worth > best:
            best, step = worth, out[i]
    return step


@rule
def end_turn(states: Any, seat: int, out: Numbers, room: Numbers) -> None:
    """Takes the best next step in `states[1]` if it is still the turn of the seat that acted."""
    if awaited(states[1]) == 1 << seat:
        play(states[1], seat, best_step(states, seat, out, room))


@rule
def look_ahead(states: Any, actions: int, dice: Numbers, out: Numbers, weight: Numbers) -> None:
    """Plays on in `states[1]` as it looks best, for a number of actions of the seats."""
    mask = awaited(states[1])
    while mask != 0 and actions > 0:
        if mask == CHANCE:
            play(states[1], CHANCE, drawn(states[1], dice, out, weight))
        else:
            seat = first_seat(mask)
            play(states[1], seat, best_step(states, seat, out, weight))
            actions -= 1
        mask = awaited(states[1])


@rule
def roll_out(s: Any, limit: int, dice: Numbers, out: Numbers, weight: Numbers) -> None:
    """Plays on with actions worth trying, any of them, to the end or for `limit` plies."""
    mask = awaited(s)
    plies = 0
    while mask != 0 and (plies < limit or mask == CHANCE):
        if mask == CHANCE:
            play(s, CHANCE, drawn(s, dice, out, weight))
        else:
            seat = first_seat(mask)
            n = consider(s, seat, out)
            play(s, seat, out[below(dice, n)])
        plies += 1
        mask = awaited(s)


@rule
def weigh(
    states: Any,
    seat: int,
    times: int,
    actions: Numbers,
    sums: Numbers,
    dice: Numbers,
    out: Numbers,
    weight: Numbers,
) -> int:
    """What each action is worth at once: a few deals, sealed answers, then the judgement.

    Where the turn goes on, the best next step is taken too. `states[0]` is hidden for the seat;
    `actions` receives what is worth trying, and `sums` one sum for each; returns how many.
    """
    mask = awaited(states[0])
    count = consider(states[0], seat, actions)
    for i in range(count):
        sums[i] = 0
        for _ in range(times):
            states[1] = states[0]
            s = states[1]
            deal(s, seat, dice)
            play(s, seat, actions[i])
            others = awaited(s)
            while others > 0 and others & mask & ~(1 << seat) != 0:  # who was awaited with me
                other = first_seat(others & mask & ~(1 << seat))
                n = consider(s, other, out)
                play(s, other, out[below(dice, n)])
                others = awaited(s)
            end_turn(states, seat, out, weight)
            sums[i] += standing(s, seat, weight)
    return count
