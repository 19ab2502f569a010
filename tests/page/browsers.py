"""The browser that the page is tested in."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

FONTS = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf")
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts")
NAMES = ("chromium", "chromium-browser", "google-chrome")
ALL = "LUDOGARE_ALL_TESTS"
"""Where this is set, a browser that is missing is a failure."""


def chromium() -> str:
    """Where it is installed; without it, what needs it is skipped."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        missing = pytest.fail if os.environ.get(ALL) else pytest.skip
        missing("no Chromium is installed here, so the page is not tested")
    return str(found)


def bare_fonts(folder: Path) -> dict[str, str]:
    """The environment of a browser that knows DejaVu alone, as on a bare machine, if that is here.

    Whatever else is installed then, the page looks the same, and a fault of it is seen everywhere.
    """
    folders = [Path(name).expanduser() for name in FONT_FOLDERS]
    found = [next(iter(sorted(f for d in folders for f in d.rglob(name))), None) for name in FONTS]
    if not all(found):
        return {}
    for file in filter(None, found):
        shutil.copy(file, folder)
    settings = folder / "fonts.conf"
    settings.write_text(
        f"<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>", "utf-8"
    )
    return {"FONTCONFIG_FILE": str(settings)}
