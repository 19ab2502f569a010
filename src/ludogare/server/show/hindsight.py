"""An analysis in the words of a reader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ludogare.analysis.curve import NARROW, drawing
from ludogare.analysis.examined import Decision, Examined
from ludogare.analysis.hindsight import Hindsight, SeatInHindsight
from ludogare.analysis.told import deserved
from ludogare.core.drawing import Markup
from ludogare.core.match.match import Match
from ludogare.core.match.plies import Step
from ludogare.core.saying.numbers import written
from ludogare.core.saying.texts import Voice
from ludogare.server.protocol import DecisionInfo, HindsightInfo, SeatHindsight, TurningPoint
from ludogare.server.show.lines import line_of


def hindsight_of(match: Match, found: Hindsight, voice: Voice) -> HindsightInfo:
    """An analysis, ready to be sent."""
    steps = list(match.steps())
    told = list(zip(steps, found.plies, strict=True))
    return HindsightInfo(
        svg=str(drawing(found, voice, NARROW, Markup())),
        deserved=deserved(voice, found),
        seats=[seat_of(seat, about) for seat, about in enumerate(found.seats)],
        turning_points=[
            turning_point(voice, found, *told[number]) for number in found.turning_points
        ],
        decisions=[
            decision_of(voice, step, ply.decision) for step, ply in told if ply.decision is not None
        ],
    )


def seat_of(seat: int, about: SeatInHindsight) -> SeatHindsight:
    """What a seat owed to luck and to itself."""
    return SeatHindsight(seat=seat, **msgspec.structs.asdict(about))


def turning_point(voice: Voice, found: Hindsight, step: Step, ply: Examined) -> TurningPoint:
    """A ply that changed much, and for whom."""
    before, after = found.curve[ply.ply], found.curve[ply.ply + 1]
    seat = max(range(len(before)), key=lambda s: abs(after[s] - before[s]))
    label = voice.label(step.ply.action, step.before)
    return TurningPoint(ply.ply + 1, ply.seat, label, seat, before[seat], after[seat])


def decision_of(voice: Voice, step: Step, made: Decision) -> DecisionInfo:
    """A decision, with what would have been better."""
    assert voice.game is not None
    best = voice.game.actions.number(made.best)
    return DecisionInfo(
        ply=step.number + 1,
        seat=step.ply.seat,
        label=voice.label(step.ply.action, step.before),
        rating=made.rating,
        cost=made.cost,
        best=made.best,
        best_label=voice.label(best, step.before),
        share=made.share,
        line=list(line_of(voice, step.before, expected(voice, made.line))),
        reason=voice.told(made.reason.sentence) if made.reason else None,
    )


def expected(voice: Voice, line: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Seats and actions of a line that is written as records do."""
    assert voice.game is not None
    for text in line:
        who, _, said = text.partition(" ")
        seat = written(who)
        if seat is None:
            return
        yield seat, voice.game.actions.number(said)
