"""Every clause has a test, every test and option names a clause, both languages agree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from every import EVERY_GAME
from ludogare.core.saying.texts import LANGUAGES
from ludogare.games import find

TESTS = Path(__file__).parent
NUMBER = re.compile(r"\b[A-Z]{2}-(?:Q|\d+\.)\d+\b")
CLAUSE = re.compile(r"^\*\*([A-Z]{2}-(?:Q|\d+\.)\d+)\*\* \S", re.MULTILINE)


def clauses(name: str, language: str) -> list[str]:
    return CLAUSE.findall((find(name).folder / f"rules.{language}.md").read_text("utf-8"))


def proven(name: str) -> set[str]:
    """The clauses that tests and scenarios of a game name."""
    found: set[str] = set()
    own = find(name).folder.parent  # where the game to copy has its tests
    for file in [*(TESTS / name).glob("test_*.py"), *own.glob("test_*.py")]:
        for mark in re.findall(r"\bclause\(([^)]*)\)", file.read_text("utf-8")):
            found |= set(NUMBER.findall(mark))
    for file in (TESTS / "scenarios" / name).glob("*.txt"):
        found |= set(NUMBER.findall(file.stem))
    return found


@pytest.mark.parametrize("name", EVERY_GAME)
def test_all_languages_have_the_same_numbers_in_the_same_order(name):
    first, *others = (clauses(name, language) for language in LANGUAGES)
    assert all(other == first for other in others)
    assert len(set(first)) == len(first)
    assert all(number.startswith(find(name).prefix) for number in first)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_paragraph_of_the_rules_is_a_clause(name):
    for language in LANGUAGES:
        text = (find(name).folder / f"rules.{language}.md").read_text("utf-8")
        body = text.split("\n## ", 1)[1]
        for paragraph in body.split("\n\n")[1:]:
            assert paragraph.startswith(("**", "## ")), paragraph


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_clause_has_a_test(name):
    assert set(clauses(name, "en")) - proven(name) == set()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_no_test_option_sentence_or_comment_names_an_unknown_clause(name):
    game = find(name)
    known = set(clauses(name, "en"))
    assert proven(name) <= known
    assert {o.clause for o in game.options} <= known
    assert {c.clause for c in game.options.conditions} <= known
    files = [*game.folder.parent.rglob("*.py"), *game.folder.glob("*.ftl")]
    assert {"contract.py", "en.ftl"} <= {file.name for file in files}
    for file in files:
        assert set(NUMBER.findall(file.read_text("utf-8"))) <= known, file
