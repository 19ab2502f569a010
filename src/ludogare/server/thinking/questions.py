"""What bots are asked and what they answer, in a process that sees nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

if TYPE_CHECKING:
    from ludogare.bots import Bot
    from ludogare.core.declaration.game import Game
    from ludogare.core.law.state import Fields

MAX_HINTS = 5
"""How many actions a hint compares."""


class Question(NamedTuple):
    """What a bot is asked: a plain description of its hidden state, and what is legal."""

    game: str
    bot: str
    state: dict[str, Any]
    seat: int
    legal: list[int]
    reasons: bool = False
    """Whether to say why, too."""
    asker: str = ""
    """The table that asks: tables are answered in turn."""
    owner: str = ""
    """Whose table it is: owners are answered in turn, and each one's tables."""
    at_once: bool = False
    """Whether the bot is to think with plain rules where none are compiled yet."""

    def read(self) -> tuple[Game, Fields]:
        """The game and the hidden state."""
        from ludogare.games import find

        game = find(self.game)
        return game, game.State.from_json(self.state)


class Weighed(NamedTuple):
    """What a bot found about an action."""

    action: int
    visits: int
    """How often it was looked at."""
    share: float
    """Of the victory that may be expected, from 0 to 1."""


class Advice(NamedTuple):
    """What a bot does, and the few best actions as it weighed them, where it can say."""

    action: int
    weighed: tuple[Weighed, ...] = ()
    forfeit: str | None = None
    """Why the bot forfeits its turn, in a word; then the action is a random legal one."""
    plain: bool = False
    """Whether it did not wait for rules to be compiled."""


def think(question: Question) -> Advice:
    """What a bot does; at once, with plain rules, if it may not wait for compiled ones."""
    from ludogare.core.running.policy import no_compiling

    if not question.at_once:
        return answer(question)
    with no_compiling() as fallback:
        advice = answer(question)
    return advice._replace(plain=fallback.used)


def answer(question: Question) -> Advice:
    """What a bot does, with reasons if they are asked for and it has any."""
    game, seen = question.read()
    bot = bot_called(question.bot)
    if question.reasons and isinstance(bot, Thoughtful):
        thoughts = [t for t in bot.think(game, seen, question.seat) if t.action in question.legal]
        best = sorted(thoughts, key=lambda t: (-t.visits, -t.share))[:MAX_HINTS]
        if best:
            weighed = tuple(Weighed(t.action, t.visits, t.share) for t in best)
            return Advice(weighed[0].action, weighed)
    return Advice(int(bot.choose(game, seen, question.seat, question.legal)))


@runtime_checkable
class Thoughtful(Protocol):
    """A bot that can say what it found about each action."""

    def think(self, game: Game, s: Fields, seat: int) -> Sequence[Any]:
        """Thoughts with an action, visits and a share."""
        ...


@cache
def bot_called(name: str) -> Bot:
    """A bot, made once in each worker: some keep their workspace from one decision to the next."""
    from ludogare.bots import make

    return make(name)
