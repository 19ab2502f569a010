"""What a ply of Steam Tunnel touches on the board, by the ids of its drawing."""

from __future__ import annotations

from ludogare.core.declaration.actions import Action
from ludogare.core.declaration.shown import Manner
from ludogare.games.steam_tunnel.rules.components import WIDTH
from ludogare.games.steam_tunnel.rules.state import State

MANNERS: dict[str, Manner] = {"flip": "card", "reveal": "card", "pass": "none"}


def touched(before: State, seat: int, action: Action, after: State) -> list[str]:
    """The ids of what a ply touched."""
    if action.verb in ("start", "pass"):
        return [f"player-{action.args.get('seat', seat)}"]
    row, col = divmod(after.chosen, WIDTH)
    cell = f"cell-{action.args.get('row', row)}-{action.args.get('col', col)}"
    if action.verb == "claim":
        return [cell.replace("cell", "pawn") + f"-{action.args['port']}"]
    return [cell]
