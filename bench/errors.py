"""Whether the better of two bots errs less: what decisions of both cost, searched in hindsight.

    python bench/errors.py cape_to_cairo --deals 20
    python bench/errors.py carcassonne porter driver --simulations 2000

Two bots play each deal from both seats, and every decision is looked at as `ludogare analyse` does.
Costs are in points of a hundred, with the standard error over the matches. What came out better
than the choice of the search by more than the noise should be about one in forty.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import defaultdict

from ludogare import bots
from ludogare.analysis.deciding import Found, decision
from ludogare.analysis.examined import choices
from ludogare.core.law.contract import CHANCE
from ludogare.core.match.dealer import Seeded
from ludogare.core.match.hiding import hidden
from ludogare.core.match.match import Match
from ludogare.games import find
from ludogare.lab.arena import played_out

SEATS = 2


def played(game: str, names: list[str], deal: int) -> Match:
    """A match between bots, by seat."""
    match = Match(find(game), seats=SEATS, dealer=Seeded(f"errors {deal}"))
    who = [bots.make(name, deal * SEATS + seat) for seat, name in enumerate(names)]
    played_out(match, names, who, random.Random(deal))
    return match


def looked_at(match: Match, simulations: int) -> list[tuple[int, Found]]:
    """Every decision of a match that was one, by seat."""
    game, found = match.game, []
    for step in match.steps():
        seat, taken = step.ply.seat, step.ply.action
        if seat != CHANCE and choices(game, step.before, seat) > 1:
            seen = hidden(game, step.before, seat)
            found.append((seat, decision(game, seen, seat, taken, simulations, step.number)))
    return found


def told(costs: list[list[float]]) -> dict[str, float]:
    """The mean cost of a decision over matches that differ in length, and its standard error."""
    decisions, n = sum(map(len, costs)), len(costs)
    mean = sum(map(sum, costs)) / decisions
    off = sum((sum(match) - mean * len(match)) ** 2 for match in costs) * n / max(1, n - 1)
    cost, error = round(100 * mean, 2), round(100 * off**0.5 / decisions, 2)
    return {"decisions": decisions, "cost": cost, "error": error}


def main() -> None:
    """Plays, looks back and prints a line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("bots", nargs="*", default=["porter", "driver"], metavar="BOT")
    parser.add_argument("--deals", type=int, default=10, metavar="N")
    parser.add_argument("--simulations", type=int, default=200, metavar="N")
    asked = parser.parse_args()
    costs: dict[str, list[list[float]]] = defaultdict(list)
    won: dict[str, float] = defaultdict(float)
    others, better = 0, 0
    for deal in range(asked.deals):
        for names in (asked.bots, asked.bots[::-1]):
            match = played(asked.game, names, deal)
            found = looked_at(match, asked.simulations)
            for seat, name in enumerate(names):
                costs[name].append([decided.cost for by, decided in found if by == seat])
                won[name] += (seat in match.winners) / max(1, len(match.winners))
            others += sum(decided.difference != 0 for _, decided in found)
            better += sum(decided.difference < -decided.noise for _, decided in found)
    by_bot = {name: {"won": won[name], **told(costs[name])} for name in asked.bots}
    matches, compared = asked.deals * SEATS, {"others": others, "better": better}
    print(json.dumps({"game": asked.game, "matches": matches, **by_bot, **compared}))


if __name__ == "__main__":
    main()
