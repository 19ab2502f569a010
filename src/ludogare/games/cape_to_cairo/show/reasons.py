"""Why an action of From Cape to Cairo may not be played, for the person who tried it."""

from __future__ import annotations

from ludogare.core.declaration.actions import Action
from ludogare.core.saying.texts import Sentence
from ludogare.games.cape_to_cairo.rules.components import PRIZE, TRACK_PRICE
from ludogare.games.cape_to_cairo.rules.construction import missing
from ludogare.games.cape_to_cairo.rules.state import BIDDING, PICKING, State

ASKED = {BIDDING: "bid", PICKING: "pick"}
"""What a phase asks for; any other asks to build or pass."""

CLAUSES = {
    "no-phase-bid": "CC-1.4",
    "no-phase-pick": "CC-3.5",
    "no-phase-build": "CC-4.3",
    "no-bid": "CC-3.3",
    "no-pick": "CC-3.5",
    "no-bonuses": "CC-4.7",
    "no-sum": "CC-Q6",
    "no-money": "CC-4.9",
    "no-credit": "CC-Q7",
}
"""By reason, the clause that says so."""


def reason(s: State, seat: int, action: Action) -> Sentence | None:
    """The reason, from the seat's hidden state; the seat is awaited and the action is not legal."""
    asked = ASKED.get(s.phase, "build")
    tried = action.verb if action.verb in ASKED.values() else "build"
    if tried != asked:
        return f"no-phase-{asked}", {}
    if action.verb == "bid":
        return "no-bid", {"seat": seat, "capital": s.capital[seat]}
    if action.verb == "pick":
        return "no-pick", {}
    return build_reason(s, seat, int(action.args["bonuses"]), int(action.args["bought"]))


def build_reason(s: State, seat: int, bonuses: int, bought: int) -> Sentence:
    """Why a build with these bonus cards and purchases is not possible."""
    lacking = missing(s, seat)
    if bonuses > s.bonuses[seat]:
        return "no-bonuses", {"seat": seat, "held": s.bonuses[seat]}
    if bonuses + bought != lacking:
        return "no-sum", {"lacking": lacking}
    price, capital = bought * TRACK_PRICE, s.capital[seat]
    if s.credit:
        prize = PRIZE[s.row[seat, s.crossed[seat]]]
        return "no-credit", {"seat": seat, "price": price, "capital": capital, "prize": prize}
    return "no-money", {"seat": seat, "price": price, "capital": capital}
