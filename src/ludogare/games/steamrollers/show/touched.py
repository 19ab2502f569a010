"""What a ply of SteamRollers touches on the board, by the ids of its drawing."""

from __future__ import annotations

from ludogare.core.declaration.actions import Action
from ludogare.core.declaration.shown import Manner
from ludogare.games.steamrollers.rules.state import State

DICE = ("white", "black", "reroll", "border_die", "olive_reroll", "choose", "choose_two", "change",
        "reroll_die", "claim")  # fmt: skip
CARDS = ("draw", "tile_side", "order_side", "personal_draw", "take", "order")
NOTHING = ("let", "no_order", "pass", "solo_keep")
MANNERS: dict[str, Manner] = {
    **dict.fromkeys(DICE, "die"),
    **dict.fromkeys(CARDS, "card"),
    **dict.fromkeys(NOTHING, "none"),
}

PLACES = {
    "rail": "rail-{seat}-{hex}",
    "start_rail": "rail-{seat}-{hex}",
    "loco": "box-{seat}-{box}",
    "start_loco": "box-{seat}-{box}",
    "deliver": "delivered-{seat} city-{origin}",
    "take": "tile-{tile}",
    "change": "tile-{tile}",
    "reroll_die": "tile-{tile}",
    "start_action": "tile-{tile}",
    "order": "order-{order}",
    "draw": "city-{city}",
    "choose": "in-use",
    "choose_two": "in-use in-use-next",
    "reroll": "in-use",
    "claim": "claimed",
}
"""What an action touches, named by its arguments; any other one touches the dice or a sheet."""


def touched(before: State, seat: int, action: Action, after: State) -> list[str]:
    """The ids of what a ply touched."""
    args = {"seat": seat, **action.args}
    if action.verb in PLACES:
        return [place.format(**args) for place in PLACES[action.verb].split()]
    if seat < 0:
        return ["tray"] if MANNERS.get(action.verb) == "die" else []
    return [f"sheet-{seat}"]
