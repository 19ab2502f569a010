"""The land as it lies, drawn from the table up: tiles, features, tunnels, choices, pieces.

Whatever belongs to one feature is one group that a page can light up (`data-lights`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludogare.core.drawing import (
    Markup,
    box,
    element,
    group,
    mark,
    name,
    placed,
    plain,
    stroke,
    text,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.carcassonne.show.scenery import lettered, use, whole_tile
from ludogare.games.carcassonne.show.shapes import Point, seat_of, turned

LAYERS = ("field", "city", "road", "monastery")  # from below


@dataclass(frozen=True)
class Plan:
    """Where things lie."""

    width: float
    margin: float
    hand: float  # the side of the panel with the tile in hand
    columns: int  # of players
    row: float  # the height of a player's panel
    tallest: float  # of the land
    largest: float  # of a tile
    fewest: tuple[int, int]  # places across and down that the land shows at least


LEGIBLE = 65  # the size of a tile on which a payment can still be read
MOST_SWELL = 1.7  # so that payments on neighbouring tiles stay apart


class Land:
    """The tiles as they lie, and everything on them."""

    def __init__(self, view: Json, say: Say, plan: Plan, top: float) -> None:
        self.view, self.say, self.plan, self.top = view, say, plan, top
        xs, ys = ([tile[axis] for tile in view["tiles"]] for axis in ("x", "y"))
        across, down = max(xs) - min(xs) + 3, max(ys) - min(ys) + 3
        more = max(0, plan.fewest[0] - across), max(0, plan.fewest[1] - down)
        self.west = min(xs) - 1 - more[0] / 2
        self.north = min(ys) - 1 - more[1] / 2
        across, down = across + more[0], down + more[1]
        room = plan.width - 2 * plan.margin
        self.size = min(room / across, plan.tallest / down, plan.largest)
        self.swell = min(MOST_SWELL, max(1.0, LEGIBLE / self.size))
        self.left = (plan.width - across * self.size) / 2
        self.height = down * self.size
        self.at = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
        self.names = [say("board-player", seat=p["seat"]) for p in view["players"]]
        self.said: dict[tuple[Any, ...], str] = {}

    def middle(self, x: int, y: int) -> Point:
        """The middle of a place, in hundredths of a tile."""
        return (x - self.west + 0.5) * 100, (y - self.north + 0.5) * 100

    def spot_on(self, thing: Json) -> Point:
        """Where a meeple, a payment or the like lies on its segment."""
        tile = self.at[thing["x"], thing["y"]]
        x, y = self.middle(thing["x"], thing["y"])
        u, v = turned(seat_of(tile["kind"], thing["segment"]), tile["turn"])
        return x + u, y + v

    def drawn(self) -> Markup:
        """The whole land, from the table up."""
        room = self.plan.width - 2 * self.plan.margin
        return group(
            box(self.plan.margin, self.top, room, self.height, class_="fill-well line-edge"),
            placed(
                self.left,
                self.top,
                *self.tiles(),
                *self.features(),
                *self.tunnels(),
                *self.spots(),
                *self.claims(),
                *self.mouths(),
                *self.figures(),
                *self.payments(),
                scale=self.size / 100,
            ),
            id="land",
            data_layers="fields",
            data_layers_name=self.say("board-fields"),
        )

    def tiles(self) -> list[Markup]:
        """The tiles; the one placed last is marked."""
        last = self.view["last"]
        fresh = last is not None and last["verb"] == "place"
        new = self.view["placed"] if fresh and len(self.at) > 1 else None
        drawn = []
        for number, tile in enumerate(sorted(self.view["tiles"], key=lambda t: t["number"])):
            x, y = self.middle(tile["x"], tile["y"])
            here = {"x": tile["x"], "y": tile["y"]}
            drawn.append(placed(x, y, group(
                whole_tile(tile["kind"], tile["turn"]),
                id=f"laid-{number}", class_="new" if here == new else None,
            )))  # fmt: skip
        return drawn

    def features(self) -> list[Markup]:
        """Every feature as one shape over its tiles, to be lit and to tell about itself."""
        shapes: dict[int, list[Markup]] = {}
        for tile in self.view["tiles"]:
            x, y = self.middle(tile["x"], tile["y"])
            for i, f in enumerate(tile["features"]):
                shapes.setdefault(f, []).append(use(f"seg-{tile['kind']}-{i}", x, y, tile["turn"]))
        ordered = sorted(shapes, key=lambda f: LAYERS.index(self.view["features"][f]["feature"]))
        return [
            group(
                *shapes[f],
                class_=" ".join(["hit", *self.owner(self.view["features"][f])]),
                data_layer="fields" if self.view["features"][f]["feature"] == "field" else None,
                data_group=f"f{f}",
                data_lights=f"f{f}",
                data_tip=self.tip(self.view["features"][f]),
            )
            for f in ordered
        ]

    def owner(self, feature: Json) -> list[str]:
        """The class of the seat that owns a field, or of several who share it."""
        owners = feature["owners"]
        if feature["feature"] != "field" or not owners:
            return []
        return [f"of-{owners[0]}" if len(owners) == 1 else "of-many"]

    def tip(self, feature: Json) -> str:
        """A feature in a sentence: what it is, what it pays now, and to whom."""
        key = (
            feature["feature"], feature["tiles"], feature["complete"], feature["worth"],
            *feature["owners"],
        )  # fmt: skip
        if key not in self.said:
            words = self.say(
                "board-tip",
                feature=feature["feature"],
                tiles=feature["tiles"],
                complete=str(feature["complete"]).lower(),
                worth=feature["worth"],
            )
            if feature["owners"]:
                names = ", ".join(self.names[seat] for seat in feature["owners"])
                words += " " + self.say("board-tip-owners", names=names)
            self.said[key] = words
        return self.said[key]

    def tunnels(self) -> list[Markup]:
        """Linked mouths, joined by a dashed line under the land."""
        places = {m["mouth"]: self.mouth_place(m) for m in self.view["mouths"]}
        drawn = []
        for mouth in self.view["mouths"]:
            for other in mouth["linked"]:
                if mouth["mouth"] < other:
                    (x, y), (u, v) = places[mouth["mouth"]], places[other]
                    d = f"M{plain(x)} {plain(y)}L{plain(u)} {plain(v)}"
                    drawn.append(group(
                        stroke(d, "chalk", 5, stroke_opacity=0.5),
                        stroke(d, "coal", 2.6, stroke_dasharray="7 7"),
                        class_="through",
                    ))  # fmt: skip
        return drawn

    def mouth_place(self, mouth: Json) -> Point:
        """The place of a mouth."""
        x, y = self.middle(mouth["x"], mouth["y"])
        u, v = turned((0, -22), "NESW".index(mouth["edge"]))
        return x + u, y + v

    def mouths(self) -> list[Markup]:
        """Beside each mouth its token, or its number while it is free."""
        drawn: list[Markup] = []
        laid: set[tuple[int, str]] = set()
        for mouth in self.view["mouths"]:
            x, y = self.mouth_place(mouth)
            u, v = turned((19, -2), "NESW".index(mouth["edge"]))
            held = mouth["token"]
            if held:
                key = (held["seat"], held["colour"])
                words = self.say("board-token", mouth=mouth["mouth"], **held)
                piece = group(name(words), lettered(*key, int(key in laid), 1.05))
                laid.add(key)
                drawn.append(placed(x + u, y + v, piece))
            else:
                words = self.say("board-mouth", mouth=mouth["mouth"])
                drawn.append(placed(x + u, y + v, group(
                    name(words),
                    element("circle", r=9.5, class_="fill-sheet line-line", stroke_width=1.4,
                            stroke_dasharray="3 2"),
                    text(0, 4, str(mouth["mouth"]), 11, text_anchor="middle"),
                    id=f"mouth-{mouth['mouth']}", data_mouth=mouth["mouth"],
                )))  # fmt: skip
        return drawn

    def spots(self) -> list[Markup]:
        """Where the tile in hand may lie; and, unseen until chosen, how it would."""
        drawn = []
        for spot in self.view["spots"]:
            if not spot["turns"]:
                continue
            x, y = self.middle(spot["x"], spot["y"])
            words = self.say("board-spot", spot=spot["spot"], x=spot["x"], y=spot["y"],
                             turns=len(spot["turns"]))  # fmt: skip
            drawn.append(placed(x, y, group(
                name(words),
                box(-44, -44, 88, 88, 8, class_="fill-gold line-brass", fill_opacity=0.22,
                    stroke_width=3, stroke_dasharray="9 6"),
                text(0, 7, f"{spot['x']}, {spot['y']}".replace("-", "−"), 20, "ink",
                     text_anchor="middle", opacity=0.75),
                id=f"spot-{spot['spot']}", data_spot=spot["spot"],
            )))  # fmt: skip
            single = len(spot["turns"]) == 1
            for turn in spot["turns"]:
                drawn.append(placed(x, y, group(
                    name(words), whole_tile(self.view["hand"], turn), class_="ghost",
                    data_spot=spot["spot"], data_turn=None if single else turn,
                )))  # fmt: skip
        return drawn

    def claims(self) -> list[Markup]:
        """The features that a meeple could take, with what they are worth now."""
        shapes: dict[int, list[Markup]] = {}
        wanted = {choice["group"] for choice in self.view["choices"]}
        for tile in self.view["tiles"]:
            x, y = self.middle(tile["x"], tile["y"])
            for i, f in enumerate(tile["features"]):
                if f in wanted:
                    part = use(f"seg-{tile['kind']}-{i}", x, y, tile["turn"])
                    shapes.setdefault(f, []).append(part)
        ordered = sorted(self.view["choices"], key=lambda c: LAYERS.index(c["feature"]))
        return [self.claim(choice, shapes[choice["group"]]) for choice in ordered]

    def claim(self, choice: Json, shapes: list[Markup]) -> Markup:
        """One of them: its shape, and a badge where the meeple would stand."""
        x, y = self.spot_on(choice)
        words = self.say("board-claim", feature=choice["feature"], worth=choice["worth"])
        badge = placed(
            x,
            y,
            element(
                "circle", r=12, class_="fill-sheet line-brass",
                stroke_width=2.5, fill_opacity=1, stroke_opacity=1,
            ),
            text(0, 5.2, str(choice["worth"]), 15, text_anchor="middle", fill_opacity=1),
        )  # fmt: skip
        return group(
            name(words),
            *shapes,
            badge,
            class_="claim",
            id=f"claim-{choice['feature']}-{choice['part']}",
            data_feature=choice["feature"],
            data_part=choice["part"],
        )

    def figures(self) -> list[Markup]:
        """The meeples on the land; farmers lie down."""
        drawn = []
        last = self.view["last"]
        for figure in self.view["figures"]:
            x, y = self.spot_on(figure)
            here = {"x": figure["x"], "y": figure["y"]} == self.view["placed"]
            fresh = here and last is not None and last["verb"] == "meeple"
            words = self.say("board-figure", seat=figure["seat"], feature=figure["feature"])
            lying = figure["feature"] == "field"
            drawn.append(placed(x, y, group(
                name(words),
                use(f"figure-{figure['seat']}", turn=int(lying), scale=1.05),
                id=f"meeple-{figure['seat']}-{figure['number']}",
                class_="through new" if fresh else "through",
            )))  # fmt: skip
        return drawn

    def payments(self) -> list[Markup]:
        """What was paid in the last turn, where it happened."""
        drawn = []
        for i, paid in enumerate(self.view["payments"]):
            if not paid["points"]:
                continue
            x, y = self.spot_on(paid)
            names = ", ".join(self.names[seat] for seat in paid["seats"])
            words = self.say(
                "board-paid", names=names, points=paid["points"], feature=paid["feature"]
            )
            seats = paid["seats"]
            width = 40 + 17 * len(seats)
            drawn.append(placed(x, y - (18 if paid["final"] else 0), group(
                name(words),
                box(-width / 2, -13, width, 26, 13, class_="fill-navy line-chalk", stroke_width=2),
                *(mark(seat, -width / 2 + 15 + 17 * n, 0, 7) for n, seat in enumerate(seats)),
                text(width / 2 - 9, 6, f"+{paid['points']}", 17, "chalk", text_anchor="end"),
                id=f"paid-{i}", class_="through" if paid["final"] else "through new",
            ), scale=self.swell))  # fmt: skip
        return drawn
