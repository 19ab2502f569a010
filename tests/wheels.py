"""Wheels built from a copy of the sources, and environments that hold one and nothing else."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
NEEDED = ("pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "NOTICE", "src")
UNWANTED = shutil.ignore_patterns("__pycache__", "*.egg-info")
EPOCH = "1767225600"
"""The time that is written into everything that is built."""


def copied(folder: Path) -> Path:
    """A copy of what a wheel is built from."""
    folder.mkdir(parents=True)
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=UNWANTED, copy_function=shutil.copy)
        else:
            shutil.copy(ROOT / name, folder)
    return folder


def built(source: Path, what: str = "wheel") -> Path:
    """The wheel or sdist of a source tree."""
    out = source / "dist"
    code = f"from setuptools import build_meta; build_meta.build_{what}({str(out)!r})"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=source,
        env={**os.environ, "SOURCE_DATE_EPOCH": EPOCH},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    (made,) = out.glob("*.whl" if what == "wheel" else "*.tar.gz")
    return made


class Environment:
    """A virtual environment with a wheel in it, and of other packages what its extras ask for."""

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        venv.create(folder, with_pip=False)
        self.folder = folder
        self.python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
        self.command = self.python.with_name("ludogare")
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet"]
        subprocess.run([*pip, "--no-index", "--no-deps", str(wheel)], check=True)
        self.site = Path(self.run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))"))
        (own,) = self.site.glob("ludogare-*.dist-info")
        for name in asked_for(Distribution.at(own), extras):
            self.lend(distribution(name))

    def lend(self, package: Distribution) -> None:
        """Makes a package of this environment known in the new one."""
        home = Path(str(package.locate_file("")))
        for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
            if not (self.site / top).exists():
                (self.site / top).symlink_to(home / top)

    def run(self, *arguments: str, **more: str) -> str:
        """What Python says, far from the sources."""
        return self.say(self.python, *arguments, **more)

    def ludogare(self, *arguments: str, **more: str) -> str:
        """What the command says."""
        return self.say(self.command, *arguments, **more)

    def say(self, *line: str | Path, **more: str) -> str:
        """What a command line says; it has to end well."""
        done = subprocess.run(
            [str(word) for word in line],
            cwd=self.folder,
            env=self.surroundings | more,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr + done.stdout
        return done.stdout.strip()

    @property
    def surroundings(self) -> dict[str, str]:
        """The variables of a process: home and language, and no way back to the sources."""
        return {"HOME": str(self.folder), "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}


def asked_for(package: Distribution, extras: tuple[str, ...]) -> set[str]:
    """The packages that one needs with its extras, and those that these need."""
    found: set[str] = set()
    waiting = [(package, extras)]
    while waiting:
        asking, wanted = waiting.pop()
        for line in asking.requires or ():
            need = Requirement(line)
            here = [{"extra": extra} for extra in ("", *wanted)]
            if need.marker and not any(need.marker.evaluate(one) for one in here):
                continue
            name = re.sub(r"[-_.]+", "-", need.name).lower()
            if name not in found:
                found.add(name)
                waiting.append((distribution(name), tuple(need.extras)))
    return found
