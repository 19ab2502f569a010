"""What happened at a table, told to each viewer as far as they may know it, event by event."""

from __future__ import annotations

from typing import NamedTuple

from ludogare.core.declaration.actions import Action
from ludogare.core.declaration.game import Game
from ludogare.core.law.state import Fields
from ludogare.core.match.checkpoints import Checkpoints
from ludogare.core.match.match import Match, covered, hidden
from ludogare.core.saying.texts import Sentence, together
from ludogare.server.protocol import StoryEntry
from ludogare.server.table.state import WHYS, LogEntry, TableState

TOLD = ("sit", "leave", "bot", "resign", "flag", "back")
"""Events of people that are told as `table-<kind>`."""


class Story:
    """The story of a table for one viewer, from some event on; it grows with the table."""

    def __init__(self, viewer: int, after: int) -> None:
        self.viewer, self.after = viewer, after
        self.seen: Fields | None = None
        """The position as the viewer sees it now."""
        self.told: list[tuple[int, list[Sentence]]] = []
        self.closed = 0
        """How many entries were there when it was last read: nothing is added to those."""
        self.said: dict[str, list[StoryEntry]] = {}


class Seen(NamedTuple):
    """A ply as somebody sees it, and what is told of it."""

    before: Fields
    action: Action
    after: Fields
    sentences: list[Sentence]


class Stories:
    """The stories of a table for all its viewers, from one replay."""

    def __init__(self) -> None:
        self._read = 0
        self._match: Match | None = None
        self._checkpoints = Checkpoints()
        self._of: dict[int, Story] = {}
        self._lines: dict[tuple[str, int], list[tuple[list[Sentence], StoryEntry]]] = {}

    def seen(self, state: TableState, viewer: int) -> Fields | None:
        """The position as a viewer sees it now."""
        return self._story(state, viewer, state.seq).seen

    def since(self, state: TableState, viewer: int, after: int, language: str) -> list[StoryEntry]:
        """What a viewer is told of the events after one."""
        story = self._story(state, viewer, after)
        said = story.said.setdefault(language, [])
        for seq, sentences in story.told[len(said) :]:
            said.append(self._say(state, language, seq, sentences))
        first = len(said)
        while first and said[first - 1].seq > after:
            first -= 1
        return said[first:]

    def _story(self, state: TableState, viewer: int, after: int) -> Story:
        """The story for a viewer up to now, which begins no later than after an event.

        Somebody who comes back has most of it already, and is told the rest alone.
        """
        for known in self._of.values():
            known.closed = len(known.told)
        for told in state.log[self._read :]:
            self._match = advanced(state, told, self._match, self._checkpoints)
            self._tell(state, told, self._match, list(self._of.values()))
        self._checkpoints.trim()
        self._read = len(state.log)
        story = self._of.get(viewer)
        if story is None or after < story.after:
            whole = story is not None  # whoever asks again for more gets all, once
            story = self._of[viewer] = self._begun(state, viewer, 0 if whole else after)
        return story

    def _begun(self, state: TableState, viewer: int, after: int) -> Story:
        story = Story(viewer, after)
        new = [told for told in state.log if told.seq > after]
        match, checkpoints = self._match, Checkpoints()
        if new:
            match = None
            for told in state.log[: -len(new)]:
                match = advanced(state, told, match, checkpoints)
        if match is not None:
            story.seen = hidden(match.game, match.state, viewer)
        for told in new:
            match = advanced(state, told, match, checkpoints)
            self._tell(state, told, match, [story])
        return story

    def _say(self, state: TableState, language: str, seq: int, told: list[Sentence]) -> StoryEntry:
        """The lines of an event, made once for all who are told the same."""
        known = self._lines.setdefault((language, seq), [])
        for sentences, entry in known:
            if sentences == told:
                return entry
        entry = StoryEntry(seq, state.voices[language].sentences(told))
        known.append((told, entry))
        return entry

    def _tell(
        self, state: TableState, told: LogEntry, match: Match | None, stories: list[Story]
    ) -> None:
        """Takes in one event, after which the match stands as given."""
        made: list[Seen] = []
        for story in stories:
            sentences: list[Sentence] = []
            if match is not None and told.kind == "ply":
                seen = seen_by(match, story, made)
                story.seen, sentences = seen.after, seen.sentences
            elif match is not None and told.kind in ("begin", "back"):
                story.seen = hidden(match.game, match.state, story.viewer)
            sentences = sentences or told_of_people(state, told)
            if sentences:
                gather(state.game, story.told, story.closed, told.seq, sentences)


def gather(
    game: Game | None,
    entries: list[tuple[int, list[Sentence]]],
    closed: int,
    seq: int,
    sentences: list[Sentence],
) -> None:
    """Adds what is told of an event, in one sentence with the event before where that can be."""
    known = getattr(game.module("view"), "GATHERED", {}) if game else {}
    if len(entries) > closed:
        before = entries[-1][1]
        both = together(known, before[-1], sentences[0])
        if both is not None:
            entries[-1] = seq, [*before[:-1], both, *sentences[1:]]
            return
    entries.append((seq, sentences))


def advanced(
    state: TableState, told: LogEntry, match: Match | None, checkpoints: Checkpoints
) -> Match | None:
    """The match after one more event; what the rows say was checked when they were applied."""
    if told.kind == "begin" and state.game is not None:
        return state.begun(state.playing.names)
    if match is not None and told.kind == "ply" and told.seat is not None:
        match._do(told.seat, told.number)
        checkpoints.note(match)
    elif match is not None and told.kind == "back":
        checkpoints.rewind(match, told.number)
    return match


def seen_by(match: Match, story: Story, made: list[Seen]) -> Seen:
    """The last ply as a viewer sees it; whoever sees the same is told the same."""
    game, ply, viewer = match.game, match.plies[-1], story.viewer
    before, after = story.seen, hidden(game, match.state, viewer)
    assert before is not None
    action = covered(game, match.before, viewer, ply)
    for known in made:
        if known.action == action and known.after == after and known.before == before:
            return known
    seen = Seen(before, action, after, told(game, ply.seat, before, action, after))
    made.append(seen)
    return seen


def told(game: Game, seat: int, before: Fields, action: Action, after: Fields) -> list[Sentence]:
    """What is told of a ply to somebody who saw these positions and this action."""
    found: list[Sentence] = game.module("view").tell(before, seat, action, after)
    return found


def told_of_last(match: Match, viewer: int) -> list[Sentence]:
    """What a viewer is told about the last ply of a match."""
    game, ply = match.game, match.plies[-1]
    return told(
        game,
        ply.seat,
        hidden(game, match.before, viewer),
        covered(game, match.before, viewer, ply),
        hidden(game, match.state, viewer),
    )


def told_of_people(state: TableState, told: LogEntry) -> list[Sentence]:
    """What is told about what people do; everybody may know it."""
    if told.kind == "end":
        ending = state.result.ending if state.result else ""
        return [(f"ending-{ending}", {})] if ending in ("resigned", "abandoned") else []
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
