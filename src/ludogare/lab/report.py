"""How balanced a game is: matches between equal bots, by seat and by what was taken.

>>> from ludogare import find
>>> found = report(find("cape_to_cairo"), seats=2, matches=3, bot="random", workers=1)
>>> found.matches, round(sum(seat.share for seat in found.wins), 3)
(3, 1.0)

Match number i of a seed is always the same, whatever the number of cores, unless the bot
thinks by the clock.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from typing import Any

from ludogare import bots
from ludogare.core.declaration.actions import Action
from ludogare.core.declaration.game import Game
from ludogare.core.match.dealer import Seeded
from ludogare.core.match.match import Match
from ludogare.core.saying.numbers import at_least
from ludogare.games import find
from ludogare.lab.sharing import processes, results
from ludogare.lab.statistics import interval, spread_of

NAMED = ("card", "tile")
"""Arguments of an action that name a thing which is taken."""
PRINTED = ("kind", "country")
"""What a view may tell about a thing that has only a number."""

Thing = tuple[str, str]
"""A verb and what was taken with it."""


@dataclass(frozen=True)
class Outcome:
    """One match between equal bots."""

    shares: list[float]
    """Of the victory, by seat."""
    margin: float
    """Points between the best seat and the next one."""
    ending: str
    plies: int
    taken: list[dict[Thing, int]]
    """How often each seat took each thing."""
    points: list[float]
    """By seat."""
    rounds: int | None = None
    """Where the game counts them."""


@dataclass(frozen=True)
class Estimate:
    """A share of the victories, and half of its 95 % interval."""

    share: float
    error: float
    matches: int


@dataclass(frozen=True)
class Taken:
    """How often a thing was taken, and how those fared who took it."""

    verb: str
    what: str
    per_match: float
    share: float
    error: float
    matches: int
    """Seats that took it at least once, over all matches."""


@dataclass(frozen=True)
class Report:
    """What matches between equal bots say about a game."""

    game: str
    bot: str
    seats: int
    options: dict[str, Any]
    seed: int
    matches: int
    sides: list[str]
    """What each seat plays, where the game says it."""
    wins: list[Estimate]
    points: list[float]
    """The mean of each seat."""
    shared: int
    endings: dict[str, int]
    rounds: dict[str, float] | None
    plies: dict[str, float]
    margin: dict[str, float]
    taken: list[Taken]

    def to_json(self) -> dict[str, Any]:
        """The report as data."""
        return asdict(self)

    def __str__(self) -> str:
        return "\n".join(in_words(self))


def report(
    game: Game,
    *,
    seats: int,
    matches: int,
    bot: str = "stoker",
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    executor: Executor | None = None,
    progress: Callable[[int], object] | None = None,
) -> Report:
    """Lets equal bots play and sums up; `progress` hears how many more matches are done."""
    seats = game.check_seats(seats)
    matches = at_least(1, matches, "number-of-matches")
    workers = min(processes(workers), matches)
    settled = game.settle(seats, options or {})
    bots.make(bot)
    jobs = [(game.name, bot, seats, settled, seed, number) for number in range(matches)]
    found: list[Outcome] = []
    for outcome in results(play, jobs, workers=workers, executor=executor):
        found.append(outcome)
        if progress:
            progress(1)
    return sum_up(game, bot, seats, settled, seed, found)


def play(
    name: str, bot: str, seats: int, options: Mapping[str, Any], seed: int, number: int
) -> Outcome:
    """One match, with what each seat took."""
    game = find(name)
    dealer = Seeded(f"report {seed} {number}")
    match = Match(game, seats=seats, options=options, dealer=dealer)
    who = [bots.make(bot, seed * 1_000_000 + number * 10 + seat) for seat in range(seats)]
    taken: list[Counter[Thing]] = [Counter() for _ in range(seats)]
    while not match.over:
        seat = match.awaited[0]
        action = bots.act(who[seat], match, seat)
        what = thing(match, seat, action)
        if what:
            taken[seat][what] += 1
        match.play(action, seat)
    best, *rest = sorted(match.points, reverse=True)
    won = match.winners
    return Outcome(
        shares=[1 / len(won) if seat in won else 0.0 for seat in range(seats)],
        margin=float(best - max(rest, default=0)),
        ending=match.ending or "unfinished",
        plies=len(match.plies),
        taken=[dict(counted) for counted in taken],
        points=[float(points) for points in match.points],
        rounds=getattr(match.state, "round", None),
    )


def thing(match: Match, seat: int, number: int) -> Thing | None:
    """What an action takes: as the game's view tells it, or as an argument names it."""
    action = match.game.actions[number]
    what = match.game.show.taken(match.state, seat, action)
    if what is not None:
        purpose, _, which = what.partition(" ")
        return f"{action.verb} {purpose}", which
    named = next((str(action.args[name]) for name in NAMED if name in action.args), None)
    return None if named is None else (action.verb, " ".join([named, *shown(match.game, action)]))


def shown(game: Game, action: Action) -> list[str]:
    """What is printed on the thing that an action names by its number, where the game tells."""
    told = game.show.details(action)
    return [str(told[word]) for word in PRINTED if told.get(word)]


def sides_of(game: Game, seats: int) -> list[str]:
    """What each seat plays; nothing where all play the same."""
    players = Match(game, seats=seats, dealer=Seeded("sides")).view().get("players", [])
    return [str(player.get("side", "")) for player in players]


def estimate(shares: Sequence[float]) -> Estimate:
    """The mean of some shares and half of its 95 % interval."""
    mean, error = interval(shares)
    return Estimate(round(mean, 4), round(error, 4), len(shares))


def sum_up(
    game: Game,
    bot: str,
    seats: int,
    settled: Mapping[str, Any],
    seed: int,
    found: Sequence[Outcome],
) -> Report:
    """All matches in one report."""
    return Report(
        game=game.name,
        bot=bot,
        seats=seats,
        options=dict(settled),
        seed=seed,
        matches=len(found),
        sides=sides_of(game, seats),
        wins=[estimate([o.shares[seat] for o in found]) for seat in range(seats)],
        points=[spread_of([o.points[seat] for o in found])["mean"] for seat in range(seats)],
        shared=sum(max(o.shares) < 1 for o in found),
        endings=dict(sorted(Counter(o.ending for o in found).items())),
        rounds=spread_of(rounds) if (rounds := [o.rounds for o in found if o.rounds]) else None,
        plies=spread_of([o.plies for o in found]),
        margin=spread_of([o.margin for o in found]),
        taken=rows(found),
    )


def rows(found: Sequence[Outcome]) -> list[Taken]:
    """One row for each thing that was taken, by verb, the most often taken first."""
    times: Counter[Thing] = Counter()
    shares: dict[Thing, list[float]] = {}
    for outcome in found:
        for share, taken in zip(outcome.shares, outcome.taken, strict=True):
            for what, n in taken.items():
                times[what] += n
                shares.setdefault(what, []).append(share)
    made = []
    for (verb, name), n in times.items():
        fared = estimate(shares[verb, name])
        per_match = round(n / len(found), 4)
        made.append(Taken(verb, name, per_match, fared.share, fared.error, fared.matches))
    return sorted(made, key=lambda row: (row.verb, -row.per_match, row.what))


def in_words(found: Report) -> list[str]:
    """A report for people."""
    usual = find(found.game).settle(found.seats, {})
    unusual = [f", {name} {value}" for name, value in found.options.items() if value != usual[name]]
    lines = [f"{found.matches} matches of {found.game}, {found.seats} seats, all {found.bot}, "
             f"seed {found.seed}{''.join(unusual)}", "",
             "seat         win share (95 %)   mean points"]  # fmt: skip
    for seat, won in enumerate(found.wins):
        side = found.sides[seat] if found.sides else ""
        share = f"{won.share:6.1%} ± {won.error:.1%}"
        lines.append(f"{seat} {side:9}  {share:18} {found.points[seat]:12.2f}")
    lines += ["", f"shared victories: {found.shared}"]
    lines.append("endings: " + ", ".join(f"{name} {n}" for name, n in found.endings.items()))
    for label, values in (
        ("rounds", found.rounds),
        ("plies", found.plies),
        ("margin", found.margin),
    ):
        if values:
            lines.append(f"{label}: " + ", ".join(f"{name} {x:g}" for name, x in values.items()))
    return lines + table_of(found.taken)


def table_of(taken: Sequence[Taken]) -> list[str]:
    """What was taken, a paragraph for each verb."""
    if not taken:
        return []
    wide = max(len(row.what) for row in taken) + 2
    lines = ["", f"{'taken':{wide}}  a match  win share of its taker"]
    verb = ""
    for row in taken:
        if row.verb != verb:
            verb = row.verb
            lines.append(verb)
        lines.append(
            f"  {row.what:{wide - 2}}  {row.per_match:7.2f}  "
            f"{row.share:6.1%} ± {row.error:.1%} ({row.matches})"
        )
    return lines
