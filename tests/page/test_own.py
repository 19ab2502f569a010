"""What is one's own at a table can be taken along and deleted, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from .conftest import Guest
from .hands import begin, open_table


def say(page: Page, words: str) -> None:
    page.click('.tabs [data-leaf="chat"]')
    page.fill(".chat-form input", words)
    page.click(".chat-form button")
    expect(page.locator(".chat-lines .text").last).to_have_text(words)


def test_what_one_said_is_taken_along_and_deleted_for_everybody(guest: Guest) -> None:
    ada = guest("/new/cape_to_cairo")
    ada.click('.preset[data-kind="link"]')
    begin(ada)
    link = ada.locator(".links input").first.input_value()
    ben = guest(link[link.index("/t/") :])
    ben.fill(".sit input", "Ben")
    ben.click('.sit button[type="submit"]')
    ada.wait_for_selector(".board svg")
    watcher = guest(link[link.index("/t/") : link.index("#")])
    say(ada, "from Ada")
    say(ben, "from Ben")
    watcher.click('.tabs [data-leaf="info"]')
    expect(watcher.locator(".leaf.info")).to_contain_text("Fair deals")
    expect(watcher.locator('a[href$="/export"]')).to_have_count(0)

    ada.click('.tabs [data-leaf="info"]')
    with ada.expect_download() as kept:
        ada.click("text=Download everything")
    found = json.loads(Path(kept.value.path()).read_text("utf-8"))
    assert [line["text"] for line in found["chat"]] == ["from Ada", "from Ben"]
    assert found["record"].startswith("ludogare record")

    ada.click("text=Delete my messages")
    ada.locator("dialog").get_by_text("Cancel").click()
    expect(ada.locator("dialog")).to_have_count(0)
    expect(ben.locator(".chat-lines li")).to_have_count(2)
    ada.click("text=Delete my messages")
    ada.locator("dialog").get_by_text("Delete my messages").click()
    expect(ada.locator(".note")).to_contain_text("1 message deleted.")
    for page in (ada, ben, watcher):
        page.click('.tabs [data-leaf="chat"]')
        expect(page.locator(".chat-lines .text")).to_have_text(["from Ben"])
    say(ada, "and on it goes")
    expect(ben.locator(".chat-lines .text")).to_have_text(["from Ben", "and on it goes"])


def test_a_table_of_ones_own_is_deleted(guest: Guest) -> None:
    page = guest(language="fr-FR")
    open_table(page, "cape_to_cairo")
    page.wait_for_selector(".board svg")
    address = page.url
    page.click('.tabs [data-leaf="info"]')
    page.click("text=Supprimer cette table")
    page.locator("dialog").get_by_text("Supprimer cette table", exact=True).click()
    expect(page.locator(".note")).to_contain_text("La table est supprimée.")
    expect(page.locator(".poster").first).to_be_visible()
    expect(page.locator(".own a")).to_have_count(0)
    assert page.request.get(address.replace("/t/", "/api/tables/")).status == 404


def test_the_chat_opens_at_its_newest_line(guest: Guest) -> None:
    """Who has read it is not told once more that there is something new."""
    ada = guest("/new/cape_to_cairo")
    ada.click('.preset[data-kind="link"]')
    begin(ada)
    link = ada.locator(".links input").first.input_value()
    ben = guest(link[link.index("/t/") :])
    ben.fill(".sit input", "Ben")
    ben.click('.sit button[type="submit"]')
    ben.wait_for_selector(".amount")
    ben.click('.tabs [data-leaf="chat"]')
    for line in range(30):
        ben.fill(".chat-form input", f"line {line}")
        ben.keyboard.press("Enter")
        expect(ben.locator(".chat-form input")).to_have_value("")
    dot, tab = ada.locator('.tabs [data-leaf="chat"] .dot'), ada.locator('.tabs [data-leaf="chat"]')
    expect(dot).to_be_visible()
    expect(ada.locator(".chat-lines li")).to_have_count(30)
    tab.click()
    expect(ada.locator(".chat-lines li").last).to_be_in_viewport()
    ada.click('.tabs [data-leaf="log"]')
    ada.fill(".amount .number", "5")
    ada.keyboard.press("Enter")
    ada.locator(".log-lines li button").last.click()
    ada.click("button:has-text('Back to the match')")
    expect(ada.locator(".chat-lines li")).to_have_count(30)
    expect(dot).to_be_hidden()
