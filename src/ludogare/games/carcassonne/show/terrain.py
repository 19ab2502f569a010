"""The land as it lies, drawn from the table up: tiles, features, tunnels, choices, pieces.

Whatever belongs to one feature is one group that a page can light up (`data-group`). The land is
a picture within the picture, in hundredths of a tile from the start tile; a page moves it and makes
it larger or smaller by itself (`data-camera`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludogare.core.drawing import (
    Markup,
    box,
    element,
    group,
    name,
    placed,
    plain,
    stroke,
    text,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.carcassonne.rules.components import KINDS
from ludogare.games.carcassonne.rules.parts import CITY, MONASTERY, ROAD
from ludogare.games.carcassonne.show import city, pieces, tiles
from ludogare.games.carcassonne.show.badges import (
    MOUTH,
    RADIUS,
    Area,
    badge_places,
    clear,
    touch_radius,
)
from ludogare.games.carcassonne.show.colours import MOST_SWELL
from ludogare.games.carcassonne.show.ending import evening
from ludogare.games.carcassonne.show.parts import use
from ludogare.games.carcassonne.show.shapes import (
    TOKEN,
    Point,
    city_shape,
    seat_of,
    turned,
    written,
)
from ludogare.games.carcassonne.show.words import place_details, shown

LAYERS = ("field", "city", "road", "monastery")  # from below
FEWEST = 5  # places across and down that the land shows at least
AFTER = 0.3  # how much of a place is left all round at the end
LEGIBLE = 74  # the size of a tile on which all words can be read
FAR = 9000  # how far the map goes on beyond the land
Box = tuple[float, float, float, float]  # left, top, width, height


class Land:
    """The tiles as they lie, and everything on them."""

    def __init__(self, view: Json, say: Say) -> None:
        self.view, self.say = view, say
        self.at = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
        self.names = [say("board-player", seat=p["seat"]) for p in view["players"]]
        self.said: dict[tuple[Any, ...], str] = {}

    def whole(self) -> Box:
        """The land with one free place all round, while there are tiles to come."""
        beyond = AFTER if self.view["phase"] == "over" else 1
        left, right = min(x for x, _ in self.at) - beyond, max(x for x, _ in self.at) + beyond
        top, bottom = min(y for _, y in self.at) - beyond, max(y for _, y in self.at) + beyond
        aside = max(0, FEWEST - (right - left + 1)) / 2
        over = max(0, FEWEST - (bottom - top + 1)) / 2
        across, down = right - left + 1 + 2 * aside, bottom - top + 1 + 2 * over
        return (left - aside - 0.5) * 100, (top - over - 0.5) * 100, across * 100, down * 100

    def play(self) -> str:
        """What the moment is about: the last tile, where the next may lie; at the end, all."""
        if self.view["phase"] == "over":
            x, y, across, down = self.whole()
            return f"{plain(x + across / 2)} {plain(y + down / 2)}"
        places = [self.view["placed"], *(s for s in self.view["spots"] if s["turns"])]
        return listed(places)

    def middle(self, x: int, y: int) -> Point:
        """The middle of a place."""
        return x * 100, y * 100

    def spot_on(self, thing: Json) -> Point:
        """Where a meeple, a payment or the like lies on its segment."""
        tile = self.at[thing["x"], thing["y"]]
        x, y = self.middle(thing["x"], thing["y"])
        u, v = turned(seat_of(tile["kind"], thing["segment"]), tile["turn"])
        return x + u, y + v

    def drawn(self, left: float, top: float, width: float, height: float, least: float) -> Markup:
        """The whole land in a window, from the table up; a page shows tiles `least` px wide."""
        x, y, across, down = self.whole()
        size = 100 * min(width / across, height / down)
        return element(
            "svg",
            element("rect", x=-FAR, y=-FAR, width=2 * FAR, height=2 * FAR, fill="url(#map)"),
            evening(x + across / 2, y + down / 2) if self.view["phase"] == "over" else "",
            group(*self.ground(), *self.tiles(), *self.towers(), id="land", class_="through"),
            *self.signs(),
            *self.features(),
            *self.tunnels(),
            *self.latest(),
            *self.spots(),
            *self.claims(),
            *self.mouths(),
            *self.figures(),
            *self.payments(),
            class_=f"land swell-{min(MOST_SWELL, max(10, round(10 * LEGIBLE / size)))}",
            x=left, y=top, width=width, height=height, overflow="visible",
            viewBox=" ".join(map(plain, self.whole())),
            data_camera=least,
            data_play=self.play(),
            data_taken=listed(self.view["tiles"]),
            data_layers="fields",
            data_layers_name=self.say("board-fields"),
        )  # fmt: skip

    def ground(self) -> list[Markup]:
        """The grass of all tiles as one meadow, with the edge of the tiles and their shadow."""
        lie = "".join(
            f"M{written([(x * 100 - 50, y * 100 - 50)])}h100v{100 * tiles}h-100z"
            for x, y, tiles in columns(self.at)
        )
        return [
            element("defs", element("path", d=lie, id="meadows")),
            element("use", href="#meadows", class_="fill-coal", fill_opacity=0.22, x=5, y=9),
            element("use", href="#meadows", class_="fill-board", y=5),
            element("use", href="#meadows", fill="url(#grass)"),
        ]

    def tiles(self) -> list[Markup]:
        """The tiles from north to south; the one placed last is marked."""
        last = self.view["last"]
        fresh = last is not None and last["verb"] == "place"
        new = (self.view["placed"]["x"], self.view["placed"]["y"]) if fresh else None
        order = {t["number"]: n for n, t in enumerate(sorted(self.at.values(), key=by_number))}
        framed = {(latest["x"], latest["y"]) for latest in self.view["latest"]}
        drawn = []
        for place in sorted(self.at, key=lambda place: (place[1], place[0])):
            tile = self.at[place]
            x, y = self.middle(*place)
            drawn.append(placed(x, y, group(
                tiles.whole(tile["kind"], tile["turn"], *place),
                id=f"laid-{order[tile['number']]}",
                class_="new" if place == new and len(self.at) > 1 else None,
                data_marked="yes" if place in framed else None,
                aria_label=self.say("board-laid", items=shown(KINDS[tile["kind"]].name)),
            )))  # fmt: skip
        return drawn

    def towers(self) -> list[Markup]:
        """A tower wherever walls of two tiles meet; those of completed cities fly flags."""
        found: dict[Point, bool] = {}
        for (x, y), tile in self.at.items():
            kind = KINDS[tile["kind"]]
            for s, f in zip(kind.segments, tile["features"], strict=True):
                if s.feature == CITY:
                    complete = self.view["features"][f]["complete"]
                    for u, v in city.joints(*tiles.lies(*city_shape(kind, s), tile["turn"])):
                        at = (x * 100 + u, y * 100 + v)
                        found[at] = found.get(at, False) or complete
        return [
            use(part, *at)
            for at in sorted(found, key=lambda at: at[1])
            for part in (("tower", "flag") if found[at] else ("tower",))
        ]

    def signs(self) -> list[Markup]:
        """A star on the start tile; a cart on a complete road, a bell at a complete monastery."""
        drawn: list[Markup] = [use("start", 37, 39)]
        gone: set[int] = set()
        for tile in sorted(self.at.values(), key=by_number):
            kind = KINDS[tile["kind"]]
            x, y = self.middle(tile["x"], tile["y"])
            for i, f in enumerate(tile["features"]):
                s, feature = kind.segments[i], self.view["features"][f]
                if not feature["complete"] or f in gone:
                    continue
                if s.feature == MONASTERY:
                    drawn.append(use("bell", x, y + 4, scale=1.2))
                elif s.feature == ROAD and len(s.edges) == 2 and not tiles.passes_under(kind):
                    u, v = turned(seat_of(tile["kind"], i), tile["turn"])
                    drawn.append(use("cart", x + u, y + v - 3, scale=1.4))
                    gone.add(f)
        return [group(*drawn, class_="through")]

    def latest(self) -> list[Markup]:
        """The last tile of every player, framed in their colour until they place the next."""
        drawn = []
        for latest in self.view["latest"]:
            seat = latest["seat"]
            drawn.append(placed(*self.middle(latest["x"], latest["y"]), group(
                use("latest"),
                use(f"emblem-{seat}", -38, -38, scale=0.6),
                class_=f"through line-seat-{seat}",
            )))  # fmt: skip
        return drawn

    def features(self) -> list[Markup]:
        """Every feature as one shape over its tiles, to be lit and to tell about itself."""
        shapes: dict[int, list[Markup]] = {}
        taken = {(t["x"], t["y"], t["segment"]): t for t in self.view["taken"]}
        for tile in self.view["tiles"]:
            x, y = self.middle(tile["x"], tile["y"])
            for i, f in enumerate(tile["features"]):
                stands = f' data-spot="{tile["spot"]}"'
                if (held := taken.get((tile["x"], tile["y"], i))) is not None:
                    stands = f' data-feature="{held["feature"]}" data-part="{held["part"]}"'
                shapes.setdefault(f, []).append(shape_of(tile, i, x, y, stands))
        ordered = sorted(shapes, key=lambda f: LAYERS.index(self.view["features"][f]["feature"]))
        return [
            group(
                *shapes[f],
                class_=" ".join(["hit", *self.owner(self.view["features"][f])]),
                data_layer="fields" if self.view["features"][f]["feature"] == "field" else None,
                data_group=f"f{f}",
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
        d = "".join(
            "M" + written([places[mouth["mouth"]], places[other]])
            for mouth in self.view["mouths"]
            for other in mouth["linked"]
            if mouth["mouth"] < other
        )
        if not d:
            return []
        return [group(
            stroke(d, "chalk", 5, stroke_opacity=0.55),
            stroke(d, "coal", 2.2, stroke_dasharray="7 6"),
            class_="through",
        )]  # fmt: skip

    def mouth_place(self, mouth: Json) -> Point:
        """The place of a mouth."""
        x, y = self.middle(mouth["x"], mouth["y"])
        u, v = turned((0, -26), "NESW".index(mouth["edge"]))
        return x + u, y + v

    def token_place(self, mouth: Json) -> Point:
        """The place of a mouth's token, beside it."""
        x, y = self.middle(mouth["x"], mouth["y"])
        u, v = turned(TOKEN, "NESW".index(mouth["edge"]))
        return x + u, y + v

    def mouths(self) -> list[Markup]:
        """Beside each mouth its token, or its number while it is free."""
        drawn: list[Markup] = []
        laid: set[tuple[int, str]] = set()
        for mouth in self.view["mouths"]:
            x, y = self.token_place(mouth)
            held = mouth["token"]
            if held:
                key = (held["seat"], held["colour"])
                words = self.say("board-token", mouth=mouth["mouth"], **held)
                piece = group(name(words), pieces.lettered(*key, int(key in laid)))
                laid.add(key)
                drawn.append(placed(x, y, group(piece, class_="swells")))
            else:
                words = self.say("board-mouth", mouth=mouth["mouth"])
                drawn.append(placed(x, y, group(group(
                    name(words),
                    element("circle", r=11.5, class_="fill-sheet line-line", stroke_width=1.6,
                            stroke_dasharray="3 2"),
                    text(0, 5.6, str(mouth["mouth"]), 15.5, text_anchor="middle"),
                    id=f"mouth-{mouth['mouth']}", data_mouth=mouth["mouth"],
                ), class_="swells")))  # fmt: skip
        return drawn

    def spots(self) -> list[Markup]:
        """Where the tile in hand may lie, as soft frames; unseen until then, how it would."""
        frames, ghosts = [], []
        for spot in self.view["spots"]:
            x, y = self.middle(spot["x"], spot["y"])
            where = place_details(spot["x"], spot["y"])
            if not spot["turns"] and self.view["hand"] is None:
                continue
            if not spot["turns"]:
                frames.append(element(
                    "use", name(self.say("board-free", **where)), href="#free",
                    x=x, y=y, data_spot=spot["spot"],
                ))  # fmt: skip
                continue
            words = self.say("board-spot", turns=len(spot["turns"]), **where)
            frames.append(placed(x, y, group(
                name(words), use("opening"),
                id=f"spot-{spot['spot']}", class_="spot", data_spot=spot["spot"],
            )))  # fmt: skip
            single = len(spot["turns"]) == 1
            for turn in spot["turns"]:
                ghosts.append(element(
                    "use", href=f"#ghost-{turn}", x=x, y=y, class_="ghost",
                    data_spot=spot["spot"], data_turn=None if single else turn,
                ))  # fmt: skip
        return frames + ghosts

    def claims(self) -> list[Markup]:
        """The features that a meeple could take, each once, with what they are worth now."""
        shapes: dict[int, list[Markup]] = {}
        wanted = {choice["group"]: choice for choice in reversed(self.view["choices"])}
        for tile in self.view["tiles"]:
            x, y = self.middle(tile["x"], tile["y"])
            for i, f in enumerate(tile["features"]):
                if f in wanted:
                    shapes.setdefault(f, []).append(shape_of(tile, i, x, y))
        ordered = sorted(wanted.values(), key=lambda c: LAYERS.index(c["feature"]))
        return [self.claim(choice, shapes[choice["group"]]) for choice in ordered]

    def claim(self, choice: Json, shapes: list[Markup]) -> Markup:
        """One of them: its shape, and a badge where the meeple would stand."""
        tile = self.at[choice["x"], choice["y"]]
        x, y = self.middle(choice["x"], choice["y"])
        places = badge_places(tile["kind"])
        u, v = turned(places[choice["segment"]], tile["turn"])
        reach = touch_radius(
            places, choice["segment"], {c["segment"] for c in self.view["choices"]}
        )
        words = self.say("board-claim", feature=choice["feature"], worth=choice["worth"])
        badge = placed(
            x + u,
            y + v,
            element("circle", r=reach, fill="transparent", stroke="none", class_="touch"),
            element(
                "circle", r=RADIUS, class_="fill-sheet line-brass",
                stroke_width=2.5, fill_opacity=1, stroke_opacity=1,
            ),
            text(0, 6, str(choice["worth"]), 16.5, text_anchor="middle", fill_opacity=1),
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
        for figure in sorted(self.view["figures"], key=lambda f: self.spot_on(f)[1]):
            x, y = self.spot_on(figure)
            here = {"x": figure["x"], "y": figure["y"]} == self.view["placed"]
            fresh = here and last is not None and last["verb"] == "meeple"
            words = self.say("board-figure", seat=figure["seat"], feature=figure["feature"])
            posture = "lies" if figure["feature"] == "field" else "stands"
            drawn.append(placed(x, y, group(
                name(words),
                use(f"{posture}-{figure['seat']}"),
                id=f"meeple-{figure['seat']}-{figure['number']}",
                class_="through new" if fresh else "through",
            )))  # fmt: skip
        return drawn

    def payments(self) -> list[Markup]:
        """What was paid in the last turn, where it happened, clear of tokens and of each other."""
        drawn = []
        taken = [self.token_place(mouth) for mouth in self.view["mouths"]]
        covered = [Area(x, y, 2 * MOUTH, 2 * MOUTH) for x, y in taken]
        for i, paid in enumerate(self.view["payments"]):
            if not paid["points"]:
                continue
            x, y = self.spot_on(paid)
            names = ", ".join(self.names[seat] for seat in paid["seats"])
            words = self.say(
                "board-paid", names=names, points=paid["points"], feature=paid["feature"]
            )
            seats = paid["seats"]
            width = 32 + 12 * len(str(paid["points"])) + 19 * len(seats)
            above = y - (22 if paid["final"] else 0)
            free = clear(Area(x, above, width, 30), covered)
            covered.append(free)
            drawn.append(placed(free.x, free.y, group(group(
                name(words),
                box(-width / 2, -15, width, 30, 15, class_="fill-navy line-chalk", stroke_width=2),
                *(use(f"emblem-{seat}", 16 + 19 * n - width / 2, scale=0.8)
                  for n, seat in enumerate(seats)),
                text(width / 2 - 9, 7, f"+{paid['points']}", 20, "chalk", text_anchor="end"),
                id=f"paid-{i}", class_="through" if paid["final"] else "through new",
                data_marked="yes",
            ), class_="paid")))  # fmt: skip
        return drawn


def shape_of(tile: Json, segment: int, x: float, y: float, stands: str = "") -> Markup:
    """The outline of a segment of a tile that lies somewhere."""
    called, by = tiles.outline_of(tile["kind"], segment)
    return use(called, x, y, (by + tile["turn"]) % 4, stands=stands)


def columns(places: Iterable[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """Places that lie below each other: the northernmost, and how many they are.

    >>> columns([(0, 0), (0, 1), (0, 3), (1, 1)])
    [(0, 0, 2), (0, 3, 1), (1, 1, 1)]
    """
    found: list[tuple[int, int, int]] = []
    for x, y in sorted(places):
        if found and (x, y) == (found[-1][0], found[-1][1] + found[-1][2]):
            found[-1] = (*found[-1][:2], found[-1][2] + 1)
        else:
            found.append((x, y, 1))
    return found


def listed(places: Iterable[Json]) -> str:
    """The middles of places, as a page reads them."""
    return " ".join(f"{place['x'] * 100} {place['y'] * 100}" for place in places)


def by_number(tile: Json) -> int:
    """Tiles in the order in which they came."""
    return int(tile["number"])
