"""What bots are told about Steam Tunnel: what a position is worth, and what to try.

The numbers come from following tunnels through some hundred matches: how much longer they grew
for each way that was still open, what ends they found there, and who owned them in the end.
"""

from __future__ import annotations

from ludogare.core.declaration.judgement import Judgement, SearchSettings
from ludogare.core.law.contract import Numbers
from ludogare.core.law.rule import rule, table
from ludogare.games.steam_tunnel.rules.actions import BLOCK, CLAIM, CLAIM_STRIDE, PASS
from ludogare.games.steam_tunnel.rules.components import PORTS, SEAMS
from ludogare.games.steam_tunnel.rules.contract import legal
from ludogare.games.steam_tunnel.rules.options import DEADLY, LESS_DEADLY
from ludogare.games.steam_tunnel.rules.state import PLACING, State
from ludogare.games.steam_tunnel.rules.tunnels import UNIT, pawns_of, tunnel_at

END_AHEAD = 23  # what the end of an open way adds, in tenths of a point for each segment
SEGMENTS_AHEAD = 4  # segments that an open way adds
MOST_OPEN, MOST_LEAD = 4, 3
KEPT = table(  # hundredths of a tunnel that its owner may count on, by open ways and by lead
    [
        [0, 100, 100, 100],
        [0, 72, 96, 100],
        [0, 50, 84, 95],
        [0, 28, 60, 85],
        [0, 20, 40, 65],
    ]
)
DOUBLED = 130  # hundredths: open tunnels that will join are counted twice
SCALE = 4  # thousandths of a victory for each point ahead


@rule
def promise(s: State, tunnel: int) -> int:
    """What an open tunnel may be worth in the end, in points."""
    ways = s.open[tunnel]
    if s.dead_ends == DEADLY and s.black[tunnel] > 0:
        return 0
    if s.dead_ends == LESS_DEADLY and s.numbered[tunnel] + ways < 2:
        return 0
    ends = 10 * (s.ends[tunnel] + s.charity * s.black[tunnel]) + END_AHEAD * ways
    return ends * (s.segments[tunnel] + SEGMENTS_AHEAD * ways) // 10


@rule
def hopes(s: State, room: Numbers) -> None:
    """The points of each seat, with what open tunnels promise to whoever has most pawns there."""
    for seat in range(s.seats):
        room[seat] = s.points[seat]
    for tunnel in range(SEAMS):
        if s.pawns[tunnel] > 0 and s.tunnel[tunnel] == tunnel and s.open[tunnel] > 0:
            most, owners, next_most = 0, 0, 0
            for seat in range(s.seats):
                pawns = pawns_of(s, tunnel, seat)
                if pawns > most:
                    most, owners, next_most = pawns, 1, most
                elif pawns == most:
                    owners += 1
                else:
                    next_most = max(next_most, pawns)
            kept = KEPT[min(s.open[tunnel], MOST_OPEN), min(most - next_most, MOST_LEAD)]
            part = promise(s, tunnel) * kept * UNIT // (DOUBLED * owners)
            for seat in range(s.seats):
                if pawns_of(s, tunnel, seat) == most:
                    room[seat] += part


@rule
def evaluate(s: State, seat: int, room: Numbers) -> int:
    """Half the victory, more or less by the distance to the best of the others."""
    hopes(s, room)
    best = -1
    for other in range(s.seats):
        if other != seat:
            best = max(best, room[other])
    return max(1, min(999, 500 + SCALE * (room[seat] - best) // UNIT))


@rule
def consider(s: State, seat: int, out: Numbers) -> int:
    """One claim for each tunnel; blocks where a tunnel has pawns; a pass if nothing is left."""
    n = legal(s, seat, out)
    if s.phase != PLACING:
        return n
    kept = 0
    for i in range(n):
        action = out[i]
        if action < BLOCK:
            new = is_new(s, action, out, kept)
        elif action < PASS:
            new = is_contested(s, action - BLOCK)
        else:
            new = kept == 0
        out[kept] = action
        kept += int(new)
    return kept


@rule
def claimed(s: State, action: int) -> int:
    """The tunnel that a claim is about."""
    return tunnel_at(s, (action - CLAIM) // CLAIM_STRIDE, (action - CLAIM) % CLAIM_STRIDE)


@rule
def is_new(s: State, action: int, out: Numbers, kept: int) -> bool:
    """Whether no claim kept so far is about the same tunnel."""
    same = 0
    for i in range(kept):
        same += claimed(s, out[i]) == claimed(s, action)
    return same == 0


@rule
def is_contested(s: State, cell: int) -> bool:
    """Whether a tunnel with pawns runs into a card."""
    pawns = 0
    for port in range(PORTS):
        pawns |= s.pawns[tunnel_at(s, cell, port)]
    return pawns > 0


JUDGEMENT = Judgement(
    evaluate=evaluate,
    consider=consider,
    search=SearchSettings(explore=100, rollout=6),
    learned=SearchSettings(explore=60, rollout=0),
    blur=(400, 100, 0),
)
