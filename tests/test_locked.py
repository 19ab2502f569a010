"""What is locked is what is declared, each by its hashes, and the bill of materials says so."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
REQUIREMENTS = ROOT / "requirements"
SERVER = ("fast", "server", "postgres")
TEST = (*SERVER, "lab", "openspiel", "test", "check")


def tool():
    spec = importlib.util.spec_from_file_location("sbom", ROOT / "tools" / "sbom.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(extras: tuple[str, ...]) -> dict[str, str]:
    """The packages that the project asks for, with their least versions."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = [*project["dependencies"]]
    for extra in extras:
        lines += project["optional-dependencies"][extra]
    found = [re.fullmatch(r"([\w.-]+)(?:\[\w+\])?(?:>=([\d.]+))?", line) for line in lines]
    return {plain(name[1]): name[2] or "0" for name in found}


def number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version)[:3])


@pytest.mark.parametrize(("file", "extras"), [("server.txt", SERVER), ("test.txt", TEST)])
def test_everything_declared_is_locked_with_hashes(file, extras):
    text = (REQUIREMENTS / file).read_text("utf-8")
    locked = {plain(pin.name): pin for pin in tool().pins(text)}
    for name, least in declared(extras).items():
        assert name in locked, f"{name}: make lock"
        assert number(locked[name].version) >= number(least), f"{name}: make lock"
    assert all(pin.hashes for pin in locked.values())
    assert not re.search(r"https?:|--(extra-)?index-url|--find-links", text)


def test_both_files_agree():
    server, test = (
        {pin.name: pin.version for pin in tool().pins((REQUIREMENTS / file).read_text("utf-8"))}
        for file in ("server.txt", "test.txt")
    )
    assert server.items() <= test.items()


def test_the_bill_of_materials_has_every_package(tmp_path):
    out = tmp_path / "some" / "bill.json"
    subprocess.run([sys.executable, ROOT / "tools" / "sbom.py", out], check=True)
    bill = json.loads(out.read_text("utf-8"))
    assert bill["bomFormat"] == "CycloneDX"
    names = {part["name"] for part in bill["components"]}
    assert set(declared(SERVER)) <= {plain(name) for name in names}
    assert all(part["hashes"] for part in bill["components"])
