"""The drawing: whole, small, and with an element for everything that can be done."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from ludogare.core.drawing import width_of
from ludogare.core.match.dealer import Scripted, Seeded
from ludogare.core.match.match import Match
from ludogare.games.steam_tunnel import GAME
from ludogare.games.steam_tunnel.rules.components import FACES, POINT
from ludogare.games.steam_tunnel.show import board
from ludogare.games.steam_tunnel.show.pipes import named
from ludogare.games.steam_tunnel.show.tracing import WAYS
from ludogare.games.steam_tunnel.show.ways import PORTS, SIDE, along, line, stands

KINDS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"dead_ends": "deadly"}),
    (4, {"full_board": True, "charity": True}),
    (5, {"full_board": True}),
]


SVG = "{http://www.w3.org/2000/svg}"


def match_of(seats: int, options: dict[str, Any], language: str = "en") -> Match:
    names = ["Ada", '<b>"Ben"&', "Cléo", "Dan", "Eve"][:seats]
    dealer = Seeded(seats)
    return Match(GAME, seats=seats, names=names, options=options, dealer=dealer, language=language)


def positions(seats: int, options: dict[str, Any], language: str = "en") -> Any:
    """A match now and then, and its end."""
    match = match_of(seats, options, language)
    rng = random.Random(seats)
    while not match.over:
        assert len(match.plies) < GAME.bound(match.seats, match.options)
        if rng.random() < 0.12:
            yield match
        liked = [a for a in match.legal if a.verb != "pass"]
        match.play(rng.choice(liked))
    yield match


@pytest.mark.parametrize(("seats", "won"), [(2, True), (5, True), (5, False)])
@pytest.mark.parametrize("points", ["9", "104", "31 1/2", "104 1/2"])
def test_points_fit_on_a_sign(seats: int, won: bool, points: str) -> None:
    match = match_of(seats, {})
    view = {**match.view(), "phase": "over", "awaited": []}
    player = {**view["players"][0], "points": points, "winner": won}
    for plan in (board.WIDE, board.NARROW):
        width, _, figure = plan.sign
        width = width if plan is board.WIDE else min(width, 352 / seats - 3)
        drawn = board.sign(plan, view, player, match.voice)
        size = float(re.search(rf'font-size="([\d.]+)"[^>]*>{points.split()[0]}<', drawn)[1])
        star = 1.4 * figure if "fill-gold" in drawn else 0
        assert 1.9 * figure + width_of(points, size) <= width - star
        assert size > 10
        assert bool(star) == won or points != "9"


@pytest.mark.parametrize("narrow", [False, True])
def test_a_board_below_a_head_says_only_what_the_head_does_not(narrow: bool) -> None:
    match = match_of(5, {})
    players = [{**p, "points": "41 2/3", "provisional": "73"} for p in match.view()["players"]]
    view = {**match.view(), "players": players}
    for headed in (False, True):
        said = ElementTree.fromstring(board.draw(view, match.voice, narrow, headed))
        words = ["".join(e.itertext()) for e in said.iter(f"{SVG}text")]
        assert words.count("73") == 5
        assert words.count("412/3") == (0 if headed else 5)


def elements(match: Match, narrow: bool = False) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(match.board(narrow=narrow)).iter())


def meanings(drawn: list[ElementTree.Element]) -> set[frozenset[tuple[str, str]]]:
    """What the elements stand for: arguments with their values."""
    names = ("row", "col", "port")
    return {
        frozenset((n, e.attrib[f"data-{n}"]) for n in names if f"data-{n}" in e.attrib)
        for e in drawn
    }


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_every_action_on_the_board_has_an_element(seats: int, options: dict[str, Any]) -> None:
    for match in positions(seats, options):
        for narrow in (False, True):
            there = meanings(elements(match, narrow))
            for action in match.legal:
                if action.args:
                    assert frozenset((n, str(v)) for n, v in action.args.items()) in there


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_the_drawing_is_whole_and_small(seats: int, options: dict[str, Any]) -> None:
    for match in positions(seats, options, "fr" if seats % 2 else "en"):
        for narrow in (False, True):
            svg = match.board(narrow=narrow)
            assert len(svg.encode()) < 150_000
            assert ' style="' not in svg
            drawn = elements(match, narrow)
            ids = Counter(e.attrib["id"] for e in drawn if "id" in e.attrib)
            assert max(ids.values()) == 1
            for used in re.findall(r'href="#([^"]*)"|url\(#([^)]*)\)', svg):
                assert "".join(used) in ids
            size = match.view()["size"]
            cells = [i for i in ids if re.fullmatch(r"cell-\d-\d", i)]
            assert len(cells) == size * size


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_tunnels_light_up_and_tell_about_themselves(seats: int, options: dict[str, Any]) -> None:
    for match in positions(seats, options):
        drawn = elements(match)
        groups = Counter(e.attrib["data-group"] for e in drawn if "data-group" in e.attrib)
        for tunnel in match.view()["tunnels"]:
            visible = len(tunnel["ways"]) + len(tunnel["ends"])
            assert groups[tunnel["id"]] >= visible
        for e in drawn:
            if "data-group" in e.attrib and "data-tip" in e.attrib:
                assert e.attrib["data-tip"].startswith(("Open tunnel", "Completed tunnel"))
            if e.attrib.get("class", "").startswith("segment"):
                assert e.attrib["aria-label"].startswith("Segment ")


@pytest.mark.parametrize(
    ("dead_ends", "language", "told"),
    [
        ("deadly", "en", "but with these ends it is worth nothing."),
        ("deadly", "fr", "mais avec ces extrémités il ne vaut rien."),
        ("normal", "en", "(3 + 0) × 1 = 3. Ada gets 3."),
    ],
)
def test_pawns_on_a_worthless_tunnel_are_not_denied(
    dead_ends: str, language: str, told: str
) -> None:
    options = {"dead_ends": dead_ends, "starter": 0}
    number = GAME.actions.number
    dealer = Scripted({1: number("reveal F 0"), 4: number("reveal C1 1")})
    match = Match(GAME, names=["Ada", "Ben"], options=options, dealer=dealer, language=language)
    match.play("flip 1 2").play("claim 1 2 1").play("flip 1 3")
    tips = [e.attrib.get("data-tip", "") for e in elements(match)]
    assert any(tip.endswith(told) for tip in tips), tips


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_pawns_stand_where_they_were_placed(seats: int, options: dict[str, Any]) -> None:
    for match in positions(seats, options):
        pawns = set()
        for cell in match.view()["cells"]:
            at = f"pawn-{cell['row']}-{cell['col']}"
            if cell["blocker"] is not None:
                pawns.add(at)
            pawns |= {f"{at}-{s['port']}" for s in cell["segments"] if s["pawn"] is not None}
        ids = {e.attrib.get("id", "") for e in elements(match)}
        assert {i for i in ids if i.startswith("pawn-")} == pawns


def test_the_end_shows_what_was_paid() -> None:
    *_, match = positions(3, {})
    assert match.over
    values = Counter(str(line["value"]) for line in match.view()["sheet"] if line["gets"])
    shown = Counter(
        e.text for e in elements(match, narrow=True) if e.attrib.get("class") == "fill-coal"
    )
    assert values
    assert all(shown[value] >= count for value, count in values.items())


def test_dead_ends_say_what_they_are_worth() -> None:
    deadly = {"dead_ends": "deadly"}
    for options, sign in (
        ({}, None),
        ({"charity": True}, "1"),
        (deadly, "×"),
        ({**deadly, "charity": True}, "×"),
    ):
        caps = [e for e in elements(match_of(2, options)) if e.attrib.get("id") == "cap-0"]
        words = [e.text for e in caps[0].iter() if e.tag.endswith("text")]
        assert words == ([sign] if sign else [])


FACE_WAYS = [WAYS[face] for face in range(FACES) if face // 2 != POINT]


@pytest.mark.parametrize("ways", FACE_WAYS, ids=lambda ways: "-".join(map(named, ways)))
def test_pipes_run_from_port_to_port_and_pawns_stand_on_them(
    ways: tuple[tuple[int, ...], ...],
) -> None:
    spots = stands(ways)
    for way, spot in zip(ways, spots, strict=True):
        points = along(way)
        for port in way:
            assert min(abs(PORTS[port] - z) for z in points) < 0.01
        assert min(abs(spot - z) for z in points) < 0.01
        assert all(0 <= z.real <= SIDE and 0 <= z.imag <= SIDE for z in points)
        assert line(way).startswith("M")
        nearest = {min(ways, key=lambda w, s=spot: min(abs(s - z) for z in along(w)))}
        assert nearest == {way}
    for one, other in combinations(spots, 2):
        assert abs(one - other) > 29


def test_any_fork_that_an_owner_may_list_can_be_drawn() -> None:
    for ports in combinations(range(6), 3):
        assert line(ports).count("M") == 3
        assert len(stands((ports,))) == 1
