"""Components are data with a source: cards, tiles and tracks in `components.toml`.

Somebody who owns the game and knows better can put a corrected file into a folder of their
own, as `components/<game>.toml`. A process says once where that folder is, before it plays
(`use`); the record of a match says which components it was played with. A game declares what
its file may hold, group by group, and a file that holds anything else is refused.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Generic, Literal, TypeVar

import msgspec

from ludogare.core.declaration.checked import checked
from ludogare.core.saying.errors import BadComponents

DATA = "LUDOGARE_DATA"
"""The variable of the environment that names the user's data folder."""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a component file, which holds what is declared and nothing else."""


class Group(Part, frozen=True, kw_only=True):
    """A group of a component file, which says where its values come from."""

    source: Literal["printed", "inferred", "designed"]


Digit = Annotated[int, msgspec.Meta(ge=0, le=9)]
Hundred = Annotated[int, msgspec.Meta(ge=0, le=99)]
P = TypeVar("P")


@dataclass(frozen=True)
class Components(Generic[P]):
    """The parts of a game, the hash of what their file says, and where it lies."""

    parts: P
    hash: str
    path: Path


NO_COMPONENTS = Components(None, "none", Path())
"""Those of a game without a component file."""


class Shelf:
    """Where a process finds component files: each game is made of one, when first used."""

    def __init__(self) -> None:
        self.own: Path | None = None
        self.taken: dict[str, tuple[Path, Path]] = {}

    def use(self, folder: Path | None) -> None:
        """From now on games are made with the files in this folder, where it has any."""
        for game, (packaged, path) in self.taken.items():
            if file_of(game, folder, packaged) != path:
                raise BadComponents("components-in-use", game=game, file=path)
        self.own = folder

    def load(self, game: str, packaged: Path, parts: type[P]) -> Components[P]:
        """The components of a game: the user's own if there are any, else the packaged ones."""
        path = file_of(game, self.own, packaged)
        found = read(path, parts, packaged)
        self.taken[game] = packaged, path
        return found


def file_of(game: str, own: Path | None, packaged: Path) -> Path:
    """The component file of a game."""
    if own is not None and (path := own / "components" / f"{game}.toml").is_file():
        return path
    return packaged / "components.toml"


def read(path: Path, parts: type[P], texts: Path) -> Components[P]:
    """What a component file holds; one that does not describe these parts is refused.

    What a game itself has to say against a file is among its texts.
    """
    try:
        groups = tomllib.loads(path.read_text(encoding="utf-8"))
        held = checked(groups, parts)
    except BadComponents as problem:
        problem.file = path
        raise problem.about(texts) from None
    except ValueError as problem:
        raise BadComponents("components-toml", file=path, problem=str(problem)) from None
    content = repr(sorted(groups.items()))
    return Components(held, hashlib.sha256(content.encode()).hexdigest()[:12], path)


SHELF = Shelf()
"""The one of this process."""
use, load = SHELF.use, SHELF.load


def data_home() -> Path:
    """Where a user's own files lie unless told: $LUDOGARE_DATA, or the user's data folder."""
    chosen = os.environ.get(DATA)
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "ludogare"
