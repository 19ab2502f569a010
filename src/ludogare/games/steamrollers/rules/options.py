"""The options of SteamRollers."""

from __future__ import annotations

from ludogare.core.declaration.options import Options
from ludogare.games.steamrollers.rules.actions import SEATS
from ludogare.games.steamrollers.rules.components import GUARDS, LEVELS

OPTIONS = Options()
COAL = OPTIONS.add("coal", (False, True), clause="SR-2.5")
ORDERS = OPTIONS.add("orders", (False, True), clause="SR-2.7")
START_TILES = OPTIONS.add("start_tiles", (False, True), clause="SR-2.8")
BORDERS = OPTIONS.add("borders", ("none", "medium", "hard"), clause="SR-4.1")
FIRST = OPTIONS.add_seat("first", SEATS, clause="SR-Q20")
GUARD = OPTIONS.add("guard", tuple(GUARDS), clause="SR-Q24")
LEVEL = OPTIONS.add("level", tuple(range(1, len(LEVELS) + 1)), clause="SR-13.7")

OPTIONS.demand(
    "alone",
    lambda seats, o: seats > 1 or not (o["coal"] or o["orders"] or o["start_tiles"]),
    clause="SR-13.3",
)
