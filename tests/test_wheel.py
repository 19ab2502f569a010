"""A wheel, installed somewhere else, holds everything that the package reads."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytest.importorskip("setuptools", minversion="77")

ROOT = Path(__file__).parents[1]
PARTS = ("pyproject.toml", "README.md", "LICENSE", "NOTICE")
BUILD = "from setuptools import build_meta; print(build_meta.build_wheel({!r}))"


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the files in a wheel, built from a copy of the sources."""
    folder = tmp_path_factory.mktemp("wheel")
    for part in PARTS:
        shutil.copy(ROOT / part, folder)
    unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=unwanted)
    command = [sys.executable, "-c", BUILD.format(str(folder))]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def test_every_file_of_the_package_is_in_the_wheel(packed: set[str]) -> None:
    source = ROOT / "src"
    files = {
        str(file.relative_to(source))
        for file in (source / "ludogare").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert {Path(name).suffix for name in files} >= {".py", ".js", ".css", ".ftl", ".md", ".toml"}
    assert not files - packed, "pyproject.toml, package-data"


def test_nothing_else_is_in_the_wheel(packed: set[str]) -> None:
    foreign = [n for n in packed if not n.startswith(("ludogare/", "ludogare-"))]
    assert not foreign
