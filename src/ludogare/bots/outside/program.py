r"""A bot in any language: a program that reads a question a line and answers a line, in JSON.

>>> import ludogare
>>> match = ludogare.new("cape_to_cairo", seats=2, seed=7)
>>> program = Program(r'''sh -c 'while read question; do echo "{\"action\": 12}"; done' ''')
>>> program.choose(match.game, match.hidden(0), 0, [11, 12])
12
>>> program.choose(match.game, match.hidden(0), 0, [13, 14])
Traceback (most recent call last):
ludogare.bots.outside.process.Forfeit: it chose bid 12, which is not legal now
>>> program.end()

A question is complete, so a program needs no memory. Whatever goes wrong costs it the turn, and
nobody else anything: it is killed with its whole group, and restarted at the next question.
"""

from __future__ import annotations

import json
import math
import os
import re
import shlex
import shutil
import signal
import time
from collections.abc import Container, Iterable, Sequence
from typing import Any

from ludogare.bots.levels import BOTS, KINDS
from ludogare.bots.outside.process import Child, Forfeit, printable, shown
from ludogare.core.declaration.game import Game
from ludogare.core.law.state import Fields
from ludogare.core.saying.errors import BadNumber, UnknownAction, UnknownBot

PATIENCE = 10.0
"""Seconds for an answer, unless told otherwise; starting counts."""
MOST_PATIENCE = 3600.0
TRIES = 3
"""Failures in a row after which a program is not started again for a while."""
MOST_SAID = 200
"""Letters that are told of an answer that is no action."""
NAME = re.compile(r"[a-z][a-z0-9_-]{0,19}")


class Program:
    """A bot that is a program of its own, started when it is first asked and kept running."""

    def __init__(
        self,
        command: str,
        *,
        patience: float = PATIENCE,
        rest: float = math.inf,
        nice: int = 0,
    ) -> None:
        self.command = read_command(command)
        self.patience = patience
        self.rest = rest
        """Seconds for which it is left alone after too many failures in a row."""
        self.nice = nice
        self._child: Child | None = None
        self._failures = 0
        self._back = 0.0
        self._last: Forfeit | None = None
        self._stopped = False

    def choose(self, game: Game, s: Fields, seat: int, legal: Sequence[int]) -> int:
        """One of the legal actions, or Forfeit."""
        if self._stopped:
            raise Forfeit("lost-stopped", why="out")
        if self._failures >= TRIES and time.monotonic() < self._back:
            raise Forfeit("lost-out", why="out", times=TRIES, last=self._last)
        question = json.dumps(asked(game, s, seat, legal), separators=(",", ":")) + "\n"
        try:
            if self._child is None:
                self._child = Child(self.command, self.nice)
            answer = read(self._child.ask(question.encode(), self.patience))
        except Forfeit as lost:
            raise self._failed(lost) from None
        self._failures = 0
        return checked(game, answer, legal)

    def stop(self) -> None:
        """Kills it, also while another thread asks it; it is not started again."""
        self._stopped = True
        if self._child is not None:
            self._child.kill()

    def end(self) -> None:
        """Lets it end; the next question would start it again."""
        child, self._child = self._child, None
        if child is not None:
            child.end(politely=not self._stopped)

    def _failed(self, lost: Forfeit) -> Forfeit:
        """The same with its last words, after what is left of the program was put away."""
        self._failures += 1
        self._back = time.monotonic() + self.rest
        child, self._child = self._child, None
        self._last = lost if child is None else self._put_away(child, lost)
        return self._last

    def _put_away(self, child: Child, lost: Forfeit) -> Forfeit:
        """Ends what is left of it; the same with what there is to be said about that."""
        if lost.why != "died":
            child.kill()
        words, status = child.last_words(), child.end()
        if lost.why == "died" and status != -signal.SIGKILL:  # that one may be ours
            lost = Forfeit("lost-status", why=lost.why, problem=lost, status=status)
        if words:
            lost = Forfeit("lost-words", why=lost.why, problem=lost, words=words)
        return lost


def asked(game: Game, s: Fields, seat: int, legal: Sequence[int]) -> dict[str, Any]:
    """A question: what the seat knows, and what it may do, in the words of records and tables."""
    actions = map(game.actions.__getitem__, legal)
    return {
        "game": game.name,
        "seat": seat,
        "seats": getattr(s, "seats", game.seats[-1]),
        "state": s.to_json(),
        "view": game.show.view(s, seat),
        "legal": [
            {"number": a.number, "text": str(a), "verb": a.verb, "args": a.args} for a in actions
        ],
    }


def read(line: bytes) -> int | str:
    """What a line answers: an action by its number or its text."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    action = answer.get("action") if isinstance(answer, dict) else None
    if isinstance(action, bool) or not isinstance(action, int | str):
        raise Forfeit("lost-answer", why="nonsense", said=shown(line), form='{"action": …}')
    return action


def checked(game: Game, action: int | str, legal: Sequence[int]) -> int:
    """The number of an action, which is legal."""
    try:
        number = game.actions.number(action) if isinstance(action, str) else action
        text = game.actions.text(number)
    except UnknownAction as problem:
        said = printable(str(problem)[:MOST_SAID])
        raise Forfeit("lost-no-action", why="illegal", problem=said) from None
    if number not in legal:
        raise Forfeit("lost-illegal", why="illegal", action=text)
    return number


def read_command(command: str) -> list[str]:
    """The words of a command line; no shell reads it."""
    if os.name != "posix":
        raise UnknownBot("program-posix")
    try:
        words = shlex.split(command)
    except ValueError as problem:
        raise UnknownBot("program-command", command=command, problem=str(problem)) from None
    if not words or shutil.which(words[0]) is None:
        raise UnknownBot("program-absent", command=command)
    return words


def named(pairs: Iterable[str]) -> dict[str, str]:
    """Programs given as NAME=COMMAND, checked."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, command = free_name(pair, "COMMAND", found)
        read_command(command)
        found[name] = command
    return found


def free_name(pair: str, what: str, taken: Container[str]) -> tuple[str, str]:
    """The two sides of NAME=…, where no other bot has that name."""
    name, sign, rest = pair.partition("=")
    if not sign or not NAME.fullmatch(name):
        raise UnknownBot("bot-own", given=pair, form=f"NAME={what}")
    if name in BOTS or name in KINDS or name in taken:
        raise UnknownBot("bot-taken", bot=name)
    return name, rest


def checked_patience(seconds: float) -> float:
    """A time to wait for answers, if it is one."""
    if not 0 < seconds <= MOST_PATIENCE:
        raise BadNumber("bot-patience", most=MOST_PATIENCE)
    return seconds
