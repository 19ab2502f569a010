"""Tunnels as a finger finds them on the board: straight on through cards that nobody has seen."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludogare.games.steam_tunnel.rules.components import (
    BLOCKED,
    CELLS,
    END,
    FACE_DOWN,
    FACES,
    LOWEST,
    NO_SEGMENT,
    ON_BOARD,
    PORTS,
    SEAM,
    WIDTH,
)
from ludogare.games.steam_tunnel.rules.state import State
from ludogare.games.steam_tunnel.rules.tunnels import UNIT, know, pawns_of, tunnel_at, worth

ON = tuple(tuple(cell for cell in range(CELLS) if ON_BOARD[full, cell]) for full in range(2))
"""The cells of the small board and of the full one."""


def ways_of(card: int) -> tuple[tuple[int, ...], ...]:
    """The ways through a card, each as the ports that it joins."""
    lowest = [LOWEST[card, port] for port in range(PORTS)]
    return tuple(
        tuple(port for port in range(PORTS) if lowest[port] == way)
        for way in range(PORTS)
        if lowest[way] == way
    )


WAYS = tuple(ways_of(card) for card in range(FACE_DOWN + 1))


@dataclass(frozen=True)
class End:
    """Where a tunnel ends."""

    row: int
    col: int
    port: int
    value: int
    black: bool


@dataclass
class Tunnel:
    """A tunnel; what an open one is worth is only a guess, until the cards on its way are known."""

    seam: int
    """The lowest of its seams, which names it."""
    open: bool = False
    segments: list[tuple[int, int, int]] = field(default_factory=list)
    """Row, column and lowest port of each face-up segment."""
    ways: list[tuple[int, int, tuple[int, ...]]] = field(default_factory=list)
    """Row, column and ports of each way through a card, face up or not."""
    ends: list[End] = field(default_factory=list)
    value: int = 0
    pawns: list[int] = field(default_factory=list)
    """How many segments each seat has claimed."""

    @property
    def name(self) -> str:
        """What the tunnel is called in a view and in a drawing."""
        return f"t{self.seam}"

    @property
    def leaders(self) -> list[int]:
        """The seats with most pawns (ST-8.5)."""
        most = max(max(self.pawns), 1)
        return [seat for seat, pawns in enumerate(self.pawns) if pawns == most]

    @property
    def share(self) -> int:
        """What each leader gets, in sixtieths of a point."""
        return self.value * UNIT // max(len(self.leaders), 1)


def if_ended(s: State) -> State:
    """The position if no card were turned up any more: what lies face down leads straight on."""
    ended: State = s.copy()
    for cell in ON[s.full]:
        if ended.card[cell] == FACE_DOWN:
            know(ended, cell, BLOCKED)
    return ended


class Traced:
    """All tunnels of a board, by their lowest seams, and the position if the match ended now."""

    def __init__(self, s: State) -> None:
        self.state, self.ended = s, if_ended(s)
        self._named: dict[int, Tunnel] = {}
        for seam in sorted({SEAM[s.full, c * PORTS + p] for c in ON[s.full] for p in range(3)}):
            self._named.setdefault(self.ended.tunnel[seam], Tunnel(seam))
        for cell in ON[s.full]:
            self._walk(cell)
        for name, tunnel in self._named.items():
            tunnel.value = worth(self.ended, name)
            tunnel.pawns = [pawns_of(self.ended, name, seat) for seat in range(s.seats)]
        self.tunnels = list(self._named.values())

    def at(self, cell: int, port: int) -> Tunnel:
        """The tunnel at a port of a card."""
        return self._named[tunnel_at(self.ended, cell, port)]

    def end(self, cell: int, port: int) -> End:
        """The end at a port of a card; black ones count under charity (ST-10.5)."""
        value = END[self.state.card[cell], port]
        return End(*divmod(cell, WIDTH), port, value or self.state.charity, not value)

    def _walk(self, cell: int) -> None:
        """Notes what a card adds to the tunnels that it meets."""
        card = self.state.card[cell]
        row, col = divmod(cell, WIDTH)
        for ports in WAYS[card]:
            tunnel = self.at(cell, ports[0])
            tunnel.ways.append((row, col, ports))
            tunnel.open |= card == FACE_DOWN
            if card < FACES:
                tunnel.segments.append((row, col, ports[0]))
        for port in range(PORTS):
            if LOWEST[card, port] == NO_SEGMENT:
                self.at(cell, port).ends.append(self.end(cell, port))
