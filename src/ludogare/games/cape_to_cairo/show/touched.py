"""What a ply of From Cape to Cairo touches on the board, by the ids of its drawing."""

from __future__ import annotations

from ludogare.core.declaration.actions import Action
from ludogare.core.declaration.shown import Manner
from ludogare.games.cape_to_cairo.rules.state import BIDDING, State

CARDS = ("pick", "reveal", "tie", "draw", "bonus")
MANNERS: dict[str, Manner] = {**dict.fromkeys(CARDS, "card"), "pass": "none"}
OWN = {"bid": "bid", "lot": "bid", "build": "loco", "pass": "label", "bonus": "bonuses"}
"""What an action touches of its player; any other one touches the card that it names."""


def touched(before: State, seat: int, action: Action, after: State) -> list[str]:
    """The ids of what a ply touched."""
    if before.phase == BIDDING and after.phase != BIDDING:
        return [f"bid-{p}" for p in range(after.seats)]  # all are opened
    if action.verb in OWN:
        return [f"{OWN[action.verb]}-{action.args.get('seat', seat)}"]
    return [f"card-{action.args['card']}"]
