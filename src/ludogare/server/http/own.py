"""What is one's own at a table: to be taken along, or deleted."""

from __future__ import annotations

import gzip

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludogare.server import protocol
from ludogare.server.errors import Refusal, not_yours
from ludogare.server.http.answers import answer, body_of, json, language_of, takes_packed
from ludogare.server.http.tables import info_of
from ludogare.server.http.visitor import held_by, studied, table_of
from ludogare.server.table.registry import Registry
from ludogare.server.table.state import TableState

LEVEL = 5
"""How hard an export is compressed. The thread that makes it does so: with a megabyte of chat it
takes a moment, in which otherwise nobody would be answered."""


class Own:
    """Export and deletion, for who holds a seat."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def export(self, request: Request) -> Response:
        """Everything that is kept of a table, as far as its own seat may know it."""
        table = await table_of(self.registry, request)
        held, packs = held_by(request, table), takes_packed(request)
        if not held:
            raise not_yours(None)
        made = studied(
            self.registry, request, exported, table.state, held, language_of(request), packs
        )
        encoding = {"Content-Encoding": "gzip"} if packs else {}
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding", **encoding}
        return answer(await made, "application/json", headers)

    async def erase(self, request: Request) -> Response:
        """Deletes what was said from one's seats; the table, if nobody else sits there."""
        await body_of(request, protocol.Erase)
        table = await table_of(self.registry, request)
        held, name = held_by(request, table), table.state.setup.id
        if not held:
            raise not_yours(None)
        if table.state.alone(held):
            await self.registry.delete(name)
            return json(protocol.Erased(True, 0))
        if table.state.game is None:
            raise Refusal("refuse-other-rules", 409)
        lines = sum([await self.registry.store.erase(name, seat) for seat in held])
        await self.registry.rewritten(name)
        return json(protocol.Erased(False, lines))


def exported(state: TableState, held: list[int], language: str, packs: bool) -> bytes:
    """All that is kept of a table, ready to be sent."""
    over = state.status == "over"
    record = state.match.record(None if over else held[0]) if state.match else None
    export = protocol.Export(info_of(state, held, language), record, state.chat)
    content = msgspec.json.encode(export)
    return gzip.compress(content, LEVEL, mtime=0) if packs else content
