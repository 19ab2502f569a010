"""What a host has said, and what is too old: tables closed or deleted, clients muted or blocked."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ludogare.core.saying.errors import LudogareError
from ludogare.server.errors import Refusal
from ludogare.server.store.store import Store
from ludogare.server.table.clock import now
from ludogare.server.table.commands import abandon

if TYPE_CHECKING:
    from ludogare.server.table.registry import Registry

DAY = 24 * 3600 * 1000
SHUT = {"mute": "refuse-mute", "block": "refuse-block"}
"""What a host may do to a client, and what it is told: no more chat, or nothing more at all."""
TOUCHED = "touched"
"""Under what it is kept that a host has changed a table."""
EVERY = 3600.0
"""Seconds between two looks for what is too old."""
AT_ONCE = 500
"""How many tables are deleted in one look, and how many matches ended."""


async def touch(store: Store, table: str) -> None:
    """Lets every server know that a table is not what it was."""
    await store.keep(TOUCHED, f"{table} {now()}", "", now() + DAY)


class Upkeep:
    """Follows what the host says, and keeps nothing for longer than agreed."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.shut: dict[str, frozenset[str]] = {how: frozenset() for how in SHUT}
        """The owners that are muted, and those that are blocked."""
        self._known: set[str] | None = None
        """Changes by the host that were taken in; None before the first look."""
        self._pruned = -EVERY

    async def look(self) -> None:
        """Takes in what the host has said since the last look; now and then, prunes."""
        store = self.registry.store
        await store.tidy(now())
        known = self.shut["block"]
        for how in SHUT:
            self.shut[how] = frozenset(await store.kept_names(how))
        self._send_away(self.shut["block"] - known)
        touched = set(await store.kept_names(TOUCHED))
        for name in touched - (touched if self._known is None else self._known):
            await self.registry.reread(name.partition(" ")[0])
        self._known = touched
        if time.monotonic() - self._pruned >= EVERY:
            self._pruned = time.monotonic()
            await self.prune()
            self.registry.spawn(self.end_forsaken())  # each is replayed: nobody waits for that

    def _send_away(self, blocked: frozenset[str]) -> None:
        """Closes the sockets of those who have just been blocked."""
        if not blocked:
            return
        for table in self.registry.tables.values():
            for guest in table.waiting:
                if self.registry.owner(guest.client) in blocked:
                    guest.dismiss()

    async def prune(self) -> None:
        """Deletes tables at which nothing has happened for longer than they are kept."""
        for status, days in self.registry.settings.keep.items():
            before = now() - int(days * DAY)
            for table in await self.registry.store.old(status, before, AT_ONCE):
                await self.registry.delete(table)

    async def end_forsaken(self) -> None:
        """Ends matches at which nothing has happened for too long, whether a clock runs or not."""
        before = now() - self.registry.settings.forsaken * DAY
        ended = left = 0
        while ended < AT_ONCE and (
            names := await self.registry.store.old("running", before, AT_ONCE, left)
        ):
            for name in names:
                over = await self._end(name, before)
                ended, left = ended + over, left + (not over)

    async def _end(self, name: str, before: int) -> bool:
        """Ends a match unless somebody is there; whether it is over now."""
        try:
            table = await self.registry.table(name)
            if not table.online():
                await table.do(lambda state: abandon(state) if state.attended < before else [])
        except LudogareError:
            return False  # whoever comes to the table is told why
        return table.state.status == "over"

    def check(self, how: str, client: str) -> None:
        """Refuses what a client may not do any more."""
        if client and self.registry.owner(client) in self.shut[how]:
            raise Refusal(SHUT[how], 403)
