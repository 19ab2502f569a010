"""Every game in Firefox and in WebKit: opened by clicking, and played for some turns."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .browsers import bare_fonts
from .conftest import Server, until
from .driven import SLOW, Driven, in_firefox, in_webkit
from .hands import Mouse, open_table, play, some, stands

ENGINES = {"firefox": in_firefox, "webkit": in_webkit}
ACTS = 8
"""What a hand does before it goes on to the next game."""

PLAYED = """() => new Set(
  [...document.querySelectorAll(".log-lines .of-seat-0")].map((line) => line.dataset.seq)
).size"""


@pytest.fixture(scope="module", params=ENGINES)
def engine(request, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driven]:
    """One browser for all games."""
    fonts = bare_fonts(tmp_path_factory.mktemp("fonts"))
    with ENGINES[request.param](tmp_path_factory.mktemp(request.param), fonts) as page:
        yield page


def test_every_game_is_played(engine: Driven, server: Server, game) -> None:
    engine.goto(server.address)
    engine.evaluate("""() => { localStorage["ludogare-pace"] = '"once"'; }""")
    open_table(engine, game.name)
    engine.wait_for_selector(".board svg")
    until(lambda: stands(engine)["asked"], SLOW)
    before = engine.evaluate(PLAYED)
    play(Mouse(engine), stop=some(engine, ACTS))
    assert engine.evaluate(PLAYED) >= before + 2, "hardly anything was played"
    assert not engine.problems()


WRONG = """() => {
  console.error("said");
  setTimeout(() => { throw new Error("thrown"); });
  Promise.reject(new Error("rejected"));
}"""


def test_what_goes_wrong_in_a_page_is_noticed(engine: Driven, server: Server) -> None:
    engine.goto(server.address)
    assert not engine.problems()
    engine.evaluate(WRONG)
    for word in ("said", "thrown", "rejected"):
        until(lambda word=word: any(word in problem for problem in engine.problems()))
