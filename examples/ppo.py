"""Trains a player of From Cape to Cairo by PPO with action masks, against a bot, on a few cores.

    pip install 'ludogare[fast,lab,examples]'
    python examples/ppo.py --minutes 4 --level porter --out ppo

Each process plays matches with the newest network; the main one learns from them. Everything that
is special about this kind of game stands in three places: illegal actions get no probability
(`Net.choices`), victory comes at the end (`advantages` looks that far back), and the seats are
drawn anew for each match (`ludogare.lab.gymnasium`).
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import torch
from pictures import Picture, drawn, empty
from torch import nn
from torch.distributions import Categorical
from torch.nn import functional

import ludogare.lab.gymnasium  # noqa: F401  (it registers the games)
from ludogare.lab.sharing import processes, shared
from ludogare.lab.statistics import interval

ENVIRONMENTS, STEPS = 16, 128
"""Matches that a process plays side by side, and how many decisions each of them a round."""
GAMMA, LAMBDA = 1.0, 0.95
CLIP, EPOCHS, BATCH = 0.2, 3, 1024
ENTROPY, VALUE = 0.01, 0.5
RATE = 1e-3
FORBIDDEN = -1e9


class Round(NamedTuple):
    """How it went up to now, and the matches that ended in this round."""

    seconds: float
    decisions: int
    matches: int
    won: float


class Net(nn.Module):
    """What to do, and how well it stands."""

    def __init__(self, seat: Any, width: int = 128) -> None:
        super().__init__()
        scale = torch.tensor(seat.environment.features.scales, dtype=torch.float32)
        self.register_buffer("scale", scale)
        self.body = nn.Sequential(
            nn.Linear(len(scale), width), nn.Tanh(), nn.Linear(width, width), nn.Tanh()
        )
        self.policy = nn.Linear(width, int(seat.action_space.n))
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def choices(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """How likely each action is, none that is illegal; and what will be won."""
        body = self.body(seen / self.scale)
        logits = self.policy(body).masked_fill(~mask, FORBIDDEN)
        return Categorical(logits=logits), self.value(body).squeeze(-1)


def make(game: str, level: str) -> Any:
    """One seat against a bot."""
    return gymnasium.make(f"ludogare/{game}-v0", level=level, disable_env_checker=True).unwrapped


class Table:
    """Matches side by side in one process; whenever one ends, another one begins."""

    def __init__(self, game: str, level: str, seed: int) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(seed)
        self.seats = [make(game, level) for _ in range(ENVIRONMENTS)]
        self.now = [seat.reset(seed=seed * 1000 + i) for i, seat in enumerate(self.seats)]
        self.net = Net(self.seats[0])

    def seen(self) -> tuple[np.ndarray, np.ndarray]:
        """What all seats see, and what they may do."""
        seen = np.stack([seen for seen, _ in self.now]).astype(np.float32)
        return seen, np.stack([info["action_mask"] for _, info in self.now]).astype(bool)

    @torch.no_grad()
    def play(self, steps: int) -> dict[str, np.ndarray]:
        """So many decisions of every seat."""
        kept: dict[str, list[Any]] = {}
        for _ in range(steps):
            seen, mask = self.seen()
            choices, value = self.net.choices(torch.from_numpy(seen), torch.from_numpy(mask))
            action = choices.sample()
            came = [self.step(i, chosen) for i, chosen in enumerate(action.tolist())]
            for name, numbers in {
                "seen": seen,
                "mask": mask,
                "action": action.numpy(),
                "log": choices.log_prob(action).numpy(),
                "value": value.numpy(),
                "done": np.array([done for done, _ in came]),
                "reward": np.array([reward for _, reward in came], np.float32),
            }.items():
                kept.setdefault(name, []).append(numbers)
        seen, mask = self.seen()
        kept["last"] = [self.net.choices(torch.from_numpy(seen), torch.from_numpy(mask))[1].numpy()]
        return {name: np.stack(numbers) for name, numbers in kept.items()}

    def step(self, i: int, action: int) -> tuple[bool, float]:
        """One decision of one seat."""
        seen, reward, done, _, info = self.seats[i].step(action)
        self.now[i] = self.seats[i].reset() if done else (seen, info)
        return done, reward


@cache
def table(game: str, level: str, seed: int) -> Table:
    """The matches of a process, which go on from one round to the next."""
    return Table(game, level, seed)


def rollout(game: str, level: str, seed: int, weights: dict[str, Any], steps: int) -> Any:
    """A round of one process, with these weights."""
    here = table(game, level, seed)
    here.net.load_state_dict(weights)
    return here.play(steps)


def advantages(part: dict[str, np.ndarray]) -> np.ndarray:
    """How much better each action was than expected, looking back from what came of it."""
    found, ahead, value = np.zeros_like(part["reward"]), 0.0, part["last"][0]
    for t in reversed(range(len(found))):
        on = 1.0 - part["done"][t]
        surprise = part["reward"][t] + GAMMA * on * value - part["value"][t]
        ahead = surprise + GAMMA * LAMBDA * on * ahead
        found[t], value = ahead, part["value"][t]
    return found


def learn(net: Net, optimizer: torch.optim.Optimizer, parts: list[dict[str, np.ndarray]]) -> None:
    """Makes what went well more likely, in small steps."""
    for part in parts:
        part["advantage"] = advantages(part)
    names = ("seen", "mask", "action", "value", "log", "advantage")
    lines = {name: np.concatenate([np.concatenate(part[name]) for part in parts]) for name in names}
    flat = {name: torch.from_numpy(line) for name, line in lines.items()}
    for _ in range(EPOCHS):
        for at in torch.randperm(len(flat["action"])).split(BATCH):
            seen, mask, action, value, log, gain = (flat[name][at] for name in names)
            choices, guess = net.choices(seen, mask)
            ratio = (choices.log_prob(action) - log).exp()
            scaled = (gain - gain.mean()) / (gain.std() + 1e-8)
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy = -torch.min(ratio * scaled, clipped * scaled).mean()
            error = functional.mse_loss(guess, gain + value)
            loss = policy + VALUE * error - ENTROPY * choices.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def train(
    game: str = "cape_to_cairo",
    level: str = "porter",
    minutes: float = 4.0,
    workers: int | None = None,
    steps: int = STEPS,
    seed: int = 1,
    say: Callable[[Round], object] = print,
) -> tuple[Net, list[Round]]:
    """Plays and learns for some minutes, one round at least; the network, and how it went."""
    torch.manual_seed(seed)
    count, net = processes(workers), Net(make(game, level))
    optimizer = torch.optim.Adam(net.parameters(), RATE, eps=1e-5)
    history: list[Round] = []
    began, spent, decisions = time.perf_counter(), 0.0, 0
    with shared(count) as pool:
        while not history or spent < minutes * 60:
            optimizer.param_groups[0]["lr"] = RATE * (1 - spent / minutes / 60)
            weights, seeds = net.state_dict(), range(seed, seed + count)
            begun = [pool.submit(rollout, game, level, own, weights, steps) for own in seeds]
            parts = [one.result() for one in begun]
            learn(net, optimizer, parts)
            won = np.concatenate([part["reward"][part["done"]] for part in parts])
            decisions += sum(part["action"].size for part in parts)
            spent = time.perf_counter() - began
            history.append(Round(spent, decisions, len(won), float(((won + 1) / 2).sum())))
            say(history[-1])
    return net, history


@torch.no_grad()
def played(net: Net, seat: Any, seed: int, pause: int | None = None) -> float:
    """A match by the likeliest actions, or its first decisions; what was won."""
    seen, info = seat.reset(seed=seed)
    reward, done, decisions = 0.0, False, 0
    while not done and decisions != pause:
        mask = torch.from_numpy(info["action_mask"].astype(bool))
        choices, _ = net.choices(torch.from_numpy(seen.astype(np.float32)), mask)
        seen, reward, done, _, info = seat.step(int(choices.probs.argmax()))
        decisions += 1
    return float(reward)


def draw_curve(history: list[Round], level: str) -> Picture:
    """The share of the victories on the way, the mean of ten rounds at a time."""
    wide = np.ones(min(10, len(history)))
    won = np.convolve([one.won for one in history], wide, "valid")
    matches = np.convolve([one.matches for one in history], wide, "valid")
    figure, axes = empty(7, 3.5)
    axes.plot([one.seconds / 60 for one in history][len(wide) - 1 :], won / np.maximum(matches, 1))
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.set(xlabel="minutes", ylabel=f"share of the victories\nagainst the {level}", ylim=(0, 1))
    return drawn(figure)


def main() -> None:
    """Trains, measures, draws."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--game", default="cape_to_cairo")
    parser.add_argument("--level", default="porter")
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--matches", type=int, default=200, help="to measure it in the end")
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    asked = parser.parse_args()
    net, history = train(asked.game, asked.level, asked.minutes, asked.workers, asked.steps)
    seat = make(asked.game, asked.level)
    won = [played(net, seat, seed) for seed in range(asked.matches)]
    share, error = interval([(reward + 1) / 2 for reward in won])
    print(f"{share:.1%} ± {error:.1%} of {asked.matches} matches against the {asked.level}")
    asked.out.mkdir(parents=True, exist_ok=True)
    rounds = [one._asdict() for one in history]
    told = {"share": share, "error": error, "matches": asked.matches, "rounds": rounds}
    (asked.out / "history.json").write_text(json.dumps(told), "utf-8")
    torch.save(net.state_dict(), asked.out / "net.pt")
    (asked.out / "curve.svg").write_text(draw_curve(history, asked.level), "utf-8")
    played(net, seat, seed=0, pause=20)
    (asked.out / "board.svg").write_text(seat.match.board(seat.seat), "utf-8")


if __name__ == "__main__":
    main()
