"""The laws of `core/contract.py`, for every registered game, plain and compiled.

A law that fails names the game, the seed and the ply, and leaves the record in `failures/`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludogare
from every import EVERY_GAME
from ludogare.core.law.contract import (
    CHANCE,
    MOST_SEATS,
    SPECTATOR,
    awaited,
    chances,
    count,
    cover,
    deal,
    ending,
    hide,
    legal,
    play,
    score,
    winners,
)
from ludogare.core.law.loops import (
    chosen,
    chosen_from_list,
    drawn,
    drawn_from_list,
    first_seat,
)
from ludogare.core.law.rule import rule
from ludogare.core.match.hiding import Eyes, all_secrets, reveals
from ludogare.core.match.match import Match, members
from ludogare.core.match.plies import Ply
from ludogare.core.saying.errors import BadOption
from ludogare.games import find

FAILURES = Path(__file__).parent.parent / "failures"
HERE, HIDDEN, DEALT = range(3)
FACTS = 6


@rule
def observed(states: Any, viewer: int, dice: Any, out: Any, weight: Any, facts: Any) -> int:
    """Looks at a position with every function of the contract; returns how many choices it has."""
    s = states[HERE]
    states[HIDDEN] = states[HERE]
    hide(states[HIDDEN], viewer)
    states[DEALT] = states[HIDDEN]
    deal(states[DEALT], viewer, dice)
    score(s, out)
    total = 0
    for i in range(len(out)):
        total = total * 31 + out[i]
        out[i] = 0
    facts[0] = total
    count(s, out)
    facts[1] = awaited(s)
    facts[2] = winners(s)
    facts[3] = ending(s)
    facts[4] = out[0]
    if facts[1] == 0:
        return 0
    if facts[1] == CHANCE:
        n = chances(s, out, weight)
        facts[5] = cover(s, viewer, CHANCE, out[0])
    else:
        seat = first_seat(facts[1])
        n = legal(s, seat, out)
        facts[5] = cover(s, viewer, seat, out[0])
    return n


@rule
def played(states: Any, seat: int, action: int) -> int:
    """One ply of the first state."""
    play(states[HERE], seat, action)
    return 0


@st.composite
def set_up(draw: Any, game: Any) -> tuple[int, dict[str, Any], int]:
    """Any number of seats, any options that fit together, any seed."""
    seats = draw(st.sampled_from(list(game.seats)))
    wanted = {o.name: draw(st.sampled_from(list(o.values))) for o in game.options}
    try:
        options = game.settle(seats, wanted)
    except BadOption:
        options = game.settle(seats, {})
    return seats, options, draw(st.integers(0, 2**32))


class Broken(AssertionError):
    """A law that does not hold."""


@pytest.mark.parametrize("name", EVERY_GAME)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_laws(name: str, data: Any) -> None:
    game = find(name)
    seats, options, seed = data.draw(set_up(game))
    match = Match(game, seats=seats, options=options, dealer=ludogare.Seeded(seed))
    choose = numpy.random.default_rng(seed)
    keep_the_laws(match, choose, seed)


def keep_the_laws(match: Match, choose: Any, seed: int) -> None:
    """Plays a random match ply by ply, plain and compiled side by side."""
    game = match.game
    match.dealer = None
    match.rewind(0)
    both = [Side(game, True), Side(game, False)]
    for side in both:
        side.begin(match.first())
    copies: list[tuple[Any, str]] = []
    out, weight = game.plain.workspace().choices
    sums: list[int] | None = None
    bound = game.bound(match.seats, match.options)
    try:
        while True:
            viewer = int(choose.integers(-1, match.seats))
            viewer = SPECTATOR if viewer < 0 else viewer
            compiled, plain = (side.look(viewer, seed) for side in both)
            law(compiled == plain, "4: plain and compiled see the same")
            s = match.state
            copies.append((s.copy(), json.dumps(s.to_json())))
            law(s.pack().unpack() == s, "4: every number fits its field")
            sums = same_sums(game, s, sums)
            seen = hidden_laws(match, viewer, choose)
            if match.over:
                break
            choices = choices_of(match, out, weight)
            shortcut_law(game, s, choices[0][0], [int(d) for d in choose.integers(1, 2**32, 4)])
            ply = Ply(*choices[int(choose.integers(len(choices)))])
            number = game.plain.cover(s, viewer, ply.seat, ply.action)
            law(ply.seat != viewer or number == ply.action, "9: one's own action is not covered")
            law(game.plain.cover(seen, viewer, ply.seat, number) == number, "9: it stays covered")
            text = game.actions.text(ply.action)
            law(game.actions.number(text) == ply.action, f"6: {text} leads back")
            others = {*match.awaited} - {ply.seat}
            match.play(ply.action, ply.seat)
            if game.actions.sealed(ply.action) and others:
                law(others <= {*match.awaited}, "9: others are still asked")
                law(not opens(match), "9: it reveals nothing before others have chosen")
            for side in both:
                side.play(ply)
            law(len(match.plies) <= bound, f"5: it ends within {bound} plies")
        law(match.ending in game.endings, "5: it ends in a known way")
        law(all(seat < match.seats for seat in match.winners), "5: a seat of the match has won")
        law(all(json.dumps(s.to_json()) == was for s, was in copies), "3: copies are independent")
        again = ludogare.read(match.record())
        law(again.state == match.state, "11: the record replays to the same state")
    except (AssertionError, ludogare.LudogareError, IndexError, ValueError) as problem:
        raise Broken(told(match, seed, problem)) from problem


def told(match: Match, seed: int, problem: Exception) -> str:
    """Which law broke where, and the record to replay."""
    FAILURES.mkdir(exist_ok=True)
    file = FAILURES / f"{match.game.name}-{seed}.txt"
    file.write_text(match.record(), encoding="utf-8")
    return (
        f"{match.game.name}, seed {seed}, {match.seats} seats, {match.options}, "
        f"ply {len(match.plies)}: {problem!r}; replay {file}"
    )


def opens(match: Match) -> bool:
    """Whether the last ply opened to anybody what was hidden from them, whatever law 9 says."""
    eyes = Eyes(match.game)
    return reveals(eyes, all_secrets(eyes, match.before, match.seats), match.position)


def law(holds: bool, which: str) -> None:
    if not holds:
        raise Broken(f"law {which}")


def choices_of(match: Match, out: list[int], weight: list[int]) -> list[tuple[int, int]]:
    """Every ply that could come next, after a look at laws 1 and 2."""
    game, s = match.game, match.state
    mask = game.plain.awaited(s)
    found = []
    for seat in range(match.seats):
        n = game.plain.legal(s, seat, out)
        actions = out[:n]
        law(actions == sorted(set(actions)), f"1: the actions of seat {seat} rise")
        awaits = mask != CHANCE and bool(mask >> seat & 1)
        law(bool(n) == awaits, f"1: seat {seat} may act if and only if it is awaited")
        law(all(0 <= a < game.actions.seat_size for a in actions), "6: they stand in the table")
        found += [(seat, a) for a in actions]
    if mask == CHANCE:
        n = game.plain.chances(s, out, weight)
        law(n > 0 and out[:n] == sorted(set(out[:n])), "2: outcomes rise")
        law(min(weight[:n]) >= 1, "2: weights are positive")
        law(
            all(game.actions.seat_size <= a < game.actions.size for a in out[:n]), "6: in the table"
        )
        found = [(CHANCE, a) for a in out[:n]]
    return found


def shortcut_law(game: Any, s: Any, seat: int, dice: list[int]) -> None:
    """Law 12: one of the choices by a shortcut is what the list gives, with the same dice."""
    bound, once, again = game.plain.loop, dice.copy(), dice.copy()
    out, weight = game.plain.workspace().choices
    if seat == CHANCE:
        short = bound(drawn)(s, once, out, weight)
        long = bound(drawn_from_list)(s, again, out, weight)
    else:
        short = bound(chosen)(s, seat, once, out)
        long = bound(chosen_from_list)(s, seat, again, out)
    law((short, once) == (long, again), "12: a shortcut leads where the list leads")


def hidden_laws(match: Match, viewer: int, choose: Any) -> Any:
    """Laws 7 and 8; returns the hidden state."""
    game = match.game
    seen = match.hidden(viewer)
    twice = seen.copy()
    game.plain.hide(twice, viewer)
    law(twice == seen, "8: hiding twice changes nothing")
    law(game.plain.awaited(seen) == game.plain.awaited(match.state), "7: whom the match awaits")
    if viewer >= 0:
        here, there = game.plain.workspace().choices
        n = game.plain.legal(match.state, viewer, here)
        law(n == game.plain.legal(seen, viewer, there), "7: how much a seat may do")
        law(here[:n] == there[:n], "7: what a seat may do")
    dealt = seen.copy()
    dice = [int(choose.integers(1, 2**32)) for _ in range(4)]
    game.plain.deal(dealt, viewer, dice)
    again = dealt.copy()
    game.plain.hide(again, viewer)
    law(again == seen, "8: hide, deal, hide")
    same_sums(game, dealt, None)
    out, weight = game.plain.workspace().choices
    game.plain.playout(dealt, dice, out, weight, 6)
    return seen


def same_sums(game: Any, s: Any, before: list[int] | None) -> list[int]:
    sums = [0] * game.counts
    game.plain.count(s, sums)
    law(before is None or sums == before, f"10: {sums} was {before}")
    return sums


class Side:
    """One of the two ways to run the rules."""

    def __init__(self, game: Any, fast: bool) -> None:
        self.game, self.fast = game, fast
        running = game.compiled if fast else game.plain
        self.observed, self.played = running.loop(observed), running.loop(played)
        self.room = running.workspace(3)
        self.states, self.dice = self.room.states, self.room.dice
        self.out, self.weight = self.room.choices
        self.facts = self.room.line(FACTS)

    def begin(self, s: Any) -> None:
        self.room.put(HERE, s)

    def look(self, viewer: int, seed: int) -> Any:
        for i in range(len(self.out)):
            self.out[i] = self.weight[i] = 0
        for i in range(FACTS):
            self.facts[i] = 0
        for i in range(4):
            self.dice[i] = (seed * (i + 7)) % 2**31 + 1
        n = self.observed(self.states, viewer, self.dice, self.out, self.weight, self.facts)
        facts = [int(f) - (1 << 64) * (f >= 1 << 63) for f in map(wrapped, self.facts)]
        states = [self.state(i) for i in (HERE, HIDDEN, DEALT)]
        rest = [int(x) for part in (self.out, self.weight) for x in part[:n]]
        return n, facts, states, rest, [int(d) for d in self.dice]

    def state(self, i: int) -> Any:
        if not self.fast:
            return self.states[i].to_json()
        record = self.states[i]
        return {name: record[name].tolist() for name in self.game.State.fields}

    def play(self, ply: Ply) -> None:
        self.played(self.states, ply.seat, ply.action)


def wrapped(number: Any) -> int:
    """A number as 64 bits hold it."""
    return int(number) & (1 << 64) - 1


def test_playouts_are_the_same_plain_and_compiled(any_game: Any) -> None:
    from ludogare.lab.simulate import run

    for seats in any_game.seats:
        settled = any_game.settle(seats, {})
        plain = run(any_game.name, seats, settled, 5, 3, 10, False)
        assert plain == run(any_game.name, seats, settled, 5, 3, 10, True)
        assert all(members(row[2]) for row in plain) or any_game.seats[0] == 1


def test_every_action_has_a_text_that_leads_back(any_game: Any) -> None:
    assert any_game.actions.size <= 20_000, "split the verbs"
    for action in any_game.actions:
        assert any_game.actions.number(str(action)) == action.number
        assert any_game.actions.number(action.verb, **action.args) == action.number


def test_a_state_says_how_many_seats_there_are(any_game: Any) -> None:
    assert any_game.seats[-1] <= MOST_SEATS
    for seats in any_game.seats:
        match = Match(any_game, seats=seats)
        for viewer in (SPECTATOR, *range(seats)):
            seen = match.hidden(viewer)
            assert getattr(seen, "seats", any_game.seats[-1]) == seats, "as bots read it"


def test_choices_bound_the_buffers(any_game: Any) -> None:
    assert any_game.choices <= any_game.actions.size
