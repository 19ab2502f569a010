"""The page brings its letters along: the interface and the boards are set in them everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Error, Page

import ludogare

from .conftest import Guest
from .hands import open_table

PAGE = Path(ludogare.__file__).parent / "page"
FAMILY = "Overpass"

WORDS = """() => {
  for (const old of document.querySelectorAll("[data-asked]")) delete old.dataset.asked;
  let asked = 0;
  for (const element of document.body.querySelectorAll("*")) {
    const own = [...element.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (own && element.checkVisibility() && !element.closest("code, pre, textarea, title, desc"))
      element.dataset.asked = String((asked += 1));
  }
  return asked;
}"""


def fonts_of(session: CDPSession, node: int) -> list[dict[str, Any]]:
    """The fonts that an element is drawn with; none if the page has replaced it by now."""
    try:
        found: list[dict[str, Any]] = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})[
            "fonts"
        ]
    except Error as problem:
        if "Could not find node" not in str(problem):
            raise
        return []
    return found


def foreign(page: Page) -> list[str]:
    """The words on a page that are really drawn with another font."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    assert page.evaluate(WORDS) > 10
    session = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        session.send(f"{domain}.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    query = {"nodeId": root, "selector": "[data-asked]"}
    found, looked_at = [], 0
    for node in session.send("DOM.querySelectorAll", query)["nodeIds"]:
        for font in fonts_of(session, node):
            looked_at += 1
            if font["familyName"] != FAMILY or not font["isCustomFont"]:
                html = session.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
                found.append(f"{font['familyName']}: {html[:160]}")
    session.detach()
    assert looked_at > 10
    return found


def test_every_word_is_set_in_it(guest: Guest) -> None:
    page = guest(language="fr-FR")
    page.wait_for_selector(".none, .board-of-tables")
    assert not foreign(page)
    open_table(page, "cape_to_cairo")
    page.wait_for_selector(".board svg")
    assert page.locator(".board text").count() > 5
    assert not foreign(page)


def test_a_dot_between_words_takes_room(guest: Guest) -> None:
    page = guest()
    page.wait_for_selector(".poster")
    page.evaluate("document.fonts.ready")
    wide = page.evaluate(
        """() => {
          const context = document.createElement("canvas").getContext("2d");
          context.font = "700 100px Overpass";
          return ["n · n", "n  n"].map((words) => context.measureText(words).width);
        }"""
    )
    assert wide[0] > wide[1] + 15


def test_figures_are_all_as_wide(guest: Guest) -> None:
    page = guest()
    page.wait_for_selector(".poster")
    widths = page.evaluate(
        """async () => {
          await document.fonts.ready;
          const line = document.body.appendChild(document.createElement("span"));
          return [400, 700].map((weight) => {
            line.style.fontWeight = weight;
            return [..."0123456789"].map((figure) => {
              line.textContent = figure.repeat(20);
              return Math.round(line.getBoundingClientRect().width);
            });
          });
        }"""
    )
    assert [len(set(figures)) for figures in widths] == [1, 1], widths


def test_its_licence_is_shipped_and_named() -> None:
    assert "SIL OPEN FONT LICENSE" in (PAGE / "fonts/OFL.txt").read_text("utf-8")
    notice = (Path(__file__).parents[2] / "NOTICE").read_text("utf-8")
    assert "src/ludogare/page/fonts/OFL.txt" in notice
