"""Going on at another device: by a link or by a code, once."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Guest
from .hands import open_table
from .test_access import check


def playing(guest: Guest) -> Page:
    page = guest()
    open_table(page, "cape_to_cairo")
    page.wait_for_selector(".board svg")
    page.click(".menu-box > button")
    page.click(".menu a[href='/device']")
    page.click("button:has-text('Make a link')")
    expect(page.locator(".code")).to_be_visible()
    expect(page.locator(".giving")).to_contain_text("Only this computer can open such links.")
    check(page)
    return page


def test_by_a_link(guest: Guest) -> None:
    laptop = playing(guest)
    link = laptop.input_value(".giving input")
    phone = guest(link[link.index("/device") :], size=(390, 844), has_touch=True)
    phone.click("button:has-text('Continue here')")
    expect(phone.locator(".own li")).to_contain_text("Your turn")
    phone.click(".own li a")
    expect(phone.locator(".player.mine")).to_be_visible()
    late = guest(link[link.index("/device") :], calm=True)
    late.click("button:has-text('Continue here')")
    expect(late.locator(".bad")).to_contain_text("This code does not work.")


def moved(giver: Page, taker: Page) -> None:
    """Moves the seats of one device to another, which goes to its first table."""
    for page in (giver, taker):
        page.goto(page.url.partition("/t/")[0].partition("/device")[0].rstrip("/") + "/device")
    giver.click("button:has-text('Make a link')")
    taker.get_by_label("Code").fill(giver.inner_text(".code"))
    taker.click("button:has-text('Continue here')")
    taker.click(".own li a")


def test_links_for_friends_go_along_and_come_back(guest: Guest) -> None:
    laptop, phone = guest(), guest(size=(390, 844))
    open_table(laptop, "steam_tunnel", preset="link")
    link = laptop.input_value(".links input")
    moved(laptop, phone)
    expect(phone.locator(".links input")).to_have_value(link)
    phone.click(".links .icon-button[aria-label^='Replace the link']")
    expect(phone.locator(".links input")).not_to_have_value(link)
    newer = phone.input_value(".links input")
    moved(phone, laptop)
    expect(laptop.locator(".links input")).to_have_value(newer)


def test_a_clock_that_is_wrong_changes_nothing(guest: Guest) -> None:
    page = guest()
    page.add_init_script("const { now } = Date; Date.now = () => now() + 3_600_000;")
    page.goto(page.url + "device")
    page.click("button:has-text('Make a link')")
    expect(page.locator(".giving")).to_contain_text("for another 15 minutes")
    expect(page.locator(".code")).to_be_visible()


def test_by_a_code_that_can_be_revoked(guest: Guest) -> None:
    laptop = playing(guest)
    first = laptop.inner_text(".code")
    laptop.click("button:has-text('Revoke the link')")
    laptop.click("button:has-text('Make a link')")
    code = laptop.inner_text(".code")
    assert code != first
    phone = guest("/device", size=(390, 844), calm=True)
    check(phone)
    phone.get_by_label("Code").fill(first)
    phone.click("button:has-text('Continue here')")
    expect(phone.locator(".bad")).to_contain_text("This code does not work.")
    phone.get_by_label("Code").fill(code.lower().replace("-", " "))
    phone.click("button:has-text('Continue here')")
    expect(phone.locator(".own li")).to_have_count(1)
