"""The HTTP side of the table: routes, and what every answer carries."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from ludogare.core.law.contract import SPECTATOR
from ludogare.core.saying.errors import LudogareError
from ludogare.core.saying.texts import language_names
from ludogare.server import protocol
from ludogare.server.http import openapi
from ludogare.server.http.answers import (
    NOTHING,
    answer,
    body_of,
    client_of,
    error,
    is_secure,
    json,
    language_of,
    number_in,
    same_etag,
    svg,
)
from ludogare.server.http.credentials import (
    from_elsewhere,
    give_seats,
    is_program,
    shown_keys,
)
from ludogare.server.http.static import Files
from ludogare.server.limits import Buckets
from ludogare.server.live.socket import Connection
from ludogare.server.show import catalogue
from ludogare.server.show.analysis import Records, analysed
from ludogare.server.show.boards import Boards
from ludogare.server.show.replay import replayed
from ludogare.server.show.rules import rules
from ludogare.server.table import commands
from ludogare.server.table.clock import now
from ludogare.server.table.commands import Draft
from ludogare.server.table.keys import hashed, new_key, seats_opened
from ludogare.server.table.registry import Registry
from ludogare.server.table.state import TableState
from ludogare.server.table.table import Table
from ludogare.server.texts import Refusal, voice

LOG = logging.getLogger("ludogare.server")
LISTED_FOR = 24 * 3600 * 1000
MAX_LISTED = 100
LOOPBACK = ("127.0.0.1", "::1", "")
"""Whoever comes from here is at the machine itself, or behind a proxy that does not say who."""


def page_policy() -> str:
    """What the page may do: its own files, and the style sheets of our drawings."""
    return (
        "default-src 'none'; script-src 'self'; "
        f"style-src 'self' {' '.join(catalogue.style_hashes())}; "
        "img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


class App:
    """The routes, over one registry."""

    def __init__(self, registry: Registry, files: Files | None = None) -> None:
        self.registry, self.files = registry, files or Files()
        self.boards, self.records = Boards(), Records()
        self.limits = limits = registry.settings.limits
        self.posts = Buckets(limits.posts, limits.post_burst)
        self.gets = Buckets(limits.gets, limits.get_burst)
        self.connections = 0

    def starlette(self) -> Starlette:
        """The application that a server runs."""
        table = "/api/tables/{table}"
        routes = [
            Route("/", self._page),
            Route("/t/{table}", self._page),
            Route("/new/{game}", self._page),
            Route("/rules/{game}", self._page),
            Route("/analysis", self._page),
            Route("/page/{path:path}", self._file),
            Route("/api", self._served(self.api)),
            Route("/api/languages", self._served(self.languages)),
            Route("/api/games", self._served(self.games)),
            Route("/api/games/{game}/poster.svg", self._served(self.poster)),
            Route("/api/games/{game}/rules", self._served(self.rules)),
            Route("/api/tables", self._served(self.listed), methods=["GET"]),
            Route("/api/tables", self._served(self.make), methods=["POST"]),
            Route(table, self._served(self.info)),
            Route(f"{table}/sit", self._served(self.sit), methods=["POST"]),
            Route(f"{table}/rematch", self._served(self.follow), methods=["POST"]),
            Route(f"{table}/board.svg", self._served(self.board)),
            Route(f"{table}/replay", self._served(self.replay)),
            Route(f"{table}/record", self._served(self.record)),
            Route("/api/analysis", self._served(self.analysis), methods=["POST"]),
            WebSocketRoute(f"{table}/live", self.live),
        ]
        return Starlette(
            routes=routes,
            lifespan=self._lifespan,
            middleware=[Middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)],
            exception_handlers={HTTPException: self._not_here},
        )

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.registry.open()
        self.registry.spawn(asyncio.to_thread(catalogue.style_hashes))
        yield
        await self.registry.close()

    # Reading and answering

    def _served(
        self, do: Callable[[Request], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            language = language_of(request)
            try:
                self._check_haste(request)
                if request.method == "POST":
                    self._check_post(request)
                return await do(request)
            except Refusal as refusal:
                return error(refusal.status, refusal.say(language))
            except LudogareError as refusal:
                return error(400, voice(language).refusal(refusal))
            except Exception:
                LOG.exception("%s %s failed", request.method, request.url.path)
                return error(500, Refusal("refuse-server").say(language))

        return endpoint

    def _check_haste(self, request: HTTPConnection) -> None:
        client = client_of(request)
        buckets = self.posts if request.scope.get("method") == "POST" else self.gets
        if client not in LOOPBACK and not buckets.take(client):
            raise Refusal("refuse-many", 429)

    def _check_post(self, request: Request) -> None:
        if from_elsewhere(request.headers):
            raise Refusal("refuse-origin", 403)
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Refusal("refuse-content-type", 415)

    async def _not_here(self, request: Request, problem: Exception) -> Response:
        status = problem.status_code if isinstance(problem, HTTPException) else 404
        message = "refuse-no-page" if status == 404 else "refuse-method"
        return error(status, Refusal(message).say(language_of(request)))

    # The page

    async def _page(self, request: Request) -> Response:
        return self._sent(request, "index.html")

    async def _file(self, request: Request) -> Response:
        return self._sent(request, request.path_params["path"])

    def _sent(self, request: Request, name: str) -> Response:
        file = self.files.find(name)
        if file is None:
            return error(404, Refusal("refuse-no-page").say(language_of(request)))
        policy = page_policy() if name.endswith(".html") else NOTHING
        headers = {"ETag": file.etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if same_etag(request, file.etag):
            return answer(b"", file.type, headers, 304, policy)
        content = file.content
        if file.compressed and "gzip" in request.headers.get("accept-encoding", ""):
            content = file.compressed
            headers["Content-Encoding"] = "gzip"
        return answer(content, file.type, headers, policy=policy)

    # Games

    async def api(self, request: Request) -> Response:
        """The OpenAPI description."""
        return answer(openapi.described(), "application/json", {"Cache-Control": "no-cache"})

    async def languages(self, request: Request) -> Response:
        """Every language, with what it calls itself."""
        return json(language_names())

    async def games(self, request: Request) -> Response:
        """Every game, for the lobby."""
        return json(catalogue.games(language_of(request), self.registry.programs.names))

    async def poster(self, request: Request) -> Response:
        """A drawing of a game."""
        name = catalogue.game_called(request.path_params["game"]).name
        poster = await asyncio.to_thread(catalogue.poster, name, language_of(request))
        return svg(request, poster, "public, max-age=3600")

    async def rules(self, request: Request) -> Response:
        """The rules of a game in numbered clauses."""
        return json(rules(request.path_params["game"], language_of(request)))

    # Tables

    async def listed(self, request: Request) -> Response:
        """Listed tables that wait for players or can be watched."""
        found = await self.registry.store.listed(now() - LISTED_FOR, MAX_LISTED)
        titles = {game.name: game.title for game in catalogue.games(language_of(request))}
        return json(
            [
                protocol.TableFace(
                    row.id, row.game, titles.get(row.game, row.game), standing.status,
                    standing.seats, row.settings.clock, row.made,
                )
                for row, standing in found
            ]
        )  # fmt: skip

    async def make(self, request: Request) -> Response:
        """Makes a table."""
        new = await body_of(request, protocol.NewTable)
        table, keys = await self.registry.make(new)
        name = table.state.setup.id
        links = {
            str(i): f"/t/{name}#{keys[i]}" for i, s in enumerate(new.seats) if s.kind == "link"
        }
        here = [keys[i] for i, s in enumerate(new.seats) if s.kind in ("me", "device")]
        made = json(protocol.MadeTable(name, links), 201)
        if here:
            give_seats(made, name, here, is_secure(request))
        return made

    async def info(self, request: Request) -> Response:
        """What anybody may know of a table."""
        table = await self._table(request)
        return json(info_of(table.state, self._held(request, table), language_of(request)))

    async def sit(self, request: Request) -> Response:
        """Takes a seat."""
        wanted = await body_of(request, protocol.Sit)
        table = await self._table(request)
        shown = self._keys(request, table) if wanted.key is None else [wanted.key]
        good = [key for key in shown if seats_opened([key], table.state.locks)]
        if good:
            seat, key = own_seat(table.state, good)
            lock = None
        elif wanted.key is not None or is_program(request.headers):
            raise Refusal("refuse-key", 403)
        else:
            seat, key = free_seat(table.state), new_key()
            lock = hashed(key)

        def command(state: TableState) -> list[Draft]:
            nonlocal seat
            if lock is not None:
                seat = free_seat(state)  # others may sit down at the same moment
            return commands.sit(state, seat, wanted.name, wanted.nonce, lock)

        await table.do(command)
        sat = json(protocol.Sat(seat))
        keys = list(dict.fromkeys([*self._keys(request, table), key]))
        good = [k for k in keys if seats_opened([k], table.state.locks)]
        give_seats(sat, table.state.setup.id, good, is_secure(request))
        return sat

    async def follow(self, request: Request) -> Response:
        """Takes the same seats at the table of the rematch."""
        table = await self._table(request)
        if table.state.next is None:
            await table.refresh()
        following = table.state.next
        if following is None:
            raise Refusal("refuse-rematch-not-yet", 409)
        other = await self.registry.table(following)
        keys = self._keys(request, table)
        good = [key for key in keys if seats_opened([key], other.state.locks)]
        if not good:
            raise Refusal("refuse-key", 403)
        held = seats_opened(good, other.state.locks)
        followed = json(protocol.Followed(following, held))
        give_seats(followed, following, good, is_secure(request))
        return followed

    async def board(self, request: Request) -> Response:
        """The board at an event, as a held seat or a spectator may see it."""
        table = await self._table(request)
        seq = number_in(request, "seq")
        if seq is not None and seq > table.state.seq:
            await table.catch_up()
        viewer = self._viewer(request, table)
        state = table.state
        if seq is not None and not 1 <= seq <= state.seq:
            raise Refusal("refuse-event", 404, number=seq)
        match = state.match
        if seq is not None and seq < (state.board or 0):
            match = await asyncio.to_thread(state.at_event, seq)
        if match is None:
            raise Refusal("refuse-other-rules" if state.game is None else "refuse-waiting", 409)
        data = table.screen.data(viewer) if match is state.match else match.view(viewer)
        narrow = request.query_params.get("narrow", "") in ("1", "true", "yes")
        board = await self.boards.drawing(
            match.game, data, state.voices[language_of(request)], narrow
        )
        return svg(request, board, "private, no-cache")

    async def replay(self, request: Request) -> Response:
        """A snapshot of an earlier ply, as a seat may know it."""
        table = await self._table(request)
        state = table.state
        viewer = self._viewer(request, table, over=state.status == "over")
        if state.match is None:
            raise Refusal("refuse-other-rules" if state.game is None else "refuse-waiting", 409)
        plies = len(state.match.plies)
        ply = number_in(request, "ply")
        if ply is not None and not 0 <= ply <= plies:
            raise Refusal("refuse-ply", 404, number=ply)
        at = plies if ply is None else ply
        return json(await asyncio.to_thread(replayed, state, viewer, at, language_of(request)))

    async def record(self, request: Request) -> Response:
        """The record: whole once the match is over, covered for the seat before."""
        table = await self._table(request)
        state = table.state
        if state.match is None:
            raise Refusal("refuse-other-rules" if state.game is None else "refuse-waiting", 409)
        over = state.status == "over"
        viewer = self._viewer(request, table, over=over)
        if viewer == SPECTATOR and "seat" not in request.query_params:
            held = self._held(request, table)
            viewer = held[0] if held else viewer
        text = state.match.record(None if over else viewer)
        name = f"{state.setup.game}-{state.setup.id[:8]}.txt"
        headers = {
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
        }
        return answer(text.encode(), "text/plain; charset=utf-8", headers)

    async def analysis(self, request: Request) -> Response:
        """Any position of a record, and other moves tried from there."""
        wanted = await body_of(request, protocol.Analysis, protocol.MAX_RECORD + 64 * 1024)
        if (wanted.record is None) == (wanted.table is None):
            raise Refusal("refuse-analysis")
        if wanted.table is not None:
            table = await self.registry.table(wanted.table)
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
            match = await asyncio.to_thread(self.records.match, record)
        return json(await asyncio.to_thread(analysed, match, wanted))

    # The live socket

    async def live(self, socket: WebSocket) -> None:
        """A client comes to a table."""
        try:
            connection = await self._admitted(socket)
        except Exception as problem:
            refusal = problem if isinstance(problem, Refusal) else Refusal("refuse-server", 500)
            if refusal is not problem:
                LOG.exception("%s failed", socket.url.path)
            denied = error(refusal.status, refusal.say(language_of(socket)))
            await socket.send_denial_response(denied)
            return
        self.connections += 1
        connection.table.waiting.add(connection)
        try:
            await socket.accept()
            await connection.run()
        finally:
            connection.table.waiting.discard(connection)
            self.connections -= 1

    async def _admitted(self, socket: WebSocket) -> Connection:
        """The connection of a client who may come in."""
        self._check_haste(socket)
        if from_elsewhere(socket.headers) and not is_program(socket.headers):
            raise Refusal("refuse-origin", 403)
        if self.connections >= self.limits.connections:
            raise Refusal("refuse-full", 503)
        table = await self._table(socket)
        keys = self._keys(socket, table)
        connection = Connection(socket, self.registry, table, keys, client_of(socket))
        if is_program(socket.headers) and not connection.held:
            raise Refusal("refuse-key", 403)
        self._check_connections(connection)
        return connection

    def _check_connections(self, new: Connection) -> None:
        """Not too many connections of one browser to one table."""
        held = new.held
        same = [c for c in new.table.waiting if c.held == held]
        if held and len(same) >= self.limits.connections_held:
            raise Refusal("refuse-connections", 429)
        near = [c for c in same if c.client == new.client]
        if not held and len(near) >= self.limits.connections_watching:
            raise Refusal("refuse-connections", 429)

    # Who asks

    async def _table(self, request: HTTPConnection) -> Table:
        table = await self.registry.table(request.path_params["table"])
        if self._keys(request, table) and not self._held(request, table):
            await table.refresh()  # another process may have just given the seat
        return table

    def _keys(self, request: HTTPConnection, table: Table) -> list[str]:
        return shown_keys(table.state.setup.id, request.headers, request.cookies)

    def _held(self, request: HTTPConnection, table: Table) -> list[int]:
        return seats_opened(self._keys(request, table), table.state.locks)

    def _viewer(self, request: Request, table: Table, over: bool = False) -> int:
        seat = number_in(request, "seat")
        if seat is None:
            return SPECTATOR
        if not 0 <= seat < len(table.state.seats):
            raise Refusal("refuse-no-seat", 404, number=seat)
        if not over and seat not in self._held(request, table):
            raise Refusal("refuse-not-yours", 403, number=seat)
        return seat


def info_of(state: TableState, held: list[int], language: str) -> protocol.TableInfo:
    """What anybody may know of a table."""
    table = state.setup
    over = state.status == "over"
    return protocol.TableInfo(
        table=table.id,
        game=table.game,
        title=state.voices[language]("title") if state.game else table.game,
        options=state.options,
        settings=table.settings,
        seats=state.seat_infos(),
        status=state.status,
        seq=state.seq,
        held=held,
        fairness=protocol.FairnessInfo(
            hashlib.sha256(table.secret.encode()).hexdigest(),
            state.nonces,
            table.secret if over else None,
        ),
        rules=protocol.RulesInfo(table.rules, table.components, state.game is not None),
        made=table.made,
        device=table.device,
        rematch=state.next,
    )


def own_seat(state: TableState, keys: list[str]) -> tuple[int, str]:
    """The seat to come back to, and its key: of several at one device, one that is empty."""
    held = [(seat, key) for key in keys for seat in seats_opened([key], state.locks)]
    empty = [(s, key) for s, key in held if state.seats[s].left or not state.seats[s].sat]
    return (empty or held)[0]


def free_seat(state: TableState) -> int:
    """A seat for whoever comes without a key."""
    if not state.setup.settings.listed:
        raise Refusal("refuse-unlisted", 403)
    free = [i for i, seat in enumerate(state.seats) if seat.link and not seat.sat]
    if not free or state.status != "waiting":
        raise Refusal("refuse-taken", 409)
    return free[0]
