"""A program as a child process: one line in, one line out, within a time."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any, Literal

from ludogare.core.saying.errors import LudogareError

MOST_LINE = 64 * 1024
"""Bytes that an answer may have."""
MOST_ERRORS = 1 << 20
"""Bytes of error output that are read while one question is answered; more has to wait."""
TAIL = 4096
"""Bytes of error output that are kept."""
LAST_LINES, LINE_SHOWN = 3, 200
"""How much of it is shown."""
SHOWN = 80
"""Bytes of an answer that are shown."""
UNPRINTABLE = "\N{REPLACEMENT CHARACTER}"
"""What stands for a letter that is not shown."""
FAREWELL = 0.3
"""Seconds that a program has to end by itself."""
CHUNK = 1 << 16

Why = Literal["late", "died", "nonsense", "illegal", "absent", "out", "broken"]
"""A lost turn in a word."""


class Forfeit(LudogareError):
    """A bot came to no answer: why, in a word for players and in a sentence for its author."""

    def __init__(self, message: str, *, why: Why = "broken", **more: Any) -> None:
        super().__init__(message, **more)
        self.why = why


class Child:
    """A running program with its three pipes; it leads a process group, which ends with it."""

    def __init__(self, command: Sequence[str], nice: int = 0) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as problem:
            raise Forfeit("lost-start", why="absent", problem=str(problem)) from None
        self.pid = self._process.pid
        if nice:
            with suppress(OSError):
                own = os.getpriority(os.PRIO_PROCESS, 0)
                os.setpriority(os.PRIO_PGRP, self.pid, own + nice)
        self._in = opened(self._process.stdin)
        self._out = opened(self._process.stdout)
        self._err = opened(self._process.stderr)
        self._guard = self._guarded()
        self._heard, self._errors = b"", b""
        self._lock = threading.Lock()
        self._ended = False

    def ask(self, question: bytes, patience: float) -> bytes:
        """The line that the program answers to a line, or a lost turn."""
        until = time.monotonic() + patience
        self._check_silent()
        errors = 0
        with selectors.DefaultSelector() as pipes:
            pipes.register(self._out, selectors.EVENT_READ)
            pipes.register(self._err, selectors.EVENT_READ)
            pipes.register(self._in, selectors.EVENT_WRITE)
            while True:
                line = self._line()
                if line is not None:
                    if question:
                        raise Forfeit("lost-early", why="nonsense")
                    return line
                left = until - time.monotonic()
                if left <= 0:
                    raise Forfeit("lost-late", why="late", seconds=f"{patience:g}")
                for key, _ in pipes.select(left):
                    if key.fileobj is self._in:
                        question = self._write(question)
                        if not question:
                            pipes.unregister(self._in)
                    elif key.fileobj is self._err:
                        read = self._read_errors()
                        errors += read
                        if not read or errors > MOST_ERRORS:
                            pipes.unregister(self._err)
                    elif not self._read():
                        raise Forfeit("lost-ended", why="died")

    def last_words(self) -> str:
        """The last lines of its error output."""
        until = time.monotonic() + FAREWELL
        with selectors.DefaultSelector() as pipes, suppress(OSError, ValueError):
            pipes.register(self._err, selectors.EVENT_READ)
            read = 0
            while read < MOST_ERRORS and pipes.select(max(0.0, until - time.monotonic())):
                some = self._read_errors()
                if not some:
                    break
                read += some
        lines = self._errors.decode(errors="replace").strip().splitlines()[-LAST_LINES:]
        return " / ".join(printable(line.strip()[:LINE_SHOWN]) for line in lines)

    def kill(self) -> None:
        """Kills the whole group; may be called from any thread."""
        with self._lock:
            if not self._ended:
                with suppress(ProcessLookupError, PermissionError):
                    os.killpg(self.pid, signal.SIGKILL)

    def end(self, politely: bool = False) -> int:
        """Ends the whole group, and says with which status the program itself ended."""
        if politely:
            self._say_farewell()
        self.kill()  # before it is reaped: until then its number belongs to nobody else
        with self._lock:
            self._ended = True
            self._guard.kill()
            self._guard.wait()
            status = self._process.wait()
            for pipe in (self._in, self._out, self._err, self._guard.stdin):
                if pipe is not None:
                    pipe.close()
        return status

    # Within

    def _guarded(self) -> subprocess.Popen[bytes]:
        try:
            return guard(self.pid)
        except OSError as problem:
            self._process.kill()
            self._process.wait()
            raise Forfeit("lost-guard", why="absent", problem=str(problem)) from None

    def _say_farewell(self) -> None:
        """Closes its input and gives it a moment to end by itself."""
        self._in.close()
        until = time.monotonic() + FAREWELL
        with selectors.DefaultSelector() as pipes:
            pipes.register(self._out, selectors.EVENT_READ)
            while pipes.select(max(0.0, until - time.monotonic())) and self._read():
                self._heard = b""

    def _check_silent(self) -> None:
        """Whatever it said unasked would be taken for an answer."""
        with suppress(BlockingIOError):
            if not self._read():
                raise Forfeit("lost-ended-before", why="died")
        if self._heard.strip():
            raise Forfeit("lost-unasked", why="nonsense", said=shown(self._heard))

    def _line(self) -> bytes | None:
        """The next line that is not blank, if it is there."""
        line, end, rest = self._heard.lstrip().partition(b"\n")
        if len(self._heard) - len(rest) > MOST_LINE:
            raise Forfeit("lost-long", why="nonsense", most=MOST_LINE)
        if not end:
            return None
        self._heard = rest
        return line

    def _read(self) -> bool:
        """Takes in some of its output; False at its end."""
        data = os.read(self._out.fileno(), CHUNK)
        self._heard += data
        return bool(data)

    def _read_errors(self) -> int:
        data = os.read(self._err.fileno(), CHUNK)
        self._errors = (self._errors + data)[-TAIL:]
        return len(data)

    def _write(self, text: bytes) -> bytes:
        """Writes as much as there is room for; returns the rest."""
        try:
            return text[os.write(self._in.fileno(), text[:CHUNK]) :]
        except BlockingIOError:
            return text
        except BrokenPipeError:
            return b""  # it does not listen; whether it lives, its output tells


def opened(pipe: IO[bytes] | None) -> IO[bytes]:
    """A pipe that never makes anybody wait."""
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe


def guard(group: int) -> subprocess.Popen[bytes]:
    """A shell that kills a process group should we be gone ourselves, however we went."""
    return subprocess.Popen(
        ["/bin/sh", "-c", 'read line; kill -s KILL -- "-$0"', str(group)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def printable(said: str) -> str:
    """What it said, without anything that would do more to a screen than be read."""
    return "".join(letter if letter.isprintable() else UNPRINTABLE for letter in said)


def shown(said: bytes) -> str:
    """The beginning of the first line that it said, in quotes."""
    lines = said.strip().splitlines() or [b""]
    text = lines[0][:SHOWN].decode(errors="replace")
    return repr(text + "…" * (len(lines[0]) > SHOWN or len(lines) > 1))
