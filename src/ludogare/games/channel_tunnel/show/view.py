"""A position of 1987 Channel Tunnel as a person meets it: what is seen, asked and told."""

from __future__ import annotations

from typing import Any

from ludogare.core.declaration.actions import COVERED, Action, Value
from ludogare.core.law.contract import CHANCE
from ludogare.core.saying.texts import Gathering, Sentence
from ludogare.games.channel_tunnel.rules import contract as rules
from ludogare.games.channel_tunnel.rules import possible, scoring, turns
from ludogare.games.channel_tunnel.rules.components import (
    AGENDA_POINTS,
    BARRIER,
    FIRST_TEMPORARY,
    SEATS,
    SLOTS,
    TILES,
    TRACK_POINTS,
)
from ludogare.games.channel_tunnel.rules.parts import AGENDA, CARDS, COLOURS, HUES, SIDES, TRACKS
from ludogare.games.channel_tunnel.rules.state import (
    AGENDA_DRAW,
    CHAINING,
    CHOOSING,
    CROSSING,
    DECIDING,
    EXCHANGING,
    GIVING,
    KEEPING,
    LOOKING,
    MOVING,
    OVER,
    OWN_OF,
    PAYING,
    PROMOTING,
    REALIGNING,
    RECRUITING,
    TAKING,
    TURN,
    State,
)
from ludogare.games.channel_tunnel.show.seen import card, owned, tile
from ludogare.games.channel_tunnel.show.seen import prospects as prospects
from ludogare.games.channel_tunnel.show.seen import sheet as sheet
from ludogare.games.channel_tunnel.show.seen import view as view
from ludogare.games.channel_tunnel.show.words import forced as forced
from ludogare.games.channel_tunnel.show.words import spoken as spoken

PLAIN_QUESTIONS = {
    RECRUITING: "ask-recruiting",
    EXCHANGING: "ask-exchanging",
    TAKING: "ask-taking",
    LOOKING: "ask-looking",
    CHAINING: "ask-chaining",
    CHOOSING: "ask-choosing",
}
"""Questions that need no numbers."""

GATHERED = {"log-token": Gathering("log-tokens", "tokens", by=("seat",))}
"""What is told in one sentence, when it happens several times in a row."""

CLAUSES = {
    "ask-over": "CT-9.1",
    "ask-turn": "CT-3.5",
    "ask-recruiting": "CT-8.5",
    "ask-exchanging": "CT-8.6",
    "ask-keep": "CT-3.9",
    "ask-pay": "CT-4.6",
    "ask-taking": "CT-6.1",
    "ask-moving": "CT-6.4",
    "ask-crossing": "CT-6.6",
    "ask-looking": "CT-6.11",
    "ask-realigning": "CT-6.5",
    "ask-giving": "CT-7.3",
    "ask-chaining": "CT-8.14",
    "ask-choosing": "CT-8.16",
    "ask-deciding": "CT-10.3",
    "ask-promoting": "CT-10.12",
}
"""Where the rules speak of what is asked."""


def details(action: Action) -> dict[str, Value]:
    """What a sentence about an action may name: its arguments, and what its card shows."""
    number = action.args.get("card")
    shown = card(number) if isinstance(number, int) else {}
    found = {**shown, **action.args}
    if "index" in found:
        found["number"] = int(found["index"]) + 1
    if action.verb == "agenda":
        found["points"] = AGENDA_POINTS[AGENDA.index(str(found["kind"]))]
    return found


def on_board(s: State, action: Action) -> dict[str, Value]:
    """What the label of a stack may name in a position: also the action that its card allows."""
    shown = s.shown[int(action.args["slot"])]
    return {**(card(shown) if shown else {}), **details(action)}


def ask(s: State, seat: int) -> Sentence:
    """What a seat is asked, in one sentence."""
    mask = rules.awaited(s)
    if s.phase == OVER:
        return "ask-over", {}
    if mask == CHANCE or seat < 0 or not mask >> seat & 1:
        return "ask-wait", {}
    if s.phase == TURN:
        only = "no" if rules.legal(s, seat, [0] * 128) > 1 else "yes"
        more = turns.stack_needed(s, seat, 0) - s.stack[0]
        return "ask-turn", {"only": only, "more": more}
    if s.phase == KEEPING:
        return "ask-keep", {"colour": COLOURS[s.target], "most": turns.most_kept(s, seat)}
    if s.phase == PAYING:
        return "ask-pay", {"colour": COLOURS[possible.next_colour(s, seat)], "second": s.due}
    if s.phase == MOVING:
        return "ask-moving", {"purse": possible.purse(s, seat)}
    if s.phase == CROSSING:
        money = s.ecu[seat] + s.money
        return "ask-crossing", {"price": possible.barrier(s, seat, s.target), "money": money}
    if s.phase == REALIGNING:
        return "ask-realigning", {"level": s.deviation[seat], "must": 1 - s.useful}
    if s.phase == GIVING:
        return "ask-giving", {**card(s.shown[s.target]), "given": s.due}
    if s.phase == DECIDING:
        return "ask-deciding", {"kind": AGENDA[s.target], "points": AGENDA_POINTS[s.target]}
    if s.phase == PROMOTING:
        return "ask-promoting", {"due": s.due}
    return PLAIN_QUESTIONS[s.phase], {}


def tell(before: State, seat: int, action: Action, after: State) -> list[Sentence]:
    """What is told about a ply, to whom the two hidden states and the action belong."""
    mover = before.turn
    told = _technology(before, after, mover)
    if not (action.verb == "move_marker" and told):  # who moves a marker has chosen its track
        told.insert(0, _happened(before, seat, action))
    if after.planned[mover] > before.planned[mover] and action.verb != "tile":
        told.append(_turned_up(after, mover))
    if after.drilled[mover] > before.drilled[mover]:
        told.append(("log-drilled", {"seat": mover, "number": after.drilled[mover]}))
    if sum(after.drifted) < sum(before.drifted):
        told.append(("log-shuffled", {}))
    if after.first != before.first:
        told.append(("log-first", {"seat": after.first}))
    for p in range(SEATS):
        new = after.resolved[p] & ~before.resolved[p]
        told += [
            ("log-resolved", {"seat": p, "kind": AGENDA[i], "points": AGENDA_POINTS[i]})
            for i in range(len(AGENDA))
            if new >> i & 1
        ]
    if after.phase == OVER:
        told.append(_ended(after))
    elif after.round > before.round:
        told.append(("log-round", {"round": after.round, "seat": after.first}))
    return told


def taken(before: State, seat: int, action: Action) -> str | None:
    """What an action does with which displayed card, for a report; None where it names it."""
    kind = {"take": "finance"}.get(action.verb, str(action.args.get("action")))
    if "slot" not in action.args or kind in ("technology", "planning", "drilling"):
        return None
    number = before.shown[int(action.args["slot"])]
    if number == 0:
        return None
    shown = card(number)
    return " ".join(filter(None, (kind, str(number), str(shown["kind"]), str(shown["country"]))))


def _happened(before: State, seat: int, action: Action) -> Sentence:
    """The ply itself."""
    args: dict[str, Any] = {**details(action), "seat": action.args.get("seat", before.turn)}
    if action.verb == "place":
        slot = int(action.args["slot"])
        shown = before.shown[slot]
        args["count"] = before.hand[seat, COLOURS.index(str(action.args["colour"]))]
        args["back"] = before.stack[slot]
        args["old"] = COLOURS[before.stack_colour[slot]]
        if shown:
            args = {**card(shown), **args}
            if action.args["action"] == "secondary":
                return "log-secondary", args
            return "log-develop", args
    elif action.verb == "take":
        args = {**card(before.shown[int(action.args["slot"])]), **args}
    elif action.verb == "heavy":
        shown = before.shown[int(action.args["slot"])]
        return ("log-heavy-card", {**card(shown), **args}) if shown else ("log-heavy", args)
    elif action.verb == "card":
        del args["seat"]  # it is there for both
    elif action.verb == "tile":
        if action.args["place"] != "look":
            args["seat"] = SIDES.index(str(action.args["side"]))
        args["agenda"] = "yes" if action.args["agenda"] == 1 else "no"
        args["known"] = "no" if action.args["colour"] == COVERED else "yes"
    elif before.phase in (DECIDING, AGENDA_DRAW):
        kind = AGENDA[before.target] if before.phase == DECIDING else action.args["kind"]
        args["kind"], args["points"] = kind, AGENDA_POINTS[AGENDA.index(str(kind))]
    return f"log-{action.verb}", args


def _turned_up(s: State, p: int) -> Sentence:
    """The tile of the last Planning, where chance had no part in it: somebody had looked at it."""
    index = s.planned[p] - 1
    face = tile(s, p, index)
    return "log-tile", {
        "seat": p, "place": "tunnel", "side": SIDES[p], "number": index + 1,
        "colour": face["colour"], "agenda": "yes" if face["agenda"] else "no",
    }  # fmt: skip


def _technology(before: State, after: State, p: int) -> list[Sentence]:
    """Markers that moved, barriers that were paid, deviation that was lowered."""
    told: list[Sentence] = []
    for t, called in enumerate(TRACKS):
        step = after.marker[p, t]
        if step > before.marker[p, t]:
            row = p * 2 + t
            args = {"seat": p, "track": called, "points": TRACK_POINTS[row, step]}
            told.append(("log-moved", {**args, "barrier": BARRIER[row, step]}))
    if after.deviation[p] < before.deviation[p]:
        told.append(("log-lowered", {"seat": p, "level": -after.deviation[p]}))
    return told


def _ended(s: State) -> Sentence:
    """How it ended."""
    if s.lost:
        return "log-lost", {"seat": s.lost - 1}
    if s.arrived:
        return "log-arrived", {"seat": s.arrived - 1}
    return "log-stopped", {"round": s.round}


def describe(s: State) -> list[Sentence]:
    """The table in words, for a terminal or a screen reader, from a hidden state."""
    told: list[Sentence] = [("words-round", {"round": s.round, "seat": s.first})]
    told += [_slot_told(s, slot) for slot in range(SLOTS)]
    for p in range(SEATS):
        told.append(("words-player", {
            "seat": p, "side": SIDES[p], "points": scoring.total(s, p),
            "tokens": s.tokens[p], "drilled": s.drilled[p], "level": -s.deviation[p],
            "stored": s.stored[p], "room": possible.room(s, p), "ecu": s.ecu[p],
            "a": s.marker[p, 0], "b": s.marker[p, 1],
        }))  # fmt: skip
        told += [
            ("words-token", {"colour": COLOURS[c], "count": s.hand[p, c]})
            for c in range(HUES)
            if s.hand[p, c]
        ]
        seen = [tile(s, p, i) for i in range(TILES)]
        told += [
            ("words-tile", {"number": i + 1, "colour": t["colour"], "state": t["state"]})
            for i, t in enumerate(seen)
            if t["colour"]
        ]
        for c in range(1, CARDS + 1):
            if s.place[c] == OWN_OF + p:
                tiles = len(owned(s, c)["tiles"])
                told.append(("words-card", {**card(c), "tiles": tiles}))
    return told


def _slot_told(s: State, slot: int) -> Sentence:
    """A slot in words."""
    args = {"slot": slot, "height": s.stack[slot], "colour": COLOURS[s.stack_colour[slot]]}
    if slot < FIRST_TEMPORARY:
        return ("words-slot-0", "words-slot-1")[slot], args
    if s.shown[slot]:
        return "words-slot", {**card(s.shown[slot]), **args}
    return "words-slot-empty", args
