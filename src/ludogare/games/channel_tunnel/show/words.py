"""An action in the words of the rule book, and the answers that nobody was asked for."""

from __future__ import annotations

from typing import Any

from ludogare.core.declaration.actions import COVERED, Action
from ludogare.core.law.contract import CHANCE
from ludogare.games.channel_tunnel.rules.actions import ACTIONS
from ludogare.games.channel_tunnel.rules.components import (
    FIRST_TEMPORARY,
    LOOKS,
    PLACE_1_OR_2,
    REQUIREMENT,
    SECONDARY,
)
from ludogare.games.channel_tunnel.rules.flow import act, go_on, happen
from ludogare.games.channel_tunnel.rules.parts import ACTS
from ludogare.games.channel_tunnel.rules.state import (
    BY_ITSELF,
    DONE,
    EXCHANGING,
    LOOKING,
    MOVED,
    TO_ACT,
    TO_CHAIN,
    TO_CROSS,
    TO_DRAW,
    TO_EXCHANGE,
    TO_REALIGN,
    TO_RECRUIT,
    TURN_OVER,
    State,
)
from ludogare.games.channel_tunnel.show.seen import card

SLOT_NAMES = (
    "technology_finance", "planning_drilling", "temporary_1", "temporary_2", "temporary_3",
)  # fmt: skip


def spoken(before: State, action: Action) -> dict[str, Any]:
    """The arguments of an action in the words of the rule book: cards, slots and tiles by name."""
    args: dict[str, Any] = dict(action.args)
    if "card" in args:
        args |= face(args["card"])
    if "slot" in args:
        args |= spoken_slot(before, action)
    if action.verb == "heavy" and action.args["action"] not in ("finance", "development"):
        del args["slot"]  # CT-Q54: only a way to write it
    if "index" in args:
        args["space"] = args.pop("index") + 1
    if action.verb == "tile":
        symbol = args.pop("agenda")
        args["symbol"] = symbol if symbol == COVERED else bool(symbol)
        if args["place"] == "storage":
            del args["space"]
    return args


def face(number: int) -> dict[str, Any]:
    """What tells a card from others: its kind, and the country of an influence card."""
    shown = card(number)
    country = {"country": shown["country"]} if shown["country"] else {}
    return {"card": number, "kind": shown["kind"], **country}


def spoken_slot(before: State, action: Action) -> dict[str, Any]:
    """A slot by its name, and what its card is taken or used for."""
    slot = int(action.args["slot"])
    said: dict[str, Any] = {"slot": SLOT_NAMES[slot]}
    if slot >= FIRST_TEMPORARY and action.verb != "card":
        said |= face(before.shown[slot])
        if action.args.get("action") == "secondary":
            said["secondary"] = ACTS[SECONDARY[before.shown[slot]]]
    return said


def forced(before: State, seat: int, action: Action, after: State) -> list[tuple[int, Action]]:
    """CT-Q51: a question that leaves nothing but a refusal, or one payment, is not asked."""
    s = before.copy()
    given: list[tuple[int, str]] = []
    if seat == CHANCE:
        happen(s, action.number)
    else:
        act(s, seat, action.number)
        if action.verb == "rubble" and last_tile_of_two(before, seat):
            given.append((seat, "enough"))
    while s.phase >= BY_ITSELF:
        phase, turn = s.phase, s.turn
        go_on(s)
        answer = unasked(s, phase)
        if answer:
            given.append((turn, answer))
    return [(who, ACTIONS[ACTIONS.number(verb)]) for who, verb in given]


def last_tile_of_two(before: State, seat: int) -> bool:
    """CT-7.7: whether a card that could carry two tiles gets the only one in storage."""
    wanted = REQUIREMENT[before.shown[before.target]]
    return wanted == PLACE_1_OR_2 and before.due == 0 and before.stored[seat] == 1


def unasked(s: State, phase: int) -> str | None:
    """The answer that was given by itself in a step of the rules out of a phase, if one was."""
    last = s.marker[s.turn, s.target] if phase == MOVED else 0
    looks = phase == MOVED and LOOKS[s.turn * 2 + s.target, last]
    idle = s.phase == TO_REALIGN and s.useful == 0
    for verb, given in (
        ("draw", phase == TO_RECRUIT and s.phase == TO_DRAW),
        ("no_exchange", phase == TO_EXCHANGE and s.phase != EXCHANGING),
        ("no_move", phase == TO_ACT and idle),
        ("pay_barrier", phase == TO_CROSS and s.crossed),
        ("no_look", looks and s.phase != LOOKING),
        ("realigned", phase == TO_REALIGN and s.phase == DONE and not s.crossed),
        ("end_turn", phase == TO_CHAIN and s.phase == TURN_OVER),
    ):
        if given:
            return verb
    return None
