"""The door: not too many connections, and none that keeps a request to itself."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludogare.server.errors import Unusable
from ludogare.server.files import room
from ludogare.server.limits import Limits
from ludogare.server.owners import network_of

CUT = "cut"
"""Under what a socket finds how it is cut off."""


class Guard:
    """Who may connect."""

    def __init__(self, limits: Limits, proxies: str) -> None:
        self.limits = limits
        self.room = room(limits.connections)
        self._all = proxies.strip() == "*"
        self._proxies = [] if self._all else networks(proxies)

    def admits(self, peer: str, others: set[Any]) -> bool:
        """Whether one more connection of a peer may stay; proxies have those of everybody."""
        if len(others) > self.room:
            return False
        client = network_of(peer)
        most = self.limits.connections_address
        if not client or len(others) <= most or self._is_proxy(peer):
            return True
        return sum(bool(c.client) and network_of(c.client[0]) == client for c in others) <= most

    def _is_proxy(self, peer: str) -> bool:
        try:
            address = ipaddress.ip_address(peer)
        except ValueError:
            return True  # a socket of this machine
        return self._all or any(address in known for known in self._proxies)


def networks(named: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """The networks that are named, with commas; a machine is a small one."""
    try:
        return [ipaddress.ip_network(name.strip(), strict=False) for name in named.split(",")]
    except ValueError as problem:
        raise Unusable("serve-unusable", what=named, problem=str(problem)) from None


class Guarded(H11Protocol):
    """A connection that is cut off if a request that it has begun does not arrive in time."""

    def __init__(self, guard: Guard, **more: Any) -> None:
        super().__init__(**more)
        self.guard = guard
        self._upgraded = False
        self._awaited: object = None
        """Which part of a request is awaited."""
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Cuts off one that is too many."""
        super().connection_made(transport)
        if not self.guard.admits(self.client[0] if self.client else "", self.connections):
            transport.abort()
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Takes in some of a request."""
        super().data_received(data)
        self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Goes on as a socket, which has a time of its own and can be cut off, too."""
        self._upgraded = True
        self.app_state = {**self.app_state, CUT: self.transport.abort}
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits for nothing more."""
        self._stop()
        super().connection_lost(exc)

    def _wait(self) -> None:
        """Sets a time for the rest of what has begun, once."""
        limits, awaited = self.guard.limits, self.conn.their_state
        seconds = {h11.IDLE: limits.heading, h11.SEND_BODY: limits.receiving}.get(awaited)
        if awaited is self._awaited and seconds is not None:
            return
        self._stop()
        if seconds is not None and not self._upgraded and not self.transport.is_closing():
            self._awaited = awaited
            self._late = self.loop.call_later(seconds, self.transport.abort)

    def _stop(self) -> None:
        self._awaited = None
        if self._late is not None:
            self._late.cancel()
            self._late = None
