"""A sheet of SteamRollers in letters: hexes in rows, rails between their middles.

A good is the number of the city that it goes to, in the colour of that city, o if it goes to 3 or
4, * if to any. While a rail is to be drawn, the hexes that take one have a letter; a table below
the map has a row for each of them and a column for each way through a hex, written as two arrows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import ascii_lowercase

from ludogare.core.letters import CHOICE, MARKS, SOFT, STRONG, Canvas, Ink, of_seat
from ludogare.core.saying.texts import Json, Say
from ludogare.games.steamrollers.rules.components import CITY_HEX, SITE_HEX, VILLAGE, region_of
from ludogare.games.steamrollers.show.art import REGION_COLOURS
from ludogare.games.steamrollers.show.pieces import FACE, signed
from ludogare.games.steamrollers.show.view import goods_by_colour, player_in_words

WIDE, HIGH, STEP = 7, 3, 4
"""A hex, and half the way to its neighbour."""
TINTS = {
    "yellow": "#FFFF99", "red": "#FFCCCC", "grey-3": "#CCCCCC", "grey-4": "#999999",
    "green": "#CCFFCC", "blue": "#99CCFF",
}  # fmt: skip
GOODS = {
    "yellow": Ink("#302000", "#F0C020", bold=True),
    "red": Ink("#FFFFFF", "#C03020", bold=True),
    "grey": Ink("#FFFFFF", "#808080", bold=True),
    "black": Ink("#FFFFFF", "#202020", bold=True),
    "green": Ink("#FFFFFF", "#208030", bold=True),
    "blue": Ink("#FFFFFF", "#2060B0", bold=True),
}
CITIES = {"grey-3": "black", "grey-4": "black"}
"""The colour in which a city is drawn, where it is not that of its goods."""
ANYWHERE = {"grey": "o", "black": "*"}
"""The sign of a good for city 3 or 4, and of one for any city."""
DARK = "#1F2A36"
MIDDLE = (3, 1)
RAILS = (
    (((4, 1), "─"), ((5, 1), "─"), ((6, 1), "─")),
    (((4, 0), "╱"),),
    (((2, 0), "╲"),),
    (((0, 1), "─"), ((1, 1), "─"), ((2, 1), "─")),
    (((2, 2), "╱"),),
    (((4, 2), "╲"),),
)
"""The letters of a rail from the middle of a hex to each of its sides."""
ARROWS = "→↗↖←↙↘"
VILLAGE_SIGN, STATION = "⌂", "•"


def draw(view: Json, say: Say, numbers: Mapping[str, int]) -> Canvas:
    """The sheet of whoever is asked, what lies in the middle of the table, and the players."""
    canvas = Canvas()
    mine = (view["awaited"] or [view["turn"] or 0])[0]
    rails = _rails(numbers)
    letters = dict(zip(rails, ascii_lowercase, strict=False))
    for place, village in zip(SITE_HEX, VILLAGE, strict=True):
        _site(canvas, place, bool(village), letters)
    for rail in view["players"][mine]["rails"]:
        _rail(canvas, rail)
    for number, place in enumerate(CITY_HEX, 1):
        _city(canvas, number, place, view["cities"][number - 1]["goods"])
    _choices(canvas, rails, letters)
    y = canvas.height + 1
    if view["round"]:
        words = [say("words-round", round=view["round"], seat=view["first"])]
        if view["white"]:
            words.append(say("words-white", dice=" ".join(map(str, view["white"]))))
        if view["black"]:
            one, two = view["black"]["kinds"]
            words.append(say("words-black", one=one, two=two))
        y = canvas.paragraph(0, y, " ".join(words), STRONG)
    _tiles(canvas, y, view, say)
    for line in _more(view, say):
        canvas.paragraph(0, canvas.height, line)
    for player in view["players"]:
        y, seat = canvas.height, player["seat"]
        canvas.put(0, y, MARKS[seat], of_seat(seat))
        message, facts = player_in_words(player)
        canvas.paragraph(2, y, say(message, **facts))
    return canvas


def _rails(numbers: Mapping[str, int]) -> dict[str, dict[str, int]]:
    """The rails that could be drawn: by hex and by the two sides that they join, their numbers."""
    found: dict[str, dict[str, int]] = {}
    for action, number in numbers.items():
        words = action.split()
        if len(words) == 3 and "," in words[1] and "-" in words[2]:
            found.setdefault(words[1], {})[words[2]] = number
    return found


def _corner(place: tuple[int, int]) -> tuple[int, int]:
    q, r = place
    return (2 * q + r) * STEP, r * HIGH


def _ground(place: tuple[int, int]) -> str:
    return TINTS[REGION_COLOURS[region_of(place)]]


def _site(
    canvas: Canvas, place: tuple[int, int], village: bool, letters: Mapping[str, str]
) -> None:
    """A hex without a city: its region, its village, its letter if it takes a rail."""
    x, y = _corner(place)
    ground = _ground(place)
    canvas.fill(x, y, WIDE, HIGH, " ", Ink(ground=ground))
    canvas.put(x + WIDE - 1, y, str(region_of(place) + 1), Ink("#404040", ground))
    if village:
        canvas.put(x + MIDDLE[0], y, VILLAGE_SIGN, Ink("#A03020", ground, bold=True))
    letter = letters.get(f"{place[0]},{place[1]}")
    canvas.put(x + MIDDLE[0], y + MIDDLE[1], letter or "·", CHOICE if letter else Ink(DARK, ground))


def _rail(canvas: Canvas, rail: Json) -> None:
    q, r = map(int, rail["hex"].split(","))
    x, y = _corner((q, r))
    ink = Ink(DARK, _ground((q, r)), bold=True)
    for side in rail["edges"]:
        for (dx, dy), letter in RAILS[side]:
            canvas.put(x + dx, y + dy, letter, ink)
    canvas.put(x + MIDDLE[0], y + MIDDLE[1], STATION, ink)


def _city(canvas: Canvas, number: int, place: tuple[int, int], goods: list[str]) -> None:
    """A city with the goods that wait there."""
    x, y = _corner(place)
    colour = REGION_COLOURS[region_of(place)]
    colour = CITIES.get(colour, colour)
    canvas.fill(x, y, WIDE, HIGH, " ", GOODS[colour])
    canvas.middle(x, y, WIDE, f"[{number}]", GOODS[colour])
    for i, good in enumerate(goods[: 2 * WIDE]):
        at = x + i % WIDE, y + 1 + i // WIDE
        canvas.put(*at, ANYWHERE.get(good) or str(FACE[good]), GOODS[good])


def _choices(
    canvas: Canvas, rails: Mapping[str, Mapping[str, int]], letters: Mapping[str, str]
) -> None:
    """The table of the rails that could be drawn."""
    if not rails:
        return
    y = canvas.height + 1
    ways = sorted({way for ways in rails.values() for way in ways})
    step = max(len(f"{n})") for ways in rails.values() for n in ways.values()) + 1
    for i, way in enumerate(ways):
        one, two = map(int, way.split("-"))
        canvas.put(2 + i * step, y, ARROWS[one] + ARROWS[two], STRONG)
    for row, (place, found) in enumerate(rails.items(), 1):
        if place in letters:
            canvas.put(0, y + row, letters[place], CHOICE)
            for way, number in found.items():
                canvas.number(2 + ways.index(way) * step, y + row, number)


def _more(view: Json, say: Say) -> Iterator[str]:
    """What some options bring: blocked borders, orders, Olive."""
    if view["borders"]:
        items = [("some-border", {"one": one, "other": other}) for one, other in view["borders"]]
        yield say("words-borders", items=items)
    for order in view["orders"]:
        if order["holder"] is None:
            items = goods_by_colour(order["goods"])
            yield say("words-order", order=order["order"], points=order["points"], items=items)
    if view["olive"]:
        ticks = " ".join(map(str, view["olive"]["ticks"]))
        yield say("words-olive", points=view["olive"]["points"], ticks=ticks)


def _tiles(canvas: Canvas, y: int, view: Json, say: Say) -> None:
    """The action tiles: whose they are, what they do."""
    for tile in view["tiles"]:
        holder = tile["holder"]
        if holder is not None:
            canvas.put(0, y, MARKS[holder], of_seat(holder))
        ink = SOFT if tile["used"] else STRONG
        canvas.put(2, y, f"{tile['tile']:4}{signed(tile['points'])}", ink)
        canvas.put(
            10, y, say("tile-does", code=f"t{tile['tile']}"), SOFT if tile["used"] else Ink()
        )
        y += 1
