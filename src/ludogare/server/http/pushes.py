"""What a browser asks that wants to be called."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from ludogare.core.saying.texts import LANGUAGES
from ludogare.server import protocol
from ludogare.server.errors import Refusal, not_yours
from ludogare.server.http.answers import body_of, json
from ludogare.server.http.visitor import held_by, table_of
from ludogare.server.table.registry import Registry

if TYPE_CHECKING:
    from ludogare.server.push.calls import Calls

NEEDED = "cryptography"
"""What `ludogare[push]` brings."""


class Pushes:
    """Browsers that want to be called; without what encrypts messages, nobody can be."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.calls = made_calls(registry)

    def begin(self) -> None:
        """Has people called from now on."""
        if self.calls is not None:
            self.registry.turned.append(self.calls.turned)
            self.registry.spawn(self.calls.watch())

    async def key(self, request: Request) -> Response:
        """The key that a browser needs to be called by this server, if it can be."""
        if self.calls is None:
            return json(protocol.PushKey(None))
        return json(protocol.PushKey((await self.calls.identity()).public))

    async def subscribe(self, request: Request) -> Response:
        """A browser wants, or no longer wants, to be called for the seats that it holds."""
        asked = await body_of(request, protocol.Subscribe)
        table = await table_of(self.registry, request)
        held = held_by(request, table)
        if self.calls is None:
            raise Refusal("refuse-no-push", 501)
        if not held:
            raise not_yours(None)
        if asked.language not in LANGUAGES:
            raise Refusal("refuse-language", known=[*LANGUAGES])
        from ludogare.server.push.calls import Subscription

        name = table.state.setup.id
        for seat in held:
            if asked.off:
                await self.calls.unsubscribe(name, seat, asked.endpoint)
                continue
            browser = Subscription(asked.endpoint, asked.p256dh, asked.auth, asked.language)
            await self.calls.subscribe(name, seat, browser)
        return json(protocol.HeldSeats(name, held))


def made_calls(registry: Registry) -> Calls | None:
    """What calls people, where messages can be encrypted."""
    if find_spec(NEEDED) is None:
        return None
    from ludogare.server.push.calls import Calls

    return Calls(registry)
