"""Draws the pictures of the README anew: `python tools/pictures.py [NAME…]`, with Chromium.

The page is the real one, shown positions of fixed matches, as the tests of the page do it.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from page.browsers import chromium  # noqa: E402
from page.conftest import FLAGS, Server  # noqa: E402
from page.played import match_of  # noqa: E402
from page.positions import PositionTable, ply_at  # noqa: E402
from page.profiles import arrival  # noqa: E402
from page.readers import Reader  # noqa: E402

PICTURES = ROOT / "docs/pictures"
LAPTOP, PHONE = (1366, 768), (360, 740)
WIDE, OF_BOARD = 1000, 0.76  # px of a picture, and how much of a laptop the board has
BOARDS: dict[str, tuple[int, float] | tuple[int, float, str]] = {
    "cape_to_cairo": (4, 0.8, "ask-pick"),
    "steam_tunnel": (4, 0.6, "ask-place"),
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
            reader = visit(browser, address, part=OF_BOARD)
            show(reader, game, headed=False)
            reader.page.locator(".board").screenshot(path=file)
            reader.page.context.close()

        return take

    def taken(file: Path, reader: Reader) -> None:
        reader.page.screenshot(path=file)
        reader.page.context.close()

    def dark(file: Path) -> None:
        reader = visit(browser, address, language="fr", color_scheme="dark")
        show(reader, "steamrollers")
        taken(file, reader)

    def phone(file: Path) -> None:
        reader = visit(browser, address, PHONE)
        show(reader, "carcassonne")
        taken(file, reader)

    def end(file: Path) -> None:
        reader = visit(browser, address)
        game, seats = "cape_to_cairo", BOARDS["cape_to_cairo"][0]
        PositionTable(reader).show(game, seats, len(match_of(game, seats).plies))
        reader.page.wait_for_selector("dialog.sheet")
        taken(file, reader)

    def lobby(file: Path) -> None:
        reader = visit(browser, address)
        reader.go("/")
        reader.page.wait_for_load_state("networkidle")
        taken(file, reader)

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
) -> Reader:
    """Somebody who looks at a picture, at the width of the README."""
    scale = 1 if size == PHONE else WIDE / (part * size[0])
    context = arrival(browser, size, language, device_scale_factor=scale, **more)
    return Reader(context.new_page(), language, address)


def show(reader: Reader, game: str, headed: bool = True) -> None:
    """Shows the position of a game; a board that will stand alone says who plays."""
    seats, share, *question = BOARDS[game]
    PositionTable(reader, headed).show(game, seats, ply_at(game, seats, share, *question))
    reader.page.wait_for_selector('.actions[aria-busy="false"]')


if __name__ == "__main__":
    main(*sys.argv[1:])
