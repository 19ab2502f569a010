"""Why an action of Carcassonne may not be played, for the person who tried it."""

from __future__ import annotations

from ludogare.core.declaration.actions import Action
from ludogare.core.saying.texts import Sentence
from ludogare.games.carcassonne.rules.actions import COLOUR_NAMES
from ludogare.games.carcassonne.rules.components import FACE_EDGES, KINDS, part_of
from ludogare.games.carcassonne.rules.parts import EDGES, FEATURES
from ludogare.games.carcassonne.rules.state import PLACING, State

SHOWN = ("anything", "field", "road", "city")  # what an edge shows, by its number

CLAUSES = {
    "no-phase": "CA-3.1",
    "no-other-tile": "CA-3.7",
    "no-other-place": "CA-6.4",
    "no-spot": "CA-3.2",
    "no-taken": "CA-3.2",
    "no-match": "CA-3.2",
    "no-supply": "CA-3.6",
    "no-more-meeples": "CA-3.6",
    "no-occupied": "CA-3.7",
    "no-part": "CA-3.7",
    "no-meeple-first": "CA-6.5",
    "no-tunnel": "CA-6.1",
    "no-more-tokens": "CA-6.4",
    "no-token": "CA-6.2",
    "no-mouth": "CA-6.4",
    "no-free-mouth": "CA-6.4",
}
"""By reason, the clause that says so."""


def reason(s: State, seat: int, action: Action) -> Sentence | None:
    """The reason; the seat is awaited and the action is not legal."""
    if s.phase == PLACING and action.verb != "place":
        return "no-phase", {}
    if s.phase != PLACING and action.verb == "place":
        return ("no-other-tile" if s.meeple_open else "no-other-place"), {}
    if action.verb == "place":
        return place_reason(s, int(action.args["spot"]), int(action.args["turn"]))
    if action.verb in ("meeple", "no_meeple"):
        return meeple_reason(s, seat, action)
    return token_reason(s, seat, action)


def place_reason(s: State, cell: int, turn: int) -> Sentence:
    """Why a tile may not lie there."""
    if cell >= s.cells:
        return "no-spot", {}
    if s.face[cell]:
        return "no-taken", {}
    for edge in range(4):
        wanted = s.pattern[cell] >> 2 * edge & 3
        shown = FACE_EDGES[s.hand * 4 + turn] >> 2 * edge & 3
        if wanted not in (0, shown):
            facts = {"edge": EDGES[edge], "shown": SHOWN[shown], "wanted": SHOWN[wanted]}
            return "no-match", facts
    return "no-spot", {}


def meeple_reason(s: State, seat: int, action: Action) -> Sentence:
    """Why no meeple may stand there."""
    if not s.meeple_open:
        if s.supply[seat] == 0:
            return "no-supply", {"seat": seat}
        return "no-more-meeples", {}
    kind, turn = divmod(s.face[s.last] - 1, 4)
    parts = [(FEATURES[one.feature], part_of(one, turn)) for one in KINDS[kind].segments]
    if (action.args["feature"], action.args["part"]) in parts:
        return "no-occupied", {"feature": action.args["feature"]}
    return "no-part", {"tile": KINDS[kind].name}


def token_reason(s: State, seat: int, action: Action) -> Sentence:
    """Why no token may lie there."""
    if not s.tunnel:
        return "no-tunnel", {}
    if not s.token_open:
        return "no-more-tokens", {}
    if action.verb == "no_token":
        return "no-meeple-first", {}
    colour, mouth = str(action.args["colour"]), int(action.args["mouth"])
    if not s.tokens[seat, COLOUR_NAMES.index(colour)]:
        return "no-token", {"seat": seat, "colour": colour}
    if mouth > s.mouths:
        return "no-mouth", {"mouth": mouth, "mouths": s.mouths}
    return "no-free-mouth", {"mouth": mouth}
