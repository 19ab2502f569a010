"""Whether processes live, as /proc knows it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

watched = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc")
"""A test that needs to know which processes live."""


def alive(pid):
    """Whether a process lives; one that has ended and waits to be reaped does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def gone(pid, seconds=10.0):
    """Whether a process has ended, or does so soon."""
    until = time.monotonic() + seconds
    while alive(pid):
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True
