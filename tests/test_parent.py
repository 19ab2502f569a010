"""Processes that share some work end with the one that shares it out."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

SHARING = """
import os, time
from ludogare.lab.simulate import shared

def main():
    with shared(1) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        time.sleep(600)

if __name__ == "__main__":
    main()
"""


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_worker_ends_with_a_process_that_is_killed(tmp_path):
    file = tmp_path / "sharing.py"
    file.write_text(SHARING)
    with subprocess.Popen([sys.executable, file], stdout=subprocess.PIPE, text=True) as sharing:
        assert sharing.stdout is not None
        worker = int(sharing.stdout.readline())
        assert alive(worker)
        sharing.send_signal(signal.SIGKILL)
    end = time.monotonic() + 30
    while alive(worker):
        assert time.monotonic() < end, "it lives on"
        time.sleep(0.05)
