"""Going back is cheap, and comes to the same position."""

from __future__ import annotations

import random

import ludogare
from ludogare.core.match.checkpoints import EVERY, Checkpoints
from ludogare.core.match.match import Match
from ludogare.server.protocol import NewSeat, NewTable
from ludogare.server.show.snapshots import Snapshots
from ludogare.server.store.store import Row
from ludogare.server.table import commands
from ludogare.server.table.setup import checked_table, set_up
from ludogare.server.table.state import TableState, committed
from server.clients import run, serving


def test_a_trail_leads_back_to_every_position(game):
    dice = random.Random(4)
    match, plain = (ludogare.new(game.name, seed=3) for _ in range(2))
    checkpoints = Checkpoints()
    way = match.copy()
    match.rewind(0)
    for ply in way.plies:
        match._do(ply.seat, ply.action)
        checkpoints.note(match)
    match.dealer = plain.dealer = None
    for turn in range(150):
        if match.over:
            break
        seat = match.awaited[0]
        action = dice.choice(match.legal_for(seat))
        for each in (match, plain):
            each.play(action, seat)
        checkpoints.note(match)
        if turn % 3 == 0:
            plies = dice.randint(max(0, len(match.plies) - 20), len(match.plies))
            checkpoints.rewind(match, plies)
            plain.rewind(plies)
            assert match.state == plain.state
            assert match.plies == plain.plies
            if plies:
                assert match.before == plain.before
        if turn % 7 == 0:
            checkpoints.trim()


def with_undone(pairs):
    """The rows of a table at which something was taken back again and again."""
    wanted = NewTable("channel_tunnel", [NewSeat("me"), NewSeat("device")])
    state, rows = set_up(checked_table(wanted)[0], committed, [(0, None, None), (1, None, None)])
    dice = random.Random(3)

    def add(drafts):
        for kind, seat, body in drafts:
            rows.append(Row(state.seq + 1, 5, kind, seat, body))
            state.apply(rows[-1])

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


def test_what_was_taken_back_is_not_played_again_and_again(monkeypatch):
    state, rows = with_undone(100)
    done = 0
    do = Match._do

    def counted(self, seat, number):
        nonlocal done
        done += 1
        do(self, seat, number)

    monkeypatch.setattr(Match, "_do", counted)
    most = len(rows) + EVERY * state.take_backs

    again = TableState(state.setup)
    again.apply_all(rows)
    assert again.playing.state == state.playing.state
    assert done <= most, "reading a table"

    done = 0
    stories = Snapshots(again).stories
    told = stories.since(again, 0, 0, "en")
    assert len(told) > 2 * state.take_backs
    assert done <= 2 * most, "telling its story to a newcomer"

    done = 0
    earlier = [row.seq for row in rows if row.kind == "back"][-2]
    assert again.at_event(earlier).state == again.playing.state
    assert done == len(again.playing.plies), "the board at an earlier event"


def test_a_table_takes_back_so_often_and_no_more(tmp_path, monkeypatch):
    monkeypatch.setattr(commands, "MAX_TAKE_BACKS", 3)

    async def scenario():
        async with serving(tmp_path) as web:
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
                assert told["error"] == (
                    "At this table moves were taken back 3 times already; no more are."
                )
                assert told["seq"] == ada.now["seq"]

    run(scenario())
