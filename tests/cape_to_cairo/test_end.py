"""The end, and what happens when cards run short (CC-7)."""

from __future__ import annotations

import pytest

import ludogare
from ludogare.games.cape_to_cairo import GAME
from ludogare.games.cape_to_cairo.rules.construction import bonuses_left
from ludogare.games.cape_to_cairo.rules.parts import DECK
from ludogare.games.cape_to_cairo.rules.state import OVER

from .positions import legal, position, run_short

clause = pytest.mark.clause


@clause("CC-7.2", "CC-Q19")
def test_capital_decides_nothing():
    match = position({0: [1, 2], 1: [3]}, capital={0: 0, 1: 150}, crossed={0: 1})
    assert match.points == [1, 0]


@clause("CC-Q13")
def test_bonus_cards_stop_before_the_landscapes_run_short():
    held = {0: [2, 3, 4, 5, 6], 1: [7, 8, 9, 10, 12], 2: [14, 15, 16, 17, 18], 3: []}
    rows = {0: [1, 11], 1: [19], 2: [20], 3: [49]}
    match = position(rows, seats=4, stock=(21, 22), bonuses=held)
    assert bonuses_left(match.state)
    match.play("build 0 0")
    assert next(iter(match.odds)).startswith("bonus 3")
    match.play(next(iter(match.odds)))
    assert sum(match.state.bonuses) == 16
    match.play(next(iter(match.odds)))  # a card for the stock
    match.state.stock = 7
    match.play("build 0 0")
    assert not next(iter(match.odds)).startswith("bonus")  # seat 3 still faces a river
    assert match.state.bonuses[3] == 1
    for seats in (2, 3):
        assert 5 * seats < DECK - 8 * seats - 2  # never reached


@clause("CC-4.11", "CC-Q14", "CC-Q16")
def test_a_turn_without_a_card_is_as_free_as_any():
    match = position({0: [1], 1: [49], 2: [2]}, seats=3, stock=(11,), gone=True, capital={1: 0})
    match.play("pass")
    assert match.awaited == (1,)
    assert match.state.drew == 0
    assert legal(match, 1) == ["pass"]  # cannot build
    match.play("pass")
    for seat in (2, 0):
        assert legal(match, seat) == ["build 0 0", "pass"]  # can, and need not
        match.play("pass")
    assert match.ending == "shortage"


@clause("CC-Q15")
def test_lots_settle_a_tie_when_cards_run_short():
    match = ludogare.Match(GAME, seats=3)
    for card in (13, 21, 1):
        match.play(f"reveal {card}")
    run_short(match.state, pile=(2, 3))
    for seat in range(3):
        match.play("bid 1", seat)
    assert match.odds == {"lot 0": 1, "lot 1": 1, "lot 2": 1}
    match.play("lot 1")
    assert match.state.rank[:3] == [1, 0, 1]
    assert set(match.odds) == {"tie 0 2", "tie 0 3"}  # two cards are enough for two
    match.play("tie 0 2").play("tie 2 3")
    assert set(match.odds) == {"lot 0", "lot 2"}  # equal again, and no card left
    match.play("lot 2")
    assert match.state.rank[:3] == [2, 0, 1]
    assert match.awaited == (1,)
    assert match.state.discards == 2


@clause("CC-Q15")
def test_a_lot_moves_nobody_outside_the_tie():
    match = ludogare.Match(GAME, seats=4)
    for card in (13, 21, 1, 49):
        match.play(f"reveal {card}")
    run_short(match.state, pile=(2,))
    for seat, amount in enumerate((5, 5, 3, 1)):
        match.play(f"bid {amount}", seat)
    assert set(match.odds) == {"lot 0", "lot 1"}
    match.play("lot 1")
    assert match.state.rank == [1, 0, 2, 3]
    assert match.awaited == (1,)


@clause("CC-7.2", "CC-Q16")
def test_capital_breaks_no_tie_at_the_end():
    rows = {0: [49], 1: [50], 2: [1, 48], 3: [2, 47]}
    pounds = {0: 200, 1: 5, 2: 3, 3: 90}
    match = position(rows, seats=4, stock=(9,), capital=pounds, crossed={2: 1, 3: 1}, gone=True)
    while not match.over:
        match.play("pass")
    assert match.points == [0, 0, 1, 1]
    assert match.winners == (2, 3)


@clause("CC-Q16")
def test_when_nobody_goes_on_the_match_ends_and_equals_share():
    rows = {0: [49], 1: [50], 2: [1, 48]}
    empty = {0: 0, 1: 0, 2: 0}
    match = position(rows, seats=3, stock=(9,), capital=empty, crossed={2: 1}, gone=True)
    match.play("pass")  # free, after drawing the last card: does not count
    for _ in range(2):
        assert not match.over
        match.play("pass")
    assert not match.over
    match.play("pass")
    assert match.over
    assert match.ending == "shortage"
    assert match.winners == (2,)
    shared = position({0: [49], 1: [50]}, stock=(9,), capital=empty, gone=True)
    shared.play("pass").play("pass").play("pass")
    assert shared.winners == (0, 1)
    assert shared.state.phase == OVER


@clause("CC-Q16")
def test_a_build_begins_the_count_of_passes_anew():
    match = position({0: [49], 1: [1, 50]}, stock=(9,), capital={0: 0, 1: 0}, gone=True)
    match.play("pass")
    match.state.stuck = 1
    match.state.stock, match.state.turn = 6, 1
    match.play("build 0 0", 1)
    assert match.state.stuck == 0


@clause("CC-Q17")
def test_every_match_ends_within_its_bound():
    for seats in GAME.seats:
        assert GAME.bound(seats, {}) == {2: 1861, 3: 2550, 4: 3239}[seats]
        for passive in (True, False):
            match = ludogare.new("cape_to_cairo", seats, 1)
            while not match.over:
                match.play(match.legal[-1 if passive else 0])
                assert len(match.plies) <= GAME.bound(seats, {})
