"""A table as it was: its match after an earlier event or ply, and its events told again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from ludogare.core.match.match import Match
from ludogare.core.match.plies import Step
from ludogare.server.table.events import LogEntry, standing_plies
from ludogare.server.table.state import TableState


def at_event(state: TableState, seq: int) -> Match | None:
    """The match as it was after an event."""
    if state.match is None or state.board is None or seq >= state.board:
        return state.match
    log = [told for told in state.log if told.seq <= seq]
    if not any(told.kind == "begin" for told in log):
        return None
    plies = [told.ply for told in standing_plies(log)]
    match = state.playing.copy()
    pairs = zip(plies, match.plies, strict=False)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    match.rewind(same)
    for ply in plies[same:]:
        match.advance(ply)
    return match


def at_ply(state: TableState, ply: int) -> tuple[Match, int]:
    """The match after some plies, and the event that brought it there."""
    match = state.playing.copy()
    match.rewind(ply)
    return match, events_of_plies(state)[ply]


def events_of_plies(state: TableState) -> list[int]:
    """For each number of plies, the event after which the match had them."""
    begin = next(told.seq for told in state.log if told.kind == "begin")
    return [begin, *(told.seq for told in standing_plies(state.log))]


def retold(state: TableState, after: int) -> Iterator[tuple[LogEntry, Step | None]]:
    """What is told after an event, with what each ply made of the position, played again."""
    match = at_event(state, after)
    for told in state.log:
        step = None
        if told.seq <= after:
            continue
        if told.kind == "begin" and state.game is not None:
            match = state.begun(state.playing.names)
        elif told.kind == "ply" and match is not None:
            step = match.advance(told.ply)
        elif told.kind == "back" and match is not None:
            match.rewind(told.number)
        yield told, step
