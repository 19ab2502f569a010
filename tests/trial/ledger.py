"""The books are compared: what clients were told, and what is kept."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ludogare.core.match.record import read
from ludogare.core.match.verified import verify
from ludogare.core.saying.errors import LudogareError
from ludogare.games import find
from ludogare.server.store.store import Row, TableSetup
from ludogare.server.table.state import TableState

Kept = dict[str, tuple[TableSetup, list[Row]]]


def checked(kept: Kept, logs: Iterable[Path], counts: Counter[str]) -> list[str]:
    """Whatever does not fit, in sentences."""
    every = [json.loads(line) for log in logs for line in log.read_text("utf-8").splitlines()]
    told = [line for line in every if line.get("table") in kept]
    found = [*lost(kept, told), *unheard(kept, told)]
    for table, (setup, rows) in kept.items():
        found += [f"{table}: {problem}" for problem in faults(setup, rows, counts)]
    made = {line["made"] for line in every if "made" in line}
    found += [f"{table} was made, and is not there" for table in made if table not in kept]
    extra = len(kept) - len(made)
    if extra > 0 and counts["tables begun"] < len(kept):
        found.append(f"{extra} tables were made that nobody was told of")
    return found


def lost(kept: Kept, told: Iterable[dict[str, Any]]) -> Iterator[str]:
    """Acknowledged requests that are not there as they were acknowledged."""
    for line in told:
        if "sat" in line:
            rows = kept[line["table"]][1]
            sat = [row for row in rows if row.kind == "sit" and row.seat == line["sat"]]
            if len(sat) != 1:
                yield f"{line['table']}: seat {line['sat']} was taken {len(sat)} times"
        if "done" not in line:
            continue
        request, rows = line["done"], kept[line["table"]][1]
        same = [r for r in rows if r.request == request["id"] and r.seat == request["seat"]]
        if len(same) != 1 or same[0].seq != line["seq"]:
            yield f"{line['table']}: {request} was event {line['seq']}; there are {same}"
        elif "undo" not in request and same[0].body != request.get("action", request.get("chat")):
            yield f"{line['table']}: {request} is kept as {same[0]}"


def unheard(kept: Kept, told: list[dict[str, Any]]) -> Iterator[str]:
    """What clients saw that is not kept."""
    for line in told:
        if "heard" in line:
            rows = [row for row in kept[line["table"]][1] if row.seq == line["heard"]]
            if [(row.kind, row.body) for row in rows] != [("chat", line["text"])]:
                yield f"{line['table']}: {line} was heard; {rows} is kept"
        elif "saw" in line and line["saw"] > len(kept[line["table"]][1]):
            yield f"{line['table']}: event {line['saw']} was shown, and is not kept"
    seen: dict[tuple[str, int], tuple[int, str]] = {}
    for line in told:
        if "saw" in line:
            known = seen.setdefault((line["table"], line["saw"]), (line["ply"], line["status"]))
            if known != (line["ply"], line["status"]):
                yield f"{line['table']}: event {line['saw']} was shown in two ways"


def faults(setup: TableSetup, rows: list[Row], counts: Counter[str]) -> Iterator[str]:
    """What is wrong with one table by itself."""
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        yield "events are missing"
    twice = Counter((row.seat, row.request) for row in rows if row.request)
    yield from (f"{request} was done twice" for request, times in twice.items() if times > 1)
    state = TableState(setup)
    try:
        state.apply_all(rows)
    except (AssertionError, LudogareError) as problem:
        yield f"the events cannot be replayed: {problem!r}"
        return
    counts["events kept"] += len(rows)
    counts.update(f"turns that bots lost: {row.body}" for row in rows if row.kind == "lost")
    if state.match is None:
        return
    again = read(state.match.record(), find)
    if again.state != state.match.state:
        yield "the record leads elsewhere"
    if state.status == "over" and verify(again) != "fair":
        yield "the deals are not those of the commitment"
