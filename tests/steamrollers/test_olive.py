"""Alone against Olive (SR-13)."""

from __future__ import annotations

import pytest

import ludogare
from ludogare.core.saying.errors import BadOption
from ludogare.games.steamrollers import GAME
from ludogare.games.steamrollers.rules import scores
from ludogare.games.steamrollers.rules.components import LEVELS, OLIVE_DICE
from ludogare.games.steamrollers.rules.parts import COLOURS

from .sheets import RED, edges, give, held, legal, roll, table

clause = pytest.mark.clause


def alone(dice="1 2 3", ticks=None, goods=None, **more):
    """A lone player about to choose the first of three dice."""
    match = table(1, dice=dice, goods=goods, **more)
    for region, n in (ticks or {}).items():
        match.state.ticks[region - 1] = n
    return match


def leave(match, *plays):
    """Two actions of the player; what is left is Olive's."""
    for play in plays or ("choose 1", "loco 1", "choose 2", "loco 2"):
        match.play(play)
    return match


def row(match, city):
    return [COLOURS[g - 1] for g in match.state.row.tolist()[city - 1] if g]


# Setting up


@clause("SR-13.2", "SR-Q27", "SR-2.4")
def test_goods_lie_in_rows_of_four_that_close_their_gaps():
    match = ludogare.Match(GAME, seats=1)
    for city in range(1, 7):
        for good in ("red", "yellow", "blue", "yellow"):
            match.play(f"draw {city} {good}" if match.state.bag[COLOURS.index(good)] else
                       f"draw {city} green")  # fmt: skip
    assert row(match, 1) == ["red", "blue"]
    assert row(match, 2) == ["yellow", "blue", "yellow"]
    assert row(match, 3) == ["red", "yellow", "blue", "yellow"]
    assert [match.state.left[c] for c in range(3)] == [2, 3, 4]


@clause("SR-13.3")
@pytest.mark.parametrize("option", ["coal", "orders", "start_tiles"])
def test_the_only_option_alone_are_borders(option):
    with pytest.raises(BadOption, match=r"SR-13\.3"):
        GAME.settle(1, {option: True})
    match = alone(border=1, borders="medium", dice="1 1 4", ticks={4: 0})
    match.play("choose 1")
    assert f"rail 1,1 {edges('W-E')}" not in legal(match)


@clause("SR-13.3", "SR-13.11")
def test_borders_do_not_stop_olive():
    match = alone(border=7, borders="hard", dice="1 2 1")
    leave(match)
    assert match.state.ticks[0] == 1


@clause("SR-13.4", "SR-2.6")
def test_the_solo_tile_is_tile_2():
    for side in "ab":
        match = alone(dice="2 2 2", sides=f"a{side}aaaa").play("choose 2")
        assert legal(match, verb="take") == [f"take S2{side}"]
        match.play(f"take S2{side}")
        assert held(match, 2) == (0, True)


@clause("SR-13.4", "SR-11.2")
def test_solo_2a_takes_no_two_dice():
    assert legal(alone(hold="S2a")) == ["choose 1", "choose 2", "choose 3"]


@clause("SR-13.7")
@pytest.mark.parametrize("level", range(1, 7))
def test_the_levels(level):
    assert LEVELS[level - 1] == ["employee", "conductor", "machinist", "engineer", "investor",
                                 "baroness"][level - 1]  # fmt: skip
    assert OLIVE_DICE[level - 1] == level
    match = ludogare.Match(GAME, seats=1, options={"level": level})
    while match.odds and not any(o.startswith("olive_start") for o in match.odds):
        match.play(match.legal[0])
    for _ in range(level):
        assert match.odds == {f"olive_start {r}": 1 for r in range(1, 7)}
        match.play("olive_start 5")
    assert match.state.ticks[4] == level
    assert "white 1" in match.odds


# The player's turn


@clause("SR-13.8")
def test_two_actions_with_one_black_die_then_olive():
    match = alone(dice="1 2 3", black=4)
    for die in (3, 1):
        match.play(f"choose {die}")
        kinds = {frozenset(map(int, t.split()[2].split("-"))) for t in legal(match, verb="rail")}
        assert {min((b - a) % 6, (a - b) % 6) for a, b in map(sorted, kinds)} == {1, 3}
        match.play(f"loco {die}")
    assert match.state.ticks[1] == 1
    assert match.state.round == 2
    roll(match, "4 4 4")
    assert match.state.dice[3] == 3


@clause("SR-13.9", "SR-Q27", "SR-8.1")
def test_any_good_of_the_row_and_the_row_closes():
    match = alone(dice="1 2 3", goods={1: "red grey red blue"}, rails=RED, power=3)
    match.play("choose 1")
    assert legal(match, verb="deliver") == [
        "deliver 1 place0 2 3 0", "deliver 1 place1 3 1 0", "deliver 1 place1 4 2 0",
        "deliver 1 place2 2 3 0",
    ]  # fmt: skip
    match.play("deliver 1 place2 2 3 0")
    assert row(match, 1) == ["red", "grey", "blue"]
    assert match.state.left[0] == 3


@clause("SR-13.10")
def test_a_lasting_tile_serves_one_action_a_round():
    match = alone(dice="2 2 3", hold="5a").play("choose 2").play("change 5a 1").play("loco 1")
    match.play("choose 2")
    assert legal(match, verb="change") == []
    match.play("loco 2")  # Olive has the 3
    roll(match, "1 2 3")
    match.play("choose 1")
    assert legal(match, verb="change") == ["change 5a 2"]


@clause("SR-13.10", "SR-Q16")
def test_the_free_rail_serves_one_action_too():
    sharp = f"rail 0,0 {edges('E-NE')}"
    match = alone(dice="1 1 3", hold="6a", black=1).play("choose 1").play(sharp).play("choose 1")
    assert f"rail 1,0 {edges('E-NE')}" not in legal(match)
    match = alone(dice="1 1 3", hold="6a", black=1).play("choose 1")
    match.play(f"rail 0,0 {edges('E-W')}").play("choose 1")
    assert f"rail 1,0 {edges('E-NE')}" in legal(match)  # it was not needed before


@clause("SR-13.10", "SR-11.4")
def test_3a_serves_one_action():
    match = alone(dice="2 2 5", hold="3a", goods={1: "red", 2: "", 4: "red"}, rails=RED, power=3)
    match.play("choose 2").play("deliver 1 place0 2 3 0").play("choose 2")
    assert legal(match, verb="deliver") == []
    match = alone(dice="4 2 5", hold="3a", goods={2: "", 4: "red"}, rails=RED, power=3)
    match.play("choose 4").play("deliver 4 place0 2 1 0").play("choose 2")
    assert legal(match, verb="deliver") == ["deliver 3 place0 2 2 0"]  # it was not needed before


@clause("SR-13.10", "SR-11.1", "SR-11.9")
@pytest.mark.parametrize("changed", [["change 1b 1"], ["reroll_die 5b", "reroll 1"]])
def test_1b_and_the_roll_of_5b_serve_one_action(changed):
    match = alone(dice="2 2 3", hold=changed[0].split()[1])
    leave(match, "choose 2", *changed, "loco 1", "choose 2")
    assert legal(match, verb="change") == legal(match, verb="reroll_die") == []


@clause("SR-13.10", "SR-Q10")
def test_a_tile_taken_with_the_first_action_does_not_serve_the_second():
    match = alone(dice="5 2 3").play("choose 5").play("take 5a").play("choose 2")
    assert legal(match, verb="change") == []
    assert held(match, 5) == (0, True)


@clause("SR-11.7", "SR-Q10")
def test_but_4b_taken_with_the_first_action_serves_the_second():
    match = alone(dice="4 1 5", goods={1: "red"}, rails=RED, power=2, sides="aaabaa")
    match.play("choose 4").play("take 4b").play("choose 1")
    assert legal(match, verb="deliver") == ["deliver 1 place0 2 3 0"]


@clause("SR-13.10", "SR-11.7", "SR-Q16")
def test_4b_serves_one_action_tilted_or_not():
    for how in ("hold", "tilted"):
        match = alone(dice="1 1 5", goods={1: "red red"}, rails=RED, power=2, **{how: "4b"})
        match.play("choose 1").play("deliver 1 place0 2 3 0").play("choose 1")
        assert legal(match, verb="deliver") == []


# Olive's turn


@clause("SR-13.1", "SR-13.11")
def test_step_1_ticks_a_hex():
    match = leave(alone(ticks={3: 1}))
    assert list(match.state.ticks) == [0, 0, 2, 0, 0, 0]
    assert match.state.olive_points == 0
    assert match.state.left[2] == 1


@clause("SR-13.11", "SR-Q25")
def test_a_full_region_wins_at_once_whatever_the_points():
    match = alone(ticks={3: 7})
    match.state.delivered[0] = 99
    leave(match)
    assert match.over
    assert match.ending == "region"
    assert match.winners == ()
    almost = leave(alone(ticks={3: 6}))
    assert not almost.over
    assert almost.state.ticks[2] == 7


@clause("SR-13.12", "SR-Q28")
def test_step_2_takes_an_upright_tile_of_that_number():
    match = alone(hold="3a 4a", tilted="")
    leave(match)
    assert held(match, 3) == (None, False)
    assert held(match, 4) == (0, False)
    safe = alone(dice="3 2 3")
    leave(safe, "choose 3", "take 3a", "choose 2", "loco 2")
    assert held(safe, 3) == (0, True)


@clause("SR-13.13", "SR-Q25")
def test_step_3_rolls_again_for_an_empty_city():
    match = alone(goods={3: ""}, ticks={3: 3}, hold="4a")
    leave(match)
    assert match.odds == {f"olive_reroll {v}": 1 for v in range(1, 7)}
    match.play("olive_reroll 3")
    assert match.state.ticks[2] == 5  # again in the same region
    match.play("olive_reroll 4")
    assert match.state.ticks[3] == 1
    assert held(match, 4) == (None, False)  # step 2 again
    assert match.state.olive_points == 0
    assert "white 1" in match.odds


@clause("SR-13.12", "SR-13.13")
def test_step_2_comes_before_she_rolls_again():
    match = leave(alone(goods={3: ""}, hold="3a"))
    assert held(match, 3) == (None, False)
    assert "olive_reroll 1" in match.odds


@clause("SR-13.11", "SR-13.13")
def test_a_full_region_wins_after_a_roll_of_step_3_too():
    match = leave(alone(goods={3: ""}, ticks={3: 6}))
    assert match.state.ticks[2] == 7
    match.play("olive_reroll 3")
    assert match.ending == "region"
    assert match.winners == ()


@clause("SR-Q25", "SR-13.15")
def test_she_stops_if_all_cities_are_empty():
    match = leave(alone(goods=dict.fromkeys(range(1, 7), "")))
    assert match.over
    assert match.state.ticks[2] == 1
    assert match.ending == "cities"


@clause("SR-13.14", "SR-Q26")
def test_step_4_takes_the_last_good_from_three_ticks_on():
    match = leave(alone(ticks={3: 1}, goods={3: "red blue"}))
    assert row(match, 3) == ["red", "blue"]
    match = leave(alone(ticks={3: 2}, goods={3: "red blue"}))
    assert row(match, 3) == ["red"]
    assert match.state.olive_points == 3  # the tick of step 1 counts
    assert match.state.gone[COLOURS.index("blue")] == 1
    match = leave(alone(ticks={3: 5}, goods={3: "red blue"}))
    assert match.state.olive_points == 6


# The Solo tile


@clause("SR-13.5", "SR-Q28", "SR-10.4")
def test_solo_2a_rolls_the_die_again_before_step_1():
    match = leave(alone(hold="S2a"))
    assert match.awaited == (0,)
    assert legal(match) == ["solo_use", "solo_keep"]
    match.play("solo_use")
    assert held(match, 2) == (None, False)
    match.play("olive_reroll 5")
    assert list(match.state.ticks) == [0, 0, 0, 0, 1, 0]
    kept = leave(alone(hold="S2a")).play("solo_keep")
    assert kept.state.ticks[2] == 1
    assert held(kept, 2) == (0, False)


@clause("SR-Q28", "SR-13.5")
def test_solo_2a_is_asked_once_and_upright_only():
    match = leave(alone(hold="S2a", goods={3: ""})).play("solo_keep")
    assert "olive_reroll 1" in match.odds  # a roll of step 3, without a question
    tilted = alone(dice="2 1 3", sides="aaaaaa")
    leave(tilted, "choose 2", "take S2a", "choose 1", "loco 1")
    assert tilted.state.ticks[2] == 1  # not asked


@clause("SR-13.5", "SR-13.12")
def test_solo_2a_is_asked_before_step_2_can_take_it():
    match = alone(dice="1 3 2", hold="S2a")
    leave(match, "choose 1", "loco 1", "choose 3", "loco 3")
    assert legal(match) == ["solo_use", "solo_keep"]
    assert held(match, 2) == (0, False)
    match.play("solo_keep")
    assert held(match, 2) == (None, False)


@clause("SR-13.6", "SR-Q26")
def test_solo_2b_stops_olive_from_taking():
    match = leave(alone(hold="S2b", ticks={3: 2}, goods={3: "red blue"}))
    assert legal(match) == ["solo_use", "solo_keep"]
    match.play("solo_use")
    assert row(match, 3) == ["red", "blue"]
    assert match.state.ticks[2] == 4
    assert match.state.olive_points == 0
    assert held(match, 2) == (None, False)
    kept = leave(alone(hold="S2b", ticks={3: 2}, goods={3: "red blue"})).play("solo_keep")
    assert row(kept, 3) == ["red"]
    assert kept.state.olive_points == 3


@clause("SR-Q26")
def test_solo_2b_in_a_full_region_lets_her_win():
    match = leave(alone(hold="S2b", ticks={3: 6}, goods={3: "red blue"})).play("solo_use")
    assert match.ending == "region"
    assert match.winners == ()


@clause("SR-Q26", "SR-13.6")
def test_solo_2b_is_not_asked_below_three_or_when_her_die_is_2():
    assert "white 1" in leave(alone(hold="S2b", ticks={3: 1})).odds
    match = alone(dice="1 3 2", hold="S2b", ticks={2: 4}, goods={2: "grey blue"})
    leave(match, "choose 1", "loco 1", "choose 3", "loco 3")
    assert match.state.olive_points == 5
    assert held(match, 2) == (None, False)  # step 2


@clause("SR-Q28", "SR-13.6")
def test_solo_2b_works_upright_only():
    match = alone(dice="2 1 3", sides="abaaaa", ticks={3: 2}, goods={3: "red blue"})
    leave(match, "choose 2", "take S2b", "choose 1", "loco 1")
    assert row(match, 3) == ["red"]  # not asked
    assert held(match, 2) == (0, True)


# The end


@clause("SR-Q24")
def test_the_guard_does_not_end_a_match_alone():
    match = alone(guard=10)
    match.state.quiet = 10
    leave(match)
    assert not match.over
    assert match.state.quiet == 11


@clause("SR-13.15")
def test_the_match_ends_after_olives_turn():
    match = alone(dice="1 2 3", goods={1: "red", 2: "", 5: ""}, rails=RED, power=3)
    match.play("choose 1").play("deliver 1 place0 2 3 0")
    assert not match.over
    match.play("choose 2").play("take S2a")
    assert match.over
    assert match.state.ticks[2] == 1
    assert match.ending == "cities"


@clause("SR-13.16", "SR-Q29")
def test_olives_points():
    match = alone(ticks={1: 4, 3: 4, 4: 4, 6: 2}, sides="aaaaaa")
    match.state.olive_points = 11
    # in the centre: 1a +1, S2a +1, 3a -1, 4a 0, 5a -2, 6a 0
    assert scores.olive_total(match.state) == 11 + 3 + 8 + 2
    give(match, "1a", 0)
    assert scores.olive_total(match.state) == 11 + 3 + 8 + 1
    assert scores.olive_network(alone(ticks={2: 5}).state) == 5
    assert scores.olive_network(alone(ticks={2: 5, 4: 3, 6: 1}).state) == 8
    assert scores.olive_network(alone(ticks={2: 1, 4: 3, 6: 5}).state) == 8


@clause("SR-13.17")
@pytest.mark.parametrize(("mine", "wins"), [(5, False), (6, False), (7, True)])
def test_more_points_than_olive_are_needed(mine, wins):
    match = alone(goods={1: "", 2: "", 5: ""}, sides="abaaaa")
    match.state.delivered[0] = mine - 1  # 1a will be held: +1
    give(match, "1a", 0)
    match.state.olive_points = 2  # and 3 for the locomotive, 1 for the tick of this turn
    leave(match)
    assert match.over
    assert scores.olive_total(match.state) == 6
    assert match.points == [mine]
    assert match.winners == ((0,) if wins else ())


@clause("SR-13.8", "SR-13.11", "SR-13.14")
def test_olives_steps_are_told_one_by_one():
    match = leave(alone(hold="3a", ticks={3: 2}, goods={3: "red blue"}))
    assert [line for line in match.voice.sentences(told_last(match)) if "Olive" in line or
            line.startswith(("She", "Tile"))] == [
        "Olive uses the 3.",
        "She ticks a hex in region 3: 3 of 7.",
        "Tile 3a goes back to the centre.",
        "She takes a blue good from city 3: 3 points.",
    ]  # fmt: skip


def told_last(match):
    from ludogare.games.steamrollers.show.story import tell

    ply = match.plies[-1]
    return tell(match.before, ply.seat, GAME.actions[ply.action], match.state)
