"""A log that stays small: of each kind of message one line a minute, which counts the others."""

from __future__ import annotations

import logging
import time

EVERY = 60.0
"""Seconds for which further messages of a kind are only counted."""
MAX_KINDS = 1000


class Bounded(logging.Filter):
    """Lets one message of a kind pass in a minute; the next one says how many there were."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[object, ...], tuple[float, int]] = {}
        """By kind: when a message last passed, and how many have not since then."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a message is written; less than warnings always are."""
        if record.levelno < logging.WARNING:
            return True
        kind, at = kind_of(record), time.monotonic()
        passed, others = self._kinds.get(kind, (-EVERY, 0))
        if at - passed < EVERY:
            self._kinds[kind] = (passed, others + 1)
            return False
        if len(self._kinds) >= MAX_KINDS:
            self._kinds.clear()
        self._kinds[kind] = (at, 0)
        if others:
            record.msg, record.args = f"{record.getMessage()} (and {others} more like it)", ()
        return True


def kind_of(record: logging.LogRecord) -> tuple[object, ...]:
    """What is the same of messages that say the same about different things."""
    problem = record.exc_info[0] if record.exc_info else None
    return record.name, record.levelno, record.msg, problem


def start() -> None:
    """Writes the log to the error output."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    for handler in logging.getLogger().handlers:
        handler.addFilter(Bounded())
