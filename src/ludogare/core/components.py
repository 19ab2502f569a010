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

from ludogare.core.errors import BadComponents

SOURCES = ("printed", "inferred", "designed")


def data_home() -> Path:
    """Where a user's own files lie: $LUDOGARE_DATA, or the user's data folder."""
    chosen = os.environ.get("LUDOGARE_DATA")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "ludogare"


@dataclass(frozen=True)
class Components:
    """The groups of a component file, the hash of their content, and where they came from."""

    groups: dict[str, Any]
    hash: str
    path: Path

    def __getitem__(self, group: str) -> dict[str, Any]:
        if group not in self.groups:
            raise BadComponents(f"{self.path}: the group [{group}] is missing")
        found: dict[str, Any] = self.groups[group]
        return found

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
        raise BadComponents(f"{path}: {problem}") from None
    for name, group in groups.items():
        if not isinstance(group, dict) or group.get("source") not in SOURCES:
            raise BadComponents(f"{path}: [{name}] needs source = one of {', '.join(SOURCES)}")
    content = repr(sorted(groups.items()))
    return Components(groups, hashlib.sha256(content.encode()).hexdigest()[:12], path)
