"""The training of a net: play, learn, and now and then see how well it plays; again and again.

The same seed, number of iterations and matches find the same net on the same kind of device.
"""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

from ludogare.core.declaration.game import Game
from ludogare.core.declaration.net import Net
from ludogare.core.saying.errors import BadArgument
from ludogare.lab import gpu
from ludogare.lab.arena import Duel, ratings
from ludogare.lab.extras import needed
from ludogare.lab.training import setups
from ludogare.lab.training.fit import BATCH, PASSES, Learner
from ludogare.lab.training.players import Kept, Manner, Players
from ludogare.lab.training.selfplay import BY_HAND, WON

KEEP = 32
"""The most positions of a match that are kept."""
WINDOW = 6
"""Iterations whose positions are learned from."""
MOST_STEPS = 400
"""Of learning, in an iteration."""
TRACE = 0.7
"""How far a result reaches back to the positions before it, from one that is kept to the next."""
NOISE, STRAY = (8, 2), 20
"""The noise at the beginning and at the end, in 256ths of the odds; strays in a thousand.

Who plays with a noise of 25 wins 3 % in Carcassonne and 18 % in SteamRollers against who does not,
and a net that learns from such matches learns what positions are worth in bad hands.
"""
RATED = 5
"""How often the net is rated on its way."""
DEALS = 100
HAND = "hand"
"""What the judgement by hand is called among the rated."""
CHECKPOINT = "checkpoint.pt"


@dataclass(frozen=True)
class Plan:
    """What is to be trained, and for how long."""

    game: Game
    seats: Sequence[int]
    device: str = "cpu"
    hidden: int = 32
    matches: int = 1000
    """In each iteration."""
    minutes: float | None = None
    iterations: int | None = None
    seed: int = 0
    workers: int | None = None
    trace: float = TRACE
    noise: tuple[int, int] = NOISE
    """At the beginning and at the end."""
    begin: Net | None = None
    """A net to begin with; otherwise it begins with what the judgement by hand says."""


@dataclass
class Progress:
    """How far a training has come."""

    iteration: int = 0
    matches: int = 0
    seconds: float = 0.0
    duels: list[Duel] = field(default_factory=list)
    last_rated: Net | None = None
    rated: int = 0


class Training:
    """A training that can be stopped and taken up again."""

    def __init__(self, plan: Plan, folder: Path | None = None, resume: bool = False) -> None:
        self.plan, self.folder = plan, folder
        self.torch = needed("torch", "train")
        self.players = Players(plan.game, plan.device, plan.workers)
        self.learner = Learner(plan.game.features, plan.hidden, plan.seed, plan.device)
        if plan.begin is not None:
            self.learner.begin_with(plan.begin)
        self.progress = Progress()
        self.window: deque[tuple[Any, ...]] = deque(maxlen=WINDOW)
        if folder is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        if resume:
            self._take_up(folder / CHECKPOINT)
        elif (folder / CHECKPOINT).exists():
            raise BadArgument("train-resume", folder=str(folder))

    def run(self, tell: Callable[[str], object] = print) -> Net:
        """Trains to the end, or until somebody stops it; the net is as good as it got."""
        try:
            while self.done < 1:
                self._iterate(tell)
                if self.progress.rated < int(self.done * RATED):
                    self._rate(tell)
        except KeyboardInterrupt:
            tell("stopped")
        else:
            if self.progress.rated < RATED:
                self._rate(tell)
        self._keep()
        return self.net()

    @property
    def done(self) -> float:
        """How much of the training is over, from 0 to 1."""
        by_count = self.plan.iterations and self.progress.iteration / self.plan.iterations
        by_time = self.plan.minutes and self.progress.seconds / 60 / self.plan.minutes
        return min(1.0, max(by_count or 0.0, by_time or 0.0))

    def net(self) -> Net:
        """The net as it is now."""
        plan, progress = self.plan, self.progress
        made = {
            "seed": plan.seed,
            "iterations": progress.iteration,
            "matches": progress.matches,
            "matches an iteration": plan.matches,
            "minutes": round(progress.seconds / 60, 1),
            "device": gpu.name() if plan.device == "cuda" else f"{self.players.workers} cores",
            "seats": list(plan.seats),
            "trace": plan.trace,
            "noise": list(plan.noise),
        }
        if plan.begin is not None:
            made["begun with"] = plan.begin.made
        rated = ratings(progress.duels) if progress.duels else {}
        return self.learner.net(plan.game, made, rated)

    def _iterate(self, tell: Callable[[str], object]) -> None:
        """Plays some matches and learns from the latest ones."""
        plan, progress, done = self.plan, self.progress, self.done
        began = time.perf_counter()
        chance = random.Random(f"{plan.seed} {progress.iteration}")
        told = setups.learning(plan.game, plan.seats, plan.matches, progress.matches, chance)
        blurred, sharp = plan.noise
        noise = round(blurred + (sharp - blurred) * done)
        kept = self.players.play(told, [self.net()], Manner(plan.seed, noise, STRAY, KEEP))
        played = time.perf_counter()
        rows, worth = self._take_in(kept)
        steps = min(MOST_STEPS, 1 + PASSES * len(worth) // BATCH)
        loss = self.learner.learn(rows, worth, steps, done, plan.seed + progress.iteration)
        progress.iteration += 1
        progress.matches += plan.matches
        progress.seconds += time.perf_counter() - began
        tell(
            f"{progress.iteration:4}  {progress.seconds / 60:6.1f} min  "
            f"{progress.matches:9,} matches ({plan.matches / (played - began):,.0f} a second), "
            f"{len(worth):,} positions, {steps} steps, loss {loss:.4f}"
        )

    def _take_in(self, kept: Kept) -> tuple[Any, Any]:
        """Adds matches to the window; all positions in it, and what they are worth by now."""
        torch, device = self.torch, self.plan.device
        ended = kept.shares >= 0
        given = kept.rows[ended], kept.counts[ended], kept.shares[ended].astype("float32")
        self.window.append(tuple(torch.from_numpy(array).to(device) for array in given))
        rows, counts, shares = map(torch.cat, zip(*self.window, strict=True))
        there = torch.arange(rows.shape[1], device=device) < counts[:, None]
        return rows[there], self.learner.targets(rows, counts, shares, self.plan.trace)[there]

    def _rate(self, tell: Callable[[str], object]) -> None:
        """The net against the judgement by hand, and against the one that was rated before it."""
        progress, now = self.progress, self.net()
        name = f"net {progress.iteration}"
        rivals, nets = [(HAND, BY_HAND)], [now]
        if progress.last_rated is not None:
            rivals.append((progress.duels[-1].first, 1))
            nets.append(progress.last_rated)
        self._duels(name, rivals, nets)
        progress.last_rated, progress.rated = now, max(1, int(self.done * RATED))
        rated = ratings(progress.duels)
        for duel in progress.duels:
            if duel.first == name:
                tell(f"      {name} against {duel.second}: {duel.share:.1%} ± {duel.error:.1%}")
        tell(f"      ratings: {name} {rated[name]}, {HAND} {rated[HAND]}")
        self._keep()

    def _duels(self, name: str, rivals: list[tuple[str, int]], nets: list[Net]) -> None:
        """Duels with others, by their names and minds: all take what looks best at once."""
        plan = self.plan
        seats = min(count for count in plan.seats if count > 1)
        told = [setups.duel(plan.game, seats, DEALS, 0, mind) for _, mind in rivals]
        found = self.players.play([*chain(*told)], nets, Manner(plan.seed + 1))
        won = iter(found.results[:, WON].clip(0).tolist())
        for rival, _ in rivals:
            duel = Duel(name, rival, seats=seats)
            for _ in range(DEALS):
                masks = [next(won) for _ in range(seats)]
                shares = [(m >> lone & 1) / max(1, m.bit_count()) for lone, m in enumerate(masks)]
                duel.shares.append(sum(shares) / seats)
            self.progress.duels.append(duel)

    def _keep(self) -> None:
        """Writes down how far it has come, and the net."""
        if self.folder is None:
            return
        progress = self.progress
        told = {
            "plan": [self.plan.game.name, self.plan.hidden],
            "learner": self.learner.state(),
            "counts": [progress.iteration, progress.matches, progress.seconds, progress.rated],
            "duels": [asdict(duel) for duel in progress.duels],
            "last": None if progress.last_rated is None else asdict_of(progress.last_rated),
        }
        self.torch.save(told, self.folder / CHECKPOINT)
        self.net().write(self.folder / "net.json")

    def _take_up(self, path: Path) -> None:
        """Goes on from a checkpoint; positions are gathered anew."""
        if not path.is_file():
            raise BadArgument("train-nothing", folder=str(path.parent))
        told = self.torch.load(path, weights_only=True)
        if told["plan"] != [self.plan.game.name, self.plan.hidden]:
            raise BadArgument("train-other", folder=str(path.parent))
        self.learner.restore(told["learner"])
        p = self.progress
        p.iteration, p.matches, p.seconds, p.rated = told["counts"]
        p.duels = [Duel(**duel) for duel in told["duels"]]
        p.last_rated = None if told["last"] is None else Net(**told["last"])


def asdict_of(net: Net) -> dict[str, Any]:
    """A net as data."""
    return {name: getattr(net, name) for name in net.__struct_fields__}
