"""Any position of a record, and what could have been played from there."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Any, TypeVar

from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.core.match.hiding import Eyes
from ludogare.core.match.match import Match
from ludogare.core.match.record import UNFINISHED, read, write
from ludogare.core.saying.numbers import written
from ludogare.core.saying.texts import LANGUAGES
from ludogare.games import find
from ludogare.server.errors import Refusal
from ludogare.server.protocol import Analysed, Analysis, Over, Position, Reason
from ludogare.server.show.boards import svg_of
from ludogare.server.show.builder import (
    Choices,
    Surroundings,
    over_of,
    players_of,
    sheet_of,
    snapshot_of,
)
from ludogare.server.show.player_view import PlayerView
from ludogare.server.show.story import Story, Telling
from ludogare.server.show.why import reason
from ludogare.server.table.state import Seat
from ludogare.server.texts import TableVoice

P = TypeVar("P", bound=Position)
Told = list[tuple[int, Telling]]
"""What is told of a line of play, by event."""

KEPT = 16
MAX_TRIED = 5000


class Records:
    """The records under analysis, each read once."""

    def __init__(self) -> None:
        self._read: OrderedDict[str, Match] = OrderedDict()

    def match(self, record: str) -> Match:
        """The match of a record; every line of it was checked."""
        key = hashlib.sha256(record.encode()).hexdigest()
        found = self._read.get(key)
        if found is None:
            found = self._read[key] = read(record, find)
            if len(self._read) > KEPT:
                self._read.popitem(last=False)
        return found.copy()


def analysed(match: Match, wanted: Analysis) -> Analysed:
    """The position after some plies and some actions, as one seat sees it."""
    voice = TableVoice(match.game, known(wanted.language), match.names)
    plies = len(match.plies)
    viewer = go_to(match, wanted)
    return position_of(Analysed, match, viewer, voice, wanted.narrow, plies, record=write(match))


def why(match: Match, wanted: Analysis) -> Reason:
    """Why something cannot be chosen in a position."""
    language, viewer = known(wanted.language), go_to(match, wanted)
    return reason(match, viewer, wanted.why or {}, language)


def go_to(match: Match, wanted: Analysis) -> int:
    """Goes to a position, and says who looks at it."""
    ply = len(match.plies) if wanted.ply is None else wanted.ply
    if not 0 <= ply <= len(match.plies):
        raise Refusal("refuse-ply", number=ply)
    if ply < len(match.plies) or wanted.actions:
        match.rewind(ply)
        match.fairness = None  # what was committed to is another match
    for line in wanted.actions[:MAX_TRIED]:
        attempt(match, line)
    return seat_of(match, wanted.seat)


def known(language: str) -> str:
    """A language that there is."""
    if language not in LANGUAGES:
        raise Refusal("refuse-language", known=[*LANGUAGES])
    return language


def position_of(
    kind: type[P],
    match: Match,
    viewer: int,
    voice: TableVoice,
    narrow: bool,
    plies: int,
    told: Told | None = None,
    headed: bool = True,
    **more: Any,
) -> P:
    """A position of a match that nobody plays now, with its drawing; `told` where that is known."""
    view = PlayerView(match, viewer)
    by_chance = match.awaited == (CHANCE,)
    legal = [a.number for a in match.legal_for(CHANCE)] if by_chance else view.legal()
    around = Surroundings(
        seq=len(match.plies),
        status="over" if match.over else "running",
        players=players_of(
            [Seat("person", name) for name in match.names],
            view.score(),
            match.game.unit,
            view.awaited(),
            match.winners,
            range(match.seats),
        ),
        prompt=voice("table-thinking", who=voice("chance")) if by_chance else view.ask(voice),
        board=len(match.plies),
        over=ended(match, view, voice),
    )
    return snapshot_of(
        kind,
        viewer,
        view,
        voice,
        around,
        Choices(legal),
        clause=view.clause(),
        story=[t.entry(number, voice) for number, t in told or told_of(match, viewer)],
        plies=plies,
        svg=svg_of(match.game, view.data, voice, narrow, headed),
        **more,
    )


def attempt(match: Match, line: str) -> None:
    """Plays an action as records write it, `1 bid 12`; without a seat, the first awaited acts."""
    who, _, action = line.partition(" ")
    seat = CHANCE if who == "*" else written(who)
    if seat is None:
        match.play(line)
    else:
        match.play(action, seat)


def seat_of(match: Match, wanted: int | None) -> int:
    """Whose view: the seat asked for, or the one to act."""
    if wanted is not None:
        if not 0 <= wanted < match.seats:
            raise Refusal("refuse-no-seat", number=wanted + 1)
        return wanted
    awaited = match.awaited
    return awaited[0] if awaited and awaited[0] != CHANCE else SPECTATOR


def told_of(match: Match, viewer: int) -> Told:
    """The line of play so far, told ply by ply."""
    story, eyes = Story(viewer), Eyes(match.game)
    for step in match.steps():
        telling = story.witness(eyes, step, [])
        if telling.sentences:
            story.add(match.game, step.number + 1, telling)
    return list(story.told)


def ended(match: Match, view: PlayerView, voice: TableVoice) -> Over | None:
    """How the match of a record ended, if it has."""
    if not match.over:
        return None
    return over_of(voice, match.ending or UNFINISHED, match.winners, sheet_of(view, voice))
