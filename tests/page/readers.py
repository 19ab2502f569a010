"""Pages that stay open, at which one test looks after another: nothing is loaded again.

For tests of what can be seen somewhere, whoever looks on. They go from address to address as links
do; a test of what is kept, or of who somebody is, needs a guest of its own (`conftest.guest`).
"""

from __future__ import annotations

import json

from playwright.sync_api import Page

from .profiles import PACE

GO = """(path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
CLEAR = f"""() => {{
  localStorage.clear();
  localStorage["ludogare-pace"] = '{json.dumps(PACE)}';
}}"""


class Reader:
    """Somebody who looks, in one language."""

    def __init__(self, page: Page, language: str, address: str) -> None:
        self.page = page
        self.page.goto(f"{address}/nowhere")
        self.language = language[:2]
        self.problems: list[str] = []
        """What went wrong in the page."""

    def come(self, size: tuple[int, int], dark: bool) -> None:
        """Arrives as if nobody had been here before, on a screen of such a size."""
        self.leave()
        self.page.mouse.move(0, 0)
        self.page.emulate_media(color_scheme="dark" if dark else "light")
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.context.clear_cookies()
        self.page.evaluate(CLEAR)

    def go(self, path: str) -> None:
        """Goes to an address."""
        self.page.evaluate(GO, path)

    def leave(self) -> None:
        """Goes where there is nothing."""
        self.go("/nowhere")
        self.page.wait_for_selector(".lost")
