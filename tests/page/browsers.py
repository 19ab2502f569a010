"""The browsers that the page is tested in, and where they are installed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import pytest

FONTS = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf")
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts")
NAMES = ("chromium", "chromium-browser", "google-chrome")
WINDOWLESS = ("chromium-headless-shell", *NAMES)
"""Without windows that nobody sees, a page takes half the time."""
FIREFOX = ("firefox-esr", "firefox")
DRIVER, DISPLAY = ("WebKitWebDriver",), ("Xvfb",)
MINI_BROWSER = "webkit2gtk-4.*/MiniBrowser"
LIBRARIES = Path("/usr/lib")
ALL = "LUDOGARE_ALL_TESTS"
"""Where this is set, a browser that is missing is a failure."""


def missing(what: str) -> NoReturn:
    """Skips what needs a program, or fails where all tests count."""
    end = pytest.fail if os.environ.get(ALL) else pytest.skip
    end(f"no {what} is installed here, so the page is not tested in it")


def installed(what: str, names: Sequence[str]) -> str:
    """Where a program is installed; without it, what needs it is skipped."""
    return next(filter(None, map(shutil.which, names)), None) or missing(what)


def chromium(names: Sequence[str] = NAMES) -> str:
    """Where Chromium is installed."""
    return installed("Chromium", names)


def firefox() -> str:
    """Where Firefox is installed."""
    return installed("Firefox", FIREFOX)


def webkit() -> tuple[str, str, str]:
    """Where the driver of WebKit, its browser and a screen for it are installed."""
    driver, screen = installed("WebKit", DRIVER), installed("Xvfb for WebKit", DISPLAY)
    found = sorted([*LIBRARIES.glob(MINI_BROWSER), *LIBRARIES.glob(f"*/{MINI_BROWSER}")])
    return driver, str(found[-1]) if found else missing("MiniBrowser of WebKit"), screen


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
