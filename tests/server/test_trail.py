"""Going back is cheap, and comes to the same position."""

from __future__ import annotations

import random

import ludogare
from ludogare.core.match.checkpoints import EVERY, Trail
from ludogare.core.match.match import Match
from ludogare.server.live.protocol import NewSeat, NewTable
from ludogare.server.show.snapshots import Snapshots
from ludogare.server.store.store import Row
from ludogare.server.table import commands as wishes
from ludogare.server.table.registry import checked_table, opened
from ludogare.server.table.state import Course, committed
from server.clients import run, serving


def test_a_trail_leads_back_to_every_position(game):
    dice = random.Random(4)
    match, plain = (ludogare.new(game.name, seed=3) for _ in range(2))
    trail = Trail()
    way = match.copy()
    match.rewind(0)
    for ply in way.plies:
        match._do(ply.seat, ply.action)
        trail.note(match)
    match.dealer = plain.dealer = None
    for turn in range(150):
        if match.over:
            break
        seat = match.awaited[0]
        action = dice.choice(match.legal_for(seat))
        for each in (match, plain):
            each.play(action, seat)
        trail.note(match)
        if turn % 3 == 0:
            plies = dice.randint(max(0, len(match.plies) - 20), len(match.plies))
            trail.rewind(match, plies)
            plain.rewind(plies)
            assert match.state == plain.state
            assert match.plies == plain.plies
            if plies:
                assert match.before == plain.before
        if turn % 7 == 0:
            trail.trim()


def with_undone(pairs):
    """The rows of a table at which something was taken back again and again."""
    wanted = NewTable("channel_tunnel", [NewSeat("me"), NewSeat("device")])
    course, rows = opened(checked_table(wanted)[0], committed, [(0, None, None), (1, None, None)])
    dice = random.Random(3)

    def add(drafts):
        for kind, seat, body in drafts:
            rows.append(Row(course.seq + 1, 5, kind, seat, body))
            course.apply(rows[-1])

    def act():
        seat = course.awaited[0]
        add(wishes.act(course, seat, dice.choice(course.playing.legal_for(seat)).number))

    while len(course.playing.plies) < 140:
        act()
    for _ in range(pairs):
        seat = course.awaited[0]
        act()
        add(wishes.back(course, seat, course.seq))
    return course, rows


def test_what_was_taken_back_is_not_played_again_and_again(monkeypatch):
    course, rows = with_undone(100)
    done = 0
    do = Match._do

    def counted(self, seat, number):
        nonlocal done
        done += 1
        do(self, seat, number)

    monkeypatch.setattr(Match, "_do", counted)
    most = len(rows) + EVERY * course.backs

    again = Course(course.table)
    again.apply_all(rows)
    assert again.playing.state == course.playing.state
    assert done <= most, "reading a table"

    done = 0
    stories = Snapshots(again).stories
    told = stories.since(again, 0, 0, "en")
    assert len(told) > 2 * course.backs
    assert done <= 2 * most, "telling its story to a newcomer"

    done = 0
    earlier = [row.seq for row in rows if row.kind == "back"][-2]
    assert again.at_event(earlier).state == again.playing.state
    assert done == len(again.playing.plies), "the board at an earlier event"


def test_a_table_takes_back_so_often_and_no_more(tmp_path, monkeypatch):
    monkeypatch.setattr(wishes, "MOST_BACKS", 3)

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
