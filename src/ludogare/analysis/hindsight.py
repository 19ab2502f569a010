"""A match in hindsight: its curve and turning points, what a seat owed to luck and to itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import zip_longest

import msgspec

from ludogare.analysis.deciding import SIMULATIONS
from ludogare.analysis.examined import FINE, Examined, examine
from ludogare.analysis.ratings import RATINGS
from ludogare.core.match.match import Match
from ludogare.core.saying.errors import BadRecord
from ludogare.core.saying.texts import FIRST_LANGUAGE, Voice

FORMAT = 1
TURN = 0.08
"""By how much a chance of winning has to change for a turning point."""
TURNS = 5
"""The most turning points that are marked."""
SWING = 20
"""What lies within this part of a match is one swing, and has one turning point."""


class SeatInHindsight(msgspec.Struct, frozen=True):
    """What a seat owed to luck and to itself; all in shares of the victory."""

    name: str
    result: float
    """Its share of the victory."""
    luck: float
    """The sum over all that chance brought."""
    without_luck: float
    """The result less the luck; it may lie outside 0 and 1."""
    error: float
    """What its actions cost in all."""
    decisions: int
    """How often it had a choice."""
    per_decision: float
    """What a decision cost on average."""
    ratings: dict[str, int]
    """How often its actions were called what."""


class Hindsight(msgspec.Struct, frozen=True):
    """The analysis of a match."""

    format: int
    game: str
    rules: int
    simulations: int
    first: list[float]
    """What share of the victory each seat could hope for before the first ply."""
    plies: list[Examined]
    seats: list[SeatInHindsight]
    turning_points: list[int]
    """Plies at which a chance of winning changed most, in the order of the match."""
    deserved: list[int]
    """Who should have won: the seats with the best result less luck."""

    @property
    def curve(self) -> list[list[float]]:
        """The shares of all seats, before the first ply and after each."""
        return [self.first, *(ply.shares for ply in self.plies)]

    def _repr_svg_(self) -> str:
        from ludogare.analysis.curve import drawing

        return drawing(self, Voice(None, FIRST_LANGUAGE, [seat.name for seat in self.seats]))

    def to_json(self) -> str:
        """The analysis as docs/records.md describes it."""
        return msgspec.json.encode(self).decode()


def analyse(match: Match, simulations: int = SIMULATIONS) -> Hindsight:
    """The analysis of a match, ply by ply in this process."""
    check(match)
    return gather(match, (examine(match.game, match.seats, s, simulations) for s in match.steps()),
                  simulations)  # fmt: skip


def check(match: Match) -> None:
    """Refuses a match that cannot be looked back on yet."""
    if not match.over:
        raise BadRecord("analysis-unfinished")


def gather(match: Match, examined: Iterable[Examined], simulations: int) -> Hindsight:
    """The analysis of a match of which every ply was examined, in whatever order."""
    plies = sorted(examined, key=lambda found: found.ply)
    first = plies[0].mean or []
    shares = filled(first, plies)
    known = [msgspec.structs.replace(p, shares=s) for p, s in zip(plies, shares, strict=True)]
    seats = [seat_of(match, seat, known) for seat in range(match.seats)]
    best = max(seat.without_luck for seat in seats)
    return Hindsight(
        FORMAT,
        match.game.name,
        match.game.version,
        simulations,
        first,
        known,
        seats,
        turning_points([first, *shares], [n for n, ply in enumerate(known) if telling(ply)]),
        [i for i, seat in enumerate(seats) if seat.without_luck == best],
    )


def filled(first: list[float], plies: Sequence[Examined]) -> list[list[float]]:
    """What seats may hope for after each ply, where it was not judged at once, too.

    Where chance draws next it is the mean of what may come; and as long as a sealed choice lies
    there unopened, what it was before.
    """
    shares: list[list[float]] = []
    for ply, following in zip_longest(plies, plies[1:]):
        before = shares[-1] if shares else first
        shares.append(ply.shares or (following and following.mean) or before)
    return shares


def seat_of(match: Match, seat: int, plies: Sequence[Examined]) -> SeatInHindsight:
    """What a seat owed to luck and to itself."""
    won = match.winners
    result = 1 / len(won) if seat in won else 0.0
    luck = sum(ply.luck[seat] for ply in plies if ply.luck)
    made = [ply.decision for ply in plies if ply.seat == seat and ply.decision]
    error = sum(decision.cost for decision in made)
    counts = Counter(decision.rating for decision in made)
    return SeatInHindsight(
        match.names[seat],
        round(result, FINE),
        round(luck, FINE),
        round(result - luck, FINE),
        round(error, FINE),
        len(made),
        round(error / len(made), FINE) if made else 0.0,
        {called: counts[called] for called in RATINGS},
    )


def telling(ply: Examined) -> bool:
    """Whether a ply was luck or a choice; any other only changes how a position is looked at."""
    return ply.luck is not None or ply.decision is not None


def turning_points(curve: Sequence[Sequence[float]], plies: Iterable[int]) -> list[int]:
    """Those of some plies that changed a seat's chance of winning most, if by much: one a swing."""
    near = (len(curve) - 1) // SWING
    changes = {ply: lasting(curve, ply, near) for ply in plies}
    found: list[int] = []
    for ply in sorted(changes, key=lambda ply: -changes[ply]):
        if changes[ply] >= TURN and all(abs(ply - other) > near for other in found):
            found.append(ply)
    return sorted(found[:TURNS])


def lasting(curve: Sequence[Sequence[float]], ply: int, near: int) -> float:
    """By how much a ply changed a chance of winning, if that was no mere flicker.

    At least half of it is left at the end of the swing, and it is not just the way back.
    """
    earlier, later = curve[max(0, ply - near)], curve[min(ply + 1 + near, len(curve) - 1)]
    found = 0.0
    for was, before, after, left in zip(earlier, curve[ply], curve[ply + 1], later, strict=True):
        change = after - before
        half = change * change / 2
        if change * (left - before) >= half and change * (after - was) >= half:
            found = max(found, abs(change))
    return found
