"""Snapshots of live tables: the whole of what a viewer may know now, made once for each."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from ludogare.core.law.contract import SPECTATOR
from ludogare.core.saying.texts import Voice
from ludogare.server.protocol import Over, Player, Rematch, Sheet, SheetRow, Snapshot
from ludogare.server.show.builder import (
    Choices,
    Surroundings,
    over_of,
    players_of,
    sheet_of,
    snapshot_of,
    waiting_for,
)
from ludogare.server.show.player_view import PlayerView
from ludogare.server.show.story import Stories
from ludogare.server.table import commands
from ludogare.server.table.events import Steps
from ludogare.server.table.state import TableState, decline_in

MAX_SENT = 64
"""How many texts are kept for others who see the same."""


class Snapshots:
    """The snapshots of one table, each made once for all who see the same."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.stories = Stories(state)
        self.bots_wait = False
        """Whether bots wait here, since they are at work at many tables of its owner."""
        self._views: dict[int, PlayerView] = {}
        self._choices: dict[int, Choices] = {}
        self._made: dict[tuple[int, str], Snapshot] = {}
        self._sent: dict[tuple[int, str, int], bytes] = {}
        self._players: dict[tuple[int, ...], list[Player]] = {}
        self._waiting: dict[str, str] = {}
        """By language, what those read who are not asked anything."""

    def turn_to(self, state: TableState, steps: Steps) -> list[int | None]:
        """Goes on to another state; returns who did what is told of it, None for chance."""
        if state.board != self.state.board:
            self._views.clear()
        self.state = state
        told = self.stories.turn_to(state, steps)
        self._choices.clear()
        self.renew()
        return told

    def renew(self) -> None:
        """Something round the table has changed, as who is there."""
        self._made.clear()
        self._sent.clear()
        self._players.clear()
        self._waiting.clear()

    def forget(self) -> None:
        """Nobody is there any more: what was made for them is made again when somebody comes."""
        self.stories = Stories(self.state)
        self._views.clear()
        self._choices.clear()
        self.renew()

    def data(self, viewer: int) -> Mapping[str, Any]:
        """The position as a viewer sees it, as data to draw."""
        view = self._view(viewer)
        assert view is not None
        return view.data

    def text(
        self, viewer: int, language: str, after: int, online: Collection[int], now: int
    ) -> bytes:
        """A snapshot as it is sent, with what is told since an event."""
        key = (viewer, language, after)
        found = self._sent.get(key)
        if found is None:
            snapshot = self.snapshot(viewer, language, after, online, now)
            found = msgspec.json.encode(snapshot)
            if not self.state.setup.settings.times:
                self._sent[key] = found
                if len(self._sent) > MAX_SENT:
                    del self._sent[next(iter(self._sent))]
        return found

    def snapshot(
        self, viewer: int, language: str, after: int, online: Collection[int], now: int
    ) -> Snapshot:
        """A snapshot, with what is told since an event."""
        story = self.stories.since(viewer, after, language)
        made = self._made.get((viewer, language))
        if made is None or self.state.setup.settings.times:
            made = self._make(viewer, language, online, now)
            self._made[viewer, language] = made
        made.story = story
        made.chat = [line for line in self.state.chat if line.seq > after]
        return made

    def _make(self, viewer: int, language: str, online: Collection[int], now: int) -> Snapshot:
        state, voice, view = self.state, self.state.voices[language], self._view(viewer)
        choices = self._choices.get(viewer)
        if choices is None:
            choices = self._choices[viewer] = self._choose(view, viewer)
        around = Surroundings(
            seq=state.seq,
            status=state.status,
            players=self._seated(view, online, now),
            prompt=self._prompt(view, voice),
            table=state.setup.id,
            board=state.board if view else None,
            over=ended(state, view, voice),
        )
        clause = view.clause() if view else None
        return snapshot_of(Snapshot, viewer, view, voice, around, choices, clause=clause)

    def _seated(self, view: PlayerView | None, online: Collection[int], now: int) -> list[Player]:
        """The seats, found once for all who know the same points."""
        state, points = self.state, view.score() if view else None
        known = tuple(points or ())
        found = self._players.get(known)
        if found is None or state.setup.settings.times:
            found = self._players[known] = players_of(
                state.seats,
                points,
                state.game.unit if state.game else 1,
                state.awaited,
                state.result.winners if state.result else (),
                online,
                clocks_of(state, now),
            )
        return found

    def _prompt(self, view: PlayerView | None, voice: Voice) -> str:
        """What a viewer is asked, or for whom the table waits, which is the same for all others."""
        if view is None or not self.state.awaited or view.viewer in self.state.awaited:
            return prompt_of(self.state, view, voice)
        found = self._waiting.get(voice.language)
        if found is None:
            found = self._waiting[voice.language] = waits_of(self.state, voice, self.bots_wait)
        return found

    def _view(self, viewer: int) -> PlayerView | None:
        if self.state.match is None:
            return None
        view = self._views.get(viewer)
        if view is None:
            seen, before = self.stories.seen(viewer)
            view = self._views[viewer] = PlayerView(self.state.match, viewer, seen, before)
        return view

    def _choose(self, view: PlayerView | None, viewer: int) -> Choices:
        if view is None or viewer == SPECTATOR or self.state.status != "running":
            return Choices()
        legal = view.legal() if viewer in self.state.awaited else []
        others = self._view(SPECTATOR)
        assert others is not None
        return Choices(
            legal,
            self._final(view, legal),
            undo=commands.may_take_back(self.state, viewer, self.stories.eyes),
            answer=bool(legal) and decline_in(self.state.playing) is not None,
            secret=view.secret(legal, others.seen),
        )

    def _final(self, view: PlayerView, legal: list[int]) -> Collection[int]:
        if not commands.takes_back(self.state):
            return legal
        if self.state.setup.device:
            legal = [number for number in legal if view.game.actions.sealed(number)]
        return view.final(legal) if legal else ()


def waits_of(state: TableState, voice: Voice, bots_wait: bool) -> str:
    """For whom the table waits, and for what they do."""
    awaited = state.awaited
    if not all(state.seats[s].kind == "bot" for s in awaited):
        return waiting_for(voice, awaited)
    if bots_wait:
        return voice("table-bots-wait", most=state.settings.limits.bot_tables)
    who = voice.all([voice.name(s) for s in awaited])
    return voice("table-bots-think", who=who, count=len(awaited))


def prompt_of(state: TableState, view: PlayerView | None, voice: Voice) -> str:
    """What a viewer is asked, or what there is to say where nobody is."""
    if state.game is None:
        facts = {"version": state.setup.rules, "components": state.setup.components}
        return voice("table-other-rules", **facts)
    if view is None:
        return voice("table-waiting", count=sum(not seat.sat for seat in state.seats))
    if state.result is not None and not state.playing.over:
        return voice(f"ending-{state.result.ending}")
    return view.ask(voice)


def clocks_of(state: TableState, now: int) -> dict[int, int]:
    """The milliseconds left to each seat that has a clock."""
    if not state.setup.settings.times:
        return {}
    left = {seat: state.time_left(seat, now) for seat in range(len(state.seats))}
    return {seat: ms for seat, ms in left.items() if ms is not None}


def ended(state: TableState, view: PlayerView | None, voice: Voice) -> Over | None:
    """How the match of a table ended, once it has."""
    result = state.result
    if result is None:
        return None
    points = Sheet([SheetRow(voice("sheet-points"), list(result.points))])
    return over_of(
        voice,
        result.ending,
        result.winners,
        sheet_of(view, voice) if view else points,
        f"/api/tables/{state.setup.id}/record",
        Rematch(sorted(state.rematch_asked), state.next),
    )
