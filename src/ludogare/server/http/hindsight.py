"""Analyses of finished matches, as they are asked for."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ludogare.server import protocol
from ludogare.server.errors import Refusal
from ludogare.server.http.answers import body_of, client_of, json, language_of
from ludogare.server.http.visitor import latest_of, studied
from ludogare.server.limits import Buckets
from ludogare.server.show.hindsight import hindsight_of
from ludogare.server.table.hindsight import Hindsights, match_over
from ludogare.server.table.registry import Registry
from ludogare.server.table.table import Table


class LooksBack:
    """Begins analyses, tells how far they are, and shows them."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.hindsights = Hindsights(registry)
        limits = registry.settings.limits
        self.wishes = Buckets(limits.analyses, limits.analysis_burst)
        """Analyses that an address may ask for."""

    def follow(self) -> None:
        """Has every match analysed from now on when it is over, where the host wants it so."""
        if self.registry.settings.reviews:
            self.registry.turned.append(self.hindsights.turned)

    async def begin(self, request: Request) -> Response:
        """Has a finished match analysed."""
        await body_of(request, protocol.LookBack)
        table = await latest_of(self.registry, request)
        progress = await self.hindsights.progress(table)
        if progress.state == "none":
            client = client_of(request)
            if not self.wishes.take(client):
                raise Refusal("refuse-analyses", 429)
            await self.hindsights.begin(table, self.registry.owner(client))
        return await self._told(request, table)

    async def told(self, request: Request) -> Response:
        """How far an analysis is, or what it found."""
        return await self._told(request, await latest_of(self.registry, request))

    async def _told(self, request: Request, table: Table) -> Response:
        progress = await self.hindsights.progress(table)
        match = match_over(table)[1]
        found = None
        if progress.found is not None:
            voice = table.state.voices[language_of(request)]
            found = await studied(
                self.registry, request, hindsight_of, match, progress.found, voice
            )
        plies = len(match.plies)
        return json(protocol.LookedBack(progress.state, progress.plies, plies, found))
