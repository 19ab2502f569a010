"""What happened at a table, told to each viewer as far as they may know it, event by event."""

from __future__ import annotations

from typing import NamedTuple

from ludogare.core.declaration.actions import Action
from ludogare.core.declaration.game import Game
from ludogare.core.declaration.shown import Manner
from ludogare.core.law.contract import CHANCE
from ludogare.core.law.state import Fields
from ludogare.core.match.hiding import Eyes, covered, told_of
from ludogare.core.match.plies import Step
from ludogare.core.saying.numbers import counted
from ludogare.core.saying.texts import Sentence, together
from ludogare.server.protocol import StoryEntry
from ludogare.server.table.events import FLAGS, WHYS, LogEntry, Steps
from ludogare.server.table.history import retold
from ludogare.server.table.state import TableState
from ludogare.server.texts import TableVoice

BY_PEOPLE = ("resigned", "abandoned", "time", "closed")
"""Endings that no rule of a game brings about."""
TOLD = ("sit", "leave", "bot", "resign", "back")
"""Events of people that are told as `table-<kind>`."""
MAX_LINES = 64
"""Events whose lines are kept for others who are told the same."""


class Telling(NamedTuple):
    """What is told of an event to somebody, and what they see of it."""

    sentences: list[Sentence]
    seat: int | None = None
    """Who did it, or for whom chance did."""
    chance: bool = False
    ply: int | None = None
    """How many plies there were after it."""
    touched: tuple[str, ...] = ()
    manner: Manner = "piece"
    points: tuple[int, ...] | None = None
    """What each seat has after it, where that has changed."""

    def and_then(self, more: Telling, both: Sentence) -> Telling:
        """This and what goes on with it, with one sentence for the two where they meet."""
        return more._replace(
            sentences=[*self.sentences[:-1], both, *more.sentences[1:]],
            touched=tuple(dict.fromkeys(self.touched + more.touched)),
            points=more.points or self.points,
        )

    def entry(self, seq: int, voice: TableVoice) -> StoryEntry:
        """It, in words."""
        unit = voice.game.unit if voice.game else 1
        points = self.points and [counted(p, unit) for p in self.points[: len(voice.names)]]
        return StoryEntry(
            seq,
            voice.sentences(self.sentences),
            self.seat,
            self.chance,
            self._whose(),
            self.ply,
            list(self.touched),
            self.manner,
            points or None,
        )

    def _whose(self) -> list[int | None]:
        """Whose each sentence is; nothing where all are the one’s who did it."""
        whose = [args.get("seat", self.seat) for _, args in self.sentences]
        return [] if set(whose) <= {self.seat} else whose


class Seen(NamedTuple):
    """A ply as somebody sees it, and what is told of it."""

    before: Fields
    action: Action
    after: Fields
    telling: Telling


class Story:
    """The story of a match for one viewer, from some event on; it grows with the match."""

    def __init__(self, viewer: int, after: int = 0) -> None:
        self.viewer, self.after = viewer, after
        self.seen: Fields | None = None
        """The position as the viewer sees it now; None before anybody has looked."""
        self.before: Fields | None = None
        """The position as they saw it before the last ply, if they saw that."""
        self.told: list[tuple[int, Telling]] = []
        self.closed = 0
        """How many entries were there when any story was last read: nothing is added to those."""
        self.said: dict[str, list[StoryEntry]] = {}

    def witness(self, eyes: Eyes, step: Step, others: list[Seen]) -> Telling:
        """Takes in a ply; viewers who see the same are told the same."""
        game = eyes.game
        before = self.before = self.seen or eyes.see(step.before, self.viewer)
        action = covered(game, step.before, self.viewer, step.ply)
        self.seen = eyes.see(step.after, self.viewer)
        for known in others:
            if known.action is action and known.after is self.seen and known.before == before:
                self.before = known.before  # they are one from now on
                return known.telling
        telling = telling_of(game, step, before, action, self.seen)
        others.append(Seen(before, action, self.seen, telling))
        return telling

    def add(self, game: Game | None, seq: int, telling: Telling) -> None:
        """Adds what is told of an event, in one sentence with the one before where that can be."""
        known = game.show.gathered if game else {}
        if len(self.told) > self.closed:
            before = self.told[-1][1]
            both = together(known, before.sentences[-1], telling.sentences[0])
            if both is not None:
                self.told[-1] = seq, before.and_then(telling, both)
                return
        self.told.append((seq, telling))


def telling_of(game: Game, step: Step, before: Fields, action: Action, after: Fields) -> Telling:
    """What is told of a ply to somebody who saw these positions and this action."""
    seat, chance = step.ply.seat, step.ply.seat == CHANCE
    sentences = told_of(game, seat, before, action, after)
    about = sentences[0][1].get("seat") if sentences and chance else None
    points = [score(game, s) for s in (before, after)]
    return Telling(
        sentences,
        about if chance else seat,
        chance,
        step.number + 1,
        tuple(game.show.touched(before, seat, action, after)),
        game.show.manners.get(action.verb, "piece"),
        points[1] if points[0] != points[1] else None,
    )


def score(game: Game, s: Fields) -> tuple[int, ...]:
    """What each seat has, as far as a position tells, with room for as many as can play."""
    out = [0] * max(game.seats)
    game.plain.score(s, out)
    return tuple(out)


class Stories:
    """The stories of a table for all its viewers."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self._eyes: Eyes | None = None
        self._of: dict[int, Story] = {}
        self._was_read = False
        """Whether anybody has been told anything since it went on."""
        self._lines: dict[tuple[str, int], list[tuple[Telling, StoryEntry]]] = {}

    def turn_to(self, state: TableState, steps: Steps) -> list[int | None]:
        """Tells every viewer what is new; returns who did what is told, None for chance."""
        new = state.log[len(self.state.log) :]
        self.state = state
        stories = list(self._of.values())
        if self._was_read:
            self._was_read = False
            for story in stories:
                story.closed = len(story.told)
        known = [len(story.told) for story in stories]
        for told in new:
            self._tell(told, steps.get(told.seq), stories)
        added = [story.told[n:] for story, n in zip(stories, known, strict=True)]
        longest = max(added, key=len, default=[])
        return [None if telling.chance else telling.seat for _, telling in longest]

    @property
    def eyes(self) -> Eyes:
        """What viewers may know of the positions of the match."""
        if self._eyes is None:
            self._eyes = Eyes(self.state.playing.game)
        return self._eyes

    def seen(self, viewer: int) -> tuple[Fields, Fields | None]:
        """The position as a viewer sees it now, and as they saw it before, if that is known."""
        story = self._of.get(viewer) or Story(viewer)
        if story.seen is None:
            match = self.state.playing
            story.seen = self.eyes.see(match.position, viewer)
        return story.seen, story.before

    def since(self, viewer: int, after: int, language: str) -> list[StoryEntry]:
        """What a viewer is told of the events after one."""
        story = self._story(viewer, after)
        said = story.said.setdefault(language, [])
        for seq, telling in story.told[len(said) :]:
            said.append(self._say(language, seq, telling))
        self._was_read = True
        first = len(said)
        while first and said[first - 1].seq > after:
            first -= 1
        return said[first:]

    def _story(self, viewer: int, after: int) -> Story:
        """The story for a viewer up to now, which begins no later than after an event.

        A client that comes back has most of it already, and gets only the rest.
        """
        story = self._of.get(viewer)
        if story is None or after < story.after:
            whole = story is not None  # a client that asks for more gets everything, once
            story = self._of[viewer] = self._begun(viewer, 0 if whole else after)
        return story

    def _begun(self, viewer: int, after: int) -> Story:
        story = Story(viewer, after)
        for told, step in retold(self.state, after):
            self._tell(told, step, [story])
        return story

    def _tell(self, told: LogEntry, step: Step | None, stories: list[Story]) -> None:
        """Tells an event, and what a ply made of the position, to some viewers."""
        state, others = self.state, list[Seen]()
        for story in stories:
            telling = Telling([])
            if step is not None and state.game is not None:
                telling = story.witness(self.eyes, step, others)
            elif told.kind in ("begin", "back"):
                story.seen = story.before = None  # another position, looked at when it matters
            if not telling.sentences:
                kept = told.number if told.kind == "back" else None
                telling = Telling(told_of_people(state, told), told.seat, ply=kept)
            if telling.sentences:
                story.add(state.game, told.seq, telling)

    def _say(self, language: str, seq: int, told: Telling) -> StoryEntry:
        """The lines of an event, made once for all who are told the same."""
        known = self._lines.setdefault((language, seq), [])
        if len(self._lines) > MAX_LINES:
            del self._lines[next(iter(self._lines))]
        for telling, entry in known:
            if telling is told or telling == told:
                return entry
        entry = told.entry(seq, self.state.voices[language])
        known.append((told, entry))
        return entry


def told_of_people(state: TableState, told: LogEntry) -> list[Sentence]:
    """What is told about what people do; everybody may know it."""
    if told.kind == "end":
        ending = state.result.ending if state.result else ""
        return [(f"ending-{ending}", {})] if ending in BY_PEOPLE else []
    if told.kind == "free":  # or only its link was replaced
        return [("table-free", {"number": (told.seat or 0) + 1})] if told.number else []
    if told.kind == "again":
        return [("table-wants-rematch", {"seat": told.seat})]
    if told.kind == "next":
        return [("table-rematch", {})]
    if told.kind == "lost":
        return [(f"table-lost-{WHYS[told.number]}", {"seat": told.seat})]
    if told.kind == "flag":
        return [(f"table-flag-{FLAGS[told.number]}", {"seat": told.seat})]
    if told.kind in TOLD:
        back = told.kind == "sit" and told.number
        return [("table-return" if back else f"table-{told.kind}", {"seat": told.seat})]
    return []
