"""The smallest game: five counters, each seat takes one or two, who takes the last one wins."""

from ludogare.core.declaration.actions import actions
from ludogare.core.declaration.game import Game
from ludogare.core.declaration.options import Options
from ludogare.core.law.state import Fields, i8

from .rules import contract


class State(Fields):
    seats: i8
    turn: i8
    left: i8


GAME = Game(
    name="tiny",
    version=1,
    seats=range(2, 4),
    State=State,
    rules=contract,
    actions=actions(seats={"take": {"counters": range(1, 3)}}, chance={}),
    options=Options(),
    endings=("taken",),
    bound=lambda seats, options: 5,
    choices=2,
    counts=1,
)
