"""The fast rules against the slow ledger, and plain against compiled, with every option."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from ludogare.core.law.contract import CHANCE
from ludogare.games.carcassonne import GAME, tiles
from ludogare.games.carcassonne.rules import contract as rules
from ludogare.games.carcassonne.rules import features
from ludogare.games.carcassonne.rules.components import KINDS
from ludogare.games.carcassonne.rules.parts import FEATURES
from ludogare.games.carcassonne.rules.state import ACTING, DRAWING, OVER, PLACING, State
from ludogare.games.carcassonne.show.view import part_at, place_of, spoken

from .ledger import Ledger

clause = pytest.mark.clause
VARIANTS = [
    {"tunnel": True, "tunnel_tokens": tokens, "inns_cathedrals": inns, "other_tunnels": others}
    for tokens, inns, others in product(
        ("2/1", "3/2", "1/1"), (False, True), ("off", "as printed", "cut")
    )
] + [
    {"tunnel": False, "tunnel_tokens": "2/1", "inns_cathedrals": inns, "other_tunnels": others}
    for inns, others in product((False, True), ("off", "as printed"))
]


def begun(seats: int, variant: dict[str, Any]) -> State:
    s = State()
    rules.start(s, seats, GAME.options.numbers(GAME.settle(seats, variant)))
    return s


def next_ply(s: State, rng: random.Random) -> tuple[int, int] | None:
    """A random ply; tokens, and tiles that fit tightly, come more often than by chance."""
    out, weight = GAME.plain.workspace().choices
    awaited = rules.awaited(s)
    if awaited == 0:
        return None
    if awaited == CHANCE:
        n = rules.chances(s, out, weight)
        liked = [k for k in out[:n] if "T" in GAME.actions.text(k)]
        return CHANCE, rng.choice(liked) if liked and rng.random() < 0.1 else rng.choice(out[:n])
    numbers = out[: rules.legal(s, s.turn, out)]
    if s.phase == PLACING and rng.random() < 0.7:
        tight = max(bin(s.pattern[a >> 2]).count("1") for a in numbers)
        numbers = [a for a in numbers if bin(s.pattern[a >> 2]).count("1") == tight]
    return s.turn, rng.choice(numbers)


def plies(s: State, rng: random.Random, variant: dict[str, Any]) -> Iterator[tuple[int, int]]:
    """The plies of a random match, which ends within its bound."""
    for _ in range(GAME.bound(s.seats, GAME.settle(s.seats, variant))):
        ply = next_ply(s, rng)
        if ply is None:
            return
        yield ply
    assert rules.awaited(s) == 0


def follow(ledger: Ledger, s: State, ply: tuple[int, int]) -> None:
    """The same ply on paper, after a look at what paper allows there."""
    seat, number = ply
    action = GAME.actions[number]
    if seat != CHANCE:
        agree_on_choices(ledger, s)
    said: dict[str, Any] = spoken(s, action)
    if action.verb == "place":
        ledger.place(KINDS[s.hand].name, **said)
    elif action.verb == "meeple":
        ledger.meeple(seat, **said)
    elif action.verb == "token":
        ledger.token(seat, **said)


def agree_on_choices(ledger: Ledger, s: State) -> None:
    out, _ = GAME.plain.workspace().choices
    legal = [GAME.actions[a] for a in out[: rules.legal(s, s.turn, out)]]
    said = {verb: set() for verb in ("place", "meeple", "token")}
    for action in legal:
        if action.verb in said:
            said[action.verb].add(tuple(spoken(s, action).values()))
    if s.phase == PLACING:
        assert said["place"] == ledger.places(KINDS[s.hand].name)
    if s.phase == ACTING:
        assert said["meeple"] == (ledger.free_parts() if s.meeple_open else set())
        free = ledger.mouths() - set(ledger.tokens)
        assert {t[1:] for t in said["token"]} == (free if s.token_open else set())


def agree_on_features(ledger: Ledger, s: State) -> None:
    """Every node belongs to the feature that the finger finds, with the same counts."""
    seen: dict[int, Any] = {}
    for node in range(s.nodes):
        at = place_of(s, s.home[node])
        kind = features.kind_of(s, node)
        segment = (at["x"], at["y"], FEATURES[kind], part_at(s, node).replace(".", " "))
        f = s.feature[node]
        if f not in seen:
            seen[f] = found = ledger.follow(segment)
            assert features.size(s, f) == len(found.segments)
            assert features.worth(s, f, kind) == ledger.worth(found)
            if kind < 2:
                assert features.tiles(s, f) == len(found.tiles)
                assert features.pennants(s, f) == found.pennants
                assert bool(features.special(s, f)) == found.special
            if found.feature != "field":
                assert (features.open_ends(s, f) > 0) == found.open
            here = [0] * s.seats
            for seat, where in ledger.meeples:
                here[seat] += where in found.segments
            assert [features.meeples_of(s, f, p) for p in range(s.seats)] == here
        assert segment in seen[f].segments


def both_play(seats: int, variant: dict[str, Any], rng: random.Random, every: int) -> State:
    """A match by the rules and on paper; features are compared after each `every`-th turn."""
    s = begun(seats, variant)
    ledger = Ledger(seats, variant["other_tunnels"] == "cut")
    turns = 0
    for ply in plies(s, rng, variant):
        follow(ledger, s, ply)
        acting = s.phase != DRAWING
        rules.play(s, *ply)
        if not acting and s.phase != PLACING:
            assert not ledger.places(KINDS[s.hand].name)  # CA-3.5: it fits nowhere
        if acting and s.phase in (DRAWING, OVER):
            ledger.end_turn()
            turns += 1
            if turns % every == 0 and s.phase != OVER:
                agree_on_features(ledger, s)
        if s.phase == OVER:
            ledger.finish()
        assert [rules.points_of(s, p) for p in range(seats)] == ledger.points
        assert [7 - s.supply[p] for p in range(seats)] == [
            sum(seat == p for seat, _ in ledger.meeples) for p in range(seats)
        ]
    laid = turns + sum(s.aside)
    assert laid == tiles(variant) - 1
    return s


@clause("CA-3.2", "CA-3.4", "CA-3.5", "CA-3.7", "CA-4.1", "CA-4.6", "CA-4.7")
@clause("CA-5.2", "CA-5.6", "CA-7.3")
@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_the_rules_agree_with_the_ledger(number: int) -> None:
    rng = random.Random(f"ledger {number}")
    both_play(2 + number % 5, VARIANTS[number], rng, 12)


def test_sums_never_change() -> None:
    for number, variant in enumerate(VARIANTS[::5]):
        rng = random.Random(number)
        s = begun(2 + number, variant)
        first, now = [0] * GAME.counts, [0] * GAME.counts
        rules.count(s, first)
        for ply in plies(s, rng, variant):
            rules.play(s, *ply)
            rules.count(s, now)
            assert now == first


def test_plain_equals_compiled_after_every_ply() -> None:
    pytest.importorskip("numba")
    out, weight = GAME.compiled.workspace().choices
    for number, variant in enumerate(VARIANTS[::5]):
        rng = random.Random(f"compiled {number}")
        s = begun(2 + number % 5, variant)
        packed = State.packed()
        packed[0] = s.pack().array[0]
        plain_out, plain_weight = GAME.plain.workspace().choices
        for ply in plies(s, rng, variant):
            n = GAME.plain.step([s], *ply, plain_out, plain_weight)
            assert GAME.compiled.step(packed, *ply, out, weight) == n
            assert out[:n].tolist() == plain_out[:n]
        assert packed[0] == s.pack().array[0]


def test_a_match_stays_within_its_bound() -> None:
    for variant in VARIANTS[::3]:
        settled = GAME.settle(2, variant)
        s, played = begun(2, variant), 0
        rng = random.Random(4)
        while ply := next_ply(s, rng):
            rules.play(s, *ply)
            played += 1
            assert played <= GAME.bound(2, settled)
