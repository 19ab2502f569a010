"""Style sheets that leave browsers in peace: a phone feels every look at the whole page."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

import ludogare
from ludogare.games import GAMES, find
from ludogare.server.show.catalogue import poster

PAGE = Path(ludogare.__file__).parent / "page"
SHEETS = {file.name: file.read_text("utf-8") for file in sorted((PAGE / "style").glob("*.css"))}
SHEETS |= {name: find(name).board.style for name in GAMES}
INNERMOST = re.compile(r":[\w-]+\([^()]*\)")


def conditional(text: str) -> list[str]:
    """The selectors with `:has()`, each without what stands in brackets."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    rules = (rule.rpartition("}")[2] for rule in text.split("{"))
    found = []
    for selector in chain.from_iterable(re.split(r",(?![^(]*\))", rule) for rule in rules):
        bare = selector
        while INNERMOST.search(bare):
            bare = INNERMOST.sub("", bare)
        if ":has(" in selector:
            found.append(bare.strip())
    return found


@pytest.mark.parametrize("name", SHEETS)
def test_what_depends_on_others_is_named(name: str) -> None:
    """Without a name, Chromium styles the whole page again whenever anything comes or goes."""
    for selector in conditional(SHEETS[name]):
        assert re.match(r"[.#\w]", re.split(r"[\s>+~]+", selector)[-1]), f"{selector} in {name}"


def test_such_selectors_are_found() -> None:
    assert conditional("a{} .b:has(.c:not(.d, e)) > :not(.f),\n.g:is(h, i) {}") == [".b >"]
    assert len(conditional("".join(SHEETS.values()))) > 10


@pytest.mark.parametrize("name", GAMES)
def test_a_poster_stands_still(name: str) -> None:
    """A picture in a page is drawn again for every step, whether its readers want motion or not."""
    text = poster(name, "en").svg.decode()
    assert not re.search(r"animation|@keyframes|<animate", text)
