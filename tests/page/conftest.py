"""A server, a browser, and guests who come to it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from .browsers import bare_fonts, chromium

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip
PACE = 10
"""Milliseconds that bots wait before they act."""


class Server:
    """A server process with a data folder; it can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self.data, self.port = data, 0
        self.start()

    def start(self) -> None:
        """Starts it, at the same port as before if there was one."""
        command = [sys.executable, "-m", "ludogare.server", "--port", str(self.port)]
        command += ["--data", str(self.data), "--pace", str(PACE), "--workers", "1"]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            start_new_session=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        seen = []
        for line in self.process.stdout:
            seen.append(line)
            if "http://" in line:
                self.address = "http://" + line.split("http://")[1].strip().rstrip("/")
                self.port = int(self.address.rpartition(":")[2])
                return
        raise AssertionError("the server did not start: " + "".join(seen))

    def kill(self) -> None:
        """Ends it and its bots without a warning."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests share."""
    running = Server(tmp_path_factory.mktemp("tables"))
    yield running
    running.kill()


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed."""
    running = Server(tmp_path / "tables")
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One browser for all guests."""
    installed = chromium()
    env = {**os.environ, **bare_fonts(tmp_path_factory.mktemp("fonts"))}
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=installed, args=list(FLAGS), env=env)
        yield started
        started.close()


Guest = Callable[..., Page]


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[Guest]:
    """Lets somebody come, each with a browser profile of their own; any error in a page fails."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def come(
        path: str = "/",
        *,
        at: Server = server,
        size: tuple[int, int] = (1280, 800),
        language: str = "en-GB",
        calm: bool = False,
        pace: str = "once",
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="reduce",
            **more,
        )
        contexts.append(context)
        context.set_default_timeout(10_000)
        wish = f"localStorage['ludogare-pace'] ??= '{json.dumps(pace)}'"
        context.add_init_script(f"if (location.protocol !== 'about:') {wish}")
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(f"error: {error}"))
        page.on("dialog", lambda dialog: (problems.append("a dialog"), dialog.dismiss()))
        if not calm:
            page.on(
                "console",
                lambda said: problems.append(said.text) if is_problem(said) else None,
            )
        page.goto(at.address + path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not problems, problems


def is_problem(said: ConsoleMessage) -> bool:
    """Whether a message is about a fault of the page; a private window has no push service."""
    return said.type == "error" and "incognito" not in said.text


def until(holds: Callable[[], Any], seconds: float = 10) -> Any:
    """Waits until something holds."""
    end = time.monotonic() + seconds
    while True:
        found = holds()
        if found:
            return found
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.02)
