"""Snapshots: the whole of what a viewer may know now, made from their hidden state alone."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple, cast

import msgspec
from msgspec import Raw

from ludogare.core.declaration.game import Game
from ludogare.core.law.contract import SPECTATOR
from ludogare.core.law.state import Fields
from ludogare.core.saying.texts import Voice
from ludogare.server.protocol import (
    ActionInfo,
    Over,
    Player,
    Rematch,
    Sheet,
    SheetRow,
    Snapshot,
)
from ludogare.server.show.player_view import PlayerView
from ludogare.server.show.story import Stories
from ludogare.server.table import commands
from ludogare.server.table.state import TableState, decline_in

MAX_SENT = 64
"""How many texts are kept for others who see the same."""


class Choices(NamedTuple):
    """What a viewer can do now, in whatever language."""

    legal: list[int]
    final: Collection[int]
    undo: bool
    secret: bool


@lru_cache(maxsize=100_000)
def plain_action(game: Game, language: str, number: int, final: bool) -> Raw | None:
    """An action as JSON; None where its label names a player, or a place of the position."""
    action, voice = game.actions.verb(number), Voice(game, language)
    details = game.module("view").details(action)
    if isinstance(details.get("seat"), int) or voice.has(f"act-{action.verb}-at"):
        return None
    return written_action(game, number, voice.label(number), final)


def written_action(game: Game, number: int, label: str, final: bool) -> Raw:
    """An action as JSON."""
    action = game.actions.verb(number)
    info = ActionInfo(str(action), action.verb, action.args, label, final)
    return Raw(msgspec.json.encode(info))


def actions_of(
    voice: Voice, state: Fields, legal: list[int], final: Collection[int]
) -> list[ActionInfo]:
    """Legal actions in a position, ready to be sent."""
    if not legal:
        return []
    assert voice.game is not None
    found = []
    for number in legal:
        last = number in final
        raw = plain_action(voice.game, voice.language, number, last)
        found.append(raw or written_action(voice.game, number, voice.label(number, state), last))
    return cast(list[ActionInfo], found)


def counted(points: int, unit: int) -> int | str:
    """Points as they are shown: a whole number, or one with its share, as exact as it is.

    >>> counted(120, 60), counted(1120, 60), counted(-30, 60)
    (2, '18 2/3', '-1/2')
    """
    whole, rest = divmod(abs(points), unit)
    sign = -1 if points < 0 else 1
    if not rest:
        return sign * whole
    parts = [str(whole)] * bool(whole) + [str(Fraction(rest, unit))]
    return "-" * (sign < 0) + " ".join(parts)


def sheet_of(game: Game, state: Fields, points: list[int], voice: Voice) -> Sheet:
    """The score sheet: the game's own lines where its view has them, or the points alone."""
    lines = getattr(game.module("view"), "sheet", None)
    rows = []
    for (message, args), values in lines(state) if lines else ():
        shown = [None if v is None else counted(v, game.unit) for v in values]
        rows.append(SheetRow(voice(message, **args), shown))
    if not rows:
        rows.append(SheetRow(voice("sheet-points"), [counted(p, game.unit) for p in points]))
    return Sheet(rows)


class Snapshots:
    """The snapshots of one table, each made once for all who see the same."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.stories = Stories()
        self._made: dict[tuple[int, str], Snapshot] = {}
        self._sent: dict[tuple[int, str, int], str] = {}
        self._choices: dict[int, Choices] = {}
        self._at = (0, 0)

    def turn_to(self, state: TableState) -> None:
        """Goes on with the state after a change."""
        self.state = state
        self._made.clear()
        self._sent.clear()
        at = (state.seq, state.board or 0)
        if at != self._at:
            self._choices.clear()
            self._at = at

    def text(
        self, viewer: int, language: str, after: int, online: Collection[int], now: int
    ) -> str:
        """A snapshot as it is sent, with what is told since an event."""
        key = (viewer, language, after)
        found = self._sent.get(key)
        if found is None:
            snapshot = self.snapshot(viewer, language, after, online, now)
            found = msgspec.json.encode(snapshot).decode()
            if not self.state.setup.settings.times:
                self._sent[key] = found
                if len(self._sent) > MAX_SENT:
                    del self._sent[next(iter(self._sent))]
        return found

    def snapshot(
        self, viewer: int, language: str, after: int, online: Collection[int], now: int
    ) -> Snapshot:
        """A snapshot, with what is told since an event."""
        story = self.stories.since(self.state, viewer, after, language)
        made = self._made.get((viewer, language))
        if made is None or self.state.setup.settings.times:
            made = self._make(viewer, language, online, now)
            self._made[viewer, language] = made
        made.story = story
        made.chat = [line for line in self.state.chat if line.seq > after]
        return made

    def _make(self, viewer: int, language: str, online: Collection[int], now: int) -> Snapshot:
        state, voice = self.state, self.state.voices[language]
        view = self._view(viewer)
        points = view.points() if view else None
        choices = self._choices.get(viewer)
        if choices is None:
            choices = self._choices[viewer] = self._choose(view, viewer)
        return Snapshot(
            seq=state.seq,
            table=state.setup.id,
            seat=None if viewer == SPECTATOR else viewer,
            status=state.status,
            ply=len(state.match.plies) if state.match else 0,
            players=players_of(state, points, online, now),
            prompt=prompt_of(state, view, voice),
            clause=view.clause() if view else None,
            actions=actions_of(voice, view.seen, choices.legal, choices.final) if view else [],
            story=[],
            chat=[],
            undo=choices.undo,
            answer=bool(choices.legal) and decline_in(state.playing) is not None,
            secret=choices.secret,
            board=state.board if state.match else None,
            over=over_of(state, view, voice),
        )

    def _view(self, viewer: int) -> PlayerView | None:
        if self.state.match is None:
            return None
        return PlayerView(self.state.match, viewer, self.stories.seen(self.state, viewer))

    def _choose(self, view: PlayerView | None, viewer: int) -> Choices:
        if view is None or viewer == SPECTATOR or self.state.status != "running":
            return Choices([], (), False, False)
        legal = view.legal()
        others = self._view(SPECTATOR)
        assert others is not None
        return Choices(
            legal,
            self._final(view, legal),
            commands.may_take_back(self.state, viewer),
            view.secret(legal, others.seen),
        )

    def _final(self, view: PlayerView, legal: list[int]) -> Collection[int]:
        if not commands.takes_back(self.state):
            return legal
        return view.final(legal) if legal and not self.state.setup.device else ()


def prompt_of(state: TableState, view: PlayerView | None, voice: Voice) -> str:
    """What a viewer is asked, or for whom the table waits."""
    if state.game is None:
        facts = {"version": state.setup.rules, "components": state.setup.components}
        return voice("table-other-rules", **facts)
    if view is None:
        return voice("table-waiting", count=sum(not seat.sat for seat in state.seats))
    awaited = state.awaited
    if awaited and view.viewer not in awaited:
        who = voice.all([voice.name(s) for s in awaited])
        if all(state.seats[s].kind == "bot" for s in awaited):
            return voice("table-bots-think", who=who, count=len(awaited))
        return voice("table-thinking", who=who)
    if state.result is not None and not state.playing.over:
        return voice(f"ending-{state.result.ending}")
    return view.ask(voice)


def players_of(
    state: TableState, points: list[int] | None, online: Collection[int], now: int
) -> list[Player]:
    """The seats as everybody sees them."""
    awaited, unit = state.awaited, state.game.unit if state.game else 1
    winners = state.result.winners if state.result else []
    found = []
    for i, seat in enumerate(state.seats):
        deadline = state.deadline(i)
        found.append(
            Player(
                seat=i,
                name=seat.name,
                kind=seat.kind,
                points=None if points is None else counted(points[i], unit),
                awaited=i in awaited,
                online=seat.kind == "bot" or i in online,
                taken=seat.sat,
                clock=None if deadline is None else max(0, deadline - now),
                winner=i in winners,
                resigned=seat.resigned,
                left=seat.left,
            )
        )
    return found


def over_of(state: TableState, view: PlayerView | None, voice: Voice) -> Over | None:
    """How it ended, once it has."""
    result = state.result
    if result is None:
        return None
    message = f"ending-{result.ending}"
    if view is None:
        rows = [SheetRow(voice("sheet-points"), list(result.points))]
        sheet = Sheet(rows)
    else:
        sheet = sheet_of(view.game, view.seen, view.points(), voice)
    return Over(
        ending=voice(message) if voice.has(message) else result.ending,
        winners=result.winners,
        sheet=sheet,
        record=f"/api/tables/{state.setup.id}/record",
        rematch=Rematch(sorted(state.rematch_asked), state.next),
    )
