"""The files of the page, and nothing else."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
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
            known = self._read[name] = _file(path, stamp)
        return known


def _file(path: Path, stamp: tuple[int, int]) -> File:
    content = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
    squeezed = kind.startswith(("text/", "application/json", "image/svg"))
    compressed = gzip.compress(content, 9, mtime=0) if squeezed and len(content) > SMALL else None
    etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return File(content, compressed, kind, etag, stamp)
