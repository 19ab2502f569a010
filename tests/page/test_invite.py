"""Inviting friends: a seat can be freed, its link replaced, and a lost answer costs nothing."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from .conftest import Guest
from .hands import begin


def invite(guest: Guest) -> Page:
    ada = guest("/new/cape_to_cairo")
    ada.click('.preset[data-kind="link"]')
    ada.locator(".count label", has_text="3").click()
    begin(ada)
    expect(ada.locator(".links input")).to_have_count(2)
    return ada


def path_of(page: Page, at: int) -> str:
    link = page.locator(".links input").nth(at).input_value()
    return link[link.index("/t/") :]


def sit(page: Page, name: str) -> None:
    page.fill(".sit input", name)
    page.click('.sit button[type="submit"]')


def test_the_maker_frees_a_seat(guest: Guest) -> None:
    ada = invite(guest)
    old = path_of(ada, 0)
    mallory = guest(old)
    sit(mallory, "Mallory")
    expect(ada.locator(".links li").first).to_contain_text("Mallory")
    ada.get_by_role("button", name="Free this seat (Mallory)").click()
    expect(mallory.locator(".note")).to_contain_text("This seat is no longer yours.")
    expect(ada.locator(".links input")).to_have_count(2)
    new = path_of(ada, 0)
    assert new != old
    other = ada.locator(".links input").nth(1)
    given = other.input_value()
    ada.get_by_role("button", name="Replace the link").nth(1).click()
    expect(other).not_to_have_value(given)
    late = guest(old, calm=True)
    sit(late, "Late")
    expect(late.locator(".sit .bad")).to_contain_text("not for a seat")
    ben = guest(new)
    sit(ben, "Ben")
    expect(ben.locator(".player.mine .name")).to_have_text("Ben")


def test_a_lost_answer_is_asked_for_again(guest: Guest) -> None:
    ada = invite(guest)
    ben = guest(path_of(ada, 0), calm=True)
    heard: list[str] = []

    def lose(route: Route) -> None:
        heard.append(str(route.request.post_data))
        route.fetch()  # it reaches the server, and the answer does not come back
        route.abort() if len(heard) == 1 else route.continue_()

    ben.route("**/sit", lose)
    sit(ben, "Ben")
    expect(ben.locator(".player.mine .name")).to_have_text("Ben")
    assert len(heard) == 2
    assert heard[0] == heard[1], "the same request, with the same id"
