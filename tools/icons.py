"""Draws the icons of the installed page out of its favicon: `python tools/icons.py`.

It needs Playwright and Chromium, as the tests of the page do.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PAGE = Path(__file__).parents[1] / "src/ludogare/page"
ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "maskable-512": (512, 0.72)}
"""By name: how large, and which part of it the drawing fills; systems cut off the edge of some."""
GROUND = "#16324F"


def main() -> None:
    """Writes every icon."""
    drawing = (PAGE / "favicon.svg").read_text("utf-8")
    (PAGE / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = "transparent" if part == 1 else GROUND
            page.set_content(
                f"<style>body {{ margin: 0; display: grid; place-content: center; height: 100vh;"
                f" background: {ground} }} svg {{ width: {size * part}px }}</style>{drawing}"
            )
            page.screenshot(path=PAGE / f"icons/{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
