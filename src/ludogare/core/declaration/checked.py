"""Data out of a file, checked by msgspec against declared types; what is wrong is an error.

>>> from typing import Annotated
>>> Pounds = Annotated[int, msgspec.Meta(ge=0, le=999)]
>>> Money = msgspec.defstruct("Money", [("start", Pounds)])
>>> File = msgspec.defstruct("File", [("money", Money)])
>>> checked({"money": {"start": 100}}, File).money.start
100
>>> checked({"money": {"start": "100"}}, File)
Traceback (most recent call last):
BadComponents: [money] start is a whole number from 0 to 999, not '100'
>>> checked({"money": {}}, File)
Traceback (most recent call last):
BadComponents: [money] lacks start
"""

from __future__ import annotations

import re
from reprlib import repr as shortened
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from ludogare.core.saying.errors import BadComponents
from ludogare.core.saying.texts import Sentence

T = TypeVar("T")
STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
FIELD = re.compile(r"Object (missing required|contains unknown) field `(.*)`")


class Unfit(ValueError):
    """What a declared type has against the values that it is made of, as a sentence."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.sentence: Sentence = message, facts


def checked(data: Any, schema: type[T]) -> T:
    """The data as the declared type; an error names the place, the limit and the value.

    What a type checks itself, when it is made, it refuses as `Unfit`.
    """
    try:
        return msgspec.convert(data, schema)
    except msgspec.ValidationError as problem:
        raise refusal(data, schema, problem) from None


def refusal(data: Any, schema: type, problem: msgspec.ValidationError) -> BadComponents:
    """What msgspec found, for the person who wrote the file."""
    message, _, at = str(problem).partition(" - at `$")
    words, kind, value = walk(data, inspect.type_info(schema), at.rstrip("`"))
    place: Any = " ".join([f"[{words[0]}]", *words[1:]]) if words else ("components-file", {})
    if isinstance(problem.__cause__, Unfit):
        own, facts = problem.__cause__.sentence
        if not words:
            return BadComponents(own, **facts)
        return BadComponents("components-at", place=place, problem=(own, facts))
    if found := FIELD.fullmatch(message):
        key = found[2] if words else f"[{found[2]}]"
        if found[1] == "missing required":
            return BadComponents("components-lack", place=place, key=key)
        return BadComponents("components-unknown", place=place, key=key, known=names(kind))
    return BadComponents(
        "components-wrong", place=place, wanted=wanted(kind), found=shortened(value)
    )


def walk(data: Any, kind: Any, place: str) -> tuple[list[str], Any, Any]:
    """The words for a place, with what is declared and what was found there."""
    words: list[str] = []
    for key, number in STEP.findall(place):
        kind = bare(kind)
        if isinstance(kind, inspect.StructType) and not kind.array_like:
            kind = next(f.type for f in kind.fields if f.encode_name == key)
            words, data = [*words, key], data[key]
            continue
        at = int(number)
        if isinstance(kind, inspect.StructType):
            words, kind = [*words, kind.fields[at].encode_name], kind.fields[at].type
        else:
            words = [*words, str(at + 1)]
            kind = kind.item_types[at] if isinstance(kind, inspect.TupleType) else kind.item_type
        data = data[at]
    return words, kind, data


def bare(kind: Any) -> Any:
    """A declared type without what is said about it."""
    return kind.type if isinstance(kind, inspect.Metadata) else kind


def names(kind: Any) -> list[str]:
    """What a group may hold."""
    return [f.encode_name for f in bare(kind).fields]


def wanted(kind: Any) -> Sentence:
    """A declared type in words: those of its description, which is a message, or our own."""
    if isinstance(kind, inspect.Metadata):
        described = (kind.extra_json_schema or {}).get("description")
        return (described, {}) if described else wanted(kind.type)
    if isinstance(kind, inspect.IntType):
        return "wanted-number", {"low": kind.ge, "high": kind.le}
    if isinstance(kind, inspect.LiteralType):
        known = [str(value) for value in kind.values]
        return ("wanted-one-of" if len(known) > 1 else "wanted-value"), {"known": known}
    if isinstance(kind, inspect.BoolType):
        return "wanted-flag", {}
    if isinstance(kind, inspect.StrType):
        return "wanted-text", {}
    if isinstance(kind, inspect.StructType):
        return ("wanted-row" if kind.array_like else "wanted-group"), {"known": names(kind)}
    if isinstance(kind, inspect.TupleType):
        return "wanted-list", {"count": len(kind.item_types)}
    exact = kind.min_length is not None and kind.min_length == kind.max_length
    return ("wanted-list" if exact else "wanted-long-list"), {"count": kind.min_length or 0}
