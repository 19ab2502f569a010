"""Texts that people read are set as print is: curly quotes, and in French spaces that hold."""

from __future__ import annotations

import html
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludogare
from ludogare.core.match.hiding import hidden
from ludogare.core.match.match import Match
from ludogare.core.match.record import read
from ludogare.core.saying.texts import Voice
from ludogare.games import GAMES, find

ROOT = Path(__file__).parents[1]
FOLDERS = (Path(ludogare.__file__).parent, ROOT / "examples")
KINDS = ("*.ftl", "rules.*.md", "texts/*.js")
TEXTS = sorted(f for folder in FOLDERS for kind in KINDS for f in folder.rglob(kind))

CODE = re.compile(r"`[^`\n]*`|pip install '[^'\n]*'")
COMMENT = re.compile(r"/\*.*?\*/|//.*")
LITERAL = {
    ".ftl": re.compile(r'\{\s*"([^"\n]*)"\s*\}'),
    ".js": re.compile(r'"((?:[^"\\\n]|\\.)*)"'),
}
STRAIGHT = re.compile("['\"]")
BREAKING = re.compile(
    r" (?=[:;!?»%£€])|« "  # beside signs
    r"|[\d}] (?=(?:M|s|ms|min|h|m|km)(?![\w’]))|\d (?=\d{3}\b)"  # in a measure, in a long number
    "|\u202f"  # of the two spaces that hold, all texts use the wide one, as the page does
)
"""Where a line of French may not break, and a space lets it."""


def language(file: Path) -> str:
    """The language of a text file, which its name says: `fr.ftl`, `rules.fr.md`, `fr.js`."""
    return file.stem.split(".")[-1]


def prose(text: str, kind: str) -> str:
    """What is left to read when the marks of the format are gone."""
    text = CODE.sub("", COMMENT.sub("", text) if kind == ".js" else text)
    return LITERAL[kind].sub(r"\1", text) if kind in LITERAL else text


def faults(text: str, language: str, kind: str) -> list[str]:
    """Each fault with what stands around it."""
    text = prose(text, kind)
    found = [*STRAIGHT.finditer(text)]
    if language == "fr" and kind != ".js":  # the page sets its own spaces: lib/say.js
        found += BREAKING.finditer(text)
    return [text[max(0, f.start() - 20) : f.end() + 20] for f in found]


def test_every_room_of_texts_is_looked_at():
    assert {file.suffix for file in TEXTS} == {".ftl", ".md", ".js"}
    assert {language(file) for file in TEXTS} == {"en", "fr"}


@pytest.mark.parametrize("file", TEXTS, ids=lambda f: f.relative_to(ROOT).as_posix())
def test_texts_are_set_as_print_is(file):
    assert faults(file.read_text("utf-8"), language(file), file.suffix) == []


@pytest.mark.parametrize(
    ("text", "language", "kind", "count"),
    [
        ("ask = It's yours", "en", ".ftl", 1),
        ('say = the "other" one', "en", ".ftl", 2),
        ('row = { "  " }it’s { $row }', "en", ".ftl", 0),
        ("**CC-1** l'an, `l'an`", "fr", ".md", 1),
        ("Qui ? Oui ! { $n } £ ; « a » : 10 %", "fr", ".md", 8),
        ("Qui\u00a0? { $n }\u00a0£\u00a0; «\u00a0a\u00a0»", "fr", ".md", 0),
        ('vide = { " " }: rien', "fr", ".ftl", 1),
        ("3 M, { $n } s, { $name } s’assied, 1 861", "fr", ".ftl", 3),
        ('"id": "It\'s", // l\'an', "en", ".js", 1),
        ('"id": { one: "Qui ?", other: "l’an" },', "fr", ".js", 0),
    ],
)  # fmt: skip
def test_what_is_a_fault(text, language, kind, count):
    assert len(faults(text, language, kind)) == count


HYPHENS = re.compile(r"(?<![\w.])-(?=\d)")
"""Where a minus belongs."""
BELOW_ZERO = {"channel_tunnel": "deviation", "steamrollers": "cities"}
"""Matches in which numbers become less than zero: records by their endings."""


def read_in(match: Match, language: str) -> Iterator[str]:
    """What people read of a position: the question, choices, the board, letters and words."""
    game, voice = match.game, Voice(match.game, language, match.names)
    asked, args = game.show.ask(match.state, 0)
    yield voice(asked, **args)
    yield from (voice.label(a.number) for a in match.legal)
    for narrow in (False, True):
        drawn = game.board.draw(match.view(0), voice, narrow)
        yield from (html.unescape("".join(found)) for found in READ.findall(drawn))
    assert game.board.letters
    yield game.board.letters(match.view(0), voice, {}).text(colours=False)
    yield from (voice(message, **args) for message, args in game.show.describe(match.state))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", BELOW_ZERO)
def test_a_number_below_zero_has_a_minus(name, language):
    record = ROOT / f"tests/records/{name}/{BELOW_ZERO[name]}.txt"
    match = read(record.read_text("utf-8"), find)
    match.language = language
    said = match.story()
    for ply in range(0, len(match.plies), 5):
        said += read_in(match.copy().rewind(ply), language)
    assert [words for words in said if "−" in words]
    assert [words for words in said if HYPHENS.search(words)] == []


ELIDED = re.compile(r"\b(?:de|que) \{ ?\$?(?:name|names|who)\b")
"""What “d’” or “qu’” has to stand for before some names, which nobody can know."""
READ = re.compile(r'<(?:title|text|desc)[^>]*>([^<]+)<|(?:aria-label|data-tip)="(.*?)"')
SPOKEN = re.compile(r'<title>(.*?)</title>|(?:aria-label|data-tip)="(.*?)"')
BARE = re.compile(r"\w[:;!?](?=\s|$)")
"""A sign right behind its word, as English has it."""
PLIES = 80


@pytest.mark.parametrize(
    "file", [f for f in TEXTS if language(f) == "fr"], ids=lambda f: f.relative_to(ROOT).as_posix()
)
def test_no_name_has_to_be_elided(file):
    assert ELIDED.findall(file.read_text("utf-8")) == []


@pytest.mark.parametrize("name", GAMES)
def test_drawings_are_set_as_print_is(name):
    options = {"agenda": True} if name == "channel_tunnel" else {}
    match, dice = ludogare.new(name, 2, 7, **options), random.Random(7)
    voice = Voice(match.game, "fr", ["Ada", "Ben"])
    said = set()
    while not match.over and len(match.plies) < PLIES:
        seat = match.awaited[0]
        view = match.game.show.view(hidden(match.game, match.state, seat), seat)
        drawn = match.game.board.draw({**view, "seat": seat, "last": None}, voice)
        said |= {html.unescape("".join(found)) for found in SPOKEN.findall(drawn)}
        match.play(dice.choice(match.legal_for(seat)).number, seat)
    assert said
    assert [words for words in said if BARE.search(words) or BREAKING.search(words)] == []
