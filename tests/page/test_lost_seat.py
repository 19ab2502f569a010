"""A seat that is somebody else's now: the page says so and looks on."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Guest, Server, until
from .hands import begin

LEAVE = """(path) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${path.slice(3)}/live`);
  socket.onopen = () => {
    socket.send('{"hello": {"seat": 1}}');
    socket.send('{"id": "leave", "seat": 1, "leave": true}');
  };
  socket.onmessage = ({ data }) => JSON.parse(data).id && (socket.close(), done());
})"""
"""Leaves a table that waits, as in another window."""


def sockets(page: Page) -> list[str]:
    """The live sockets that a page opens from now on."""
    opened: list[str] = []
    page.on("websocket", lambda socket: opened.append(socket.url))
    return opened


def sit(page: Page, name: str) -> None:
    page.fill(".sit input", name)
    page.click('.sit button[type="submit"]')


def test_who_loses_a_seat_looks_on(guest: Guest) -> None:
    ada = guest("/new/cape_to_cairo")
    ada.click('.preset[data-kind="link"]')
    ada.locator(".count label", has_text="3").click()
    ada.locator(".toggle", has_text="Show this table").click()
    begin(ada)
    link = ada.locator(".links input").first.input_value()
    path = link[link.index("/t/") : link.index("#")]
    ben = guest(link[link.index("/t/") :])
    sit(ben, "Ben")
    expect(ben.locator(".player.mine .name")).to_have_text("Ben")
    opened = sockets(ben)

    ben.evaluate(LEAVE, path)
    cleo = guest(path)
    sit(cleo, "Cléo")
    expect(ben.locator(".note")).to_contain_text("This seat is no longer yours.")
    expect(ben.locator(".player.mine")).to_have_count(0)
    expect(ben.locator(".lounge .sit")).to_be_visible()
    expect(ben.locator(".chat-form")).to_be_hidden()

    dan = guest(path)
    sit(dan, "Dan")
    ben.wait_for_selector(".board svg")
    expect(ben.locator(".log-lines")).to_contain_text("Cléo")
    assert ben.locator(".actions .act, .actions form").count() == 0
    assert len(opened) == 1, "the one that left"
    assert ben.evaluate("localStorage.getItem('ludogare-tables')") == "[]", "it is not forgotten"


def test_who_comes_back_without_the_key_looks_on(guest: Guest, fragile: Server) -> None:
    page = guest("/new/cape_to_cairo", at=fragile, calm=True)
    begin(page)
    expect(page.locator(".player.mine")).to_be_visible()
    page.wait_for_selector(".board svg")
    page.context.clear_cookies()
    fragile.kill()
    expect(page.locator(".connection")).to_be_visible()
    opened = sockets(page)
    fragile.start()
    expect(page.locator(".note")).to_contain_text("This seat is no longer yours.")
    expect(page.locator(".connection")).to_be_hidden()
    expect(page.locator(".player.mine")).to_have_count(0)
    expect(page.locator(".actions .act, .actions form")).to_have_count(0)
    until(lambda: page.locator(".board svg").count() == 1)
    last = len(opened)
    page.wait_for_timeout(1500)
    assert len(opened) == last, "it tries again and again"
