"""Actions that come to the same: turns of a tile that look alike, parts of one feature."""

from __future__ import annotations

from ludogare.core.declaration.actions import Action
from ludogare.games.carcassonne.rules.actions import ACTIONS
from ludogare.games.carcassonne.rules.state import State
from ludogare.games.carcassonne.show.turns import PERIODS
from ludogare.games.carcassonne.show.view import meeple_choices


def twin(s: State, action: Action) -> Action | None:
    """The action that stands for both, where it is another one."""
    match action.verb:
        case "place":
            return same_look(s, action)
        case "meeple":
            return same_feature(s, action)
    return None


def same_look(s: State, action: Action) -> Action | None:
    """The same place with a lesser turn that looks the same."""
    spot, turn = int(action.args["spot"]), int(action.args["turn"])
    least = turn % PERIODS[s.hand]
    return None if least == turn else ACTIONS[ACTIONS.number("place", spot=spot, turn=least)]


def same_feature(s: State, action: Action) -> Action | None:
    """The first part of the same feature on the tile: two of its parts may meet elsewhere."""
    offered = meeple_choices(s)
    chosen = next(c for c in offered if all(c[name] == v for name, v in action.args.items()))
    first = next(c for c in offered if c["group"] == chosen["group"])
    if first is chosen:
        return None
    return ACTIONS[ACTIONS.number("meeple", feature=first["feature"], part=first["part"])]
