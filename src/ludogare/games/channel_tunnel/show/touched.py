"""What a ply of 1987 Channel Tunnel touches on the board, by the ids of its drawing."""

from __future__ import annotations

from ludogare.core.declaration.actions import Action
from ludogare.core.declaration.shown import Manner
from ludogare.core.law.contract import CHANCE
from ludogare.games.channel_tunnel.rules.parts import SIDES
from ludogare.games.channel_tunnel.rules.state import State

CARDS = (
    "new_workers", "exchange", "take", "extra_funding", "realign", "use", "promotion",
    "card", "tile", "deviation", "agenda",
)  # fmt: skip
NOTHING = ("no_exchange", "pass", "no_move", "no_look", "realigned", "enough", "end_turn")
MANNERS: dict[str, Manner] = {**dict.fromkeys(CARDS, "card"), **dict.fromkeys(NOTHING, "none")}

PLACES = {
    "place": "stack-{slot}",
    "heavy": "slot-{slot}",
    "take": "slot-{slot}",
    "card": "card-{card}",
    "token": "hand-{seat}-{colour}",
    "keep": "hand-{seat}-{colour}",
    "deviation": "deviation-{seat}",
    "move_marker": "marker-{seat}-{track}",
    "pay_barrier": "board-{seat}",
    "pay_token": "machine-{seat}",
    "rubble": "storage-{seat}",
}
"""What an action touches, named by its arguments; any other one touches its player's board."""


def touched(before: State, seat: int, action: Action, after: State) -> list[str]:
    """The ids of what a ply touched."""
    player = before.turn if seat == CHANCE else seat
    args = {"seat": player, **action.args}
    found = [f"board-{args['seat']}"]
    if "side" in args:
        side = SIDES.index(str(args["side"]))
        stored = args.get("place") == "storage"
        found.insert(0, f"storage-{side}" if stored else f"tile-{side}-{args['index']}")
    elif action.verb in PLACES:
        found.insert(0, PLACES[action.verb].format(**args))
    elif "card" in args:
        found.insert(0, f"card-{args['card']}")
    if after.drilled[player] > before.drilled[player]:
        found.insert(1, f"machine-{player}")
    return found[: max(1, len(found) - 1)]
