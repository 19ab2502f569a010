"""The browser that the page is tested in."""

from __future__ import annotations

import os
import shutil

import pytest

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
