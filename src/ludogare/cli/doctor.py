"""`ludogare doctor`: what is installed and compiled, where things lie, what to do about it."""

from __future__ import annotations

import os
import platform
import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Any, NamedTuple

import ludogare
from ludogare.cli.compiling import USES
from ludogare.core.declaration.components import data_home
from ludogare.core.running import compiled
from ludogare.core.saying.errors import LudogareError
from ludogare.core.saying.texts import Sentence, Voice
from ludogare.games import GAMES, find

GOOD, IDLE, BAD = "ok", "--", "!!"
"""In order; not there, and only needed for something; wrong."""
EXTRAS = {
    "fast": "doctor-fast",
    "gpu": "doctor-gpu",
    "postgres": "doctor-postgres",
    "push": "doctor-push",
    "ratings": "doctor-ratings",
    "lab": "doctor-lab",
    "openspiel": "doctor-openspiel",
    "train": "doctor-train",
}
"""What can be installed besides, with what it is good for."""
NEEDED = re.compile(r"([\w.-]+)(?:\[[^]]*\])?(?:.*?>=([\d.]+))?(?:.*extra == ['\"](\w+)['\"])?")


class Finding(NamedTuple):
    """One line of what the doctor says."""

    mark: str
    sentence: Sentence


class Package(NamedTuple):
    """A package that we ask for."""

    name: str
    least: str
    extra: str
    """The extra that asks for it; empty where nothing works without."""


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser("doctor", help="see what is installed, compiled and missing")
    parser.set_defaults(run=run)


def run(asked: Any) -> int:
    """Says what there is; the exit code is 1 where something is wrong."""
    voice = Voice(None, asked.language)
    found = [*places(), *packages(), *rules()]
    print(voice("doctor-head", version=ludogare.__version__))
    for mark, sentence in found:
        print(f"{mark}  {voice.sentences([sentence])[0]}")
    wrong = [finding for finding in found if finding.mark == BAD]
    print(voice("doctor-wrong", count=len(wrong)) if wrong else voice("doctor-well"))
    return 1 if wrong else 0


def places() -> Iterator[Finding]:
    """Where things lie, and whether what has to be written can be."""
    system = f"{platform.python_version()}, {platform.system()} {platform.machine()}"
    yield Finding(GOOD, ("doctor-python", {"version": system, "path": sys.executable}))
    yield Finding(GOOD, ("doctor-package", {"path": str(Path(ludogare.__file__).parent)}))
    for folder, usable, refused in (
        (data_home(), "doctor-data", "doctor-data-refused"),
        (compiled.cache_home(), "doctor-cache", "doctor-cache-refused"),
    ):
        facts = {"path": str(folder), "size": f"{size_of(folder) / 1e6:.1f}"}
        good = writable(folder)
        yield Finding(GOOD if good else BAD, (usable if good else refused, facts))
    own = sorted((data_home() / "components").glob("*.toml"))
    for file in own:
        yield component_file(file)


def component_file(file: Path) -> Finding:
    """Somebody's own parts of a game: used, of no game, or refused."""
    if file.stem not in GAMES:
        return Finding(BAD, ("doctor-parts-nobody", {"path": str(file), "known": [*GAMES]}))
    try:
        find(file.stem)
    except LudogareError as problem:
        return Finding(BAD, ("doctor-parts-refused", {"problem": problem}))
    return Finding(GOOD, ("doctor-parts", {"path": str(file)}))


def writable(folder: Path) -> bool:
    """Whether a folder can be written, or made where it is not there."""
    there = next(path for path in (folder, *folder.parents) if path.exists())
    return there.is_dir() and os.access(there, os.W_OK | os.X_OK)


def size_of(folder: Path) -> int:
    """Bytes of all files below a folder."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def packages() -> Iterator[Finding]:
    """What is installed, extra by extra, and what another extra would be good for."""
    asked_for = [package for package in declared() if package.extra in ("", *EXTRAS)]
    for extra in ("", *EXTRAS):
        found = {p.name: (p, installed(p.name)) for p in asked_for if p.extra == extra}
        if not found:
            continue
        old = [f"{p.name} {now}" for p, now in found.values() if now and older(now, p.least)]
        missing = [name for name, (_, now) in found.items() if not now]
        facts = {"extra": extra, "packages": [*missing, *old]}
        there = {"extra": extra, "packages": [f"{name} {now}" for name, (_, now) in found.items()]}
        if not missing and not old:
            said = "doctor-installed" if extra else "doctor-needed"
            yield Finding(GOOD, (said, there))
        elif old or not extra:
            said = "doctor-old" if extra else "doctor-broken"
            yield Finding(BAD, (said, facts))
        else:
            purpose: Sentence = (EXTRAS[extra], {})
            yield Finding(IDLE, ("doctor-missing", {**facts, "purpose": purpose}))


def declared() -> Iterator[Package]:
    """What this installation says it needs, from its own metadata."""
    for line in requires("ludogare") or ():
        if found := NEEDED.match(line):
            yield Package(found[1], found[2] or "0", found[3] or "")


def installed(package: str) -> str:
    """The version of a package; empty where there is none."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def older(found: str, least: str) -> bool:
    """Whether a version is below the least one.

    >>> older("0.9.1", "0.10"), older("2.0", "2"), older("2", "2.0.1")
    (True, False, True)
    """
    numbers = [[int(n) for n in re.findall(r"\d+", v)[:3]] for v in (found, least)]
    mine, wanted = (part + [0] * (3 - len(part)) for part in numbers)
    return mine < wanted


def rules() -> Iterator[Finding]:
    """What is compiled of each game."""
    if not compiled.available():
        yield Finding(IDLE, ("doctor-plain", {}))
        return
    for name in GAMES:
        try:
            game = find(name)
        except LudogareError:  # its own component file, which has been named
            continue
        kept = [use for use, what in USES.items() if what.ready(game)]
        left = [use for use in USES if use not in kept]
        said = "doctor-compiled" if not left else "doctor-uncompiled"
        facts = {"game": name, "kept": kept, "left": left}
        yield Finding(IDLE if left else GOOD, (said, facts))
