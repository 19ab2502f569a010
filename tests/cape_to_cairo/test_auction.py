"""The auction (CC-3)."""

from __future__ import annotations

import pytest

import ludogare
from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.games.cape_to_cairo import GAME
from ludogare.games.cape_to_cairo.rules.components import HIGHEST_BID, KIND, NEED, TRACK
from ludogare.games.cape_to_cairo.rules.construction import missing
from ludogare.games.cape_to_cairo.rules.parts import KINDS
from ludogare.games.cape_to_cairo.rules.state import ASIDE, DISCARDS, MARKET, ROW

from .positions import auction, legal, position

clause = pytest.mark.clause


@clause("CC-3.1")
def test_as_many_landscapes_as_players_turn_up():
    for seats in GAME.seats:
        match = ludogare.new("cape_to_cairo", seats, 1)
        assert sum(place == MARKET for place in match.state.place) == seats
        assert len([c for c in match.view()["market"] if c]) == seats


@clause("CC-3.2", "CC-Q12")
def test_bids_are_secret_until_all_are_in():
    match = ludogare.new("cape_to_cairo", 3, 1).play("bid 30", 1)
    for viewer in (0, 2, SPECTATOR):
        assert match.view(viewer)["players"][1]["bid"] == "?"
        assert match.view(viewer)["players"][1]["capital"] == 100
    assert match.view(1)["players"][1]["bid"] == 30
    match.play("bid 3", 0).play("bid 4", 2)
    for viewer in (0, 1, 2, SPECTATOR):
        players = match.view(viewer)["players"]
        assert [p["bid"] for p in players] == [3, 30, 4]
        assert [p["capital"] for p in players] == [97, 70, 96]


@clause("CC-3.3", "CC-Q1")
def test_a_bid_is_any_whole_sum_up_to_the_capital():
    match = ludogare.Match(GAME, seats=2)
    match.state.capital[0] = 0
    match.play("reveal 1").play("reveal 2")
    assert legal(match, 0) == ["bid 0"]
    assert legal(match, 1) == [f"bid {n}" for n in range(101)]
    assert HIGHEST_BID == 161


@clause("CC-3.4")
def test_everybody_pays_their_own_bid():
    assert auction([40, 7, 0]).state.capital[:3] == [60, 93, 100]


@clause("CC-3.5", "CC-Q4")
def test_the_higher_bid_picks_first_and_the_last_is_not_asked():
    match = auction([5, 30, 10])
    assert match.awaited == (1,)
    assert legal(match, 1) == ["pick 1", "pick 13", "pick 21"]
    match.play("pick 21")
    assert match.awaited == (2,)
    assert legal(match, 2) == ["pick 1", "pick 13"]
    match.play("pick 1")
    assert [match.state.row[seat, 0] for seat in range(3)] == [13, 21, 1]
    assert match.awaited == (CHANCE,)


@clause("CC-3.6", "CC-Q3")
def test_of_equal_bids_the_smaller_capital_goes_first():
    match = auction([10, 10], capital=[90, 80])
    assert match.awaited == (1,)
    assert match.state.rank[:2] == [1, 0]


@clause("CC-3.7", "CC-3.8")
def test_equal_in_both_draw_cards_and_discard_them():
    match = auction([10, 10])
    assert set(match.odds) == {f"tie 0 {c}" for c in range(1, 51) if c not in (13, 21)}
    match.play("tie 0 3").play("tie 1 6")  # prizes 2 and 3
    assert match.state.rank[:2] == [1, 0]
    assert match.awaited == (1,)
    assert match.state.place[3] == match.state.place[6] == DISCARDS
    again = auction([10, 10]).play("tie 0 3").play("tie 1 2")  # 2 and 2
    assert again.awaited == (CHANCE,)
    assert again.state.place[3] == again.state.place[2] == ASIDE
    again.play("tie 0 6").play("tie 1 50")
    assert again.awaited == (1,)
    assert again.state.discards == 4


@clause("CC-Q2")
def test_a_tie_of_four_is_ranked_and_a_redraw_moves_nobody_past_an_outsider():
    match = auction([10, 10, 10, 10])
    # prizes 7 7 3 3: the sevens settle completely first
    for line in ("tie 0 20", "tie 1 28", "tie 2 4", "tie 3 6"):
        match.play(line)
    assert match.state.rank == [0, 0, 2, 2]
    match.play("tie 0 2").play("tie 1 50")
    assert match.state.rank == [1, 0, 2, 2]
    assert next(iter(match.odds)).startswith("tie 2")
    match.play("tie 2 11").play("tie 3 10")
    assert match.state.rank == [1, 0, 3, 2]
    assert match.awaited == (1,)


@clause("CC-Q2")
def test_a_tie_behind_a_higher_bid_leaves_that_bid_in_front():
    match = auction([10, 50, 10])
    assert match.state.rank[:3] == [1, 0, 1]
    match.play("tie 0 3").play("tie 2 50")
    assert match.state.rank[:3] == [2, 0, 1]
    assert match.awaited == (1,)


@clause("CC-3.9", "CC-4.1")
def test_landscapes_join_the_end_of_the_row_and_are_crossed_in_order():
    match = auction([9, 1])
    s = match.state
    s.row[0, 0], s.bought[0], s.crossed[0] = 2, 1, 1  # one already crossed
    s.place[2] = ROW
    s.pile -= 1
    match.play("pick 21")
    s = match.state
    assert [s.row[0, i] for i in range(2)] == [2, 21]
    assert missing(s, 0) == 8 - 3


@clause("CC-3.10")
def test_blue_crosses_a_desert_before_a_mountain_and_red_a_river_before_a_desert():
    desert, mountain, river = (KIND.index(KINDS.index(k)) for k in ("desert", "mountain", "river"))
    for row in ([desert, mountain], [river, desert]):
        s = position({0: row}).state
        assert missing(s, 0) == NEED[KIND[row[0]]] - TRACK[row[0]] - TRACK[row[1]]
