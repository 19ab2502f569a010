"""Hostile names, hostile drawings, hostile addresses."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Guest
from .hands import begin

NASTY = "<img src=x onerror=alert(1)>"
DRAWING = """
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
     viewBox="0 0 10 10" onload="alert(1)" style="position:fixed">
  <script>alert(2)</script>
  <foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="/"/></foreignObject>
  <a href="javascript:alert(3)"><text>a</text></a>
  <use xlink:href="http://elsewhere.example/x.svg#y"/>
  <image href="http://elsewhere.example/x.png"/>
  <set attributeName="href" to="javascript:alert(4)"/>
  <rect id="kept" width="9" height="9" onclick="alert(5)" data-card="3"/>
</svg>
"""


def test_names_and_chat_are_text(guest: Guest) -> None:
    page = guest("/new/cape_to_cairo")
    page.fill('[aria-label="Seat 1: name"]', NASTY)
    page.locator(".toggle", has_text="Show this table").click()
    begin(page)
    expect(page.locator(".player .name").first).to_have_text(NASTY)
    page.click('.tabs [data-leaf="chat"]')
    page.fill(".chat-form input", "<script>alert(1)</script> &amp; <b>")
    page.keyboard.press("Enter")
    expect(page.locator(".chat-lines .text")).to_have_text("<script>alert(1)</script> &amp; <b>")
    page.wait_for_selector(".board svg")
    assert page.locator("img[src='x']").count() == 0
    lobby = guest()
    expect(lobby.locator(".sitter").first).to_contain_text(NASTY)
    assert lobby.locator("img[src='x']").count() == 0


def test_drawings_cannot_act(guest: Guest) -> None:
    page = guest(calm=True)  # the browser complains of what it reads
    left = page.evaluate(
        """async (text) => {
          const { readDrawing } = await import("/page/board/drawing.js");
          const svg = readDrawing(text);
          document.body.append(svg);
          return [[...svg.querySelectorAll("*")].map((e) => e.localName), svg.outerHTML];
        }""",
        DRAWING,
    )
    assert left[0] == ["use", "rect"]
    for bad in ("alert", "onload", "onclick", "elsewhere", "style="):
        assert bad not in left[1]
    assert 'data-card="3"' in left[1]


def test_rules_are_plain(guest: Guest) -> None:
    page = guest(calm=True)
    made = page.evaluate(
        """async () => {
          const { rich } = await import("/page/lib/dom.js");
          const box = document.createElement("div");
          box.append(...rich('<p onclick="alert(1)">a <em>b</em> <a href="javascript:1">c</a>'
            + '<script>alert(2)</' + 'script><img src=x onerror=alert(3)></p>'));
          return box.innerHTML;
        }"""
    )
    assert made == "<p>a <em>b</em> c</p>"


def test_addresses_that_lead_nowhere(guest: Guest) -> None:
    for path in ("/t/AAAAAAAAAAAAAAAAAAAAAA", "/new/chess", "/analysis?table=nothing"):
        page = guest(path, calm=True)
        expect(page.locator(".lost h1")).to_be_visible()
