"""What kernels see where Numba simulates the GPU: Python ints, wide as in compiled code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludogare.core.law.state import Fields


class Ints:
    """An array that hands out Python ints, so that an 8-bit number never overflows on the way."""

    __slots__ = ("array",)

    def __init__(self, array: Any) -> None:
        self.array = array

    def __getitem__(self, key: Any) -> Any:
        found = self.array[key]
        return Ints(found) if getattr(found, "ndim", 0) else int(found)

    def __setitem__(self, key: Any, value: int) -> None:
        self.array[key] = value

    def __len__(self) -> int:
        return len(self.array)

    @property
    def shape(self) -> tuple[int, ...]:
        """As NumPy has it."""
        shape: tuple[int, ...] = self.array.shape
        return shape


def ints(given: Any) -> Any:
    """What a kernel is given, with every array in it as one that hands out Python ints."""
    if isinstance(given, tuple):
        return type(given)(*map(ints, given))
    return Ints(given) if hasattr(given, "dtype") else given


class Opened:
    """The words of a state with its fields as attributes: the packed carrier, looked up once."""

    def __init__(self, kind: type[Fields], record: Any) -> None:
        own = self.__dict__
        own["_single"] = {n: memoryview(record[n]) for n, f in kind.fields.items() if not f.shape}
        own.update((n, memoryview(record[n][0])) for n, f in kind.fields.items() if f.shape)

    def __getattr__(self, name: str) -> Any:
        return self.__dict__["_single"][name][0]

    def __setattr__(self, name: str, value: int) -> None:
        self.__dict__["_single"][name][0] = value


class Several:
    """Several states in one line of words, copied onto each other by assignment."""

    def __init__(self, kind: type[Fields], records: Any) -> None:
        self._records = records
        self._opened = [Opened(kind, records[i : i + 1]) for i in range(len(records))]

    def __getitem__(self, place: int) -> Opened:
        return self._opened[place]

    def __setitem__(self, place: int, source: Opened) -> None:
        self._records[place] = self._records[self._opened.index(source)]


def views(kind: type[Fields]) -> dict[str, Callable[[Any], Any]]:
    """What stands for the functions of `thread` here, where a warp is one thread."""

    def state_of(words: Any) -> Opened:
        return Opened(kind, words.obj.view(kind.dtype()))

    def states_of(words: Any) -> Several:
        return Several(kind, words.obj.view(kind.dtype()))

    def line(array: Any) -> memoryview:
        return memoryview(array.array if isinstance(array, Ints) else array)

    return {"state_of": state_of, "states_of": states_of, "line": line, "anyone": bool}
