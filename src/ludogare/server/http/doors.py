"""Two ways in: one for requests, and one for live sockets."""

from __future__ import annotations

from collections.abc import Awaitable

from starlette.types import ASGIApp, Receive, Scope, Send


class Doors:
    """Leads sockets past all that requests go through.

    A socket stays open for hours: whatever it has gone through would stay in memory with it.
    """

    def __init__(self, requests: ASGIApp, sockets: ASGIApp) -> None:
        self.requests, self.sockets = requests, sockets

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Shows the way, and does not stand in it."""
        way = self.sockets if scope["type"] == "websocket" else self.requests
        return way(scope, receive, send)
