"""Bots against each other: the same deals with swapped seats, until the question is settled."""

from __future__ import annotations

import json
import math
import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import combinations, pairwise
from multiprocessing.util import Finalize
from threading import get_ident
from traceback import extract_tb
from typing import Any, TextIO

from ludogare import bots
from ludogare.analysis.adjusting import Odds, luck_of
from ludogare.bots import Bot, could
from ludogare.bots.outside import python
from ludogare.bots.outside.process import Forfeit
from ludogare.bots.outside.program import PATIENCE, Program
from ludogare.core.match.dealer import Seeded
from ludogare.core.match.match import Match
from ludogare.core.saying.errors import BotFailed, LudogareError, UnknownBot
from ludogare.core.saying.numbers import at_least
from ludogare.games import find
from ludogare.lab.sharing import processes, shared
from ludogare.lab.statistics import doubt, interval, variance, without

DOUBT = 0.05
"""How often the sequential test may err, either way."""
EDGE = 0.05
"""It tells a bot that is better than another in 50 % + EDGE from one that is so in 50 % - EDGE."""
AHEAD = 4
"""Deals that are handed out for each process, so that none is idle."""
FINE, LEAP = 0.001, 200.0
"""Points of a rating: below the first a step is none, above the second it is too bold."""


Pair = tuple[str, str]
"""Two bots that meet."""


@dataclass(frozen=True)
class Played:
    """One match between two bots: how the first of them did."""

    game: str
    first: str
    second: str
    deal: int
    seat: int
    """Where the first bot sat; the other seats were the second's."""
    share: float
    """Of the victory."""
    margin: float
    """Points ahead of the best of the others."""
    plies: int
    lost: dict[str, int] = field(default_factory=dict)
    """Turns that programs forfeited, by bot; random legal actions were played for them."""
    trouble: dict[str, str] = field(default_factory=dict)
    """The first failure of each."""
    luck: tuple[float, float] | None = None
    """What it owed to chance and to the bots' own dice, in shares of the victory, where that was
    asked for."""


@dataclass
class Duel:
    """What two bots have shown against each other so far."""

    first: str
    second: str
    shares: list[float] = field(default_factory=list)
    """One for each deal: the mean over the seats that the first bot had."""
    margins: list[float] = field(default_factory=list)
    lost: Counter[str] = field(default_factory=Counter)
    trouble: dict[str, str] = field(default_factory=dict)
    seats: int = 2
    """The first bot sat in one of them, the second in all others."""
    stopped: bool = False
    """Whether it ended early, because it was decided."""
    lucks: list[tuple[float, float]] = field(default_factory=list)
    """What the first bot owed to luck in each deal, by kind, where that was asked for."""

    @property
    def even(self) -> float:
        """The share of a bot that is as good as the other one."""
        return 1 / self.seats

    @property
    def share(self) -> float:
        """The first bot's share of the victories."""
        return interval(self.shares)[0]

    @property
    def error(self) -> float:
        """Half of the 95 % interval, from the spread between the deals.

        It is that of a number of deals fixed in advance, so a little narrow for one that stopped.
        """
        return interval(self.shares)[1]

    @property
    def adjusted(self) -> list[float]:
        """The same as `shares` less luck: they may lie outside 0 and 1."""
        return without(self.shares, self.lucks) if self.lucks else []

    @property
    def worth(self) -> float:
        """How many deals one deal counts for when luck is left out."""
        return times_as_wide(self.shares, self.adjusted)

    @property
    def margin(self) -> float:
        """The mean of points ahead."""
        return sum(self.margins) / len(self.margins)

    @property
    def margin_error(self) -> float:
        """Half of its 95 % interval; 0 for a single deal, which cannot tell."""
        return doubt(self.margins) if len(self.margins) > 1 else 0.0

    @property
    def settled(self) -> bool:
        """Whether a sequential probability ratio test knows which of them is better."""
        won = sum(self.shares)
        lost = len(self.shares) - won
        better, worse = (due(0.5 + edge, self.seats) for edge in (EDGE, -EDGE))
        ratio = won * math.log(better / worse) + lost * math.log((1 - better) / (1 - worse))
        return abs(ratio) >= math.log((1 - DOUBT) / DOUBT)

    def to_json(self) -> dict[str, Any]:
        """The duel as data."""
        return {
            "first": self.first,
            "second": self.second,
            "deals": len(self.shares),
            "share": round(self.share, 4),
            "error": round(self.error, 4),
            "even": round(self.even, 4),
            "margin": round(self.margin, 3),
            "margin_error": round(self.margin_error, 3),
            "settled": self.settled,
            "stopped": self.stopped,
            "lost": self.lost,
            "trouble": self.trouble,
        } | self._adjusted_json()

    def _adjusted_json(self) -> dict[str, Any]:
        if not self.lucks:
            return {}
        share, error = interval(self.adjusted)
        told = {"share": round(share, 4), "error": round(error, 4), "worth": round(self.worth, 2)}
        return {"adjusted": told | self.points_less_luck()}

    def points_less_luck(self) -> dict[str, float]:
        """Points ahead less luck, how sure they are, and how many deals one deal counts for."""
        less = without(self.margins, self.lucks)
        return {
            "margin": round(sum(less) / len(less), 3),
            "margin_error": round(doubt(less), 3) if len(less) > 1 else 0.0,
            "margin_worth": round(times_as_wide(self.margins, less), 2),
        }


def times_as_wide(raw: Sequence[float], less: Sequence[float]) -> float:
    """How many times the variance of some numbers is that of the same ones less luck."""
    left = variance(less)
    return variance(raw) / left if left else 1.0


def due(chance: float, seats: int) -> float:
    """The share of the victories of a bot that beats each of the others with this chance."""
    return chance / (chance + (seats - 1) * (1 - chance))


def play(
    game: str,
    first: str,
    second: str,
    seats: int,
    options: Mapping[str, Any],
    seed: int,
    deal: int,
    programs: Mapping[str, str] | None = None,
    patience: float = PATIENCE,
    classes: Mapping[str, str] | None = None,
    adjusted: bool = False,
) -> list[Played]:
    """One deal with the first bot in each seat in turn."""
    known = {
        name: running(command, patience, get_ident()) for name, command in (programs or {}).items()
    }

    def made(name: str, own_seed: int) -> Bot:
        if classes and name in classes:
            return python.make(classes[name], own_seed)
        return known.get(name) or bots.make(name, own_seed)

    found = []
    for seat in range(seats):
        match = Match(
            find(game), seats=seats, options=options, dealer=Seeded(f"arena {seed} {deal}")
        )
        names = [first if s == seat else second for s in range(seats)]
        who = [made(name, seed * 1000 + deal * 10 + s) for s, name in enumerate(names)]
        anything = random.Random(f"lost {seed} {deal} {seat}")
        chosen: dict[int, Odds] | None = {} if adjusted else None
        lost, trouble = played_out(match, names, who, anything, chosen)
        won, points = match.winners, match.points
        best = max((p for s, p in enumerate(points) if s != seat), default=0)
        share = 1 / len(won) if seat in won else 0.0
        margin = float(points[seat] - best)
        plies = len(match.plies)
        luck = None
        if chosen is not None:
            again = random.Random(f"luck {seed} {deal} {seat}")
            chance, choice = luck_of(match, chosen, again)
            luck = chance[seat], choice[seat]
        found.append(
            Played(game, first, second, deal, seat, share, margin, plies, lost, trouble, luck)
        )
    return found


def played_out(
    match: Match,
    names: Sequence[str],
    who: Sequence[Bot],
    anything: random.Random,
    chosen: dict[int, Odds] | None = None,
) -> tuple[dict[str, int], dict[str, str]]:
    """Lets bots play a match to its end; the turns that each lost, and its first trouble.

    What they chose by their own dice is noted in `chosen`, if there is one: by ply, with the odds.
    """
    lost, trouble = Counter[str](), dict[str, str]()
    while not match.over:
        turn, ply = match.awaited[0], len(match.plies)
        try:
            action = bots.act(who[turn], match, turn)
            if chosen is not None:
                chosen[ply] = odds_of(who[turn], match, turn)
            match.play(action, turn)
        except Forfeit as problem:
            lost[names[turn]] += 1
            trouble.setdefault(names[turn], str(problem))
            match.play(anything.choice(match.legal_for(turn)), turn)
        except LudogareError as problem:
            raise BotFailed(
                "arena-chose", bot=names[turn], number=turn + 1, problem=problem
            ) from None
        except (Exception, SystemExit) as problem:
            why = failure(problem)
            raise BotFailed("arena-failed", bot=names[turn], number=turn + 1, problem=why) from None
    return dict(lost), trouble


def odds_of(bot: Bot, match: Match, seat: int) -> Odds:
    """What the dice of a bot could have made of its last choice; all of that has to be legal."""
    odds = {action: weight for action, weight in could(bot).items() if weight > 0}
    for action in set(odds).difference(match.numbers_for(seat)):
        if refusal := match.why(action, seat):
            raise refusal
    return odds


def failure(problem: BaseException) -> str:
    """What went wrong in somebody's own bot, and where."""
    where = extract_tb(problem.__traceback__)[-1]
    return f"{type(problem).__name__}: {problem} ({where.filename}, line {where.lineno})"


@cache
def running(command: str, patience: float, thread: int) -> Program:
    """A program, started once in each thread that plays, and ended with its process."""
    program = Program(command, patience=patience)
    Finalize(None, program.end, exitpriority=1)
    return program


def compete(
    game: str,
    names: list[str],
    *,
    deals: int,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    workers: int | None = None,
    executor: Executor | None = None,
    ladder: bool = False,
    stop_early: bool = True,
    log: TextIO | None = None,
    progress: Callable[[int], object] | None = None,
    programs: Mapping[str, str] | None = None,
    patience: float = PATIENCE,
    classes: Mapping[str, str] | None = None,
    adjusted: bool = False,
) -> list[Duel]:
    """Each bot against each other one; with more than two seats, one against several.

    On a ladder each bot meets only the one named before it and the one named after it.
    A name among `programs` is that of a command, which has `patience` seconds for each answer;
    one among `classes` is that of a Python class, `module:Class`. With `adjusted`, the luck of
    each match is worked out too (`ludogare.analysis`).
    """
    programs, classes = programs or {}, classes or {}
    if len(names) < 2 or len(set(names)) < len(names):
        raise UnknownBot("arena-two")
    deals = at_least(1, deals, "number-of-deals")
    seats = find(game).check_seats(at_least(2, seats, "number-of-arena-seats"))
    workers = processes(workers)
    for name in names:
        if name in classes:
            python.make(classes[name], seed)
        elif name not in programs:
            bots.make(name)
    settled = find(game).settle(seats, options or {})
    met = pairwise(names) if ladder else combinations(names, 2)
    duels = {pair: Duel(*pair, seats=seats) for pair in met}
    with shared(workers, executor) as pool:

        def begin(pair: Pair, deal: int) -> Future[list[Played]]:
            return pool.submit(
                play, game, *pair, seats, settled, seed, deal, programs, patience, classes, adjusted
            )

        gather(duels, deals, begin, AHEAD * workers, stop_early, log, progress)
    return list(duels.values())


def gather(
    duels: Mapping[Pair, Duel],
    deals: int,
    begin: Callable[[Pair, int], Future[list[Played]]],
    most: int,
    stop_early: bool = False,
    log: TextIO | None = None,
    progress: Callable[[int], object] | None = None,
) -> None:
    """Plays the deals of all duels, a limited number at a time, until each duel is decided.

    Deals count in the order of their numbers, not as they end: quick matches would count first.
    """
    told = progress or (lambda _: None)
    ready: dict[Pair, dict[int, list[Played]]] = {pair: {} for pair in duels}
    waiting: dict[Future[list[Played]], tuple[Pair, int]] = {}
    due_now = ((pair, deal) for deal in range(deals) for pair in duels)
    try:
        while True:
            while len(waiting) < most and (following := next(due_now, None)):
                if duels[following[0]].stopped:
                    told(1)
                else:
                    waiting[begin(*following)] = following
            if not waiting:
                return
            for job in wait(waiting, return_when=FIRST_COMPLETED).done:
                pair, deal = waiting.pop(job)
                told(1)
                duel = duels[pair]
                ready[pair][deal] = job.result()
                while len(duel.shares) in ready[pair] and not duel.stopped:
                    note(duel, ready[pair].pop(len(duel.shares)), log)
                    duel.stopped = stop_early and duel.settled
                if duel.stopped:
                    for other in [
                        j for j, (met, _) in waiting.items() if met == pair and j.cancel()
                    ]:
                        del waiting[other]
                        told(1)
    finally:
        for job in waiting:
            job.cancel()


def match_log(path: str | None) -> AbstractContextManager[TextIO | None]:
    """The end of a file of matches, written line by line; nothing where there is no path."""
    return open(path, "a", 1, "utf-8") if path else nullcontext()


def note(duel: Duel, matches: list[Played], log: TextIO | None) -> None:
    """Adds a deal to a duel."""
    duel.shares.append(sum(m.share for m in matches) / len(matches))
    duel.margins.append(sum(m.margin for m in matches) / len(matches))
    lucks = [match.luck for match in matches if match.luck is not None]
    if lucks:
        chance, choice = (sum(kind) / len(lucks) for kind in zip(*lucks, strict=True))
        duel.lucks.append((chance, choice))
    for match in matches:
        duel.lost.update(match.lost)
        duel.trouble = {**match.trouble, **duel.trouble}
        if log:
            log.write(json.dumps(asdict(match)) + "\n")


def ratings(duels: list[Duel]) -> dict[str, float]:
    """Ratings on Elo's scale that fit all duels best, each by its deals; their mean is 1500."""
    rating = dict.fromkeys((name for d in duels for name in (d.first, d.second)), 0.0)
    farthest = FINE
    while farthest >= FINE:
        farthest = 0.0
        for name in rating:
            step = pull(name, duels, rating)
            rating[name] += step
            farthest = max(farthest, abs(step))
    mean = sum(rating.values()) / len(rating)
    return {name: round(1500 + r - mean) for name, r in rating.items()}


def pull(name: str, duels: list[Duel], rating: dict[str, float]) -> float:
    """How far the duels of a bot move its rating (a step of Newton's)."""
    slope = bend = 0.0
    for duel in duels:
        if name in (duel.first, duel.second):
            deals = len(duel.shares) + 1
            seen = (sum(duel.shares) + duel.even) / deals  # nobody is infinitely better
            chance = 1 / (1 + 10 ** ((rating[duel.second] - rating[duel.first]) / 400))
            share = due(chance, duel.seats)
            slope += deals * (seen - share) * (1 if name == duel.first else -1)
            bend += deals * share * (1 - share)
    return max(-LEAP, min(LEAP, slope / bend * 400 / math.log(10)))
