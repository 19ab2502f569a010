"""The actions of Diggers; others see `dig ?` until the rock is known."""

from diggers.rules.state import DEPTHS
from ludogare.core.declaration.actions import actions, secret

METRES = range(1, DEPTHS + 1)
ACTIONS = actions(seats={"dig": {"depth": secret(METRES)}}, chance={"rock": {"depth": METRES}})
DIG = ACTIONS.first("dig") - 1  # plus a depth
DIG_COVERED = ACTIONS.number("dig ?")
ROCK = ACTIONS.first("rock") - 1
