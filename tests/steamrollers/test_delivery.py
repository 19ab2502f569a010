"""Deliveries and orders (SR-8, SR-9)."""

from __future__ import annotations

import pytest

from ludogare.games.steamrollers.rules.parts import COLOURS

from .sheets import BLUE, RED, act, draw, give, keep, legal, table

clause = pytest.mark.clause


def deliveries(match, seat=None):
    return legal(match, seat, "deliver")


@clause("SR-8.1")
def test_the_die_says_the_city_and_any_good_there_may_go():
    match = table(goods={1: "red grey red", 3: "red"}, rails=RED, power=3, die=1)
    assert deliveries(match) == [
        "deliver 1 red 2 3 0", "deliver 1 grey 3 1 0", "deliver 1 grey 4 2 0",
    ]  # fmt: skip
    act(match, 3, 0)
    assert deliveries(match) == ["deliver 3 red 2 2 0"]
    act(match, 5, 0)
    assert deliveries(match) == []


@clause("SR-8.2", "SR-8.10")
def test_goods_go_to_their_colour_and_grey_ones_to_3_or_4():
    match = table(goods={1: "grey", 2: "grey yellow"}, rails=RED, power=6, die=1)
    assert deliveries(match) == ["deliver 1 grey 3 1 0", "deliver 1 grey 4 2 0"]
    act(match, 2, 0)
    assert deliveries(match) == [
        "deliver 2 yellow 1 3 0", "deliver 2 grey 3 2 0", "deliver 2 grey 4 1 0",
    ]  # fmt: skip


@clause("SR-8.3", "SR-Q3")
def test_coal_goes_anywhere_but_where_it_lies():
    match = table(goods={1: "black"}, coal=True, rails=RED, power=6, die=1)
    assert deliveries(match) == [
        "deliver 1 black 2 3 0", "deliver 1 black 3 1 0", "deliver 1 black 4 2 0",
    ]  # fmt: skip


@clause("SR-8.4")
def test_a_gap_stops_a_delivery():
    for missing in RED:
        rails = {place: sides for place, sides in RED.items() if place != missing}
        assert deliveries(table(goods={1: "red"}, rails=rails, power=6, die=1)) == []
    match = table(goods={1: "red"}, rails=RED, power=6, die=1)
    assert deliveries(match, 0)
    act(match, 1, 1)
    assert deliveries(match, 1) == []  # another's rails are of no use


@clause("SR-8.5", "SR-8.8", "SR-8.11", "SR-8.6", "SR-Q2")
def test_the_example_of_two_routes():
    match = table(goods={1: "red"}, rails={**RED, **BLUE}, power=6, die=1)
    assert match.state.network[0] == 6
    assert deliveries(match) == ["deliver 1 red 2 3 0", "deliver 1 red 2 4 0"]
    weak = table(goods={1: "red"}, rails={**RED, **BLUE}, power=3, die=1)
    assert deliveries(weak) == ["deliver 1 red 2 3 0"]


@clause("SR-8.5", "SR-Q2")
def test_straight_to_the_next_city_is_one():
    match = table(goods={3: "grey"}, rails={"2,3": "NW-E"}, power=1, die=3)
    assert deliveries(match) == ["deliver 3 grey 4 1 0"]


@clause("SR-8.7", "SR-Q17", "SR-12.2")
def test_a_delivered_good_goes_into_the_bag_and_scores_its_distance():
    match = table(goods={1: "red"}, rails=RED, power=3, die=1)
    bag = match.state.bag[COLOURS.index("red")]
    match.play("deliver 1 red 2 3 0")
    assert match.state.bag[COLOURS.index("red")] == bag + 1
    assert match.state.left[0] == 0
    assert match.state.delivered[0] == 3
    assert match.points[0] == 3 + 3


@clause("SR-Q17", "SR-8.3")
def test_without_orders_coal_goes_into_the_bag():
    match = table(goods={1: "black"}, coal=True, rails=RED, power=6, die=1)
    match.play("deliver 1 black 4 2 0")
    assert match.state.bag[COLOURS.index("black")] == 1


@clause("SR-8.8")
def test_the_longer_way_is_a_choice():
    match = table(goods={1: "red"}, rails={**RED, **BLUE}, power=6, die=1)
    match.play("deliver 1 red 2 4 0")
    assert match.state.delivered[0] == 4


@clause("SR-8.9", "SR-Q2")
def test_no_city_twice_not_even_the_origin():
    # 1-3, 3-4 and two links 1-4: from 3 to 4 over 1 is fine, from 1 over 3 back to 1 is not.
    match = table(goods={3: "grey"}, rails={**RED, **BLUE}, power=6, die=3)
    assert deliveries(match) == ["deliver 3 grey 4 1 0", "deliver 3 grey 4 4 0"]
    ring = table(goods={1: "yellow"}, rails={**RED, **BLUE}, power=6, die=1)
    assert deliveries(ring) == []


@clause("SR-8.10", "SR-Q3")
def test_a_grey_good_may_cross_a_grey_city():
    match = table(goods={1: "grey"}, rails=RED, power=2, die=1)
    assert "deliver 1 grey 4 2 0" in deliveries(match)


@clause("SR-Q4")
def test_without_power_only_tile_4_helps():
    rails = {"2,3": "NW-E"}
    assert deliveries(table(goods={3: "grey"}, rails=rails, die=3)) == []
    for code in ("4a", "4b"):
        match = table(goods={3: "grey"}, rails=rails, die=3, hold=code)
        assert deliveries(match) == ["deliver 3 grey 4 1 0"]


# The personal good


def with_personal(die, **more):
    match = table(goods={3: "", 1: "red"}, rails=RED, power=3, die=die, start_tiles=True, **more)
    match.state.personal[0], match.state.home[0] = 1 + COLOURS.index("red"), 3
    match.state.bag[COLOURS.index("red")] -= 1
    return match


@clause("SR-3.6", "SR-Q18")
def test_the_personal_good_is_delivered_by_its_owner_only():
    match = with_personal(3)
    assert deliveries(match) == ["deliver 3 personal 2 2 0"]  # the city itself is empty
    for place, sides in RED.items():
        draw(match, place, sides, 1)
    match.state.power[1] = 6
    act(match, 3, 1)
    assert deliveries(match, 1) == []
    act(match, 3, 0)
    match.state.quiet = 5
    match.play("deliver 3 personal 2 2 0")
    assert match.state.personal[0] == match.state.home[0] == 0
    assert match.state.delivered[0] == 2
    assert match.state.moved == 0  # SR-Q24 is about the board


@clause("SR-Q18", "SR-Q15")
def test_the_personal_good_may_be_fetched_with_3a_and_kept_for_orders():
    match = with_personal(2, hold="3a", orders=True)
    assert "deliver 3 personal 2 2 0" in deliveries(match)
    match.play("deliver 3 personal 2 2 0")
    assert match.state.kept[0, COLOURS.index("red")] == 1


# Orders


@clause("SR-9.1")
def test_delivered_goods_are_kept_with_the_option():
    match = table(goods={1: "red"}, rails=RED, power=3, die=1, orders=True)
    bag = list(match.state.bag)
    match.play("deliver 1 red 2 3 0")
    assert match.state.kept[0, COLOURS.index("red")] == 1
    assert list(match.state.bag) == bag


@clause("SR-9.2", "SR-Q17")
def test_an_exchange_ends_the_turn_even_without_a_delivery():
    match = table(die=1, orders=True)
    keep(match, "red red")
    match.play("loco 1")
    assert match.awaited == (0,)
    assert legal(match) == ["order 2 none", "no_order"]
    match.play("no_order")
    assert match.awaited == (1,)


@clause("SR-9.2", "SR-Q17")
def test_the_good_just_delivered_may_be_exchanged_and_only_one_order_a_turn():
    match = table(goods={1: "red"}, rails=RED, power=3, die=1, orders=True)
    keep(match, "red blue blue")
    match.play("deliver 1 red 2 3 0")
    assert legal(match) == ["order 2 none", "order 4 none", "no_order"]
    match.play("order 2 none")
    assert match.awaited == (1,)


@clause("SR-Q17")
def test_no_window_without_a_possible_exchange():
    match = table(die=1, orders=True)
    keep(match, "red blue grey")
    match.play("loco 1")
    assert match.awaited == (1,)


@clause("SR-9.3", "SR-9.5")
def test_an_order_returns_the_goods_scores_and_is_gone():
    match = table(die=1, orders=True, dice="2 2")
    keep(match, "red red red")
    keep(match, "red red", 1)
    bag = match.state.bag[COLOURS.index("red")]
    match.play("loco 1").play("order 2 none")
    assert match.state.kept[0, COLOURS.index("red")] == 1
    assert match.state.bag[COLOURS.index("red")] == bag + 2
    assert match.points[0] == 2
    match.play("choose 2").play("loco 2")
    assert match.state.round == 2  # seat 1 was not asked: that order is taken


@clause("SR-2.7", "SR-9.3", "SR-9.5")
def test_the_other_side_of_an_order_wants_and_scores_something_else():
    match = table(die=1, orders=True)
    match.state.order_side[1] = 1  # 2b
    keep(match, "red red green blue")
    bag = list(match.state.bag)
    match.play("loco 1")
    assert legal(match) == ["order 2 none", "no_order"]
    match.play("order 2 none")
    paid = [COLOURS[g] for g in range(len(COLOURS)) if match.state.bag[g] > bag[g]]
    assert paid == ["red", "green", "blue"]
    assert match.state.kept.tolist()[0] == [0, 1, 0, 0, 0, 0]
    assert match.points[0] == 4
    other = table(die=1, orders=True)
    other.state.order_side[1] = 1
    keep(other, "red red")  # enough for 2a only
    other.play("loco 1")
    assert other.awaited == (1,)


@clause("SR-9.4", "SR-Q17")
def test_one_coal_stands_for_any_colour():
    match = table(die=1, orders=True, coal=True)
    keep(match, "red black black grey")
    match.play("loco 1")
    assert legal(match) == ["order 2 red", "order 5 grey", "no_order"]
    match.play("order 5 grey")
    assert match.state.kept[0, COLOURS.index("black")] == 1
    assert match.state.kept[0, COLOURS.index("grey")] == 0
    assert match.state.bag[COLOURS.index("black")] == 1


@clause("SR-9.4")
def test_two_coals_are_too_many():
    match = table(die=1, orders=True, coal=True)
    keep(match, "black black")
    match.play("loco 1")
    assert match.awaited == (1,)


@clause("SR-9.4", "SR-Q17")
def test_coal_may_stand_in_although_the_colour_is_there():
    match = table(die=1, orders=True, coal=True)
    keep(match, "red red black")
    match.play("loco 1")
    assert legal(match) == ["order 2 none", "order 2 red", "no_order"]
    match.play("order 2 red")
    assert match.state.kept[0, COLOURS.index("red")] == 1


@clause("SR-9.2", "SR-Q17")
def test_one_exchange_after_both_actions_of_2a():
    match = table(dice="1 2 3", orders=True, hold="2a")
    keep(match, "red red blue blue")
    match.play("choose_two 1 2").play("loco 1")
    assert legal(match, verb="order") == []
    match.play("loco 2")
    assert legal(match, verb="order") == ["order 2 none", "order 4 none"]
    match.play("order 4 none")
    assert match.awaited == (1,)
    give(match, "2a", 0)
