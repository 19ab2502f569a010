"""Games for Gymnasium: one seat learns, bots of any level have the others.

>>> import gymnasium
>>> import ludogare.lab.gymnasium
>>> seat = gymnasium.make("ludogare/cape_to_cairo-v0", seats=2, level="passenger")
>>> observation, info = seat.reset(seed=7)
>>> int(info["action_mask"].sum()), int(seat.unwrapped.action_masks().sum())
(101, 101)

The mask says what is legal. An illegal action loses the match at once, and `info["refused"]`
says why it was refused; with `illegal="refuse"` it raises IllegalAction and changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludogare import bots
from ludogare.core.saying.errors import BadArgument, BadSeat, BadSeats, IllegalAction
from ludogare.games import GAMES
from ludogare.lab.environment import Environment, words
from ludogare.lab.extras import needed
from ludogare.lab.vector import Vector

needed("gymnasium", "lab")

import gymnasium  # noqa: E402
import numpy  # noqa: E402
from gymnasium import spaces, vector  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

MOST_SEED = 2**63 - 1
LOST = -1.0


class Seat(gymnasium.Env):
    """One seat of a match, with bots in the others."""

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 2,
        level: str | Sequence[str] = "porter",
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        observe: str = "features",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        """`seat` is drawn for each match unless told; `level` may be a bot for each other seat."""
        self.environment = Environment(game, seats, options, observe)
        self.seats = self.environment.seats
        self.levels = levels(level, self.seats - 1)
        self.chosen_seat = chosen_seat(seat, self.seats)
        if illegal not in ("lose", "refuse"):
            raise BadArgument("lab-illegal", value=repr(illegal))
        self.refuses = illegal == "refuse"
        self.render_mode = render_mode
        self.observation_space = box(self.environment)
        self.action_space = spaces.Discrete(self.environment.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins a new match; bots play until the seat is awaited."""
        super().reset(seed=seed)
        drawn = [int(n) for n in self.np_random.integers(MOST_SEED, size=self.seats + 1)]
        self.seat = drawn[0] % self.seats if self.chosen_seat is None else self.chosen_seat
        self.match = self.environment.begin(drawn[1])
        self.lost = False
        others = [seat for seat in range(self.seats) if seat != self.seat]
        named = zip(others, self.levels, drawn[2:], strict=True)
        self.bots = {other: bots.make(level, own) for other, level, own in named}
        self._bots_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Plays an action of the seat, then bots until it is awaited again."""
        if self.lost or self.match.over:
            raise IllegalAction("lab-over")
        refused: dict[str, Any] = {}
        try:
            self.match.play(int(action), self.seat)
            self._bots_play()
        except IllegalAction as problem:
            if self.refuses:
                raise
            self.lost = True
            refused = {"refused": str(problem)}
        reward = LOST if self.lost else self.environment.rewards(self.match)[self.seat]
        return self._seen(), reward, self.lost or self.match.over, False, self._info() | refused

    def action_masks(self) -> Any:
        """Which actions are legal now."""
        return self.environment.mask(self.match, self.seat).astype(bool)

    def render(self) -> str | None:
        """The table as the seat sees it, in words or drawn."""
        if self.render_mode == "svg":
            return self.match.board(self.seat)
        return words(self.match, self.seat) if self.render_mode == "ansi" else None

    def _bots_play(self) -> None:
        while not self.match.over and self.seat not in self.match.awaited:
            other = self.match.awaited[0]
            self.match.play(bots.act(self.bots[other], self.match, other), other)

    def _seen(self) -> Any:
        return self.environment.observation(self.match, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.environment.mask(self.match, self.seat), "seat": self.seat}


def box(environment: Environment) -> Any:
    """The space of what is observed."""
    low, high = environment.bounds
    return spaces.Box(low, high, dtype=environment.dtype)


def levels(level: str | Sequence[str], others: int) -> list[str]:
    """The bot of each other seat: the same for all, or one each."""
    named = [level] * others if isinstance(level, str) else list(level)
    if len(named) != others:
        raise BadSeats("lab-bots", bots=len(named), count=others)
    for name in [level] if isinstance(level, str) else named:
        bots.make(name)
    return named


def chosen_seat(seat: int | None, seats: int) -> int | None:
    """The seat that learns, where one was chosen."""
    if seat is not None and seat not in range(seats):
        raise BadSeat("no-seat", wanted=repr(seat), count=seats)
    return seat


class SelfPlay(vector.VectorEnv):
    """Many matches side by side, stepped together on all cores: whoever is awaited, acts.

    The reward is that of the seat which has just acted; `info` tells those of all seats, who
    is awaited, and what it may do. Where a match ends, the next one begins in the same step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        observe: str = "features",
    ) -> None:
        self.matches = Vector(game, num_envs, seats, options, observe=observe)
        self.num_envs = self.matches.count
        self.metadata = {"render_modes": [], "autoreset_mode": vector.AutoresetMode.SAME_STEP}
        self.single_observation_space = box(Environment(game, seats, options, observe))
        self.single_action_space = spaces.Discrete(self.matches.game.actions.seat_size)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins all matches anew; the same seed gives the same matches."""
        super().reset(seed=seed)
        seen = self.matches.reset(int(self.np_random.integers(MOST_SEED)))
        return seen.copy(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Plays an action of each awaited seat; if one is illegal, nothing is changed."""
        acted = self.matches.seat.copy()
        seen, rewards, ended = self.matches.step(numpy.asarray(actions))
        own = rewards[numpy.arange(self.num_envs), acted].astype(numpy.float64)
        cut = numpy.zeros(self.num_envs, bool)
        return seen.copy(), own, ended.copy(), cut, self._info()

    def _info(self) -> dict[str, Any]:
        matches = self.matches
        told = {"action_mask": matches.mask, "seat": matches.seat, "rewards": matches.rewards}
        return {name: numbers.copy() for name, numbers in told.items()}

    def close_extras(self, **kwargs: Any) -> None:
        """Lets the threads go that step the matches."""
        self.matches.close()


for _name in GAMES:
    gymnasium.register(
        id=f"ludogare/{_name}-v0",
        entry_point="ludogare.lab.gymnasium:Seat",
        kwargs={"game": _name},
    )
    gymnasium.register(
        id=f"ludogare/{_name}-selfplay-v0",
        vector_entry_point="ludogare.lab.gymnasium:SelfPlay",
        kwargs={"game": _name},
    )
