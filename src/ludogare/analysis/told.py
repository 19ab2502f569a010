"""An analysis in sentences, for a terminal and as a page of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludogare.analysis.curve import drawing
from ludogare.analysis.examined import Examined
from ludogare.analysis.hindsight import Hindsight
from ludogare.analysis.ratings import WRONG, Rating
from ludogare.core.drawing import Markup, element
from ludogare.core.match.match import Match
from ludogare.core.match.plies import Step
from ludogare.core.saying.texts import Sentence, Voice

CALLED: dict[Rating, str] = {
    "best": "hindsight-best",
    "good": "hindsight-good",
    "inaccuracy": "hindsight-inaccuracy",
    "mistake": "hindsight-mistake",
    "blunder": "hindsight-blunder",
}
"""What ratings are called."""
Told = Sequence[tuple[Match, Hindsight]]
"""Matches with their analyses."""
INDENT = "    "
"""Before what belongs to the line above."""
STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:2em auto;padding:0 1em}"
    "p{margin:.6em 0 0}.more{margin:0 0 0 1.5em}:root{color-scheme:light dark}"
    "figure{margin:0;overflow-x:auto}svg{min-width:560px}"
)
"""The style sheet of a page."""


def in_words(match: Match, found: Hindsight) -> list[str]:
    """The analysis of a match, line by line."""
    voice = match.voice
    lines = [deserved(voice, found)]
    lines += [seat_line(voice, found, seat) for seat in range(len(found.seats))]
    for step, ply in zip(match.steps(), found.plies, strict=True):
        if ply.ply in found.turning_points or wrong(ply):
            lines += ply_lines(voice, step, ply, found)
    return lines


def deserved(voice: Voice, found: Hindsight) -> str:
    """Who should have won."""
    best = max(seat.result for seat in found.seats)
    won = [seat for seat, about in enumerate(found.seats) if about.result == best]
    message = "hindsight-deserved" if won == found.deserved else "hindsight-decided"
    return voice(message, seats=found.deserved, count=len(found.deserved))


def seat_line(voice: Voice, found: Hindsight, seat: int) -> str:
    """What a seat owed to luck, and to itself where its decisions were looked at."""
    about = found.seats[seat]
    luck = signed(voice, about.luck)
    if not about.decisions:
        return voice("hindsight-seat-luck", seat=seat, luck=luck)
    return voice(
        "hindsight-seat",
        seat=seat,
        luck=luck,
        error=points(voice, about.error),
        each=points(voice, about.per_decision),
        decisions=about.decisions,
    )


def ply_lines(voice: Voice, step: Step, ply: Examined, found: Hindsight) -> Iterator[str]:
    """What is told of a ply: what it changed, and what would have been better."""
    before, after = found.curve[ply.ply], found.curve[ply.ply + 1]
    seat = max(range(len(before)), key=lambda s: abs(after[s] - before[s]))
    if wrong(ply):
        seat = step.ply.seat
    label = voice.label(step.ply.action, step.before)
    who = voice("chance") if ply.seat is None else voice.name(ply.seat)
    made = {"number": ply.ply + 1, "who": who, "label": label}
    was, is_now = (percent(voice, shares[seat]) for shares in (before, after))
    if was == is_now:  # as before a sealed choice is opened
        yield voice("hindsight-made", **made)
    else:
        yield voice("hindsight-ply", seat=seat, before=was, after=is_now, **made)
    if wrong(ply) and ply.decision is not None:
        best = voice.label(match_action(voice, ply.decision.best), step.before)
        called: Sentence = CALLED[ply.decision.rating], {}
        facts = {
            "called": called,
            "cost": points(voice, ply.decision.cost),
            "best": best,
        }
        yield INDENT + voice("hindsight-wrong", **facts)
        if ply.decision.reason is not None:
            message, args = ply.decision.reason.sentence
            yield INDENT + voice(message, **args)


def match_action(voice: Voice, text: str) -> int:
    """The number of an action as records write it."""
    assert voice.game is not None
    return voice.game.actions.number(text)


def wrong(ply: Examined) -> bool:
    """Whether an action was a mistake or worse."""
    return ply.decision is not None and ply.decision.rating in WRONG


def points(voice: Voice, share: float) -> str:
    """A share of the victory in points of a hundred.

    >>> points(Voice(None, "en"), 0.2), points(Voice(None, "fr"), 0.051)
    ('20.0', '5,1')
    """
    return voice("hindsight-points", number=100 * share)


def signed(voice: Voice, share: float) -> str:
    """The same with its sign.

    >>> signed(Voice(None, "en"), -0.051), signed(Voice(None, "en"), 0.2)
    ('−5.1', '+20.0')
    """
    return ("−" if share < 0 else "+") + points(voice, abs(share))


def percent(voice: Voice, share: float) -> str:
    """A chance of winning."""
    return voice("hindsight-percent", number=round(100 * share))


def paragraph(line: str) -> Markup:
    """A line of words on a page."""
    about = {"class_": "more"} if line.startswith(INDENT) else {}
    return element("p", line.strip(), **about)


def page(told: Told, voice: Voice) -> str:
    """Analyses as an HTML page of its own."""
    parts: list[str] = []
    for match, found in told:
        title = match.voice("title") + " – " + match.voice.all(match.names)
        rows = [paragraph(line) for line in in_words(match, found)]
        curve = element("figure", drawing(found, match.voice))
        parts.append(element("section", element("h2", title), curve, *rows))
    head = "".join([
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width"),
        element("title", voice("hindsight-title")),
        element("style", Markup(STYLE)),
    ])  # fmt: skip
    body = element("body", element("h1", voice("hindsight-title")), *parts)
    return "<!doctype html>\n" + element("html", Markup(head), body, lang=voice.language) + "\n"
