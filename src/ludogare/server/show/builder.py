"""Snapshots are built here, whether a match is played, replayed or analysed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar, cast

import msgspec
from msgspec import Raw

from ludogare.core.declaration.game import Game
from ludogare.core.law.contract import SPECTATOR
from ludogare.core.law.state import Fields
from ludogare.core.saying.numbers import counted
from ludogare.core.saying.texts import Voice
from ludogare.server.protocol import (
    ActionInfo,
    Over,
    Player,
    Rematch,
    Sheet,
    SheetRow,
    Snapshot,
    Status,
)
from ludogare.server.show.player_view import PlayerView
from ludogare.server.table.state import Seat

S = TypeVar("S", bound=Snapshot)


class Choices(NamedTuple):
    """What a viewer can do now, in whatever language."""

    legal: Sequence[int] = ()
    final: Collection[int] = ()
    """Of these, what cannot be taken back."""
    undo: bool = False
    answer: bool = False
    """Whether another's move is being answered."""
    secret: bool = False


class Surroundings(NamedTuple):
    """What is round a position: the table, its people, and where it stands."""

    seq: int
    status: Status
    players: list[Player]
    prompt: str
    table: str = ""
    board: int | None = None
    """The event that led to the position."""
    over: Over | None = None


def snapshot_of(
    kind: type[S],
    viewer: int,
    view: PlayerView | None,
    voice: Voice,
    around: Surroundings,
    choices: Choices = Choices(),  # noqa: B008
    **more: Any,
) -> S:
    """The whole of what a viewer may know; `view` is None before a match has begun."""
    return kind(
        seq=around.seq,
        table=around.table,
        seat=None if viewer == SPECTATOR else viewer,
        status=around.status,
        ply=len(view.match.plies) if view else 0,
        players=around.players,
        prompt=around.prompt,
        actions=actions_of(voice, view.seen, choices.legal, choices.final) if view else [],
        undo=choices.undo,
        answer=choices.answer,
        secret=choices.secret,
        board=around.board,
        over=around.over,
        **{"clause": None, "story": [], "chat": [], **more},
    )


def players_of(
    seats: Sequence[Seat],
    points: Sequence[int] | None,
    unit: int,
    awaited: Collection[int],
    winners: Collection[int],
    online: Collection[int],
    clocks: Mapping[int, int] | None = None,
) -> list[Player]:
    """The seats as everybody sees them; clocks tell how many milliseconds are left."""
    return [
        Player(
            seat=i,
            name=seat.name,
            kind=seat.kind,
            points=None if points is None else counted(points[i], unit),
            awaited=i in awaited,
            online=seat.kind == "bot" or i in online,
            taken=seat.sat,
            clock=(clocks or {}).get(i),
            winner=i in winners,
            resigned=seat.resigned,
            left=seat.left,
            rated=seat.rated,
        )
        for i, seat in enumerate(seats)
    ]


def over_of(
    voice: Voice,
    ending: str,
    winners: Sequence[int],
    sheet: Sheet,
    record: str = "",
    rematch: Rematch | None = None,
) -> Over:
    """How a match ended."""
    message = f"ending-{ending}"
    said = voice(message) if voice.has(message) else ending
    return Over(said, list(winners), sheet, record, rematch or Rematch([], None))


def waiting_for(voice: Voice, awaited: Collection[int]) -> str:
    """Whose turn it is, for somebody who is not asked anything."""
    return voice("table-thinking", who=voice.all([voice.name(seat) for seat in awaited]))


def sheet_of(view: PlayerView, voice: Voice) -> Sheet:
    """The score sheet: the game's own lines where its view has them, or the points alone."""
    unit = view.game.unit
    rows = []
    for (message, args), values in view.game.show.sheet(view.seen):
        shown = [None if v is None else counted(v, unit) for v in values]
        rows.append(SheetRow(voice(message, **args), shown))
    if not rows:
        rows.append(SheetRow(voice("sheet-points"), [counted(p, unit) for p in view.score()]))
    return Sheet(rows)


def actions_of(
    voice: Voice, seen: Fields, legal: Sequence[int], final: Collection[int]
) -> list[ActionInfo]:
    """Legal actions in a position, ready to be sent."""
    if not legal:
        return []
    assert voice.game is not None
    found = []
    for number in legal:
        last = number in final
        raw = plain_action(voice.game, voice.language, number, last)
        if raw is None:
            twin = voice.game.show.twin(seen, voice.game.actions[number])
            raw = written_action(voice, number, seen, last, str(twin) if twin else None)
        found.append(raw)
    return cast(list[ActionInfo], found)


@lru_cache(maxsize=100_000)
def plain_action(game: Game, language: str, number: int, final: bool) -> Raw | None:
    """An action as JSON; None where its label names a player, or a place of the position.

    An action that can have a twin has such a label: its twin is a matter of the position too.
    """
    action, voice = game.actions[number], Voice(game, language)
    details = game.show.details(action)
    if isinstance(details.get("seat"), int) or voice.has(f"act-{action.verb}-at"):
        return None
    return written_action(voice, number, None, final)


def written_action(
    voice: Voice, number: int, seen: Fields | None, final: bool, twin: str | None = None
) -> Raw:
    """An action as JSON; given the position, named by what can be seen there."""
    action = voice.playing.actions[number]
    label, short = voice.label(number, seen), voice.short_label(number, seen)
    info = ActionInfo(str(action), action.verb, action.args, label, final, twin, short)
    return Raw(msgspec.json.encode(info))
