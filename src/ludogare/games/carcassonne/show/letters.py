"""The land of Carcassonne in letters: fields of dots, cities of blocks, roads of lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludogare.core.letters import MARKS, SOFT, STRONG, WIDTH, Canvas, Ink, of_seat
from ludogare.core.saying.texts import Json, Say
from ludogare.games.carcassonne.rules.components import KINDS
from ludogare.games.carcassonne.rules.parts import CITY, EDGES, FIELD, MONASTERY, ROAD, Segment
from ludogare.games.carcassonne.show.colours import COLOURS
from ludogare.games.carcassonne.show.turns import PERIODS, turned_segment

HIGH = 3
WIDE = (7, 5, 3)
"""The widths of a tile; the largest is taken with which the land fits."""
LINES = {"N": "╵", "E": "╶", "S": "╷", "W": "╴", "NS": "│", "EW": "─", "NE": "└", "ES": "┌",
         "SW": "┐", "NW": "┘", "NES": "├", "ESW": "┬", "NSW": "┤", "NEW": "┴",
         "NESW": "┼"}  # fmt: skip
PENNANT, INN, CATHEDRAL, CROSS, MOUTH = "⚑", "⌂", "‡", "†", "∩"
HAND = 20
"""The room for the tile in hand, turned in one way."""

GRASS, EARTH, INKY = COLOURS["meadow"][1], COLOURS["roof-1"][1], COLOURS["smoke"][0]
MEADOW = Ink(COLOURS["tuft"][0], GRASS)
TOWN = Ink(COLOURS["roof-2"][0], EARTH)
GRAVEL = Ink(COLOURS["gravel"][0], GRASS, bold=True)
SIGN = Ink(INKY, EARTH, bold=True)


def draw(view: Json, say: Say, numbers: Mapping[str, int]) -> Canvas:
    """The land, the tile in hand in all its turns, and the players."""
    canvas = Canvas()
    spots = [spot for spot in view["spots"] if spot["turns"]]
    shown = [*view["tiles"], *spots]
    left, top = min(t["x"] for t in shown), min(t["y"] for t in shown)
    columns = 1 + max(t["x"] for t in shown) - left
    wide = next((w for w in WIDE if columns * w <= WIDTH), WIDE[-1])
    land = _Land(canvas, wide, left, top)
    for tile in view["tiles"]:
        land.tile(tile["x"], tile["y"], tile["kind"], tile["turn"])
    for figure in view["figures"]:
        tile = next(t for t in view["tiles"] if (t["x"], t["y"]) == (figure["x"], figure["y"]))
        place = land.place(_lying(tile["kind"], tile["turn"])[figure["segment"]])
        land.put(tile, place, MARKS[figure["seat"]], _piece(figure["seat"]))
    land.mouths(view, numbers)
    for choice in view["choices"]:
        number = numbers.get(f"meeple {choice['feature']} {choice['part']}")
        tile = next(t for t in view["tiles"] if (t["x"], t["y"]) == (choice["x"], choice["y"]))
        place = land.place(_lying(tile["kind"], tile["turn"])[choice["segment"]])
        if number is not None:
            land.number(choice, place, number)
    for spot in spots:
        land.spot(spot, numbers)
    if view["hand"] is not None:
        _hand(canvas, view, spots, numbers)
    _players(canvas, view, say)
    return canvas


def _piece(seat: int) -> Ink:
    """A meeple or a token, bright against the land."""
    return of_seat(seat)._replace(ground=INKY)


def _lying(kind: int, turn: int) -> list[Segment]:
    """The segments of a tile as it lies."""
    return [turned_segment(segment, KINDS[kind], turn) for segment in KINDS[kind].segments]


class _Land:
    """Tiles of one width, from the upper left one on."""

    def __init__(
        self, canvas: Canvas, wide: int, left: int, top: int, x: int = 0, y: int = 0
    ) -> None:
        self.canvas, self.wide, self.left, self.top, self.x, self.y = canvas, wide, left, top, x, y
        self.middle = wide // 2
        self.corners = {0: (0, 0), 1: (wide - 1, 0), 2: (wide - 1, 2), 3: (0, 2)}

    def corner(self, at: Json) -> tuple[int, int]:
        """Where a tile begins."""
        x, y = at["x"] - self.left, at["y"] - self.top
        return self.x + x * self.wide, self.y + y * HIGH

    def put(self, at: Json, place: tuple[int, int], words: str, ink: Ink) -> None:
        """Writes on a tile."""
        x, y = self.corner(at)
        self.canvas.put(x + place[0], y + place[1], words, ink)

    def number(self, at: Json, place: tuple[int, int], number: int) -> None:
        """The number of a choice on a tile, not beyond its right edge."""
        x, y = self.corner(at)
        room = max(0, self.wide - len(f"{number})"))
        self.canvas.number(x + min(place[0], room), y + place[1], number)

    def edge(self, edge: int) -> list[tuple[int, int]]:
        """The letters of an edge of a tile."""
        along = [(x, 0) for x in range(1, self.wide - 1)]
        side = [(x, 1) for x in range(max(1, self.middle - 1))]
        if edge in (0, 2):
            return [(x, edge) for x, _ in along]
        return side if edge == 3 else [(self.wide - 1 - x, y) for x, y in side]

    def place(self, segment: Segment) -> tuple[int, int]:
        """Where a meeple stands on a segment."""
        if segment.feature == FIELD and segment.halves:
            return self.corners[(min(segment.halves) + 1) // 2 % 4]
        if len(segment.edges) == 1 and segment.feature in (CITY, ROAD):
            letters = self.edge(next(iter(segment.edges)))
            return letters[len(letters) // 2]
        return self.middle, 1

    def tile(self, x: int, y: int, kind: int, turn: int) -> None:
        """A tile on the land."""
        at = {"x": x, "y": y}
        left, top = self.corner(at)
        self.canvas.fill(left, top, self.wide, HIGH, "·", MEADOW)
        segments = _lying(kind, turn)
        for segment in segments:
            for place in self.city(segment):
                self.put(at, place, "▒", TOWN)
        roads = [segment for segment in segments if segment.feature == ROAD]
        for segment in roads:
            for edge in segment.edges:
                for place, line in self.road(edge):
                    self.put(at, place, line, GRAVEL)
        for segment in roads:
            joined = "".join(EDGES[edge] for edge in sorted(segment.edges))
            meets = len(roads) > 1 or len(joined) == 1
            if joined and not segment.mouth:
                self.put(at, (self.middle, 1), "•" if meets else LINES[joined], GRAVEL)
        self.signs(at, segments)

    def city(self, segment: Segment) -> Iterator[tuple[int, int]]:
        """The letters that a part of a city takes up: its edges, and what lies between them."""
        if segment.feature != CITY:
            return
        for edge in segment.edges:
            yield from self.edge(edge)
            if (edge + 1) % 4 in segment.edges:
                yield self.corners[(edge + 1) % 4]
        if len(segment.edges) > 1:
            reach = range(max(1, self.middle - 1), min(self.wide - 1, self.middle + 2))
            yield from ((x, 1) for x in reach)

    def road(self, edge: int) -> Iterator[tuple[tuple[int, int], str]]:
        """The letters of a road from an edge to the middle."""
        if edge in (0, 2):
            yield (self.middle, edge), "│"
        else:
            reach = range(self.middle) if edge == 3 else range(self.middle + 1, self.wide)
            yield from (((x, 1), "─") for x in reach)

    def signs(self, at: Json, segments: list[Segment]) -> None:
        """Monastery, pennants, inns and cathedrals."""
        for segment in segments:
            x, y = self.place(segment)
            if segment.feature == MONASTERY:
                self.put(at, (self.middle, 1), CROSS, SIGN)
            elif segment.pennants:
                self.put(at, (max(0, x - 1), y), PENNANT, SIGN)
            elif segment.special:
                sign = CATHEDRAL if segment.feature == CITY else INN
                self.put(at, (min(self.wide - 1, x + 1), 1 if y else 0), sign, SIGN)

    def mouths(self, view: Json, numbers: Mapping[str, int]) -> None:
        """Tunnel mouths with their tokens, and the numbers of tokens that could be placed."""
        for mouth in view["mouths"]:
            letters = self.edge(EDGES.index(mouth["edge"]))
            place, token = letters[len(letters) // 2], mouth["token"]
            if token:
                self.put(mouth, place, token["colour"], _piece(token["seat"]))
            else:
                self.put(mouth, place, MOUTH, GRAVEL)
            offered = {a: n for a, n in numbers.items() if a.split()[0] == "token"}
            here = [n for a, n in offered.items() if str(mouth["mouth"]) in a.split()[1:]]
            if here:
                room = self.wide - len(" ".join(f"{number})" for number in here))
                x, y = self.corner(mouth)
                self.canvas.numbers(x + max(0, min(place[0], room)), y + place[1], here)

    def spot(self, spot: Json, numbers: Mapping[str, int]) -> None:
        """A free spot, with the numbers of the ways to place the tile there."""
        x, y = self.corner(spot)
        found = [numbers.get(f"place {spot['spot']} {turn}") for turn in spot["turns"]]
        offered = [number for number in found if number is not None]
        self.canvas.put(x, y, "┌" + " " * (self.wide - 2) + "┐", SOFT)
        self.canvas.put(x, y + 2, "└" + " " * (self.wide - 2) + "┘", SOFT)
        each = 2 if self.wide >= WIDE[0] and max(offered, default=0) < 100 else 1
        lines = [offered[i : i + each] for i in range(0, len(offered), each)]
        first = 1 if len(lines) == 1 else 0
        for i, line in enumerate(lines[: HIGH - first]):
            self.canvas.numbers(x, y + first + i, line)


def _hand(canvas: Canvas, view: Json, spots: list[Json], numbers: Mapping[str, int]) -> None:
    """The tile in hand in each of its turns, with the numbers that place it so."""
    top = canvas.height + 1
    for turn in range(PERIODS[view["hand"]]):
        x = turn * HAND
        _Land(canvas, WIDE[0], 0, 0, x, top).tile(0, 0, view["hand"], turn)
        line, at = top, x + WIDE[0] + 1
        for spot in spots:
            number = numbers.get(f"place {spot['spot']} {turn}")
            if number is not None:
                if at + len(f"{number})") > x + HAND - 1:
                    line, at = line + 1, x + (WIDE[0] + 1 if line + 1 < top + HIGH else 0)
                at = canvas.number(at, line, number) + 1


def _players(canvas: Canvas, view: Json, say: Say) -> None:
    """The stack and the players."""
    y = canvas.height + 1
    canvas.put(0, y, say("words-stack", stack=view["stack"]), STRONG)
    for player in view["players"]:
        y, seat = canvas.height, player["seat"]
        canvas.put(0, y, MARKS[seat], of_seat(seat))
        tokens = sum(player["tokens"].values())
        facts = {"points": player["points"], "supply": player["supply"], "tokens": tokens}
        canvas.paragraph(2, y, say("words-player", seat=seat, **facts))
