"""What happened at a table, told to each viewer as far as they may know it, event by event."""

from __future__ import annotations

from typing import NamedTuple

from ludogare.core.declaration.actions import Action
from ludogare.core.declaration.game import Game
from ludogare.core.law.state import Fields
from ludogare.core.match.hiding import covered, hidden, told_of
from ludogare.core.match.plies import Step
from ludogare.core.saying.texts import Sentence, together
from ludogare.server.protocol import StoryEntry
from ludogare.server.table.events import WHYS, LogEntry, Steps
from ludogare.server.table.history import retold
from ludogare.server.table.state import TableState

TOLD = ("sit", "leave", "bot", "resign", "flag", "back")
"""Events of people that are told as `table-<kind>`."""


class Seen(NamedTuple):
    """A ply as somebody sees it, and what is told of it."""

    before: Fields
    action: Action
    after: Fields
    sentences: list[Sentence]


class Story:
    """The story of a match for one viewer, from some event on; it grows with the match."""

    def __init__(self, viewer: int, after: int = 0) -> None:
        self.viewer, self.after = viewer, after
        self.seen: Fields | None = None
        """The position as the viewer sees it now; None before anybody has looked."""
        self.told: list[tuple[int, list[Sentence]]] = []
        self.closed = 0
        """How many entries were there when it was last read: nothing is added to those."""
        self.said: dict[str, list[StoryEntry]] = {}

    def witness(self, game: Game, step: Step, others: list[Seen]) -> list[Sentence]:
        """Takes in a ply; viewers who see the same are told the same."""
        before = self.seen or hidden(game, step.before, self.viewer)
        action = covered(game, step.before, self.viewer, step.ply)
        self.seen = hidden(game, step.after, self.viewer)
        for known in others:
            if known.action == action and known.after == self.seen and known.before == before:
                return known.sentences
        sentences = told_of(game, step.ply.seat, before, action, self.seen)
        others.append(Seen(before, action, self.seen, sentences))
        return sentences

    def add(self, game: Game | None, seq: int, sentences: list[Sentence]) -> None:
        """Adds what is told of an event, in one sentence with the one before where that can be."""
        known = game.show.gathered if game else {}
        if len(self.told) > self.closed:
            before = self.told[-1][1]
            both = together(known, before[-1], sentences[0])
            if both is not None:
                self.told[-1] = seq, [*before[:-1], both, *sentences[1:]]
                return
        self.told.append((seq, sentences))


class Stories:
    """The stories of a table for all its viewers."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self._of: dict[int, Story] = {}
        self._lines: dict[tuple[str, int], list[tuple[list[Sentence], StoryEntry]]] = {}

    def turn_to(self, state: TableState, steps: Steps) -> None:
        """Tells every viewer what is new, with what the new plies made of the position."""
        new = state.log[len(self.state.log) :]
        self.state = state
        for told in new:
            tell(state, told, steps.get(told.seq), list(self._of.values()))

    def seen(self, viewer: int) -> Fields:
        """The position as a viewer sees it now."""
        story = self._of.get(viewer) or Story(viewer)
        if story.seen is None:
            match = self.state.playing
            story.seen = hidden(match.game, match.state, viewer)
        return story.seen

    def since(self, viewer: int, after: int, language: str) -> list[StoryEntry]:
        """What a viewer is told of the events after one."""
        story = self._story(viewer, after)
        said = story.said.setdefault(language, [])
        for seq, sentences in story.told[len(said) :]:
            said.append(self._say(language, seq, sentences))
        for known in self._of.values():
            known.closed = len(known.told)
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
            tell(self.state, told, step, [story])
        return story

    def _say(self, language: str, seq: int, told: list[Sentence]) -> StoryEntry:
        """The lines of an event, made once for all who are told the same."""
        known = self._lines.setdefault((language, seq), [])
        for sentences, entry in known:
            if sentences == told:
                return entry
        entry = StoryEntry(seq, self.state.voices[language].sentences(told))
        known.append((told, entry))
        return entry


def tell(state: TableState, told: LogEntry, step: Step | None, stories: list[Story]) -> None:
    """Tells an event, and what a ply made of the position, to some viewers."""
    others: list[Seen] = []
    for story in stories:
        sentences: list[Sentence] = []
        if step is not None and state.game is not None:
            sentences = story.witness(state.game, step, others)
        elif told.kind in ("begin", "back"):
            story.seen = None  # another position, which is looked at when it matters
        sentences = sentences or told_of_people(state, told)
        if sentences:
            story.add(state.game, told.seq, sentences)


def told_of_people(state: TableState, told: LogEntry) -> list[Sentence]:
    """What is told about what people do; everybody may know it."""
    if told.kind == "end":
        ending = state.result.ending if state.result else ""
        return [(f"ending-{ending}", {})] if ending in ("resigned", "abandoned") else []
    if told.kind == "free":
        return [("table-free", {"number": (told.seat or 0) + 1})]
    if told.kind == "again":
        return [("table-wants-rematch", {"seat": told.seat})]
    if told.kind == "next":
        return [("table-rematch", {})]
    if told.kind == "lost":
        return [(f"table-lost-{WHYS[told.number]}", {"seat": told.seat})]
    if told.kind in TOLD:
        back = told.kind == "sit" and told.number
        return [("table-return" if back else f"table-{told.kind}", {"seat": told.seat})]
    return []
