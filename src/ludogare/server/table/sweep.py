"""The look after tables that nobody looks at: what is overdue is done, and nothing stops it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ludogare.core.saying.errors import LudogareError
from ludogare.server.table.clock import GRACE, now

if TYPE_CHECKING:
    from ludogare.server.table.registry import Registry

LOG = logging.getLogger("ludogare.server")
EVERY = 5.0
"""Seconds between two looks."""
AT_ONCE = 100
"""How many tables are asked for at once."""


class Sweep:
    """Looks again and again for tables at which the server has to act."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.grace = 0
        """Milliseconds that another process has to act first."""

    async def run(self) -> None:
        """Looks for as long as the server runs."""
        while True:
            for look in (self.overdue, self.registry.upkeep.look):
                try:
                    await look()
                except Exception:
                    LOG.exception("a look after the tables failed")
            self.grace = 2 * GRACE if self.registry.store.shared else 0
            await asyncio.sleep(EVERY)

    async def overdue(self) -> None:
        """Takes up tables at which a bot or a clock is overdue, as after a restart."""
        before, skip = now() - self.grace, 0
        while names := await self.registry.store.due(before, AT_ONCE, skip):
            for name in names:
                skip += await self._take_up(name)

    async def _take_up(self, name: str) -> bool:
        """Has a table do what is overdue at it; whether it stays overdue for now."""
        try:
            table = await self.registry.table(name)
            table.acting.arrange(0)
            if table.state.due() is not None:
                return not table.attendance.resting
            await table.stand()  # as for a table of other rules
        except LudogareError:
            return True  # whoever comes to the table is told why
        except Exception:
            LOG.exception("table %s: what is overdue could not be done", name)
            return True
        return False
