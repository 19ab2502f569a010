"""All languages say the same things, nothing is missing and nothing is left over."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import ludogare
from every import EVERY_GAME
from ludogare.core.saying.texts import LANGUAGES, UnknownMessage, Voice
from ludogare.games import find

PACKAGE = Path(ludogare.__file__).parent
BY_PATTERN = (
    "act-",
    "log-",
    "ending-",
    "board-",
    "sheet-",
    "table-",
    "verify-",
    "option-",
    "condition-",
    "here-",
    "next-",
)
"""Messages named by a verb, an ending or a part of a drawing; used if the code names their stem."""


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content
    return {e.id.name: e for e in resource.body if isinstance(e, ast.Message)}


FOLDERS = [
    PACKAGE / "core" / "saying",
    PACKAGE / "server",
    *(find(name).folder for name in EVERY_GAME),
]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.name)
def test_all_languages_have_the_same_messages(folder):
    first, *others = (messages(folder, language) for language in LANGUAGES)
    for other in others:
        own = {name for name in other if name.startswith("the-")}  # articles, as in French
        assert set(first) == set(other) - own


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.name)
def test_no_message_is_left_over(folder):
    files = {*PACKAGE.rglob("*.py"), *folder.parent.rglob("*.py")}
    code = "\n".join(file.read_text("utf-8") for file in files)
    quoted = set(re.findall(r"[\"']([\w-]+)(?=[\"'])", code))
    for language in LANGUAGES:
        own = (folder / f"{language}.ftl").read_text("utf-8")
        referred = set(re.findall(r"\{ ([\w-]+) \}", own))
        for name in messages(folder, language):
            by_pattern = name.startswith(BY_PATTERN) and f'"{name.split("-")[0]}-' in code
            by_pattern |= name.startswith("no-phase-") and 'f"no-phase-{' in code
            used = name in quoted or name in referred or by_pattern
            assert used, f"{name} in {folder.name}/{language}.ftl"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_every_ending_and_every_story_is_said(any_game, language):
    for action in any_game.actions:
        assert Voice(any_game, language, ["A", "B", "C", "D", "E", "F"]).label(action.number)
    voice = Voice(any_game, language)
    for ending in any_game.endings:
        assert voice(f"ending-{ending}")
    for message in ("title", "blurb"):
        assert voice(message)
    for seats in any_game.seats:
        match = ludogare.new(any_game.name, seats, seed=seats, language=language)
        choose = random.Random(seats)
        while not match.over:
            for seat in match.awaited:
                assert match.ask(seat)
            match.play(choose.choice(match.legal))
        for viewer in (ludogare.SPECTATOR, 0):
            assert len(match.story(viewer)) >= len(match.plies)
        words = any_game.show.describe(match.hidden(0))
        assert all(match.voice.sentences(words))


def test_an_unknown_message_or_a_missing_argument_is_an_error():
    voice = Voice(find("cape_to_cairo"), "en")
    with pytest.raises(UnknownMessage, match="no message 'nonsense'"):
        voice("nonsense")
    with pytest.raises(UnknownMessage, match="log-pass"):
        voice("log-pass")
    with pytest.raises(ludogare.LudogareError, match="no texts in 'de'; the languages are en, fr"):
        Voice(None, "de")


def test_every_question_names_the_clause_that_matters(any_game):
    clauses = {m: c for m, c in any_game.show.clauses.items() if m.startswith("ask-")}
    questions = {name for name in messages(any_game.folder, "en") if name.startswith("ask-")}
    assert set(clauses) == questions - {"ask-wait"}
    for language in LANGUAGES:
        rules = (any_game.folder / f"rules.{language}.md").read_text("utf-8")
        for clause in clauses.values():
            assert f"**{clause}**" in rules
