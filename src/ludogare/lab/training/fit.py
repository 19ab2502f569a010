"""The net while it is learned, in PyTorch; rounded to whole numbers it becomes a judgement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludogare.core.declaration.features import Features
from ludogare.core.declaration.game import Game
from ludogare.core.declaration.net import Net, factors, packed, scales, signature
from ludogare.core.law.net import FINE, FINE_BITS, FULL, WEIGHT_BITS
from ludogare.core.saying.errors import BadArgument
from ludogare.lab.extras import needed

LARGEST = 30.0
"""A weight of the first layer is no larger: it has 16 bits."""
BATCH = 4096
PASSES = 2
"""How often a position is looked at, about, in each iteration that it is kept for."""
FAST, SLOW = 1e-3, 5e-5
"""The rates of learning at the beginning and at the end."""
LATEST = 500
"""Steps whose weights make up the mean, about: it plays, and is steadier than they are."""


class Learner:
    """A net of a game that is fitted to positions and to what came of them.

    At first it says what the judgement by hand says.
    """

    def __init__(self, features: Features, hidden: int, seed: int, device: str) -> None:
        self.torch = torch = needed("torch", "train")
        torch.manual_seed(seed)
        self.hidden, self.device = hidden, device
        self.scales = torch.tensor(scales(features), dtype=torch.float32, device=device)
        first = torch.nn.Linear(len(self.scales), hidden + 1).weight.detach()
        first[hidden] = 0
        first[hidden, -1] = 1
        weights = first, torch.zeros(hidden + 1), torch.zeros(1, hidden)
        self.weights = [each.to(device).requires_grad_() for each in weights]
        self.mean = [each.detach().clone() for each in self.weights]
        self.adam, self.steps = torch.optim.Adam(self.weights, FAST), 0

    def odds(self, rows: Any, weights: Sequence[Any]) -> Any:
        """What such weights say of positions."""
        linear = self.torch.nn.functional.linear
        first, bias, last = weights
        sums = linear(rows.float() / self.scales, first, bias)
        units = sums[..., : self.hidden].clamp(0, FULL // FINE)
        return sums[..., self.hidden] + linear(units, last)[..., 0]

    def targets(self, rows: Any, counts: Any, shares: Any, trace: float) -> Any:
        """What positions are learned to be worth, by match and position.

        The last one of a match is worth the share that came of it. One before is worth what came of
        the next, weighed by `trace`, and what the net says of the next: TD(λ). A result has much
        luck in it; what the net says has none, but is not known to be true.
        """
        torch = self.torch
        with torch.no_grad():
            said = torch.cat([self.odds(some, self.mean) for some in rows.split(BATCH)]).sigmoid()
        found, came = torch.empty_like(said), shares
        for i in range(said.shape[1] - 1, -1, -1):
            if i + 1 < said.shape[1]:
                later = (1 - trace) * said[:, i + 1] + trace * came
                came = torch.where(i + 1 < counts, later, shares)
            found[:, i] = came
        return found

    def learn(self, rows: Any, worth: Any, steps: int, progress: float, seed: int) -> float:
        """Takes some steps, smaller ones towards the end; returns the mean loss."""
        torch = self.torch
        for group in self.adam.param_groups:
            group["lr"] = SLOW + (FAST - SLOW) * (1 - progress) ** 1.5
        chance = torch.Generator(device=self.device).manual_seed(seed)
        loss_of = torch.nn.functional.binary_cross_entropy_with_logits
        total = torch.zeros((), device=self.device)
        for _ in range(steps):
            some = torch.randint(len(rows), (BATCH,), generator=chance, device=self.device)
            loss = loss_of(self.odds(rows[some], self.weights), worth[some])
            self.adam.zero_grad()
            loss.backward()
            self.adam.step()
            self.steps += 1
            with torch.no_grad():
                self.weights[0].clamp_(-LARGEST, LARGEST)
                for mean, each in zip(self.mean, self.weights, strict=True):
                    mean.lerp_(each, 1 / min(self.steps, LATEST))
            total += loss.detach()
        return float(total) / max(1, steps)

    def net(self, game: Game, made: dict[str, Any], ratings: dict[str, float]) -> Net:
        """The net in whole numbers, as a judgement of its game."""
        one = 1 << WEIGHT_BITS
        first, bias, last = self.mean
        whole = [
            (tensor * scale).round().long().cpu().tolist()
            for tensor, scale in ((first.T, one), (bias, one << FINE_BITS), (last[0], one))
        ]
        rows, numbers = packed(whole[0], [*whole[1], *whole[2], *factors(game.features)])
        return Net(
            game=game.name,
            rules=game.version,
            features=signature(game.features),
            hidden=self.hidden,
            made=made,
            ratings=ratings,
            first=rows,
            last=numbers,
        )

    def begin_with(self, net: Net) -> None:
        """Begins with the weights of a net that was found before."""
        if net.hidden != self.hidden:
            raise BadArgument("train-hidden", there=net.hidden, wanted=self.hidden)
        one, torch, hidden = 1 << WEIGHT_BITS, self.torch, self.hidden
        first = torch.tensor(net.weights).T / one
        numbers = torch.tensor(net.numbers[: 2 * hidden + 1])
        bias, last = numbers[: hidden + 1] / (one << FINE_BITS), numbers[None, hidden + 1 :] / one
        with torch.no_grad():
            for found, here, mean in zip((first, bias, last), self.weights, self.mean, strict=True):
                here.copy_(found)
                mean.copy_(found)

    def state(self) -> dict[str, Any]:
        """All that is needed to go on later."""
        return {
            "weights": self.weights,
            "mean": self.mean,
            "adam": self.adam.state_dict(),
            "steps": self.steps,
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Goes on from there."""
        with self.torch.no_grad():
            for name in ("weights", "mean"):
                for here, there in zip(getattr(self, name), state[name], strict=True):
                    here.copy_(there)
        self.adam.load_state_dict(state["adam"])
        self.steps = state["steps"]
