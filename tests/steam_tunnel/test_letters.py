"""The mine in letters."""

from __future__ import annotations

import pytest

from letters import drawn
from ludogare import Match
from ludogare.games.steam_tunnel import GAME


def mine(*plies, **options):
    match = Match(GAME, seats=2, names=["Ada", "Ben"], options={"starter": 0, **options})
    for ply in plies:
        match.play(ply)
    return match


def test_cards_that_lie_down_have_the_number_to_flip_them():
    lines, numbers = drawn(mine())
    assert numbers["flip 0 1"] == 2
    assert lines[:6] == [
        "  ".join(["┌─────────┐"] * 6).replace("  ", " "),
        "│░░░1)░░░░│ │░░░2)░░░░│ │░░░3)░░░░│ │░░░4)░░░░│ │░░░5)░░░░│ │░░░6)░░░░│",
        " ".join(["│░░░░░░░░░│"] * 6),
        " ".join(["└─────────┘"] * 6),
        "┌─────────┐ ┌────4────┐ ┌─────────┐ ┌─────────┐ ┌────4────┐ ┌─────────┐",
        "│░░░7)░░░░│ 2         3 │░░░8)░░░░│ │░░░9)░░░░│ 2         3 │░░░10)░░░│",
    ]


def test_a_flipped_card_shows_its_tunnels_and_pawns():
    match = mine("flip 0 0", "reveal E 0")
    lines, numbers = drawn(match)
    card = [line[:11] for line in lines[:4]]
    first = numbers["claim 0 0 0"]
    assert card[0] == f"┌────{first})───┐"
    match.play("claim 0 0 0")
    assert drawn(match)[0][0][:11] == "┌────a●───┐"
    assert drawn(match)[0][1][0] == "a"


@pytest.mark.parametrize(("full", "width"), [(False, 71), (True, 77)])
def test_the_full_board_fits_too(full, width):
    lines, _ = drawn(mine(full_board=full))
    assert max(map(len, lines)) == width
