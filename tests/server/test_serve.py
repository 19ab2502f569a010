"""Starting, stopping and tidying up: a server that cannot start says why in a sentence."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import threading
import time
import weakref

import httpx
import pytest
import uvicorn

from ludogare.core.saying.errors import LudogareError
from ludogare.server import serve as serving_here
from ludogare.server.serve import bound, locked
from ludogare.server.store.sqlite import SqliteStore
from server.clients import run


@pytest.mark.parametrize("port", [99999, -1, 65536])
def test_a_port_that_is_none(port):
    with pytest.raises(LudogareError, match=f"127.0.0.1:{port} cannot be used: a port is 0 to"):
        bound("127.0.0.1", port)


@pytest.mark.parametrize("host", ["é" * 70, "::zz", "no such host"])
def test_a_host_that_is_none(host):
    with pytest.raises(LudogareError, match="cannot be used"):
        bound(host, 0)


def test_a_folder_that_cannot_be_made(tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    for folder in (file, file / "below"):
        with pytest.raises(LudogareError, match=f"{folder} cannot be used"):
            locked(folder)
    with pytest.raises(LudogareError, match=str(file)):
        run(SqliteStore(file / "below" / "tables.sqlite3").open(None))


def test_a_store_that_cannot_be_opened(tmp_path):
    broken = tmp_path / "tables.sqlite3"
    broken.write_text("not a database, but long enough to look like one at first view " * 20)
    for database in (broken, "postgresql://127.0.0.1:1/nowhere"):
        command = [sys.executable, "-m", "ludogare.server", "--port", "0", "--database"]
        ended = subprocess.run([*command, database], capture_output=True, text=True, timeout=30)
        assert ended.returncode == 2
        assert "database" in ended.stderr
        assert "Traceback" not in ended.stderr


def test_stopping_takes_some_seconds_at_most(monkeypatch):
    given_up = threading.Event()
    monkeypatch.setattr(serving_here, "STOPPING", 0.05)
    monkeypatch.setattr(serving_here, "give_up", given_up.set)
    server = serving_here.Server(uvicorn.Config("nothing"), None)
    assert not given_up.wait(0.1)
    server.handle_exit(15, None)
    assert server.should_exit
    assert given_up.wait(10)


STUCK = """
import time
from ludogare.server.table.registry import Registry

async def stuck(registry):
    time.sleep(60)

Registry.close = stuck
"""
SERVING = "import runpy; runpy.run_module('ludogare.server', run_name='__main__', alter_sys=True)"


def test_a_server_that_cannot_come_to_its_end_stops_within_five_seconds(tmp_path):
    command = [sys.executable, "-c", STUCK + SERVING, "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            httpx.get(server.stdout.readline().split()[-1]).raise_for_status()
            began = time.monotonic()
            server.terminate()
            assert server.wait(20) == 0
            assert time.monotonic() - began < 5
        finally:
            server.kill()


class Ring:
    """Something that holds on to itself."""

    def __init__(self):
        self.itself = self


def test_what_holds_on_to_itself_is_freed_in_the_end(monkeypatch):
    monkeypatch.setattr(serving_here, "TIDYING", 0.05)

    async def scenario():
        tidying = asyncio.create_task(serving_here.tidied())
        await asyncio.sleep(0)
        left = weakref.ref(Ring())
        assert left() is not None
        while left() is not None:
            await asyncio.sleep(0.02)
        tidying.cancel()

    gc.disable()
    try:
        asyncio.run(asyncio.wait_for(scenario(), 20))
    finally:
        gc.enable()
        gc.unfreeze()
