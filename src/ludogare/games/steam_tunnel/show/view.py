"""A position of Steam Tunnel as a person meets it: what is seen, asked and told."""

from __future__ import annotations

from fractions import Fraction

from ludogare.core.declaration.actions import Action, Value
from ludogare.core.law.contract import CHANCE
from ludogare.core.match.match import members
from ludogare.core.saying.texts import Json, Sentence
from ludogare.games.steam_tunnel.rules import contract as rules
from ludogare.games.steam_tunnel.rules.components import (
    BLOCKED,
    FACE_DOWN,
    FACES,
    LOWEST,
    NO_SEGMENT,
    POINT,
    PORTS,
    SIZE,
    WIDTH,
)
from ludogare.games.steam_tunnel.rules.options import OPTIONS
from ludogare.games.steam_tunnel.rules.parts import CARD_NAMES, PORT_NAMES
from ludogare.games.steam_tunnel.rules.state import FLIPPING, OVER, STARTING, State
from ludogare.games.steam_tunnel.rules.tunnels import UNIT
from ludogare.games.steam_tunnel.show.tracing import ON, WAYS, End, Traced, Tunnel

Row = tuple[Sentence, list[int | None]]

PHASES = ("starting", "flipping", "revealing", "placing", "over")
DEAD_ENDS = OPTIONS["dead_ends"].values

CLAUSES = {
    "ask-over": "ST-8.1",
    "ask-flip": "ST-4.3",
    "ask-place": "ST-4.5",
}
"""Where the rules speak of what is asked."""


def shown(units: int) -> str:
    """Points as exactly as they are shared.

    >>> shown(60), shown(56 * 20), shown(40), shown(0)
    ('1', '18 2/3', '2/3', '0')
    """
    whole, rest = divmod(units, UNIT)
    parts = ([str(whole)] if whole or not rest else []) + ([str(Fraction(rest, UNIT))] * bool(rest))
    return " ".join(parts)


def view(s: State, seat: int) -> Json:
    """Everything there is to see; nothing is secret."""
    mask = rules.awaited(s)
    traced = Traced(s)
    row, col = divmod(s.chosen, WIDTH)
    return {
        "phase": PHASES[s.phase],
        "turn": None if s.phase in (STARTING, OVER) else s.turn,
        "awaited": [] if mask == CHANCE else list(members(mask)),
        "size": SIZE[s.full],
        "dead_ends": DEAD_ENDS[s.dead_ends],
        "charity": bool(s.charity),
        "face_down": s.face_down,
        "unseen": {card: s.unseen[i] for i, card in enumerate(CARD_NAMES) if s.unseen[i]},
        "chosen": {"row": row, "col": col},
        "cells": [cell_of(traced, cell) for cell in ON[s.full]],
        "tunnels": [tunnel_of(tunnel) for tunnel in traced.tunnels],
        "players": [player(traced, p) for p in range(s.seats)],
        "sheet": [counted(tunnel) for tunnel in counting(traced)] if s.phase == OVER else None,
    }


def face_of(card: int) -> str:
    """How a cell looks: a card that lies down or up, or none."""
    if card < FACES:
        return "point" if card // 2 == POINT else "up"
    return {FACE_DOWN: "down", BLOCKED: "blocked"}.get(card, "hole")


def cell_of(traced: Traced, cell: int) -> Json:
    """What lies on a cell: its ways through (segments if face up), its ends, its pawns."""
    s = traced.state
    card = s.card[cell]
    row, col = divmod(cell, WIDTH)
    return {
        "row": row,
        "col": col,
        "face": face_of(card),
        "card": CARD_NAMES[card // 2] if card < FACES else None,
        "turned": card % 2 if card < FACES else None,
        "segments": [
            {
                "port": ports[0],
                "ports": list(ports),
                "pawn": s.pawn[cell, ports[0]] - 1 if s.pawn[cell, ports[0]] else None,
                "tunnel": traced.at(cell, ports[0]).name,
            }
            for ports in (WAYS[card] if card < FACES else ())
        ],
        "straight": [
            {"ports": list(ports), "tunnel": traced.at(cell, ports[0]).name}
            for ports in (() if card < FACES else WAYS[card])
        ],
        "ends": [
            {**end_of(traced.end(cell, port)), "tunnel": traced.at(cell, port).name}
            for port in range(PORTS)
            if LOWEST[card, port] == NO_SEGMENT
        ],
        "blocker": s.pawn[cell, 0] - 1 if card == BLOCKED and s.pawn[cell, 0] else None,
    }


def end_of(end: End) -> Json:
    """An end of a tunnel: where it is and what it is worth."""
    return {
        "row": end.row,
        "col": end.col,
        "port": end.port,
        "value": end.value,
        "black": end.black,
    }


def tunnel_of(tunnel: Tunnel) -> Json:
    """A tunnel, open (then all about it is provisional) or completed (then all is final)."""
    return {
        "id": tunnel.name,
        "open": tunnel.open,
        "segments": [list(segment) for segment in tunnel.segments],
        "ways": [[row, col, list(ports)] for row, col, ports in tunnel.ways],
        "ends": [end_of(end) for end in tunnel.ends],
        "length": len(tunnel.segments),
        "value": tunnel.value,
        "tally": ends_of(tunnel),
        "kind": kind_of(tunnel),
        "pawns": tunnel.pawns,
        "leaders": tunnel.leaders,
        "share": shown(tunnel.share) if tunnel.leaders else None,
    }


def player(traced: Traced, p: int) -> Json:
    """A player's points: of completed tunnels, and of all if the match ended now."""
    s = traced.state
    return {
        "seat": p,
        "points": shown(s.points[p]),
        "provisional": shown(traced.ended.points[p]),
        "pawns": sum(pawn == 1 + p for row in s.pawn.tolist() for pawn in row),
        "winner": bool(rules.winners(s) >> p & 1),
    }


# The count


def counting(traced: Traced) -> list[Tunnel]:
    """The tunnels that have a segment, the best first (ST-9.3)."""
    return sorted((t for t in traced.tunnels if t.segments), key=lambda t: (-t.value, t.seam))


def ends_of(tunnel: Tunnel) -> list[int]:
    """What the ends of a tunnel are worth, the best first."""
    return sorted((end.value for end in tunnel.ends), reverse=True)


def kind_of(tunnel: Tunnel) -> str:
    """How a tunnel is counted: as a sum, as a loop without ends, or as dead by a variant."""
    if not tunnel.ends:
        return "loop"
    multiplied = sum(ends_of(tunnel)) * len(tunnel.segments)
    return "sum" if tunnel.value == multiplied else "dead"


def counted(tunnel: Tunnel) -> Json:
    """A line of the final count: ends, segments, value, pawns, who gets what."""
    leaders = tunnel.leaders if tunnel.value else []
    return {
        "tunnel": tunnel.name,
        "ends": ends_of(tunnel),
        "segments": len(tunnel.segments),
        "value": tunnel.value,
        "pawns": tunnel.pawns,
        "gets": {str(seat): shown(tunnel.share) for seat in leaders},
    }


def reckoned(tunnel: Tunnel) -> Json:
    """What a sentence may say about a tunnel's sum: `(3 + 4) × 5 = 35`."""
    return {
        "ends": " + ".join(map(str, ends_of(tunnel))),
        "segments": len(tunnel.segments),
        "value": tunnel.value,
        "kind": kind_of(tunnel),
    }


def sheet(s: State) -> list[Row]:
    """The final count, tunnel by tunnel and for all seats, in sixtieths of a point."""
    rows: list[Row] = []
    for tunnel in counting(Traced(s)):
        got: list[int | None] = [None] * s.seats
        for seat in tunnel.leaders if tunnel.value else ():
            got[seat] = tunnel.share
        rows.append((("sheet-tunnel", reckoned(tunnel)), got))
    rows.append((("sheet-total", {}), list(s.points[: s.seats])))
    return rows


def prospects(s: State) -> list[Row]:
    """What pays later: the tunnels that are not completed, as they would count now."""
    ended = Traced(s).ended
    return [(("prospect-ended", {}), list(ended.points[: s.seats]))]


# Asked and told


def spoken(before: State, action: Action) -> dict[str, Value]:
    """The arguments of an action in the words of the rule book: a port by its name."""
    said = dict(action.args)
    if "port" in said:
        said["port"] = PORT_NAMES[int(said["port"])]
    if "turned" in said:
        said["turned"] = bool(said["turned"])
    return said


def details(action: Action) -> dict[str, Value]:
    """What a sentence about an action may name: rows and columns are counted from 1."""
    places = {name: int(value) + 1 for name, value in action.args.items() if name in ("row", "col")}
    return {**action.args, **places}


def ask(s: State, seat: int) -> Sentence:
    """What a seat is asked, in one sentence."""
    mask = rules.awaited(s)
    if s.phase == OVER:
        return "ask-over", {}
    if mask == CHANCE or seat < 0 or not mask >> seat & 1:
        return "ask-wait", {}
    if s.phase == FLIPPING:
        return "ask-flip", {"face_down": s.face_down}
    return "ask-place", {}


def tell(before: State, seat: int, action: Action, after: State) -> list[Sentence]:
    """What is told about a ply: what was done, which tunnels it completed, how the match ended."""
    args = details(action)
    if seat != CHANCE:
        args["seat"] = seat
    told: list[Sentence] = [(f"log-{action.verb}", args)]
    if action.verb in ("reveal", "block"):
        told += completed(before, after)
    if after.phase == OVER:
        told.append((f"log-last-{'block' if action.verb == 'block' else 'flip'}", {}))
        for winner in members(rules.winners(after)):
            told.append(("log-wins", {"seat": winner, "points": shown(after.points[winner])}))
    return told


def completed(before: State, after: State) -> list[Sentence]:
    """Tunnels that became completed, and whom they pay."""
    told: list[Sentence] = []
    for tunnel in counting(Traced(after)):
        if tunnel.open or before.open[before.tunnel[tunnel.seam]] == 0:
            continue
        if not tunnel.value and not tunnel.leaders:
            continue
        told.append(("log-completed", {**reckoned(tunnel), "leaders": len(tunnel.leaders)}))
        for seat in tunnel.leaders if tunnel.value else ():
            told.append(("log-paid", {"seat": seat, "points": shown(tunnel.share)}))
    return told


def describe(s: State) -> list[Sentence]:
    """The board in words, for a terminal or a screen reader."""
    traced = Traced(s)
    told: list[Sentence] = [("words-cards", {"face_down": s.face_down})]
    size = SIZE[s.full]
    for row in range(size):
        cells = " ".join(f"{sign(s, row * WIDTH + col):4}" for col in range(size))
        told.append(("words-row", {"row": row + 1, "cells": cells}))
    told.append(("words-signs", {}))
    for tunnel in counting(traced):
        state = "open" if tunnel.open else "completed"
        at = ", ".join(" ".join(map(str, segment)) for segment in tunnel.segments)
        told.append(("words-tunnel", {**reckoned(tunnel), "state": state, "at": at}))
        for p in range(s.seats):
            if tunnel.pawns[p]:
                told.append(("words-pawns", {"seat": p, "pawns": tunnel.pawns[p]}))
    for p in range(s.seats):
        points, now = shown(s.points[p]), shown(traced.ended.points[p])
        told.append(("words-player", {"seat": p, "points": points, "now": now}))
    return told


def sign(s: State, cell: int) -> str:
    """A cell in a few letters: its card, `'` if turned, `#` face down, `X` blocked."""
    card = s.card[cell]
    if card < FACES:
        return CARD_NAMES[card // 2] + "'" * (card % 2 and card // 2 != POINT)
    return {FACE_DOWN: "#", BLOCKED: "X"}.get(card, "o")
