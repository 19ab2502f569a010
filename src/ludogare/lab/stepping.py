"""One step of many matches: an action of whoever is awaited, and all that chance adds to it.

The same rules step on cores (loops over some of the matches) and on a GPU (kernels, with one
match in each thread).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ludogare.core.law.contract import (
    CHANCE,
    Numbers,
    State,
    awaited,
    hide,
    legal,
    play,
    start,
    winners,
)
from ludogare.core.law.dice import shake
from ludogare.core.law.judgement import observe
from ludogare.core.law.loops import clear, drawn, first_seat
from ludogare.core.law.rule import rule
from ludogare.core.running.ahead import soon
from ludogare.core.running.thread import (
    INT32,
    INT64,
    NUMBER,
    ROOM,
    WORDS,
    cuda,
    line,
    state_of,
)

AHEAD = 2
"""How many matches before it is stepped a state is asked for on cores: most lie in no cache."""


class Matches(NamedTuple):
    """All matches, one in each place of these arrays, and what they are played by."""

    total: int
    seats: int
    seed: int
    secret: bool
    """Whether a state has to be hidden before it is observed."""
    options: Any
    words: Any
    """The words of each state, in rows."""
    dice: Any
    """The dice of each match, in rows."""
    number: Any
    """Which match of the seed is played in each place."""
    seat: Any
    """Who is awaited."""
    legal: Any
    """The legal actions of that seat, rising."""
    counts: Any
    """How many of them there are."""
    observation: Any
    actions: Any
    """What was done last."""
    plies: Any
    """How many plies came of it."""
    ended: Any
    rewards: Any


@rule
def step(
    s: State,
    words: Numbers,
    fresh: bool,
    seat: int,
    action: int,
    seats: int,
    options: Numbers,
    seed: int,
    numbers: Numbers,
    seats_awaited: Numbers,
    place: int,
    total: int,
    dice: Numbers,
    out: Numbers,
    weight: Numbers,
    rewards: Any,
) -> int:
    """An action of a seat, and all that follows until another seat is awaited.

    Where a match ends the next one begins, `total` numbers on; a fresh one, with the number of
    its place, begins at once.
    Returns the number of plies, less than 0 if a match ended.
    """
    clear(rewards, seats)
    plies, sign, begins = 0, 1, fresh
    if fresh:
        numbers[place] = place
    mask = CHANCE
    while mask == CHANCE:
        if not begins:
            play(s, seat, action)
            plies += 1
            mask = awaited(s)
            if mask == 0:
                reward(s, seats, rewards)
                numbers[place] += total
                sign, begins = -1, True
        if begins:
            clear(words, len(words))
            start(s, seats, options)
            shake(dice, seed, numbers[place])
            begins = False
            mask = awaited(s)
        if mask == CHANCE:
            seat, action = CHANCE, drawn(s, dice, out, weight)
    seats_awaited[place] = first_seat(mask)
    return sign * plies


@rule
def reward(s: State, seats: int, rewards: Any) -> None:
    """What each seat has won: 1 for a victory, less for a shared one; the sum is zero."""
    mask, won = winners(s), 0
    for seat in range(seats):
        won += mask >> seat & 1
    for seat in range(seats):
        if seats == 1:
            rewards[seat] = 1.0 if won else -1.0
        elif mask >> seat & 1:
            rewards[seat] = (seats / won - 1.0) / (seats - 1)
        else:
            rewards[seat] = -1.0 / (seats - 1)


@rule
def allowed(choices: Numbers, count: int, action: int) -> bool:
    """Whether an action stands in a rising list."""
    low = 0
    while count > 0:
        half = count // 2
        if choices[low + half] < action:
            low += half + 1
            count -= half + 1
        else:
            count = half
    return low < len(choices) and choices[low] == action


# On cores: loops over the matches from `first` on, before `last`


@rule
def step_some(
    m: Matches, fresh: bool, states: Any, first: int, last: int, out: Numbers, weight: Numbers
) -> int:
    """Plays an action in each match, or begins fresh ones."""
    for i in range(first, last):
        s = states[i]
        ahead = m.words[min(i + AHEAD, last - 1)]
        half = len(ahead) // 2  # all at once would hold up what is read now
        soon(ahead, 0, half)
        plies = step(
            s, m.words[i], fresh, m.seat[i], m.actions[i], m.seats, m.options, m.seed,
            m.number, m.seat, i, m.total, m.dice[i], out, weight, m.rewards[i],
        )  # fmt: skip
        soon(ahead, half, len(ahead))
        m.ended[i] = plies < 0
        m.plies[i] = abs(plies)
        m.counts[i] = legal(s, m.seat[i], m.legal[i])
    return 0


@rule
def look_some(m: Matches, states: Any, first: int, last: int, spare: int, room: Numbers) -> int:
    """Writes what the awaited seats see; the spare state is there to be hidden."""
    for i in range(first, last):
        s = states[i]
        if m.secret:
            states[spare] = s
            s = states[spare]
            hide(s, m.seat[i])
        observe(s, m.seat[i], m.observation[i], room)
    return 0


@rule
def check_some(m: Matches, given: Numbers, first: int, last: int) -> int:
    """The first match whose action is not legal; the number of all if there is none."""
    for i in range(first, last):
        m.actions[i] = given[i]
        if m.actions[i] != given[i] or not allowed(m.legal[i], m.counts[i], given[i]):
            return i
    return m.total


@rule
def mask_some(m: Matches, mask: Any, first: int, last: int) -> int:
    """Writes a one for each legal action, and zeros."""
    for i in range(first, last):
        clear(mask[i], len(mask[i]))
        for k in range(m.counts[i]):
            mask[i, m.legal[i, k]] = 1
    return 0


# On a GPU: kernels


@rule
def copy(words: Numbers, to: Numbers) -> None:
    """Copies the words of a state."""
    for k in range(len(words)):
        to[k] = words[k]


def step_each(m: Matches, fresh: bool, wrong: Any) -> None:
    """Plays an action in each thread, if none of all was wrong; or begins fresh matches."""
    out = line(cuda.local.array(ROOM, NUMBER))
    weight = line(cuda.local.array(ROOM, INT32))
    i = cuda.grid(1)
    if i < m.total and wrong[0] == m.total:
        words = line(m.words[i])
        s = state_of(words)
        plies = step(
            s, words, fresh, m.seat[i], m.actions[i], m.seats, m.options, m.seed,
            m.number, m.seat, i, m.total, m.dice[i], out, weight, m.rewards[i],
        )  # fmt: skip
        m.ended[i] = plies < 0
        m.plies[i] = abs(plies)
        m.counts[i] = legal(s, m.seat[i], m.legal[i])


def look_each(m: Matches) -> None:
    """Writes what the awaited seat of a match in each thread sees."""
    spare = line(cuda.local.array(WORDS, INT64))
    room = line(cuda.local.array(ROOM, INT32))
    i = cuda.grid(1)
    if i < m.total:
        words = line(m.words[i])
        if m.secret:
            copy(words, spare)
            words = spare
        s = state_of(words)
        if m.secret:
            hide(s, m.seat[i])
        observe(s, m.seat[i], m.observation[i], room)


def take_each(given: Any, actions: Any) -> None:
    """Copies the actions that were given."""
    i = cuda.grid(1)
    if i < len(actions):
        actions[i] = given[i]


def check_each(m: Matches, given: Any, wrong: Any) -> None:
    """Writes the first match whose action is not legal; `wrong` stays if there is none."""
    i = cuda.grid(1)
    if i < m.total:
        m.actions[i] = given[i]
        if m.actions[i] != given[i] or not allowed(m.legal[i], m.counts[i], given[i]):
            cuda.atomic.min(wrong, 0, i)


def clear_each(cells: Any) -> None:
    """Zeros, one in each thread."""
    i = cuda.grid(1)
    if i < len(cells):
        cells[i] = 0


def mask_each(m: Matches, mask: Any) -> None:
    """Writes a one for each legal action."""
    i = cuda.grid(1)
    if i < m.total:
        for k in range(m.counts[i]):
            mask[i, m.legal[i, k]] = 1
