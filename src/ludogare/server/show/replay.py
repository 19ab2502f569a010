"""A table at an earlier ply, as a seat may know it."""

from __future__ import annotations

from ludogare.server.protocol import Replay, StoryEntry
from ludogare.server.show.player_view import PlayerView
from ludogare.server.show.snapshots import over_of, players_of
from ludogare.server.show.story import told_of_last
from ludogare.server.table.state import TableState


def replayed(state: TableState, viewer: int, ply: int, language: str) -> Replay:
    """The snapshot after some plies; nothing can be done in it."""
    match, seq = state.at_ply(ply)
    voice = state.voices[language]
    view = PlayerView(match, viewer)
    players = players_of(state, view.points(), (), 0)
    awaited = view.awaited()
    at_end = ply == len(state.playing.plies)
    for player in players:
        player.awaited, player.clock, player.online = player.seat in awaited, None, True
        player.winner = player.winner and at_end
    story = []
    if match.plies:
        story.append(StoryEntry(seq, voice.sentences(told_of_last(match, viewer))))
    return Replay(
        seq=seq,
        table=state.setup.id,
        seat=None if viewer < 0 else viewer,
        status="over" if at_end and state.status == "over" else "running",
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
        over=over_of(state, view, voice) if at_end else None,
        plies=len(state.playing.plies),
    )
