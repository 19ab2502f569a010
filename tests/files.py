"""Component files as they are written, for tests that know nothing of the package's reading."""

from __future__ import annotations

import runpy
import tomllib
from pathlib import Path
from typing import Any

from ludogare.core.declaration import components
from ludogare.games import find


def text_of(game: str) -> str:
    """The component file of a game."""
    return find(game).components.path.read_text("utf-8")


def written(game: str) -> dict[str, Any]:
    """Its groups."""
    return tomllib.loads(text_of(game))


def sources(game: str) -> dict[str, str]:
    """Where the values of each group come from."""
    return {name: group["source"] for name, group in written(game).items()}


def made_of(game: str, text: str, folder: Path, monkeypatch: Any) -> dict[str, Any]:
    """The tables of a game as a component file of one's own gives them."""
    own = folder / "components" / f"{game}.toml"
    own.parent.mkdir()
    own.write_text(text, "utf-8")
    monkeypatch.setattr(components.SHELF, "own", folder)
    monkeypatch.setattr(components.SHELF, "taken", {})
    package = find(game).folder.parent
    return runpy.run_path(str(package / "rules" / "components.py"))
