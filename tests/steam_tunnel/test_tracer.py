"""The fast rules against the slow tracer, and plain against compiled, in every variant."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from ludogare.core.law.contract import CHANCE
from ludogare.games.steam_tunnel import GAME
from ludogare.games.steam_tunnel.rules import contract as rules
from ludogare.games.steam_tunnel.rules.state import MOST_PAWNS, PLACING, State
from ludogare.games.steam_tunnel.rules.tunnels import pawns_of, tunnel_at, worth

from . import tracer
from .boards import choices, do, new

KINDS = ({}, {"forks_removed": 4}, {"full_board": True})
VARIANTS = [
    {"dead_ends": dead, "charity": charity, **kind}
    for dead, charity, kind in product(("normal", "deadly", "less_deadly"), (False, True), KINDS)
]
TASTES = ("claim", "block", "any")


def options_of(seats: int, variant: dict[str, Any]) -> list[int]:
    return GAME.options.numbers(GAME.settle(seats, variant))


def chosen(rng: random.Random, taste: str, numbers: list[int]) -> int:
    """One of the actions, of the verb that this kind of match is fond of."""
    liked = [n for n in numbers if GAME.actions[n].verb == taste]
    return rng.choice(liked if liked and rng.random() < 0.8 else numbers)


def next_ply(s: State, rng: random.Random, taste: str) -> tuple[int, int] | None:
    out, weight = GAME.plain.workspace().choices
    awaited = rules.awaited(s)
    if awaited == 0:
        return None
    if awaited == CHANCE:
        n = rules.chances(s, out, weight)
        return CHANCE, rng.choices(out[:n], weight[:n])[0]
    return s.turn, chosen(rng, taste, out[: rules.legal(s, s.turn, out)])


def plies(
    s: State, rng: random.Random, variant: dict[str, Any], taste: str = ""
) -> Iterator[tuple[int, int]]:
    """The plies of a match of one taste or of all, which ends within its bound."""
    for _ in range(GAME.bound(s.seats, GAME.settle(s.seats, variant))):
        ply = next_ply(s, rng, taste or rng.choice(TASTES))
        if ply is None:
            return
        yield ply
    assert rules.awaited(s) == 0


def agree(s: State, variant: dict[str, Any]) -> None:
    """The fast records say what a finger on the board finds."""
    tunnels = tracer.trace(s)
    dead_ends, charity = variant["dead_ends"], variant["charity"]
    for found in tunnels:
        ways = {tunnel_at(s, row * 7 + col, tracer.NUMBER[p]) for row, col, p in found.ports}
        assert found.open == any(s.open[t] > 0 for t in ways)
        if not found.open:
            (t,) = ways
            assert s.segments[t] == len(found.segments)
            assert s.ends[t] == sum(found.ends)
            assert s.numbered[t] == sum(end > 0 for end in found.ends)
            assert s.black[t] == found.ends.count(0)
            assert [pawns_of(s, t, seat) for seat in range(s.seats)] == found.pawns
            assert worth(s, t) == found.value(dead_ends, charity)
    assert sum(s.segments[t] for t in range(147) if s.tunnel[t] == t) == sum(
        len(found.segments) for found in tunnels
    )
    points = tracer.points(s, tunnels, dead_ends, charity)
    assert [Fraction(p, GAME.unit) for p in s.points[: s.seats]] == points
    if s.phase == PLACING:
        out, _ = GAME.plain.workspace().choices
        lines = [GAME.actions[a] for a in out[: rules.legal(s, s.turn, out)]]
        claims = [tuple(a.args.values()) for a in lines if a.verb == "claim"]
        assert claims == sorted(tracer.claims(s, tunnels))


@pytest.mark.clause("ST-4.6", "ST-6.1", "ST-6.2", "ST-8.3", "ST-8.5", "ST-10.1", "ST-Q9")
@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_fast_rules_agree_with_the_slow_tracer(number: int) -> None:
    variant = VARIANTS[number]
    for taste in TASTES:
        rng = random.Random(f"{number} {taste}")
        s = State()
        seats = rng.choice(list(GAME.seats))
        rules.start(s, seats, options_of(seats, variant))
        for ply in plies(s, rng, variant, taste):
            if s.phase == PLACING:
                out, _ = GAME.plain.workspace().choices
                n = rules.legal(s, s.turn, out)
                assert GAME.actions.text(out[n - 1]) == "pass"
                assert GAME.actions[out[n - 2]].verb == "block"
            rules.play(s, *ply)
            agree(s, variant)


@pytest.mark.clause("ST-1.3", "ST-Q10", "ST-7.4")
@pytest.mark.parametrize(("full", "most", "cards"), [(False, 16, 32), (True, 24, 48)])
def test_how_many_pawns_and_turns(full: bool, most: int, cards: int) -> None:
    rng = random.Random(5)
    placed = []
    for _ in range(10):
        s = State()
        variant = {"full_board": full, "starter": 0}
        rules.start(s, 2, options_of(2, variant))
        pawns, flips, blocks = [0, 0], 0, 0
        for ply in plies(s, rng, variant, "claim"):
            verb = GAME.actions[ply[1]].verb
            if verb in ("claim", "block"):
                pawns[ply[0]] += 1
            flips += verb == "flip"
            blocks += verb == "block"
            rules.play(s, *ply)
        assert flips + blocks == cards
        placed.append(max(pawns))
    assert max(placed) <= most <= MOST_PAWNS


@pytest.mark.clause("ST-Q10")
@pytest.mark.parametrize(("full", "most"), [(False, 16), (True, 24)])
def test_a_pawn_in_every_turn(full: bool, most: int) -> None:
    s, pawns = new(full_board=full), 0
    while rules.awaited(s):
        lines = choices(s)
        if lines[-1] != "pass":
            do(s, lines[0])
        elif s.turn == 0 and lines[0].startswith("claim"):
            do(s, lines[0])
            pawns += 1
        else:
            do(s, "pass")
    assert pawns == most


def test_the_longest_match_meets_its_bound() -> None:
    for full in (False, True):
        s = State()
        settled = GAME.settle(2, {"full_board": full})
        rules.start(s, 2, GAME.options.numbers(settled))
        out, weight = GAME.plain.workspace().choices
        played = 0
        while (awaited := rules.awaited(s)) != 0:
            if awaited == CHANCE:
                rules.chances(s, out, weight)
                rules.play(s, CHANCE, out[0])
            else:
                n = rules.legal(s, s.turn, out)
                rules.play(s, s.turn, out[n - 1])
            played += 1
            assert played <= GAME.bound(2, settled)
        assert played == GAME.bound(2, settled)


def test_sums_never_change() -> None:
    for number, variant in enumerate(VARIANTS[:6]):
        rng = random.Random(number)
        s = State()
        rules.start(s, 3, options_of(3, variant))
        first, now = [0] * GAME.counts, [0] * GAME.counts
        rules.count(s, first)
        for ply in plies(s, rng, variant, "any"):
            rules.play(s, *ply)
            rules.count(s, now)
            assert now == first


def test_plain_equals_compiled_after_every_ply() -> None:
    np = pytest.importorskip("numpy")
    pytest.importorskip("numba")
    out, weight = GAME.compiled.workspace().choices
    for number, variant in enumerate(VARIANTS):
        rng = random.Random(f"compiled {number}")
        seats = 2 + number % 4
        s = State()
        rules.start(s, seats, options_of(seats, variant))
        packed = State.packed()
        packed[0] = s.pack().array[0]
        plain_out, plain_weight = GAME.plain.workspace().choices
        for ply in plies(s, rng, variant):
            n = GAME.plain.step([s], *ply, plain_out, plain_weight)
            assert GAME.compiled.step(packed, *ply, out, weight) == n
            assert out[:n].tolist() == plain_out[:n]
            assert packed[0] == s.pack().array[0]
        assert np.array_equal(packed["points"][0], s.points)


def test_playouts_plain_equal_compiled() -> None:
    pytest.importorskip("numba")
    for number, variant in enumerate(VARIANTS[::4]):
        seats, matches = 2 + number % 4, 6
        options = options_of(seats, variant)
        found = []
        for running in (GAME.plain, GAME.compiled):
            room = running.workspace(2)
            results, numbers = room.grid(matches, 8), room.numbers(options)
            running.playouts(
                room.states, seats, numbers, 3, 0, matches, 200, room.dice, *room.choices, results
            )
            found.append(results.tolist())
        assert found[0] == found[1]
