"""Many matches on a GPU: one in each thread, in arrays that stay there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from ludogare.core.declaration.game import Game
from ludogare.core.law.dice import WORDS
from ludogare.core.law.rule import Contract
from ludogare.core.running.cuda import numba_cuda, simulated
from ludogare.core.running.recorded import copied, recorded
from ludogare.lab import stepping
from ludogare.lab.dlpack import Lent
from ludogare.lab.stepping import Matches


class Card:
    """Steps matches that lie in the memory of a GPU."""

    def __init__(self, game: Game, contract: Contract, count: int, observes: bool) -> None:
        import numpy

        self.count, self.observes = count, observes
        self._kernel = game.on_gpu(contract).kernel
        self.words = self.zeros((count, game.State.words()), numpy.int64, "C")
        self.dice = self.zeros((count, WORDS), numpy.int64, "C")
        self._wrong = self.zeros((1,), numpy.int64)
        self._answer = numpy.zeros(1, numpy.int64)
        if not simulated():
            self._answer = numba_cuda().pinned_array(1, numpy.int64)
        self._steps: dict[Any, tuple[Any, Callable[[], None]]] = {}

    def zeros(self, shape: tuple[int, ...], dtype: Any, order: Literal["C", "F"] = "F") -> Any:
        """Room for numbers, never none: column by column, so that threads write side by side."""
        import numpy

        array = numpy.zeros([max(1, n) for n in shape], dtype, order)
        return array if simulated() else numba_cuda().to_device(array)

    def shown(self, array: Any) -> Any:
        """An array as others get it."""
        return array if simulated() else Lent(array)

    def begin(self, m: Matches) -> None:
        """Begins all matches."""
        self._steps = {}
        self._wrong[0] = self.count
        self._kernel(stepping.step_each)(self.count, m, True, self._wrong)
        self._look(m)
        self._wait()

    def step(self, m: Matches, given: Any) -> int:
        """Plays an action in each match; or nothing, and returns the first that is not legal."""
        if given.dtype not in self._steps:
            self._steps[given.dtype] = self._prepared(m, given.dtype)
        room, play = self._steps[given.dtype]
        if simulated():
            room[:] = given
        elif given.is_c_contiguous():
            copied(given, room)
        else:
            self._kernel(stepping.take_each)(self.count, given, room)
        play()
        wrong = int(self._answer[0])
        if wrong != self.count:
            self._wrong[0] = self.count
        return wrong

    def _prepared(self, m: Matches, dtype: Any) -> tuple[Any, Callable[[], None]]:
        """Room for actions of one type, and what plays those that lie there."""
        room = self.zeros((self.count,), dtype)
        if simulated():
            return room, lambda: self._launch(m, room)
        self._kernel(stepping.check_each)(self.count, m, room, self._wrong)  # to compile it
        self._wrong[0] = self.count
        return room, recorded(lambda stream: self._launch(m, room, stream))

    def _launch(self, m: Matches, given: Any, stream: Any = 0) -> None:
        """All that a step is: what was given is checked, played and looked at."""
        n, wrong = self.count, self._wrong
        self._kernel(stepping.check_each)(n, m, given, wrong, stream=stream)
        self._kernel(stepping.step_each)(n, m, False, wrong, stream=stream)
        self._look(m, stream)
        if simulated():
            self._answer[:] = wrong
        else:
            wrong.copy_to_host(self._answer, stream=stream)

    def _look(self, m: Matches, stream: Any = 0) -> None:
        if self.observes:
            self._kernel(stepping.look_each)(self.count, m, stream=stream)

    def mask(self, m: Matches, mask: Any) -> None:
        """Writes which actions are legal."""
        self._kernel(stepping.clear_each)(mask.size, mask.ravel(order="F"))
        self._kernel(stepping.mask_each)(self.count, m, mask)
        self._wait()

    def numbers(self, actions: Any) -> Any:
        """Actions as an array on the GPU, if they are one of whole numbers there."""
        if simulated():
            import numpy

            found = numpy.asarray(actions)
        elif isinstance(actions, Lent):
            found = actions.array
        else:
            try:
                found = numba_cuda().as_cuda_array(actions)
            except TypeError:
                return None
        return found if found.dtype.kind in "iu" else None

    def _wait(self) -> None:
        if not simulated():
            numba_cuda().synchronize()

    def close(self) -> None:
        """Leaves the arrays to whoever still looks at them."""
