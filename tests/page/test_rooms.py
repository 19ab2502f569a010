"""The page's rooms import what the page's README lets them, and its first files come at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import ludogare

PAGE = Path(ludogare.__file__).parent / "page"
EVERYTHING = "everything"
IMPORT = re.compile(r'(?:from |import\(|^import )"(\.[^"]+)"', re.MULTILINE)
STATIC = re.compile(r'^import (?:\{[^}]*\} from )?"([^"]+)"', re.MULTILINE)
FILES = sorted(PAGE.rglob("*.js"))


def declared() -> dict[str, tuple[set[str], set[str]]]:
    """By room: the rooms that it may import, and its files that others may."""
    rows = re.findall(r"^\| `(\w+)` \|(.*)\|$", (PAGE / "README.md").read_text("utf-8"), re.M)
    found = {}
    for room, rest in rows:
        _, imports, shared = rest.split("|")
        names = {EVERYTHING} if shared.strip() == EVERYTHING else named(shared)
        found[room] = (named(imports), names)
    return found


def named(words: str) -> set[str]:
    return set(re.findall(r"`(\w+)`", words))


def room(file: Path) -> str:
    """The room of a file; main.js has none."""
    return file.parent.name if file.parent != PAGE else ""


def imports(pattern: re.Pattern[str], file: Path) -> Iterator[Path]:
    for name in pattern.findall(file.read_text("utf-8")):
        yield (file.parent / name).resolve()


def test_every_room_is_in_the_readme():
    assert {room(file) for file in FILES} - {""} == set(declared())
    for name, (_, shared) in declared().items():
        missing = [f for f in shared - {EVERYTHING} if not (PAGE / name / f"{f}.js").is_file()]
        assert not missing, f"{name} opens files that are not there"


def test_imports_lead_to_files():
    for file in FILES:
        assert not [found for found in imports(IMPORT, file) if not found.is_file()], file


def test_rooms_import_what_they_may():
    rooms = declared()
    for file in FILES:
        here = room(file)
        for found in imports(IMPORT, file):
            other = room(found)
            if here in ("", other):
                continue
            assert other in rooms[here][0], f"{file.name} of {here} imports {other}"


def test_rooms_keep_their_insides():
    rooms = declared()
    for file in FILES:
        for found in imports(IMPORT, file):
            shared = rooms[room(found)][1]
            inside = room(file) == room(found) or shared == {EVERYTHING}
            assert inside or found.stem in shared, f"{file} imports {found.name}"


def test_no_two_rooms_need_each_other():
    needs = {name: allowed for name, (allowed, _) in declared().items()}
    done: set[str] = set()
    while ready := {
        name for name, allowed in needs.items() if name not in done and allowed <= done
    }:
        done |= ready
    assert done == set(needs), "rooms in a circle"


def test_what_main_imports_is_fetched_at_once():
    """Without the list in index.html the browser would find these files one after another."""
    first = [PAGE / "main.js"]
    for file in first:
        first += [found for found in imports(STATIC, file) if found not in first]
    text = (PAGE / "index.html").read_text("utf-8")
    listed = re.findall(r'(?:modulepreload" href|script src)="/page/([^"]+)"', text)
    assert sorted(listed) == sorted(f.relative_to(PAGE).as_posix() for f in first)
