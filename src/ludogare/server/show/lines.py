"""What a search expects to follow, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludogare.core.law.state import Fields
from ludogare.core.saying.texts import Voice


def line_of(voice: Voice, s: Fields, expected: Iterable[tuple[int, int]]) -> Iterator[str]:
    """What is expected after the first action, by seats and actions, as far as it can be played."""
    assert voice.game is not None
    rules, s = voice.game.plain, s.copy()
    out, _ = rules.workspace(0).choices
    for i, (seat, action) in enumerate(expected):
        if action not in out[: rules.legal(s, seat, out)]:
            return
        if i:
            yield voice("hindsight-step", seat=seat, label=voice.label(action, s))
        rules.play(s, seat, action)
