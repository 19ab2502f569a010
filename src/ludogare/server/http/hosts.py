"""The names that a server answers to, where its host has said which."""

from __future__ import annotations

from collections.abc import Collection

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ludogare.server.errors import Refusal
from ludogare.server.http.answers import language_of, refused

MISDIRECTED = 421
MAX_SHOWN = 60


class OwnNames:
    """Refuses requests for other names, as a page of another site may send by a trick of DNS."""

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self.app, self.names = app, {name.lower() for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes on what is for us."""
        if scope["type"] not in ("http", "websocket") or not self.names:
            await self.app(scope, receive, send)
            return
        request = HTTPConnection(scope)
        name = request.headers.get("host", "").lower()
        if name in self.names or name.rpartition(":")[0] in self.names:
            await self.app(scope, receive, send)
            return
        refusal = Refusal("refuse-host", MISDIRECTED, host=name[:MAX_SHOWN])
        told = refused(refusal, language_of(request))
        if scope["type"] == "http":
            await told(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).send_denial_response(told)
