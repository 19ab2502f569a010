"""Positions to try: moments of matches between bots at which one action is far better than others.

    python bench/positions.py cape_to_cairo --matches 20 --simulations 4000 --sure 100000

Two searching bots play. Wherever a seat has several things to do, what the search found is kept if
the best action is worth a good share of the victory more than any other; and, unless `--any`, a
greedy bot would have done something else, so that there is something to see. Each is searched
again from a new seed with many more simulations. A search hardly tries what it does not like, and
what it says of that is vague: so the best actions are also played, each, and what follows is
searched. The clearest moments are written down, each as the lines of a lesson up to it, with what
was found both ways.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import ludogare
from ludogare.bots.greedy import Greedy
from ludogare.bots.search.search import Search, Thought
from ludogare.core.match.match import Match
from ludogare.core.match.record import write
from ludogare.games import find

FEWEST = 2  # actions among which there is something to choose
APART = 0.10  # of a victory, between the best action and the next
FOLLOWED = 3  # actions that are played, to search what follows
DEALS = 6  # of what chance may bring after an action
LOST, WON = 0.12, 0.93  # shares beyond which a match is decided anyway


@dataclass
class Found:
    """A moment, and what a search found about the actions there."""

    match: Match
    seat: int
    thoughts: list[Thought]
    greedy: int
    followed: dict[int, float] = field(default_factory=dict)
    """By action, the share that a search expects once it is played."""

    @property
    def apart(self) -> float:
        """How much better the best action is than any other that is not the same."""
        best, *others = ranked(self.match, self.seat, self.thoughts)
        if self.followed:
            rest = [share for action, share in self.followed.items() if action != best.action]
            return self.followed[best.action] - max(rest, default=1.0)
        return best.share - others[0].share if others else 0.0

    def follow(self, simulations: int) -> None:
        """Plays each of the best actions, and searches what follows."""
        for t in ranked(self.match, self.seat, self.thoughts)[:FOLLOWED]:
            shares = [self.after(t.action, deal, simulations) for deal in range(DEALS)]
            self.followed[t.action] = sum(shares) / DEALS

    def after(self, action: int, deal: int, simulations: int) -> float:
        """The share of the seat after an action, as whoever is next to act sees it."""
        match = self.match.copy()
        match.dealer = ludogare.Seeded(deal)
        match.play(action, self.seat)
        if match.over:
            return (self.seat in match.winners) / max(1, len(match.winners))
        acts = match.awaited[0]
        search = Search(deal, simulations=simulations)
        share = search.think(match.game, match.hidden(acts), acts)[0].share
        return share if acts == self.seat else 1 - share

    def lines(self) -> str:
        """The moment as a record, and the actions with their shares."""
        text, game = self.match.game.actions.text, self.match.game
        said = [
            f"#   {t.share:.3f} {t.visits:>8} {text(t.action)}{self.said(t.action)}"
            for t in ranked(self.match, self.seat, self.thoughts)[:6]
        ]
        head = [f"# {game.name}, seat {self.seat}: {self.apart:.3f} apart"]
        head.append(f"#   a greedy bot: {text(self.greedy)}")
        return "\n".join([*head, *said, write(self.match)])

    def said(self, action: int) -> str:
        """What came of playing an action, where that was tried."""
        share = self.followed.get(action)
        return "" if share is None else f", followed {share:.3f}"


def ranked(match: Match, seat: int, thoughts: list[Thought]) -> list[Thought]:
    """The thoughts, the best first; of actions that come to the same, one."""
    game, seen = match.game, match.hidden(seat)
    kept: dict[int, Thought] = {}
    for t in sorted(thoughts, key=lambda t: -t.share):
        twin = game.show.twin(seen, game.actions[t.action])
        name = min(t.action, twin.number) if twin else t.action
        kept.setdefault(name, t)
    first = max(thoughts, key=lambda t: t.visits)
    return sorted(kept.values(), key=lambda t: (t is not first, -t.share))


def search(
    game: str, seed: int, simulations: int, sure: int, apart: float, every: bool
) -> Iterator[Found]:
    """The moments of one match."""
    match = ludogare.new(game, seats=2, seed=seed)
    players = [Search(seed + i, simulations=simulations) for i in range(2)]
    greedy = Greedy(seed)
    while not match.over:
        seat = match.awaited[0]
        legal = [a.number for a in match.legal_for(seat)]
        if len(legal) == 1:
            match.play(legal[0], seat)
            continue
        seen = match.hidden(seat)
        alone = len(match.awaited) == 1
        thoughts = players[seat].think(match.game, seen, seat)
        if alone and len(legal) >= FEWEST:
            plain = greedy.choose(match.game, seen, seat, legal)
            now = Found(match.copy(), seat, thoughts, plain)
            best = ranked(match, seat, thoughts)[0]
            hidden = every or plain != best.action
            if hidden and now.apart >= apart and LOST < best.share < WON:
                again = Search(seed + 99, simulations=sure)
                now.thoughts = again.think(match.game, seen, seat)
                same = ranked(match, seat, now.thoughts)[0].action == best.action
                if same and now.apart >= apart:
                    now.follow(sure // DEALS)
                if now.apart >= apart and now.followed:
                    yield now
        bot = players[seat]
        match.play(thoughts[0].action if alone else bot.choose(match.game, seen, seat, legal), seat)


def main() -> None:
    """Writes the clearest moments of some matches into files."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--simulations", type=int, default=4_000)
    parser.add_argument("--sure", type=int, default=100_000)
    parser.add_argument("--apart", type=float, default=APART, help="of a victory")
    parser.add_argument("--any", action="store_true", help="also what a greedy bot finds")
    parser.add_argument("--out", type=Path, default=Path("positions"))
    given = parser.parse_args()
    find(given.game)
    given.out.mkdir(parents=True, exist_ok=True)
    for seed in range(given.first, given.first + given.matches):
        for number, one in enumerate(
            search(given.game, seed * 1000, given.simulations, given.sure, given.apart, given.any)
        ):
            name = f"{given.game}-{round(one.apart * 1000):03}-{seed}-{number}.txt"
            (given.out / name).write_text(one.lines(), "utf-8")
            print(name, flush=True)


if __name__ == "__main__":
    main()
