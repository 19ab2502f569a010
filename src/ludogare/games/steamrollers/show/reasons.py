"""Why an action of SteamRollers may not be played, for the person who tried it."""

from __future__ import annotations

from ludogare.core.declaration.actions import Action
from ludogare.core.saying.texts import Sentence
from ludogare.games.steamrollers.rules import acting, tiles
from ludogare.games.steamrollers.rules.actions import CUBES
from ludogare.games.steamrollers.rules.components import (
    ACCEPTS,
    FITTING,
    ON_FACE,
    SITE_HEX,
    SOLO_CODES,
    region_of,
)
from ludogare.games.steamrollers.rules.delivering import good_at, most_distance
from ludogare.games.steamrollers.rules.network import between
from ludogare.games.steamrollers.rules.parts import CODES, FACES
from ludogare.games.steamrollers.rules.state import (
    ACTING,
    CHOOSING,
    CLAIMING,
    FINAL,
    ORDERING,
    SOLO_BEFORE,
    SOLO_INSTEAD,
    START_BOX,
    START_CHOICE,
    START_HOME,
    START_TAKE,
    START_TRACK,
    State,
)
from ludogare.games.steamrollers.show.rails import site_and_rail

ASKED = {
    START_CHOICE: ("start_tile",),
    START_BOX: ("start_loco",),
    START_TRACK: ("start_rail",),
    START_TAKE: ("start_action",),
    START_HOME: ("start_place",),
    CHOOSING: ("choose", "choose_two"),
    CLAIMING: ("claim", "let"),
    ACTING: ("rail", "change", "reroll_die", "loco", "deliver", "take", "pass"),
    ORDERING: ("order", "no_order"),
    SOLO_BEFORE: ("solo_use", "solo_keep"),
    SOLO_INSTEAD: ("solo_use", "solo_keep"),
}
"""The verbs of each phase; the first one names what is asked."""

CLAUSES = {
    "no-phase-start_tile": "SR-3.1",
    "no-phase-start_loco": "SR-3.2",
    "no-phase-start_rail": "SR-3.3",
    "no-phase-start_action": "SR-3.5",
    "no-phase-start_place": "SR-3.6",
    "no-phase-choose": "SR-5.2",
    "no-phase-claim": "SR-11.3",
    "no-phase-rail": "SR-5.2",
    "no-phase-order": "SR-9.2",
    "no-phase-solo_use": "SR-13.4",
    "no-region": "SR-6.1",
    "no-empty-hex": "SR-6.3",
    "no-border": "SR-4.2",
    "no-kind": "SR-6.2",
    "no-die": "SR-5.2",
    "no-live": "SR-Q7",
    "no-two": "SR-Q12",
    "no-tile": "SR-Q10",
    "no-change-tile": "SR-11.1",
    "no-tile-twice": "SR-13.10",
    "no-change-again": "SR-Q14",
    "no-change-final": "SR-Q14",
    "no-change-value": "SR-Q7",
    "no-box": "SR-7.1",
    "no-box-free": "SR-7.1",
    "no-side": "SR-2.6",
    "no-number": "SR-10.1",
    "no-tilted": "SR-10.1",
    "no-origin": "SR-8.1",
    "no-good": "SR-8.1",
    "no-destination": "SR-8.2",
    "no-line": "SR-8.4",
    "no-way": "SR-8.4",
    "no-power": "SR-8.6",
    "no-pass": "SR-Q7",
    "no-start-tile": "SR-3.1",
    "no-start-place": "SR-3.6",
    "no-exchange": "SR-9.3",
}
"""By reason, the clause that says so."""

BESIDE = frozenset({"no-destination", "no-way"})
"""About cities that do not want a good, and distances of no route: the right ones say more."""


def reason(s: State, seat: int, action: Action) -> Sentence | None:
    """The reason, from the seat's hidden state; the seat is awaited and the action is not legal."""
    if action.verb not in ASKED[s.phase]:
        return f"no-phase-{ASKED[s.phase][0]}", {}
    if action.verb in ("rail", "start_rail"):
        return rail_reason(s, seat, action)
    if action.verb == "deliver":
        return delivery_reason(s, seat, action)
    if action.verb in ("choose", "choose_two"):
        return die_reason(s, seat, action)
    if action.verb in ("change", "reroll_die"):
        return change_reason(s, seat, action)
    if action.verb == "loco":
        return loco_reason(s, seat, int(action.args["box"]))
    if action.verb in ("take", "start_action"):
        return take_reason(s, action)
    plain = {
        "pass": "no-pass", "start_tile": "no-start-tile", "start_place": "no-start-place",
        "order": "no-exchange",
    }  # fmt: skip
    return (plain[action.verb], {"seat": seat}) if action.verb in plain else None


def rail_reason(s: State, seat: int, action: Action) -> Sentence:
    """Where and what may be drawn."""
    site, rail = site_and_rail(action)
    region = region_of(SITE_HEX[site]) + 1
    if action.verb == "rail" and region != s.die:
        return "no-region", {"region": region, "die": s.die}
    if s.rail[seat, site]:
        return "no-empty-hex", {}
    if not FITTING[s.case, site] >> rail & 1:
        return "no-border", {}
    if not (ON_FACE[s.black] >> rail & 1):
        return "no-kind", {"face": s.black + 1}
    return "no-not-now", {"seat": seat}


def die_reason(s: State, seat: int, action: Action) -> Sentence:
    """Which dice there are, and which are live."""
    wanted = [int(v) for v in action.args.values()]
    for value in wanted:
        if s.dice[value - 1] < wanted.count(value):
            return "no-die", {"die": value}
    if len(wanted) > 1 and (s.solo or not tiles.works_as(s, seat, tiles.T2, tiles.A)):
        return "no-tile", {"seat": seat, "tile": "2a"}
    useful = acting.useful_values(s, seat)
    there = [v for v in range(1, FACES + 1) if s.dice[v - 1]]
    live = [v for v in there if acting.leads_on(s, seat, useful, v, 0)]
    if not live:
        return "no-two", {}  # any one of them could be taken
    return "no-live", {"die": next(v for v in wanted if v not in live)}


def change_reason(s: State, seat: int, action: Action) -> Sentence:
    """Which tiles change a die, and to what."""
    code = CODES.index(str(action.args["tile"]))
    number = tiles.T2 if code >= SOLO_CODES else code // 2
    if number not in (tiles.T1, tiles.T5) or (action.verb == "reroll_die" and code % 2 == tiles.A):
        return "no-change-tile", {"tile": CODES[code]}
    facts = {"seat": seat, "tile": CODES[code], "die": s.die}
    upright = s.holder[number] == 1 + seat and not s.tilted[number]
    if tiles.code_of(s, number) != code or not upright:
        return "no-tile", facts
    if s.changed & FINAL:
        return "no-change-final", {}
    if s.changed & (acting.BY_TILE_1 if number == tiles.T1 else acting.BY_TILE_5):
        return "no-change-again", facts
    return ("no-change-value" if tiles.works(s, seat, number) else "no-tile-twice"), facts


def loco_reason(s: State, seat: int, box: int) -> Sentence:
    """Which box may be ticked."""
    if box != s.die:
        return "no-box", {"die": s.die}
    return "no-box-free", {"seat": seat, "box": box}


def take_reason(s: State, action: Action) -> Sentence:
    """Which tile may be taken."""
    code = CODES.index(str(action.args["tile"]))
    number = tiles.T2 if code >= SOLO_CODES else code // 2
    if tiles.code_of(s, number) != code:
        return "no-side", {"tile": CODES[code]}
    if s.phase == ACTING and number != s.die - 1:
        return "no-number", {"die": s.die}
    return "no-tilted", {"seat": s.holder[number] - 1, "tile": CODES[code]}


def delivery_reason(s: State, seat: int, action: Action) -> Sentence:
    """What may be delivered from where to where."""
    args = action.args
    origin, dest = int(args["origin"]), int(args["dest"])
    distance, bonus = int(args["distance"]), int(args["bonus"])
    good = good_at(s, seat, origin - 1, CUBES.index(str(args["cube"])))
    turned = tiles.works_as(s, seat, tiles.T3, tiles.A) and dest == s.die
    if origin != s.die and not turned:
        return "no-origin", {"die": s.die}
    if good < 0:
        return "no-good", {"city": origin}
    if origin == dest or not ACCEPTS[good, dest - 1]:
        return "no-destination", {"city": dest}
    ways = between(s, seat, origin - 1, dest - 1)
    if not ways:
        return "no-line", {"origin": origin, "dest": dest}
    if not ways >> distance & 1:
        return "no-way", {"origin": origin, "dest": dest, "distance": distance}
    if bonus and not tiles.works_as(s, seat, tiles.T3, tiles.B):
        return "no-tile", {"seat": seat, "tile": "3b"}
    power = most_distance(s, seat)
    return "no-power", {"seat": seat, "power": power, "distance": distance + bonus}
