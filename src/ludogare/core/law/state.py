"""A state is declared once and carried in two ways.

>>> class State(Fields):
...     turn: i8
...     capital: i16[2]
...     row: i8[2, 3]
>>> s = State()
>>> s.capital[1] = 100
>>> s.row[1, 2] = 7
>>> s
State(turn=0, capital=[0, 100], row=[[0, 0, 0], [0, 0, 7]])

The **plain** carrier above is an ordinary object of ints and lists: it needs nothing
but Python and steps in a debugger. The **packed** carrier is one NumPy record with the
same attribute syntax, which compiled rules read and write:

>>> p = s.pack()
>>> p.row[1, 2], p.array.nbytes, p.unpack() == s
(7, 16, True)
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Callable, Collection, Iterator
from functools import cache
from math import prod
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias, TypeVar


class Int:
    """A field of whole numbers: one, a line or a grid of them, each `bits` wide."""

    def __init__(self, bits: int, shape: tuple[int, ...] = ()) -> None:
        if len(shape) > 2:
            raise TypeError(f"a field is a number, a line or a grid, not {len(shape)}-dimensional")
        self.bits, self.shape = bits, shape
        self.low, self.high = -(1 << bits - 1), (1 << bits - 1) - 1

    def __getitem__(self, shape: int | tuple[int, int]) -> Int:
        return Int(self.bits, shape if isinstance(shape, tuple) else (shape,))

    def __repr__(self) -> str:
        return f"i{self.bits}" + (f"{list(self.shape)}" if self.shape else "")

    def empty(self) -> Any:
        """The value of a new field: zero everywhere."""
        if not self.shape:
            return 0
        return [0] * self.shape[0] if len(self.shape) == 1 else Grid(*self.shape)


if TYPE_CHECKING:  # a field is whatever its carrier holds there
    i8: TypeAlias = Any
    i16: TypeAlias = Any
    i32: TypeAlias = Any
    i64: TypeAlias = Any
else:
    i8, i16, i32, i64 = Int(8), Int(16), Int(32), Int(64)
WORD = 8
"""Bytes of a word."""
_LETTERS = {8: "b", 16: "h", 32: "i", 64: "q"}
_SIZES = {"i8": i8, "i16": i16, "i32": i32, "i64": i64}


S = TypeVar("S", bound="Fields")


class Grid:
    """A plain two-dimensional field, read and written as `grid[row, column]`."""

    __slots__ = ("cells", "width")

    def __init__(self, height: int, width: int) -> None:
        self.cells, self.width = [0] * (height * width), width

    def _at(self, row: int, column: int) -> int:
        if row < 0 or not 0 <= column < self.width:
            raise IndexError(f"[{row}, {column}] lies outside the grid")
        return row * self.width + column

    def __getitem__(self, key: tuple[int, int]) -> int:
        return self.cells[self._at(*key)]

    def __setitem__(self, key: tuple[int, int], value: int) -> None:
        self.cells[self._at(*key)] = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grid) and self.cells == other.cells and self.width == other.width

    __hash__ = None  # type: ignore[assignment]  # a grid changes

    def copy(self) -> Grid:
        """An independent copy."""
        new = object.__new__(Grid)
        new.cells, new.width = self.cells[:], self.width
        return new

    def tolist(self) -> list[list[int]]:
        """The rows, as lists."""
        return [self.cells[i : i + self.width] for i in range(0, len(self.cells), self.width)]

    def __repr__(self) -> str:
        return repr(self.tolist())


class _Declared(type):
    """Turns the annotations of a state into slots, so that a misspelt field is an error."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _Declared:
        body["fields"] = _fields(name, body) if bases else {}
        body["__slots__"] = tuple(body["fields"])
        if bases:
            body["become"] = _becoming(body["fields"])
            body["_values"] = staticmethod(attrgetter(*body["fields"], "fields"))
        return super().__new__(mcs, name, bases, body)


def _becoming(fields: dict[str, Int]) -> Any:
    """The `become` of a state, written out field by field: positions are copied all the time."""
    lines = [f" self.{n} = other.{n}{'.copy()' * bool(k.shape)}" for n, k in fields.items()]
    made: dict[str, Any] = {}
    exec("\n".join(["def become(self, other):", *lines]), made)
    return made["become"]


def lending(state: type[S], own: Collection[str]) -> Callable[[S], S]:
    """Copies states of a kind with fields of their own; of the others they have the same lists.

    It is for those who look at a position that nobody changes any more.
    """
    kinds = state.fields.items()
    lines = [f" new.{n} = other.{n}{'.copy()' * bool(k.shape and n in own)}" for n, k in kinds]
    made: dict[str, Any] = {"blank": object.__new__, "state": state}
    exec("\n".join(["def lent(other):", " new = blank(state)", *lines, " return new"]), made)
    lent: Callable[[S], S] = made["lent"]
    return lent


def _fields(name: str, body: dict[str, Any]) -> dict[str, Int]:
    """The fields that the body of a class declares."""
    fields = dict(_annotations(body))
    for field, kind in fields.items():
        if isinstance(kind, str):  # `from __future__ import annotations` leaves them as text
            fields[field] = kind = _read(kind)
        if not isinstance(kind, Int):
            raise TypeError(f"{name}.{field}: declare it as i8, i16, i32 or i64, not {kind!r}")
    if not fields:
        raise TypeError(f"{name} declares no fields: write one a line, as `turn: i8`")
    return fields


def _annotations(body: dict[str, Any]) -> dict[str, Any]:
    """The annotations in the body of a class that is being made."""
    if sys.version_info >= (3, 14):
        from annotationlib import Format, call_annotate_function, get_annotate_from_class_namespace

        lazy = get_annotate_from_class_namespace(body)
        if lazy is not None:
            return dict(call_annotate_function(lazy, Format.VALUE))
    return dict(body.get("__annotations__", {}))


def _read(text: str) -> Any:
    """The kind of field that a text names; the text itself where it names none."""
    try:
        return _SIZES.get(text) or eval(text, {"__builtins__": {}}, _SIZES)
    except (NameError, SyntaxError):
        return text


class Fields(metaclass=_Declared):
    """The plain carrier; a game's `State` derives from it."""

    fields: ClassVar[dict[str, Int]]

    def __init__(self) -> None:
        for name, kind in self.fields.items():
            setattr(self, name, kind.empty())

    def copy(self) -> Self:
        """An independent copy."""
        new = object.__new__(type(self))
        new.become(self)
        return new

    if TYPE_CHECKING:  # written by the metaclass

        def become(self, other: Self) -> None:
            """Takes over every number of another state."""

        @staticmethod
        def _values(state: Fields) -> tuple[Any, ...]:
            """Everything that a state holds, field by field, and then their declarations."""

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and self._values(self) == self._values(other)

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def __repr__(self) -> str:
        return f"State({', '.join(f'{n}={getattr(self, n)!r}' for n in self.fields)})"

    def cells(self) -> Iterator[tuple[str, int]]:
        """Every number of the state with the name of its field, in order."""
        for name, value in self.to_json().items():
            for number in _flat(value):
                yield name, number

    def to_json(self) -> dict[str, Any]:
        """The whole state by field name, as numbers and nested lists."""
        return {n: _nested(getattr(self, n)) for n in self.fields}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """The state that `to_json` described; a wrong shape or size is refused."""
        if set(data) != set(cls.fields):
            odd = ", ".join(sorted(set(data) ^ set(cls.fields)))
            raise ValueError(f"these fields are missing or unknown: {odd}")
        new = cls()
        for name, kind in cls.fields.items():
            setattr(new, name, _filled(name, kind, data[name]))
        return new

    @classmethod
    @cache
    def dtype(cls) -> Any:
        """The NumPy record type of the packed carrier, in whole words of eight bytes.

        Everybody has this one, however the state lies: compiled rules are compiled for a type.
        """
        import numpy

        forms = [(f"i{kind.bits // 8}", kind.shape) for kind in cls.fields.values()]
        record: Any = {"names": list(cls.fields), "formats": forms}
        size = numpy.dtype(record, align=True).itemsize
        record["itemsize"] = -(-size // WORD) * WORD
        return numpy.dtype(record, align=True)

    @classmethod
    def words(cls) -> int:
        """How many words of eight bytes hold a packed state."""
        return int(cls.dtype().itemsize) // WORD

    @classmethod
    def several(cls, count: int = 1) -> States:
        """A line of `count` empty plain states."""
        return States(cls() for _ in range(count))

    @classmethod
    def packed(cls, count: int = 1) -> Any:
        """An array of `count` empty packed states."""
        import numpy

        return numpy.zeros(count, cls.dtype())

    @classmethod
    @cache
    def _layout(cls) -> struct.Struct:
        """Where each number stands in the bytes of a packed state."""
        layout, place, fields = "=", 0, cls.dtype().fields
        for name, kind in cls.fields.items():
            offset, count = fields[name][1], prod(kind.shape)
            layout += f"{offset - place}x{count}{_LETTERS[kind.bits]}"
            place = offset + count * kind.bits // 8
        return struct.Struct(layout)

    def pack(self) -> Packed:
        """The same state as a NumPy record; a number that does not fit is refused."""
        import numpy

        array, numbers = self.packed(), list[int]()
        for name in self.fields:
            value = getattr(self, name)
            if isinstance(value, int):
                numbers.append(value)
            else:
                numbers += value.cells if isinstance(value, Grid) else value
        try:
            self._layout().pack_into(array.view(numpy.uint8), 0, *numbers)
        except struct.error:
            for name, kind in self.fields.items():
                _filled(name, kind, _nested(getattr(self, name)))
            raise
        return Packed(type(self), array)


class States(list[Fields]):
    """Plain states in a line; as in an array of packed ones, `states[i] = s` copies s there."""

    def __setitem__(self, index: Any, value: Any) -> None:
        self[index].become(value)


class Packed:
    """The packed carrier: one NumPy record, held as an array of length one.

    Lines and grids are shown as memory views, which take and give Python ints, so
    that an 8-bit number never overflows in the reader's hands.
    """

    __slots__ = ("array", "kind")
    array: Any
    kind: type[Fields]

    def __init__(self, kind: type[Fields], array: Any) -> None:
        object.__setattr__(self, "kind", kind)
        object.__setattr__(self, "array", array)

    def __getattr__(self, name: str) -> Any:
        if name not in self.kind.fields:
            raise AttributeError(f"a {self.kind.__module__} state has no field {name!r}")
        value = self.array[name][0]
        return memoryview(value) if self.kind.fields[name].shape else int(value)

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in self.kind.fields:
            raise AttributeError(f"a {self.kind.__module__} state has no field {name!r}")
        _filled(name, self.kind.fields[name], value)
        self.array[name][0] = value

    def copy(self) -> Packed:
        """An independent copy."""
        return Packed(self.kind, self.array.copy())

    def unpack(self) -> Fields:
        """The same state in the plain carrier."""
        return self.kind.from_json(self.to_json())

    def to_json(self) -> dict[str, Any]:
        """The whole state by field name, as numbers and nested lists."""
        return {n: self.array[n][0].tolist() for n in self.kind.fields}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Packed)
            and self.kind is other.kind
            and self.to_json() == other.to_json()
        )

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def __repr__(self) -> str:
        return repr(self.unpack()).replace("State(", "Packed(", 1)


def _nested(value: Any) -> Any:
    if isinstance(value, list):
        return value[:]
    return value.tolist() if isinstance(value, Grid) else value


def _flat(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for item in value:
            yield from _flat(item)
    else:
        yield value


def _filled(name: str, kind: Int, value: Any) -> Any:
    """The plain value of a field, after its shape and the size of each number were checked."""

    def number(v: Any) -> int:
        if not isinstance(v, int) or not kind.low <= v <= kind.high:
            raise ValueError(f"{name}: {v!r} is no whole number from {kind.low} to {kind.high}")
        return v

    def line(values: Any, length: int) -> list[int]:
        if not isinstance(values, list) or len(values) != length:
            raise ValueError(f"{name}: a list of {length} is wanted")
        return [number(v) for v in values]

    if not kind.shape:
        return number(value)
    if len(kind.shape) == 1:
        return line(value, kind.shape[0])
    height, width = kind.shape
    if not isinstance(value, list) or len(value) != height:
        raise ValueError(f"{name}: a list of {height} lists is wanted")
    grid = Grid(height, width)
    grid.cells = [v for row in value for v in line(row, width)]
    return grid
