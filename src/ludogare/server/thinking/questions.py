"""What bots are asked and what they answer, in a process that sees nothing else."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ludogare.analysis.pondering import Pondered, Pondering
    from ludogare.bots import Bot
    from ludogare.core.declaration.game import Game
    from ludogare.core.law.state import Fields
    from ludogare.core.saying.texts import Sentence


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
    lasting: bool = False
    """Whether the search is kept and goes on with the next question about the position."""

    def read(self) -> tuple[Game, Fields]:
        """The game and the hidden state."""
        from ludogare.games import find

        game = find(self.game)
        return game, game.State.from_json(self.state)


class Weighed(NamedTuple):
    """What a bot found about an action."""

    action: int
    share: float
    """Of the victory that may be expected, from 0 to 1; the same for actions that are as good."""


class Advice(NamedTuple):
    """What a bot does, and the few best actions as it weighed them, where it can say."""

    action: int
    weighed: tuple[Weighed, ...] = ()
    """The action itself first, then what is as good, then what is weaker."""
    reason: Sentence | None = None
    """What it brings that the next weaker one does not."""
    pondered: Pondered | None = None
    """How far a search is that is kept."""
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
    if question.lasting:
        found = pondering().go_on(game, seen, question.seat, question.owner)
        best = found.best[0].action if found.best else question.legal[0]
        return Advice(best, pondered=found)
    bot = bot_called(question.bot)
    if question.reasons and (why := reasoned(bot, game, seen, question.seat)) is not None:
        return why
    return Advice(int(bot.choose(game, seen, question.seat, question.legal)))


def reasoned(bot: Bot, game: Game, seen: Fields, seat: int) -> Advice | None:
    """What a bot that searches advises, and why; None where it would take too long to say."""
    from ludogare.analysis.advising import advise
    from ludogare.bots.search import tree
    from ludogare.bots.search.search import Search

    if not isinstance(bot, Search) or not game.judged(bot.judge).fastest(tree.search).packed:
        return None
    found = advise(game.judged(bot.judge), seen, seat)
    others = (Weighed(other.action, found.share - other.behind) for other in found.others)
    why = None if found.reason is None else found.reason.sentence
    return Advice(found.best, (Weighed(found.best, found.share), *others), why)


@cache
def pondering() -> Pondering:
    """What is thought about in this worker."""
    from ludogare.analysis.pondering import Pondering

    return Pondering()


@cache
def bot_called(name: str) -> Bot:
    """A bot, made once in each worker: some keep their workspace from one decision to the next."""
    from ludogare.bots import make

    return make(name)
