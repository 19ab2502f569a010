"""Taking action tiles, and each side of each tile, used and misused (SR-10, SR-11)."""

from __future__ import annotations

from itertools import product

import pytest

from ludogare.core.saying.errors import IllegalAction
from ludogare.games.steamrollers.rules import acting
from ludogare.games.steamrollers.rules.components import ONCE, TILE_POINTS
from ludogare.games.steamrollers.rules.parts import CODES
from ludogare.games.steamrollers.show.story import delivery_tiles

from .sheets import BLUE, RED, act, draw, edges, give, held, legal, roll, table

clause = pytest.mark.clause


def refused(match, action, sentence, seat=None):
    with pytest.raises(IllegalAction, match=sentence):
        match.play(action, seat)


def changes(match):
    return [x for x in legal(match) if x.split()[0] in ("change", "reroll_die")]


def deliveries(match):
    return legal(match, verb="deliver")


# Taking


@clause("SR-10.1", "SR-10.2")
def test_a_tile_is_taken_from_the_centre_by_its_number_and_tilted():
    match = table(die=4, sides="aaabaa")
    assert legal(match, verb="take") == ["take 4b"]
    refused(match, "take 3a", "only that tile can be taken")
    refused(match, "take 4a", "not in play")
    match.play("take 4b")
    assert held(match, 4) == (0, True)


@clause("SR-10.1", "SR-Q9")
@pytest.mark.parametrize("owner", [1, 2])
def test_a_tile_is_taken_from_a_player_if_it_is_upright(owner):
    # seat 0 has had its turn: seat 1 acts, seat 2 is still to come, and so is nobody's guard
    match = table(3, die=4, turn=1 if owner == 2 else 2, dice="1 1 1")
    give(match, "4a", owner)
    match.play("take 4a")
    assert held(match, 4) == (1 if owner == 2 else 2, True)


@clause("SR-10.1", "SR-10.2")
def test_a_tilted_tile_is_safe_until_its_holder_has_had_a_turn():
    match = table(dice="4 1", die=4)
    match.play("take 4a").play("choose 4")
    assert legal(match, verb="take") == []
    refused(match, "take 4a", "A has tilted tile")
    match.play("loco 4")
    for _ in range(3):
        match.play("white 4")
    match.play("black 1")
    assert match.awaited == (1,)  # B is first now; the tile is tilted still
    match.play("choose 4")
    assert legal(match, verb="take") == []
    match.play(legal(match, verb="rail")[0])
    match.play("choose 4")
    assert held(match, 4) == (0, False)


@clause("SR-10.3")
def test_an_own_tile_may_be_taken_to_tilt_it():
    match = table(die=4, hold="4b")
    assert "take 4b" in legal(match)
    match.play("take 4b")
    assert held(match, 4) == (0, True)


@clause("SR-10.4", "SR-10.5", "SR-10.6", "SR-Q30")
def test_kinds_and_values_of_all_sides():
    found = {c: (bool(ONCE[i]), TILE_POINTS[i]) for i, c in enumerate(CODES)}
    assert found == {
        "1a": (True, 1), "1b": (False, -2), "2a": (True, 0), "2b": (True, 1),
        "3a": (False, -1), "3b": (True, 1), "4a": (True, 0), "4b": (False, -1),
        "5a": (False, -2), "5b": (False, -1), "6a": (False, 0), "6b": (False, -1),
        "S2a": (True, 1), "S2b": (True, 0),
    }  # fmt: skip


@clause("SR-Q10")
def test_a_tile_just_taken_does_not_serve_the_second_action():
    match = table(dice="1 3 5", hold="2a", sides="aaaaaa")
    match.play("choose_two 1 3").play("take 1a")
    assert changes(match) == []  # 1a is tilted
    refused(match, "change 1a 5", "no upright tile 1a")


# Tile 1


@clause("SR-11.1", "SR-Q14", "SR-10.4", "SR-Q11")
def test_1a_changes_the_die_once_and_is_gone():
    match = table(die=3, hold="1a")
    assert changes(match) == [f"change 1a {v}" for v in (1, 2, 4, 5, 6)]
    match.play("change 1a 6")
    assert match.state.die == 6
    assert held(match, 1) == (None, False)
    assert changes(match) == []
    assert "loco 6" in legal(match)
    assert "loco 3" not in legal(match)


@clause("SR-Q11")
def test_a_used_tile_can_be_taken_at_once_by_its_user():
    match = table(die=3, hold="1a").play("change 1a 1")
    assert "take 1a" in legal(match)
    match.play("take 1a")
    assert held(match, 1) == (0, True)


@clause("SR-11.1", "SR-10.5", "SR-Q14")
def test_1b_stays_but_changes_a_die_only_once():
    match = table(die=3, hold="1b").play("change 1b 6")
    assert held(match, 1) == (0, False)
    assert changes(match) == []


@clause("SR-11.1")
def test_1_of_another_or_tilted_does_not_work():
    match = table(die=3, tilted="1b")
    assert changes(match) == []
    give(match, "1b", 1)
    assert changes(match) == []
    refused(match, "change 1b 4", "no upright tile 1b")


# Tile 2


@clause("SR-11.2", "SR-Q12", "SR-5.3")
def test_2a_takes_two_dice_and_leaves_none():
    match = table(dice="1 4 4", hold="2a")
    assert legal(match, verb="choose_two") == [
        "choose_two 1 4", "choose_two 4 1", "choose_two 4 4",
    ]  # fmt: skip
    match.play("choose_two 4 1")
    assert held(match, 2) == (None, False)  # SR-Q11
    assert match.state.die == 4
    match.play("loco 4")
    assert match.awaited == (0,)
    assert match.state.die == 1
    match.play("loco 1")
    assert match.awaited == (1,)
    assert legal(match) == ["choose 4"]
    match.play("choose 4")
    assert not any(match.state.dice)


@clause("SR-Q12", "SR-Q7")
def test_with_2a_both_dice_must_be_live():
    match = table(dice="1 4 4", hold="2a")
    match.state.ticked[0], match.state.power[0] = 1, 1
    match.state.free[0, 0] = 0
    give(match, "1a", 1, tilted=True)  # a 1 is good for nothing
    assert legal(match) == ["choose 4", "choose_two 4 4"]


@clause("SR-Q12")
def test_the_second_action_sees_the_first():
    match = table(dice="3 3 1", hold="2a", goods={3: "grey"}, black=1)
    match.state.power[0], match.state.ticked[0] = 1, 1
    match.play("choose_two 3 3")
    assert deliveries(match) == []
    match.play(f"rail 2,3 {edges('NW-E')}")
    assert deliveries(match) == ["deliver 3 grey 4 1 0"]


@clause("SR-Q12", "SR-10.5")
def test_with_2a_lasting_tiles_serve_both_actions_and_others_one():
    match = table(dice="2 3 1", hold="2a 5a")
    match.play("choose_two 2 3").play("change 5a 1").play("loco 1")
    assert changes(match) == ["change 5a 2", "change 5a 4"]
    match = table(dice="2 3 1", hold="2a 1a")
    match.play("choose_two 2 3").play("change 1a 1").play("loco 1")
    assert changes(match) == []


@clause("SR-11.2", "SR-Q12")
def test_2a_is_no_use_tilted_or_as_2b():
    assert legal(table(dice="1 4 4", tilted="2a"), verb="choose_two") == []
    match = table(dice="1 4 4", hold="2b")
    assert legal(match, verb="choose_two") == []
    refused(match, "choose_two 1 4", "no upright tile 2a")


@clause("SR-11.3", "SR-Q13")
def test_2b_claims_the_die_of_another():
    match = table(3, dice="1 4 5 6")
    give(match, "2b", 2)
    match.play("choose 4")
    assert match.awaited == (2,)
    assert legal(match, 2) == ["claim", "let"]
    match.play("claim")
    assert held(match, 2) == (None, False)
    assert match.awaited == (0,)
    assert legal(match) == ["choose 1", "choose 5", "choose 6"]
    match.play("choose 5")
    assert match.awaited == (0,)  # no second window
    match.play("loco 5")
    assert legal(match) == ["choose 1", "choose 6"]
    match.play("choose 1").play("loco 1")
    assert match.awaited == (2,)
    assert match.state.die == 4  # chosen already
    match.play("loco 4")
    assert match.state.round == 2


@clause("SR-11.3")
def test_2b_may_be_kept():
    match = table(3, dice="1 4 5 6")
    give(match, "2b", 2)
    match.play("choose 4").play("let")
    assert match.awaited == (0,)
    match.play("loco 4").play("choose 1")
    assert match.awaited == (2,)  # asked after every choice of another
    match.play("claim")
    assert match.awaited == (1,)


@clause("SR-11.3", "SR-Q13")
def test_2b_is_too_late_once_its_holder_has_had_a_turn():
    match = table(3, dice="1 4 5 6", turn=1)
    give(match, "2b", 0)
    match.play("choose 4")
    assert match.awaited == (1,)
    match.play("loco 4").play("choose 5")
    assert match.awaited == (2,)


@clause("SR-11.3", "SR-Q13")
def test_for_2b_turns_are_counted_from_the_first_player():
    match = table(3, dice="1 4 5 6", first=1, turn=1)
    give(match, "2b", 0)  # the last of this round
    match.play("choose 4")
    assert match.awaited == (0,)
    match = table(3, dice="1 4 5 6", first=2, turn=0)
    give(match, "2b", 2)  # the first of this round
    match.play("choose 4")
    assert match.awaited == (0,)
    assert "loco 4" in legal(match)


@clause("SR-11.3")
def test_a_claim_ends_with_its_round():
    match = table(dice="4 5 6")
    give(match, "2b", 1)
    for play in ("choose 4", "claim", "choose 5", "loco 5", "loco 4"):
        match.play(play)
    roll(match, "1 2 3")
    assert match.awaited == (1,)
    assert legal(match) == ["choose 1", "choose 2", "choose 3"]
    give(match, "2b", 0)
    match.play("choose 1")
    assert legal(match, 0) == ["claim", "let"]


@clause("SR-Q13", "SR-Q10")
def test_2b_works_while_it_is_still_tilted():
    match = table(3, dice="1 4 5 6")
    give(match, "2b", 1, tilted=True)
    match.play("choose 4")
    assert match.awaited == (1,)
    match.play("claim")
    assert held(match, 2) == (None, False)


@clause("SR-11.3")
def test_2b_of_the_seat_in_turn_and_2a_open_no_window():
    match = table(3, dice="1 4 5 6", hold="2b")
    match.play("choose 4")
    assert match.awaited == (0,)
    match = table(3, dice="1 4 5 6")
    give(match, "2a", 2)
    match.play("choose 4")
    assert match.awaited == (0,)


@clause("SR-Q13")
def test_an_equal_die_is_a_fine_second_choice_and_the_claimed_one_may_be_changed():
    match = table(dice="4 4 5")
    give(match, "2b", 1)
    give(match, "5a", 1)
    match.play("choose 4").play("claim")
    assert legal(match) == ["choose 4", "choose 5"]
    match.play("choose 4").play("loco 4")
    assert changes(match) == ["change 5a 3", "change 5a 5"]


@clause("SR-Q13", "SR-Q7")
def test_a_claimed_die_without_use_is_passed():
    match = table(dice="4 4 5")
    give(match, "2b", 1)
    match.state.ticked[1], match.state.power[1] = 63, 6
    match.state.free[1, 3] = 0
    give(match, "4a", 0, tilted=True)
    match.play("choose 4").play("claim").play("choose 4")
    match.state.tilted[3] = 1
    match.play("loco 4")
    assert legal(match) == ["pass"]


# Tile 3


@clause("SR-11.4", "SR-Q15", "SR-10.5")
def test_3a_makes_the_die_the_destination():
    match = table(goods={1: "red", 2: "", 4: "red"}, rails=RED, power=3, die=2, hold="3a")
    assert deliveries(match) == [
        "deliver 1 red 2 3 0", "deliver 3 red 2 2 0", "deliver 4 red 2 1 0",
    ]  # fmt: skip
    match.play("deliver 1 red 2 3 0")
    assert match.state.delivered[0] == 3
    assert held(match, 3) == (0, False)


@clause("SR-11.4", "SR-Q15")
def test_3a_fetches_grey_and_coal_to_the_city_of_the_die_only():
    match = table(
        goods={1: "grey black", 2: "", 3: "", 4: "grey"}, coal=True, rails=RED, power=3, die=3,
        hold="3a",
    )  # fmt: skip
    assert deliveries(match) == [
        "deliver 1 grey 3 1 0", "deliver 1 black 3 1 0", "deliver 4 grey 3 1 0",
    ]  # fmt: skip


@clause("SR-11.4")
def test_3a_still_allows_the_origin_and_3b_does_not_turn():
    match = table(goods={1: "red"}, rails=RED, power=3, die=1, hold="3a")
    assert deliveries(match) == ["deliver 1 red 2 3 0"]
    other = table(goods={1: "red", 2: ""}, rails=RED, power=3, die=2, hold="3b")
    assert deliveries(other) == []
    refused(other, "deliver 1 red 2 3 0", "must come from that city")


@clause("SR-11.5", "SR-Q16", "SR-10.4")
def test_3b_adds_one_or_two_within_the_power():
    match = table(goods={1: "red"}, rails=RED, power=4, die=1, hold="3b")
    assert deliveries(match) == ["deliver 1 red 2 3 0", "deliver 1 red 2 3 1"]
    match.play("deliver 1 red 2 3 1")
    assert match.state.delivered[0] == 4
    assert held(match, 3) == (None, False)
    strong = table(goods={1: "red"}, rails=RED, power=5, die=1, hold="3b")
    assert "deliver 1 red 2 3 2" in deliveries(strong)
    strong.play("deliver 1 red 2 3 0")
    assert held(strong, 3) == (0, False)  # not used


@clause("SR-11.5")
def test_3b_needs_the_tile():
    match = table(goods={1: "red"}, rails=RED, power=6, die=1)
    refused(match, "deliver 1 red 2 3 1", "no upright tile 3b")


# Tile 4


@clause("SR-11.6", "SR-Q16", "SR-10.4", "SR-Q30")
def test_4a_lifts_the_limit_once():
    match = table(goods={1: "red"}, rails={**RED, **BLUE}, power=3, die=1, hold="4a")
    assert deliveries(match) == ["deliver 1 red 2 3 0", "deliver 1 red 2 4 0"]
    match.play("deliver 1 red 2 4 0")
    assert match.state.delivered[0] == 4
    assert held(match, 4) == (None, False)


@clause("SR-Q16")
def test_4a_is_not_wasted_within_the_power():
    match = table(goods={1: "red"}, rails=RED, power=3, die=1, hold="4a")
    match.play("deliver 1 red 2 3 0")
    assert held(match, 4) == (0, False)


@clause("SR-Q16", "SR-11.6", "SR-11.5")
def test_3b_and_4a_may_serve_one_delivery():
    match = table(goods={1: "red"}, rails=RED, power=0, die=1, hold="3b 4a")
    action = next(a for a in match.legal if str(a) == "deliver 1 red 2 3 2")
    assert delivery_tiles(match.state, action) == ["3b", "4a"]
    match.play("deliver 1 red 2 3 2")
    assert match.state.delivered[0] == 5
    assert held(match, 3) == held(match, 4) == (None, False)
    match = table(goods={1: "red"}, rails=RED, power=3, die=1, hold="3b 4a")
    match.play("deliver 1 red 2 3 1")  # within the power but for the bonus
    assert held(match, 3) == held(match, 4) == (None, False)


@clause("SR-11.6", "SR-8.9")
def test_4a_allows_no_loop():
    match = table(goods={3: "grey"}, rails={**RED, **BLUE}, die=3, hold="4a")
    assert deliveries(match) == ["deliver 3 grey 4 1 0", "deliver 3 grey 4 4 0"]


@clause("SR-11.7", "SR-Q16", "SR-10.5")
def test_4b_adds_one_power():
    match = table(goods={1: "red"}, rails={**RED, **BLUE}, power=2, die=1, hold="4b")
    assert deliveries(match) == ["deliver 1 red 2 3 0"]
    match.play("deliver 1 red 2 3 0")
    assert held(match, 4) == (0, False)
    assert match.state.power[0] == 2


@clause("SR-Q16", "SR-11.7")
def test_4b_makes_seven():
    long = {"-1,2": "NE-SE", "-1,3": "NW-SE", **BLUE, "4,3": "W-SE", "4,4": "NW-E"}
    six = "deliver 5 blue 6 6 0"  # 5-v-1-v-v-4-6
    match = table(goods={5: "blue"}, rails=long, power=6, die=5, hold="3b")
    assert deliveries(match) == [six]
    match = table(goods={5: "blue"}, rails=long, power=6, die=5, hold="3b 4b")
    assert deliveries(match) == [six, "deliver 5 blue 6 6 1"]
    match.play("deliver 5 blue 6 6 1")
    assert match.state.delivered[0] == 7


@clause("SR-11.6", "SR-Q10")
def test_4a_must_be_upright():
    match = table(goods={1: "red"}, rails=RED, power=2, die=1, tilted="4a")
    assert deliveries(match) == []
    refused(match, "deliver 1 red 2 3 0", "A has power 2")


@clause("SR-11.7", "SR-Q10", "SR-10.3")
@pytest.mark.parametrize("hold", ["2a 4b", "2a"])
def test_4b_adds_its_power_as_long_as_it_is_held_even_tilted(hold):
    match = table(dice="4 1 1", goods={1: "red"}, rails=RED, power=2, sides="aaabaa", hold=hold)
    match.play("choose_two 4 1").play("take 4b")  # one's own, or from the centre
    assert held(match, 4) == (0, True)
    assert deliveries(match) == ["deliver 1 red 2 3 0"]
    give(match, "4b", 1)
    assert deliveries(match) == []
    refused(match, "deliver 1 red 2 3 0", "A has power 2")


# Tile 5


@clause("SR-11.8", "SR-10.5")
def test_5a_changes_by_one_without_going_round():
    for die, wanted in ((1, [2]), (3, [2, 4]), (6, [5])):
        match = table(die=die, hold="5a")
        assert changes(match) == [f"change 5a {v}" for v in wanted]
    match.play("change 5a 5")
    assert changes(match) == []
    assert held(match, 5) == (0, False)
    refused(match, "change 5a 4", "as far as it can")


@clause("SR-11.9", "SR-10.5")
def test_5b_turns_the_die_over_or_rolls_it_again():
    match = table(die=2, hold="5b")
    assert changes(match) == ["change 5b 5", "reroll_die 5b"]
    match.play("change 5b 5")
    assert match.state.die == 5
    assert changes(match) == []
    match = table(die=2, hold="5b").play("reroll_die 5b")
    assert match.odds == {f"reroll {v}": 1 for v in range(1, 7)}
    match.play("reroll 3")
    assert match.state.die == 3
    assert changes(match) == []


@clause("SR-11.9", "SR-Q14")
def test_what_5b_rolls_is_final_for_tile_1_too():
    match = table(die=2, hold="1b 5b").play("reroll_die 5b").play("reroll 3")
    assert changes(match) == []
    refused(match, "change 1b 4", "the die is final")


@clause("SR-11.9", "SR-Q7")
def test_what_5b_brings_must_be_used_even_if_it_is_nothing():
    match = table(die=2, hold="5b")
    match.state.ticked[0], match.state.power[0] = 1 << 2, 1
    match.state.free[0, 2] = 0
    give(match, "3a", 1, tilted=True)
    match.play("reroll_die 5b").play("reroll 3")
    assert legal(match) == ["pass"]


@clause("SR-Q14")
def test_1_and_5_may_both_change_a_die_in_any_order():
    match = table(die=2, hold="1b 5a").play("change 1b 6")
    assert changes(match) == ["change 5a 5"]
    match.play("change 5a 5")
    assert changes(match) == []
    match = table(die=2, hold="1b 5a").play("change 5a 3")
    assert changes(match) == [f"change 1b {v}" for v in (1, 2, 4, 5, 6)]
    match = table(die=2, hold="1b 5b").play("change 5b 5")
    assert changes(match) == []  # final
    match = table(die=2, hold="1b 5b").play("change 1b 6")
    assert changes(match) == ["change 5b 1", "reroll_die 5b"]


@clause("SR-Q14")
def test_the_changed_value_counts_for_everything():
    match = table(goods={1: "red"}, rails=RED, power=3, die=2, hold="1b")
    match.play("change 1b 1")
    assert deliveries(match) == ["deliver 1 red 2 3 0"]
    assert legal(match, verb="take") == ["take 1b"]
    assert all(x.split()[1] in ("0,0", "1,0", "3,0", "1,1", "-1,2", "2,0")
               for x in legal(match, verb="rail"))  # fmt: skip


def reachable(useful: set[int], value: int, one: bool, five: str) -> bool:
    """The obvious way to see whether a die can come to something: try every change."""
    if value in useful:
        return True
    others = [v for v in range(1, 7) if v != value]
    if one and any(reachable(useful, v, False, five) for v in others):
        return True
    if five == "a":
        near = [v for v in (value - 1, value + 1) if 1 <= v <= 6]
        return any(reachable(useful, v, one, "") for v in near)
    return five == "b" and bool(useful)


@clause("SR-Q7", "SR-Q14")
def test_live_dice_are_those_that_can_come_to_something():
    for one, five in product((False, True), ("", "a", "b")):
        match = table(hold=" ".join(["1b"] * one + [f"5{five}"] * bool(five)))
        for mask, value in product(range(64), range(1, 7)):
            useful = {v for v in range(1, 7) if mask >> (v - 1) & 1}
            wanted = reachable(useful, value, one, five)
            found = acting.leads_on(match.state, 0, mask << 1, value, 0)
            assert bool(found) == wanted, (one, five, useful, value)


# Tile 6


@clause("SR-11.10", "SR-10.5", "SR-Q16")
@pytest.mark.parametrize("code", ["6a", "6b"])
def test_6_ignores_the_black_die(code):
    plain, free = table(die=1, black=1), table(die=1, black=1, hold=code)
    sharp = f"rail 0,0 {edges('E-NE')}"
    assert sharp not in legal(plain)
    refused(plain, sharp, "does not show that kind")
    assert sharp in legal(free)
    assert len(legal(free, verb="rail")) == 7 * 15
    free.play(sharp)
    assert held(free, 6) == (0, False)
    act(free, 1, 0)
    assert f"rail 1,0 {edges('E-NE')}" in legal(free)  # every time
    assert sharp not in legal(table(die=1, black=1, tilted=code))


@clause("SR-11.10", "SR-4.2")
def test_6_does_not_cross_borders():
    match = table(die=1, border=1, borders="medium", hold="6a")
    assert f"rail 1,1 {edges('W-E')}" not in legal(match)
    draw(match, "0,0", "E-SE")
    refused(match, f"rail 0,0 {edges('E-SE')}", "already")
