"""The land in letters."""

from __future__ import annotations

from letters import drawn
from ludogare import Match
from ludogare.games.carcassonne import GAME


def land(*plies):
    match = Match(GAME, seats=2, names=["Ada", "Ben"])
    for ply in plies:
        match.play(ply)
    return match


def test_the_first_tile_is_drawn_with_the_spots_where_the_next_one_fits():
    """A city to the north of a road; a bend fits on three sides, each in two turns."""
    lines, _ = drawn(land("draw V"))
    assert lines == [
        "┌     ┐·▒▒▒▒▒·┌     ┐",
        "5) 6)  ───────1) 2)",
        "└     ┘·······└     ┘",
        "       ┌     ┐",
        "       3) 4)",
        "       └     ┘",
        "",
        "······· 1) 3)       ···│··· 2)          ···│··· 5)          ······· 4) 6)",
        "───┐···             ───┘···             ···└───             ···┌───",
        "···│···             ·······             ·······             ···│···",
        "",
        "Stack: 74 tiles.",
        "● Ada: 0 points, 7 meeples, 4 tokens.",
        "■ Ben: 0 points, 7 meeples, 4 tokens.",
    ]


def test_meeples_are_placed_by_numbers_on_the_tile():
    match = land("draw V", "place 2 1")
    lines, numbers = drawn(match)
    assert numbers == {
        "meeple road NW": 1,
        "meeple field NL.WR": 2,
        "meeple field NR.EL.ER.SL.SR.WL": 3,
        "no_meeple": 4,
    }
    assert lines[:3] == ["·▒▒▒▒▒·2)·│·3)", "──────────1)··", "··············"]
    match.play("meeple road NW")
    match.play("draw B")
    assert "──────────●···" in "\n".join(drawn(match)[0])
