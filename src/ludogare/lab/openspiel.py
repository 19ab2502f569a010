"""Games for OpenSpiel: explicit chance, information states, sealed choices unseen.

>>> from ludogare.lab.openspiel import load
>>> game = load("cape_to_cairo", seats=2)
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 50)

Seats that are awaited together choose one after the other without seeing each other's choice,
which every algorithm for sequential games can take; with `simultaneous=True` they choose at a
simultaneous node. Returns add up to zero, except in solo games.

An information state is the match as a seat may know it: its record with what is hidden from the
seat covered, what was opened later, and the position now.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

from ludogare.core.declaration.game import Game
from ludogare.core.declaration.options import Option, Setting
from ludogare.core.law.contract import CHANCE
from ludogare.core.law.dice import WORDS
from ludogare.core.law.loops import first_seat
from ludogare.core.law.state import Fields
from ludogare.core.match.hiding import hidden, opened, secrets
from ludogare.games import GAMES, find
from ludogare.lab.environment import Environment
from ludogare.lab.extras import needed

pyspiel: Any = needed("pyspiel", "openspiel")

import numpy  # noqa: E402

PREFIX, NUMBER = "ludogare_", "number_"
Ply = tuple[int, int]
Told = tuple[int, str, Fields]
"""How many plies a seat was told of, in which words, and where that leads."""


def load(game: str, seats: int = 2, *, simultaneous: bool = False, **options: Any) -> Any:
    """A game of ours as OpenSpiel plays it."""
    known = find(game)
    settled = known.settle(known.check_seats(seats), options)
    told = {option.name: written(option, settled[option.name]) for option in known.options}
    given = {"players": seats, "simultaneous": simultaneous, **told}
    return pyspiel.load_game(PREFIX + known.name, given)


def written(option: Option, value: Setting) -> Setting:
    """An option as OpenSpiel keeps it: a number among words is a word too."""
    return f"{NUMBER}{value}" if option.type == "choice" and isinstance(value, int) else value


def read(value: Setting) -> Setting:
    """The value that was written."""
    return value.removeprefix(NUMBER) if isinstance(value, str) else value


def secretive(game: Game) -> bool:
    """Whether something can be hidden from a seat."""
    verbs = game.actions.verbs.values()
    return any(argument.secret for verb in verbs for argument in verb.arguments.values())


def game_type(game: Game, *, simultaneous: bool = False, alone: bool = False) -> Any:
    """What OpenSpiel wants to know about a game."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Ludogare: {game.name}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if simultaneous else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if secretive(game)
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, game.seats[0]),
            "simultaneous": False,
            **{option.name: written(option, option.default) for option in game.options},
        },
    )


class Setup:
    """What all positions of a game share, however OpenSpiel hands its objects about."""

    def __init__(self, game: Game, given: tuple[tuple[str, Any], ...]) -> None:
        options, self.given = {name: read(value) for name, value in given}, given
        seats = int(options.pop("players", max(2, game.seats[0])))
        self.simultaneous = bool(options.pop("simultaneous", False))
        self.environment = Environment(game, seats, options)
        self.game, self.seats = game, self.environment.seats
        self.secretive = secretive(game)
        self.room = game.plain.workspace()
        self.first_outcome = game.actions.seat_size
        self.first = game.State()
        numbers = game.options.numbers(self.environment.options)
        game.plain.start(self.first, self.seats, numbers)

    def __deepcopy__(self, memo: Any) -> Setup:
        return self

    def __reduce__(self) -> Any:
        return setup, (self.game.name, self.given)


@cache
def setup(name: str, given: tuple[tuple[str, Any], ...]) -> Setup:
    """The setup of a game that is loaded with these parameters; made once."""
    return Setup(find(name), given)


class Spiel(pyspiel.Game):
    """A game of ours, with its seats and options; each game has a class that derives from it."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        here = setup(self.name, tuple(sorted((params or {}).items())))
        game = here.game
        info = pyspiel.GameInfo(
            num_distinct_actions=here.environment.actions,
            max_chance_outcomes=game.actions.size - here.first_outcome,
            num_players=here.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if here.seats == 1 else 0.0,
            max_game_length=game.bound(here.seats, here.environment.options),
        )
        kind = game_type(game, simultaneous=here.simultaneous, alone=here.seats == 1)
        super().__init__(kind, info, params or {})

    def _setup(self) -> Setup:
        return setup(self.name, tuple(sorted(self.get_parameters().items())))

    def new_initial_state(self) -> Position:
        """The first position."""
        return Position(self, self._setup())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """How positions are observed, with or without all that was before."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self._setup().environment, recalls)


class Course:
    """The course of a match: where it stands, its plies, and what each seat was told of them."""

    def __init__(self, first: Fields) -> None:
        self.s = first.copy()
        self.plies: list[Ply] = []
        self.first = first
        self.told: dict[int, Told] = {}

    def __deepcopy__(self, memo: Any) -> Course:
        new = Course(self.s)
        new.plies, new.first, new.told = self.plies[:], self.first, dict(self.told)
        return new

    def play(self, game: Game, seat: int, action: int) -> None:
        """One ply."""
        game.plain.play(self.s, seat, action)
        self.plies.append((seat, action))

    def known(self, game: Game, seat: int) -> str:
        """All plies as a seat may know them, with what was opened to it later."""
        count, text, s = self.told.get(seat, (0, "", self.first))
        if count < len(self.plies):
            s = s.copy()
            for ply in self.plies[count:]:
                before = s.copy()
                game.plain.play(s, *ply)
                text += told(game, before, s, seat, *ply)
            self.told[seat] = len(self.plies), text, s
        return text

    def imagined(self, here: Setup, seat: int, dice: list[int]) -> Course:
        """A course that a seat cannot tell from this one: what is hidden from it is dealt anew.

        What another seat was told is imagined with it; nothing of what it was really told is left.
        """
        s = hidden(here.game, self.s, seat)
        here.game.plain.deal(s, seat, dice)
        new = Course(s)
        new.plies, plies = self.plies[:], len(self.plies)
        for other in range(here.seats):
            imagined = f"imagined: {cells(here.game, s, other)}\n"
            new.told[other] = plies, imagined, new.first
        new.told[seat] = plies, self.known(here.game, seat), new.first
        return new


def told(game: Game, before: Fields, after: Fields, viewer: int, seat: int, action: int) -> str:
    """A ply as a viewer may know it, and what it opened, a line each."""
    lines = [line(game, seat, game.plain.cover(before, viewer, seat, action))]
    kept = secrets(game, before, hidden(game, before, viewer))
    for name, i in sorted(opened(after, hidden(game, after, viewer), kept)):
        value = getattr(after, name)
        number = value if isinstance(value, int) else getattr(value, "cells", value)[i]
        lines.append(f"  {name} {i}: {number}")
    return "\n".join(lines) + "\n"


def line(game: Game, seat: int, action: int) -> str:
    """A ply as a record writes it."""
    return f"{'*' if seat == CHANCE else seat} {game.actions.text(action)}"


def cells(game: Game, s: Fields, seat: int) -> str:
    """A position as a seat may know it, number by number."""
    return " ".join(str(n) for _, n in Fields.cells(hidden(game, s, seat)))


class Position(pyspiel.State):
    """A position of a match."""

    def __init__(self, spiel: Spiel, here: Setup) -> None:
        super().__init__(spiel)
        self.here = here
        self.course = Course(here.first)

    def _awaited(self) -> int:
        return int(self.here.game.plain.awaited(self.course.s))

    def current_player(self) -> int:
        """Who comes next: a seat, chance, several seats at once, or nobody."""
        mask = self._awaited()
        if mask == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        if mask == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        if self.here.simultaneous and mask > 1 and mask == (1 << self.here.seats) - 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return first_seat(mask)

    def _legal_actions(self, player: int) -> list[int]:
        out, _ = self.here.room.choices
        return list(out[: self.here.game.plain.legal(self.course.s, player, out)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, and how likely it is."""
        out, weight = self.here.room.choices
        n = self.here.game.plain.chances(self.course.s, out, weight)
        total = sum(weight[:n])
        return [(out[i] - self.here.first_outcome, weight[i] / total) for i in range(n)]

    def _apply_action(self, action: int) -> None:
        mask = self._awaited()
        if mask == CHANCE:
            self.course.play(self.here.game, CHANCE, action + self.here.first_outcome)
        else:
            self.course.play(self.here.game, first_seat(mask), action)

    def _apply_actions(self, actions: list[int]) -> None:
        for seat, action in enumerate(actions):
            self.course.play(self.here.game, seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == pyspiel.PlayerId.CHANCE
        return self.here.game.actions.text(action + self.here.first_outcome * chance)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self._awaited() == 0

    def returns(self) -> list[float]:
        """What each seat has won: nothing before the end."""
        return self.here.environment.won(self.course.s)

    def information_state_string(self, player: int | None = None) -> str:
        """The match as a seat may know it."""
        seat = self.current_player() if player is None else player
        known = f"seat {seat}\n{self.course.known(self.here.game, seat)}"
        return known + cells(self.here.game, self.course.s, seat) * self.here.secretive

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Position:
        """A position that a seat cannot tell from this one."""
        dice = [1 + int(sampler() * (2**32 - 2)) for _ in range(WORDS)]
        new: Position = self.clone()
        new.course = self.course.imagined(self.here, player, dice)
        return new

    def __str__(self) -> str:
        return "\n".join(line(self.here.game, *ply) for ply in self.course.plies)


class Observer:
    """What a seat sees of a position: its features by their scale, and its cells as text."""

    def __init__(self, environment: Environment, recalls: bool) -> None:
        self.environment, self.recalls = environment, recalls
        features = environment.features
        self.scale = numpy.array(features.scales, numpy.float32)
        self.tensor = numpy.zeros(features.size, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Position, player: int) -> None:
        """Looks at a position."""
        self.tensor[:] = self.environment.observed(state.course.s, player) / self.scale

    def string_from(self, state: Position, player: int) -> str:
        """A position in text, with all that was before if that is wanted."""
        if self.recalls:
            return state.information_state_string(player)
        return cells(self.environment.game, state.course.s, player)


for _name in GAMES:
    # a class, because a function would be freed after Python has ended, and crash
    _class = type(f"Spiel_{_name}", (Spiel,), {"name": _name})
    pyspiel.register_game(game_type(find(_name)), _class)
