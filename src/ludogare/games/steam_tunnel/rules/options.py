"""The options of Steam Tunnel."""

from __future__ import annotations

from ludogare.core.declaration.options import Options
from ludogare.games.steam_tunnel.rules.actions import SEATS
from ludogare.games.steam_tunnel.rules.components import MOST_FORKS

OPTIONS = Options()
DEAD_ENDS = OPTIONS.add("dead_ends", ("normal", "deadly", "less_deadly"), clause="ST-10.2")
DEADLY = OPTIONS.number("dead_ends", "deadly")
LESS_DEADLY = OPTIONS.number("dead_ends", "less_deadly")
CHARITY = OPTIONS.add("charity", (False, True), clause="ST-10.5")
FORKS_REMOVED = OPTIONS.add("forks_removed", range(MOST_FORKS + 1), clause="ST-10.4")
FULL_BOARD = OPTIONS.add("full_board", (False, True), clause="ST-10.6")
STARTER = OPTIONS.add_seat("starter", SEATS, clause="ST-Q2")

OPTIONS.demand(
    "all_cards", lambda seats, o: not (o["full_board"] and o["forks_removed"]), clause="ST-Q16"
)
