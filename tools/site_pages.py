"""Lays out what the site is built from: the documents, a page for each game, the API by module.

python tools/site_pages.py build/site
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from release import ROOT

import ludogare
from ludogare.core.declaration.game import Game
from ludogare.core.saying.texts import Voice
from ludogare.games import GAMES, find
from ludogare.server.show.rules import minute

DOCUMENTS = (
    "README.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md",
    "bench/README.md", "src/ludogare/page/README.md",
)  # fmt: skip
PLAIN = ("LICENSE", "NOTICE")
ROOMS = ("core", "bots", "analysis", "lab")
"""What programs are written with; the server speaks the protocol instead."""
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]+)(#[^)\s]*)?\)")


def main() -> int:
    """Lays it out in the folder that is named."""
    laid(Path(sys.argv[1]))
    return 0


def laid(out: Path) -> None:
    """Lays it all out in an empty folder."""
    shutil.rmtree(out, ignore_errors=True)
    for name in DOCUMENTS:
        lay(out, name, (ROOT / name).read_text("utf-8"))
    for name in PLAIN:
        shutil.copy(ROOT / name, out / name)
    for file in sorted((ROOT / "docs").rglob("*")):
        name = str(file.relative_to(ROOT))
        if file.suffix == ".md":
            lay(out, name, file.read_text("utf-8"))
        elif file.is_file():
            (out / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, out / name)
    for game in map(find, GAMES):
        lay(out, f"games/{game.name}.md", game_page(game))
        (out / "games" / f"{game.name}.svg").write_text(position(game), "utf-8")
    for room in ROOMS:
        lay(out, f"api/{room}.md", api_page(room))


def lay(out: Path, name: str, text: str) -> None:
    """Writes a page; what lies in the repository and not on the site is named without a link."""
    page = out / name
    page.parent.mkdir(parents=True, exist_ok=True)

    def link(found: re.Match[str]) -> str:
        sign, words, target, _ = found.groups()
        if "://" in target or on_site((ROOT / name).parent / target):
            return found[0]
        return f"{sign}{words}" if sign else f"{words} (`{target.removeprefix('../')}`)"

    page.write_text(LINK.sub(link, text), "utf-8")


def on_site(target: Path) -> bool:
    """Whether a page or a picture is on the site."""
    target = target.resolve()
    name = target.relative_to(ROOT).as_posix() if target.is_relative_to(ROOT) else ""
    made = name.startswith(("api/", "games/"))
    return made or name in (*DOCUMENTS, *PLAIN) or (name.startswith("docs/") and target.exists())


def game_page(game: Game) -> str:
    """A game: its board, its rules in a minute, what is known about it, and all its rules."""
    voice = Voice(game, "en")
    by = re.search(rf"^- {re.escape(voice('title'))}.*", (ROOT / "NOTICE").read_text("utf-8"), re.M)
    parts = [f"# {voice('title')}", voice("blurb"), f"![The board]({game.name}.svg)"]
    if by:
        parts += [f"By {by[0].partition(': ')[2]}"]
    parts += ["## In a minute", *minute(game, "en").values()]
    parts += [
        "## In numbers",
        f"![What ten million random matches of it say](../docs/statistics/{game.name}.svg)",
        f"Ten million random matches: [all figures](../docs/statistics.md#{anchor(voice)}).",
        "## All rules",
    ]
    rules = (game.folder / "rules.en.md").read_text("utf-8")
    return "\n\n".join(parts) + "\n\n" + re.sub(r"^#+ ", lambda m: f"##{m[0]}", rules, flags=re.M)


def anchor(voice: Voice) -> str:
    """How the site calls the section of a title."""
    return re.sub(r"[^\w]+", "-", voice("title").lower()).strip("-")


def position(game: Game) -> str:
    """The board in the middle of a match."""
    record = next(iter(sorted((ROOT / "tests" / "records" / game.name).glob("*.txt"))))
    match = ludogare.read(record)
    return match.rewind(2 * len(match.plies) // 3).board()


def api_page(room: str) -> str:
    """All modules of a room with what they declare."""
    parts = [f"# ludogare.{room}"]
    package = importlib.import_module(f"ludogare.{room}")
    names = [package.__name__]
    names += [m.name for m in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    for name in names:
        try:
            module = importlib.import_module(name)
        except ModuleNotFoundError:  # of an extra that is not installed
            continue
        if name.endswith("__main__") or not module.__doc__:
            continue
        parts += [f"## {name}", said(module)]
        for title, thing in declared(module):
            parts += [f"### {title}", f"`{called(thing)}`", said(thing)]
            if inspect.isclass(thing):
                parts += [f"- `{title}`: {said(part)}" for title, part in methods(thing)]
    return "\n\n".join(parts) + "\n"


def declared(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The public classes and functions that a module declares itself."""
    for name, thing in vars(module).items():
        own = getattr(thing, "__module__", None) == module.__name__
        kind = inspect.isclass(thing) or inspect.isroutine(thing)
        if own and kind and not name.startswith("_"):
            yield name, thing


def called(thing: Any) -> str:
    """How something is called."""
    try:
        return f"{thing.__name__}{inspect.signature(thing)}"
    except (TypeError, ValueError):
        return str(thing.__name__)


def methods(thing: type) -> Iterator[tuple[str, Any]]:
    """The public methods that a class declares itself."""
    for name, part in vars(thing).items():
        if not name.startswith("_") and inspect.isfunction(part) and part.__doc__:
            yield name, part


def said(thing: Any) -> str:
    """A docstring, its examples as code."""
    lines: list[str] = []
    code = False
    for line in (inspect.getdoc(thing) or "").replace("<", "&lt;").split("\n"):
        begins = line.startswith(">>>")
        if begins and not code:
            lines += ["", "```python"]
        if code and not line.strip():
            lines += ["```"]
        code = begins or (code and bool(line.strip()))
        lines.append(line.replace("&lt;", "<") if code else line)
    return "\n".join([*lines, "```"] if code else lines)


if __name__ == "__main__":
    sys.exit(main())
