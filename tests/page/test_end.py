"""After the end: sheet, replay with its link, the record, and analysis."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from .conftest import Guest, Server, heard, until
from .hands import Mouse, begin, control, open_table, play, stands
from .profiles import arrival


@pytest.fixture(scope="module")
def address(browser: Browser, server: Server) -> str:
    """A table whose match is over."""
    context = arrival(browser)
    page = context.new_page()
    page.goto(server.address)
    open_table(page, "cape_to_cairo")
    play(Mouse(page))
    found = page.url[page.url.index("/t/") :]
    context.close()
    return found


@pytest.fixture
def ended(guest: Guest, address: str) -> Page:
    page = guest(address)
    page.wait_for_selector("dialog.sheet")
    return page


def test_replay_has_an_address(ended: Page, guest: Guest) -> None:
    page = ended
    late: list[Route] = []
    page.route(re.compile(r"/replay\?.*ply=3"), lambda route: late.append(route))
    page.click("dialog.sheet button:has-text('Replay')")
    expect(page.locator(".ply")).to_contain_text("0 /")
    for ply in range(1, 4):
        page.click('[aria-label="Step forward"]')
        expect(page.locator(".ply")).to_contain_text(f"{ply} /")
    assert page.url.endswith("?ply=3")
    stage = page.locator(".stage")
    expect(stage).to_have_attribute("aria-busy", "true")  # the slider is there before the position
    heard(page, lambda: late)
    for request in late:
        request.continue_()
    expect(stage).to_have_attribute("aria-busy", "false")
    assert page.locator(".log-lines li:visible").count() <= 5
    words = page.inner_text(".prompt")
    other = guest(page.url[page.url.index("/t/") :])
    expect(other.locator(".ply")).to_contain_text("3 /")
    expect(other.locator(".prompt")).to_have_text(words)
    page.focus('.slider input[type="range"]')
    page.keyboard.press("End")
    expect(page.locator(".prompt")).to_contain_text(re.compile("win", re.I))
    page.click("button:has-text('Close the replay')")
    assert "ply" not in page.url
    until(lambda: page.locator(".log-lines li:visible").count() > 5)  # the whole story once more
    page.click("button:has-text('Score sheet')")
    expect(page.locator("dialog.sheet")).to_be_visible()


def test_record_can_be_analysed(ended: Page, tmp_path: Path) -> None:
    page = ended
    with page.expect_download() as download:
        page.click("dialog.sheet a[download]")
    saved = tmp_path / "match.txt"
    download.value.save_as(saved)
    assert saved.read_text(encoding="utf-8").startswith("ludogare record 1")

    page.goto(page.url.partition("/t/")[0] + "/analysis")
    page.fill("textarea", "not a record")
    page.click("button:has-text('Open')")
    expect(page.locator(".chooser .bad")).to_be_visible()
    page.set_input_files('input[type="file"]', saved)
    page.wait_for_selector(".analysis .board svg")
    page.click('.tabs [data-leaf="record"]')
    plies = page.locator(".moves li").count()
    expect(page.locator(".ply")).to_have_text(f"{plies} / {plies}")
    page.click('[aria-label="First step"]')
    expect(page.locator(".ply")).to_contain_text("0 /")
    page.locator(".moves button").nth(1).click()
    expect(page.locator(".ply")).to_contain_text("2 /")
    page.fill('.amount input[type="number"]', "7")
    page.keyboard.press("Enter")
    expect(page.locator(".tried")).to_contain_text("1 move of your own")
    expect(page.locator(".moves [aria-current]")).to_contain_text("bid 7")
    page.click(".tool:has-text('Take back')")
    expect(page.locator(".tried")).to_be_hidden()


def test_chance_can_be_chosen_in_analysis(ended: Page) -> None:
    page = ended
    page.click("dialog.sheet a:has-text('Analysis')")
    page.wait_for_selector(".analysis .board svg")
    page.click('[aria-label="First step"]')
    page.wait_for_selector(".actions .every:not([hidden])")
    control(page, random.Random(3))
    expect(page.locator(".tried")).to_contain_text("1 move of your own")


def test_the_log_and_the_seats_of_an_analysis(ended: Page) -> None:
    """Among sealed bids anybody may bid first; the log tells the line of play so far."""
    page = ended
    page.click("dialog.sheet a:has-text('Analysis')")
    page.wait_for_selector(".analysis .board svg")
    page.click('.tabs [data-leaf="record"]')
    page.locator(".moves button").nth(1).click()
    expect(page.locator(".ply")).to_contain_text("2 /")
    page.click('.tabs [data-leaf="log"]')
    expect(page.locator(".log-lines li")).to_have_count(2)
    page.locator(".player button.name").first.click()
    expect(page.locator(".player.mine .name")).to_have_text("Random")
    page.fill('.amount input[type="number"]', "7")
    page.keyboard.press("Enter")
    expect(page.locator(".player.awaited")).to_have_count(1)
    expect(page.locator(".player.awaited.mine")).not_to_contain_text("Random")
    expect(page.locator(".log-lines li")).to_have_count(3)
    expect(page.locator(".log-lines li.new")).to_have_text("Random makes a bid.")
    page.click('.tabs [data-leaf="record"]')
    expect(page.locator(".moves [aria-current]")).to_contain_text("bid 7")


def test_giving_up(guest: Guest) -> None:
    page = guest()
    open_table(page, "cape_to_cairo")
    page.wait_for_selector(".board svg")
    page.click(".menu-box > button")
    page.click(".menu .entry:has-text('Resign')")
    page.click("dialog.ask button:has-text('No')")
    assert not stands(page)["over"]
    page.click(".menu-box > button")
    page.click(".menu .entry:has-text('Resign')")
    page.click("dialog.ask button:has-text('Resign')")
    expect(page.locator("dialog.sheet")).to_be_visible()
    # Whoever lost on time has not resigned: one word is true of both.
    expect(page.locator(".player.mine .kinds")).to_have_text("you · out")


# The review

STRIP = '<rect class="strip" data-ply="{ply}" x="{x}" y="0" width="2" height="100"/>'
DECISION = {
    "ply": 3, "seat": 0, "label": "Bid £79", "rating": "blunder", "cost": 0.34, "best": "bid 4",
    "best_label": "Bid £4", "share": 0.5, "line": ["Random: Pass"],
    "reason": "Deserts: 1 instead of 0.",
}  # fmt: skip


def looked_back(state: str, plies: int) -> dict[str, Any]:
    """What the server tells of an analysis."""
    if state != "done":
        return {"state": state, "done": 7, "plies": plies, "found": None}
    strips = "".join(STRIP.format(ply=ply, x=2 * ply) for ply in range(plies + 1))
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 190">{strips}</svg>'
    seats = [
        {"seat": seat, "name": name, "result": 0.0, "luck": luck, "without_luck": 0.5,
         "error": 0.34, "decisions": 9, "per_decision": 0.038, "ratings": {}}
        for seat, (name, luck) in enumerate((("Ada", 0.051), ("Random", -0.051)))
    ]  # fmt: skip
    turn = {"ply": 5, "by": None, "label": "Reveal", "seat": 1, "before": 0.4, "after": 0.61}
    good = {**DECISION, "ply": 4, "rating": "best", "cost": 0.0}
    found = {
        "svg": svg, "deserved": "Luck aside, Ada deserved to win.", "seats": seats,
        "turning_points": [turn], "decisions": [DECISION, good],
    }  # fmt: skip
    return {"state": "done", "done": 0, "plies": plies, "found": found}


def test_a_finished_match_is_reviewed(ended: Page) -> None:
    page, states = ended, ["running", "done"]

    def answer(route: Route) -> None:
        state = "none" if route.request.method == "GET" and len(states) == 2 else states.pop(0)
        route.fulfill(content_type="application/json", body=json.dumps(looked_back(state, 20)))

    page.route("**/hindsight", answer)
    page.click("dialog.sheet a:has-text('Analysis')")
    page.wait_for_selector(".analysis .board svg")
    page.click('.tabs [data-leaf="hindsight"]')
    review = page.locator(".lookback")
    review.get_by_role("button", name="Analyse this match").click()
    expect(review).to_contain_text("7 of 20 steps looked at")
    expect(review).to_contain_text("Luck aside, Ada deserved to win.")
    expect(review.locator(".balance tbody tr").first).to_have_text("Ada+5.134.03.8")
    expect(review.locator(".turns li")).to_contain_text("Random: 40% → 61%")
    expect(review.locator(".decision")).to_have_count(1)
    expect(review.locator(".better")).to_contain_text("Better: Bid £4. Deserts: 1 instead of 0.")
    review.get_by_label("Show good moves too").check()
    expect(review.locator(".decision")).to_have_count(2)

    review.locator('.strip[data-ply="2"]').dispatch_event("click")
    expect(page.locator(".ply")).to_contain_text("2 /")
    review.locator(".turns button").click()
    expect(page.locator(".ply")).to_contain_text("5 /")
    expect(review.locator(".turns [aria-current]")).to_have_count(1)


def test_a_mistake_is_tried_again(ended: Page) -> None:
    page = ended
    later = {**DECISION, "ply": 8, "seat": 0, "label": "Bid £60"}
    found = looked_back("done", 20)
    found["found"]["decisions"].append(later)
    page.route("**/hindsight", lambda route: route.fulfill(json=found))
    shares = {"bid 4": 0.5, "bid 5": 0.495, "bid 9": 0.3}
    best = [{"text": text, "label": text, "share": share} for text, share in shares.items()]
    pondered = {"seat": 0, "more": True, "best": best, "line": []}
    waits = {**pondered, "best": [], "simulations": 0}
    slices = [1000, 2500]
    page.route(
        "**/api/analysis/engine",
        lambda route: route.fulfill(
            json={**pondered, "simulations": slices.pop(0)} if slices else waits
        ),
    )
    page.click("dialog.sheet a:has-text('Analysis')")
    page.wait_for_selector(".analysis .board svg")
    page.click('.tabs [data-leaf="hindsight"]')
    review, retry = page.locator(".lookback"), page.locator(".retry")
    expect(review.locator(".better")).to_have_count(2)
    expect(retry).to_be_hidden()
    review.locator(".again").first.click()
    expect(page.locator(".ply")).to_contain_text("2 /")
    expect(review.locator(".better")).to_have_count(1)  # it would tell

    def bid(amount: int) -> None:
        expect(retry).to_contain_text("Find something better than: Bid £79")
        expect(page.locator(".stage.busy, .actions[aria-busy=true]")).to_have_count(0)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        page.fill('.amount input[type="number"]', str(amount))
        page.keyboard.press("Enter")

    bid(9)
    expect(retry).to_contain_text("Better than in the match. There is something better still.")
    assert not slices, "the first slice was too short to tell"
    retry.get_by_role("button", name="Try again").click()
    slices.append(2500)
    bid(70)
    expect(retry).to_contain_text("There is something better.")
    page.click(".tool:has-text('Take back')")
    slices.append(2500)
    bid(5)
    expect(retry).to_contain_text("That is as good as the best move: Bid £4")
    page.click(".tool:has-text('Take back')")
    bid(9)
    expect(retry).to_contain_text("Better would be: Bid £4")  # others use the engine
    page.click(".tool:has-text('Take back')")
    bid(4)
    expect(retry).to_contain_text("That is the best move.")
    page.click(".tool:has-text('Take back')")
    retry.get_by_role("button", name="Show it").click()
    expect(page.locator(".tried")).to_contain_text("1 move of your own after step 2")
    expect(retry).to_contain_text("Better would be: Bid £4")
    retry.get_by_role("button", name="Next mistake").click()
    expect(page.locator(".ply")).to_contain_text("7 /")
    expect(retry).to_contain_text("Find something better than: Bid £60")
    expect(retry.get_by_role("button")).to_have_text(["Show it"])
    page.locator(".slider input").fill("3")
    expect(retry).to_be_hidden()
    expect(review.locator(".better")).to_have_count(2)


def test_a_refusal_is_told_where_the_review_would_be(guest: Guest, address: str) -> None:
    page = guest(address, calm=True)
    sentence = "This match was given up before its end."
    body = json.dumps({"error": sentence})
    page.route(
        "**/hindsight",
        lambda route: route.fulfill(status=409, content_type="application/json", body=body),
    )
    page.click("dialog.sheet a:has-text('Analysis')")
    expect(page.locator(".lookback .bad")).to_have_text(sentence)


def test_no_clock_is_shown_after_the_end(guest: Guest) -> None:
    page = guest("/new/steam_tunnel")
    page.click('.preset[data-kind="bot"]')
    page.get_by_label("Time limit").select_option(label="3 days per turn")
    begin(page)
    expect(page.locator(".player.mine .clock")).to_be_visible()
    page.click(".menu-box > button")
    page.click(".menu .entry:has-text('Resign')")
    page.click("dialog button:has-text('Resign')")
    page.wait_for_selector("dialog.sheet")
    expect(page.locator(".player .clock")).to_have_count(0)


def test_the_keyboard_stays_where_it_was_in_a_sheet_that_changes(guest: Guest) -> None:
    ada = guest()
    open_table(ada, "steam_tunnel", preset="link")
    link = ada.input_value(".links input")
    ben = guest(link[link.index("/t/") :])
    ben.fill(".sit input", "Ben")
    ben.keyboard.press("Enter")
    ben.wait_for_selector(".board svg")
    ben.click(".menu-box > button")
    ben.click(".menu .entry:has-text('Resign')")
    ben.click("dialog button:has-text('Resign')")
    analysis = ada.locator("dialog.sheet a:has-text('Analysis')")
    analysis.focus()
    ben.click("dialog.sheet .strong")
    expect(ada.locator("dialog.sheet .strong")).to_have_text("Play again too")
    expect(analysis).to_be_focused()
