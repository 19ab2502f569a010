"""Components are data with a source: cards, tiles and tracks in `components.toml`.

Somebody who owns the game and knows better can put a corrected file into their data
folder, as `components/<game>.toml`; the record of a match says which one was used.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludogare.core.saying.errors import BadComponents

OWN_DATA = "LUDOGARE_DATA"
"""The variable of the environment that names the user's data folder."""
SOURCES = ("printed", "inferred", "designed")


def data_home() -> Path:
    """Where a user's own files lie: $LUDOGARE_DATA, or the user's data folder."""
    chosen = os.environ.get(OWN_DATA)
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "ludogare"


class Group(dict[str, Any]):
    """A group of a component file, or a part of one; what it lacks is told by name."""

    def __init__(self, where: str, values: dict[str, Any]) -> None:
        super().__init__({key: _within(f"{where} {key}", v) for key, v in values.items()})
        self.where = where

    def __missing__(self, key: str) -> Any:
        raise BadComponents("components-lack", where=self.where, key=key)


def _within(where: str, value: Any) -> Any:
    """A value of a component file, with the groups that are in it."""
    if isinstance(value, dict):
        return Group(where, value)
    if isinstance(value, list):
        return [_within(f"{where} {number}", one) for number, one in enumerate(value, 1)]
    return value


@dataclass(frozen=True)
class Components:
    """The groups of a component file, the hash of their content, and where they came from."""

    groups: dict[str, Any]
    hash: str
    path: Path

    def __getitem__(self, group: str) -> dict[str, Any]:
        if group not in self.groups:
            raise BadComponents("components-no-group", file=str(self.path), group=group)
        return Group(f"{self.path}: [{group}]", self.groups[group])

    def bad(self, sentence: str) -> BadComponents:
        """What is wrong with this file."""
        return BadComponents("components-bad", file=str(self.path), problem=sentence)

    def whole(self, value: Any, low: int, high: int, what: str) -> int:
        """A number of this file, if it is whole and within its limits."""
        if type(value) is not int or not low <= value <= high:
            raise self.bad(f"{what} is a whole number from {low} to {high}, not {value!r}")
        return value

    def number(self, group: str, key: str, low: int, high: int) -> int:
        """The number under a key of a group."""
        return self.whole(self[group][key], low, high, f"{group}.{key}")

    def line(self, group: str, key: str, length: int, low: int, high: int) -> list[int]:
        """The numbers under a key of a group, so many of them."""
        values = self[group][key]
        if not isinstance(values, list) or len(values) != length:
            raise self.bad(f"{group}.{key} has {length} numbers, not {values!r}")
        return [self.whole(value, low, high, f"a number of {group}.{key}") for value in values]

    def source(self, group: str) -> str:
        """Whether a group was printed, inferred or designed."""
        return str(self[group]["source"])


def load(game: str, folder: Path) -> Components:
    """The components of a game: the user's own file if there is one, else the packaged."""
    own = data_home() / "components" / f"{game}.toml"
    path = own if own.is_file() else folder / "components.toml"
    try:
        groups = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadComponents("components-bad", file=str(path), problem=str(problem)) from None
    for name, group in groups.items():
        if not isinstance(group, dict) or group.get("source") not in SOURCES:
            raise BadComponents("components-source", file=str(path), group=name, known=[*SOURCES])
    content = repr(sorted(groups.items()))
    return Components(groups, hashlib.sha256(content.encode()).hexdigest()[:12], path)
