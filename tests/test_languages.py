"""A new language is new files only: its texts beside those of the others."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ludogare
from ludogare.core.saying.texts import FIRST_LANGUAGE, LANGUAGES, language_names
from ludogare.games import GAMES

PACKAGE = Path(ludogare.__file__).parent
DUTCH = {
    "language-name = English": "language-name = Nederlands",
    "unknown-game = there is no game called": "unknown-game = geen spel heet",
    "with-action = { $action }: ": "with-action = { $action } mag niet: ",
    "no-bid = { $name } has £{ $capital }": "no-bid = { $name } heeft £{ $capital }",
    "play-bye = Goodbye.": "play-bye = Tot ziens.",
    "seat-name = Player": "seat-name = Speler",
    "word-yes = yes": "word-yes = ja",
    "title = From Cape to Cairo": "title = Van Kaap naar Caïro",
    "option-credit = Track may be bought on credit": "option-credit = Spoor mag op krediet",
    "refuse-watching = You are watching": "refuse-watching = Je kijkt toe",
}
RULES = ("**CC-1.1** ", "**CC-1.1** In het Nederlands: ")


@pytest.fixture(scope="module")
def translated(tmp_path_factory):
    """A copy of the package with one more language: files were added, and none was changed."""
    home = tmp_path_factory.mktemp("translated")
    copy = home / "ludogare"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "page"))
    used = set()
    for file in [*copy.rglob("en.ftl"), *copy.rglob("rules.en.md")]:
        text = file.read_text("utf-8").replace(*RULES)
        for english, dutch in DUTCH.items():
            if english in text:
                used.add(english)
                text = text.replace(english, dutch)
        new = file.with_name(file.name.replace("en.", "nl."))
        new.write_text(text, encoding="utf-8")
    assert used == set(DUTCH)
    return home


def python(home, *arguments, said="", **environment):
    """What a program says that runs with the package of a folder."""
    return subprocess.run(
        [sys.executable, *arguments],
        input=said,
        env={**os.environ, "PYTHONPATH": str(home), "PYTHONIOENCODING": "utf-8", **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def run(home, *arguments, **more):
    return python(home, "-m", "ludogare", "--language", "nl", *arguments, **more)


def test_the_languages_are_those_of_the_text_files():
    assert LANGUAGES[0] == FIRST_LANGUAGE
    for folder in [PACKAGE / "server", *(PACKAGE / "games" / name / "data" for name in GAMES)]:
        assert {file.stem for file in folder.glob("*.ftl")} == set(LANGUAGES)
    assert {file.stem for file in (PACKAGE / "page" / "texts").glob("*.js")} == set(LANGUAGES)
    assert language_names() == {"en": "English", "fr": "Français"}


def test_a_match_is_played_and_its_rules_are_read_in_a_new_language(translated):
    said = "bid 101\nr CC-1.1\nbid 4\nq\n"
    told = run(translated, "play", "cape_to_cairo", "--seats", "2", "--seed", "7", said=said)
    assert told.returncode == 0, told.stderr
    assert "Van Kaap naar Caïro" in told.stdout
    assert "bid 101 mag niet: Speler 1 heeft £100 (CC-3.3)" in told.stdout
    assert "In het Nederlands: " in told.stdout
    assert "Tot ziens." in told.stdout


def test_options_are_explained_and_chosen_in_a_new_language(translated):
    told = run(translated, "options", "cape_to_cairo")
    assert "Spoor mag op krediet" in told.stdout
    told = run(
        translated, "play", "cape_to_cairo", "--option", "credit=ja", said="q\n",
    )  # fmt: skip
    assert told.returncode == 0, told.stderr


def test_an_error_is_told_in_a_new_language(translated):
    told = run(translated, "play", "chess")
    assert told.returncode == 2
    assert told.stderr.startswith("ludogare: geen spel heet 'chess'")
    told = python(translated, "-m", "ludogare", "play", "chess", LC_ALL="nl_NL.UTF-8")
    assert told.stderr.startswith("ludogare: geen spel heet 'chess'")


def test_the_server_has_a_new_language(translated):
    program = """
from ludogare.core.saying.texts import language_names
from ludogare.server.errors import not_yours
from ludogare.server.show import catalogue, rules
from ludogare.server.texts import spoken, voice

print(language_names()["nl"], spoken(None, "de-DE, nl-BE;q=0.8, en;q=0.5"))
print(voice("nl").refusal(not_yours(None)))
(cape, *_) = catalogue.games("nl")
print(cape.title, cape.options[0].sentence)
print(rules.rules("cape_to_cairo", "nl").clauses[0].html)
"""
    told = python(translated, "-c", program)
    assert told.returncode == 0, told.stderr
    for words in ("Nederlands nl", "Je kijkt toe", "Van Kaap naar Caïro", "Spoor mag op krediet",
                  "In het Nederlands"):  # fmt: skip
        assert words in told.stdout
