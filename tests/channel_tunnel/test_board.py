"""The drawing of 1987 Channel Tunnel: well formed, complete, safe, and enough to play by."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest

import ludogare
from ludogare.core.law.contract import CHANCE
from ludogare.core.match.dealer import Seeded
from ludogare.core.match.match import Match
from ludogare.core.saying.texts import Voice
from ludogare.games.channel_tunnel import GAME
from ludogare.games.channel_tunnel.rules.components import SECONDARY
from ludogare.games.channel_tunnel.rules.parts import ACTS, CARDS
from ludogare.games.channel_tunnel.show import board
from ludogare.games.channel_tunnel.show.seen import PHASES, card

from .sites import BELGIUM, GERMANY, SPAIN, site

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = ["<script>alert(1)</script>", 'Ada & "Ben"\'s']


def positions(seed=4, every=9, names=None, language="en", **options):
    """Some positions of a random match, and the last."""
    match = Match(GAME, dealer=Seeded(seed), names=names, language=language,
                  options={"agenda": True, **options})  # fmt: skip
    choose = random.Random(seed)
    while not match.over:
        assert len(match.plies) < GAME.bound(match.seats, match.options)
        if len(match.plies) % every == 0:
            yield match
        legal = match.legal
        match.play(choose.choice(legal[:-1] if str(legal[-1]) == "pass" and legal[1:] else legal))
    yield match


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_position_is_drawn_well(narrow, language):
    for match in positions(language=language):
        text = match.board(0, narrow=narrow)
        root = ElementTree.fromstring(text)
        assert root.find(f"{SVG}title") is not None
        ids = [e.get("id") for e in root.iter() if e.get("id")]
        assert len(ids) == len(set(ids))
        assert {e.get("href").lstrip("#") for e in root.iter(f"{SVG}use")} <= set(ids)
        assert float(root.get("viewBox").split()[2]) == (360 if narrow else 1200)
        assert text == match.board(0, narrow=narrow)
        assert len(text) < 150_000


def meanings(root):
    """What each element of a drawing stands for."""
    names = {"verb", *(a for v in GAME.actions.verbs.values() for a in v.arguments)}
    for element in root.iter():
        found = {n: element.get(f"data-{n}") for n in names if element.get(f"data-{n}")}
        if found:
            yield element, found


@pytest.mark.parametrize("narrow", [False, True])
def test_every_action_can_be_chosen_on_the_board_alone(narrow):
    met = set()
    for seed in range(9):
        for match in positions(seed, every=1):
            phase = PHASES[match.state.phase]
            if match.over or (phase in met and phase not in ("turn",)):
                continue
            if phase == "turn" and len(match.plies) % 40:
                continue
            met.add(phase)
            seat = match.awaited[0]
            assert seat != CHANCE
            root = ElementTree.fromstring(match.board(seat, narrow=narrow))
            elements = list(meanings(root))
            legal = match.legal
            same = [a for a in legal if a.verb == legal[0].verb]
            for action in legal:
                open_ = {n for n in action.args if len({a.args.get(n) for a in same}) > 1}
                known = {**{n: str(v) for n, v in action.args.items()}, "verb": action.verb}
                fitting = [
                    (element, meaning)
                    for element, meaning in elements
                    if all(known.get(n) == v for n, v in meaning.items())
                ]
                assert fitting, (phase, str(action))
                told = set().union(*(meaning for _, meaning in fitting))
                assert open_ <= told, (phase, str(action), told)
                for element, _ in fitting:
                    assert element.find(f"{SVG}title") is not None or element.get("data-count")
    asked = set(PHASES[:15]) - {"exchanging", "recruiting", "promoting", "crossing", "choosing"}
    assert asked <= met, asked - met


def test_what_an_action_would_cost_is_told_before():
    match = site([{"black": 2, "white": 1}, {}], stacks={1: ("yellow", 1)}, deviation=[2, 0])
    drawn = match.board(0)
    costs = "Costs 1 white token (or 2 of any without one), then 1 deviation card."
    assert f"Takes a stack of 2 tokens or more. {costs}" in drawn
    assert "Track A: 1 point, free." in drawn
    assert "Your deviation is −2" in drawn
    assert "no marker moves" not in drawn
    assert "European influence (West Germany): discard 1 tile (you have 0 in storage)" in drawn


HAND = [{"black": 2, "white": 1}, {"black": 1, "white": 2}]


@pytest.mark.parametrize(
    ("told", "more"),
    [
        (
            "Costs 1 white token (or 2 of any), then 1",
            {"options": {"drill_payment": "free_choice"}},
        ),
        ("without one), and the machine arrives: the match is over.", {"drilled": [8, 0]}),
        (
            "without one), then 1 deviation card.",
            {"drilled": [8, 0], "options": {"check_deviation_on_arrival": True}},
        ),
        ("Water: 2 deviation cards.", {"tiles": [["sky_blue"], ["white"]]}),
        ("Water: no deviation card.", {"tiles": [["white"], ["sky_blue"]], "turn": 1}),
        (
            "Repairs: no marker moves. Your deviation",
            {"options": {"agenda": True}, "pending": {0: "repairs"}},
        ),
    ],
)
def test_the_price_of_an_action_is_told_as_it_is_now(told, more):
    match = site(HAND, **more)
    assert told in match.board(more.get("turn", 0))


def test_every_card_has_words_for_its_effect_in_both_languages():
    for language in ("en", "fr"):
        say = Match(GAME, language=language).voice
        words = {say("board-ability", **card(n)) for n in range(1, CARDS + 1)}
        assert len(words) == 16


@pytest.mark.parametrize(
    ("language", "label", "short"),
    [
        ("en", "All black tokens on the second project: Technology", "Technology: black"),
        (
            "fr",
            "Tous les jetons noirs sur le deuxième projet\u00a0: Technologie",
            "Technologie\u00a0: noirs",
        ),
    ],
)
def test_a_stack_names_the_action_that_its_card_allows(language, label, short):
    match = site([{"black": 1}, {}], shown=(GERMANY, SPAIN, BELGIUM))
    number = GAME.actions.number("place black 3 secondary")
    voice = Voice(GAME, language)
    assert SECONDARY[SPAIN] == ACTS.index("technology")
    assert voice.label(number, match.state) == label
    assert voice.short_label(number, match.state) == short


def test_a_tile_looked_at_is_drawn_for_one_only():
    match = site([{"black": 1}, {}], shown=(2, 3, 11))
    for line in ("place black 0 technology", "move_marker B", "look france 8"):
        match.play(line)
    match.play("tile look france 8 orange 0")
    tile = re.compile(r'<g id="tile-1-8".*?</title>', re.S)
    assert "an orange tile" in tile.search(match.board(0))[0]
    assert "orange" not in tile.search(match.board(1))[0]


def test_hostile_names_are_text_and_nothing_comes_from_elsewhere():
    for match in positions(names=HOSTILE, every=25):
        text = match.board()
        assert "<script" not in text
        for element in ElementTree.fromstring(text).iter():
            assert element.tag not in (f"{SVG}script", f"{SVG}foreignObject", f"{SVG}image")
            assert not [a for a in element.attrib if a.startswith("on") or a == "style"]
            assert element.get("href", "#").startswith("#")


def test_the_end_names_the_winner():
    *_, match = positions(names=["Ada", "Ben"], every=500)
    assert f"{match.names[match.winners[0]]} wins" in match.board()
    assert ludogare.SPECTATOR < 0


def test_the_style_belongs_to_the_game_alone():
    styles = {
        re.search(r"<style>.*?</style>", m.board(narrow=n), re.S)[0]
        for m in positions(every=60)
        for n in (True, False)
    }
    assert len(styles) == 1
    assert board.STYLE


def element_with(root, ident):
    """The element of a drawing that has an id."""
    return next(e for e in root.iter() if e.get("id") == ident)


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_other_side_is_folded_and_opens(narrow, seat):
    match = site([{"black": 2}, {"white": 3}])
    root = ElementTree.fromstring(match.board(seat, narrow=narrow))
    other = element_with(root, f"board-{1 - seat}")
    assert other.get("class") == "fold"
    assert other.get("tabindex") == "0"
    whole = [e for e in other.iter() if e.get("class") == "unfolded"]
    assert len(whole) == 1
    assert not [e for e in whole[0].iter() if e.get("id")], "what is folded away has no names"
    assert element_with(root, f"board-{seat}").get("class") is None
    for called in (f"hand-{1 - seat}-white", f"marker-{1 - seat}-A", f"deviation-{1 - seat}"):
        assert element_with(other, called) is not None


def test_a_wide_board_has_the_shape_of_a_laptops_stage():
    shapes = set()
    for match in positions(every=40):
        width, height = map(float, ElementTree.fromstring(match.board()).get("viewBox").split()[2:])
        shapes.add((width, height))
    assert len(shapes) == 1, "it keeps its size, however many cards there are"
    assert 1.6 < width / height < 1.8


def test_every_slot_has_a_tag_that_can_rise():
    root = ElementTree.fromstring(site([{"black": 2}, {}], stacks={1: ("yellow", 2)}).board(0))
    for number, need in enumerate((1, 3, 1, 1, 1)):
        slot = element_with(root, f"slot-{number}")
        assert slot.get("class") == "slot"
        (tag,) = (e for e in slot.iter() if e.get("class") == "tag")
        assert [e.text for e in tag.iter(f"{SVG}text")] == [f"≥{need}"]
    assert ".slot:has(.can,.chosen) .tag{transform" in board.STYLE


def test_the_breakthrough_is_a_scene():
    light = 'id="breakthrough"'
    before = site([{"white": 2}, {}], drilled=[8, 0])
    assert light not in before.board()
    *_, over = positions(every=500)
    assert (light in over.board()) == (over.ending in ("arrival", "tie"))
    met = next(m for seed in range(40) for *_, m in [positions(seed, every=500)]
               if m.ending == "arrival")  # fmt: skip
    assert light in met.board(narrow=True)
