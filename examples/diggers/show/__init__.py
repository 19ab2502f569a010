"""What people see of Diggers, are asked and are told."""

from diggers.rules.state import HIDDEN, NOT_YET, ROUNDS, State
from ludogare.core.declaration.actions import COVERED, Action
from ludogare.core.declaration.shown import Show
from ludogare.core.law.contract import CHANCE
from ludogare.core.saying.texts import Json, Sentence


def view(s: State, seat: int) -> Json:
    """Everything that a seat may see, from its hidden state."""
    diggers = []
    for p in range(s.seats):
        depth = COVERED if s.depth[p] == HIDDEN else s.depth[p]
        diggers.append({"seat": p, "depth": depth, "points": s.points[p], "mine": p == seat})
    return {"round": s.round, "diggers": diggers}


def ask(s: State, seat: int) -> Sentence:
    """What a seat is asked, in one sentence."""
    if s.round == ROUNDS:
        return "ask-over", {}
    return ("ask-dig" if seat >= 0 and s.depth[seat] == NOT_YET else "ask-wait"), {}


def tell(before: State, seat: int, action: Action, after: State) -> list[Sentence]:
    """What is told about a ply."""
    if seat != CHANCE:
        return [("log-dig", {"seat": seat})]
    gained = [(p, after.points[p] - before.points[p]) for p in range(after.seats)]
    return [("log-rock", action.args), *(("log-gain", {"seat": p, "metres": m}) for p, m in gained)]


def describe(s: State) -> list[Sentence]:
    """The table in words, for a terminal."""
    return [("words-digger", {"seat": p, "metres": s.points[p]}) for p in range(s.seats)]


SHOW = Show(view, ask, tell, describe, {"ask-dig": "DG-1.2", "ask-over": "DG-1.1"})
