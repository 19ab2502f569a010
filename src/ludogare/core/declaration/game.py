"""A game as the rest of Ludogare sees it: its declarations, and its rules in all ways to run."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

from ludogare.core.declaration import features, net
from ludogare.core.declaration.actions import Actions
from ludogare.core.declaration.components import NO_COMPONENTS, Components
from ludogare.core.declaration.features import Features
from ludogare.core.declaration.judgement import Judgement
from ludogare.core.declaration.net import Net
from ludogare.core.declaration.options import Options
from ludogare.core.declaration.shown import Board, Show
from ludogare.core.law import contract, judgement, loops
from ludogare.core.law import net as law_of_nets
from ludogare.core.law.rule import RuleError, bind, mentioned
from ludogare.core.law.state import Fields, lending
from ludogare.core.running import policy
from ludogare.core.running.compiled import Compiled
from ludogare.core.running.running import Running
from ludogare.core.saying.errors import BadNet, BadOption, BadSeats, MissingPackage, NoDevice
from ludogare.core.saying.numbers import index

if TYPE_CHECKING:
    from ludogare.core.running.cuda import OnGpu

T = TypeVar("T")

LEARNED, BY_HAND = "learned", "hand"
"""How a game may be judged, beside by the net in a file: by its own net if it has one, or not."""


@dataclass(frozen=True, eq=False)
class Game:
    """What a game's folder declares about itself."""

    name: str
    """Its id: the name of its folder."""
    version: int
    """The version of its rules; a record says which one it was played by."""
    seats: range
    State: type[Fields]
    rules: ModuleType
    actions: Actions
    options: Options
    endings: Sequence[str]
    """The ways in which a match can end."""
    bound: Callable[[int, Mapping[str, Any]], int]
    """The most plies that a match can have, by seats and options."""
    choices: int
    """The most legal actions or outcomes there can be at once."""
    components: Components[Any] = NO_COMPONENTS
    """What its component file holds, if it has one."""
    counts: int = 0
    """How many sums `count` writes."""
    minutes: int = 30
    """How long a match takes at a table, about."""
    unit: int = 1
    """How many of the smallest unit make a point."""
    prefix: str = ""
    """The letters of its clauses."""
    judged_by: str = LEARNED
    """By its own net where it has one, by hand, or by the net in a file."""

    def __post_init__(self) -> None:
        missing = [f.__name__ for f in contract.REQUIRED if not hasattr(self.rules, f.__name__)]
        if missing:
            raise RuleError(f"{self.rules.__name__} lacks the rule {' and '.join(missing)}")

    @cached_property
    def contract(self) -> Contract:
        """The prototypes, each with this game's own function."""
        return Contract(self)

    @cached_property
    def judgement(self) -> Judgement:
        """How well a seat stands and what is worth trying: declared by the game, or learned."""
        made = self.by_hand
        if self.net is None:
            return made
        return replace(made, evaluate=self.net.evaluate, search=made.learned)

    @cached_property
    def by_hand(self) -> Judgement:
        """The judgement that the game declares."""
        return self.declared("judgement.evaluation", "JUDGEMENT", Judgement) or Judgement()

    @cached_property
    def net(self) -> Net | None:
        """The learned judgement; without one, or with one that does not fit, judged by hand."""
        if self.judged_by == BY_HAND:
            return None
        if self.judged_by != LEARNED:
            return net.read(Path(self.judged_by), self)
        own = self.folder / net.FILE
        if not own.is_file():
            return None
        try:
            return net.read(own, self)
        except BadNet as problem:
            print(f"{problem}; {self.name} is judged by hand", file=sys.stderr, flush=True)
            return None

    def judged(self, by: str) -> Game:
        """The same game for bots that judge it by hand, or by the net in a file."""
        return judged(self, by)

    @cached_property
    def features(self) -> Features:
        """What a position looks like to one seat: as the game declares it, or its raw cells."""
        found = self.declared("judgement.features", "FEATURES", Features)
        return found or features.raw(self.State)

    @cached_property
    def show(self) -> Show[Any]:
        """What people see, are asked and are told."""
        return self.needed("show", "SHOW", Show)

    @cached_property
    def board(self) -> Board:
        """The table as a drawing."""
        return self.needed("show.board", "BOARD", Board)

    def needed(self, file: str, name: str, kind: type[T]) -> T:
        """What another file of the game's folder declares, where nothing can stand for it."""
        found = self.declared(file, name, kind)
        if found is None:
            raise TypeError(f"{self.name} cannot be shown: its folder has no {file} with {name}")
        return found

    def declared(self, file: str, name: str, kind: type[T]) -> T | None:
        """What another file of the game's folder declares; None where it has no such file."""
        module = f"{self.package}.{file}"
        try:
            if find_spec(module) is None:
                return None
        except ModuleNotFoundError:  # not even the folder of the file
            return None
        found = getattr(import_module(module), name, None)
        if not isinstance(found, kind):
            raise TypeError(f"{module} declares no {name} = {kind.__name__}(…)")
        return found

    def observation(self, s: Fields, seat: int) -> list[int]:
        """What a hidden state looks like to a seat, number by number of the features."""
        out = [0] * self.features.size
        self.plain.observe(s, seat, out, [0] * self.room)
        return out

    @cached_property
    def has_secrets(self) -> bool:
        """Whether anything is hidden from anybody in this game."""
        return hasattr(self.rules, contract.hide.__name__)

    @cached_property
    def hidden_fields(self) -> tuple[str, ...]:
        """The fields that hiding may change, and those that it only reads."""
        named = mentioned(contract.hide, self.contract)
        return tuple(field for field in self.State.fields if field in named)

    @cached_property
    def veil(self) -> Callable[[Fields], Fields]:
        """Copies a position that is looked at only, as far as hiding may change it."""
        return lending(self.State, self.hidden_fields)

    @cached_property
    def plain(self) -> Running:
        """The rules and loops, plain."""
        return self.running(self.contract, fast=False)

    @cached_property
    def compiled(self) -> Running:
        """The rules and loops, compiled; needs Numba."""
        return self.running(self.contract, fast=True)

    @cached_property
    def cuda(self) -> OnGpu:
        """The rules and loops on a GPU, as device functions; needs numba-cuda and such a GPU."""
        return self.on_gpu(self.contract)

    def on_gpu(self, functions: Mapping[Any, Callable[..., Any]]) -> OnGpu:
        """Loops on a GPU, bound to the contract, or to other functions in its place."""
        from ludogare.core.running.cuda import OnGpu, trouble

        if missing := trouble():
            if missing == "gpu":
                raise NoDevice("no-gpu")
            raise MissingPackage("missing-package", package=missing, extra="gpu")
        return OnGpu(self.name, functions, self.State, self.room, self.actions.size)

    def running(self, functions: Mapping[Any, Callable[..., Any]], fast: bool) -> Running:
        """Loops bound to the contract, or to other functions in its place."""

        def make(source: Callable[..., Any]) -> Any:
            return Compiled(self.name, source, functions) if fast else bind(source, functions)

        return Running(make, self.State, self.room + law_of_nets.ROOM, packed=fast)

    def fastest(self, loop: Callable[..., Any]) -> Running:
        """Compiled rules for a loop; plain ones where Numba is missing or may not be waited for."""
        return policy.fastest(self.plain, self.compiled, loop)

    def check_seats(self, seats: Any) -> int:
        """A number of seats that a match can have; any other is refused."""
        number = index(seats)
        if number is None or number not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            message = "seats-number" if least < most else "seats-fixed"
            raise BadSeats(message, game=self.name, least=least, most=most, wanted=repr(seats))
        return number

    def settle(self, seats: int, wanted: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value, after all checks; a refusal brings the game's texts."""
        try:
            return self.options.settle(seats, wanted)
        except BadOption as problem:
            raise problem.about(self.folder) from None

    @property
    def folder(self) -> Path:
        """Where its texts and rules lie."""
        return Path(str(self.rules.__file__)).parents[1] / "data"

    @property
    def package(self) -> str:
        """The package of its folder."""
        return self.rules.__name__.removesuffix(".rules.contract")

    @property
    def room(self) -> int:
        """Places for all choices, or for a number a seat; `step` uses one place more."""
        return max(self.choices, contract.MOST_SEATS) + 1

    def __repr__(self) -> str:
        return f"<game {self.name}>"


@cache
def judged(game: Game, by: str) -> Game:
    """One game for each way to judge it, so that what is compiled is found again."""
    same = by == game.judged_by or (by == BY_HAND and game.net is None)
    return game if same else replace(game, judged_by=by)


class Contract(Mapping[Any, Callable[..., Any]]):
    """The prototypes, each with a game's own function; a judgement is loaded when it is named."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._rules = {
            f: getattr(game.rules, f.__name__, f) for f in contract.RULES + loops.SHORTCUTS
        }

    def __getitem__(self, prototype: Any) -> Callable[..., Any]:
        if prototype in JUDGEMENTS:
            return JUDGEMENTS[prototype](self._game)
        return self._rules[prototype]

    def __iter__(self) -> Iterator[Any]:
        yield from self._rules
        yield from JUDGEMENTS

    def __len__(self) -> int:
        return len(self._rules) + len(JUDGEMENTS)


JUDGEMENTS: dict[Any, Callable[[Game], Callable[..., Any]]] = {
    judgement.evaluate: lambda game: game.judgement.evaluate,
    judgement.consider: lambda game: game.judgement.consider,
    judgement.reopen: lambda game: game.judgement.reopen,
    judgement.observe: lambda game: game.features.observe,
    law_of_nets.by_hand: lambda game: game.by_hand.evaluate,
}
