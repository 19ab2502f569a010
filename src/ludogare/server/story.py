"""What happened at a table, told to each viewer as far as they may know it, event by event."""

from __future__ import annotations

from ludogare.core.match import Match, covered, hidden
from ludogare.core.state import Fields
from ludogare.core.texts import Sentence
from ludogare.server.course import Course, Told
from ludogare.server.protocol import StoryEntry

TOLD = ("sit", "leave", "bot", "resign", "flag", "back")
"""Events of people that are told as `table-<kind>`."""


class Story:
    """The story of a table for one viewer; it grows with the table and never starts over."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.seen: Fields | None = None
        """The position as the viewer sees it now."""
        self.told: list[tuple[int, list[Sentence]]] = []
        self.said: dict[str, list[StoryEntry]] = {}

    def tell(self, course: Course, told: Told, match: Match | None) -> None:
        """Takes in one event, after which the match stands as given."""
        sentences: list[Sentence] = []
        if match is None:
            pass
        elif told.kind == "ply":
            before, self.seen = self.seen, hidden(match.game, match.state, self.viewer)
            assert before is not None
            sentences = told_of_last(match, self.viewer, before, self.seen)
        elif told.kind in ("begin", "back"):
            self.seen = hidden(match.game, match.state, self.viewer)
        sentences = sentences or told_of_people(course, told)
        if sentences:
            self.told.append((told.seq, sentences))


class Stories:
    """The stories of a table for all its viewers, from one replay."""

    def __init__(self) -> None:
        self._read = 0
        self._match: Match | None = None
        self._of: dict[int, Story] = {}
        self._lines: dict[tuple[str, int], list[tuple[list[Sentence], StoryEntry]]] = {}

    def of(self, course: Course, viewer: int) -> Story:
        """The story for a viewer, up to now."""
        self._match = self._replay(course, self._match, self._read, list(self._of.values()))
        self._read = len(course.log)
        story = self._of.get(viewer)
        if story is None:
            story = self._of[viewer] = Story(viewer)
            self._replay(course, None, 0, [story])
        return story

    def since(self, course: Course, viewer: int, after: int, language: str) -> list[StoryEntry]:
        """What a viewer is told of the events after one."""
        story = self.of(course, viewer)
        said = story.said.setdefault(language, [])
        for seq, sentences in story.told[len(said) :]:
            said.append(self._say(course, language, seq, sentences))
        first = len(said)
        while first and said[first - 1].seq > after:
            first -= 1
        return said[first:]

    def _say(self, course: Course, language: str, seq: int, told: list[Sentence]) -> StoryEntry:
        """The lines of an event, made once for all who are told the same."""
        known = self._lines.setdefault((language, seq), [])
        for sentences, entry in known:
            if sentences == told:
                return entry
        entry = StoryEntry(seq, course.voices[language].sentences(told))
        known.append((told, entry))
        return entry

    def _replay(
        self, course: Course, match: Match | None, first: int, stories: list[Story]
    ) -> Match | None:
        for told in course.log[first:]:
            if told.kind == "begin" and course.game is not None:
                match = course.begun(course.playing.names)
            elif told.kind == "ply" and match is not None and told.seat is not None:
                match.play(told.number, told.seat)
            elif told.kind == "back" and match is not None:
                match.rewind(told.number)
            for story in stories:
                story.tell(course, told, match)
        return match


def told_of_last(
    match: Match, viewer: int, before: Fields | None = None, after: Fields | None = None
) -> list[Sentence]:
    """What a viewer is told about the last ply of a match, from what they saw before and after."""
    game, ply = match.game, match.plies[-1]
    found: list[Sentence] = game.module("view").tell(
        before or hidden(game, match.before, viewer),
        ply.seat,
        covered(game, match.before, viewer, ply),
        match.state,
    )
    return found


def told_of_people(course: Course, told: Told) -> list[Sentence]:
    """What is told about what people do; everybody may know it."""
    if told.kind == "end":
        ending = course.result.ending if course.result else ""
        return [(f"ending-{ending}", {})] if ending in ("resigned", "abandoned") else []
    if told.kind == "again":
        return [("table-wants-rematch", {"seat": told.seat})]
    if told.kind == "next":
        return [("table-rematch", {})]
    if told.kind in TOLD:
        back = told.kind == "sit" and told.number
        return [("table-return" if back else f"table-{told.kind}", {"seat": told.seat})]
    return []
