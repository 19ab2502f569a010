"""The sheet in letters."""

from __future__ import annotations

import ludogare
from letters import drawn
from ludogare import bots


def asked_for_a_rail(seats=2):
    """The first position in which a rail may be drawn."""
    match = ludogare.new("steamrollers", seats=seats, seed=3)
    while not any(action.verb == "rail" for action in match.legal_for(match.awaited[0])):
        match.play(match.legal_for(match.awaited[0])[0], match.awaited[0])
    return match


def test_a_rail_has_its_number_in_the_row_of_its_hex_and_the_column_of_its_way():
    match = asked_for_a_rail()
    lines, numbers = drawn(match)
    rails = [action.split()[1:] for action in numbers if action.startswith("rail ")]
    hexes = list(dict.fromkeys(place for place, _ in rails))
    head = next(i for i, line in enumerate(lines) if line.lstrip()[:1] in "→↗" and line.strip())
    arrows = lines[head].split()
    ways = sorted({way for _, way in rails})
    assert arrows == ["→↗↖←↙↘"[int(way[0])] + "→↗↖←↙↘"[int(way[2])] for way in ways]
    for row, place in enumerate(hexes, 1):
        assert lines[head + row].split()[0] == "abcdefgh"[row - 1]
        for way in ways:
            number = numbers.get(f"rail {place} {way}")
            if number is not None:
                at = lines[head].index(arrows[ways.index(way)])
                assert lines[head + row][at:].startswith(f"{number})")


def test_rails_and_goods_lie_on_the_map():
    match = asked_for_a_rail()
    assert not any("•" in line for line in drawn(match)[0])
    seat = match.awaited[0]
    rail = next(a for a in match.legal_for(seat) if a.verb == "rail" and a.args["edges"] == "0-3")
    match.play(rail, seat)
    bot = bots.make("random", 1)
    while match.awaited[0] != seat:
        match.play(bots.act(bot, match, match.awaited[0]), match.awaited[0])
    lines, _ = drawn(match)
    assert sum("───•───" in line for line in lines) == 1
    assert "[1]" in lines[3]
    goods = match.game.show.view(match.hidden(seat), seat)["cities"][0]["goods"]
    signs = {"yellow": "1", "red": "2", "green": "5", "blue": "6", "grey": "o"}
    assert lines[4].split()[0] == "".join(signs[good] for good in goods)
