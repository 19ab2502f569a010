"""The mine of Steam Tunnel: all cards in their frame, with the tunnels that run through them.

Whatever belongs to a tunnel carries its id as `data-group`; what can be pointed at also tells about
it in `data-tip`, so that a page can light up the whole tunnel, wherever it runs.
"""

from __future__ import annotations

from ludogare.core.drawing import (
    Markup,
    box,
    element,
    group,
    mark,
    placed,
    plain,
    stroke,
    text,
    width_of,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.steam_tunnel.show import pipes
from ludogare.games.steam_tunnel.show.ways import INWARD, PORTS, SIDE, point, stands

STEP = ((-1, 0), (0, 1), (0, 1), (1, 0), (0, -1), (0, -1))  # from a port to the next card
MEETS = (3, 5, 4, 0, 2, 1)  # the port that a port meets there
GROUNDS = {"down": "", "blocked": "", "up": "cave", "point": "plate", "hole": "hole"}
LINES = {"down": "seam line-seam", "blocked": "groove line-groove", "hole": "groove line-pipe"}
ROCK_AT = "0312031213023030120122310331023012130321012302311"  # which rock lies on each cell
PRICE = 19  # the size of figures on a tag, in a card, and at least on the board:
LEAST_PRICE = 10.4


def people(seats: list[int], say: Say) -> str:
    """Several players in one breath."""
    names = [say("board-player", seat=seat) for seat in seats]
    if len(names) < 2:
        return "".join(names)
    return say("list-end", first=", ".join(names[:-1]), last=names[-1])


def tip(tunnel: Json, say: Say) -> str:
    """A tunnel in a sentence or two: its ends, its length, its value and who leads."""
    leaders = tunnel["leaders"]
    led = ("nobody", "one", "several")[min(len(leaders), 2)]
    if leaders and not tunnel["open"] and not tunnel["value"]:
        led = "nothing"  # nobody gets anything, with pawns or without
    return say(
        "board-tunnel",
        state="open" if tunnel["open"] else "completed",
        kind=tunnel["kind"],
        ends=" + ".join(map(str, tunnel["tally"])),
        segments=tunnel["length"],
        value=str(tunnel["value"]),
        led=led,
        who=people(leaders, say),
        share=tunnel["share"] or "",
    )


class Mine:
    """The cards and their frame; inside it, a card is 100 by 100."""

    def __init__(self, view: Json, say: Say, side: float, frame: float) -> None:
        self.view, self.say, self.inset = view, say, frame
        self.size = view["size"]
        self.scale = (side - 2 * frame) / (self.size * SIDE)
        self.frame = frame / self.scale
        self.tunnels = {tunnel["id"]: tunnel for tunnel in view["tunnels"]}
        self.cells = {(cell["row"], cell["col"]): cell for cell in view["cells"]}
        self.lighting: dict[str, str] = {}
        self.faces = {face: plain(say("board-face", face=face)) for face in GROUNDS}
        self.ports = [plain(say("board-port", port=f"p{port}")) for port in range(len(PORTS))]
        self.segment_word = plain(say("board-segment"))

    def drawn(self) -> Markup:
        """The frame, the cards, what tunnels have paid, and what just happened."""
        return placed(
            self.inset,
            self.inset,
            *self.border(),
            *map(self.cell, self.view["cells"]),
            *self.prices(),
            *self.news(),
            scale=self.scale,
        )

    def lights(self, tunnel: str) -> str:
        """The attributes of an element that lights up a tunnel and tells about it."""
        if tunnel not in self.lighting:
            words = plain(tip(self.tunnels[tunnel], self.say))
            self.lighting[tunnel] = f'data-group="{tunnel}" data-tip="{words}"'
        return self.lighting[tunnel]

    def behind(self, row: int, col: int, port: int) -> Json:
        """The card behind a port; past the edge that is the one on the other side."""
        down, right = STEP[port]
        found: Json = self.cells[(row + down) % self.size, (col + right) % self.size]
        return found

    # Cards

    def cell(self, cell: Json) -> Markup:
        """A card, or the hole, where it lies."""
        row, col, face = cell["row"], cell["col"], cell["face"]
        ground = GROUNDS[face] or f"rock-{ROCK_AT[row * 7 + col]}"
        place = plain(self.say("place", row=row + 1, col=col + 1))
        content = [
            f'<use id="cell-{row}-{col}" class="cell" data-row="{row}" data-col="{col}" '
            f'aria-label="{self.faces[face]}, {place}" href="#{ground}"/>'
        ]
        if face in LINES:
            content += self.straight(cell)
        else:
            content += map(self.end, cell["ends"])
            # A straight way from top to bottom crosses most, so it lies on top, under the finger.
            content += (self.segment(cell, way, place) for way in reversed(cell["segments"]))
            content.append('<use href="#joints" class="joints"/>')
            content += self.pawns(cell)
        return Markup(f'<g transform="translate({col * SIDE} {row * SIDE})">{"".join(content)}</g>')

    def end(self, end: Json) -> str:
        """A dead end or a numbered one."""
        part = f"cap-{end['port']}" if end["black"] else f"end-{end['port']}-{end['value']}"
        return f'<use href="#{part}" class="end" {self.lights(end["tunnel"])}/>'

    def segment(self, cell: Json, segment: Json, place: str) -> str:
        """A segment: its pipe, the stripes of who leads its tunnel, and room for a finger."""
        row, col, port = cell["row"], cell["col"], segment["port"]
        way = pipes.named(segment["ports"])
        tunnel = self.tunnels[segment["tunnel"]]
        cold = not tunnel["open"] and not (tunnel["leaders"] and tunnel["value"])
        words = " – ".join(self.ports[port] for port in segment["ports"])
        return (
            f'<g id="segment-{row}-{col}-{port}" class="segment{" cold" * cold}" '
            f'data-row="{row}" data-col="{col}" data-port="{port}" {self.lights(tunnel["id"])} '
            f'aria-label="{self.segment_word} {words}, {place}"><use href="#pipe-{way}"/>'
            f'{stripes(tunnel, way)}<use href="#way-{way}" class="hit"/></g>'
        )

    def pawns(self, cell: Json) -> list[str]:
        """The pawns on a card's segments."""
        row, col = cell["row"], cell["col"]
        return [
            f'<use id="pawn-{row}-{col}-{port}" class="pawn" href="#seat-{segment["pawn"]}" '
            f'data-from="player-{segment["pawn"]}" x="{plain(spot.real)}" y="{plain(spot.imag)}"/>'
            for port, (segment, spot) in spots(cell).items()
            if segment["pawn"] is not None
        ]

    def straight(self, cell: Json) -> list[str]:
        """Straight ways through a card that nobody sees; steam that comes in; a blocker's hatch."""
        row, col, face = cell["row"], cell["col"], cell["face"]
        drawn = [
            f'<use href="#way-{pipes.named(way["ports"])}" class="{LINES[face]}" '
            f'data-group="{way["tunnel"]}"/>'
            for way in cell["straight"]
        ]
        if face == "down":
            drawn += [
                f'<use href="#steam-{port}" class="steam"/>'
                for port in range(len(PORTS))
                for segment in self.behind(row, col, port)["segments"]
                if MEETS[port] in segment["ports"]
            ]
        if face == "blocked":
            drawn.append('<use href="#hatch" class="pawn"/>')
        if cell["blocker"] is not None:
            blocker = mark(cell["blocker"], 50, 50, 12)
            player = f"player-{cell['blocker']}"
            drawn.append(group(blocker, id=f"pawn-{row}-{col}", class_="pawn", data_from=player))
        return drawn

    # Round the cards

    def border(self) -> list[Markup]:
        """The frame; what leaves the mine there comes back on the other side."""
        end, wide, last = self.size * SIDE, self.frame, self.size - 1
        size = wide * 0.8
        drawn = [
            element("defs", *(part for port in range(len(PORTS)) for part in exits(port, wide))),
            box(-wide, -wide, end + 2 * wide, end + 2 * wide, wide / 2, class_="fill-iron"),
            box(-2, -2, end + 4, end + 4, 3, class_="fill-joint"),
            box(0, 0, end, end, 0, class_="fill-cave"),
        ]
        for i in range(self.size):
            for row, col, ports in ((0, i, [0]), (i, last, [1, 2]), (last, i, [3]), (i, 0, [4, 5])):
                drawn += (self.gate(row, col, port) for port in ports)
            for side in (-wide / 2, end + wide / 2):
                for x, y in ((i * SIDE + 14, side), (side, i * SIDE + 50)):
                    drawn.append(
                        text(x, y + size * 0.36, str(i + 1), size, "joint", text_anchor="middle")
                    )
        return drawn

    def gate(self, row: int, col: int, port: int) -> Markup:
        """Where a tunnel leaves the mine: a seam if nobody has seen it on either side."""
        cell, behind = self.cells[row, col], self.behind(row, col, port)
        tunnel, unseen = tunnel_at(cell, port), cell["face"] in LINES and behind["face"] in LINES
        place = f'x="{col * SIDE}" y="{row * SIDE}"'
        if unseen:
            seam = f'class="seam line-seam" data-group="{tunnel}"'
            return Markup(f'<use href="#exit-{port}" {place} {seam}/>')
        return Markup(f'<use href="#gate-{port}" {place} {self.lights(tunnel)}/>')

    # What is told

    def news(self) -> list[Markup]:
        """A halo round what just happened."""
        last = self.view["last"]
        halo = {"class_": "new line-red", "fill": "none", "pointer_events": "none"}
        if not last or last["verb"] in ("start", "pass"):
            return []
        if last["verb"] == "claim":
            row, col, port = (last["args"][key] for key in ("row", "col", "port"))
            z = spots(self.cells[row, col])[port][1] + complex(col, row) * SIDE
            return [element("circle", cx=z.real, cy=z.imag, r=18, stroke_width=3, **halo)]
        x, y = (self.view["chosen"][key] * SIDE + 1 for key in ("col", "row"))
        return [box(x, y, SIDE - 2, SIDE - 2, 8, stroke_width=3, **halo)]

    def prices(self) -> list[Markup]:
        """At the end, what each tunnel has paid: on a segment of it, far from other tags."""
        drawn: list[Markup] = []
        taken: list[complex] = []
        for line in self.view["sheet"] or ():
            if line["gets"]:
                room = self.rooms(self.tunnels[line["tunnel"]])
                best = max(room, key=lambda z: min((abs(z - other) for other in taken), default=0))
                taken.append(best)
                drawn.append(price(best, str(line["value"]), max(PRICE, LEAST_PRICE / self.scale)))
        return drawn

    def rooms(self, tunnel: Json) -> list[complex]:
        """Where a tag may lie on a tunnel: where no pawn stands, or else below a pawn."""
        free, held = [], []
        for row, col, port in tunnel["segments"]:
            segment, spot = spots(self.cells[row, col])[port]
            spot += complex(col, row) * SIDE
            if segment["pawn"] is None:
                free.append(spot)
            else:
                held.append(spot + 24j)
        return free or held


def exits(port: int, length: float) -> tuple[Markup, Markup]:
    """The way out at a port as a bare line, and as a pipe with an arrow."""
    start, out = PORTS[port], -INWARD[port]
    end = f"M{point(start)}L{point(start + out * length)}"
    tip = start + out * length * 0.72
    back, wing = tip - out * length * 0.3, out * 5j
    arrow = f"M{point(back + wing)}L{point(tip)}L{point(back - wing)}"
    return (
        element("path", id=f"exit-{port}", d=end, fill="none"),
        group(
            *(stroke(end, colour, width) for colour, width in pipes.LAYERS),
            stroke(arrow, "iron", 2.6),
            id=f"gate-{port}",
        ),
    )


def spots(cell: Json) -> dict[int, tuple[Json, complex]]:
    """The segments of a card by port, each with where its pawn stands on the card."""
    segments = cell["segments"]
    places = stands(tuple(tuple(segment["ports"]) for segment in segments))
    return {s["port"]: (s, place) for s, place in zip(segments, places, strict=True)}


def tunnel_at(cell: Json, port: int) -> str:
    """The tunnel at a port of a card."""
    ways = (way["tunnel"] for way in cell["segments"] + cell["straight"] if port in way["ports"])
    ends = (end["tunnel"] for end in cell["ends"] if port == end["port"])
    return str(next(ways, None) or next(ends))


def stripes(tunnel: Json, way: str) -> str:
    """Who leads a tunnel, as stripes along its pipes: dots while it is open; equals take turns."""
    leaders = tunnel["leaders"] if tunnel["open"] or tunnel["value"] else []
    worn, dash, gap = ("stripe guess", 2, 7) if tunnel["open"] else ("stripe", 8, 0)
    step = dash + gap
    drawn = ""
    for i, seat in enumerate(leaders):
        pause = step * len(leaders) - dash if i or gap else 0  # the first line lies below the rest
        dashes = f' stroke-dasharray="{dash} {pause}"' if pause else ""
        moved = f' stroke-dashoffset="{-step * i}"' if i else ""
        drawn += f'<use href="#way-{way}" class="{worn} line-seat-{seat}"{dashes}{moved}/>'
    return drawn


def price(z: complex, words: str, size: float) -> Markup:
    """A tag with a number."""
    wide, high = width_of(words, size) + 12, size + 4
    left, top = z.real - wide / 2, z.imag - high / 2
    return group(
        box(left, top, wide, high, 6, class_="fill-coal"),
        box(left + 1.5, top + 1.5, wide - 3, high - 3, 5, class_="fill-gold"),
        text(z.real, z.imag + size * 0.36, words, size, "coal", text_anchor="middle"),
        class_="pawn",
    )
