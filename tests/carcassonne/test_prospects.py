"""What bots expect of features: by the tiles that are left, and without a trace in the state."""

from __future__ import annotations

import random

from ludogare.core.law.contract import CHANCE
from ludogare.games.carcassonne import GAME
from ludogare.games.carcassonne.judgement import evaluation, prospects
from ludogare.games.carcassonne.rules import contract as rules
from ludogare.games.carcassonne.rules import land
from ludogare.games.carcassonne.rules.components import CUT, DRAWN
from ludogare.games.carcassonne.rules.features import CITY_BITS, cities_beside, open_ends
from ludogare.games.carcassonne.rules.parts import CITY, FIELD, MONASTERY, ROAD

from .lands import fortune, lay, new, node_at, turn


def closers(s, node: int, x: int, y: int) -> int:
    """Tiles of the stack that can be laid at a place so that the feature of a node is complete."""
    n = 0
    for kind in range(DRAWN):
        for quarter in range(4):
            if s.stacked[kind] and land.fits(s.pattern[land.cell_at(s, x, y)], kind * 4 + quarter):
                tried = s.copy()
                land.lay(tried, land.cell_at(tried, x, y), CUT[kind] * 4 + quarter)
                if open_ends(tried, tried.feature[node]) == 0:
                    n += s.stacked[kind]
                    break
    return n


def test_an_end_is_closed_by_the_tiles_that_close_it() -> None:
    match = new(tunnel=False)
    s = match.state
    city = node_at(s, 0, 0, "city", "N")
    left = closers(s, city, 0, -1)
    assert left > prospects.ENOUGH
    assert prospects.completion(s, s.feature[city], CITY) == prospects.CLOSED[CITY, -1]
    for kind in range(DRAWN):  # all but three are gone
        while s.stacked[kind] and closers(s, city, 0, -1) > 3:
            s.stacked[kind] -= 1
    assert closers(s, city, 0, -1) == 3
    assert prospects.completion(s, s.feature[city], CITY) == prospects.CLOSED[CITY, 3]


def test_two_ends_must_both_be_closed() -> None:
    s = new(tunnel=False).state
    road = s.feature[node_at(s, 0, 0, "road", "EW")]
    each = prospects.CLOSED[ROAD, -1]
    assert prospects.completion(s, road, ROAD) == each * each // prospects.SURE


def test_a_mouth_is_an_end_too() -> None:
    match = new()
    turn(match, "TC", -1, 0)
    s = match.state
    road = s.feature[node_at(s, 0, 0, "road", "EW")]
    assert open_ends(s, road) == 2
    end = prospects.CLOSED[ROAD, -1]
    assert prospects.completion(s, road, ROAD) == end * prospects.LINKED // prospects.SURE


def test_what_is_complete_is_sure() -> None:
    match = new(tunnel=False)
    lay(match, "E", 0, -1, 2)
    s = match.state
    city = s.feature[node_at(s, 0, 0, "city", "N")]
    assert prospects.completion(s, city, CITY) == prospects.SURE
    assert prospects.prospect(s, city, CITY, prospects.SURE) == 4 * prospects.POINT
    assert prospects.meeple_back(s, prospects.SURE) == prospects.A_MEEPLE_BACK


def expected(s, f: int, kind: int) -> int:
    return prospects.prospect(s, f, kind, prospects.completion(s, f, kind))


def test_at_the_end_things_are_worth_what_they_pay() -> None:
    match = new(tunnel=False)
    turn(match, "B", 0, 1, 0, ("monastery", "centre"))
    s = match.state
    monastery = s.feature[node_at(s, 0, 1, "monastery", "centre")]
    city = s.feature[node_at(s, 0, 0, "city", "N")]
    field = s.feature[node_at(s, 0, 0, "field", "EL")]
    assert expected(s, monastery, MONASTERY) > 2 * prospects.POINT
    assert expected(s, field, FIELD) > 0
    s.stack = 0
    for kind in range(DRAWN):
        s.stacked[kind] = 0
    assert expected(s, monastery, MONASTERY) == 2 * prospects.POINT
    assert expected(s, field, FIELD) == 0
    assert abs(expected(s, city, CITY) - prospects.POINT) < prospects.POINT // 10


def test_a_field_hopes_for_the_cities_beside_it() -> None:
    match = new(tunnel=False)
    s = match.state
    field = node_at(s, 0, 0, "field", "EL")
    assert cities_beside(s, s.feature[field]) == 1 << CITY_BITS  # one, with one open end
    before = prospects.field(s, s.feature[field])
    lay(match, "E", 0, -1, 2)
    assert cities_beside(s, s.feature[field]) == 1  # complete
    assert prospects.field(s, s.feature[field]) > before + prospects.POINT


def test_the_best_claim_is_counted_before_it_is_made() -> None:
    match = new(tunnel=False)
    lay(match, "B", 0, 1)
    before = fortune(match.state, 0)
    assert evaluation.best_claim(match.state) > 0
    taken = []
    for action in match.legal:
        after = match.state.copy()
        rules.play(after, 0, action.number)
        taken.append(fortune(after, 0))
    assert max(taken) == before


def test_judging_leaves_no_trace() -> None:
    rng = random.Random(5)
    match = new(3, inns_cathedrals=True)
    s, left = match.state, GAME.bound(3, match.options)
    out, weight = GAME.plain.workspace().choices
    while (awaited := rules.awaited(s)) != 0:
        left -= 1
        assert left >= 0
        before = s.copy()
        evaluation.evaluate(s, 0, [0] * 8)
        assert s == before
        if awaited == CHANCE:
            rules.play(s, CHANCE, rng.choice(out[: rules.chances(s, out, weight)]))
        else:
            rules.play(s, s.turn, rng.choice(out[: rules.legal(s, s.turn, out)]))
