"""Blocks and the count (ST-7 to ST-9)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ludogare.games.steam_tunnel import GAME
from ludogare.games.steam_tunnel.rules import contract as rules
from ludogare.games.steam_tunnel.rules.state import OVER, State

from . import tracer
from .boards import (
    choices,
    claims,
    do,
    flip,
    is_open,
    lay,
    new,
    pass_until,
    seat_pawns,
    tunnel,
    value,
)

FIVE_SEGMENTS = {(1, 2): "F", (1, 3): "D1", (0, 3): "B1", (0, 2): "F", (0, 1): "B2"}
ALONG_FIVE = [(1, 2, 1), (1, 3, 0), (0, 3, 3), (0, 2, 1), (0, 1, 1)]
TWO_FORKS = {
    (0, 2): "E.1",
    (0, 3): "D2.1",
    (1, 2): "C2.1",
    (1, 3): "G.1",
    (2, 2): "A2.1",
    (2, 3): "B2.1",
}
ALONG_FORKS = [
    (0, 2, 2),
    (0, 3, 3),
    (1, 2, 0),
    (1, 2, 3),
    (1, 3, 0),
    (1, 3, 2),
    (2, 2, 0),
    (2, 3, 0),
]


def all_but(cards: dict[tuple[int, int], str], last: tuple[int, int]) -> dict:
    return {cell: card for cell, card in cards.items() if cell != last}


def points(s: State) -> list[Fraction]:
    out = [0] * 5
    rules.score(s, out)
    return [Fraction(p, GAME.unit) for p in out[: s.seats]]


@pytest.mark.clause("ST-7.1")
def test_a_blocked_card_stays_face_down() -> None:
    s = flip(new(), 0, 0, "F")
    do(s, "block 2 2")
    assert "flip 2 2" not in choices(s)
    flip(s, 0, 1, "F")
    assert not {"block 2 2", "block 0 0", "block 1 1"} & set(choices(s))


@pytest.mark.clause("ST-7.3")
def test_a_block_wins_no_tunnel() -> None:
    s = flip(new(), 1, 2, "F")
    do(s, "claim 1 2 1")
    flip(s, 5, 5, "F")
    do(s, "block 1 3")
    assert points(s) == [5, 0]


@pytest.mark.clause("ST-7.3")
def test_a_block_keeps_no_tunnel() -> None:
    s = lay(new(), all_but(FIVE_SEGMENTS, (0, 2)))
    seat_pawns(s, {(0, 3, 3): 0, (1, 2, 1): 1})
    flip(s, 5, 5, "F")
    do(s, "block 0 2")  # by seat 0, in the middle of a tunnel of four segments
    assert points(s) == [14, 14]


@pytest.mark.clause("ST-7.4")
def test_blocks_secure_rob_and_shorten() -> None:
    s = flip(new(), 1, 2, "F")
    do(s, "claim 1 2 1")
    assert is_open(s, 1, 2, "E1")
    flip(s, 5, 5, "F")
    do(s, "block 1 3")  # nobody can get at the tunnel of seat 0 now
    flip(s, 5, 4, "F")
    assert (1, 2, 1) not in claims(s)
    flips = 3
    do(s, "pass")
    while s.phase != OVER:
        flips += choices(s)[0].startswith("flip")
        do(s, "pass" if "pass" in choices(s) else choices(s)[0])
    assert flips == 32 - 1
    for last, paid in (("flip", 35), ("block", 28)):  # seat 0 robs seat 1 of a segment
        s = lay(new(), all_but(FIVE_SEGMENTS, (1, 2)))
        seat_pawns(s, {(0, 1, 1): 1})
        if last == "flip":
            flip(s, 1, 2, "F")
        else:
            flip(s, 5, 5, "F")
            do(s, "block 1 2")
        assert points(s) == [0, paid]


@pytest.mark.clause("ST-9.1", "ST-8.3", "ST-5.2", "ST-8.5", "ST-Q7")
def test_five_segments_between_3_and_4() -> None:
    s = lay(new(), all_but(FIVE_SEGMENTS, (0, 1)))
    seat_pawns(s, {(1, 2, 1): 0, (0, 3, 3): 1, (0, 2, 1): 1})
    assert points(s) == [0, 0]
    flip(s, 0, 1, FIVE_SEGMENTS[0, 1])
    assert value(s, 1, 2, "E1") == 35  # both of its ends lie on one card
    assert sorted(tracer.walk(s, 6, (1, 2, "E1")).segments) == sorted(ALONG_FIVE)
    assert points(s) == [0, 35]


@pytest.mark.clause("ST-9.2", "ST-5.2", "ST-8.5", "ST-Q4", "ST-Q8", "ST-Q11", "ST-8.4")
def test_two_forks_shared_by_three() -> None:
    s = lay(new(4), all_but(TWO_FORKS, (2, 3)))
    seat_pawns(s, dict(zip(ALONG_FORKS, (0, 1, 2, 0, 1, 2, 3), strict=False)))
    flip(s, 2, 3, TWO_FORKS[2, 3])
    found = tracer.walk(s, 6, (2, 3, "N"))
    assert (found.ends, sorted(found.segments)) == ([0, 2, 2, 3], ALONG_FORKS)
    assert value(s, 2, 3, "N") == 56
    assert points(s) == [Fraction(56, 3)] * 3 + [0]


@pytest.mark.clause("ST-Q11")
@pytest.mark.parametrize("seats", GAME.seats)
def test_shares_are_exact(seats: int) -> None:
    s = lay(new(seats), all_but(TWO_FORKS, (2, 3)))
    seat_pawns(s, {ALONG_FORKS[seat]: seat for seat in range(seats)})
    flip(s, 2, 3, TWO_FORKS[2, 3])
    assert points(s) == [Fraction(56, seats)] * seats


@pytest.mark.clause("ST-Q4")
def test_the_most_need_not_be_more_than_half() -> None:
    s = lay(new(4), all_but(TWO_FORKS, (2, 3)))
    seat_pawns(s, dict(zip(ALONG_FORKS, (0, 1, 2, 3, 1), strict=False)))
    flip(s, 2, 3, TWO_FORKS[2, 3])
    assert points(s) == [0, 56, 0, 0]


@pytest.mark.clause("ST-8.5")
def test_a_tunnel_without_pawns_pays_nobody() -> None:
    s = lay(new(), FIVE_SEGMENTS)
    assert value(s, 1, 2, "E1") == 35
    assert points(s) == [0, 0]


@pytest.mark.clause("ST-8.4")
def test_black_ends_alone_are_worth_nothing() -> None:
    s = lay(new(), {(2, 2): "C1", (2, 3): "F"})
    seat_pawns(s, {(2, 3, 2): 0})
    flip(s, 2, 4, "C1")  # E2 and W2 of C1 are black
    found = tunnel(s, 2, 3, "E2")
    assert (s.open[found], s.segments[found], s.black[found]) == (0, 1, 2)
    assert value(s, 2, 3, "E2") == 0
    assert points(s) == [0, 0]


@pytest.mark.clause("ST-Q7")
def test_a_card_crossed_twice_counts_twice() -> None:
    # In at the upper left, out at the right, round E's bend, back through and down.
    s = lay(new(), {(1, 2): "F", (1, 3): "E.1", (0, 0): "X"})
    found = tracer.walk(s, 6, (1, 2, "E1"))
    assert {(1, 2, 1), (1, 2, 2)} <= found.segments
    assert s.segments[tunnel(s, 1, 2, "E1")] == len(found.segments) == 3
    assert value(s, 1, 2, "E1") == (3 + 2) * 3


@pytest.mark.clause("ST-Q6")
@pytest.mark.parametrize("dead_ends", ["normal", "deadly", "less_deadly"])
def test_a_loop_is_complete_and_worth_nothing(dead_ends: str) -> None:
    s = new(charity=True, dead_ends=dead_ends)
    lay(s, {(0, 0): "F", (1, 0): "F", (2, 0): "F", (3, 0): "X", (4, 0): "X"})
    assert is_open(s, 0, 0, "N")
    seat_pawns(s, {(0, 0, 0): 0})
    flip(s, 5, 0, "F")
    loop = tunnel(s, 0, 0, "N")
    assert (s.open[loop], s.segments[loop], s.numbered[loop], s.black[loop]) == (0, 4, 0, 0)
    assert (5, 0, 0) not in claims(s)
    assert value(s, 0, 0, "N") == 0
    assert points(s) == [0, 0]


@pytest.mark.clause("ST-Q13", "ST-Q15")
def test_a_single_end() -> None:
    row = {(0, col): "X" for col in (0, 2, 3, 4, 5)}
    for dead_ends, worth in (("normal", 8), ("deadly", 8), ("less_deadly", 0)):
        s = lay(new(dead_ends=dead_ends), row | {(5, 1): "F"})
        flip(s, 0, 1, "G")  # its legs to the left and right meet
        found = tunnel(s, 0, 1, "N")
        assert (s.open[found], s.segments[found], s.numbered[found]) == (0, 2, 1)
        assert value(s, 0, 1, "N") == worth


@pytest.mark.clause("ST-Q13")
def test_end_against_end() -> None:
    s = lay(new(full_board=True, charity=True), {(0, 0): "P", (0, 1): "C1"})
    found = tunnel(s, 0, 0, "E2")
    assert (s.open[found], s.segments[found], s.ends[found], s.black[found]) == (0, 0, 2, 1)
    assert value(s, 0, 0, "E2") == 0


@pytest.mark.clause("ST-8.7")
def test_counting_from_any_end_gives_the_same() -> None:
    s = lay(new(3), all_but(TWO_FORKS, (2, 3)))
    seat_pawns(s, dict(zip(ALONG_FORKS, (0, 1, 1, 2), strict=False)))
    flip(s, 2, 3, TWO_FORKS[2, 3])
    ends = [p for p in tracer.walk(s, 6, (2, 3, "N")).ports if tracer.way_at(s, *p) is None]
    assert len(ends) == 4
    for end in ends:
        found = tracer.walk(s, 6, end)
        assert len(found.segments) == 8
        assert found.pawns == [1, 2, 1]
        assert points(s) == [0, found.value("normal", False), 0]


@pytest.mark.clause("ST-8.6", "ST-Q12")
def test_winners() -> None:
    s = lay(new(3), all_but(FIVE_SEGMENTS, (0, 1)))
    nobody = s.copy()
    seat_pawns(s, {(1, 2, 1): 2})
    equal = s.copy()
    seat_pawns(equal, {(0, 3, 3): 1})
    less = equal.copy()
    less.points[0] = 1  # some points, but not most
    for state, mask in ((s, 0b100), (equal, 0b110), (less, 0b110), (nobody, 0b111)):
        flip(state, 0, 1, FIVE_SEGMENTS[0, 1])
        assert rules.winners(state) == 0  # not over yet
        do(state, "pass")
        pass_until(state, 0)
        assert rules.winners(state) == mask


@pytest.mark.clause("ST-Q17")
def test_completed_tunnels_pay_at_once_and_for_good() -> None:
    s = flip(new(), 1, 2, "F")
    do(s, "claim 1 2 1")
    assert points(s) == [0, 0]
    flip(s, 1, 3, "F")
    assert points(s) == [10, 0]
    do(s, "pass")
    pass_until(s, 0)
    assert points(s) == [10, 0]
