"""Why an action of Steam Tunnel may not be played, for the person who tried it."""

from __future__ import annotations

from ludogare.core.declaration.actions import Action
from ludogare.core.saying.texts import Sentence
from ludogare.games.steam_tunnel.rules.components import (
    BLOCKED,
    FACE_DOWN,
    LOWEST,
    NO_SEGMENT,
    ON_BOARD,
    POINT,
    SIZE,
    WIDTH,
)
from ludogare.games.steam_tunnel.rules.state import FLIPPING, State
from ludogare.games.steam_tunnel.rules.tunnels import tunnel_at

CLAUSES = {
    "no-flip-first": "ST-4.2",
    "no-second-flip": "ST-4.2",
    "no-such-card": "ST-5.6",
    "no-blocked": "ST-7.1",
    "no-hole": "ST-Q18",
    "no-face-up": "ST-4.3",
    "no-claim-face-down": "ST-5.5",
    "no-claim-blocked": "ST-7.3",
    "no-claim-point": "ST-Q5",
    "no-claim-black": "ST-5.4",
    "no-claim-name": "ST-5.6",
    "no-claim-taken": "ST-5.3",
    "no-claim-completed": "ST-6.1",
}
"""By reason, the clause that says so."""

BESIDE = frozenset({"no-claim-name"})
"""About how a segment is written: a click writes nothing."""


def reason(s: State, seat: int, action: Action) -> Sentence | None:
    """The reason; the seat is awaited and the action is not legal."""
    if (s.phase == FLIPPING) != (action.verb == "flip"):
        return ("no-flip-first" if s.phase == FLIPPING else "no-second-flip"), {}
    cell = int(action.args["row"]) * WIDTH + int(action.args["col"])
    if not ON_BOARD[s.full, cell]:
        return "no-such-card", {"size": SIZE[s.full]}
    if action.verb == "claim":
        return claim_reason(s, cell, int(action.args["port"]))
    return card_reason(s, cell)


def card_reason(s: State, cell: int) -> Sentence:
    """Why a card can be neither flipped nor blocked."""
    if s.card[cell] == BLOCKED:
        return "no-blocked", {"seat": s.pawn[cell, 0] - 1}
    if s.card[cell] > BLOCKED:
        return "no-hole", {}
    return "no-face-up", {}


def claim_reason(s: State, cell: int, port: int) -> Sentence:
    """Why a segment cannot be claimed."""
    card = s.card[cell]
    if card == FACE_DOWN:
        return "no-claim-face-down", {}
    if card == BLOCKED:
        return "no-claim-blocked", {}
    if card > BLOCKED:
        return "no-hole", {}
    if card // 2 == POINT:
        return "no-claim-point", {}
    lowest = LOWEST[card, port]
    if lowest == NO_SEGMENT:
        return "no-claim-black", {}
    if lowest != port:
        return "no-claim-name", {"port": lowest}
    if s.pawn[cell, port]:
        return "no-claim-taken", {"seat": s.pawn[cell, port] - 1}
    assert s.open[tunnel_at(s, cell, port)] == 0
    return "no-claim-completed", {}
