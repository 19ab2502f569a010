"""The files of the page, and nothing else."""

from __future__ import annotations

import gzip
import hashlib
import re
import time
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[2] / "page"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
SMALL = 1000
"""Bytes below which nothing is compressed."""
INDEX = "index.html"
FETCHED = re.compile(rb'(?<="/page/)(?=[^"]+\.(?:css|js|woff2)")')
"""Where the page names a file that it is made of."""
FRESH_S = 1.0
"""Seconds for which the files are taken to be what they were."""


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    content: bytes
    compressed: bytes | None
    type: str
    etag: str
    stamp: tuple[int, int]


class Files:
    """The files of a folder, read once and again when they change."""

    def __init__(self, folder: Path = PAGE) -> None:
        self.folder = folder.resolve()
        self._read: dict[str, File] = {}
        self._version, self._looked = "", -FRESH_S
        self._index: tuple[str, File] | None = None

    @property
    def version(self) -> str:
        """What tells these files from all others: another one as soon as one of them changes."""
        if time.monotonic() >= self._looked + FRESH_S:
            names = sorted(p.relative_to(self.folder).as_posix() for p in self.folder.rglob("*"))
            found = [(name, file.etag) for name in names if (file := self.find(name))]
            self._version = hashlib.sha256(repr(found).encode()).hexdigest()[:12]
            self._looked = time.monotonic()
        return self._version

    @property
    def index(self) -> File | None:
        """The page itself, which names what it is made of below the version of all files."""
        version, written = self.version, self.find(INDEX)
        if written is not None and (self._index is None or self._index[0] != version):
            named = FETCHED.sub(f"@{version}/".encode(), written.content)
            self._index = version, _file(named, ".html", written.stamp)
        return self._index[1] if self._index else None

    def find(self, name: str) -> File | None:
        """A file by its path below the folder; hidden, foreign and unknown ones are not there."""
        path = self.folder / name
        parts = name.split("/")
        if any(part in ("", ".", "..") or part.startswith(".") for part in parts):
            return None
        if "\\" in name or "\0" in name or path.suffix not in TYPES:
            return None
        try:
            path = path.resolve(strict=True)
            stat = path.stat()
        except OSError:
            return None
        if not path.is_relative_to(self.folder) or not path.is_file():
            return None
        stamp = (stat.st_mtime_ns, stat.st_size)
        known = self._read.get(name)
        if known is None or known.stamp != stamp:
            known = self._read[name] = _file(path.read_bytes(), path.suffix, stamp)
        return known


def _file(content: bytes, suffix: str, stamp: tuple[int, int]) -> File:
    kind = TYPES[suffix]
    squeezed = kind.startswith(("text/", "application/json", "image/svg"))
    compressed = gzip.compress(content, 9, mtime=0) if squeezed and len(content) > SMALL else None
    etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return File(content, compressed, kind, etag, stamp)
