"""The page can be installed, and is called while nobody looks at it."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import ludogare

from .browsers import chromium
from .conftest import Guest, heard, until
from .hands import open_table
from .profiles import Profiles

PAGE = Path(ludogare.__file__).parent / "page"
KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SUBSCRIBED = """
PushManager.prototype.subscribe = async function (wanted) {
  window.wanted = wanted;
  const keys = { p256dh: "P", auth: "A" };
  return { toJSON: () => ({ endpoint: "https://push.example.org/1", keys }) };
};
"""
SHOWN = """() => navigator.serviceWorker.ready
  .then((ready) => ready.getNotifications())
  .then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))"""


@pytest.fixture(scope="module")
def profiles(launch: Callable[[str], Browser]) -> Profiles:
    """Those of a browser with windows: without them none takes push messages."""
    return Profiles(launch(chromium()))


def test_manifest_and_icons(guest: Guest) -> None:
    page = guest()
    link = page.get_attribute('link[rel="manifest"]', "href")
    answer = page.request.get(page.url.rstrip("/") + str(link))
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    for icon in manifest["icons"]:
        file = PAGE / icon["src"].removeprefix("/page/")
        if file.suffix == ".png":
            size = struct.unpack(">II", file.read_bytes()[16:24])
            assert icon["sizes"] == f"{size[0]}x{size[1]}"
        assert page.request.get(page.url.rstrip("/") + icon["src"]).ok
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])


def wanting(guest: Guest) -> tuple[Page, list[dict]]:
    """A browser that wants to be called, and what its page tells the server."""
    page = guest()
    page.context.grant_permissions(["notifications"])
    page.add_init_script(SUBSCRIBED)
    told: list[dict] = []

    def note(route: Route) -> None:
        told.append({"url": route.request.url, **json.loads(route.request.post_data or "")})
        route.fulfill(json={"table": "", "seats": [0]})

    page.route("**/api/push", lambda route: route.fulfill(json={"key": KEY}))
    page.route("**/api/tables/*/push", note)
    page.reload()
    return page, told


def test_a_browser_asks_to_be_called(guest: Guest) -> None:
    page, told = wanting(guest)
    open_table(page, "cape_to_cairo")
    page.wait_for_selector(".board svg")
    page.click(".menu-box > button")
    page.locator(".toggle", has_text="even when this page is closed").click()
    heard(page, lambda: told)
    assert told[0]["endpoint"] == "https://push.example.org/1"
    assert (told[0]["language"], told[0]["off"]) == ("en", False)
    assert page.url.rpartition("/")[2] in told[0]["url"]
    assert page.evaluate("window.wanted") == {
        "userVisibleOnly": True,
        "applicationServerKey": KEY,
    }
    page.keyboard.press("Escape")
    page.click(".station")
    open_table(page, "carcassonne")
    page.wait_for_selector(".board svg")
    carcassonne = page.url.rpartition("/")[2]
    heard(page, lambda: any(carcassonne in t["url"] for t in told))


def test_a_message_is_shown_and_leads_to_the_table(guest: Guest) -> None:
    page = guest()
    page.context.grant_permissions(["notifications"])
    page.wait_for_selector(".poster")
    page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => true)")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session = page.context.new_cdp_session(page)
    known: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(r["registrationId"] for r in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    heard(page, lambda: known)
    message = {"title": "Carcassonne", "body": "It is your turn.", "table": "abc"}
    where = {"origin": page.url.rstrip("/"), "registrationId": known[-1]}
    session.send("ServiceWorker.deliverPushMessage", {**where, "data": json.dumps(message)})
    (shown,) = until(lambda: page.evaluate(SHOWN))
    assert shown == {
        "title": "Carcassonne",
        "body": "It is your turn.",
        "tag": "abc",
        "data": {"address": "/t/abc"},
    }


def test_the_worker_answers_no_request(guest: Guest) -> None:
    """So that nothing old is ever shown: what it does not keep, it cannot show."""
    source = (PAGE / "worker.js").read_text("utf-8")
    assert "fetch" not in source
    assert "caches" not in source
    page = guest()
    page.wait_for_selector(".poster")
    page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => true)")
    page.reload()
    expect(page.locator(".poster").first).to_be_visible()
