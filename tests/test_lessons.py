"""Lessons lead to their end, point at what is drawn, and are said in every language."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from ludogare.core.match import lesson as lessons
from ludogare.core.saying.errors import BadRecord
from ludogare.core.saying.texts import LANGUAGES
from ludogare.games import GAMES, find
from ludogare.server.show.boards import svg_of
from ludogare.server.show.lessons import company
from ludogare.server.show.rules import MINUTE, minute, rules
from ludogare.server.texts import TableVoice

LESSONS = [(game, name) for game in GAMES for name in lessons.lessons(find(game))]
WALKS = [(game, lessons.WALK) for game in GAMES if lessons.has(find(game), lessons.WALK)]
TRIES = [(game, lessons.TRY) for game in GAMES if lessons.has(find(game), lessons.TRY)]
EVERY = LESSONS + WALKS + TRIES
POSITIONS = 3
"""To try, in each game that has any."""
LONGEST = {lessons.TRY: 360}
"""Letters that an answer with its reason may have; a step has fewer, to leave room on a phone."""
SHORT = 240
SENTENCES = 2
"""Of a step, and of what is answered to another action than the one that it asks for."""


def made(game: str, name: str) -> lessons.Lesson:
    return lessons.lesson(find(game), name)


def test_every_game_has_a_first_lesson():
    assert [game for game in GAMES if (game, "first") not in LESSONS] == []


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_played_step_by_step(game, name):
    found = made(game, name)
    assert 5 <= len(found.steps) <= 20
    assert sum(step.action is not None for step in found.steps) >= len(found.steps) // 3
    assert found.steps[-1].action is None
    for number, step in enumerate(found.steps):
        match = found.position(number)
        assert len(match.plies) == step.ply
        if step.action is not None:
            assert step.action in [str(a) for a in match.legal_for(found.learner(number))]


@pytest.mark.parametrize(("game", "name"), TRIES)
def test_a_position_to_try_is_answered_and_explained(game, name):
    found = made(game, name)
    assert len(found.steps) == 2 * POSITIONS
    for number in range(0, len(found.steps), 2):
        asked, told = found.steps[number : number + 2]
        match, seat = found.position(number), found.learner(number)
        legal = [str(action) for action in match.legal_for(seat)]
        assert asked.action in legal
        assert len(legal) > 1
        assert (told.name, told.action) == (f"{asked.name}-why", None)
        assert told.clauses


@pytest.mark.parametrize(("game", "name"), WALKS)
def test_a_walk_is_only_looked_at(game, name):
    steps = made(game, name).steps
    assert 8 <= len(steps) <= 14
    assert [step.name for step in steps if step.action is not None or not step.clauses] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_every_step_is_said(game, name, language):
    found = made(game, name)
    voice = found.voice(language)
    assert voice(f"lesson-{name}-title")
    for step in found.steps:
        said = voice(f"lesson-{name}-{step.name}")
        assert len(said) <= LONGEST.get(name, SHORT), said
        assert name == lessons.TRY or len(re.findall(r"[.!?](?:\s|$)", said)) <= SENTENCES, said
        assert voice.has(f"lesson-{name}-{step.name}-else") == (step.action is not None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted({game for game, _ in EVERY}))
def test_no_sentence_is_left_over(game, language):
    file = lessons.folder_of(find(game)) / f"{language}.ftl"
    known = {
        f"lesson-{name}-{part}"
        for one, name in EVERY
        if one == game
        for part in ("title", *(step.name for step in made(game, name).steps))
    }
    written = re.findall(r"^(lesson-[\w-]+) =", file.read_text("utf-8"), re.MULTILINE)
    assert [m for m in written if m.removesuffix("-else") not in known] == []


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_step_points_at_what_is_drawn(game, name, narrow):
    found = made(game, name)
    for number, step in enumerate(found.steps):
        match = found.position(number)
        voice = TableVoice(match.game, "en", match.names)
        drawn = svg_of(match.game, match.view(found.learner(number)), voice, narrow)
        ids = set(re.findall(r' id="([^"]+)"', drawn))
        assert {*step.points, *step.crop} <= ids, (step.name, sorted(ids))


def name_of(part: ElementTree.Element) -> str:
    """What the page tells of a part of a drawing to those who do not see it (`board/naming.js`)."""
    title = next((child.text for child in part if child.tag.endswith("title")), None)
    return part.get("data-tip") or title or part.get("aria-label") or ""


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_what_is_lit_has_a_name_that_can_be_told(game, name, narrow):
    found = made(game, name)
    for number, step in enumerate(found.steps):
        match = found.position(number)
        voice = TableVoice(match.game, "en", match.names)
        drawn = svg_of(match.game, match.view(found.learner(number)), voice, narrow)
        parts = [p for p in ElementTree.fromstring(drawn).iter() if p.get("id") in step.points]
        assert not parts or any(map(name_of, parts)), step.name


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_step_names_clauses_that_there_are(game, name):
    known = {clause.number for clause in rules(game, "en").clauses}
    named = {clause for step in made(game, name).steps for clause in step.clauses}
    assert named
    assert named <= known


EXAMPLE = re.compile(r"\bExamples?\b")


@pytest.mark.parametrize(("game", "name"), WALKS)
def test_every_worked_example_of_the_rules_is_drawn(game, name):
    found = rules(game, "en")
    under = {n for s in found.sections if EXAMPLE.search(s.title) for n in s.clauses}
    told = {clause.number for clause in found.clauses if EXAMPLE.search(clause.html)} | under
    drawn = {clause for step in made(game, name).steps for clause in step.clauses}
    assert told <= drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_said_in_a_minute(game, language):
    said = minute(find(game), language)
    assert tuple(said) == MINUTE
    assert len(" ".join(said.values()).split()) < 150
    assert len(said["goal"]) <= 90


HEAD = f"{lessons.TITLE}\ngame cape_to_cairo\nseat 0 Ada\nseat 1 Ben\nplay\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("ludogare record 1\n", "begins with"),
        (HEAD + "point pile\n", "belongs to a step"),
        (HEAD + "step a\n* reveal 3\ndo bid 1\n", "belongs to a step"),
        (HEAD + "* reveal 3\n* reveal 47\nstep a\ndo bid 101\n", "£100"),
        (HEAD + "step a\nexpect awaits Ada\n", "expect awaits Ada"),
    ],
)
def test_a_bad_lesson_is_refused_by_its_line(text, sentence):
    with pytest.raises(BadRecord, match=re.escape(sentence)) as problem:
        lessons.read(text, find("cape_to_cairo"), "bad")
    assert "line" in str(problem.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_turns_of_a_match_are_accompanied(game, language):
    said = company(game, language)
    assert len(said) >= 3
    assert max(map(len, said.values())) <= 130
    written = (lessons.folder_of(find(game)) / f"{language}.ftl").read_text("utf-8")
    assert sorted(re.findall(r"^company-(\w+) =", written, re.MULTILINE)) == sorted(said)
    assert not any(find(game).actions.verbs[verb].chance for verb in said)
