"""What can be seen of a table beside the socket: boards, earlier plies, records, analysis."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ludogare.core.law.contract import SPECTATOR
from ludogare.core.match.match import Match
from ludogare.core.match.verified import deals
from ludogare.server import protocol
from ludogare.server.errors import Refusal
from ludogare.server.http.answers import (
    answer,
    body_of,
    client_of,
    json,
    language_of,
    number_in,
    svg,
)
from ludogare.server.http.visitor import held_by, latest_of, studied, table_of, viewer_of
from ludogare.server.show.analysis import Records, analysed, why
from ludogare.server.show.boards import Boards
from ludogare.server.show.replay import replayed
from ludogare.server.table.history import at_event
from ludogare.server.table.registry import Registry
from ludogare.server.thinking.queue import FairQueue


class Positions:
    """Positions of matches, as they are asked for."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.boards, self.records = Boards(FairQueue(1, "ludogare-drawing")), Records()

    async def board(self, request: Request) -> Response:
        """The board at an event, as a held seat or a spectator may see it."""
        table = await table_of(self.registry, request)
        seq = number_in(request, "seq")
        if seq is not None and seq > table.state.seq:
            await table.catch_up()
        viewer = viewer_of(request, table)
        state = table.state
        if seq is not None and not 1 <= seq <= state.seq:
            raise Refusal("refuse-event", 404, number=seq)
        match = state.match
        if seq is not None and seq < (state.board or 0):
            match = await studied(self.registry, request, at_event, state, seq)
        if match is None:
            raise Refusal("refuse-other-rules" if state.game is None else "refuse-waiting", 409)
        data = table.screen.data(viewer) if match is state.match else match.view(viewer)
        narrow = request.query_params.get("narrow", "") in ("1", "true", "yes")
        board = await self.boards.drawing(
            match.game, data, state.voices[language_of(request)], narrow, client_of(request)
        )
        return svg(request, board, "private, no-cache")

    async def replay(self, request: Request) -> Response:
        """A snapshot of an earlier ply, as a seat may know it."""
        table = await latest_of(self.registry, request)
        state = table.state
        viewer = viewer_of(request, table, over=state.status == "over")
        if state.match is None:
            raise Refusal("refuse-other-rules" if state.game is None else "refuse-waiting", 409)
        plies = len(state.match.plies)
        ply = number_in(request, "ply")
        if ply is not None and not 0 <= ply <= plies:
            raise Refusal("refuse-ply", 404, number=ply)
        at = plies if ply is None else ply
        return json(
            await studied(self.registry, request, replayed, state, viewer, at, language_of(request))
        )

    async def record(self, request: Request) -> Response:
        """The record: whole once the match is over, covered for the seat before."""
        table = await latest_of(self.registry, request)
        state = table.state
        if state.match is None:
            raise Refusal("refuse-other-rules" if state.game is None else "refuse-waiting", 409)
        over = state.status == "over"
        viewer = viewer_of(request, table, over=over)
        if viewer == SPECTATOR and "seat" not in request.query_params:
            held = held_by(request, table)
            viewer = held[0] if held else viewer
        text = state.match.record(None if over else viewer)
        name = f"{state.setup.game}-{state.setup.id[:8]}.txt"
        headers = {
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
        }
        return answer(text.encode(), "text/plain; charset=utf-8", headers)

    async def deals(self, request: Request) -> Response:
        """What chance brought, and could have brought: all that a check of the deals needs."""
        table = await latest_of(self.registry, request)
        state = table.state
        if state.status != "over" or state.match is None:
            raise Refusal("refuse-not-over", 409)
        return json(await studied(self.registry, request, dealt_in, state.match))

    async def analysis(self, request: Request) -> Response:
        """Any position of a record, and other moves tried from there."""
        wanted, match = await self.wanted(request)
        return json(await studied(self.registry, request, analysed, match, wanted))

    async def why(self, request: Request) -> Response:
        """Why something cannot be chosen in such a position."""
        wanted, match = await self.wanted(request)
        return json(await studied(self.registry, request, why, match, wanted))

    async def wanted(self, request: Request) -> tuple[protocol.Analysis, Match]:
        """What is asked about a position, and the match that it belongs to."""
        wanted = await body_of(request, protocol.Analysis, protocol.MAX_RECORD + 64 * 1024)
        if (wanted.record is None) == (wanted.table is None):
            raise Refusal("refuse-analysis")
        if wanted.table is not None:
            table = await self.registry.table(wanted.table, client_of(request))
            if table.state.status != "over":
                await table.refresh()
            state = table.state
            if state.status != "over" or state.match is None:
                raise Refusal("refuse-not-over", 409)
            match = state.match.copy()
        else:
            record = wanted.record or ""
            if len(record.encode()) > protocol.MAX_RECORD:
                raise Refusal("refuse-body", 413, most=protocol.MAX_RECORD)
            match = await studied(self.registry, request, self.records.match, record)
        return wanted, match


def dealt_in(match: Match) -> list[protocol.DealInfo]:
    """Every deal of a match, in the words of its record."""
    text = match.game.actions.text
    return [
        protocol.DealInfo(
            deal.ply, text(deal.dealt), [text(n) for n in deal.outcomes], list(deal.weights)
        )
        for deal in deals(match)
    ]
