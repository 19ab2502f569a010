"""A position of SteamRollers as a person meets it: what is seen, asked and told."""

from __future__ import annotations

from ludogare.core.declaration.actions import Action
from ludogare.core.law.contract import CHANCE
from ludogare.core.match.match import members
from ludogare.core.saying.texts import Gathering, Json, Sentence
from ludogare.games.steamrollers.rules import acting, scores, tiles
from ludogare.games.steamrollers.rules import contract as rules
from ludogare.games.steamrollers.rules.actions import ACTIONS, ROW
from ludogare.games.steamrollers.rules.components import (
    BLACK_FACES,
    BORDERS,
    LEVELS,
    LOCO_POINTS,
    OLIVE_LOCO,
    ONCE,
    ORDER_POINTS,
    ORDERS,
    RAIL_SIDES,
    SITE_HEX,
    START_TILES,
    TILE_POINTS,
    TILES,
    WANTED,
)
from ludogare.games.steamrollers.rules.delivering import can_deliver
from ludogare.games.steamrollers.rules.parts import BOXES, CITIES, CODES, COLOURS, ORDER_CODES
from ludogare.games.steamrollers.rules.state import (
    ACTING,
    BLACK_DIE,
    CHOOSING,
    CLAIMING,
    ORDERING,
    OVER,
    SOLO_BEFORE,
    SOLO_INSTEAD,
    START_BOX,
    START_CHOICE,
    START_HOME,
    START_TAKE,
    START_TRACK,
    WHITE_DICE,
    State,
)
from ludogare.games.steamrollers.show import routes
from ludogare.games.steamrollers.show.rails import joins
from ludogare.games.steamrollers.show.story import (
    details,
    forced,
    on_board,
    rail_details,
    spoken,
    tell,
)

__all__ = [
    "ask", "describe", "details", "forced", "on_board", "prospects", "sheet", "spoken", "tell",
    "view",
]  # fmt: skip

ASKED = {
    START_CHOICE: "ask-start", START_BOX: "ask-start-box", START_TRACK: "ask-start-rail",
    START_TAKE: "ask-start-action", START_HOME: "ask-start-place", CHOOSING: "ask-choose",
    CLAIMING: "ask-claim", ACTING: "ask-act", ORDERING: "ask-order",
    SOLO_BEFORE: "ask-solo-before", SOLO_INSTEAD: "ask-solo-instead",
}  # fmt: skip

GATHERED = {
    "log-white": Gathering("log-whites", "some-dice"),
    "log-draw": Gathering("log-draws", "some-goods", by=("city",)),
    "log-tile_side": Gathering("log-tile-sides", "some-tile"),
    "log-order_side": Gathering("log-order-sides", "some-order"),
}
"""What is told in one sentence, when it happens several times in a row."""

CLAUSES = {
    "ask-over": "SR-12.1",
    "ask-start": "SR-3.1",
    "ask-start-box": "SR-3.2",
    "ask-start-rail": "SR-3.3",
    "ask-start-action": "SR-3.5",
    "ask-start-place": "SR-3.6",
    "ask-choose": "SR-5.2",
    "ask-choose-solo": "SR-13.8",
    "ask-claim": "SR-11.3",
    "ask-act": "SR-5.2",
    "ask-order": "SR-9.2",
    "ask-solo-before": "SR-13.5",
    "ask-solo-instead": "SR-13.6",
}
"""Where the rules speak of what is asked."""


def written(place: tuple[int, int]) -> str:
    """A hex as actions write it."""
    return f"{place[0]},{place[1]}"


# What is seen


def view(s: State, seat: int) -> Json:
    """Everything that a seat may see, from its hidden state."""
    mask = rules.awaited(s)
    awaited = [] if mask == CHANCE else list(members(mask))
    rolled = s.round > 0 and s.phase not in (WHITE_DICE, BLACK_DIE)
    return {
        "phase": ASKED.get(s.phase, "ask-wait").removeprefix("ask-") if s.phase != OVER else "over",
        "round": s.round,
        "first": s.first,
        "turn": s.turn if s.phase != OVER else None,
        "awaited": awaited,
        "solo": bool(s.solo),
        "white": [v + 1 for v in range(CITIES) for _ in range(s.dice[v])],
        "black": {"face": s.black + 1, "kinds": BLACK_FACES[s.black]} if rolled else None,
        "die": s.die or None,
        "second": s.second or None,
        "claimed": {"seat": s.claimed - 1, "die": s.claimed_die} if s.claimed else None,
        "cities": [{"city": c + 1, "goods": goods_of(s, c)} for c in range(CITIES)],
        "tiles": [tile(s, t) for t in range(TILES)],
        "orders": [order(s, o) for o in range(ORDERS)] if s.orders else [],
        "start_tiles": start_tiles(s),
        "borders": borders(s),
        "players": [player(s, p) for p in range(s.seats)],
        "olive": olive(s) if s.solo else None,
        "choices": choices(s, seat) if seat in awaited else {},
    }


def goods_of(s: State, city: int) -> list[str]:
    """The goods of a city: in the order of the row if there is one, else by colour."""
    if s.solo:
        return [COLOURS[s.row[city, i] - 1] for i in range(ROW) if s.row[city, i]]
    return [c for g, c in enumerate(COLOURS) for _ in range(s.goods[city, g])]


def borders(s: State) -> list[list[int]]:
    """The blocked borders, each as its two regions."""
    return sorted([a + 1, b + 1] for a, b in map(sorted, BORDERS[s.case]))


def tile(s: State, number: int) -> Json:
    """An action tile: what it is, who has it, how it lies."""
    code = tiles.code_of(s, number)
    holder = s.holder[number]
    return {
        "tile": CODES[code],
        "number": number + 1,
        "once": bool(ONCE[code]),
        "points": TILE_POINTS[code],
        "holder": holder - 1 if holder else None,
        "tilted": bool(s.tilted[number]),
        "used": bool(s.used >> number & 1),
    }


def order(s: State, number: int) -> Json:
    """An order tile: the goods it wants, its points, who has it."""
    line = number * 2 + s.order_side[number]
    holder = s.order_holder[number]
    return {
        "order": number + 1,
        "code": ORDER_CODES[line],
        "goods": [c for g, c in enumerate(COLOURS) for _ in range(WANTED[line, g])],
        "points": ORDER_POINTS[line],
        "holder": holder - 1 if holder else None,
    }


def start_tiles(s: State) -> list[Json]:
    """The start tiles and who took them, while they are in play."""
    if not s.start_tiles or s.round:
        return []
    return [
        {"tile": name, "holder": taken - 1 if taken else None}
        for name, taken in zip(START_TILES, s.start_taken, strict=True)
    ]


def player(s: State, p: int) -> Json:
    """A player's sheet, and what lies beside it."""
    rails = routes.rails_of([s.rail[p, i] for i in range(len(SITE_HEX))])
    return {
        "seat": p,
        "rails": [{"hex": written(h), "edges": list(sides)} for h, sides in rails.items()],
        "links": [
            {
                "cities": [link.one + 1, link.other + 1],
                "hexes": [written(h) for h in link.hexes],
                "villages": link.villages,
                "points": link.points,
            }
            for link in routes.links_of(rails)
        ],
        "boxes": [bool(s.ticked[p] >> box & 1) for box in range(BOXES)],
        "power": s.power[p],
        "more_power": int(tiles.works_as(s, p, tiles.T4, tiles.B)),
        "personal": personal(s, p),
        "kept": [c for g, c in enumerate(COLOURS) for _ in range(s.kept[p, g])],
        "points": scores.points_of(s, p),
        "parts": parts(s, p),
        "winner": bool(rules.winners(s) >> p & 1),
    }


def personal(s: State, p: int) -> Json | None:
    """The personal good: its colour, and its city once that is chosen."""
    if not s.personal[p]:
        return None
    return {"good": COLOURS[s.personal[p] - 1], "city": s.home[p] or None}


def parts(s: State, p: int) -> dict[str, int]:
    """What the points of a sheet are made of."""
    return {
        "delivered": s.delivered[p],
        "network": s.network[p],
        "locomotive": LOCO_POINTS[s.power[p]],
        "tiles": scores.tile_points(s, p),
        "orders": scores.order_points(s, p),
        "bonus": s.bonus[p],
    }


def olive(s: State) -> Json:
    """Olive: her ticks, her die, her points."""
    return {
        "level": LEVELS[s.level],
        "ticks": list(s.ticks),
        "die": s.olive_die or None,
        "taken": s.olive_points,
        "network": scores.olive_network(s),
        "tiles": scores.olive_tiles(s),
        "points": scores.olive_total(s),
        "won": s.phase == OVER and not rules.winners(s),
    }


def choices(s: State, seat: int) -> Json:
    """What a drawing may show of what the seat can do: rails to try, ways to deliver, dice."""
    found = legal(s, seat)
    rails = [
        {"hex": a.args["hex"], "edges": a.args["edges"], "joins": joins(s, seat, a)}
        for a in found
        if a.verb in ("rail", "start_rail")
    ]
    return {"rails": rails, "routes": ways(s, seat, found), "dice": allowed(s, seat)}


def legal(s: State, seat: int) -> list[Action]:
    """The legal actions of a seat."""
    out = [0] * (len(SITE_HEX) * len(RAIL_SIDES) + 1)
    n = rules.legal(s, seat, out)
    return [ACTIONS[number] for number in out[:n]]


def ways(s: State, seat: int, found: list[Action]) -> list[Json]:
    """One way for each origin, destination and distance of the deliveries."""
    names = ("origin", "dest", "distance")
    wanted = sorted({tuple(int(a.args[n]) for n in names) for a in found if a.verb == "deliver"})
    if not wanted:
        return []
    links = routes.links_of(routes.rails_of([s.rail[seat, i] for i in range(len(SITE_HEX))]))
    return [
        {
            "origin": origin,
            "dest": dest,
            "distance": distance,
            "hexes": [written(h) for h in routes.route(links, origin - 1, dest - 1, distance)],
        }
        for origin, dest, distance in wanted
    ]


def allowed(s: State, seat: int) -> list[Json]:
    """SR-5.2: for each value on the table, what a die of it allows as it is."""
    if s.phase not in (CHOOSING, CLAIMING, ACTING):
        return []
    values = {v + 1 for v in range(CITIES) if s.dice[v]} | ({s.die} if s.die else set())
    return [
        {
            "value": v,
            "rail": int(acting.can_draw(s, seat, v - 1)),
            "loco": int(not s.ticked[seat] >> (v - 1) & 1),
            "deliver": int(can_deliver(s, seat, v - 1)),
            "take": int(tiles.can_take(s, v - 1)),
        }
        for v in sorted(values)
    ]


# What is said


def ask(s: State, seat: int) -> Sentence:
    """What a seat is asked, in one sentence."""
    if s.phase == OVER:
        return "ask-over", {}
    mask = rules.awaited(s)
    if mask == CHANCE or seat < 0 or not mask >> seat & 1:
        return "ask-wait", {}
    if s.phase == CLAIMING:
        return "ask-claim", {"seat": s.turn, "die": s.die}
    if s.phase == CHOOSING and s.solo:
        return "ask-choose-solo", {"number": s.turns}
    if s.phase in (SOLO_BEFORE, SOLO_INSTEAD):
        return ASKED[s.phase], {"die": s.olive_die}
    if s.phase == START_HOME:
        return ASKED[s.phase], {"good": COLOURS[s.personal[seat] - 1]}
    return ASKED[s.phase], {"die": s.die}


def answer(s: State) -> tuple[str, int] | None:
    """SR-11.3: while 2b may answer a choice, the action that lets it be, and the round it is."""
    return ("let", s.round) if s.phase == CLAIMING else None


def describe(s: State) -> list[Sentence]:
    """The table in words, for a terminal or a screen reader, from a hidden state."""
    told: list[Sentence] = [("words-round", {"seat": s.first, "round": s.round})]
    told += dice_in_words(s)
    told += borders_in_words(s)
    told += [goods_in_words(s, city) for city in range(CITIES)]
    told += [tile_in_words(s, number) for number in range(TILES)]
    told += [order_in_words(s, o) for o in range(ORDERS) if s.orders and not s.order_holder[o]]
    for p in range(s.seats):
        told += sheet_in_words(player(s, p))
    if s.solo:
        ticks = " ".join(map(str, s.ticks))
        told.append(("words-olive", {"points": scores.olive_total(s), "ticks": ticks}))
    return told


def dice_in_words(s: State) -> list[Sentence]:
    """The dice of the round: black, white, and one that waits for the seat that claimed it."""
    told: list[Sentence] = []
    if s.round:
        one, two = BLACK_FACES[s.black]
        told.append(("words-black", {"one": one, "two": two}))
    white = [v + 1 for v in range(CITIES) for _ in range(s.dice[v])]
    if white:
        told.append(("words-white", {"dice": " ".join(map(str, white))}))
    if s.claimed and (s.claimed - 1 - s.first) % s.seats >= s.turns:
        told.append(("words-claimed", {"seat": s.claimed - 1, "die": s.claimed_die}))
    return told


def borders_in_words(s: State) -> list[Sentence]:
    """Where no rail can cross, if that is so anywhere."""
    items = [("some-border", {"one": one, "other": other}) for one, other in borders(s)]
    return [("words-borders", {"items": items})] if items else []


def goods_in_words(s: State, city: int) -> Sentence:
    """What lies in a city; alone, in the order of its row."""
    goods = goods_of(s, city)
    facts = {"city": city + 1, "count": len(goods)}
    if s.solo:
        return "words-row", {**facts, "items": [("colour-name", {"good": good}) for good in goods]}
    return "words-city", {**facts, "items": goods_by_colour(goods)}


def tile_in_words(s: State, number: int) -> Sentence:
    """Where a tile lies."""
    shown = tile(s, number)
    facts = {name: shown[name] for name in ("tile", "points")}
    facts |= {"code": f"t{shown['tile']}", "once": int(shown["once"])}
    if shown["holder"] is None:
        return "words-tile", facts
    how = {"tilted": int(shown["tilted"]), "used": int(shown["used"])}
    return "words-tile-held", {**facts, **how, "seat": shown["holder"]}


def order_in_words(s: State, number: int) -> Sentence:
    """What an order wants, and what it is worth."""
    shown = order(s, number)
    facts = {"order": shown["order"], "points": shown["points"]}
    return "words-order", {**facts, "items": goods_by_colour(shown["goods"])}


def goods_by_colour(goods: list[str]) -> list[Sentence]:
    """Goods as a list that names each colour once."""
    return [("some-goods", {"good": c, "count": goods.count(c)}) for c in COLOURS if c in goods]


def sheet_in_words(shown: Json) -> list[Sentence]:
    """A player, then the links of the sheet, then the rails that are in none."""
    links = shown["links"]
    told: list[Sentence] = [player_in_words(shown)]
    for link in links:
        one, other = link["cities"]
        told.append(("words-link", {"one": one, "other": other, "villages": link["villages"]}))
    linked = {place for link in links for place in link["hexes"]}
    for rail in shown["rails"]:
        if rail["hex"] not in linked:
            one, other = rail["edges"]
            told.append(("words-rail", rail_details(rail["hex"], f"{one}-{other}")))
    return told


def player_in_words(shown: Json) -> Sentence:
    """What a player has: points, power, goods."""
    boxes = [str(box) for box, ticked in enumerate(shown["boxes"], 1) if ticked]
    own = shown["personal"] or {"good": "none", "city": None}
    return "words-player", {
        **shown["parts"],
        **{name: shown[name] for name in ("seat", "points", "power")},
        "more": shown["more_power"],
        "boxes": " ".join(boxes) or "none",
        "count": len(shown["kept"]),
        "items": goods_by_colour(shown["kept"]),
        "good": own["good"],
        "city": own["city"] or 0,
    }


def sheet(s: State) -> list[tuple[Sentence, list[int | None]]]:
    """The score sheet, line by line as SR-12 counts; alone with Olive's lines before the total."""
    every = [parts(s, p) for p in range(s.seats)]
    names = ["delivered", "network", "locomotive", "tiles"]
    names += ["orders"] if s.orders else []
    names += ["bonus"] if s.start_tiles else []
    rows: list[tuple[Sentence, list[int | None]]] = [
        ((f"sheet-{name}", {}), [part[name] for part in every]) for name in names
    ]
    if s.solo:
        rows += [
            (("sheet-olive-taken", {}), [s.olive_points]),
            (("sheet-olive-locomotive", {}), [OLIVE_LOCO]),
            (("sheet-olive-network", {}), [scores.olive_network(s)]),
            (("sheet-olive-tiles", {}), [scores.olive_tiles(s)]),
            (("sheet-olive-total", {}), [scores.olive_total(s)]),
        ]
    rows.append((("sheet-total", {}), [scores.points_of(s, p) for p in range(s.seats)]))
    return rows


def prospects(s: State) -> list[tuple[Sentence, list[int]]]:
    """What pays later: cities from which a good can go, rails, power."""
    seats, sites = range(s.seats), range(len(SITE_HEX))
    return [
        (
            ("prospect-origins", {}),
            [sum(can_deliver(s, p, c) for c in range(CITIES)) for p in seats],
        ),
        (("prospect-rails", {}), [sum(s.rail[p, i] != 0 for i in sites) for p in seats]),
        (("prospect-power", {}), [s.power[p] for p in seats]),
    ]
