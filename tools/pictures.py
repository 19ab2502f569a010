"""Draws the pictures of the README anew: `python tools/pictures.py [NAME…]`, with Chromium.

The page is the real one, shown positions of fixed matches, as the tests of the page do it.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from page.browsers import chromium  # noqa: E402
from page.conftest import FLAGS, Server  # noqa: E402
from page.positions import PositionTable, match_of, ply_at  # noqa: E402

PICTURES = ROOT / "docs/pictures"
LAPTOP, PHONE = (1366, 768), (360, 740)
WIDE, OF_BOARD = 1000, 0.76  # px of a picture, and how much of a laptop the board has
BOARDS: dict[str, tuple[int, float] | tuple[int, float, str]] = {
    "cape_to_cairo": (4, 0.8, "ask-pick"),
    "steam_tunnel": (3, 0.6, "ask-place"),
    "carcassonne": (4, 0.5, "ask-place"),
    "channel_tunnel": (2, 0.6, "ask-turn"),
    "steamrollers": (3, 0.6, "ask-act"),
}
"""Seats, how far the match has gone, and what is asked."""


def main(*names: str) -> None:
    """Makes all pictures, or some by name."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            for name, take in pictures(browser, server.address).items():
                if not names or name in names:
                    take(PICTURES / f"{name}.png")
        finally:
            browser.close()
            server.kill()


def pictures(browser: Browser, address: str) -> dict[str, Callable[[Path], None]]:
    """How each picture is taken."""

    def board(game: str) -> Callable[[Path], None]:
        def take(file: Path) -> None:
            page = visit(browser, address, part=OF_BOARD)
            show(page, address, game)
            page.locator(".board").screenshot(path=file)
            page.context.close()

        return take

    def dark(file: Path) -> None:
        page = visit(browser, address, language="fr", color_scheme="dark")
        show(page, address, "steamrollers", "fr")
        page.screenshot(path=file)
        page.context.close()

    def phone(file: Path) -> None:
        page = visit(browser, address, PHONE)
        show(page, address, "carcassonne")
        page.screenshot(path=file)
        page.context.close()

    def end(file: Path) -> None:
        page = visit(browser, address)
        game, seats = "cape_to_cairo", BOARDS["cape_to_cairo"][0]
        PositionTable(page, "en", address).show(game, seats, len(match_of(game, seats).plies))
        page.wait_for_selector("dialog.sheet")
        page.screenshot(path=file)
        page.context.close()

    def lobby(file: Path) -> None:
        page = visit(browser, address)
        page.goto(address)
        page.wait_for_load_state("networkidle")
        page.screenshot(path=file)
        page.context.close()

    found = {game: board(game) for game in BOARDS}
    return {**found, "table_dark": dark, "phone": phone, "end": end, "lobby": lobby}


def visit(
    browser: Browser,
    address: str,
    size: tuple[int, int] = LAPTOP,
    *,
    part: float = 1,
    language: str = "en",
    **more: Any,
) -> Page:
    """Somebody who looks at a picture, at the width of the README."""
    scale = 1 if size == PHONE else WIDE / (part * size[0])
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=language, device_scale_factor=scale,
        reduced_motion="reduce", **more,
    )  # fmt: skip
    page = context.new_page()
    page.goto(address + "/api/languages")
    return page


def show(page: Page, address: str, game: str, language: str = "en") -> None:
    """Shows the position of a game."""
    seats, share, *question = BOARDS[game]
    table = PositionTable(page, language, address)
    table.show(game, seats, ply_at(game, seats, share, *question))
    page.wait_for_selector('.actions[aria-busy="false"]')


if __name__ == "__main__":
    main(*sys.argv[1:])
