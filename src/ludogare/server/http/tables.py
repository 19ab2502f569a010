"""What can be asked of tables: making them, sitting down, following to a rematch."""

from __future__ import annotations

import hashlib

from starlette.requests import Request
from starlette.responses import Response

from ludogare.server import protocol
from ludogare.server.errors import Refusal
from ludogare.server.http.answers import body_of, client_of, is_secure, json, language_of
from ludogare.server.http.credentials import give_seats, is_program
from ludogare.server.http.visitor import held_by, keys_of, latest_of, table_of
from ludogare.server.show.faces import face_of
from ludogare.server.table import commands
from ludogare.server.table.clock import now
from ludogare.server.table.commands import Draft
from ludogare.server.table.keys import checked_request, hashed, new_key, seats_opened
from ludogare.server.table.lobby import Lobby
from ludogare.server.table.registry import Registry
from ludogare.server.table.sitting import Sitting
from ludogare.server.table.state import TableState


class Tables:
    """Tables and their seats, as they are asked for."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.lobby = Lobby(registry)

    async def listed(self, request: Request) -> Response:
        """Listed tables that wait for players or can be watched."""
        language, at = language_of(request), now()
        found = await self.lobby.tables()
        return json([face_of(setup, stands, language, at) for setup, stands in found])

    async def named(self, request: Request) -> Response:
        """How the tables stand that somebody knows by their ids, in that order."""
        asked = list(dict.fromkeys(request.query_params.getlist("table")))
        if len(asked) > protocol.MAX_NAMED:
            raise Refusal("refuse-named", most=protocol.MAX_NAMED)
        language, at = language_of(request), now()
        found = await self.registry.standings(asked)
        ends = await self.registry.store.ends([s.id for s, st in found if st.status == "over"])
        faces = {s.id: face_of(s, stands, language, at, ends.get(s.id)) for s, stands in found}
        return json([faces[table] for table in asked if table in faces])

    async def make(self, request: Request) -> Response:
        """Makes a table."""
        new = await body_of(request, protocol.NewTable)
        table, keys = await self.registry.make(new, client_of(request))
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
        table = await latest_of(self.registry, request)
        return json(info_of(table.state, held_by(request, table), language_of(request)))

    async def sit(self, request: Request) -> Response:
        """Takes a seat."""
        wanted = await body_of(request, protocol.Sit)
        self.registry.upkeep.check("block", client_of(request))
        table = await table_of(self.registry, request)
        sitting = Sitting(wanted, keys_of(request, table), is_program(request.headers))

        def command(state: TableState) -> list[Draft]:
            drafts = sitting.command(state)
            if any(draft.kind == "begin" for draft in drafts):
                self.registry.at_work.check(state.setup, "refuse-bots-begin")
            return drafts

        await table.do(command, request=sitting.request)
        sat = json(protocol.Sat(sitting.seat))
        give_seats(sat, table.state.setup.id, sitting.held(table.state), is_secure(request))
        return sat

    async def free(self, request: Request) -> Response:
        """Frees a seat, or replaces its link, for who has made the table."""
        wanted = await body_of(request, protocol.Free)
        table = await table_of(self.registry, request)
        key = new_key(checked_request(wanted.id), f"freed {wanted.seat}")
        shown = keys_of(request, table)

        def command(state: TableState) -> list[Draft]:
            if all(state.seats[seat].link for seat in seats_opened(shown, state.locks)):
                raise Refusal("refuse-not-maker", 403)
            return commands.free(state, wanted.seat, hashed(key))

        await table.do(command)
        return json(protocol.Freed(f"/t/{table.state.setup.id}#{key}"))

    async def follow(self, request: Request) -> Response:
        """Takes the same seats at the table of the rematch."""
        table = await table_of(self.registry, request)
        if table.state.next is None:
            await table.refresh()
        following = table.state.next
        if following is None:
            raise Refusal("refuse-rematch-not-yet", 409)
        other = await self.registry.table(following, client_of(request))
        keys = keys_of(request, table)
        good = [key for key in keys if seats_opened([key], other.state.locks)]
        if not good:
            raise Refusal("refuse-key", 403)
        held = seats_opened(good, other.state.locks)
        followed = json(protocol.Followed(following, held))
        give_seats(followed, following, good, is_secure(request))
        return followed


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
        alone=state.alone(held),
        rematch=state.next,
    )
