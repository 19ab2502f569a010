"""The drawing of From Cape to Cairo: well formed, complete, safe, and the same each time."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest

import ludogare
from ludogare.core.saying.texts import Voice
from ludogare.games.cape_to_cairo.show import board

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = ["<script>alert(1)</script>", 'Ada & "Ben"\'s', "]]>&amp;"]


def positions(seats=3, seed=4, names=None, language="en"):
    """Every tenth position of a random match, and the last."""
    match = ludogare.new("cape_to_cairo", seats, seed, names=names, language=language)
    choose = random.Random(seed)
    while not match.over:
        assert len(match.plies) < match.game.bound(seats, match.options)
        if len(match.plies) % 10 == 0:
            yield match
        match.play(choose.choice(match.legal))
    yield match


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_position_is_drawn_well(narrow, language):
    for match in positions(language=language):
        text = match.board(0, narrow=narrow)
        root = ElementTree.fromstring(text)
        assert root.tag == f"{SVG}svg"
        assert root.find(f"{SVG}title") is not None
        ids = [e.get("id") for e in root.iter() if e.get("id")]
        assert len(ids) == len(set(ids))
        used = {e.get("href").lstrip("#") for e in root.iter(f"{SVG}use")}
        assert used <= set(ids)
        width = float(root.get("viewBox").split()[2])
        assert width <= 400 if narrow else width > 800
        assert text == match.board(0, narrow=narrow)
        assert len(text) < 130_000


def test_what_can_be_chosen_is_named_by_its_argument():
    match = ludogare.new("cape_to_cairo", 2, seed=4).play("bid 3").play("bid 2")
    for action in match.legal:
        assert f'data-card="{action.args["card"]}"' in match.board(0)


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_names_stand_on_a_board_that_has_no_head(seats, narrow):
    names = ["Ada", "Ben", "Cléo", "Dan"][:seats]
    match = ludogare.new("cape_to_cairo", seats, seed=4, names=names)
    for headed in (False, True):
        drawn = match.game.board.draw(match.view(0), match.voice, narrow, headed)
        words = [e.text for e in ElementTree.fromstring(drawn).iter(f"{SVG}text")]
        assert [words.count(name) for name in names] == [0 if headed else 1] * seats


def test_a_sealed_bid_is_an_envelope_and_no_number():
    match = ludogare.new("cape_to_cairo", 2, seed=4).play("bid 73")
    words = [e.text or "" for e in ElementTree.fromstring(match.board(1)).iter(f"{SVG}text")]
    assert words
    assert not [word for word in words if "73" in word]
    assert "£73" in match.board(0)


def test_hostile_names_are_text():
    for match in positions(names=HOSTILE):
        text = match.board()
        assert "<script" not in text
        assert "onload" not in text
        ElementTree.fromstring(text)


def test_no_script_no_style_attribute_nothing_from_elsewhere():
    for match in positions(seats=4):
        root = ElementTree.fromstring(match.board())
        for element in root.iter():
            assert element.tag not in (f"{SVG}script", f"{SVG}foreignObject", f"{SVG}image")
            assert not [a for a in element.attrib if a.startswith("on") or a == "style"]
            assert element.get("href", "#").startswith("#")


def test_a_long_stock_still_fits():
    match = ludogare.new("cape_to_cairo", 2, seed=4).play("bid 1").play("bid 0")
    match.play(match.legal[0])
    while match.state.stocked < 30:
        assert len(match.plies) < match.game.bound(2, match.options)
        match.play("pass")
    for narrow in (False, True):
        ElementTree.fromstring(match.board(narrow=narrow))


def test_the_end_names_the_winner():
    *_, match = positions(names=["Ada", "Ben", "Cléo"])
    winner = match.names[match.winners[0]]
    assert Voice(match.game, "en")("board-won", names=winner) in match.board()


def test_the_style_belongs_to_the_game_alone():
    styles = {
        re.search(r"<style>.*?</style>", m.board(narrow=n), re.S)[0]
        for m in positions()
        for n in (True, False)
    }
    assert len(styles) == 1
    assert board.STYLE


def test_an_empty_line_of_a_journey_takes_no_room_on_a_narrow_board():
    seen = set()
    for match in positions(seats=2, seed=4):
        rows = [len(player["row"]) for player in match.view()["players"]]
        if any(player["tie_card"] for player in match.view()["players"]):
            continue
        root = ElementTree.fromstring(match.board(0, narrow=True))
        height = float(root.get("viewBox").split()[3])
        seen.add((sum(bought > 4 for bought in rows), height))
    (none, low), (both, high) = sorted(seen)  # everybody buys a fifth one in the same auction
    assert (none, both) == (0, 2)
    assert low < high - 150


def test_the_sheet_counts_what_was_crossed_kind_by_kind():
    match = [*positions(seats=3, seed=4)][-1]
    *kinds, total = match.game.show.sheet(match.state)
    assert total[1] == match.points
    assert [sum(values[p] or 0 for _, values in kinds) for p in range(3)] == match.points
    assert match.voice.sentences([row for row, _ in kinds])[0] == "Savanna"
