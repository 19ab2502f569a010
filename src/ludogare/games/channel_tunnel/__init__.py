"""1987 Channel Tunnel, by Shei S. and Isra C. (2019)."""

from collections.abc import Mapping
from typing import Any

from ludogare.core.declaration.game import Game
from ludogare.games.channel_tunnel.rules import contract
from ludogare.games.channel_tunnel.rules.actions import ACTIONS
from ludogare.games.channel_tunnel.rules.components import COMPONENTS, ROUNDS, SEATS
from ludogare.games.channel_tunnel.rules.options import OPTIONS
from ludogare.games.channel_tunnel.rules.parts import CARDS
from ludogare.games.channel_tunnel.rules.state import State

SET_UP = 4 + 3
TOKENS = 25
ROUND_START = TOKENS + 2 * CARDS
TURNS = 31  # a round: 25 placements, 4 recoveries, 2 passes
TURN = 3 * CARDS  # at most a few actions with their payments; the money of a match is 33 cards


def bound(seats: int, options: Mapping[str, Any]) -> int:
    """Far above what is played: every round full, every turn as long as cards could make it."""
    return SET_UP + ROUNDS * (ROUND_START + TURNS * TURN)


GAME = Game(
    name="channel_tunnel",
    version=3,
    seats=range(SEATS, SEATS + 1),
    State=State,
    rules=contract,
    actions=ACTIONS,
    options=OPTIONS,
    components=COMPONENTS,
    endings=("arrival", "tie", "deviation", "stop"),
    bound=bound,
    choices=128,  # Exchange: 20 pairs of colours for each of at most 5 copies, or none
    counts=16,
    minutes=45,
    prefix="CT",
)
