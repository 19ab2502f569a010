"""The drawing: what it promises about size, room and what is marked."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from math import hypot

import pytest

from ludogare.games.carcassonne.rules.components import KINDS
from ludogare.games.carcassonne.show import city, countryside, tiles
from ludogare.games.carcassonne.show.badges import RADIUS, badge_places
from ludogare.games.carcassonne.show.players import supply
from ludogare.games.carcassonne.show.shapes import (
    TOKEN,
    WALLS,
    city_shape,
    inside,
    seat_of,
    turned,
)

from .lands import lay, new, rest, turn
from .test_view import MOST, SVG, drawn, elements, played


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (6, 7)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_full_land_stays_small(seats: int, seed: int, language: str) -> None:
    match = played(seats, seed, 3000, language, inns_cathedrals=True, other_tunnels="cut")
    assert len(match.view()["tiles"]) > 90
    for back in (0, 3, 30):
        early = match.copy()
        early.dealer = None
        early.rewind(len(match.plies) - back)
        assert len(early.board(0).encode()) < MOST


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_choices_for_a_meeple_do_not_overlap(kind: int) -> None:
    places = badge_places(kind)
    for i, (x, y) in enumerate(places):
        assert hypot(x - seat_of(kind, i)[0], y - seat_of(kind, i)[1]) < 16, "near its segment"
        for u, v in places[:i]:
            assert hypot(x - u, y - v) >= 2 * RADIUS


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_a_meeple_covers_neither_token_nor_pennant(kind: int) -> None:
    k = KINDS[kind]
    tokens = [turned(TOKEN, edge) for s in k.segments if s.mouth for edge in s.edges]
    pennants = [at for part, at, _ in tiles.standing(kind, 0) if part == "pennant"]
    for i in range(len(k.segments)):
        x, y = seat_of(kind, i)
        assert all(hypot(x - u, y - v) > 20 for u, v in tokens + pennants), i


def test_no_two_tiles_look_stamped() -> None:
    kind = next(i for i, k in enumerate(KINDS) if k.name == "U")
    looks = {tiles.whole(kind, 0, x, y) for x in range(4) for y in range(4)}
    assert len(looks) >= 15
    assert tiles.whole(kind, 0, 2, 3) == tiles.whole(kind, 0, 2, 3), "a place stays as it was"


def test_nothing_grows_in_cities() -> None:
    for kind, k in enumerate(KINDS):
        for s in k.segments:
            if s.feature == 1:
                outline = city.bounds(*city_shape(k, s))
                for clearing in countryside.clearings(kind):
                    assert not inside((clearing.x, clearing.y), outline), k.name


def test_houses_stand_within_their_walls() -> None:
    for shape in WALLS:
        for by in range(4):
            found = city.houses(shape, by, ())
            assert found, (shape, by)
            for house in found:
                assert inside((house.x, house.y), city.bounds(shape, by))


def test_every_player_has_a_frame_round_their_last_tile() -> None:
    match = new(3, tunnel=False)
    for n, name in enumerate("UUUUU"):
        turn(match, name, n + 1, 0)
    assert match.view()["latest"] == [
        {"seat": 0, "x": 4, "y": 0},
        {"seat": 1, "x": 5, "y": 0},
        {"seat": 2, "x": 3, "y": 0},
    ]
    framed = [e.attrib["id"] for e in elements(drawn(match), "data-marked")]
    assert sorted(framed) == ["laid-3", "laid-4", "laid-5"]


def test_what_is_complete_is_seen() -> None:
    def used(match, part: str) -> int:
        return len([e for e in drawn(match).iter(f"{SVG}use") if e.attrib["href"] == f"#{part}"])

    match = new(tunnel=False)
    assert used(match, "flag") == 0
    lay(match, "E", 0, -1, 2)
    assert used(match, "flag") == 2, "one on each tower of the city"
    rest(match)
    assert used(match, "cart") == 0
    turn(match, "W", 1, 0, 1)
    turn(match, "W", -1, 0, 3)
    assert used(match, "cart") == 1


def test_words_on_the_land_are_large_enough() -> None:
    svg = played(5, 3, 200, inns_cathedrals=True).board(0)
    land = svg[svg.index('class="land') :]
    sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', land.split("</svg>")[0])]
    assert sizes
    assert min(sizes) * 0.74 >= 11, "words grow where a hundred units are less than 74 px"


def test_meeples_left_are_a_number_where_they_would_be_a_crowd() -> None:
    view = new(tunnel=False).view()
    at = re.compile(r"translate\(([\d.]+) 20\)")
    apart = "".join(supply(view, 0, 20, 120))
    assert len(set(at.findall(apart))) == 7
    crowd = "".join(supply(view, 0, 20, 40))
    assert len(set(at.findall(crowd))) == 1
    assert ">7<" in crowd


def test_the_land_is_a_picture_of_its_own() -> None:
    match = played(2, 1, 60)
    root = ElementTree.fromstring(match.board(0))
    (land,) = elements(root, "data-camera")
    x, y, width, height = map(float, land.attrib["viewBox"].split())
    for tile in match.view()["tiles"]:
        assert x <= tile["x"] * 100 - 150
        assert tile["x"] * 100 + 150 <= x + width
        assert y <= tile["y"] * 100 - 150
        assert tile["y"] * 100 + 150 <= y + height
