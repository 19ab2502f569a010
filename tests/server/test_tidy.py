"""What a server has done with goes back to the system."""

from __future__ import annotations

import gc
import platform
import re
from pathlib import Path

import pytest

from ludogare.server.serve import give_back

STATUS = Path("/proc/self/smaps_rollup")


def used() -> int:
    """The bytes of memory that this process has to itself."""
    return 1024 * int(re.search(r"^Private_Dirty:\s+(\d+)", STATUS.read_text(), re.MULTILINE)[1])


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="others have no malloc_trim")
@pytest.mark.skipif(not STATUS.exists(), reason="only Linux tells how much a process has")
def test_memory_between_what_stays_is_given_back():
    blocks = [bytearray(20_000) for _ in range(3000)]  # drawings of a common size
    kept = blocks[::50]
    del blocks
    gc.collect()
    before = used()
    assert give_back()
    assert used() < before - 20_000_000
    assert len(kept) == 60
