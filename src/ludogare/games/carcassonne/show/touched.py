"""What a ply of Carcassonne touches on the board, by the ids of its drawing."""

from __future__ import annotations

from ludogare.core.declaration.actions import Action
from ludogare.core.declaration.shown import Manner
from ludogare.games.carcassonne.rules.state import DRAWING, OVER, PLACING, State
from ludogare.games.carcassonne.show.view import standing

MANNERS: dict[str, Manner] = {"draw": "card", "no_meeple": "none", "no_token": "none"}


def touched(before: State, seat: int, action: Action, after: State) -> list[str]:
    """The ids of what a ply touched: a tile, a meeple or a token, then what was paid for it."""
    if action.verb == "draw":
        return [f"laid-{laid(after)}" if after.phase == PLACING else "stack"]
    return [*_put(before, seat, action, after), *_paid(after)]


def laid(s: State) -> int:
    """How many tiles lie."""
    return sum(s.face[cell] > 0 for cell in range(s.cells))


def _put(before: State, seat: int, action: Action, after: State) -> list[str]:
    """What came to the land; a meeple that went home at once leaves its tile."""
    tile = f"laid-{laid(after) - 1}"
    if action.verb == "meeple":
        new = set(standing(after)) - set(standing(before))
        return [f"meeple-{p}-{i}" for p, i in new] or [tile]
    if action.verb == "token":
        at = int(action.args["mouth"]) - 1
        twin = any(after.token[i] == after.token[at] for i in range(at))
        return [f"token-{seat}-{action.args['colour']}-{int(twin)}"]
    return [tile]


def _paid(after: State) -> list[str]:
    ended = after.phase in (DRAWING, OVER)
    return [f"paid-{i}" for i in range(after.payments) if ended and after.paid_points[i]]
