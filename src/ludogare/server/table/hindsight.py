"""Analyses of finished matches: asked for, worked out ply by ply, kept with the match."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from ludogare.analysis.deciding import SIMULATIONS
from ludogare.analysis.hindsight import Hindsight, gather
from ludogare.bots.outside.process import Forfeit
from ludogare.core.match.match import Match
from ludogare.core.running.compiled import available
from ludogare.server.errors import Refusal
from ludogare.server.store.store import HINDSIGHT, LOOKING_BACK
from ludogare.server.table.clock import now
from ludogare.server.table.table import Table
from ludogare.server.thinking.looking_back import Look
from ludogare.server.thinking.queue import LAST

if TYPE_CHECKING:
    from ludogare.server.table.registry import Registry

LOG = logging.getLogger("ludogare.server")
PLAIN = 60
"""Simulations of a decision where rules cannot be compiled."""
SILENT = 120_000
"""Milliseconds after which an analysis of which nothing is heard has stopped."""
EVERY = 1000
"""Milliseconds between two notes of how far it is."""


class Progress(NamedTuple):
    """How far an analysis is."""

    state: Literal["none", "running", "done"]
    plies: int = 0
    """How many plies are done."""
    found: Hindsight | None = None


class Hindsights:
    """The analyses of a server's tables.

    How far one is stands in the store, so that every process of the server can tell, and none
    begins what another is at.
    """

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def progress(self, table: Table) -> Progress:
        """How far the analysis of a match is."""
        name, store = match_over(table)[0], self.registry.store
        kept = await store.kept(HINDSIGHT, name, now())
        if kept is not None:
            return Progress("done", 0, msgspec.json.decode(kept, type=Hindsight))
        running = await store.kept(LOOKING_BACK, name, now())
        return Progress("none") if running is None else Progress("running", int(running))

    async def begin(self, table: Table, owner: str) -> None:
        """Has a finished match analysed, unless it is or is being."""
        name, match = match_over(table)
        store = self.registry.store
        await store.tidy(now())
        if await store.kept(HINDSIGHT, name, now()) is None and await store.reserve(
            LOOKING_BACK, name, "0", now() + SILENT
        ):
            self.registry.spawn(self._look_back(name, match.copy(), owner))

    def turned(self, table: Table) -> None:
        """Something has happened at a table: a match that was played to the end is analysed."""
        state = table.state
        if state.status == "over" and state.match is not None and state.match.over:
            self.registry.spawn(self.begin(table, LAST))

    async def _look_back(self, name: str, match: Match, owner: str) -> None:
        store, looking_back = self.registry.store, self.registry.looking_back
        simulations = SIMULATIONS if available() else PLAIN
        plies, noted = [], 0
        try:
            for step in match.steps():
                wanted = Look(match.game.name, match.seats, step, simulations)
                plies.append(await looking_back.examined(wanted, name, owner))
                if now() - noted >= EVERY:
                    noted = now()
                    await store.keep(LOOKING_BACK, name, str(len(plies)), now() + SILENT)
            if await store.find(name) is not None:  # it may have been deleted meanwhile
                found = gather(match, plies, simulations)
                await store.keep(HINDSIGHT, name, found.to_json())
        except Forfeit as problem:
            LOG.error("table %s: no analysis: %s", name, problem)
        finally:
            await store.take(LOOKING_BACK, name, now())


def match_over(table: Table) -> tuple[str, Match]:
    """The name of a table and its match, played to the end; any other is refused."""
    state = table.state
    if state.game is None:
        raise Refusal("refuse-other-rules", 409)
    if state.status != "over" or state.match is None:
        raise Refusal("refuse-not-over", 409)
    if not state.match.over:
        raise Refusal("refuse-given-up", 409)
    return state.setup.id, state.match
