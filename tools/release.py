"""Makes a release: `cut` writes its version and its section of the changelog, `build` its files.

python tools/release.py cut 1.0.0 --date 2026-12-01
python tools/release.py build 1.0.0
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import os
import re
import subprocess
import sys
import tarfile
import tomllib
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?")
NEXT = "Unreleased"
LINKS = ("Changelog", "Documentation", "Issues", "Source")
"""What strangers look for; a release without them would leave them nowhere to go."""


class Refused(Exception):
    """Why there will be no release."""


def places(root: Path) -> tuple[Path, Path, Path]:
    """Where a version is written: the package, the citation, the changelog."""
    return root / "src" / "ludogare" / "__init__.py", root / "CITATION.cff", root / "CHANGELOG.md"


def version(root: Path) -> str:
    """The version of a source tree."""
    found: str = re.findall(r'^__version__ = "(.+)"$', places(root)[0].read_text("utf-8"), re.M)[0]
    return found


def sections(text: str) -> dict[str, str]:
    """What the changelog says, by version."""
    parts = re.split(r"^## (.+)\n", text, flags=re.MULTILINE)[1:]
    bodies = zip(parts[::2], parts[1::2], strict=True)
    return {title.split(" ")[0]: body.strip() for title, body in bodies}


def notes(root: Path, wanted: str) -> str:
    """What changed in a version."""
    found = sections(places(root)[2].read_text("utf-8")).get(wanted, "")
    if not re.search(r"^- ", found, re.MULTILINE):
        raise Refused(f"CHANGELOG.md says nothing about {wanted}")
    return found


def cut(root: Path, wanted: str, day: date) -> None:
    """Writes a version wherever one is written, and begins the next section of the changelog."""
    if not VERSION.fullmatch(wanted):
        raise Refused(f"{wanted} is no version: write 1.2.3 or 1.2.3rc1")
    package, citation, changelog = places(root)
    said = changelog.read_text("utf-8")
    if wanted in sections(said):
        raise Refused(f"CHANGELOG.md has a section {wanted} already")
    notes(root, NEXT)
    replace(changelog, rf"^## {NEXT}$", f"## {NEXT}\n\n## {wanted} ({day})")
    replace(package, r'^__version__ = ".*"$', f'__version__ = "{wanted}"')
    replace(citation, r"^version: .*$", f"version: {wanted}")
    replace(citation, r"^date-released: .*$", f"date-released: {day}")


def replace(file: Path, pattern: str, line: str) -> None:
    """Replaces the one line of a file that looks like this."""
    text, count = re.subn(pattern, line, file.read_text("utf-8"), flags=re.MULTILINE)
    if count != 1:
        raise Refused(f"{file.name} has {count} lines that look like {pattern}, instead of 1")
    file.write_text(text, "utf-8")


def build(root: Path, wanted: str, out: Path) -> None:
    """Builds what is released, the same bytes from the same commit, with hashes."""
    if version(root) != wanted:
        raise Refused(f"this is {version(root)}, not {wanted}: tools/release.py cut {wanted}")
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    if missing := [name for name in LINKS if name not in project.get("urls", {})]:
        raise Refused(f"pyproject.toml, project.urls: {', '.join(missing)} missing")
    if out.exists():
        raise Refused(f"{out} exists already")
    out.mkdir()
    (out / "NOTES.md").write_text(notes(root, wanted) + "\n", "utf-8")
    os.umask(0o022)
    stamp = said("git", "log", "-1", "--format=%ct", cwd=root)
    code = "from setuptools import build_meta as b; b.build_{}({!r})"
    for what in ("sdist", "wheel"):
        line = code.format(what, str(out))
        said(sys.executable, "-c", line, cwd=root, SOURCE_DATE_EPOCH=stamp)
    (sdist,) = out.glob("*.tar.gz")
    settle(sdist, int(stamp))
    said(sys.executable, str(root / "tools" / "sbom.py"), str(out / "ludogare.cdx.json"), cwd=root)
    sums = [
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n"
        for file in sorted(out.iterdir())
    ]
    (out / "SHA256SUMS").write_text("".join(sums), "utf-8")


def settle(sdist: Path, stamp: int) -> None:
    """Packs an sdist anew, all of one time and nobody's: setuptools notes when and by whom."""
    with tarfile.open(sdist) as packed:
        parts = [(part, packed.extractfile(part)) for part in packed]
        files = [(part, file.read() if file else b"") for part, file in parts]
    with (
        gzip.GzipFile(sdist, "wb", mtime=stamp) as squeezed,
        tarfile.open(fileobj=squeezed, mode="w") as fresh,
    ):
        for part, content in sorted(files, key=lambda file: file[0].name):
            own = tarfile.TarInfo(part.name)
            own.type, own.size, own.mtime = part.type, part.size, stamp
            own.mode = 0o755 if part.isdir() or part.mode & 0o100 else 0o644
            fresh.addfile(own, io.BytesIO(content))


def said(*line: str, cwd: Path, **more: str) -> str:
    """What a command says; it has to end well."""
    done = subprocess.run(line, cwd=cwd, env=os.environ | more, capture_output=True, text=True)
    if done.returncode:
        raise Refused(done.stderr.strip())
    return done.stdout.strip()


def main() -> int:
    """Does what is asked."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("what", choices=("cut", "build", "notes"))
    parser.add_argument("version")
    parser.add_argument("--date", type=date.fromisoformat, default=date.today())
    asked = parser.parse_args()
    try:
        if asked.what == "cut":
            cut(ROOT, asked.version, asked.date)
        elif asked.what == "build":
            build(ROOT, asked.version, ROOT / "dist")
        else:
            print(notes(ROOT, asked.version))
    except Refused as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
