"""What people see of a match: the position as data, and what is asked and told about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludogare.core.declaration.actions import Action, Value
from ludogare.core.law.contract import CHANCE
from ludogare.core.match.match import members
from ludogare.core.saying.texts import Sentence
from ludogare.games.carcassonne.rules import contract as rules
from ludogare.games.carcassonne.rules import features
from ludogare.games.carcassonne.rules.actions import ACTIONS, COLOUR_NAMES
from ludogare.games.carcassonne.rules.components import CENTRE, DRAWN, KINDS, part_of
from ludogare.games.carcassonne.rules.land import fits
from ludogare.games.carcassonne.rules.parts import (
    CITY,
    FEATURES,
    FIELD,
    MONASTERY,
    ROAD,
)
from ludogare.games.carcassonne.rules.state import (
    ACTING,
    AT_END,
    COLOURS,
    DRAWING,
    FIGURES,
    IN_PLAY,
    OVER,
    PLACING,
    State,
)
from ludogare.games.carcassonne.show import words
from ludogare.games.carcassonne.show.turns import PERIODS

PHASES = {DRAWING: "drawing", PLACING: "placing", ACTING: "acting", OVER: "over"}
Row = tuple[Sentence, list[int | None]]

CLAUSES = {
    "ask-over": "CA-5.1",
    "ask-place": "CA-3.2",
    "ask-meeple": "CA-3.6",
    "ask-both": "CA-6.5",
    "ask-token": "CA-6.4",
}
"""Where the rules speak of what is asked."""


def place_of(s: State, cell: int) -> dict[str, int]:
    """Where a cell lies: x grows east, y grows south, the start tile is at 0, 0."""
    return {"x": s.x[cell], "y": s.y[cell]}


def segment_of(s: State, node: int) -> dict[str, Any]:
    """The tile and the segment of a node."""
    cell = s.home[node]
    return {**place_of(s, cell), "segment": node - s.first[cell]}


def part_at(s: State, node: int) -> str:
    """The part of its tile that a node takes up, as the tile lies."""
    cell = s.home[node]
    kind, turn = divmod(s.face[cell] - 1, 4)
    return part_of(KINDS[kind].segments[node - s.first[cell]], turn)


def view(s: State, seat: int) -> dict[str, Any]:
    """Everything that a seat may see."""
    mask = rules.awaited(s)
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "awaited": [] if mask == CHANCE else list(members(mask)),
        "hand": s.hand if s.phase == PLACING else None,
        "stack": s.stack,
        "aside": [k for k in range(DRAWN) for _ in range(s.aside[k])],
        "placed": place_of(s, s.last),
        "latest": latest(s),
        "tiles": [tile(s, cell) for cell in range(s.cells) if s.face[cell]],
        "features": {f: feature(s, f) for f in range(s.nodes) if s.feature[f] == f},
        "spots": [spot(s, s.spot[i]) for i in range(s.spots)],
        "figures": [figure(s, p, i) for p, i in standing(s)],
        "choices": meeple_choices(s),
        "taken": taken_segments(s),
        "mouths": [mouth(s, i) for i in range(s.mouths)],
        "payments": [payment(s, i) for i in range(s.payments)],
        "players": [player(s, p) for p in range(s.seats)],
    }


def tile(s: State, cell: int) -> dict[str, Any]:
    """A tile that lies, with the feature of each of its segments; numbers rise as tiles came."""
    kind, turn = divmod(s.face[cell] - 1, 4)
    first = s.first[cell]
    nodes = range(first, first + len(KINDS[kind].segments))
    return {
        **place_of(s, cell),
        "spot": cell,
        "number": first,
        "kind": kind,
        "tile": KINDS[kind].name,
        "turn": turn,
        "features": [s.feature[node] for node in nodes],
    }


def latest(s: State) -> list[dict[str, int]]:
    """Where each seat placed its last tile; they take turns, seat 0 first, after the start tile."""
    laid = sorted((s.first[cell], cell) for cell in range(s.cells) if s.face[cell])
    found = {(n - 1) % s.seats: place_of(s, cell) for n, (_, cell) in enumerate(laid) if n}
    return [{"seat": seat, **found[seat]} for seat in sorted(found)]


def feature(s: State, f: int) -> dict[str, Any]:
    """What a feature consists of, and what it would pay now."""
    kind = features.kind_of(s, f)
    return {
        "feature": FEATURES[kind],
        "tiles": features.tiles(s, f),
        "open": 0 if kind == FIELD else features.open_ends(s, f),
        "complete": kind != FIELD and features.open_ends(s, f) == 0,
        "worth": features.worth(s, f, kind),
        "pennants": features.pennants(s, f),
        "special": features.special(s, f),
        "meeples": [features.meeples_of(s, f, p) for p in range(s.seats)],
        "owners": list(members(features.owners(s, f))),
    }


def spot(s: State, cell: int) -> dict[str, Any]:
    """A free spot, with the turns that look different in which the tile in hand fits there."""
    turns = []
    if s.phase == PLACING:
        ways = range(PERIODS[s.hand])
        turns = [turn for turn in ways if fits(s.pattern[cell], s.hand * 4 + turn)]
    return {"spot": cell, **place_of(s, cell), "turns": turns}


def standing(s: State) -> list[tuple[int, int]]:
    """The meeples on the land, each as its seat and its number."""
    return [(p, i) for p in range(s.seats) for i in range(FIGURES) if s.figure[p, i]]


def figure(s: State, p: int, i: int) -> dict[str, Any]:
    """A meeple on the land."""
    node = s.figure[p, i] - 1
    kind = features.kind_of(s, node)
    return {"seat": p, "number": i, "feature": FEATURES[kind], **segment_of(s, node)}


def meeple_choices(s: State) -> list[dict[str, Any]]:
    """The segments on which the seat in turn could place a meeple now."""
    if s.phase != ACTING or not s.meeple_open:
        return []
    first = s.first[s.last]
    found = []
    for node in range(first, first + len(KINDS[s.face[s.last] - 1 >> 2].segments)):
        f = s.feature[node]
        if features.meeples(s, f) == 0:
            kind = features.kind_of(s, node)
            part = part_at(s, node)
            worth = features.worth(s, f, kind)
            found.append(
                {
                    "feature": FEATURES[kind],
                    "part": part,
                    **segment_of(s, node),
                    "group": f,
                    "worth": worth,
                }
            )
    return found


def taken_segments(s: State) -> list[dict[str, Any]]:
    """The segments of the tile just placed on which no meeple can stand, since others do."""
    if s.phase != ACTING:
        return []
    first = s.first[s.last]
    nodes = range(first, first + len(KINDS[s.face[s.last] - 1 >> 2].segments))
    return [
        {
            "feature": FEATURES[features.kind_of(s, node)],
            "part": part_at(s, node),
            **segment_of(s, node),
        }
        for node in nodes
        if features.meeples(s, s.feature[node])
    ]


def mouth(s: State, i: int) -> dict[str, Any]:
    """A tunnel mouth and the token on it."""
    node, token = s.mouth[i], s.token[i] - 1
    seat, colour = divmod(token, COLOURS)
    return {
        "mouth": i + 1,
        **segment_of(s, node),
        "edge": part_at(s, node),
        "token": None if token < 0 else {"seat": seat, "colour": COLOUR_NAMES[colour]},
        "linked": [j + 1 for j in range(s.mouths) if j != i and s.token[j] == token + 1 > 0],
    }


def payment(s: State, i: int) -> dict[str, Any]:
    """What was paid in the last turn, where and to whom."""
    node = s.paid_node[i]
    return {
        **segment_of(s, node),
        "feature": FEATURES[features.kind_of(s, node)],
        "points": s.paid_points[i],
        "seats": list(members(s.paid_seats[i])),
        "final": s.phase == OVER and i >= s.final,
    }


def player(s: State, p: int) -> dict[str, Any]:
    """A player's points and pieces."""
    held = {COLOUR_NAMES[c]: s.tokens[p, c] for c in range(COLOURS)}
    laid = {s.token[i] - 1 for i in range(s.mouths)}
    return {
        "seat": p,
        "points": rules.points_of(s, p),
        "supply": s.supply[p],
        "tokens": {
            name: held[name]
            for c, name in enumerate(COLOUR_NAMES)
            if held[name] or p * COLOURS + c in laid
        },
        "winner": bool(rules.winners(s) >> p & 1),
    }


def spoken(before: State, action: Action) -> dict[str, Value]:
    """The arguments of an action in the words of the rule book, with places on the land."""
    if action.verb == "place":
        return {**place_of(before, int(action.args["spot"])), "turn": action.args["turn"]}
    if action.verb == "meeple":
        return {**action.args, "part": str(action.args["part"]).replace(".", " ")}
    if action.verb == "token":
        node = before.mouth[int(action.args["mouth"]) - 1]
        at = place_of(before, before.home[node])
        return {"colour": action.args["colour"], **at, "edge": part_at(before, node)}
    return dict(action.args)


def forced(before: State, seat: int, action: Action, after: State) -> list[tuple[int, Action]]:
    """CA-Q3: whoever can place no meeple, or no token, is not asked."""
    given = []
    for refusal, was_open, is_open, answers in (
        ("no_meeple", before.meeple_open, after.meeple_open, ("meeple", "no_meeple")),
        ("no_token", before.token_open, after.token_open, ("token", "no_token")),
    ):
        if action.verb == "place":
            was_open = 1 if refusal == "no_meeple" else before.tunnel
        if was_open and not is_open and action.verb not in answers:
            given.append((seat, ACTIONS[ACTIONS.number(refusal)]))
    return given


def named(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts with a place in them, and what that is called."""
    return {**facts, **words.place_details(int(facts["x"]), int(facts["y"]))}


def details(action: Action) -> dict[str, Any]:
    """What a sentence about an action may name: its arguments, a tile or a part in words."""
    if action.verb == "draw":
        return {**action.args, "items": words.shown(str(action.args["tile"]))}
    return {**action.args, "toward": words.toward(str(action.args.get("part", CENTRE)))}


def on_board(s: State, action: Action) -> dict[str, Any]:
    """What a label may name in a position: a place, or a feature with what it is worth now."""
    if action.verb in ("place", "token"):
        return {**details(action), **named(spoken(s, action))}
    offered = [c for c in meeple_choices(s) if c["feature"] == action.args["feature"]]
    worth = next(c["worth"] for c in offered if c["part"] == action.args["part"])
    several = len({c["group"] for c in offered}) > 1
    return {**details(action), "points": worth, "several": "yes" if several else "no"}


def ask(s: State, seat: int) -> Sentence:
    """What a seat is asked, in one sentence."""
    mask = rules.awaited(s)
    if s.phase == OVER:
        return "ask-over", {}
    if mask == CHANCE or seat < 0 or not mask >> seat & 1:
        return "ask-wait", {}
    if s.phase == PLACING:
        return "ask-place", {"tile": KINDS[s.hand].name, "stack": s.stack}
    if s.meeple_open:
        return ("ask-both" if s.token_open else "ask-meeple"), {"supply": s.supply[seat]}
    return "ask-token", {"tokens": sum(s.tokens[seat, c] for c in range(COLOURS))}


def tell(before: State, seat: int, action: Action, after: State) -> list[Sentence]:
    """What is told about a ply."""
    told: list[Sentence] = [_happened(before, seat, action)]
    if action.verb == "draw" and after.phase != PLACING:
        told.append(("log-aside", {"tile": action.args["tile"]}))
    if action.verb == "token" and _links(before, after):
        told.append(("log-linked", {"seat": seat, **action.args}))
    if before.phase in (PLACING, ACTING) and after.phase in (DRAWING, OVER):
        for i in range(after.final if after.phase == OVER else after.payments):
            told += _paid(after, i, "log-paid")
    if after.phase == OVER:
        told.append(("log-over", {"seat": None}))  # it is nobody’s
        for i in range(after.final, after.payments):
            told += _paid(after, i, "log-final")
    return told


def _happened(before: State, seat: int, action: Action) -> Sentence:
    args = {**details(action), **spoken(before, action)}
    if "x" in args:
        args = named(args)
    if action.verb == "draw":
        args["seat"] = before.turn
    elif seat != CHANCE:
        args["seat"] = seat
    return f"log-{action.verb}", args


def _links(before: State, after: State) -> bool:
    """Whether a token made a tunnel."""
    laid = [after.token[i] for i in range(after.mouths)]
    new = next(t for i, t in enumerate(laid) if t != before.token[i])
    return laid.count(new) == 2


def _paid(s: State, i: int, message: str) -> list[Sentence]:
    """Who got how many points for a feature."""
    paid = payment(s, i)
    if not paid["points"]:
        return []
    facts = named({key: paid[key] for key in ("feature", "points", "x", "y")})
    return [(message, {"seat": p, **facts}) for p in paid["seats"]]


def describe(s: State) -> list[Sentence]:
    """The land in words, for a terminal or a screen reader."""
    told: list[Sentence] = [("words-stack", {"stack": s.stack})]
    for cell in range(s.cells):
        if s.face[cell]:
            kind, turn = divmod(s.face[cell] - 1, 4)
            facts = {"tile": KINDS[kind].name, "turn": turn, **place_of(s, cell)}
            told.append(("words-tile", named(facts)))
    if s.phase == PLACING:
        told.append(("words-hand", {"tile": KINDS[s.hand].name}))
        for i in range(s.spots):
            found = spot(s, s.spot[i])
            if found["turns"]:
                turns = ", ".join(map(str, found["turns"]))
                told.append(("words-spot", named({**found, "turns": turns})))
    for p, i in standing(s):
        node = s.figure[p, i] - 1
        f = s.feature[node]
        kind = features.kind_of(s, node)
        facts = named({**place_of(s, s.home[node]), "feature": FEATURES[kind]})
        told.append(("words-meeple", {"seat": p, **facts, "worth": features.worth(s, f, kind)}))
    for i in range(s.mouths):
        found = mouth(s, i)
        facts = named({key: found[key] for key in ("mouth", "x", "y")})
        if found["token"]:
            told.append(("words-token", {**facts, **found["token"]}))
        else:
            told.append(("words-mouth", facts))
    for p in range(s.seats):
        tokens = sum(s.tokens[p, c] for c in range(COLOURS))
        facts = {"points": rules.points_of(s, p), "supply": s.supply[p], "tokens": tokens}
        told.append(("words-player", {"seat": p, **facts}))
    return told


SHEET = (
    ("sheet-road", IN_PLAY + ROAD),
    ("sheet-city", IN_PLAY + CITY),
    ("sheet-monastery", IN_PLAY + MONASTERY),
    ("sheet-end-road", AT_END + ROAD),
    ("sheet-end-city", AT_END + CITY),
    ("sheet-end-monastery", AT_END + MONASTERY),
    ("sheet-field", AT_END + FIELD),
)


def sheet(s: State) -> list[Row]:
    """The score sheet: what each player got for what, in a match and at its end."""
    rows: list[Row] = [
        ((message, {}), [s.gained[p, gain] for p in range(s.seats)]) for message, gain in SHEET
    ]
    rows.append((("sheet-total", {}), [rules.points_of(s, p) for p in range(s.seats)]))
    return rows


def prospects(s: State) -> list[Row]:
    """What pays later: what is unfinished, as it would count now, and the meeples in the supply."""
    ended = s.copy()
    if s.phase != OVER:
        features.pay_rest(ended)
    seats = range(s.seats)
    rows: list[Row] = [
        ((message, {}), [ended.gained[p, gain] for p in seats])
        for message, gain in SHEET
        if gain >= AT_END
    ]
    return [*rows, (("prospect-meeples", {}), [s.supply[p] for p in seats])]
