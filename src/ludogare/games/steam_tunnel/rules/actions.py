"""The actions of Steam Tunnel."""

from __future__ import annotations

from ludogare.core.declaration.actions import actions, chosen
from ludogare.games.steam_tunnel.rules.components import PORTS, WIDTH
from ludogare.games.steam_tunnel.rules.parts import CARD_NAMES

SEATS = 5
ROWS = chosen(range(WIDTH), "cell")
COLUMNS = chosen(range(WIDTH), "cell")
LOWEST_PORTS = chosen(range(PORTS - 1), "segment")  # ST-5.6

ACTIONS = actions(
    seats={
        "flip": {"row": ROWS, "col": COLUMNS},
        "claim": {"row": ROWS, "col": COLUMNS, "port": LOWEST_PORTS},
        "block": {"row": ROWS, "col": COLUMNS},
        "pass": {},
    },
    chance={
        "start": {"seat": range(SEATS)},
        "reveal": {"card": CARD_NAMES, "turned": range(2)},
    },
)

FLIP = ACTIONS.first("flip")
CLAIM = ACTIONS.first("claim")
CLAIM_STRIDE = ACTIONS.stride("claim", "col")
BLOCK = ACTIONS.first("block")
PASS = ACTIONS.first("pass")
START = ACTIONS.first("start")
REVEAL = ACTIONS.first("reveal")
