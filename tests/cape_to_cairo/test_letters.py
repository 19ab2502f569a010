"""Journeys in letters."""

from __future__ import annotations

from letters import drawn
from ludogare import Match
from ludogare.games.cape_to_cairo import GAME


def test_landscapes_for_sale_and_the_way_ahead():
    match = Match(GAME, seats=2, names=["Ada", "Ben"])
    for ply in ("reveal 37", "reveal 42"):
        match.play(ply)
    match.play("bid 2", 0)
    match.play("bid 1", 1)
    lines, numbers = drawn(match)
    assert numbers == {"pick 37": 1, "pick 42": 2}
    assert lines[1:7] == [
        "Landscapes for sale",
        "Mountain River",
        "/\\_/\\/\\_ ≈≈ ≈≈≈ ≈",
        "1≡ £7    3≡ £6",
        "9≡       10≡",
        "1)       2)",
    ]
    match.play("pick 42", 0)
    match.play("draw 20")
    lines, _ = drawn(match)
    river = lines.index("  River")
    assert lines[river - 1].startswith("● Ada: 0 of 8 crossed, £98")
    assert lines[river + 2] == " ●3≡ £6"
    assert lines[river + 3].startswith("  10≡ −")
