"""The lobby: which listed tables there are, looked up once a second however many people look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludogare.server.store.store import Standing, TableSetup
from ludogare.server.table.clock import now
from ludogare.server.table.shared import Shared

if TYPE_CHECKING:
    from ludogare.server.table.registry import Registry
    from ludogare.server.table.table import Table

LISTED_FOR = 24 * 3600 * 1000
"""Milliseconds for which a table without events stays in the list."""
MAX_LISTED = 100
FRESH = 1.0
"""Seconds for which a list is shown again."""
Found = list[tuple[TableSetup, Standing]]


class Lobby:
    """The listed tables that wait for players or can be watched."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._list = Shared(self._look, FRESH)
        self._shown: dict[str, str] = {}
        """The tables of the list, and what they did."""
        registry.turned.append(self._note)

    async def tables(self) -> Found:
        """The list; whoever asks meanwhile waits for the same one."""
        return await self._list.get()

    async def _look(self) -> Found:
        found = await self.registry.store.listed(now() - LISTED_FOR, MAX_LISTED)
        self._shown = {setup.id: stands.status for setup, stands in found}
        return found

    def _note(self, table: Table) -> None:
        """A table that is new, fills or ends is not left waiting for the next look."""
        state = table.state
        known = self._shown.get(state.setup.id)
        is_new = known is None and len(self._shown) < MAX_LISTED
        if state.setup.settings.listed and (
            is_new or state.status == "waiting" or known not in (None, state.status)
        ):
            self._list.forget()
