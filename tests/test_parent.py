"""Processes that share some work end with the one that shares it out."""

from __future__ import annotations

import signal
import subprocess
import sys

from pids import alive, gone, watched

SHARING = """
import os, time
from ludogare.lab.sharing import shared

def main():
    with shared(1) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        time.sleep(600)

if __name__ == "__main__":
    main()
"""


@watched
def test_a_worker_ends_with_a_process_that_is_killed(tmp_path):
    file = tmp_path / "sharing.py"
    file.write_text(SHARING)
    with subprocess.Popen([sys.executable, file], stdout=subprocess.PIPE, text=True) as sharing:
        assert sharing.stdout is not None
        worker = int(sharing.stdout.readline())
        assert alive(worker)
        sharing.send_signal(signal.SIGKILL)
    assert gone(worker, 30), "it lives on"
