"""What bots are told: it rises with rails, power and goods, and leaves out only what is idle."""

from __future__ import annotations

from typing import Any

from ludogare.bots.greedy import Greedy
from ludogare.games.steamrollers import GAME
from ludogare.games.steamrollers.judgement import evaluation, plans
from ludogare.games.steamrollers.rules.components import PER_REGION
from ludogare.games.steamrollers.rules.network import draw_rail
from ludogare.games.steamrollers.rules.parts import CITIES

from .sheets import PLAN, RED, draw, legal, put, table


def judged(match: Any, seat: int = 0) -> int:
    return evaluation.evaluate(match.state, seat, GAME.plain.workspace().choices[0])


def considered(match: Any, seat: int = 0) -> list[str]:
    out, _ = GAME.plain.workspace().choices
    n = evaluation.consider(match.state, seat, out)
    assert out[:n] == sorted(out[:n])
    texts = [GAME.actions.text(a) for a in out[:n]]
    assert set(texts) <= {str(a) for a in match.legal_for(seat)}
    return texts


def chosen(match: Any, seat: int = 0) -> str:
    """What a greedy bot does."""
    legal = [a.number for a in match.legal_for(seat)]
    return GAME.actions.text(Greedy(1).choose(GAME, match.hidden(seat), seat, legal))


def lacks(match: Any, one: int, other: int) -> int:
    """The rails that two cities lack, over any others."""
    room, _ = GAME.plain.workspace().choices
    plans.survey(match.state, 0, room)
    plans.span(room)
    return room[plans.WAY + (one - 1) * CITIES + other - 1]


def test_equal_sheets_are_judged_alike() -> None:
    match = table()
    assert judged(match, 0) == judged(match, 1) == 500


def test_each_rail_towards_a_city_and_the_link_itself_raise_the_judgement() -> None:
    match = table()
    before = judged(match)
    for place, sides in list(RED.items())[:2]:  # from city 1 to city 3
        draw(match, place, sides)
        assert judged(match) > before
        before = judged(match)
    assert match.state.network[0] == 1


def test_a_rail_that_leads_out_of_the_map_is_worth_nothing() -> None:
    match = table()
    draw(match, "7,0", "E-SE")
    assert judged(match) == 500


def test_more_power_is_worth_more() -> None:
    assert judged(table(rails=PLAN, power=3)) > judged(table(rails=PLAN, power=2))


def test_a_good_that_can_be_delivered_is_worth_more() -> None:
    one, other = table(rails=RED, power=5), table(rails=RED, power=5)
    put(one.state, 1, "red")  # its city is joined
    put(other.state, 1, "blue")  # its city is not
    assert judged(one) > judged(other)


def test_a_die_is_judged_by_what_it_can_do() -> None:
    goods = {1: "red red"}
    match = table(rails=RED, power=6, goods=goods, dice="1 5")
    assert judged(table(rails=RED, power=6, goods=goods, die=1)) > judged(match)


def test_what_cities_lack_falls_with_each_rail_and_is_blocked_by_others() -> None:
    match = table()
    assert lacks(match, 3, 4) == 1
    assert lacks(match, 1, 3) == 2
    assert lacks(match, 1, 4) == 3  # over city 3
    draw(match, "0,2", "NW-E")
    assert lacks(match, 1, 3) == 1
    draw(match, "1,2", "W-E")
    assert (lacks(match, 1, 3), lacks(match, 1, 4)) == (0, 1)
    draw(match, "3,2", "E-NE")  # two hexes lie between 3 and 4, and this one is spoilt
    assert lacks(match, 3, 4) == 1
    draw(match, "2,3", "SE-SW")
    assert lacks(match, 3, 4) > 1


def test_a_blocked_border_makes_the_way_longer() -> None:
    match = table(border=1, borders="medium")  # between 1 and 3, and between 4 and 6
    free = table()
    assert lacks(match, 4, 6) > lacks(free, 4, 6)
    assert lacks(match, 1, 5) == lacks(free, 1, 5)


def test_every_plan_is_a_link() -> None:
    for plan in range(0, plans.PLANS, 7):
        match = table()
        for i in range(plans.PLAN_RAILS[plan]):
            assert plans.lacking(match.state, 0, plan) == plans.PLAN_RAILS[plan] - i
            site, drawn = plans.PLAN_SITE[plan, i], plans.PLAN_DRAWN[plan, i]
            draw_rail(match.state, 0, site, drawn - 1)
        assert plans.lacking(match.state, 0, plan) == 0
        assert match.state.network[0] == plans.PLAN_POINTS[plan]
        assert match.state.reach[0, plans.PLAN_PAIR[plan]]


def test_a_long_delivery_is_taken_rather_than_a_short_one() -> None:
    match = table(rails=PLAN, power=6, goods={1: "red red"}, die=1)
    ways = legal(match, 0, "deliver")
    longest = max(int(way.split()[4]) for way in ways)
    assert chosen(match).startswith("deliver 1 red 2")
    assert int(chosen(match).split()[4]) == longest > 2


def test_the_delivery_that_wins_is_found() -> None:
    """It empties the third city, with a point more than the other has."""
    match = table(rails=RED, power=3, goods={1: "red", 3: "", 4: ""}, die=1)
    s = match.state
    s.turns, s.first, s.delivered[1] = 2, 1, s.network[0] + 2
    assert chosen(match).startswith("deliver 1 red 2 3")
    match.play(chosen(match), 0)
    assert match.over
    assert match.winners == (0,)


def test_alone_the_hexes_of_olive_lower_the_judgement() -> None:
    match = table(1)
    before = judged(match)
    match.state.ticks[2] = 4
    full = judged(match)
    assert full < before
    match.state.ticks[2] = 7
    assert judged(match) < full


def test_alone_no_die_of_a_full_region_is_left_for_olive() -> None:
    match = table(1, dice="2 5", rails=PLAN, power=6, goods={5: "yellow yellow"})
    s = match.state
    s.turns, s.taken = 2, 1
    s.ticks[4] = 2
    assert chosen(match) == "choose 5"  # with the other she would take a good
    s.ticks[1] = PER_REGION
    assert chosen(match) == "choose 2"


def test_only_the_longest_way_and_rails_that_lead_somewhere_are_tried() -> None:
    match = table(rails=PLAN, power=6, goods={1: "red"}, die=1)
    texts = considered(match)
    ways = [t for t in texts if t.startswith("deliver 1 red")]
    assert len(ways) == 1
    assert ways[0] == [t for t in legal(match, 0) if t.startswith("deliver 1 red")][-1]


def test_rails_that_bring_no_cities_nearer_are_left_out() -> None:
    match = table(die=1, black=1)
    tried = [t for t in considered(match) if t.startswith("rail")]
    assert 0 < len(tried) < len(legal(match, 0, "rail")) // 3
    assert "rail 0,2 0-2" in tried  # on the way from 1 to 3
    assert not any(t.startswith("rail 0,0") for t in tried)
