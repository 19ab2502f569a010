"""Lessons as the page shows them: a position, a sentence, and what is to be done."""

from __future__ import annotations

from functools import lru_cache

from ludogare.core.match.lesson import (
    WALK,
    Lesson,
    folder_of,
    has,
    lesson,
    lessons,
)
from ludogare.core.saying.texts import Voice
from ludogare.server.errors import Refusal
from ludogare.server.protocol import LessonInfo, LessonStep, Reason, WhyNot
from ludogare.server.show.analysis import Told, known, position_of, told_of
from ludogare.server.show.catalogue import game_called
from ludogare.server.show.why import reason
from ludogare.server.texts import TableVoice

SEVERAL = 6
"""Of the longest that is said in a lesson, so much is told."""
KEPT = 256
"""Steps of which is kept what is told there."""


def listed(name: str, language: str) -> list[LessonInfo]:
    """The lessons of a game, in the order in which they are learned."""
    made = [lesson_called(name, found) for found in lessons(game_called(name))]
    return [LessonInfo(m.name, title_of(m, language), len(m.steps)) for m in made]


def lesson_called(game: str, name: str) -> Lesson:
    """The lesson of that name."""
    found = game_called(game)
    if name not in lessons(found) and not has(found, name):
        raise Refusal("refuse-lesson", 404, name=name)
    return lesson(found, name)


def title_of(made: Lesson, language: str) -> str:
    """What a lesson is called."""
    return made.voice(language)(f"lesson-{made.name}-title")


def shown(made: Lesson, number: int, before: int, language: str, narrow: bool) -> LessonStep:
    """A step of a lesson, or the position some plies before it."""
    step_in(made, number)
    step, match, texts = made.steps[number], made.position(number, before), made.voice(language)
    voice = TableVoice(made.game, language, match.names)
    said = f"lesson-{made.name}-{step.name}"
    found = position_of(
        LessonStep,
        match,
        made.learner(number),
        voice,
        narrow,
        len(match.plies),
        told_at(made, number, before),
        made.name != WALK,
        step=number,
        steps=len(made.steps),
        title=title_of(made, language),
        words=texts(said),
        points=step.points,
        crop=step.crop,
        clauses=step.clauses,
        wanted=step.action,
        otherwise=texts(f"{said}-else") if texts.has(f"{said}-else") else None,
        since=made.since(number),
        longest=longest(made, texts),
        options=made.matches[0].options,
    )
    if step.action is None or before:
        found.actions = []
    return found


@lru_cache(maxsize=KEPT)
def told_at(made: Lesson, number: int, before: int) -> Told:
    """What is told there: the same for every learner, but for the language."""
    return told_of(made.position(number, before), made.learner(number))


def longest(made: Lesson, texts: Voice) -> list[list[str]]:
    """The longest of what stands together: several, since more letters may take fewer lines."""
    named = [f"lesson-{made.name}-{step.name}" for step in made.steps]
    said = [[texts(m) for m in (name, f"{name}-else") if texts.has(m)] for name in named]
    return sorted(said, key=lambda together: sum(map(len, together)))[-SEVERAL:]


def company(name: str, language: str) -> dict[str, str]:
    """What is said in the first turns of a match after a lesson, by verb that can be played."""
    game = game_called(name)
    voice = Voice(game, language, (), (folder_of(game),))
    verbs = [verb for verb in game.actions.verbs if voice.has(f"company-{verb}")]
    return {verb: voice(f"company-{verb}") for verb in verbs}


def why(made: Lesson, asked: WhyNot) -> Reason:
    """Why something cannot be chosen at a step."""
    step_in(made, asked.step)
    position, seat = made.position(asked.step), made.learner(asked.step)
    return reason(position, seat, asked.why, known(asked.language))


def step_in(made: Lesson, number: int) -> None:
    """Refuses the number of a step that a lesson does not have."""
    if not 0 <= number < len(made.steps):
        raise Refusal("refuse-step", 404, number=number + 1)
