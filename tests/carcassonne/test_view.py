"""What people see: the view, the sentences, the refusals and the drawing."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ElementTree

import pytest

import ludogare
from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.core.match.dealer import Seeded
from ludogare.core.match.exported import as_json
from ludogare.core.saying.errors import IllegalAction
from ludogare.core.saying.texts import Voice
from ludogare.games.carcassonne import GAME
from ludogare.games.carcassonne.rules.components import FACES, KINDS, TILE_NAMES, part_of
from ludogare.games.carcassonne.rules.parts import FEATURES
from ludogare.games.carcassonne.show.shapes import field_bounds, inside, seat_of
from ludogare.games.carcassonne.show.view import sheet
from ludogare.games.carcassonne.show.words import place_details, toward

from .lands import do, lay, new, rest, turn

SVG = "{http://www.w3.org/2000/svg}"
MOST = 200_000
"""Bytes of a full land."""


def played(seats: int, seed: int, plies: int, language: str = "en", **options) -> ludogare.Match:
    match = ludogare.Match(
        GAME, seats=seats, options=options, dealer=Seeded(seed), language=language
    )
    choose = random.Random(seed)
    while not match.over and len(match.plies) < plies:
        match.play(choose.choice(match.legal))
    return match


def drawn(match: ludogare.Match, narrow: bool = False) -> ElementTree.Element:
    return ElementTree.fromstring(match.board(0, narrow=narrow))


def elements(svg: ElementTree.Element, attribute: str) -> list[ElementTree.Element]:
    return [e for e in svg.iter() if attribute in e.attrib]


def tells(e: ElementTree.Element) -> bool:
    """Whether a part of the board says what it is."""
    return e.find(f"{SVG}title") is not None or "data-tip" in e.attrib


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("narrow", [False, True])
def test_every_position_can_be_drawn(language: str, narrow: bool) -> None:
    match = played(
        5, 3, 2000, language, inns_cathedrals=True, other_tunnels="cut", tunnel_tokens="3/2"
    )
    for ply in [0, 1, 2, 3, *range(4, len(match.plies), 17), len(match.plies)]:
        early = match.copy()
        early.dealer = None
        early.rewind(ply)
        svg = early.board(0, narrow=narrow)
        root = ElementTree.fromstring(svg)
        assert len(svg.encode()) < MOST
        ids = [e.attrib["id"] for e in elements(root, "id")]
        assert len(ids) == len(set(ids))
        used = {e.attrib["href"][1:] for e in root.iter(f"{SVG}use")}
        assert used <= set(ids)


def test_every_legal_action_can_be_chosen_on_the_board() -> None:
    match = played(2, 5, 0)
    choose = random.Random(8)
    seen = set()
    while not match.over:
        assert len(match.plies) < GAME.bound(match.seats, match.options)
        seat = match.awaited[0]
        svg = ElementTree.fromstring(match.board(seat))
        meanings = [
            {k.removeprefix("data-"): v for k, v in e.attrib.items() if k.startswith("data-")}
            for e in svg.iter()
        ]
        for action in match.legal_for(seat):
            args = {k: str(v) for k, v in action.args.items()}
            for argument in args if action.verb != "place" else ("spot",):
                assert any(m.get(argument) == args[argument] for m in meanings), str(action)
            seen.add(action.verb)
        around = {child: parent for parent in svg.iter() for child in parent}
        named = list(elements(svg, "data-spot") + elements(svg, "data-part"))
        titled = [e for e in named if e.attrib.get("class") != "ghost"]
        assert all(tells(e) or tells(around[e]) for e in titled)
        match.play(choose.choice(match.legal))
    assert seen == {"place", "meeple", "no_meeple", "token", "no_token"}


def test_spots_glow_and_show_how_the_tile_would_lie() -> None:
    match = new()
    match.play("draw V", CHANCE)
    svg = drawn(match)
    glowing = [e for e in elements(svg, "data-spot") if e.attrib.get("class") == "spot"]
    spots = {e.attrib["data-spot"] for e in glowing}
    assert spots == {"2", "3", "4"}
    ghosts = [e for e in elements(svg, "data-turn") if e.attrib["class"] == "ghost"]
    assert len(ghosts) == 6


def test_claims_tell_what_a_feature_is_worth_now() -> None:
    match = new(tunnel=False)
    lay(match, "E", 0, -1, 2)
    claims = {e.attrib["data-feature"]: e for e in elements(drawn(match), "data-part")}
    assert set(claims) == {"city", "field"}
    assert claims["city"][0].text == "Knight in this city: worth 4 now"
    assert claims["field"][0].text == "Farmer on this field: worth 3 now"


def test_features_light_up_as_a_whole_and_tell_about_themselves() -> None:
    match = new(tunnel=False)
    turn(match, "U", 1, 0, 0, ("road", "EW"))
    groups = {e.attrib["data-tip"]: e for e in elements(drawn(match), "data-group")}
    road = groups["Road on 2 tiles, open: worth 2. For Ada."]
    assert len(road) == 2


def test_points_appear_where_they_are_made() -> None:
    match = new(tunnel=False)
    turn(match, "E", 0, -1, 2, ("city", "S"))
    paid = [e for e in elements(drawn(match), "id") if e.attrib["id"] == "paid-0"]
    assert paid[0][0].text == "Ada: 4 points for the city"
    assert "new" in paid[0].attrib["class"]
    assert match.view()["payments"][0]["points"] == 4
    turn(match, "U", 1, 0)
    assert match.view()["payments"] == []


def test_the_last_tile_placed_is_marked() -> None:
    match = new(tunnel=False)
    lay(match, "U", 1, 0)
    fresh = [e.attrib.get("id") for e in drawn(match).iter() if e.attrib.get("class") == "new"]
    assert fresh == ["laid-1"]


def test_pieces_keep_their_names_from_the_hand_to_the_land() -> None:
    match = new()
    match.play("draw TC", CHANCE)
    before = {e.attrib["id"] for e in elements(drawn(match), "id")}
    do(match, "place", x=-1, y=0, turn=0)
    do(match, "meeple", feature="road", part="S")
    do(match, "token", colour="A", x=-1, y=0, edge="S")
    after = {e.attrib["id"] for e in elements(drawn(match), "id")}
    for piece in ("laid-1", "meeple-0-0", "token-0-A-0"):
        assert piece in before
        assert piece in after


def test_names_are_only_text() -> None:
    match = ludogare.Match(GAME, seats=2, names=["<b>&", '"quoted"'], dealer=Seeded(1))
    ElementTree.fromstring(match.board(0))
    assert "<b>&" not in match.board(0)


def test_drawing_refers_to_nothing_outside_and_holds_no_script() -> None:
    svg = played(3, 1, 150, inns_cathedrals=True).board(0)
    assert "script" not in svg
    assert not re.search(r'(href|src)="(?!#)', svg)
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


def test_farmers_lie_within_their_fields() -> None:
    for i, kind in enumerate(KINDS):
        for j, segment in enumerate(kind.segments):
            x, y = seat_of(i, j)
            assert abs(x) <= 48
            assert abs(y) <= 48
            if segment.feature == 3:
                assert inside((x, y), field_bounds(kind, segment)), kind.name


def test_field_bounds_of_a_tile_cover_it_without_overlap() -> None:
    for kind in KINDS:
        fields = [field_bounds(kind, s) for s in kind.segments if s.feature == 3]
        for x in range(-47, 48, 7):
            for y in range(-47, 48, 7):
                assert sum(inside((x + 0.3, y + 0.1), f) for f in fields) <= 1, (kind.name, x, y)


def test_the_view_is_ready_for_json() -> None:
    import json

    match = played(4, 2, 90, inns_cathedrals=True)
    for seat in (SPECTATOR, 0, 3):
        view = json.loads(json.dumps(match.view(seat)))
        assert (
            len(view["tiles"]) + view["stack"] + len(view["aside"]) + (view["hand"] is not None)
            == 94
        )
        assert all(p["supply"] <= 7 for p in view["players"])


def test_records_speak_in_places() -> None:
    match = new()
    turn(match, "TC", -1, 0, 0, ("field", "ER SL"), ("B", -1, 0, "S"))
    rows = as_json(match)
    assert [(row["verb"], row["arguments"]) for row in rows] == [
        ("draw", {"tile": "TC"}),
        ("place", {"x": -1, "y": 0, "turn": 0}),
        ("meeple", {"feature": "field", "part": "ER SL"}),
        ("token", {"colour": "B", "x": -1, "y": 0, "edge": "S"}),
    ]
    assert rows[2]["text"] == "meeple field ER.SL"


def test_every_part_is_spoken_as_the_tile_lies() -> None:
    parts = {(FEATURES[s.feature], part_of(s, t)) for kind, t in FACES for s in kind.segments}
    for feature, part in parts:
        GAME.actions.number("meeple", feature=feature, part=part)
    assert part_of(KINDS[TILE_NAMES.index("D")].segments[1], 1) == "NS"
    assert part_of(KINDS[TILE_NAMES.index("D")].segments[2], 1) == "NR.SL"


def test_the_story_of_a_turn() -> None:
    match = new()
    turn(match, "TC", -1, 0, 0, ("A", -1, 0, "E"))
    turn(match, "W", 1, 0, 2, ("road", "W"))
    turn(match, "W", -1, 1, 2, ("A", -1, 0, "S"))
    assert match.story()[-6:] == [
        "Ada draws a tile: 3 roads.",
        "Ada places the tile 1 space south and 1 west of the start.",
        "Ada places token A on the south tunnel mouth 1 space west of the start.",
        "Ada’s tokens A form a tunnel.",
        "Ada places no meeple.",
        "Ben scores 4 points for the road 1 space east of the start.",
    ]


def test_the_sheet_adds_up() -> None:
    match = played(3, 4, 2000, inns_cathedrals=True)
    rows = sheet(match.state)
    assert [message for (message, _), _ in rows][-1] == "sheet-total"
    for seat in range(3):
        assert sum(values[seat] for _, values in rows[:-1]) == rows[-1][1][seat]
    assert rows[-1][1] == match.points


def refused(match: ludogare.Match, line: str) -> str:
    with pytest.raises(IllegalAction) as problem:
        match.play(line)
    return str(problem.value)


def test_refusals_name_the_thing_and_the_clause() -> None:
    match = new()
    match.play("draw U", CHANCE)
    assert "the north edge would show a road where the neighbour has a field (CA-3.2)" in refused(
        match, "place 3 1"
    )
    assert "the tile has to be placed first (CA-3.1)" in refused(match, "token A 1")
    do(match, "place", x=1, y=0, turn=0)
    assert "already a meeple" not in refused(match, "meeple city N")
    assert "only one token may be placed per turn, on a free mouth (CA-6.4)" in refused(
        match, "token A 1"
    )
    rest(match)
    lay(match, "TB", -1, 0)
    assert "decide about the meeple first" in refused(match, "no_token")
    assert "there is no mouth 9 yet; so far there are 2 (CA-6.4)" in refused(match, "token A 9")
    assert "Ben has no token C left (CA-6.2)" in refused(match, "token C 1")
    do(match, "token", colour="A", x=-1, y=0, edge="E")
    assert "only one token may be placed per turn" in refused(match, "token A 1")
    rest(match)
    lay(match, "B", 0, 1)
    assert "there is already a token on mouth 2 (CA-6.4)" in refused(match, "token A 2")
    match.play("no_meeple")
    assert "only one meeple may be placed per turn" in refused(match, "no_meeple")
    match.state.supply[0] = 0
    assert "Ada has no meeples left (CA-3.6)" in refused(match, "meeple monastery centre")
    without = new(tunnel=False)
    lay(without, "U", 1, 0)
    assert "this match is played without the Tunnel (CA-6.1)" in refused(without, "token A 1")


def test_a_part_is_refused_as_taken_only_where_such_a_feature_is() -> None:
    match = new()
    lay(match, "L", 1, 0, 1)
    for part in ("city N", "road E"):
        assert "the tile, the way it lies, has no such part (CA-3.7)" in refused(
            match, f"meeple {part}"
        )
    rest(match)
    lay(match, "B", 0, 1)
    for part in ("field centre", "city centre"):
        assert "the tile, the way it lies, has no such part (CA-3.7)" in refused(
            match, f"meeple {part}"
        )
    rest(match)
    turn(match, "U", -1, 0, 0, ("road", "EW"))
    lay(match, "U", -2, 0)
    assert "there is already a meeple on that road (CA-3.7)" in refused(match, "meeple road EW")


def test_no_token_is_declined_where_none_could_be_laid() -> None:
    for tunnel, words in ((False, "without the Tunnel (CA-6.1)"), (True, "on a free mouth")):
        match = new(tunnel=tunnel)
        lay(match, "U", 1, 0)
        assert words in refused(match, "no_token")


def test_fields_can_be_shown_with_their_owners() -> None:
    match = new(tunnel=False)
    turn(match, "U", 1, 0, 0, ("road", "EW"))
    svg = drawn(match)
    (offer,) = elements(svg, "data-layers")
    assert offer.attrib["data-layers"] == "fields"
    shown = elements(svg, "data-layer")
    tips = [e.attrib["data-tip"] for e in shown]
    assert tips
    assert all(tip.startswith("Field") for tip in tips)
    assert not [e for e in shown if "of-" in e.attrib["class"]], "no farmer, no owner"


def test_a_field_wears_the_colour_of_its_farmer() -> None:
    match = played(3, 1, 120)
    fields = {f"f{n}": f for n, f in match.view()["features"].items() if f["feature"] == "field"}
    seen = set()
    for element in elements(drawn(match), "data-layer"):
        owners = fields[element.attrib["data-group"]]["owners"]
        worn = [c for c in element.attrib["class"].split() if c.startswith("of-")]
        shared = ["of-many"] if owners else []
        assert worn == ([f"of-{owners[0]}"] if len(owners) == 1 else shared)
        seen.update(worn)
    assert len(seen) >= 3


def test_a_button_names_the_place_that_the_board_shows() -> None:
    match = new(tunnel=False)
    match.play("draw U")
    labels = [match.voice.label(action.number, match.state) for action in match.legal]
    assert "Tile 1 space east of the start, upright" in labels
    words = {e.text for e in drawn(match).iter(f"{SVG}title")}
    assert {
        "1 space east of the start, fits one way",
        "1 space west of the start, fits one way",
    } <= words
    match.play(
        next(a for a in match.legal if match.voice.label(a.number, match.state) == labels[0])
    )
    labels = [match.voice.label(action.number, match.state) for action in match.legal]
    assert "Thief on the road: 2 points now" in labels
    assert len([label for label in labels if label.startswith("Farmer on the field ")]) == 2


def test_parts_of_one_kind_are_called_differently() -> None:
    for kind, turned in FACES:
        called = [(s.feature, toward(part_of(s, turned))) for s in kind.segments]
        assert len(set(called)) == len(called), kind.name


def test_places_are_told_from_the_start_and_never_by_numbers_with_signs() -> None:
    voice = Voice(GAME, "en")
    told = [voice("place", **place_details(x, y)) for x, y in ((0, 0), (0, -2), (3, 0), (-1, 4))]
    assert told == [
        "at the start",
        "2 spaces north of the start",
        "3 spaces east of the start",
        "4 spaces south and 1 west of the start",
    ]
