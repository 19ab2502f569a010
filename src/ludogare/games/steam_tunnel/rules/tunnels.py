"""Tunnels: how they grow as cards become known, and what they are worth.

Only known cards join seams, so tunnels only ever merge, and nothing is traced twice.
"""

from __future__ import annotations

from ludogare.core.law.rule import rule
from ludogare.games.steam_tunnel.rules.components import (
    END,
    LOWEST,
    NO_SEGMENT,
    PORTS,
    SEAM,
    SEAMS,
    SEGMENTS,
)
from ludogare.games.steam_tunnel.rules.options import DEADLY, LESS_DEADLY
from ludogare.games.steam_tunnel.rules.state import MOST_PAWNS, PAWN_BITS, State

UNIT = 60  # of a point: what two to five winners share comes out even (ST-8.5)


@rule
def part_all(s: State) -> None:
    """ST-3.4: no card is known, so each seam is a tunnel with two ways out."""
    for seam in range(SEAMS):
        s.tunnel[seam] = seam
        s.next[seam] = seam
        s.open[seam] = 2


@rule
def tunnel_at(s: State, cell: int, port: int) -> int:
    """The tunnel at a port of a card."""
    return s.tunnel[SEAM[s.full, cell * PORTS + port]]


@rule
def know(s: State, cell: int, card: int) -> None:
    """ST-6.2: a card becomes known, and with it how its six ports go on."""
    s.card[cell] = card
    visible = min(SEGMENTS[card], 1)  # ST-8.3: only face-up segments count
    for port in range(PORTS):
        tunnel = tunnel_at(s, cell, port)
        lowest = LOWEST[card, port]
        if lowest == NO_SEGMENT:
            add_end(s, tunnel, END[card, port])
        elif lowest == port:
            s.segments[tunnel] += visible
        else:
            merge(s, tunnel_at(s, cell, lowest), tunnel)
    for port in range(PORTS):
        tunnel = tunnel_at(s, cell, port)
        s.open[tunnel] -= 1
        if s.open[tunnel] == 0:
            pay(s, tunnel)


@rule
def add_end(s: State, tunnel: int, end: int) -> None:
    """ST-3.5, ST-3.6: a black or a numbered end."""
    if end:
        s.numbered[tunnel] += 1
        s.ends[tunnel] += end
    else:
        s.black[tunnel] += 1


@rule
def merge(s: State, one: int, other: int) -> None:
    """Two tunnels become one, under the name of the longer."""
    if one == other:
        return  # ST-Q6: a loop
    if s.segments[one] < s.segments[other]:
        one, other = other, one
    seam = other
    while s.tunnel[seam] == other:
        s.tunnel[seam] = one
        seam = s.next[seam]
    s.next[one], s.next[other] = s.next[other], s.next[one]
    s.open[one] += s.open[other]
    s.segments[one] += s.segments[other]
    s.black[one] += s.black[other]
    s.numbered[one] += s.numbered[other]
    s.ends[one] += s.ends[other]
    s.pawns[one] += s.pawns[other]


@rule
def worth(s: State, tunnel: int) -> int:
    """ST-8.3: the sum of the ends times the face-up segments; and the variants (ST-10)."""
    if s.dead_ends == DEADLY and s.black[tunnel] > 0:
        return 0
    if s.dead_ends == LESS_DEADLY and s.numbered[tunnel] < 2:
        return 0
    return (s.ends[tunnel] + s.charity * s.black[tunnel]) * s.segments[tunnel]


@rule
def pawns_of(s: State, tunnel: int, seat: int) -> int:
    """How many segments of a tunnel a seat has claimed."""
    return s.pawns[tunnel] >> PAWN_BITS * seat & MOST_PAWNS


@rule
def pay(s: State, tunnel: int) -> None:
    """ST-8.5: a completed tunnel pays whoever has most pawns on it; equals share."""
    most, owners = 1, 0
    for seat in range(s.seats):
        pawns = pawns_of(s, tunnel, seat)
        if pawns > most:
            most, owners = pawns, 1
        elif pawns == most:
            owners += 1
    if owners:
        share = worth(s, tunnel) * UNIT // owners
        for seat in range(s.seats):
            if pawns_of(s, tunnel, seat) == most:
                s.points[seat] += share
