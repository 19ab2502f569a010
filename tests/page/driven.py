"""Firefox and WebKit, driven by what they speak themselves: as much of a page as hands need.

Firefox speaks WebDriver BiDi, WebKit the older WebDriver; Playwright brings builds of its own.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import socket
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from .browsers import firefox, webkit
from .conftest import until
from .hands import MIDDLE

SIZE = (1280, 800)
SLOW = 60
"""Seconds that a browser may take to answer on a busy machine."""

AT = f"""(selector) => {{
  const element = document.querySelector(selector);
  if (!element?.checkVisibility()) return null;
  const spot = ({MIDDLE})(element);
  return {{ ...spot, free: element.contains(document.elementFromPoint(spot.x, spot.y)) }};
}}"""


class Driven(ABC):
    """A page of a driven browser."""

    def __init__(self) -> None:
        self.mouse = self

    @abstractmethod
    def evaluate(self, script: str, arg: Any = None) -> Any:
        """What a function gives in the page."""

    @abstractmethod
    def goto(self, address: str) -> None:
        """Loads a page."""

    @abstractmethod
    def press(self, actions: list[dict[str, Any]]) -> None:
        """Moves and presses the pointer."""

    @abstractmethod
    def problems(self) -> list[str]:
        """What went wrong since the page was loaded."""

    def wait_for_selector(self, selector: str) -> None:
        """Waits for an element to be seen."""
        until(lambda: self.evaluate(AT, selector), SLOW)

    def still(self, selector: str) -> tuple[float, float] | None:
        """Where an element lies that does not move and is not covered."""
        at, then = self.evaluate(AT, selector), self.evaluate(AT, selector)
        return (at["x"], at["y"]) if at and at["free"] and at == then else None

    def click(self, *where: Any) -> None:
        """Clicks on an element, or at a point."""
        if len(where) == 1:
            where = until(lambda: self.still(where[0]), SLOW)
        x, y = map(round, where)
        self.press([
            {"type": "pointerMove", "x": x, "y": y, "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ])  # fmt: skip


def pointer(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Actions of a mouse, as both protocols have them."""
    return [
        {
            "type": "pointer",
            "id": "mouse",
            "parameters": {"pointerType": "mouse"},
            "actions": actions,
        }
    ]


PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "fr",
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.server": "",
}


class Firefox(Driven):
    """Firefox, over a socket of its own."""

    def __init__(self, line: ClientConnection) -> None:
        super().__init__()
        self.line = line
        self.sent = 0
        self.noted: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        width, height = SIZE
        self.ask(
            "browsingContext.setViewport", viewport={"width": width, "height": height}, **self.at
        )

    @property
    def at(self) -> dict[str, str]:
        """The tab."""
        return {"context": self.context}

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Sends a command, and waits for its answer."""
        self.sent += 1
        self.line.send(json.dumps({"id": self.sent, "method": method, "params": params}))
        while True:
            heard = json.loads(self.line.recv(SLOW))
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] == "error":
                self.noted.append(str(heard["params"]["text"]))
            if heard.get("id") == self.sent:
                assert heard["type"] == "success", heard
                result: dict[str, Any] = heard["result"]
                return result

    def goto(self, address: str) -> None:
        self.noted = []
        self.ask("browsingContext.navigate", url=address, wait="complete", **self.at)

    def evaluate(self, script: str, arg: Any = None) -> Any:
        expression = f"JSON.stringify(({script})({json.dumps(arg)}) ?? null)"
        done = self.ask(
            "script.evaluate", expression=expression, awaitPromise=False, target=self.at
        )
        assert done["type"] == "success", done["exceptionDetails"]["text"]
        return json.loads(done["result"]["value"])

    def press(self, actions: list[dict[str, Any]]) -> None:
        self.ask("input.performActions", actions=pointer(actions), **self.at)

    def problems(self) -> list[str]:
        self.ask("session.status")  # what came before its answer has been heard
        return self.noted


NOTE = """() => {
  window.noted = [];
  const note = (...what) => window.noted.push(what.map(String).join(" "));
  console.error = note;
  addEventListener("error", (e) => note(e.message ?? e.target.src ?? e.target.href), true);
  addEventListener("unhandledrejection", (e) => note(e.reason));
  addEventListener("securitypolicyviolation", (e) => note(e.violatedDirective, e.blockedURI));
}"""


class WebKit(Driven):
    """The MiniBrowser of WebKitGTK, over requests to its driver."""

    def __init__(self, address: str, browser: str) -> None:
        super().__init__()
        self.client = httpx.Client(base_url=address, timeout=SLOW, trust_env=False)
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.path = ""
        self.path = "/" + self.ask("session", **wanted)["sessionId"]
        self.ask("window/rect", width=SIZE[0], height=SIZE[1])

    def ask(self, command: str, **params: Any) -> Any:
        """Sends a command, and waits for its answer."""
        at = f"/session{self.path}/{command}" if self.path else f"/{command}"
        answer = self.client.post(at, json=params)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def goto(self, address: str) -> None:
        """Loads a page; from then on it notes what goes wrong, which the driver does not tell."""
        self.ask("url", url=address)
        self.evaluate(NOTE)

    def evaluate(self, script: str, arg: Any = None) -> Any:
        return self.ask("execute/sync", script=f"return ({script})(arguments[0])", args=[arg])

    def press(self, actions: list[dict[str, Any]]) -> None:
        self.ask("actions", actions=pointer(actions))

    def problems(self) -> list[str]:
        found: list[str] = self.evaluate("() => window.noted ?? ['the page was loaded again']")
        return found

    def close(self) -> None:
        """Closes the browser; its driver goes on."""
        with suppress(httpx.HTTPError):
            self.client.delete(f"/session{self.path}")


@contextmanager
def running(command: list[str], **more: Any) -> Iterator[subprocess.Popen[str]]:
    """A program that is ended with what it was needed for."""
    with subprocess.Popen(command, text=True, **more) as process:
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


def at_home(folder: Path) -> dict[str, str]:
    """The environment of a browser that finds and leaves nothing outside a folder.

    Firefox also refuses to start for root in somebody else's home, as jobs in containers have it.
    """
    return {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder / ".config")}


@contextmanager
def in_firefox(folder: Path, env: dict[str, str]) -> Iterator[Firefox]:
    """Firefox with a profile of its own."""
    preferences = "".join(
        f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in PREFERENCES.items()
    )
    (folder / "user.js").write_text(preferences, "utf-8")
    command = [firefox(), "--headless", "--no-remote", "--profile", str(folder)]
    command += ["--remote-debugging-port=0", "about:blank"]
    said = folder / "said.txt"
    with (
        said.open("w") as out,
        running(command, stdout=out, stderr=out, env={**os.environ, **env, **at_home(folder)}),
    ):
        found = until(lambda: re.search(r"listening on (ws://\S+)", said.read_text("utf-8")), SLOW)
        with connect(f"{found[1]}/session", max_size=None) as line:
            yield Firefox(line)


@contextmanager
def in_webkit(folder: Path, env: dict[str, str]) -> Iterator[WebKit]:
    """WebKit's small browser on a screen that nobody sees."""
    driver, browser, xvfb = webkit()
    settings = folder / ".config" / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text("[Settings]\ngtk-enable-animations=0\n", "utf-8")
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    screen = [xvfb, "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    with running(screen, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as shown:
        assert shown.stdout is not None
        env = {**os.environ, **env, **at_home(folder)}
        env["DISPLAY"] = f":{shown.stdout.readline().strip()}"
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        with running([driver, f"--port={port}"], env=env, **quiet):
            address = f"http://127.0.0.1:{port}"
            until(lambda: answers(address), SLOW)
            page = WebKit(address, browser)
            yield page
            page.close()


def answers(address: str) -> bool:
    """Whether a driver is there."""
    try:
        return httpx.get(f"{address}/status", trust_env=False).is_success
    except httpx.HTTPError:
        return False
