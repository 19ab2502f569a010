"""What bots are told: it rises with rails, power and goods, and leaves out only what is idle."""

from __future__ import annotations

from typing import Any

from ludogare.games.steamrollers import GAME, evaluation

from .sheets import PLAN, RED, draw, put, table

ROOM = [0] * 8


def judged(match: Any, seat: int = 0) -> int:
    return evaluation.evaluate(match.state, seat, ROOM)


def considered(match: Any, seat: int = 0) -> list[str]:
    out, _ = GAME.buffers()
    n = evaluation.consider(match.state, seat, out)
    assert out[:n] == sorted(out[:n])
    texts = [GAME.actions.text(a) for a in out[:n]]
    assert set(texts) <= {str(a) for a in match.legal_for(seat)}
    return texts


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


def test_alone_the_hexes_of_olive_lower_the_judgement() -> None:
    match = table(1)
    before = judged(match)
    match.state.ticks[2] = 4
    full = judged(match)
    assert full < before
    match.state.ticks[2] = 7
    assert judged(match) < full


def test_only_the_longest_way_and_rails_that_lead_somewhere_are_tried() -> None:
    match = table(rails=PLAN, power=6, goods={1: "red"}, die=1)
    texts = considered(match)
    legal = [str(a) for a in match.legal_for(0)]
    ways = [t for t in texts if t.startswith("deliver 1 red")]
    assert len(ways) == 1
    assert ways[0] == [t for t in legal if t.startswith("deliver 1 red")][-1]
    rails = [t for t in texts if t.startswith("rail")]
    assert 0 < len(rails) < sum(t.startswith("rail") for t in legal)
