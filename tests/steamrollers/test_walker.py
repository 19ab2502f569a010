"""The fast network against the slow walker, and conservation, on matches of every option."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from ludogare.games.steamrollers import GAME
from ludogare.games.steamrollers.rules import contract as rules
from ludogare.games.steamrollers.rules.components import (
    CITY_HEX,
    PAIR,
    RAIL_SIDES,
    RAILS,
    SITE_HEX,
    SITES,
    STOCK,
)
from ludogare.games.steamrollers.rules.network import draw_rail
from ludogare.games.steamrollers.rules.parts import CITIES, COLOURS
from ludogare.games.steamrollers.rules.state import ACTING, State
from ludogare.games.steamrollers.rules.tiles import T4

from . import walker
from .sheets import Guided

clause = pytest.mark.clause
KINDS: list[tuple[int, dict[str, Any]]] = [
    *((1, {"level": level, "borders": b}) for level, b in ((1, "none"), (6, "hard"))),
    *(
        (seats, {"coal": coal, "orders": coal, "start_tiles": start, "borders": borders})
        for (seats, coal, start), borders in zip(
            product((2, 5), (False, True), (False, True)),
            ("none", "medium", "hard", "none", "hard", "medium", "none", "hard"),
            strict=True,
        )
    ),
    (3, {"orders": True}),
    (4, {"coal": True, "start_tiles": True, "guard": 10}),
]


def begun(seats: int, options: dict[str, Any]) -> State:
    s = State()
    rules.start(s, seats, GAME.options.numbers(GAME.settle(seats, options)))
    return s


def bits(mask: int) -> set[int]:
    return {d for d in range(16) if mask >> d & 1}


def agree(s: State, seat: int) -> None:
    """The fast distances and points are those of the walker."""
    assert s.network[seat] == walker.network(s, seat)
    for one in range(CITIES):
        slow = walker.distances(s, seat, one)
        for other in range(CITIES):
            if one != other:
                assert bits(s.reach[seat, PAIR[one, other]]) == slow[other]


def free_deliveries(s: State, seat: int) -> set[tuple[int, ...]]:
    out, _ = GAME.plain.workspace().choices
    n = rules.legal(s, seat, out)
    found = set()
    for number in out[:n]:
        action = GAME.actions[number]
        if action.verb == "deliver" and action.args["cube"] in COLOURS:
            a = action.args
            good = COLOURS.index(str(a["cube"]))
            found.add((int(a["origin"]) - 1, good, int(a["dest"]) - 1, int(a["distance"])))
    return found


@clause("SR-8.4", "SR-8.5", "SR-8.9", "SR-Q1", "SR-Q2", "SR-12.3", "SR-Q31")
@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_guided_matches_agree_with_the_walker(seats: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        s, player, plies = begun(seats, options), Guided(seed + 7 * seats), 0
        sums = [0] * GAME.counts
        rules.count(s, sums)
        assert sums[:6] == list(STOCK)
        bound = GAME.bound(seats, GAME.settle(seats, options))
        while (ply := player.ply(s)) is not None:
            seat = ply[0]
            helped = s.holder[T4] == seat + 1  # SR-11.7: even tilted
            helped |= any(h == seat + 1 and not t for h, t in zip(s.holder, s.tilted, strict=True))
            if s.phase == ACTING and not s.solo and not helped:
                assert free_deliveries(s, seat) == walker.deliveries(s, seat, s.power[seat])
            drawn = [list(s.rail.cells)]
            rules.play(s, *ply)
            plies += 1
            assert plies <= bound
            if drawn[0] != s.rail.cells:
                agree(s, seat)
            now = [0] * GAME.counts
            rules.count(s, now)
            assert now == sums


@clause("SR-6.3", "SR-Q1")
@pytest.mark.parametrize("seed", range(12))
def test_sheets_full_of_rails_agree_with_the_walker(seed: int) -> None:
    choose = random.Random(seed)
    s = begun(2, {})
    sites = list(range(SITES))
    choose.shuffle(sites)
    for site in sites:
        draw_rail(s, 0, site, choose.randrange(RAILS))
        if choose.random() < 0.3:
            agree(s, 0)
    agree(s, 0)


def lay_link(s: State, one: int, other: int, choose: random.Random) -> None:
    """Joins two cities over empty hexes by some shortest way, if there is one."""
    home, goal = CITY_HEX[one], CITY_HEX[other]
    came: dict[Any, Any] = {home: None}
    line = [home]
    for place in line:
        for side in choose.sample(range(6), 6):
            there = walker.beyond(place, side)
            free = there in SITE_HEX and s.rail[0, SITE_HEX.index(there)] == 0
            if there not in came and (free or there == goal):
                came[there] = (place, side)
                line.append(there)
    if goal not in came:
        return
    place, out = came[goal]
    while place != home:
        before, side = came[place]
        sides = sorted(((side + 3) % 6, out))
        draw_rail(s, 0, SITE_HEX.index(place), RAIL_SIDES.index((sides[0], sides[1])))
        place, out = before, side


@clause("SR-Q1", "SR-8.9")
@pytest.mark.parametrize("seed", range(8))
def test_dense_networks_agree_with_the_walker(seed: int) -> None:
    choose, s = random.Random(seed), begun(2, {})
    for _ in range(40):
        lay_link(s, *choose.sample(range(CITIES), 2), choose)
    agree(s, 0)
    assert s.network[0] >= 8
    assert max(bin(m).count("1") for m in s.reach.cells) >= 3
