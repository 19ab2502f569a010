"""The names that a server answers to, where its host has said which."""

from __future__ import annotations

from collections.abc import Awaitable, Collection

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

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Passes on what is for us."""
        ours = scope["type"] not in ("http", "websocket") or self._ours(HTTPConnection(scope))
        return (self.app if ours else self._refuse)(scope, receive, send)

    def _ours(self, request: HTTPConnection) -> bool:
        name = name_in(request)
        return not self.names or name in self.names or name.rpartition(":")[0] in self.names

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = HTTPConnection(scope)
        refusal = Refusal("refuse-host", MISDIRECTED, host=name_in(request)[:MAX_SHOWN])
        told = refused(refusal, language_of(request))
        if scope["type"] == "http":
            await told(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).send_denial_response(told)


def name_in(request: HTTPConnection) -> str:
    """The name that was asked for."""
    return request.headers.get("host", "").lower()
