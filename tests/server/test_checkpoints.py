"""Taking back at a table is cheap, however often it is done."""

from __future__ import annotations

import random
from dataclasses import replace

from msgspec import structs

from ludogare.core.match.checkpoints import EVERY
from ludogare.server.protocol import NewSeat, NewTable
from ludogare.server.settings import Settings
from ludogare.server.show.snapshots import Snapshots
from ludogare.server.store.store import Row
from ludogare.server.table import commands
from ludogare.server.table.history import at_event
from ludogare.server.table.setup import checked_table, first_events
from ludogare.server.table.state import TableState
from server.clients import ROOMY, run, serving


def with_undone(pairs):
    """The rows of a table at which something was taken back again and again."""
    wanted = NewTable("channel_tunnel", [NewSeat("me"), NewSeat("device")])
    setup = structs.replace(checked_table(wanted, Settings())[0], secret="0" * 64)
    state = TableState(setup)
    rows = first_events(state, [(seat, None, f"{seat:032x}") for seat in (0, 1)])
    dice = random.Random(3)

    def add(drafts):
        for draft in drafts:
            rows.append(Row(state.seq + 1, 5, draft.kind, draft.seat, draft.body))
            state.apply(rows[-1], draft.step)

    def act():
        seat = state.awaited[0]
        add(commands.act(state, seat, dice.choice(state.playing.legal_for(seat)).number))

    while len(state.playing.plies) < 140:
        act()
    for _ in range(pairs):
        seat = state.awaited[0]
        act()
        add(commands.take_back(state, seat, state.seq))
    return state, rows


def test_what_was_taken_back_is_not_played_again_and_again(calls):
    """Going back plays at most twice as many plies again, and those since a position was kept."""
    state, rows = with_undone(100)
    played = calls(state.game, "play")
    plies = sum(row.kind == "ply" for row in rows)
    undone = plies - len(state.playing.plies)
    most = plies + 2 * undone + EVERY * state.take_backs

    again = TableState(state.setup)
    again.apply_all(rows)
    assert again.playing.state == state.playing.state
    assert len(played) <= most, "reading a table"

    played.clear()
    told = Snapshots(again).stories.since(0, 0, "en")
    assert len(told) > 2 * state.take_backs
    assert len(played) <= most, "telling its story to a newcomer"

    played.clear()
    earlier = [row.seq for row in rows if row.kind == "back"][-2]
    assert at_event(again, earlier).state == again.playing.state
    assert len(played) <= 2 * EVERY, "the board at an earlier event"


def test_a_table_is_found_as_it_was_after_every_event():
    state, rows = with_undone(6)
    then = TableState(state.setup)
    for row in rows:
        then.apply(row)
        was = at_event(state, row.seq)
        assert (was is None) == (then.match is None)
        if was is not None:
            assert was.plies == then.playing.plies
            assert was.state == then.playing.state
            assert was.before == then.playing.before


def test_a_table_takes_back_so_often_and_no_more(tmp_path):
    async def scenario():
        async with serving(tmp_path, limits=replace(ROOMY, take_backs=3)) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                for _ in range(3):
                    assert not ada.now["actions"][0]["final"]
                    await ada.done(action="bid 5")
                    assert ada.now["undo"]
                    await ada.done(undo=True)
                assert ada.now["actions"][0]["final"]
                await ada.done(action="bid 5")
                assert not ada.now["undo"]
                told = await ada.ask(undo=True)
                assert told["error"] == ("This table has used all 3 take-backs.")
                assert told["seq"] == ada.now["seq"]

    run(scenario())
