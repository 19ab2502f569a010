"""Games for PettingZoo: one seat after the other, or all awaited seats at once.

>>> from ludogare.lab.pettingzoo import env
>>> table = env("cape_to_cairo", seats=3)
>>> table.reset(seed=7)
>>> table.agent_selection, int(table.last()[0]["action_mask"].sum())
('seat_0', 101)

An agent sees a dictionary with its `observation` and its `action_mask`. Seats that are awaited
together choose unseen; in turn, a choice stays sealed until the last of them has chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludogare.core.saying.errors import IllegalAction
from ludogare.lab.environment import Environment, words
from ludogare.lab.extras import needed

needed("pettingzoo", "lab")

import numpy  # noqa: E402
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

RENDER_MODES = ("ansi", "svg")
"""A position in words, or drawn."""
MOST_SEED = 2**63 - 1


def env(
    game: str,
    seats: int = 2,
    *,
    observe: str = "features",
    render_mode: str | None = None,
    **options: Any,
) -> Any:
    """A game in which one seat acts after the other."""
    return wrappers.OrderEnforcingWrapper(InTurn(game, seats, options, observe, render_mode))


def parallel_env(
    game: str,
    seats: int = 2,
    *,
    observe: str = "features",
    render_mode: str | None = None,
    **options: Any,
) -> Any:
    """A game in which all awaited seats act at once; what the others say is not heard."""
    return AtOnce(game, seats, options, observe, render_mode)


class Seats:
    """What both kinds of environment share: a match, its spaces and what it looks like."""

    agents: list[str]
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any],
        observe: str,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.environment = Environment(game, seats, options, observe)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"ludogare_{self.environment.game.name}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.environment.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._draw = numpy.random.default_rng()
        low, high = self.environment.bounds
        actions, dtype = self.environment.actions, self.environment.dtype
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=dtype),
                    "action_mask": spaces.Box(0, 1, (actions,), numpy.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent can do; its mask says what is legal."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a match looks like to an agent, and what it may do now."""
        seat = self._seat[agent]
        return {
            "observation": self.environment.observation(self.match, seat),
            "action_mask": self.environment.mask(self.match, seat),
        }

    def render(self) -> str | None:
        """The table as everybody sees it, in words or drawn."""
        if self.render_mode == "svg":
            return self.match.board()
        return words(self.match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._draw = numpy.random.default_rng(seed)
        self.match = self.environment.begin(int(self._draw.integers(MOST_SEED)))
        self.agents = self.possible_agents[:]
        self._tell()
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}

    def _tell(self) -> None:
        """Notes what each agent has won, and whether the match is over."""
        won = self.environment.rewards(self.match)
        self.rewards = dict(zip(self.agents, won, strict=True))
        self.terminations = dict.fromkeys(self.agents, self.match.over)


class InTurn(Seats, AECEnv):
    """One agent after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new match; the same seed gives the same matches."""
        self._begin(seed)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self.possible_agents[self.match.awaited[0]]

    def step(self, action: int | None) -> None:
        """Plays an action of the selected agent; an illegal one is refused and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(legal_number(action), self._seat[agent])
        self._cumulative_rewards[agent] = 0.0
        self._tell()
        self._accumulate_rewards()
        if self.match.over:
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.match.awaited[0]]


class AtOnce(Seats, ParallelEnv):
    """All awaited agents at once."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a new match; the same seed gives the same matches."""
        self._begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, self.infos

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """Plays the actions of all awaited agents; if one is illegal, nothing is changed."""
        acting = [self.possible_agents[seat] for seat in self.match.awaited]
        tried = self.match.copy()
        for agent in acting:
            tried.play(legal_number(actions.get(agent)), self._seat[agent])
        self.match = tried
        self._tell()
        seen = {agent: self.observe(agent) for agent in self.agents}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        told = (seen, self.rewards, self.terminations, self.truncations, infos)
        if self.match.over:
            self.agents = []
        return told

    def state(self) -> Any:
        """There is none for all: each agent knows what it sees."""
        raise NotImplementedError("a state that hides nothing would give secrets away")


def legal_number(action: Any) -> int:
    """An action as its number; an agent that is awaited has to choose one."""
    if action is None:
        raise IllegalAction("lab-no-action")
    return int(action)
