"""Being called to the table: a tone that can be muted, and the browser's notification."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Guest, until
from .hands import open_table

STUBS = """
window.heard = 0; // notes of the tone that calls
window.sounds = 0; // all others
window.notes = [];
class Note {
  connect() { return this; }
  start() {
    if ([587.33, 880].includes(this.frequency.value)) window.heard += 1;
    else window.sounds += 1;
  }
  stop() {}
  frequency = {};
  gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
}
window.AudioContext = class {
  currentTime = 0;
  sampleRate = 8000;
  createOscillator() { return new Note(); }
  createGain() { return new Note(); }
  createBufferSource() { return new Note(); }
  createBiquadFilter() { return new Note(); }
  createBuffer(_, length) { return { getChannelData: () => new Float32Array(length) }; }
};
window.Notification = class {
  static permission = localStorage.getItem("may-notify") ?? "default";
  static async requestPermission() {
    localStorage.setItem("may-notify", "granted");
    Notification.permission = "granted";
    return "granted";
  }
  constructor(title, { body }) {
    window.notes.push({ title, body });
    window.shownNote = this;
  }
  close() { window.notes.push("closed"); }
};
let away = false;
Object.defineProperty(document, "hidden", { get: () => away });
window.lookAway = (is) => (away = is);
"""
HEARD, NOTES = "window.heard", "window.notes"


@pytest.fixture
def two(guest: Guest) -> tuple[Page, Page]:
    """Two guests at a table; the first one's browser is stubbed, and has bid."""
    ada = guest()
    ada.add_init_script(STUBS)
    ada.reload()
    open_table(ada, "cape_to_cairo", preset="link")
    link = ada.input_value(".links input")
    ben = guest(link[link.index("/t/") :])
    ben.fill(".arrival input", "Ben")
    ben.keyboard.press("Enter")
    for page in (ada, ben):
        expect(page.locator(".amount")).to_be_visible()
    ada.evaluate("window.heard = 0")  # the beginning of the match may have called her
    return ada, ben


def bid(page: Page, amount: int) -> None:
    page.fill('.amount input[type="number"]', str(amount))
    page.keyboard.press("Enter")
    expect(page.locator(".amount")).to_be_hidden()


def prefer(page: Page, words: str) -> None:
    page.click(".menu-box > button")
    page.locator(".menu .toggle", has_text=words).click()
    page.keyboard.press("Escape")


def called(ada: Page, ben: Page) -> None:
    """Ada looks away, and is asked something."""
    ada.evaluate("lookAway(true)")
    bid(ben, 0)
    until(lambda: ada.title().startswith("● Your turn"))


def test_a_tone_calls_whoever_looked_away(two: tuple[Page, Page]) -> None:
    ada, ben = two
    bid(ada, 50)
    assert ada.evaluate(HEARD) == 0, "one's own click needs no tone"
    called(ada, ben)
    assert ada.evaluate(HEARD) == 2, "two soft notes"
    assert ada.evaluate(NOTES) == [], "nobody has asked for notifications"


def test_the_tone_can_be_muted(two: tuple[Page, Page]) -> None:
    ada, ben = two
    prefer(ada, "soft sound")
    bid(ada, 50)
    called(ada, ben)
    assert ada.evaluate(HEARD) == 0
    ada.evaluate("lookAway(false)")
    prefer(ada, "soft sound")
    assert ada.evaluate(HEARD) == 2, "switched on again, it can be heard"


def test_moves_are_heard_unless_sounds_are_off(two: tuple[Page, Page]) -> None:
    ada, ben = two
    ada.evaluate("window.sounds = 0")
    bid(ben, 7)
    until(lambda: ada.evaluate("window.sounds") > 0)
    prefer(ada, "soft sounds")
    ada.evaluate("window.sounds = 0")
    bid(ada, 50)
    expect(ada.locator(".log-lines")).to_contain_text("reveals £7")
    assert ada.evaluate("window.sounds") == 0


def test_a_notification_calls_where_it_is_allowed(two: tuple[Page, Page]) -> None:
    ada, ben = two
    prefer(ada, "Notify me")
    bid(ada, 50)
    called(ada, ben)
    (note,) = ada.evaluate(NOTES)
    body = "Which landscape do you take? What you leave goes to your opponent."
    assert note == {"title": "From Cape to Cairo", "body": body}
    ada.evaluate("shownNote.onclick()")
    assert ada.evaluate(NOTES)[-1] == "closed"


def test_nobody_who_looks_on_is_notified(two: tuple[Page, Page]) -> None:
    ada, ben = two
    prefer(ada, "Notify me")
    bid(ada, 50)
    bid(ben, 0)
    until(lambda: ada.title().startswith("● Your turn"))
    assert ada.evaluate(NOTES) == []


NO_NOTES = """() => {
  Notification = class {
    static permission = "granted";
    constructor() { throw new TypeError("Illegal constructor"); }
  };
  navigator.serviceWorker.getRegistration = async () => ({
    showNotification: async (title, { body }) => void notes.push({ title, body }),
  });
}"""
"""As on a phone."""


def test_where_a_page_may_show_no_notification_its_worker_does(two: tuple[Page, Page]) -> None:
    ada, ben = two
    prefer(ada, "Notify me")
    ada.evaluate(NO_NOTES)
    bid(ada, 50)
    called(ada, ben)
    until(lambda: ada.evaluate(NOTES))
    assert ada.evaluate(NOTES)[0]["title"] == "From Cape to Cairo"
