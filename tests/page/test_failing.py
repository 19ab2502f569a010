"""What fails on the way is said in a sentence, and can be tried again."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from .conftest import Guest, Server, heard, until
from .hands import begin, open_table
from .readers import GO

RECORDS = Path(__file__).parents[1] / "records"


def lose(route: Route) -> None:
    route.abort()


def test_a_page_that_does_not_come_can_be_tried_again(guest: Guest) -> None:
    page = guest(calm=True)
    page.wait_for_selector(".poster")
    page.route("**/newtable/newtable.js", lose)
    page.click('.poster h2 a[href="/new/cape_to_cairo"]')
    expect(page.locator(".lost p")).to_have_text("This page could not be loaded.")
    page.unroute("**/newtable/newtable.js")
    page.click("button:has-text('Try again')")
    page.wait_for_selector(".new-table")


def test_a_language_that_does_not_come_is_not_spoken(guest: Guest) -> None:
    page = guest(calm=True)
    page.wait_for_selector(".poster")
    page.route("**/texts/fr.js", lose)
    french = page.locator('.languages [lang="fr"]')
    french.click()
    expect(page.locator(".note.bad")).to_contain_text("The server is not responding.")
    page.click(".menu-box > button")
    expect(page.locator(".menu")).to_contain_text("Appearance")
    assert page.evaluate("document.documentElement.lang") == "en"
    page.reload()
    expect(page.locator("h1")).to_have_text("The game station")
    page.unroute("**/texts/fr.js")
    french.focus()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("La gare aux jeux")
    expect(french).to_be_focused()


def test_a_lesson_stays_where_it_is_while_the_server_is_away(guest: Guest) -> None:
    page = guest("/learn/cape_to_cairo/first", calm=True)
    on, words = page.locator(".coach .buttons button.strong"), page.locator(".coach-words")
    on.click()
    expect(words).to_contain_text("auction")
    page.route("**/lessons/first*", lose)
    on.click()
    expect(page.locator(".note.bad")).to_contain_text("The server is not responding.")
    expect(page.locator(".stage.busy")).to_have_count(0)
    expect(words).to_contain_text("auction")
    page.unroute("**/lessons/first*")
    page.reload()
    expect(words).to_contain_text("auction")
    on.click()
    expect(words).to_contain_text("bid £12")


def test_a_link_that_could_not_be_revoked_is_still_shown(guest: Guest) -> None:
    page = guest("/device", calm=True)
    page.click("button:has-text('Make a link')")
    expect(page.locator(".code")).to_be_visible()
    page.route("**/handovers/revoke", lose)
    page.click("button:has-text('Revoke the link')")
    expect(page.locator(".note.bad")).to_contain_text("The server is not responding.")
    expect(page.locator(".code")).to_be_visible()


def test_a_link_that_was_not_made_can_be_asked_for_again(guest: Guest) -> None:
    page = guest("/device#100%", calm=True)
    expect(page.get_by_label("Code")).to_have_value("100%")
    page.goto(page.url.partition("#")[0])
    page.reload()
    page.route("**/api/handovers", lose)
    page.click("button:has-text('Make a link')")
    expect(page.locator(".giving .bad")).to_contain_text("The server is not responding.")
    page.unroute("**/api/handovers")
    page.click("button:has-text('Make a link')")
    expect(page.locator(".code")).to_be_visible()


def test_whoever_left_before_it_came_is_left_alone(guest: Guest, server: Server) -> None:
    """A replay and a record that come late change neither the address nor the shape of a page."""
    ada = guest()
    open_table(ada, "cape_to_cairo")
    ada.wait_for_selector(".board svg")
    table = ada.url.rpartition("/")[2]
    page = guest()
    page.wait_for_selector(".poster")
    late: list[Route] = []
    page.route(f"**/api/tables/{table}?*", lambda route: late.append(route))
    page.evaluate(GO, f"/t/{table}?ply=0")
    heard(page, lambda: late)
    page.evaluate(GO, "/rules/cape_to_cairo")
    page.wait_for_selector(".rulebook")
    with page.expect_response(f"**/api/tables/{table}?*"):
        late.pop().continue_()
    page.wait_for_timeout(500)
    assert page.url == f"{server.address}/rules/cape_to_cairo"
    assert page.title() == "From Cape to Cairo – Ludogare"


def test_a_record_that_comes_late_does_not_fill_another_page(guest: Guest) -> None:
    page = guest("/analysis")
    late: list[Route] = []
    page.route("**/api/analysis", lambda route: late.append(route))
    page.fill("textarea", next((RECORDS / "cape_to_cairo").glob("*.txt")).read_text("utf-8"))
    page.click(".chooser .strong")
    heard(page, lambda: late)
    page.click(".station")
    page.wait_for_selector(".poster")
    with page.expect_response("**/api/analysis"):
        late.pop().continue_()
    page.wait_for_timeout(300)
    assert page.locator("body.fixed, .head .players").count() == 0


def played(page: Page, matches: int) -> None:
    """Has so many finished matches in the history of a browser."""
    one = {"game": "cape_to_cairo", "held": [0], "names": ["Ada", "Ben"], "bots": [None, "porter"]}
    known = [
        {**one, "table": f"{at:022}", "at": at, "winners": [0], "points": [1, 0]}
        for at in range(1, matches + 1)
    ]
    page.evaluate("(known) => { localStorage['ludogare-archive'] = known; }", json.dumps(known))


def test_more_of_the_history_comes_once(guest: Guest, server: Server) -> None:
    page = guest()
    played(page, 50)
    page.goto(f"{server.address}/history")
    lines = page.locator(".finished > li")
    expect(lines).to_have_count(20)
    page.evaluate(
        """() => {
          const more = [...document.querySelectorAll(".sheets > button")].at(-1);
          more.click();
          more.click();
        }"""
    )
    expect(lines).to_have_count(50)


COPIED = """() => {
  Object.defineProperty(navigator, "clipboard", { value: undefined });
  window.copied = [];
  document.addEventListener("copy", (event) => window.copied.push(event.target.value));
}"""
"""As where the page is not served over TLS."""


def test_links_are_copied_in_a_dialog_too(guest: Guest) -> None:
    page = guest("/new/steam_tunnel")
    page.click('.preset[data-kind="bot"]')
    begin(page)
    page.wait_for_selector(".board svg")
    page.evaluate(COPIED)
    page.click(".menu-box > button")
    page.click(".menu .entry:has-text('Resign')")
    page.click("dialog button:has-text('Resign')")
    share = page.locator("dialog.sheet button:has-text('Copy the replay link')")
    share.focus()
    page.keyboard.press("Enter")
    until(lambda: page.evaluate("copied.length"))
    (copied,) = page.evaluate("copied")
    assert copied.startswith(page.url)
    assert "?ply=" in copied
    expect(share).to_be_focused()


SLIDE = """async () => {
  const { Slider } = await import("/page/stage/slider.js");
  window.asked = [];
  const slider = new Slider((ply) => {
    asked.push(ply);
    return new Promise((done) => (window.come = done));
  });
  slider.set(0, 9);
  slider.toggle();
}"""


def test_a_replay_that_plays_by_itself_waits_for_what_it_shows(guest: Guest) -> None:
    page = guest()
    page.wait_for_selector(".poster")
    page.clock.install()
    page.evaluate(SLIDE)
    page.clock.run_for(5000)
    assert page.evaluate("asked") == [1]
    page.evaluate("come()")
    page.clock.run_for(1000)
    assert page.evaluate("asked") == [1, 2]


def test_a_question_goes_with_its_page_and_the_keyboard_stays(guest: Guest) -> None:
    page = guest()
    open_table(page, "cape_to_cairo")
    field = page.locator(".amount .number")
    field.focus()
    page.set_viewport_size({"width": 800, "height": 700})
    expect(page.locator(".drawer .panel")).to_be_hidden()
    expect(field).to_be_focused()
    page.click(".menu-box > button")
    page.click(".menu .entry:has-text('Leave')")
    expect(page.locator("dialog.ask")).to_be_visible()
    page.go_back()
    page.wait_for_selector(".new-table")
    expect(page.locator("dialog.ask")).to_have_count(0)
