"""The engine of the analysis board, as it is asked slice by slice."""

from __future__ import annotations

import logging

from starlette.requests import Request
from starlette.responses import Response

from ludogare.analysis.pondering import SLICE
from ludogare.bots.outside.process import Forfeit
from ludogare.server.errors import Refusal
from ludogare.server.http.answers import client_of, json
from ludogare.server.http.positions import Positions
from ludogare.server.http.visitor import studied
from ludogare.server.protocol import PonderedInfo
from ludogare.server.show.analysis import go_to, known
from ludogare.server.show.pondered import pondered_of
from ludogare.server.table.registry import Registry
from ludogare.server.texts import TableVoice

LOG = logging.getLogger("ludogare.server")


class Ponders:
    """Thinks about the position that somebody looks at, a slice more with every request."""

    def __init__(self, registry: Registry, positions: Positions) -> None:
        self.registry, self.positions = registry, positions

    async def ponder(self, request: Request) -> Response:
        """How far the search of a position is, after a slice more."""
        wanted, match = await self.positions.wanted(request)
        language = known(wanted.language)
        seat = await studied(self.registry, request, go_to, match, wanted)
        if seat not in match.awaited:
            return json(PonderedInfo(seat=None, simulations=0, more=False, best=[], line=[]))
        client = client_of(request)
        self._charge(client)
        try:
            advice = await self.registry.engine.ponder(match, seat, self.registry.owner(client))
        except Forfeit as problem:
            LOG.error("the engine at %s: %s", match.game.name, problem)
            raise Refusal("refuse-no-advice", 503) from None
        assert advice.pondered is not None
        voice = TableVoice(match.game, language, match.names)
        return json(pondered_of(match, seat, advice.pondered, voice))

    def _charge(self, client: str) -> None:
        """A second of thinking counts as a hint."""
        if not self.registry.hints.holds(client, SLICE):
            raise Refusal("refuse-engine", 429)
        self.registry.hints.spend(client, SLICE)
