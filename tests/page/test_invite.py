"""Inviting friends: a seat can be freed, its link replaced, and a lost answer costs nothing."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from .conftest import Guest
from .hands import begin
from .test_access import check


def invite(guest: Guest) -> Page:
    ada = guest("/new/cape_to_cairo")
    ada.click('.preset[data-kind="link"]')
    ada.locator(".count label", has_text="3").click()
    begin(ada)
    expect(ada.locator(".links input")).to_have_count(2)
    expect(ada.locator(".corner")).to_be_hidden()  # there is no board yet to be made larger
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
    expect(late.locator(".arrival .bad")).to_contain_text("not for a seat")
    assert not late.locator(".sit").count(), "nobody is asked for a name in vain"
    late.click("a:has-text('Watch the match')")
    expect(late.locator(".lounge")).to_be_visible()
    ben = guest(new)
    sit(ben, "Ben")
    expect(ben.locator(".player.mine .name")).to_have_text("Ben")


def test_a_used_link_says_who_has_used_it(guest: Guest) -> None:
    ada = invite(guest)
    link = path_of(ada, 0)
    sit(guest(link), "Ben")
    expect(ada.locator(".links li").first).to_contain_text("Ben")
    other = guest(link)
    expect(other.locator(".arrival")).to_contain_text("Ben has already sat down with this link.")
    check(other)
    other.click("button:has-text('I am Ben')")
    expect(other.locator(".player.mine .name")).to_have_text("Ben")


def test_a_link_that_was_cut_short_is_recognised(guest: Guest) -> None:
    link = path_of(invite(guest), 0)
    for lost in (3, 12, 21):
        late = guest(link[:-lost], calm=True)
        expect(late.locator(".arrival .bad")).to_contain_text("not for a seat")
        assert not late.locator(".sit").count()


def test_links_use_an_address_that_works_elsewhere(guest: Guest) -> None:
    ada = invite(guest)
    expect(ada.locator(".lounge")).to_contain_text("Only this computer can open such links.")
    told = '{"addresses": ["http://192.0.2.7:8000", "http://[2001:db8::7]:8000"]}'
    ada.route("**/api/addresses", lambda r: r.fulfill(content_type="application/json", body=told))
    ada.reload()
    first = ada.locator(".links input").first
    expect(first).to_have_value(re.compile(r"^http://192\.0\.2\.7:8000/t/"))
    ada.get_by_label("These links use the address").select_option(index=1)
    expect(first).to_have_value(re.compile(r"^http://\[2001:db8::7\]:8000/t/"))
    check(ada)


def test_a_wrong_address_has_a_page(guest: Guest) -> None:
    for language, words in (("en-GB", "This page does not exist."), ("fr-FR", "n’existe pas")):
        page = guest("/no/such/place", language=language, calm=True)
        expect(page.locator(".lost")).to_contain_text(words)
        check(page)
        page.click(".lost a")
        page.wait_for_selector(".posters")


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


FORBIDDEN = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("storage is forbidden", "SecurityError"); },
});"""


def test_without_storage_friends_are_invited_and_preferences_hold(guest: Guest) -> None:
    """What cannot be kept stays until the page is left."""
    ada = guest()
    ada.add_init_script(FORBIDDEN)
    ada.goto(ada.url + "new/cape_to_cairo")
    ada.click('.preset[data-kind="link"]')
    begin(ada)
    ben = guest(path_of(ada, 0))
    sit(ben, "Ben")
    expect(ada.locator(".amount")).to_be_visible()
    sound = ada.get_by_label("Play soft sounds")
    ada.click(".menu-box > button")
    sound.uncheck()
    ada.keyboard.press("Escape")
    ada.click(".menu-box > button")
    expect(sound).not_to_be_checked()


def test_what_somebody_types_stays_while_another_sits_down(guest: Guest) -> None:
    ada = guest("/new/cape_to_cairo")
    ada.click('.preset[data-kind="link"]')
    ada.locator(".count label", has_text="3").click()
    ada.locator(".toggle", has_text="Show this table").click()
    begin(ada)
    path = path_of(ada, 0).partition("#")[0]
    cleo = guest(path)
    field = cleo.locator(".sit input")
    field.focus()
    cleo.keyboard.type("Cl")
    sit(guest(path_of(ada, 0)), "Ben")
    expect(cleo.locator(".player .name", has_text="Ben")).to_be_visible()
    cleo.keyboard.type("éo")
    expect(field).to_have_value("Cléo")
