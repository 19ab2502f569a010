"""Imports point one way: cli, server, lab -> analysis -> bots -> core <- games."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import ludogare
from ludogare.core.declaration.shown import Board, Show
from ludogare.games import GAMES, find

PACKAGE = Path(ludogare.__file__).parent
MAY_IMPORT = {
    "core": {"core"},
    "games": {"games", "core"},
    "bots": {"bots", "core"},
    "analysis": {"analysis", "bots", "core"},
    "lab": {"lab", "analysis", "bots", "core", "games"},
    "server": {"server", "analysis", "bots", "core", "games", "lab", ""},
    "cli": {"cli", "analysis", "bots", "core", "games", "lab", "server", ""},
}
ROOMS = {
    "core/law": set(),
    "core/running": {"law"},
    "core/saying": set(),
    "core/declaration": {"law", "running", "saying"},
    "core/match": {"law", "running", "saying", "declaration"},
    "server/protocol": set(),
    "server/store": {"protocol"},
    "server/thinking": set(),
    "server/table": {"protocol", "store", "thinking"},
    "server/push": {"protocol", "store", "thinking", "table"},
    "server/show": {"protocol", "store", "table"},
    "server/live": {"protocol", "store", "thinking", "table", "show"},
    "server/http": {"protocol", "store", "thinking", "table", "push", "show", "live"},
}
"""The rooms of core and server, and which of their neighbours each may import."""
WEB = {"starlette", "uvicorn"}


def statements(nodes: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Every statement that runs; imports for the type checker alone do not."""
    for node in nodes:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield from statements(node.orelse)
            continue
        yield node
        for block in ("body", "orelse", "finalbody"):
            yield from statements(getattr(node, block, []))
        for handler in getattr(node, "handlers", []):
            yield from statements(handler.body)


def all_imports(nodes: Iterable[ast.AST], file: Path) -> set[str]:
    """The modules that some statements import."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            base = node.module or ""
            found |= {f"{base}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def imports(file: Path) -> set[str]:
    """The modules of ours that a file imports."""
    found = all_imports(ast.walk(ast.parse(file.read_text("utf-8"))), file)
    return {name for name in found if name.split(".")[0] == "ludogare"}


def running_imports(file: Path) -> set[str]:
    """All modules that a file imports when it runs."""
    return all_imports(statements(ast.parse(file.read_text("utf-8")).body), file)


def folder(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and (PACKAGE / parts[1]).is_dir() else ""


def test_imports_point_one_way():
    for name, allowed in MAY_IMPORT.items():
        for file in (PACKAGE / name).rglob("*.py"):
            used = {folder(m) for m in imports(file)}
            assert used <= allowed, f"{file} imports {used - allowed}"


def test_every_room_says_what_belongs_in_it():
    for area in ("core", "server"):
        folders = {f.parent.name for f in (PACKAGE / area).glob("*/__init__.py")}
        assert {f"{area}/{name}" for name in folders} == {r for r in ROOMS if r.startswith(area)}
    for room in ROOMS:
        said = ast.get_docstring(ast.parse((PACKAGE / room / "__init__.py").read_text("utf-8")))
        assert said, room
        assert "Imports " in said, room


def test_rooms_import_what_they_may():
    for room, allowed in ROOMS.items():
        area, _, name = room.partition("/")
        for file in (PACKAGE / room).rglob("*.py"):
            parts = [m.split(".") for m in running_imports(file)]
            used = {p[2] for p in parts if p[:2] == ["ludogare", area] and len(p) > 2}
            rooms = {other for other in used if f"{area}/{other}" in ROOMS}
            assert rooms <= {name, *allowed}, f"{file} imports {rooms - {name, *allowed}}"
            edge = {"serve", "__main__", "http"} - {name} if area == "server" else set()
            assert not used & edge, f"{file} imports the edge"


def test_only_requests_and_sockets_know_the_web():
    for room in ("table", "show", "store", "thinking"):
        for file in (PACKAGE / "server" / room).rglob("*.py"):
            used = {m.split(".")[0] for m in running_imports(file)}
            assert not used & WEB, f"{file} imports {used & WEB}"


def test_one_game_knows_nothing_of_another():
    for name in GAMES:
        for file in (PACKAGE / "games" / name).rglob("*.py"):
            others = {m.split(".")[2] for m in imports(file) if m.startswith("ludogare.games.")}
            assert others <= {name}, file


def test_rules_draw_nothing_and_drawings_know_no_rules():
    for name in GAMES:
        home = PACKAGE / "games" / name
        for room in ("rules", "judgement"):
            for file in (home / room).glob("*.py"):
                shown = {m for m in imports(file) if {"show", "drawing"} & set(m.split("."))}
                assert not shown, f"{file} draws"
        used = {part for m in imports(home / "show" / "board.py") for part in m.split(".")}
        assert not {"contract", "state"} & used, f"{name}/show/board.py rules"


def test_every_game_has_the_same_files():
    wanted = {
        "__init__.py", "rules/state.py", "rules/contract.py", "rules/actions.py",
        "rules/options.py", "rules/components.py", "show/view.py", "show/reasons.py",
        "show/board.py", "data/components.toml", "data/en.ftl", "data/fr.ftl",
        "data/rules.en.md", "data/rules.fr.md",
    }  # fmt: skip
    for name in GAMES:
        home = PACKAGE / "games" / name
        assert wanted <= {file.relative_to(home).as_posix() for file in home.rglob("*")}


def test_every_game_can_be_shown():
    for name in GAMES:
        game = find(name)
        assert isinstance(game.show, Show)
        assert isinstance(game.board, Board)


def test_what_a_game_declares_is_asked_of_it(tiny):
    with pytest.raises(TypeError, match="tiny cannot be shown: its folder has no show with SHOW"):
        _ = tiny.show
    with pytest.raises(TypeError, match=r"tiny\.rules\.contract declares no start = Board"):
        tiny.declared("rules.contract", "start", Board)


def test_to_play_nothing_is_loaded_that_only_people_or_bots_need():
    code = """
import sys, ludogare
match = ludogare.new("cape_to_cairo", seed=1).play("bid 3").play("bid 4")
print(*(name for name in sys.modules if name.startswith("ludogare.games.cape_to_cairo.")))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert {name.split(".")[3] for name in done.stdout.split()} == {"rules"}


def test_every_folder_of_a_game_is_registered():
    folders = {f.parents[1].name for f in (PACKAGE / "games").glob("*/rules/contract.py")}
    assert folders == set(GAMES)
