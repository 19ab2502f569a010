"""A table at an earlier ply, as a seat may know it."""

from __future__ import annotations

from ludogare.server.live.protocol import Replay, StoryEntry
from ludogare.server.show.player_view import Sight
from ludogare.server.show.snapshots import over_of, players_of
from ludogare.server.show.story import told_of_last
from ludogare.server.table.state import Course


def replayed(course: Course, viewer: int, ply: int, language: str) -> Replay:
    """The snapshot after some plies; nothing can be done in it."""
    match, seq = course.at_ply(ply)
    voice = course.voices[language]
    sight = Sight(match, viewer)
    players = players_of(course, sight.points(), (), 0)
    awaited = sight.awaited()
    at_end = ply == len(course.playing.plies)
    for player in players:
        player.awaited, player.clock, player.online = player.seat in awaited, None, True
        player.winner = player.winner and at_end
    story = []
    if match.plies:
        story.append(StoryEntry(seq, voice.sentences(told_of_last(match, viewer))))
    return Replay(
        seq=seq,
        table=course.table.id,
        seat=None if viewer < 0 else viewer,
        status="over" if at_end and course.status == "over" else "running",
        ply=ply,
        players=players,
        prompt=voice("table-thinking", who=voice.all([voice.name(s) for s in awaited]))
        if awaited
        else "",
        clause=None,
        actions=[],
        story=story,
        chat=[],
        undo=False,
        answer=False,
        secret=False,
        board=seq,
        over=over_of(course, sight, voice) if at_end else None,
        plies=len(course.playing.plies),
    )
