"""The rules of Diggers (`rules.en.md`), as the contract asks for them."""

from diggers.rules.actions import DIG, DIG_COVERED, ROCK
from diggers.rules.state import DEPTHS, HIDDEN, NOT_YET, ROUNDS, State
from ludogare.core.law.contract import CHANCE, Numbers
from ludogare.core.law.dice import below
from ludogare.core.law.rule import rule


@rule
def start(s: State, seats: int, options: Numbers) -> None:
    """DG-1.1: nobody has dug yet."""
    s.seats = seats


@rule
def awaited(s: State) -> int:
    """DG-1.2, DG-1.3: all dig at the same time, then comes the rock."""
    if s.round == ROUNDS:
        return 0
    mask = 0
    for seat in range(s.seats):
        mask |= (s.depth[seat] == NOT_YET) << seat
    return mask if mask else CHANCE


@rule
def legal(s: State, seat: int, out: Numbers) -> int:
    """DG-1.2: any depth."""
    if s.round == ROUNDS or s.depth[seat] != NOT_YET:
        return 0
    for i in range(DEPTHS):
        out[i] = DIG + 1 + i
    return DEPTHS


@rule
def chances(s: State, out: Numbers, weight: Numbers) -> int:
    """DG-1.3: the rock is as likely at any depth."""
    for i in range(DEPTHS):
        out[i], weight[i] = ROCK + 1 + i, 1
    return DEPTHS


@rule
def play(s: State, seat: int, action: int) -> None:
    """DG-1.2, DG-1.3: a seat digs; the rock pays whoever did not dig deeper."""
    if seat != CHANCE:
        s.depth[seat] = action - DIG
        return
    s.round += 1
    for digger in range(s.seats):
        s.points[digger] += s.depth[digger] * (s.depth[digger] <= action - ROCK)
        s.depth[digger] = NOT_YET


@rule
def score(s: State, out: Numbers) -> None:
    """DG-1.1: metres that held."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule
def winners(s: State) -> int:
    """DG-1.1: most metres; equals share."""
    most, mask = 0, 0
    for seat in range(s.seats):
        if s.points[seat] > most:
            most, mask = s.points[seat], 0
        mask |= (s.points[seat] == most) << seat
    return mask if s.round == ROUNDS else 0


@rule
def ending(s: State) -> int:
    """DG-1.1: there is one way to end."""
    return 0 if s.round == ROUNDS else -1


@rule
def hide(s: State, seat: int) -> None:
    """DG-1.2: how deep others dig."""
    for other in range(s.seats):
        if other != seat and s.depth[other] != NOT_YET:
            s.depth[other] = HIDDEN


@rule
def cover(s: State, viewer: int, seat: int, action: int) -> int:
    """DG-1.2: others see that somebody digs."""
    if seat == CHANCE:
        return action
    return action if seat == viewer else DIG_COVERED


@rule
def deal(s: State, seat: int, dice: Numbers) -> None:
    """Any depth is possible."""
    for other in range(s.seats):
        if s.depth[other] == HIDDEN:
            s.depth[other] = 1 + below(dice, DEPTHS)
