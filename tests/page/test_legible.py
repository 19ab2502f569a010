"""Every word can be read: at three sizes of a screen, in both languages, in every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Guest, Server
from .positions import PositionTable, ply_at, questions

LEGIBLE = Path(__file__).with_name("legible.js").read_text("utf-8")
LAPTOP, DESK, PHONE = (1366, 768), (1440, 900), (390, 844)
POSITIONS = {
    "cape_to_cairo": [(4, 0.0), (2, 0.5, "ask-build"), (4, 0.9, "ask-pick")],
    "steam_tunnel": [(5, 0.0), (2, 0.5, "ask-place"), (5, 0.5), (5, 1.0)],
    "carcassonne": [(2, 0.0), (4, 0.5, "ask-place"), (5, 0.4, "ask-meeple"), (5, 1.0)],
    "steamrollers": [(5, 0.0), (1, 0.5), (5, 1.0, "ask-act")],
    "channel_tunnel": [(2, 0.0), (2, 0.5, "ask-moving"), (2, 1.0, "ask-turn")],
}
"""A few positions of each game: seats, how far a match has gone, what is asked."""


@pytest.mark.parametrize("size", [LAPTOP, DESK, PHONE], ids=["laptop", "desk", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_word_can_be_read(
    guest: Guest,
    server: Server,
    game,
    language: str,
    size: tuple[int, int],
) -> None:
    page = guest("/api/languages", size=size, language=language)
    table = PositionTable(page, language, server.address)
    problems = []
    for seats, share, *question in POSITIONS[game.name]:
        ply = ply_at(game.name, seats, share, *question)
        table.show(game.name, seats, ply)
        found = page.evaluate(LEGIBLE)
        problems += [f"{seats} players, ply {ply}: {problem}" for problem in found]
    assert not problems, "\n".join(problems)


SHORTEST = (360, 740)
HEIGHT = """(question) => {
  document.querySelector(".prompt").textContent = question;
  return document.querySelector(".asked").getBoundingClientRect().height;
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_has_room(guest: Guest, server: Server, game, language: str) -> None:
    """On a small phone no question is longer than its place, so the board stays where it is."""
    page = guest("/api/languages", size=SHORTEST, language=language)
    table = PositionTable(page, language, server.address)
    table.show(game.name, 2, ply_at(game.name, 2, 0.5))
    room = page.evaluate(HEIGHT, "?")
    asked = questions(game.name, 2, language) | questions(game.name, game.seats[-1], language)
    too_long = [question for question in asked if page.evaluate(HEIGHT, question) > room]
    assert len(asked) > 1
    assert not too_long
