"""Diggers: a whole game, small enough to be read at once and copied."""

from diggers.rules import contract
from diggers.rules.actions import ACTIONS
from diggers.rules.state import DEPTHS, ROUNDS, SEATS, State
from ludogare.core.declaration.game import Game
from ludogare.core.declaration.options import Options

GAME = Game(
    name="diggers",
    version=1,
    seats=range(2, SEATS + 1),
    State=State,
    rules=contract,
    actions=ACTIONS,
    options=Options(),
    endings=("dug",),
    bound=lambda seats, options: ROUNDS * (seats + 1),
    choices=DEPTHS,
    prefix="DG",
)
