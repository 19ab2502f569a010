"""What is told about a ply, Olive's steps one by one, and an action as the rulebook says it."""

from __future__ import annotations

from typing import Any

from ludogare.core.declaration.actions import Action, Value
from ludogare.core.law.contract import CHANCE
from ludogare.core.match.match import members
from ludogare.core.saying.texts import Sentence
from ludogare.games.steamrollers.rules import contract as rules
from ludogare.games.steamrollers.rules import scores, tiles
from ludogare.games.steamrollers.rules.actions import ACTIONS, CUBES, FIRST_PLACE, PERSONAL
from ludogare.games.steamrollers.rules.components import (
    BLACK_FACES,
    DIRECTIONS,
    GOODS,
    PER_REGION,
    RAIL_SIDES,
    TYPE_OF,
    TYPES,
)
from ludogare.games.steamrollers.rules.delivering import good_at
from ludogare.games.steamrollers.rules.parts import CODES, COLOURS
from ludogare.games.steamrollers.rules.state import (
    CITIES_EMPTY,
    FULL_REGION,
    GUARD,
    NO_DIE,
    OLIVE_ROLLS,
    OLIVE_STARTS,
    ORDERING,
    OVER,
    SOLO_BEFORE,
    SOLO_INSTEAD,
    State,
)
from ludogare.games.steamrollers.show.places import hex_details

OLIVE_GOES_ON = (OLIVE_ROLLS, SOLO_BEFORE, SOLO_INSTEAD)


def spoken(before: State, action: Action) -> dict[str, Any]:
    """The arguments of an action in the words of the rule book."""
    args: dict[str, Any] = dict(action.args)
    if "hex" in args:
        args["hex"] = [int(n) for n in str(args["hex"]).split(",")]
        args["edges"] = [DIRECTIONS[int(n)] for n in str(args["edges"]).split("-")]
    if action.verb == "order" and args["coal"] == "none":
        args["coal"] = None
    if action.verb == "black":
        return {"rails": list(BLACK_FACES[args["face"] - 1])}
    return spoken_delivery(before, action) if action.verb == "deliver" else args


def spoken_delivery(before: State, action: Action) -> dict[str, Any]:
    """A delivery: which good, from where in a row if there is one, and the tiles that serve it."""
    args = action.args
    cube = CUBES.index(str(args["cube"]))
    good = good_at(before, before.turn, int(args["origin"]) - 1, cube)
    return {
        "origin": args["origin"],
        "good": COLOURS[good] if good >= 0 else None,
        "place": cube - FIRST_PLACE + 1 if FIRST_PLACE <= cube < PERSONAL else None,
        "personal": cube == PERSONAL,
        "dest": args["dest"],
        "distance": args["distance"],
        "bonus": args["bonus"],
        "tiles": delivery_tiles(before, action),
    }


def forced(before: State, seat: int, action: Action, after: State) -> list[tuple[int, Action]]:
    """SR-Q17: who can exchange nothing for an order is not asked."""
    acted = action.verb in ("rail", "loco", "deliver", "take", "pass")
    if not before.orders or not acted or before.second != NO_DIE or after.phase == ORDERING:
        return []
    return [(seat, ACTIONS[ACTIONS.number("no_order")])]


def delivery_tiles(before: State, action: Action) -> list[str]:
    """The tiles that serve a delivery (SR-Q16)."""
    args = {name: int(action.args[name]) for name in ("origin", "distance", "bonus")}
    served = []
    if args["origin"] != before.die or args["bonus"]:
        served.append(CODES[tiles.code_of(before, tiles.T3)])
    if args["distance"] + args["bonus"] > before.power[before.turn]:
        served.append(CODES[tiles.code_of(before, tiles.T4)])
    return served


def details(action: Action) -> dict[str, Value]:
    """What a sentence about an action may name: its arguments, and what they mean."""
    told = dict(action.args)
    if "hex" in told:
        told |= rail_details(str(told["hex"]), str(told["edges"]))
    if told.get("tile") in CODES:
        told["code"] = f"t{told['tile']}"  # as messages name what a tile does
    if action.verb == "deliver":
        told["points"] = int(told["distance"]) + int(told["bonus"])
    if action.verb == "draw":
        told["colour"] = told["good"]
    if action.verb == "black":
        told["one"], told["two"] = BLACK_FACES[int(told["face"]) - 1]
    return told


def rail_details(place: str, edges: str) -> dict[str, Value]:
    """What a sentence about a rail may name."""
    q, r = map(int, place.split(","))
    one, other = map(int, edges.split("-"))
    kind = TYPES[TYPE_OF[RAIL_SIDES.index((one, other))]]
    sides = {"from": DIRECTIONS[one], "to": DIRECTIONS[other]}
    return {**hex_details(q, r), "kind": kind, **sides}


def on_board(s: State, action: Action) -> dict[str, Value]:
    """What the label of a delivery may name in a position: also a colour that it does not tell."""
    cube = CUBES.index(str(action.args["cube"]))
    good = good_at(s, s.turn, int(action.args["origin"]) - 1, cube)
    told = cube < FIRST_PLACE or good < 0
    return {**details(action), "good": "none" if told else COLOURS[good]}


def tell(before: State, seat: int, action: Action, after: State) -> list[Sentence]:
    """What is told about a ply."""
    args: dict[str, Any] = dict(details(action))
    if action.verb == "first":
        args["seat"] = action.args["seat"]
    elif seat != CHANCE:
        args["seat"] = seat
    elif action.verb in ("personal_draw", "reroll"):
        args["seat"] = before.turn
    begins = action.verb == "first" and after.round > before.round  # which is told with the round
    told: list[Sentence] = [] if begins else [happened(before, seat, action, args)]
    if after.solo and before.phase != OLIVE_STARTS:
        told += olive_steps(before, action, after)
    if after.phase == OVER:
        told += ends(after)
    elif after.round > before.round:
        told.append(("log-round", {"round": after.round, "seat": after.first}))
    return told


def happened(before: State, seat: int, action: Action, args: dict[str, Any]) -> Sentence:
    """The sentence for the ply itself."""
    if action.verb == "deliver":
        said = spoken(before, action)
        facts = {**args, "good": said["good"], "personal": int(said["personal"])}
        return "log-deliver", {**facts, "tiles": ", ".join(said["tiles"]) or "none"}
    if action.verb == "take":
        holder = before.holder[before.die - 1]
        if holder == 1 + seat:
            return "log-take-own", args
        if holder:
            return "log-take-from", args
    if action.verb == "claim":
        return "log-claim", {**args, "die": before.die}
    return f"log-{action.verb}", args


def olive_steps(before: State, action: Action, after: State) -> list[Sentence]:
    """SR-13.11 to SR-13.14: what Olive did in this ply, step by step."""
    die = after.olive_die
    full = after.phase == OVER and after.end == FULL_REGION
    ticked = sum(after.ticks) > sum(before.ticks)
    told: list[Sentence] = []
    if (ticked or full or after.phase == SOLO_BEFORE) and before.phase not in OLIVE_GOES_ON:
        told.append(("log-olive-die", {"die": die}))
    if ticked:
        ticks = after.ticks[die - 1]
        told.append(("log-olive-tick", {"region": die, "ticks": ticks, "most": PER_REGION}))
    if full:
        told.append(("log-olive-full", {"region": die}))
    if ticked and before.phase != SOLO_INSTEAD and lost_tile(before, action, after, die - 1):
        told.append(("log-olive-tile", {"tile": CODES[tiles.code_of(before, die - 1)]}))
    if ticked and after.phase == OLIVE_ROLLS:
        told.append(("log-olive-again", {"city": die}))
    for good in range(GOODS):
        if after.gone[good] > before.gone[good]:
            scored = after.olive_points - before.olive_points
            facts = {"good": COLOURS[good], "city": die, "points": scored}
            told.append(("log-olive-takes", facts))
    return told


def lost_tile(before: State, action: Action, after: State, tile: int) -> bool:
    """SR-13.12: whether Olive's step 2, and not the player's own use, put a tile back."""
    served = delivery_tiles(before, action) if action.verb == "deliver" else []
    used = CODES[tiles.code_of(before, tile)] in served
    return bool(before.holder[tile] and not after.holder[tile] and not used)


def ends(s: State) -> list[Sentence]:
    """How the match ended, and for whom."""
    how = {CITIES_EMPTY: "cities", GUARD: "guard", FULL_REGION: "region"}[s.end]
    told: list[Sentence] = [(f"ending-{how}", {})]
    if s.solo and not rules.winners(s):
        points = {"seat": 0, "points": scores.points_of(s, 0), "olive": scores.olive_total(s)}
        return [*told, ("log-olive-wins", points)]
    return told + [
        ("log-wins", {"seat": p, "points": scores.points_of(s, p)})
        for p in members(rules.winners(s))
    ]
