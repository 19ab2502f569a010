"""What people meet: the words of the vocabulary, refusals, stories, sheets and drawings."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

import ludogare
from ludogare.core.law.contract import SPECTATOR
from ludogare.core.match.exported import as_json
from ludogare.core.saying.errors import IllegalAction
from ludogare.games.steamrollers import GAME
from ludogare.games.steamrollers.rules import contract as rules
from ludogare.games.steamrollers.rules.components import TILES
from ludogare.games.steamrollers.rules.state import (
    ACTING,
    CHOOSING,
    OVER,
    START_CHOICE,
    START_TRACK,
)
from ludogare.games.steamrollers.show import board, pieces, routes, view

from . import walker
from .sheets import BLUE, RED, Guided, edges, give, keep, legal, stuck, table

clause = pytest.mark.clause
ALL = {"coal": True, "orders": True, "start_tiles": True, "borders": "hard"}
NUMBER = re.compile(r"\(SR-(?:Q|\d+\.)\d+\)")


def played(seats: int, seed: int, language: str = "en", until: Any = None, **options: Any) -> Any:
    """A guided match, to its end or until something holds."""
    names = ["Ada", "<b>Ben</b>", "Cléo", "Dan", "Eve"][:seats]
    match = ludogare.Match(GAME, seats=seats, options=options, names=names, language=language)
    player = Guided(seed)
    while (ply := player.ply(match.state)) is not None and not (until and until(match.state)):
        assert len(match.plies) < GAME.bound(match.seats, match.options)
        match.play(ply[1], ply[0])
    return match


# The vocabulary


def last_spoken(match: Any) -> dict[str, Any]:
    ply = match.plies[-1]
    return view.spoken(match.before, GAME.actions[ply.action])


def test_a_rail_is_spoken_as_a_hex_and_two_edges():
    match = table(die=1).play(f"rail -1,2 {edges('NE-SE')}")
    assert last_spoken(match) == {"hex": [-1, 2], "edges": ["NE", "SE"]}


def test_a_delivery_is_spoken_in_full():
    match = table(goods={1: "red"}, rails=RED, power=3, die=1, hold="3b 4a")
    match.play("deliver 1 red 2 3 2")
    assert last_spoken(match) == {
        "origin": 1, "good": "red", "place": None, "personal": False, "dest": 2, "distance": 3,
        "bonus": 2, "tiles": ["3b", "4a"],
    }  # fmt: skip
    match = table(goods={1: "red", 2: ""}, rails=RED, power=2, die=2, hold="3a 4b")
    match.play("deliver 1 red 2 3 0")
    assert last_spoken(match)["tiles"] == ["3a", "4b"]


def test_alone_a_delivery_names_its_place_in_the_row():
    match = table(1, goods={1: "grey red"}, rails=RED, power=3, die=1)
    match.play("deliver 1 place1 2 3 0")
    assert last_spoken(match)["place"] == 2
    assert last_spoken(match)["good"] == "red"


def test_a_personal_good_and_an_order_are_spoken():
    match = table(goods={3: ""}, rails=RED, power=3, die=3, start_tiles=True, orders=True)
    match.state.personal[0], match.state.home[0] = 2, 3
    keep(match, "red")
    match.play("deliver 3 personal 2 2 0")
    said = last_spoken(match)
    assert (said["personal"], said["good"], said["place"]) == (True, "red", None)
    match.play("order 2 none")
    assert last_spoken(match) == {"order": 2, "coal": None}


def test_a_whole_match_can_be_spoken():
    match = played(3, 2, **ALL)
    rows = as_json(match)
    assert len(rows) == len(match.plies)
    verbs = {row["verb"] for row in rows}
    assert {"draw", "white", "black", "choose", "rail", "loco", "deliver", "start_tile"} <= verbs


# Refusals


REFUSALS = [
    (lambda: table(), "rail 0,0 0-3", "choose a die"),
    (lambda: table(die=1), "choose 1", "use the die"),
    (lambda: table(die=1), "rail 4,0 0-3", "region 2"),
    (lambda: table(die=1, rails={"0,0": "E-W"}), "rail 0,0 0-3", "already"),
    (lambda: table(die=1, border=1, borders="medium"), "rail 1,1 0-3", "mountains"),
    (lambda: table(die=1, black=1), "rail 0,0 0-1", "does not show"),
    (lambda: table(dice="1 2 3"), "choose 4", "there is no 4 left"),
    (lambda: table(dice="1 2 3"), "choose_two 1 2", "no upright tile 2a"),
    (lambda: table(die=1), "loco 2", "only that box"),
    (lambda: table(die=1, power=1), "loco 1", "already ticked box 1"),
    (lambda: table(die=1), "take 2a", "only that tile"),
    (lambda: table(die=1), "take 1b", "not in play"),
    (lambda: table(die=1), "take S2a", "not in play"),
    (lambda: table(die=1, tilted="1a"), "take 1a", "A has tilted tile"),
    (lambda: table(die=1), "pass", "so passing is not allowed"),
    (lambda: table(die=1), "change 1a 2", "no upright tile 1a"),
    (lambda: table(die=1), "change 3a 2", "does not do that"),
    (lambda: table(die=1, hold="5a"), "reroll_die 5a", "does not do that"),
    (lambda: table(die=1, hold="5a"), "change 5a 6", "cannot turn"),
    (lambda: table(die=2, hold="1b 5a").play("change 1b 6"), "change 5a 3", "cannot turn a 6"),
    (lambda: table(die=2, hold="1b 5a").play("change 1b 6"), "change 1b 3", "tile 1b has changed"),
    (lambda: table(die=2, hold="1b 5b").play("change 5b 5"), "change 1b 3", "die is final"),
    (lambda: table(die=1), "deliver 2 grey 3 1 0", "must come from that city"),
    (lambda: table(die=1), "deliver 1 blue 6 1 0", "no such good"),
    (lambda: table(die=1), "deliver 1 grey 2 1 0", "does not take"),
    (lambda: table(die=1), "deliver 1 grey 3 1 0", "no line of your own"),
    (lambda: table(die=1, rails=RED), "deliver 1 grey 3 2 0", "no route of distance 2"),
    (lambda: table(die=1, rails=RED), "deliver 1 grey 3 1 0", "has power 0"),
    (lambda: table(die=1, rails=RED, power=6), "deliver 1 grey 3 1 1", "no upright tile 3b"),
]


@pytest.mark.parametrize(("position", "action", "words"), REFUSALS, ids=[r[1] for r in REFUSALS])
def test_a_refusal_is_a_sentence_with_its_clause(position, action, words):
    match = position()
    before = match.state.copy()
    with pytest.raises(IllegalAction, match=re.escape(words)) as refusal:
        match.play(action)
    assert NUMBER.search(str(refusal.value))
    assert match.state == before


def test_refusals_about_dead_dice_changed_dice_and_orders():
    match = table(dice="1 2 3")
    match.state.ticked[0], match.state.power[0] = 1, 1
    match.state.free[0, 0] = 0
    give(match, "1a", 1, tilted=True)
    with pytest.raises(IllegalAction, match="allows no action"):
        match.play("choose 1")
    match = table(die=3, hold="5a").play("change 5a 4")
    with pytest.raises(IllegalAction, match="as far as it can"):
        match.play("change 5a 5")
    match = table(die=1, orders=True)
    keep(match, "red red")
    match.play("loco 1")
    with pytest.raises(IllegalAction, match="does not have these goods"):
        match.play("order 1 none")


@clause("SR-Q7", "SR-Q12")
@pytest.mark.parametrize(
    ("language", "none", "some"),
    [
        ("en", "no die allows an action", "a 3 allows no action, but another die does"),
        ("fr", "aucun dé ne permet d’action", "un 3 ne permet aucune action, mais un autre dé"),
    ],
)
def test_another_die_is_named_only_if_it_allows_an_action(language, none, some):
    match = table(dice="1 3 4", language=language)
    stuck(match)
    give(match, "2a", 0)
    assert legal(match) == ["choose 1", "choose 3", "choose 4"]
    for words in (none, some):
        with pytest.raises(IllegalAction) as refusal:
            match.play("choose_two 1 3")
        assert words in match.voice.refusal(refusal.value)
        match.state.ticked[0] ^= 1  # box 1 is free


@clause("SR-13.10")
def test_a_tile_that_has_served_alone_is_refused_for_that_and_not_as_tilted():
    match = table(1, dice="2 2 3", hold="5a").play("choose 2").play("change 5a 1")
    with pytest.raises(IllegalAction, match=r"as far as it can \(SR-Q14\)"):
        match.play("change 5a 2")
    match.play("loco 1").play("choose 2")
    with pytest.raises(IllegalAction, match=r"5a was already used for an action .* \(SR-13.10\)"):
        match.play("change 5a 3")


# Words


def test_every_ply_of_every_kind_of_match_is_told_in_both_languages():
    for seats, options in ((1, {"level": 5}), (4, ALL)):
        for language in ("en", "fr"):
            match = played(seats, 3, language, **options)
            assert match.over
            assert len(match.story()) >= len(match.plies)
            for line in view.describe(match.state):
                assert match.voice(line[0], **line[1])


def words(match: Any, start: str) -> list[str]:
    """What the table in words says, where it begins so."""
    told = match.voice.sentences(view.describe(match.state))
    return [line for line in told if line.strip().startswith(start)]


@clause("SR-13.14", "SR-Q27")
def test_alone_goods_are_told_in_the_order_of_the_row():
    match = table(1, goods={1: "blue red blue", 2: ""})
    assert words(match, "City 1") == ["City 1, from left to right: blue, red and blue."]
    assert words(match, "City 2") == ["City 2: empty."]
    assert words(table(goods={1: "blue red blue"}), "City 1") == [
        "City 1: 1 red good and 2 blue goods."
    ]


@clause("SR-13.9")
def test_the_label_of_a_delivery_names_the_colour_of_a_place_and_of_a_personal_good():
    alone = table(1, goods={1: "blue red"}, rails=RED, power=3, die=1)
    number = GAME.actions.number("deliver 1 place1 2 3 0")
    assert alone.voice.label(number, alone.state) == (
        "Deliver the second good (red) from city 1 to city 2, distance 3: 3 points"
    )
    match = table(goods={3: ""}, rails=RED, power=3, die=3, start_tiles=True)
    match.state.personal[0], match.state.home[0] = 2, 3
    label = match.voice.label(GAME.actions.number("deliver 3 personal 2 2 0"), match.state)
    assert label.startswith("Deliver your personal good (red) from city 3")
    match = table(goods={1: "red"}, rails=RED, power=3, die=1)
    label = match.voice.label(GAME.actions.number("deliver 1 red 2 3 0"), match.state)
    assert label.startswith("Deliver a red good from city 1")


@clause("SR-9.3")
def test_an_open_order_tells_the_goods_that_it_wants():
    match = table(orders=True)
    assert words(match, "Order 2") == ["Order 2 is open, worth 2, for 2 red goods."]
    match.state.order_holder[1] = 1
    assert words(match, "Order 2") == []


def test_a_player_is_told_with_power_boxes_and_goods():
    match = table(power=2, hold="4b", orders=True, start_tiles=True)
    keep(match, "red red black")
    match.state.personal[0], match.state.home[0] = 1, 4
    one, two = words(match, "A:") + words(match, "B:")
    assert one.endswith(
        " Power 2 and 1 more with tile 4b, boxes ticked: 1 2. "
        "Goods kept: 2 red goods and 1 black good. Personal good: yellow, in city 4."
    )
    assert two.endswith(" bonus 0. Power 0, boxes ticked: none.")
    match.state.home[0] = 0
    assert words(match, "A:")[0].endswith("Personal good: yellow.")


@clause("SR-11.7")
def test_the_power_of_4b_is_told_even_while_it_is_tilted():
    match = table(power=2, tilted="4b")
    assert " Power 2 and 1 more with tile 4b, " in words(match, "A:")[0]
    assert " Power 2, " in words(table(power=2, tilted="4a"), "A:")[0]


@clause("SR-4.1")
def test_blocked_borders_are_told():
    match = table(border=1, borders="medium")
    told = [f"{one}–{other}" for one, other in match.view()["borders"]]
    assert len(told) > 1
    line = f"Mountains block these borders between regions: {match.voice.all(told)}."
    assert words(match, "Mountains") == [line]
    assert words(table(), "Mountains") == []


def test_rails_in_no_link_are_told_and_others_by_their_link():
    match = table(rails={"2,3": "NW-E", "1,0": "SW-E"})
    assert words(match, "3–4") == ["  3–4, villages on the way: 0"]
    assert words(match, "In no link") == [
        "  In no link: gentle curve from east to south-west in region 1, row 1, hex 2"
    ]


@clause("SR-11.3")
def test_a_claimed_die_is_told_until_its_turn():
    match = table(3, dice="1 4 5 6")
    give(match, "2b", 2)
    match.play("choose 4").play("claim")
    assert words(match, "C has") == ["C has claimed the 4 with tile 2b."]
    for play in ("choose 5", "loco 5", "choose 1", "loco 1"):
        match.play(play)
    assert match.awaited == (2,)
    assert words(match, "C has") == []


@clause("SR-10.4", "SR-10.5", "SR-13.10")
def test_a_tile_is_told_as_used_once_or_lasting():
    match = table(1, dice="2 2 3", hold="5a", tilted="6a")
    assert words(match, "Tile 1a")[0].startswith("Tile 1a in the centre (1, single use): ")
    assert words(match, "Tile 5a")[0].startswith("Tile 5a, held by A (−2, permanent): ")
    assert words(match, "Tile 6a")[0].startswith("Tile 6a, held by A, tilted (0, permanent): ")
    match.play("choose 2").play("change 5a 1").play("loco 1")
    assert words(match, "Tile 5a")[0].startswith("Tile 5a, held by A, used this round (−2,")


@clause("SR-12.2", "SR-12.5", "SR-13.16")
@pytest.mark.parametrize(("seats", "options"), [(1, {"level": 2}), (3, ALL), (2, {})])
def test_the_sheet_adds_up(seats, options):
    match = played(seats, 5, **options)
    rows = view.sheet(match.state)
    for seat in range(seats):
        own = [v[seat] for (m, _), v in rows if not m.startswith("sheet-olive")]
        assert sum(own[:-1]) == own[-1] == match.points[seat]
    if seats == 1:
        hers = [v[0] for (m, _), v in rows if m.startswith("sheet-olive")]
        assert sum(hers[:-1]) == hers[-1]


def test_routes_for_people_are_those_of_the_walker():
    match = table(goods={1: "red"}, rails={**RED, **BLUE}, power=6, die=1)
    shown = match.view(0)["choices"]["routes"]
    assert [(r["origin"], r["dest"], r["distance"]) for r in shown] == [(1, 2, 3), (1, 2, 4)]
    for way in shown:
        hexes = [tuple(map(int, h.split(","))) for h in way["hexes"]]
        assert len(set(hexes)) == len(hexes)
        stops = [h for h in hexes[1:] if h in walker.CITY_AT or h in walker.VILLAGES]
        assert len(stops) == way["distance"]
    links = match.view(0)["players"][0]["links"]
    assert sum(link["points"] for link in links) == match.state.network[0]
    assert routes.route([], 0, 1, 3) == []


# Drawings


MOMENTS = [
    (2, {}, lambda s: s.phase == CHOOSING and s.round == 6),
    (5, ALL, lambda s: s.phase == ACTING and s.round == 9),
    (4, {"start_tiles": True}, lambda s: s.phase == START_CHOICE),
    (4, {"start_tiles": True}, lambda s: s.phase == START_TRACK),
    (1, {"level": 4, "borders": "medium"}, lambda s: s.phase == CHOOSING and s.round == 5),
    (1, {"level": 6}, lambda s: s.phase == OVER),
    (3, {}, lambda s: s.phase == OVER),
]


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize(("seats", "options", "until"), MOMENTS)
def test_boards_are_drawn(seats, options, until, narrow):
    match = played(seats, 1, "fr", until, **options)
    for viewer in {SPECTATOR, 0, *(s for s in match.awaited if s >= 0)}:
        svg = match.board(viewer, narrow=narrow)
        assert len(svg.encode()) < 150_000
        root = ElementTree.fromstring(svg)
        ids = [e.get("id") for e in root.iter() if e.get("id")]
        assert len(set(ids)) == len(ids)
        assert "<script" not in svg
        assert not re.search(r'href="[^#]', svg)
        width = float(str(root.get("viewBox")).split()[2])
        assert width == 360 if narrow else 1180 < width <= 1280


@pytest.mark.parametrize(("seats", "narrow"), [(2, False), (3, False), (3, True), (5, True)])
def test_the_boxes_of_all_locomotives_are_seen(seats, narrow):
    match = played(seats, 1, "en", lambda s: s.phase == CHOOSING)
    root = ElementTree.fromstring(match.board(0, narrow=narrow))
    seen = {e.get("id") for e in root.iter()}
    assert {f"box-{seat}-{n}" for seat in range(seats) for n in range(1, 7)} <= seen


def test_what_can_be_done_can_be_clicked():
    """Every argument of a legal action stands on the board, or in the controls beside it."""
    for until in (lambda s: s.phase == CHOOSING, lambda s: s.phase == ACTING and s.round == 4):
        match = played(3, 8, until=until)
        seat = match.awaited[0]
        svg = match.board(seat)
        for action in match.legal:
            for name in ("hex", "edges", "die", "box", "tile"):
                if name in action.args:
                    assert f'data-{name}="{action.args[name]}"' in svg, str(action)


def test_a_drawing_shows_nothing_to_choose_to_others():
    match = played(3, 8, until=lambda s: s.phase == ACTING and s.round == 4)
    other = (match.awaited[0] + 1) % 3
    assert match.view(other)["choices"] == {}
    assert "data-edges" not in match.board(other)


def test_legal_and_reasons_cover_all_verbs():
    assert legal(table(1, dice="1 2 3")) == ["choose 1", "choose 2", "choose 3"]
    for verb in GAME.actions.verbs.values():
        if not verb.chance:
            label = GAME.actions[verb.first]
            assert view.details(label) is not None
    assert rules.ending(table().state) == -1


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_map_is_the_hero_of_a_wide_board(seats):
    match = played(seats, 1, "en", lambda s: s.phase == CHOOSING)
    root = ElementTree.fromstring(match.board(0))
    width, height = (float(n) for n in str(root.get("viewBox")).split()[2:])
    sheet = next(e for e in root.iter() if e.get("id") == "sheet-0")
    paper = next(e for e in sheet.iter() if "fill-page" in str(e.get("class")))
    assert float(str(paper.get("width"))) > 0.7 * width
    assert 1.6 < width / height < 1.8, "the shape of the stage on a laptop"
    crates = [e for e in sheet.iter() if str(e.get("id")).startswith("city-")]
    assert len(crates) == 6
    goods = [e for e in sheet.iter() if e.get("data-cube")]
    assert len(goods) == sum(len(city["goods"]) for city in match.view(0)["cities"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_tile_does_is_written_within_its_label(language):
    say = table(language=language).voice
    for code in (f"{n}{side}" for n in range(1, TILES + 1) for side in "ab"):
        drawn = pieces.label(1, code, say("board-tile-does", code=f"t{code}"), False, 0)
        feet = [float(y) for y in re.findall(r'<text[^>]* y="([\d.]+)"', drawn)]
        assert max(feet) <= pieces.LABEL[1] - 4, code


PLACED = re.compile(r"translate\(([\d.]+) ([\d.]+)\)")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("width", "size"), [(252, 44), (352, 36), (411, 44)])
def test_dice_lie_apart(seats, width, size):
    match = played(seats, 8, until=lambda s: s.phase == ACTING)
    _, tray = board.tray(width, size, match.view(match.awaited[0]), match.voice, "")
    (root,) = ElementTree.fromstring(f"<svg>{tray}</svg>")
    found = [PLACED.fullmatch(e.get("transform", "")) for e in root]
    dice = [tuple(map(float, at.groups())) for at in found if at][: seats + 1]
    assert len(dice) == seats + 1
    in_use = dice[-1]
    for one, other in combinations(dice, 2):
        beside = one[1] == other[1]
        least = size + 12 if beside and in_use in (one, other) else size + 4
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) >= least


def test_a_finished_link_is_no_pencil_line_any_more():
    match = played(2, 1, "en", lambda s: s.phase == OVER)
    links = [link for p in match.view(0)["players"] for link in p["links"]]
    assert links
    drawn = match.board(0)
    assert drawn.count('href="#track-') == sum(len(link["hexes"]) for link in links)


@pytest.mark.parametrize("start_tiles", [False, True])
def test_who_begins_is_said_once(start_tiles):
    match = ludogare.new("steamrollers", 2, 1, start_tiles=start_tiles)
    while match.state.round == 0:
        match.play(match.legal[0])
    first = [line for line in map(str, match.story()) if "is first player" in line]
    assert len(first) == 1 + start_tiles  # the tiles come between
