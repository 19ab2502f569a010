"""Components, setting up, start tiles and borders (SR-1 to SR-4)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import ludogare
from files import sources, written
from ludogare.core.law.contract import CHANCE
from ludogare.core.saying.errors import BadOption
from ludogare.games.steamrollers import GAME
from ludogare.games.steamrollers.rules.components import (
    BORDERS,
    CITY_HEX,
    FITTING,
    PER_REGION,
    SITE_HEX,
    START_TILES,
    STOCK,
    VILLAGE,
    neighbour,
    region_of,
)
from ludogare.games.steamrollers.rules.parts import CITIES, CODES, COLOURS, ORDER_CODES

from .sheets import draw, edges, held, legal, roll, site, table

clause = pytest.mark.clause
FILL = ["red", "yellow", "yellow", "yellow", "yellow", "yellow"]
"""What each city is filled with first; only city 1 loses some of the yellow that follow."""


def fill(match: Any, goods: list[str] | None = None) -> None:
    """Draws the goods of all cities."""
    per_city = max(2, match.seats) + 2
    for city in range(CITIES):
        for i in range(per_city):
            bag = [g.split()[2] for g in match.odds]
            wanted = (goods or FILL)[city] if i == 0 else "green"
            match.play(f"draw {city + 1} {wanted if wanted in bag else bag[0]}")


def sides(match: Any, verb: str = "tile_side", which: str = "aaaaaa") -> None:
    for i, side in enumerate(which):
        match.play(f"{verb} {i + 1} {side}")


def started(seats: int = 2, **options: Any) -> Any:
    """A match whose setup is over; the first player is seat 0."""
    match = ludogare.Match(GAME, seats=seats, options={"first": 0, **options})
    fill(match)
    sides(match)
    if match.options["orders"]:
        sides(match, "order_side")
    return match


@clause("SR-1.2", "SR-2.2", "SR-Q30")
def test_the_components_are_those_of_the_box():
    assert dict(zip(COLOURS, STOCK, strict=True)) == {
        "red": 10, "blue": 10, "green": 10, "yellow": 10, "grey": 10, "black": 6,
    }  # fmt: skip
    assert len(CODES) == 2 * 7
    assert len(ORDER_CODES) == 2 * 6
    assert len(START_TILES) == 5
    assert written("steamrollers")["colours"]["cities"] == [
        "yellow",
        "red",
        "grey",
        "grey",
        "green",
        "blue",
    ]
    assert sum(VILLAGE) == CITIES == len(CITY_HEX)
    assert len(SITE_HEX) == 42
    said = sources("steamrollers")
    assert said["goods"] == "printed"
    assert said["colours"] == "inferred"
    for group in ("map", "tiles", "orders", "borders", "sheet", "guard"):
        assert said[group] == "designed"


@clause("SR-Q30", "SR-Q25")
def test_the_designed_map_is_fair():
    every = {*SITE_HEX, *CITY_HEX}
    swap = {0: 5, 1: 4, 2: 3, 3: 2, 4: 1, 5: 0}
    for place in every:
        turned = (5 - place[0], 5 - place[1])
        assert turned in every
        assert region_of(turned) == swap[region_of(place)]
    for city in CITY_HEX:
        assert not {neighbour(city, side) for side in range(6)} & set(CITY_HEX)
    assert PER_REGION == 7


@clause("SR-2.1")
def test_sheets_begin_empty():
    s = started(3).state
    assert not any(s.rail.cells)
    assert list(s.power) == [0] * 5
    assert s.free.tolist()[:3] == [[7] * 6] * 3


@clause("SR-2.3")
@pytest.mark.parametrize(("seats", "goods"), [(1, 4), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_each_city_gets_two_goods_more_than_there_are_players(seats, goods):
    match = ludogare.Match(GAME, seats=seats)
    for city in range(1, 7):
        for _ in range(goods):
            assert {text.split()[1] for text in match.odds} == {str(city)}
            assert "black" not in " ".join(match.odds)
            match.play(match.legal[0])
    assert set(match.odds) == {"tile_side 1 a", "tile_side 1 b"}


@clause("SR-2.3")
def test_goods_are_drawn_by_what_is_left_in_the_bag():
    match = ludogare.Match(GAME, seats=2)
    match.play("draw 1 red")
    assert match.odds["draw 1 red"] == 9
    assert match.odds["draw 1 grey"] == 10


@clause("SR-2.4", "SR-Q5")
def test_goods_of_the_own_colour_go_back_once_all_cities_are_filled():
    match = ludogare.Match(GAME, seats=2)
    drawn = [
        "yellow yellow red red", "yellow blue blue blue", "grey red red red",
        "red red red yellow", "blue blue blue blue", "red red green green",
    ]  # fmt: skip
    for city, goods in enumerate(drawn, 1):
        for good in goods.split():
            match.play(f"draw {city} {good}")
            if city == 2 and match.state.step == 5:
                assert match.odds["draw 2 yellow"] == 7  # those of city 1 are not back yet
    s = match.state
    assert s.goods[0, COLOURS.index("yellow")] == 0
    assert s.goods[1, COLOURS.index("yellow")] == 1
    assert s.goods[2, COLOURS.index("grey")] == 0
    assert list(s.left) == [2, 4, 3, 4, 4, 4]
    assert s.bag[COLOURS.index("yellow")] == 8


@clause("SR-2.5", "SR-Q5")
def test_coal_comes_once_into_each_city_that_lost_goods():
    for coal in (False, True):
        match = ludogare.Match(GAME, seats=2, options={"coal": coal})
        for city in range(1, 7):
            own = ("yellow", "red", "grey", "grey", "green", "blue")[city - 1]
            for i in range(4):
                lost = city in (1, 2) and i < city
                other = "red" if city != 2 else "blue"
                good = own if lost else (other if match.state.bag[COLOURS.index(other)] else "grey")
                good = good if lost or good != own else "yellow"
                match.play(f"draw {city} {good}")
        s = match.state
        assert [s.goods[c, 5] for c in range(6)] == [int(coal), int(coal), 0, 0, 0, 0]
        assert [s.left[c] for c in range(6)] == [3 + coal, 2 + coal, 4, 4, 4, 4]
        assert s.box == 6 - 2 * coal


@clause("SR-2.6", "SR-2.7")
def test_sides_are_drawn_and_stay():
    match = ludogare.Match(GAME, seats=2, options={"orders": True, "first": 0})
    fill(match)
    for i, side in enumerate("abbaba"):
        assert match.odds == {f"tile_side {i + 1} a": 1, f"tile_side {i + 1} b": 1}
        match.play(f"tile_side {i + 1} {side}")
    for i, side in enumerate("babbaa"):
        assert match.odds == {f"order_side {i + 1} a": 1, f"order_side {i + 1} b": 1}
        match.play(f"order_side {i + 1} {side}")
    assert list(match.state.side) == [0, 1, 1, 0, 1, 0]
    assert list(match.state.order_side) == [1, 0, 1, 1, 0, 0]
    roll(match, "2 2 2")
    match.play("choose 2")
    assert "take 2b" in legal(match)
    assert not any(text.startswith("take S2") for text in legal(match))
    match.play("take 2b")
    assert list(match.state.side) == [0, 1, 1, 0, 1, 0]


@clause("SR-2.8", "SR-3.1")
def test_start_tiles_are_chosen_backwards_from_the_last_player():
    match = started(4, start_tiles=True, first=2)
    for seat, tile in ((1, "plus2"), (0, "locomotive"), (3, "action_tile"), (2, "rail")):
        assert match.awaited == (seat,)
        assert len(legal(match)) == 5 - (match.state.turns - 1)
        match.play(f"start_tile {tile}")
        if seat != 1:
            match.play(match.legal[0])
    assert match.awaited == (CHANCE,)
    assert "white 1" in match.odds
    assert match.state.first == 2


@clause("SR-2.8")
def test_without_the_option_there_are_no_start_tiles():
    assert "white 1" in started(2).odds


@clause("SR-2.9", "SR-5.1")
@pytest.mark.parametrize(("seats", "dice"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_there_is_one_white_die_more_than_players(seats, dice):
    match = ludogare.Match(GAME, seats=seats, options={} if seats == 1 else {"first": 0})
    fill(match)
    sides(match)
    while "olive_start 1" in match.odds:
        match.play("olive_start 1")
    for _ in range(dice):
        assert match.odds == {f"white {v}": 1 for v in range(1, 7)}
        match.play("white 4")
    assert match.odds == {f"black {v}": 1 for v in range(1, 7)}
    match.play("black 1")
    assert match.state.dice[3] == dice


@clause("SR-Q20", "SR-2.9")
def test_the_first_player_is_a_seat_or_chance():
    match = ludogare.Match(GAME, seats=3)
    fill(match)
    sides(match)
    assert match.odds == {"first 0": 1, "first 1": 1, "first 2": 1}
    match.play("first 2")
    roll(match, "1 2 3 4")
    assert match.awaited == (2,)
    assert started(3, first=1).state.first == 1
    with pytest.raises(BadOption, match="SR-Q20"):
        GAME.settle(3, {"first": 3})


# Start tiles


@clause("SR-3.2")
def test_start_tile_locomotive_ticks_any_box():
    match = started(start_tiles=True).play("start_tile locomotive")
    assert legal(match) == [f"start_loco {box}" for box in range(1, 7)]
    match.play("start_loco 5")
    assert match.state.power[1] == 1
    assert match.state.ticked[1] == 1 << 4


@clause("SR-3.3", "SR-Q19")
def test_start_tile_rail_draws_any_rail_anywhere_but_across_borders():
    match = started(start_tiles=True).play("start_tile rail")
    assert len(legal(match)) == 42 * 15
    match.play("start_rail 0,2 1-3")
    assert match.state.rail[1, site("0,2")] > 0

    blocked = started(start_tiles=True, borders="medium")
    blocked.play("border_die 1").play("start_tile rail")
    assert f"start_rail 0,2 {edges('NW-W')}" in legal(blocked)
    assert f"start_rail 0,2 {edges('NW-E')}" not in legal(blocked)  # 1 and 3 are parted


@clause("SR-3.4")
def test_start_tile_plus_two_is_worth_two_points():
    match = started(start_tiles=True).play("start_tile plus2")
    assert match.points == [0, 2]


@clause("SR-3.5")
def test_start_tile_action_takes_a_tile_tilted():
    match = started(start_tiles=True).play("start_tile action_tile")
    assert legal(match) == [f"start_action {n}a" for n in range(1, 7)]
    match.play("start_action 4a")
    assert held(match, 4) == (1, True)


@clause("SR-3.6", "SR-Q18")
def test_start_tile_personal_good_is_drawn_then_placed():
    match = started(start_tiles=True)
    bag = dict(zip(COLOURS, match.state.bag, strict=True))
    match.play("start_tile personal_good")
    assert match.odds == {
        f"personal_draw {c}": n for c, n in bag.items() if n and c not in ("grey", "black")
    }
    match.play("personal_draw red")
    assert match.state.bag[COLOURS.index("red")] == bag["red"] - 1
    assert legal(match) == ["start_place 3", "start_place 4"]
    match.play("start_place 4")
    assert match.state.personal[1] == 1 + COLOURS.index("red")
    assert match.state.home[1] == 4


@clause("SR-Q18")
def test_a_bag_of_greys_gives_no_personal_good():
    match = started(start_tiles=True)
    for good in range(4):
        match.state.bag[good] = 0
    match.play("start_tile personal_good")
    assert match.awaited == (0,)
    assert match.state.personal[1] == 0


# Borders


@clause("SR-4.1")
@pytest.mark.parametrize("mode", ["medium", "hard"])
def test_one_roll_blocks_borders_for_everybody(mode):
    match = started(2, borders=mode)
    assert match.odds == {f"border_die {v}": 1 for v in range(1, 7)}
    match.play("border_die 3")
    first = 1 if mode == "medium" else 7
    assert match.state.case == first + 2
    wanted = written("steamrollers")["borders"][mode][2]
    assert BORDERS[match.state.case] == {frozenset(r - 1 for r in pair) for pair in wanted}
    assert started(2).state.case == 0


@clause("SR-4.2", "SR-Q8", "SR-Q21")
def test_no_rail_crosses_a_blocked_border():
    open_, shut = table(die=1), table(die=1, border=1, borders="medium")  # 1-3 and 4-6
    over = f"rail 1,1 {edges('W-E')}"  # from city 1 into region 3
    assert over in legal(open_)
    assert over not in legal(shut)
    assert f"rail 0,0 {edges('W-E')}" in legal(shut)  # the edge of the map is no border
    assert legal(shut, verb="rail") != legal(open_, verb="rail")
    seat_1 = table(die=1, turn=1, border=1, borders="medium")
    assert legal(seat_1, verb="rail") == legal(shut, verb="rail")


@clause("SR-Q21")
def test_sides_of_cities_are_blocked_but_ways_round_remain():
    # Medium 3 blocks 1-5: straight from city 1 down into 5 is shut, round through 3 is not.
    match = table(border=3, borders="medium")
    draw(match, "0,2", "NW-SE")
    draw(match, "0,3", "NW-SW")
    assert match.state.network[0] == 1
    assert f"rail -1,3 {edges('NW-SE')}" not in legal(table(die=5, border=3, borders="medium"))
    assert f"rail -1,3 {edges('NW-SE')}" in legal(table(die=5))


@clause("SR-4.2")
def test_every_border_case_leaves_rails_and_shuts_exactly_its_sides():
    for case, pairs in enumerate(BORDERS):
        for i, place in enumerate(SITE_HEX):
            for rail, (a, b) in enumerate(combinations(range(6), 2)):
                ends = [neighbour(place, side) for side in (a, b)]
                across = [
                    {region_of(place), region_of(end)} in pairs
                    for end in ends
                    if end in SITE_HEX or end in CITY_HEX
                ]
                assert bool(FITTING[case, i] >> rail & 1) == (not any(across))
