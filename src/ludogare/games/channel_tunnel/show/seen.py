"""What can be seen of a position of 1987 Channel Tunnel, ready for JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludogare.core.declaration.actions import Value
from ludogare.core.law.contract import CHANCE
from ludogare.core.match.match import members
from ludogare.core.saying.texts import Sentence
from ludogare.games.channel_tunnel.rules import contract as rules
from ludogare.games.channel_tunnel.rules import possible, scoring
from ludogare.games.channel_tunnel.rules.components import (
    BARRIER,
    COUNTRY,
    DRIFT_COLOUR,
    DRIFT_LEVELS,
    ECU,
    FIRST_TEMPORARY,
    IMPROVE,
    KIND,
    LAST_LEVEL,
    MATERIALS,
    POINTS,
    REQUIREMENT,
    SEATS,
    SECONDARY,
    SLOTS,
    STORAGE,
    SUPERVISION,
    TILES,
    TRACK_BENEFIT,
    TRACK_POINTS,
)
from ludogare.games.channel_tunnel.rules.parts import (
    ACTS,
    AGENDA,
    CARDS,
    COLOURS,
    DRIFT_COLOURS,
    DRIFTS,
    HUES,
    KINDS,
    REQUIREMENTS,
    SIDES,
    STEPS,
    TRACKS,
)
from ludogare.games.channel_tunnel.rules.state import (
    CHAINING,
    DECIDING,
    ECU_OF,
    GIVING,
    HIDDEN_TILE,
    KEEPING,
    OVER,
    OWN_OF,
    SETTING,
    UNKNOWN,
    State,
)

PHASES = (
    "recruiting", "exchanging", "turn", "keeping", "paying", "taking", "moving", "crossing",
    "looking", "realigning", "giving", "chaining", "choosing", "deciding", "promoting",
    "setting", "refilling", "drawing", "revealing", "peeking", "drifting", "agenda", "over",
)  # fmt: skip
PRINTED = (("technology", "finance"), ("planning", "drilling"))
PARTS = (
    ("sheet-printed", scoring.printed_points),
    ("sheet-topographic", scoring.topographic_points),
    ("sheet-duel", scoring.duel_points),
    ("sheet-speech", scoring.speech_points),
    ("sheet-media", scoring.media_points),
    ("sheet-tracks", scoring.track_points),
)


def card(number: int) -> dict[str, Value]:
    """What a card shows (CT-8.1)."""
    kind = KIND[number]
    return {
        "card": number,
        "kind": KINDS[kind],
        "country": COUNTRY[number],
        "type": "green" if IMPROVE <= kind < MATERIALS else "red" if kind >= MATERIALS else "blue",
        "points": POINTS[number],
        "rubble": REQUIREMENTS[REQUIREMENT[number]],
        "secondary": ACTS[SECONDARY[number]],
        "ecu": ECU[number],
    }


def view(s: State, seat: int) -> dict[str, Any]:
    """Everything that a seat may see, from its hidden state."""
    mask = rules.awaited(s)
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn if s.phase != SETTING else None,
        "awaited": [] if mask == CHANCE else list(members(mask)),
        "round": s.round,
        "first": s.first,
        "ending": None if s.phase != OVER else ("arrival", "tie", "deviation", "stop")[ended(s)],
        "agenda": bool(s.agenda),
        "free_choice": bool(s.free_choice),
        "agenda_left": s.agenda_left.bit_count(),
        "drawn": AGENDA[s.target] if s.phase == DECIDING else None,
        "keeping": COLOURS[s.target] if s.phase == KEEPING else None,
        "chosen_slot": s.target if s.phase == GIVING else None,
        "bag": list(s.bag),
        "deck": s.deck,
        "discards": s.discards,
        "drift": [[DRIFT_COLOURS[DRIFT_COLOUR[i]], -DRIFT_LEVELS[i], s.drifted[i]]
                  for i in range(DRIFTS)],
        "slots": [slot_seen(s, slot) for slot in range(SLOTS)],
        "players": [player(s, p) for p in range(SEATS)],
        "last_level": LAST_LEVEL,
    }  # fmt: skip


def ended(s: State) -> int:
    """Which ending this is, as a number."""
    return int(rules.ending(s))


def slot_seen(s: State, slot: int) -> dict[str, Any]:
    """A slot: its two actions, its card, its stack."""
    shown = s.shown[slot]
    return {
        "slot": slot,
        "actions": PRINTED[slot] if slot < FIRST_TEMPORARY else ("secondary", "development"),
        "card": card(shown) if shown else None,
        "height": s.stack[slot],
        "colour": COLOURS[s.stack_colour[slot]] if s.stack[slot] else None,
    }


def player(s: State, p: int) -> dict[str, Any]:
    """A player's board, tunnel, cards and points."""
    return {
        "seat": p,
        "side": SIDES[p],
        "hand": [s.hand[p, c] for c in range(HUES)],
        "tokens": s.tokens[p],
        "limit": s.limit[p],
        "passed": bool(s.passed >> p & 1),
        "more": 2 if s.pending[p] == SUPERVISION + 1 else 1,
        "tiles": [tile(s, p, i) for i in range(TILES)],
        "planned": s.planned[p],
        "drilled": s.drilled[p],
        "price": price(s, p),
        "checks": possible.checks(s, p) if possible.drillable(s, p) else None,
        "storage": [s.storage[p, c] for c in range(HUES)],
        "stored": s.stored[p],
        "room": possible.room(s, p),
        "places": STORAGE[p] + sum(b.count("storage") for b in TRACK_BENEFIT[p * 2 : p * 2 + 2]),
        "deviation": -s.deviation[p],
        "tracks": [track(s, p, t) for t in range(len(TRACKS))],
        "ecu": s.ecu[p],
        "purse": possible.purse(s, p),
        "money": [card(c) for c in range(1, CARDS + 1) if s.place[c] == ECU_OF + p],
        "cards": [owned(s, c) for c in range(1, CARDS + 1) if s.place[c] == OWN_OF + p],
        "pending": AGENDA[s.pending[p] - 1] if s.pending[p] else None,
        "resolved": [AGENDA[i] for i in range(len(AGENDA)) if s.resolved[p] >> i & 1],
        "score": [[message, part(s, p)] for message, part in parts(s)],
        "points": scoring.total(s, p),
        "winner": bool(rules.winners(s) >> p & 1),
    }


def tile(s: State, side: int, i: int) -> dict[str, Any]:
    """A space of the tunnel: drilled, face up, face down, or face down but known."""
    face = s.tile[side, i]
    state = "down"
    if i < s.drilled[side]:
        state = "drilled"
    elif i < s.planned[side]:
        state = "up"
    elif face not in (UNKNOWN, HIDDEN_TILE):
        state = "known"
    seen = state in ("up", "known")
    return {
        "state": state,
        "colour": COLOURS[(face - 1) // 2] if seen else None,
        "agenda": bool((face - 1) % 2) if seen else None,
        "looked": list(members(s.looked[side, i])),
    }


def price(s: State, p: int) -> str:
    """What the next Drilling costs: a colour; or why there is none."""
    if s.drilled[p] == TILES:
        return "arrived"
    if s.planned[p] == s.drilled[p]:
        return "hidden"
    return "full" if not possible.drillable(s, p) else COLOURS[possible.next_colour(s, p)]


def track(s: State, p: int, t: int) -> dict[str, Any]:
    """A technology track: points, barriers and benefits of its spaces, and the marker."""
    row = p * 2 + t
    return {
        "track": TRACKS[t],
        "step": s.marker[p, t],
        "points": [TRACK_POINTS[row, i] for i in range(STEPS)],
        "barrier": [BARRIER[row, i] for i in range(STEPS)],
        "benefit": TRACK_BENEFIT[row],
    }


def owned(s: State, number: int) -> dict[str, Any]:
    """A developed card with the tiles on it."""
    tiles = [COLOURS[s.load[number, i] - 1] for i in range(2) if s.load[number, i]]
    ability = KIND[number] >= IMPROVE
    return {
        **card(number),
        "tiles": tiles,
        "down": ability and not tiles,
        "used": bool(s.used >> number & 1),
        "usable": bool(
            ability and s.phase == CHAINING and tiles and not s.used >> number & 1
        ),
    }  # fmt: skip


def parts(s: State) -> list[tuple[str, Any]]:
    """The lines of the score sheet (CT-9)."""
    lines: list[tuple[str, Any]] = list(PARTS)
    lines.append(("sheet-deviation", lambda s, p: -s.deviation[p]))
    lines.append(("sheet-arrival", scoring.arrival_points))
    if s.agenda:
        lines.append(("sheet-agenda", scoring.agenda_points))
    return lines


def sheet(s: State) -> list[tuple[Sentence, Sequence[int | None]]]:
    """The score sheet, line by line."""
    rows: list[tuple[Sentence, Sequence[int | None]]] = [
        ((message, {}), [part(s, p) for p in range(SEATS)]) for message, part in parts(s)
    ]
    return [*rows, (("sheet-total", {}), [scoring.total(s, p) for p in range(SEATS)])]


def prospects(s: State) -> list[tuple[Sentence, Sequence[int | None]]]:
    """What pays later: the tunnel, what is in storage, millions and tokens."""
    seats = range(SEATS)
    return [
        (("prospect-drilled", {}), list(s.drilled)),
        (("prospect-planned", {}), list(s.planned)),
        (("prospect-stored", {}), list(s.stored)),
        (("prospect-funds", {}), [possible.purse(s, p) for p in seats]),
        (("prospect-tokens", {}), list(s.tokens)),
    ]
