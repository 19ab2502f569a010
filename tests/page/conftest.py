"""A server, a browser, and guests who come to it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from .browsers import WINDOWLESS, bare_fonts, chromium
from .positions import PositionTable
from .profiles import LANGUAGE, PATIENCE_MS, SIZE, Profiles
from .readers import Reader

HERE = Path(__file__).parent
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip
PACE = 10
"""Milliseconds that bots wait before they act."""
LONG = ("matches", "lessons", "follow", "engines", "why", "access", "stage", "contrast", "legible")
"""What takes longest, and so begins first: processes that work side by side end together."""
expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts the longest files first."""
    names = {f"test_{name}": place for place, name in enumerate(LONG)}
    if all(item.path.parent == HERE for item in items):
        items.sort(key=lambda item: names.get(item.path.stem, len(LONG)))


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
def launch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Browser]]:
    """Starts a Chromium, which is closed at the end."""
    env = {**os.environ, **bare_fonts(tmp_path_factory.mktemp("fonts"))}
    with sync_playwright() as playwright:
        started: list[Browser] = []

        def start(installed: str) -> Browser:
            started.append(
                playwright.chromium.launch(executable_path=installed, args=list(FLAGS), env=env)
            )
            return started[-1]

        yield start
        for one in started:
            one.close()


@pytest.fixture(scope="session")
def browser(launch: Callable[[str], Browser]) -> Browser:
    """One browser for all guests."""
    return launch(chromium(WINDOWLESS))


@pytest.fixture(scope="session")
def profiles(browser: Browser) -> Profiles:
    """The profiles of all guests."""
    return Profiles(browser)


Guest = Callable[..., Page]


@pytest.fixture
def guest(profiles: Profiles, server: Server) -> Iterator[Guest]:
    """Lets somebody come, each with a browser profile of their own; any error in a page fails."""
    pages: list[Page] = []
    problems: list[str] = []

    def come(path: str = "/", *, at: Server = server, calm: bool = False, **how: Any) -> Page:
        page = profiles.page(at.address, **how)
        pages.append(page)
        watch(page, problems, calm)
        page.goto(at.address + path)
        return page

    yield come
    for page in pages:
        profiles.leave(page.context)
    assert not problems, problems


def watch(page: Page, problems: list[str], calm: bool = False) -> None:
    """Notes what goes wrong in a page; of calm ones not what they say of it."""
    page.on("pageerror", lambda error: problems.append(f"error: {error}"))
    page.on("dialog", lambda dialog: (problems.append("a dialog"), dialog.dismiss()))
    if not calm:
        page.on("console", lambda said: problems.append(said.text) if is_problem(said) else None)


Look = Callable[..., Reader]


@pytest.fixture(scope="session")
def readers() -> dict[str, Reader]:
    """Who looks, by language."""
    return {}


@pytest.fixture
def look(profiles: Profiles, server: Server, readers: dict[str, Reader]) -> Iterator[Look]:
    """Lets somebody look at what any visitor sees; any error in the page fails."""
    looking: list[Reader] = []

    def come(language: str = LANGUAGE, size: tuple[int, int] = SIZE, dark: bool = False) -> Reader:
        if language not in readers:
            page = profiles.page(server.address, language=language)
            readers[language] = Reader(page, language, server.address)
            watch(readers[language].page, readers[language].problems)
        looking.append(readers[language])
        looking[-1].come(size, dark)
        return looking[-1]

    yield come
    problems = [problem for reader in looking for problem in reader.problems]
    for reader in looking:
        reader.problems.clear()
    assert not problems, problems


Position = Callable[..., PositionTable]


@pytest.fixture(scope="session")
def position_tables() -> dict[Reader, PositionTable]:
    """The tables for positions, by who looks at them."""
    return {}


@pytest.fixture
def position(look: Look, position_tables: dict[Reader, PositionTable]) -> Iterator[Position]:
    """Gives a table at which any position can be shown.

    The server knows nothing of it, so that it is no fault where it has no deals or record.
    """
    looking: list[Reader] = []

    def table(*who: Any, **how: Any) -> PositionTable:
        reader = look(*who, **how)
        looking.append(reader)
        found = position_tables.get(reader)
        if found is None:
            found = position_tables[reader] = PositionTable(reader)
        found.sent.clear()
        return found

    yield table
    for reader in looking:
        reader.problems[:] = [problem for problem in reader.problems if "404" not in problem]


def is_problem(said: ConsoleMessage) -> bool:
    """Whether a message is about a fault of the page; a private window has no push service."""
    return said.type == "error" and "incognito" not in said.text


def until(holds: Callable[[], Any], seconds: float = PATIENCE_MS / 1000) -> Any:
    """Waits until something holds."""
    end = time.monotonic() + seconds
    while True:
        found = holds()
        if found:
            return found
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.02)


def heard(page: Page, holds: Callable[[], Any]) -> Any:
    """Waits until something holds of what a page sends, heard only while it is looked at."""
    return until(lambda: (page.title(), holds())[1])
