"""At which tables bots are at work: at some of each owner at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludogare.server.errors import Refusal
from ludogare.server.store.store import TableSetup

if TYPE_CHECKING:
    from ludogare.server.table.table import Table


class AtWork:
    """The tables in memory at which bots play, whatever brought them there: nobody has them all."""

    def __init__(self, tables: Mapping[str, Table], most: int) -> None:
        self._tables, self._most = tables, most
        self._of: dict[str, set[str]] = {}
        """The tables of each owner at which bots were let."""

    def check(self, setup: TableSetup, sentence: str) -> None:
        """Refuses bots for another table of somebody for whom they are at work at many."""
        if not setup.owner or not any(seat.kind == "bot" for seat in setup.seats):
            return
        of = [table for table in self._tables.values() if table.state.setup.owner == setup.owner]
        if sum(table.bots_at_work for table in of) >= self._most:
            raise Refusal(sentence, 429, most=self._most)

    def admits(self, table: Table) -> bool:
        """Whether bots may play at a table now; who comes back to many waits for some of them."""
        setup = table.state.setup
        if not setup.owner:
            return True
        let = self._of.setdefault(setup.owner, set())
        if setup.id not in let and len(let) >= self._most:
            let.intersection_update([name for name in let if self._is_at_work(name)])
        if setup.id in let or len(let) < self._most:
            let.add(setup.id)
            return True
        return False

    def forget(self, setup: TableSetup) -> None:
        """A table has left memory."""
        let = self._of.get(setup.owner, set())
        let.discard(setup.id)
        if not let:
            self._of.pop(setup.owner, None)

    def _is_at_work(self, name: str) -> bool:
        table = self._tables.get(name)
        return table is not None and table.bots_at_work
