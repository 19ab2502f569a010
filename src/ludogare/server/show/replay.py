"""A table at an earlier ply, as a seat may know it."""

from __future__ import annotations

from ludogare.core.match.hiding import Eyes
from ludogare.server.protocol import Replay
from ludogare.server.show.builder import Surroundings, players_of, snapshot_of, waiting_for
from ludogare.server.show.player_view import PlayerView
from ludogare.server.show.snapshots import ended
from ludogare.server.show.story import Story
from ludogare.server.table.history import at_ply
from ludogare.server.table.state import TableState


def replayed(state: TableState, viewer: int, ply: int, language: str) -> Replay:
    """The snapshot after some plies; nothing can be done in it."""
    match, seq = at_ply(state, ply)
    voice, view = state.voices[language], PlayerView(match, viewer)
    awaited, plies = view.awaited(), len(state.playing.plies)
    result = state.result if ply == plies else None
    everybody = range(len(state.seats))
    around = Surroundings(
        seq=seq,
        status="over" if result else "running",
        players=players_of(
            state.seats,
            view.score(),
            match.game.unit,
            awaited,
            result.winners if result else (),
            everybody,
        ),
        prompt=waiting_for(voice, awaited) if awaited else "",
        table=state.setup.id,
        board=seq,
        over=ended(state, view, voice) if result else None,
    )
    story = []
    if match.last is not None:
        story.append(Story(viewer).witness(Eyes(match.game), match.last, []).entry(seq, voice))
    return snapshot_of(Replay, viewer, view, voice, around, story=story, plies=plies)
