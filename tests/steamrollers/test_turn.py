"""Rounds, dice, rails, the locomotive and the end of a match (SR-5 to SR-7, SR-12)."""

from __future__ import annotations

import pytest

import ludogare
from ludogare.core.law.contract import CHANCE
from ludogare.games.steamrollers import GAME
from ludogare.games.steamrollers.rules.components import (
    BLACK_FACES,
    ON_FACE,
    RAIL_SIDES,
    TYPE_OF,
    TYPES,
)
from ludogare.games.steamrollers.rules.parts import COLOURS

from .sheets import (
    ALL_BOXES,
    QUIET,
    RED,
    TIFFANY,
    act,
    draw,
    edges,
    give,
    held,
    legal,
    roll,
    site,
    stuck,
    table,
)

clause = pytest.mark.clause
BARE = {1: "", 2: "", 3: "", 4: ""}
"""No goods in the cities that RED joins."""


# Rounds


@clause("SR-5.1", "SR-5.2", "SR-5.3", "SR-5.5")
def test_a_round():
    match = table(3, dice="1 2 3 4", first=1, turn=1)
    for seat, die in ((1, 1), (2, 2), (0, 3)):
        assert match.awaited == (seat,)
        assert legal(match) == [f"choose {d}" for d in range(die, 5)]
        match.play(f"choose {die}")
        match.play(f"loco {die}")
    assert match.awaited == (CHANCE,)
    assert match.state.first == 2
    assert match.state.round == 2
    roll(match, "1 1 1 1")
    assert match.awaited == (2,)


@clause("SR-5.2", "SR-10.2")
def test_tiles_are_set_upright_before_the_choice():
    match = table(dice="1 1 1", hold="", tilted="5a", first=1, turn=1)
    match.state.turn, match.state.turns = 1, 1
    give(match, "4a", 0, tilted=True)
    assert held(match, 4) == (0, True)
    match.play("choose 1").play("loco 1")
    assert match.awaited == (0,)
    assert held(match, 4) == (0, False)
    assert held(match, 5) == (1, True)  # its turn is over


@clause("SR-5.3")
def test_one_die_is_left():
    match = table(dice="1 2 3")
    match.play("choose 1").play("loco 1").play("choose 3").play("loco 3")
    assert match.state.round == 2
    assert match.state.hand == 3


@clause("SR-Q32")
def test_equal_dice_are_one_choice():
    assert legal(table(dice="4 4 6")) == ["choose 4", "choose 6"]


@clause("SR-5.4", "SR-12.1", "SR-Q6")
def test_three_empty_cities_end_the_match_at_the_end_of_the_round():
    match = table(goods={1: "red", 3: "", 5: ""}, rails=RED, power=3, die=1, dice="2 2")
    match.play("deliver 1 red 2 3 0")
    assert not match.over  # the round goes on
    match.play("choose 2").play("loco 2")
    assert match.over
    assert match.ending == "cities"
    assert match.winners == (0,)


@clause("SR-5.4")
def test_two_empty_cities_do_not_end_it():
    match = table(goods={1: "red", 3: "", 5: "grey"}, rails=RED, power=3, die=1, dice="2 2")
    match.play("deliver 1 red 2 3 0").play("choose 2").play("loco 2")
    assert not match.over


@clause("SR-Q6")
def test_cities_empty_from_the_start_still_see_a_round():
    match = ludogare.Match(GAME, seats=2, options={"first": 0})
    own = ("yellow", "red", "grey", "grey", "green", "blue")
    for city in range(1, 7):
        for i in range(4):
            good = own[city - 1] if city in (1, 2, 5) else ("yellow", "red", "green", "blue")[i]
            match.play(f"draw {city} {good}")
    for tile in range(1, 7):
        match.play(f"tile_side {tile} a")
    roll(match, "1 2 3")
    assert [match.state.left[c] for c in range(6)] == [0, 0, 4, 4, 0, 3]
    match.play("choose 1").play("loco 1").play("choose 2").play("loco 2")
    assert match.ending == "cities"


@clause("SR-Q6")
def test_coal_keeps_a_city_from_being_empty_and_a_personal_good_does_not():
    for goods, over in (({1: "", 3: "", 5: "black"}, False), ({1: "", 3: "", 5: ""}, True)):
        match = table(goods=goods, coal=True, dice="2 2", die=2)
        match.state.personal[0], match.state.home[0] = 2, 3
        match.state.bag[1] -= 1
        match.play("loco 2").play("choose 2").play("loco 2")
        assert match.over == over


# Dice without use


@clause("SR-Q7")
def test_only_live_dice_may_be_chosen():
    match = table(dice="1 2 3")
    stuck(match)
    match.state.holder[1], match.state.tilted[1] = 0, 0  # tile 2 lies in the centre
    assert legal(match) == ["choose 2"]
    match.play("choose 2")
    assert legal(match) == ["take 2a"]


@clause("SR-Q7")
@pytest.mark.parametrize(
    ("die", "goods", "power", "tile"),
    [
        (1, {1: "red"}, 3, ""),
        (2, {2: "black"}, 1, ""),
        (2, {1: "red"}, 3, "3a"),
        (1, {1: "red"}, 0, "4a"),
        (1, {1: "red"}, 2, "4b"),
    ],
)
def test_a_delivery_makes_a_die_live(die, goods, power, tile):
    match = table(dice=f"{die} 5 5", goods={**BARE, **goods}, rails=RED, coal=True)
    stuck(match)
    match.state.power[0] = power
    if tile:
        give(match, tile, 0)
    assert legal(match) == [f"choose {die}"]


@clause("SR-Q7", "SR-Q18")
def test_a_personal_good_makes_the_die_of_its_city_live():
    match = table(dice="3 5 5", goods=BARE, rails=RED, start_tiles=True)
    stuck(match)
    match.state.personal[0], match.state.home[0] = 2, 3
    assert legal(match) == ["choose 3"]


@clause("SR-Q7", "SR-Q18", "SR-Q15")
def test_with_3a_a_personal_good_makes_the_die_of_its_destination_live():
    match = table(dice="2 5 5", goods=BARE, rails=RED, start_tiles=True)
    stuck(match)
    match.state.personal[0], match.state.home[0] = 1 + COLOURS.index("red"), 3
    give(match, "3a", 0)
    assert legal(match) == ["choose 2"]


@clause("SR-Q7", "SR-4.2")
@pytest.mark.parametrize(("black", "live"), [(1, [6]), (2, [6]), (3, [3, 4, 6]), (5, [3, 4, 6])])
def test_an_empty_hex_that_takes_none_of_the_rails_offered_makes_no_die_live(black, live):
    # Hard 2: mountains all round 1,4 and 4,1 but for two sides that are next to each other.
    match = table(dice="3 4 6", black=black, border=8, borders="hard")
    stuck(match)
    for region, place in ((3, "1,4"), (4, "4,1")):
        match.state.rail[0, site(place)], match.state.free[0, region - 1] = 0, 1
    match.state.ticked[0] ^= 1 << 5  # box 6 is free
    assert legal(match) == [f"choose {die}" for die in live]


@clause("SR-Q7")
def test_who_can_do_nothing_takes_any_die_and_passes():
    match = table(dice="1 2 3")
    stuck(match)
    assert legal(match) == ["choose 1", "choose 2", "choose 3"]
    match.play("choose 3")
    assert legal(match) == ["pass"]
    match.play("pass")
    assert match.awaited == (1,)


@clause("SR-Q7")
def test_nobody_passes_of_free_will():
    assert "pass" not in legal(table(die=1))


@clause("SR-Q7")
def test_a_tile_can_make_a_die_live():
    for code, choices in (("1a", [1, 3]), ("5a", [1, 3]), ("5b", [1, 3])):
        match = table(dice="1 3 3")
        stuck(match)
        match.state.ticked[0] ^= 1 << 1  # box 2 is free
        match.state.power[0] = 5
        give(match, code, 0)
        number = int(code[0])
        found = legal(match)
        assert found == [f"choose {c}" for c in choices]
        match.play("choose 3")
        changes = [x for x in legal(match) if x.split()[0] in ("change", "reroll_die")]
        wanted = {
            "1a": ["change 1a 1", "change 1a 2"],  # tile 1 itself could be tilted with a 1
            "5a": ["change 5a 2"],
            "5b": ["reroll_die 5b"],
        }
        assert changes == wanted[code], number


@clause("SR-Q7", "SR-11.8")
def test_changes_that_lead_nowhere_are_not_offered():
    match = table(dice="4 4 4", hold="")
    stuck(match)
    give(match, "5a", 0)  # with a 5 it can be tilted; a 3 is good for nothing
    match.play("choose 4")
    assert legal(match) == ["change 5a 5"]


# Rails


@clause("SR-6.1", "SR-6.2", "SR-Q8", "SR-Q23")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_dice_say_where_and_which_rails(face):
    match = table(die=6, black=face)
    found = {tuple(text.split()[1:]) for text in legal(match, verb="rail")}
    places = {place for place, _ in found}
    assert places == {"5,3", "6,3", "4,4", "2,5", "4,5", "5,5", "3,5"}
    kinds = {"straight": 3, "gentle": 6, "sharp": 6}
    assert len(found) == 7 * sum(kinds[k] for k in BLACK_FACES[face - 1])
    far = {TYPES[min(b - a, 6 - b + a) - 1] for _, e in found for a, b in [map(int, e.split("-"))]}
    assert far == set(BLACK_FACES[face - 1])


@clause("SR-Q23")
def test_each_pair_of_kinds_is_on_two_faces():
    assert len(set(BLACK_FACES)) == 3
    assert all(BLACK_FACES.count(face) == 2 and len(set(face)) == 2 for face in BLACK_FACES)
    assert [TYPES[t] for t in TYPE_OF].count("straight") == 3
    assert bin(ON_FACE[0]).count("1") == 9
    assert len(RAIL_SIDES) == 15


@clause("SR-6.1", "SR-6.3")
def test_a_hex_holds_one_rail():
    match = table(die=1).play(f"rail 0,2 {edges('NW-SE')}")
    assert match.state.free[0, 0] == 6
    act(match, 1, 0)
    assert not any(" 0,2 " in text for text in legal(match, verb="rail"))
    act(match, 1, 1)
    assert any(" 0,2 " in text for text in legal(match, verb="rail"))  # another sheet


@clause("SR-6.4")
def test_rails_need_not_touch_anything():
    match = table(die=2)
    assert f"rail 7,0 {edges('W-E')}" in legal(match)
    match.play(f"rail 7,0 {edges('W-E')}")
    act(match, 5, 0)
    assert f"rail 0,5 {edges('W-E')}" in legal(match)


@clause("SR-6.5")
def test_no_rail_in_a_city_but_up_to_it():
    match = table(die=3)
    assert not any(" 2,2 " in text for text in legal(match))
    draw(match, "2,3", "NW-E")
    assert match.state.network[0] == 1  # 3 and 4


@clause("SR-6.6")
def test_a_rail_in_the_hex_of_a_village_crosses_it_however_it_turns():
    match = table(rails={"3,1": "SW-SE", "3,2": "NW-SE"})  # a sharp curve
    assert match.state.network[0] == 2
    beside = table(rails={"2,1": "SW-SE", "1,2": "NE-E"})
    assert beside.state.network[0] == 0


@clause("SR-6.7", "SR-6.6", "SR-12.3")
def test_the_example_of_connected_villages():
    match = table(rails={"1,0": "SW-E", "2,0": "W-SE", "2,1": "NW-SE"})
    assert match.state.network[0] == 2
    draw(match, "-1,2", "NE-SE")
    assert match.state.network[0] == 2
    assert [bin(m).count("1") for m in match.state.reach.tolist()[0]].count(1) == 1


# The locomotive


@clause("SR-7.1", "SR-7.2")
def test_boxes_are_ticked_by_the_die_in_any_order():
    match = table(die=5)
    assert "loco 5" in legal(match)
    assert "loco 4" not in legal(match)
    match.play("loco 5")
    assert match.state.power[0] == 1
    act(match, 5, 0)
    assert "loco 5" not in legal(match)
    for power, box in enumerate((2, 6, 1, 4, 3), 2):
        act(match, box, 0)
        match.play(f"loco {box}", 0)
        assert match.state.power[0] == power


@clause("SR-7.3", "SR-8.6")
def test_the_power_limits_villages_and_cities():
    for power, found in ((0, []), (2, []), (3, ["deliver 1 red 2 3 0"])):
        match = table(goods={1: "red"}, rails=RED, power=power, die=1)
        assert legal(match, verb="deliver") == found


# Points


@clause("SR-12.3", "SR-Q1")
def test_chains_that_join_no_two_cities_score_nothing():
    match = table(rails={"3,1": "SW-W", "2,1": "SE-E"})
    assert match.state.network[0] == 0  # from city 3 through its village and back
    two = table(rails={"2,3": "NW-E", "3,2": "W-SE"})
    assert two.state.network[0] == 2  # two separate links 3-4
    three = table(rails={**RED})
    assert three.state.network[0] == 3  # 1-3-4-2 is three links, not six


@clause("SR-12.4")
def test_the_locomotive_scores_from_four_boxes_on():
    assert [table(power=p).points[0] for p in range(7)] == [0, 0, 0, 0, 1, 2, 3]
    assert table(power=4, hold="4b").points[0] == 1 - 1


@clause("SR-12.5", "SR-10.6")
def test_tiles_count_upright_or_tilted():
    match = table(hold="1b", tilted="3b")
    assert match.points == [-2 + 1, 0]


@clause("SR-12.2", "SR-12.7", "SR-12.3", "SR-1.1")
def test_tiffany_has_22_points():
    match = table(rails=TIFFANY, power=5, hold="1b")
    match.state.delivered[0] = 13
    assert match.state.network[0] == 9
    assert match.points[0] == 22


@clause("SR-12.6", "SR-Q22", "SR-1.1")
@pytest.mark.parametrize(
    ("delivered", "power", "rails", "winners"),
    [
        ([3, 2], [0, 6], [0, 0], (1,)),
        ([6, 2], [0, 6], [0, 0], (0,)),
        ([5, 2], [0, 6], [0, 0], (1,)),  # 5 and 5: the stronger locomotive
        ([5, 5], [3, 2], [0, 0], (0,)),
        ([4, 5], [3, 3], [1, 0], (0,)),  # the better network
        ([5, 5], [3, 3], [0, 0], (0, 1)),
    ],
)
def test_who_wins(delivered, power, rails, winners):
    match = table(goods={1: "", 3: "", 5: ""}, die=2, dice="", turn=1)
    s = match.state
    for seat in range(2):
        s.delivered[seat], s.power[seat] = delivered[seat], power[seat]
        if rails[seat]:
            draw(match, "2,3", "NW-E", seat)
    s.ticked[1] = ALL_BOXES
    give(match, "2b", 0, tilted=True)
    s.holder[1] = 0  # nobody holds tile 2
    s.tilted[1] = 0
    s.free[1, 1] = 0
    match.play("take 2b")
    s.delivered[1] -= 1  # what that tile is worth
    assert match.over
    assert match.winners == winners


@clause("SR-12.6")
@pytest.mark.parametrize(
    ("delivered", "winners"),
    [
        ([1, 2, 5], (2,)),
        ([5, 5, 5], (0, 1, 2)),
        ([3, 5, 4, 5], (1, 3)),
        ([0, 2, 3, 3, 3], (2, 3, 4)),
    ],
)
def test_who_wins_among_more_than_two(delivered, winners):
    seats = len(delivered)
    match = table(seats, goods={1: "", 3: "", 5: ""}, die=2, dice="", turn=seats - 1)
    for seat, points in enumerate(delivered):
        match.state.delivered[seat] = points
    match.play(f"rail 7,0 {edges('W-E')}")  # it joins nothing
    assert match.points == delivered
    assert match.winners == winners


@clause("SR-Q22", "SR-12.6")
def test_tile_4_makes_no_locomotive_stronger_in_a_tie():
    match = table(goods={1: "", 3: "", 5: ""}, die=2, dice="", turn=1)
    give(match, "4b", 0)  # -1
    match.state.delivered[0] = 2
    match.state.delivered[1] = 1
    match.play("loco 2")
    assert match.points == [1, 1]
    assert match.winners == (1,)


# The guard


@clause("SR-Q24")
@pytest.mark.parametrize("rounds", [30, 10])
def test_rounds_without_delivery_end_the_match(rounds):
    match = table(goods=QUIET, guard=rounds, dice="6 6 6", turn=1, first=0)
    match.state.quiet = rounds - 2
    match.play("choose 6").play("loco 6")
    assert not match.over
    roll(match, "1 1 1")
    match.play("choose 1").play("loco 1").play("choose 1").play("loco 1")
    assert match.over
    assert match.ending == "guard"
    assert match.state.quiet == rounds


@clause("SR-Q24")
def test_a_delivery_sets_the_guard_back():
    match = table(goods={1: "red red"}, rails=RED, power=3, die=1, dice="2 2")
    match.state.quiet = 29
    match.play("deliver 1 red 2 3 0").play("choose 2").play("loco 2")
    assert not match.over
    assert match.state.quiet == 0


@clause("SR-Q24")
def test_each_round_is_looked_at_anew_for_the_guard():
    match = table(goods={1: "red red"}, rails=RED, power=3, die=1, dice="2 2")
    match.play("deliver 1 red 2 3 0").play("choose 2").play("loco 2")
    roll(match, "4 4 4")
    match.play("choose 4").play("loco 4").play("choose 4").play("loco 4")
    assert match.state.quiet == 1


@clause("SR-Q24", "SR-5.4")
def test_three_empty_cities_go_before_the_guard():
    match = table(goods={1: "", 3: "", 5: ""}, guard=10, die=2, dice="", turn=1)
    match.state.quiet = 9
    match.play("loco 2")
    assert match.state.quiet == 10
    assert match.ending == "cities"


@clause("SR-Q31")
def test_every_match_has_a_bound():
    for seats in GAME.seats:
        settled = GAME.settle(seats, {})
        assert 500 < GAME.bound(seats, settled) < 100_000
