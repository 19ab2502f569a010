"""Programs that the host lets take seats: one process each, for all tables; visitors name them."""

from __future__ import annotations

from collections.abc import Mapping

from ludogare.bots.outside.program import PATIENCE, Program
from ludogare.server.thinking.questions import Advice, Question
from ludogare.server.thinking.queue import FairQueue
from ludogare.server.thinking.workers import NICE

REST = 60.0
"""Seconds for which a program that failed again and again is left alone."""


class Programs:
    """The programs by name; each is started when it is first asked, and waits for nobody else."""

    def __init__(
        self, commands: Mapping[str, str] | None = None, patience: float = PATIENCE
    ) -> None:
        self._of = {
            name: Program(command, patience=patience, rest=REST, nice=NICE)
            for name, command in (commands or {}).items()
        }
        self._queues = {name: FairQueue(1, f"ludogare-program-{name}") for name in self._of}

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called."""
        return tuple(self._of)

    async def advise(self, question: Question) -> Advice:
        """What a program does, or Forfeit."""
        queue = self._queues[question.bot]
        return await queue.do(question.asker, lambda: self._advise(question), question.owner)

    def close(self) -> None:
        """Ends them."""
        for program in self._of.values():
            program.stop()
        for queue in self._queues.values():
            queue.close()
        for program in self._of.values():
            program.end()

    def _advise(self, question: Question) -> Advice:
        game, seen = question.read()
        number = self._of[question.bot].choose(game, seen, question.seat, question.legal)
        return Advice(number)
