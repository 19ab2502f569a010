"""The net while it is learned, in PyTorch; rounded to whole numbers it becomes a judgement."""

from __future__ import annotations

from typing import Any

from ludogare.core.declaration.features import Features
from ludogare.core.declaration.game import Game
from ludogare.core.declaration.net import Net, factors, packed, scales, signature
from ludogare.core.law.net import FINE, FINE_BITS, FULL, WEIGHT_BITS
from ludogare.lab.extras import needed

LARGEST = 30.0
"""A weight of the first layer is no larger: it has 16 bits."""
BATCH = 4096
PASSES = 2
"""How often a position is looked at, about, in each iteration that it is kept for."""
FAST, SLOW = 2e-3, 5e-5
"""The rates of learning at the beginning and at the end."""


class Learner:
    """A net of a game that is fitted to positions and to what came of them.

    At first it says what the judgement by hand says.
    """

    def __init__(self, features: Features, hidden: int, seed: int, device: str) -> None:
        self.torch = torch = needed("torch", "train")
        torch.manual_seed(seed)
        self.hidden, self.device = hidden, device
        self.scales = torch.tensor(scales(features), dtype=torch.float32, device=device)
        self.first = torch.nn.Linear(len(self.scales), hidden + 1).to(device)
        self.last = torch.nn.Linear(hidden, 1, bias=False).to(device)
        with torch.no_grad():
            self.first.weight[hidden] = 0
            self.first.weight[hidden, -1] = 1
            self.first.bias.zero_()
            self.last.weight.zero_()
        self.parameters = [*self.first.parameters(), *self.last.parameters()]
        self.adam = torch.optim.Adam(self.parameters, FAST)

    def odds(self, rows: Any) -> Any:
        """What it says of positions."""
        sums = self.first(rows.float() / self.scales)
        units = sums[:, : self.hidden].clamp(0, FULL // FINE)
        return sums[:, self.hidden] + self.last(units)[:, 0]

    def learn(self, rows: Any, shares: Any, steps: int, progress: float, seed: int) -> float:
        """Takes some steps, smaller ones towards the end; returns the mean loss."""
        torch = self.torch
        for group in self.adam.param_groups:
            group["lr"] = SLOW + (FAST - SLOW) * (1 - progress) ** 1.5
        chance = torch.Generator(device=self.device).manual_seed(seed)
        loss_of = torch.nn.functional.binary_cross_entropy_with_logits
        total = torch.zeros((), device=self.device)
        for _ in range(steps):
            some = torch.randint(len(rows), (BATCH,), generator=chance, device=self.device)
            loss = loss_of(self.odds(rows[some]), shares[some])
            self.adam.zero_grad()
            loss.backward()
            self.adam.step()
            with torch.no_grad():
                self.first.weight.clamp_(-LARGEST, LARGEST)
            total += loss.detach()
        return float(total) / max(1, steps)

    def net(self, game: Game, made: dict[str, Any], ratings: dict[str, float]) -> Net:
        """The net in whole numbers, as a judgement of its game."""
        one = 1 << WEIGHT_BITS
        whole = [
            (tensor.detach() * scale).round().long().cpu()
            for tensor, scale in (
                (self.first.weight.T, one),
                (self.first.bias, one << FINE_BITS),
                (self.last.weight[0], one),
            )
        ]
        first, starts, last = (tensor.tolist() for tensor in whole)
        rows, numbers = packed(first, [*starts, *last, *factors(game.features)])
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

    def state(self) -> dict[str, Any]:
        """All that is needed to go on later."""
        return {
            "first": self.first.state_dict(),
            "last": self.last.state_dict(),
            "adam": self.adam.state_dict(),
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Goes on from there."""
        for name, value in state.items():
            getattr(self, name).load_state_dict(value)
