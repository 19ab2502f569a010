"""The aim, the cards and the start (CC-1, CC-2)."""

from __future__ import annotations

import random

import pytest

import ludogare
from files import sources, written
from ludogare.core.law.contract import CHANCE
from ludogare.games.cape_to_cairo import GAME
from ludogare.games.cape_to_cairo.rules.components import KIND, NEED, PRIZE, TRACK
from ludogare.games.cape_to_cairo.rules.parts import DECK, KINDS
from ludogare.games.cape_to_cairo.rules.state import MARKET, PILE

from .positions import RIVER_0, SAVANNA_3, VILLAGE_2, auction, position

clause = pytest.mark.clause


@clause("CC-1.1", "CC-7.1")
def test_the_eighth_crossing_wins_at_once():
    match = position({0: [1, 2, 3, 4, 5, 11, 12, 13], 1: [49]}, crossed={0: 7}, stock=(21, 31))
    match.play("build 0 0")
    assert match.over
    assert match.winners == (0,)
    assert match.ending == "eighth"
    assert match.points == [8, 0]
    assert match.state.bonuses[1] == 0  # CC-Q11: no bonus after the end


@clause("CC-7.1", "CC-7.2")
def test_the_last_of_four_can_win_and_the_poorest():
    rows = {0: [49], 1: [50], 2: [48], 3: [1, 2, 3, 4, 5, 11, 12, 13]}
    match = position(rows, seats=4, turn=3, crossed={3: 7}, stock=(21, 31), capital={3: 0})
    match.play("build 0 0")
    assert match.winners == (3,)
    assert match.points == [0, 0, 0, 8]


@clause("CC-Q11")
def test_no_bonus_after_the_eighth_and_from_the_left_before_it():
    rows = {0: [49], 1: [1, 2], 2: [50], 3: [48]}
    match = position(rows, seats=4, turn=1, stock=(21, 31))
    match.play("build 0 0")
    given = []
    while match.awaited == (CHANCE,) and match.odds and next(iter(match.odds)).startswith("bonus"):
        given.append(int(next(iter(match.odds)).split()[1]))
        match.play(next(iter(match.odds)))
    assert given == [2, 3, 0]


@clause("CC-1.2", "CC-2.4", "CC-2.5")
def test_a_landscape_has_a_kind_that_sets_its_need_track_and_a_prize():
    needs = dict(zip(KINDS, NEED, strict=False))
    assert needs == {"savanna": 6, "village": 7, "desert": 8, "mountain": 9, "river": 10}
    assert all(0 <= TRACK[c] <= 3 and 1 <= PRIZE[c] <= 10 for c in range(1, DECK + 1))


@clause("CC-1.3", "CC-Q20")
def test_the_deck_has_fifty_landscapes_and_says_that_they_are_designed():
    assert DECK == len(written("cape_to_cairo")["deck"]["cards"]) == 50
    said = sources("cape_to_cairo")
    assert said["deck"] == "designed"
    assert said["kinds"] == said["money"] == "printed"
    assert {KIND.count(kind) for kind in range(5)} == {10}
    assert {TRACK[c] for c in range(1, 51)} == {0, 1, 2, 3}
    means = [sum(PRIZE[c] for c in range(1, 51) if KIND[c] == k) / 10 for k in range(5)]
    assert means == sorted(means)
    assert (min(PRIZE[1:]), max(PRIZE[1:])) == (1, 10)


@clause("CC-1.4")
def test_the_match_begins_with_an_auction_and_construction_follows():
    match = ludogare.new("cape_to_cairo", seats=2, seed=1)
    assert {a.verb for a in match.legal} == {"bid"}
    match.play("bid 2").play("bid 1").play(match.legal[0])
    assert {a.verb for a in match.legal} <= {"build", "pass"}
    done = position({0: [SAVANNA_3], 1: [RIVER_0]}, stock=(22, 6)).play("build 0 0")
    while done.awaited == (CHANCE,):
        done.play(next(iter(done.odds)))
    assert {a.verb for a in done.legal} == {"bid"}


@clause("CC-1.5")
def test_the_box_serves_four_and_what_nobody_needs_is_set_aside():
    assert max(GAME.seats) == 4
    for seats in GAME.seats:
        match = ludogare.new("cape_to_cairo", seats=seats, seed=1)
        assert len(match.view()["players"]) == seats
        assert set(match.state.place[1:]) <= {PILE, MARKET}


@clause("CC-2.1", "CC-2.2", "CC-2.3")
def test_the_start():
    for seats in GAME.seats:
        s = ludogare.Match(GAME, seats=seats).state
        assert s.capital[:seats] == [100] * seats
        assert s.bought == s.crossed == [0] * 4
        assert s.pile == 50
        assert all(place == PILE for place in s.place[1:])


@clause("CC-2.6")
def test_the_sheet_goes_from_capital_to_bid_to_capital_to_prize_to_capital():
    match = auction([30, 1])
    assert match.state.capital[:2] == [70, 99]
    match.play("pick 13")
    built = position({0: [VILLAGE_2]}, stock=(21, 22), capital={0: 70})
    built.play("build 0 0")
    assert built.state.capital[0] == 70 + PRIZE[VILLAGE_2]


@clause("CC-2.2")
def test_capital_may_pass_100_and_never_falls_below_0():
    match = position({0: [13, 21]}, stock=(22, 6)).play("build 0 0")
    assert match.state.capital[0] == 100 + PRIZE[13]
    for seed in range(20):
        played = ludogare.new("cape_to_cairo", 3, seed)
        choose = random.Random(seed)
        while not played.over:
            assert len(played.plies) < GAME.bound(3, {})
            played.play(choose.choice(played.legal))
            assert min(played.state.capital[:3]) >= 0
