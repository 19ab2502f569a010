"""What bots are told about Steam Tunnel: what a position is worth."""

from __future__ import annotations

from ludogare.core.contract import Numbers
from ludogare.core.rule import rule
from ludogare.games.steam_tunnel.components import SEAMS
from ludogare.games.steam_tunnel.state import State
from ludogare.games.steam_tunnel.tunnels import UNIT, pawns_of

A_MISSING_END = 2  # what an end not found yet may add, in points for each segment
SCALE = 5  # thousandths of a victory for each point ahead

EXPLORE = 300  # how a search explores, in thousandths
ROLLOUT = 14  # plies that it plays on before judging


@rule
def hopes(s: State, room: Numbers) -> None:
    """The points of each seat, with what open tunnels promise: a share by pawns."""
    for seat in range(s.seats):
        room[seat] = s.points[seat]
    for tunnel in range(SEAMS):
        if s.tunnel[tunnel] == tunnel and s.open[tunnel] > 0 and s.pawns[tunnel] > 0:
            ends = s.ends[tunnel] + A_MISSING_END * s.open[tunnel]
            worth = ends * (s.segments[tunnel] + 1) * UNIT
            most, owners = 1, 0
            for seat in range(s.seats):
                pawns = pawns_of(s, tunnel, seat)
                if pawns > most:
                    most, owners = pawns, 1
                elif pawns == most:
                    owners += 1
            for seat in range(s.seats):
                if pawns_of(s, tunnel, seat) == most:
                    room[seat] += worth // owners


@rule
def evaluate(s: State, seat: int, room: Numbers) -> int:
    """Half the victory, more or less by the distance to the best of the others."""
    hopes(s, room)
    best = -1
    for other in range(s.seats):
        if other != seat:
            best = max(best, room[other])
    return max(1, min(999, 500 + SCALE * (room[seat] - best) // UNIT))
