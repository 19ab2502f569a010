"""A server that is killed in mid-match: what the page says, and what it does not lose."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from .conftest import Guest, Server, until
from .hands import Mouse, begin, open_table, play, some


def test_killed_and_restarted(guest: Guest, fragile: Server) -> None:
    page = guest(at=fragile, calm=True)
    open_table(page, "cape_to_cairo")
    hand = Mouse(page)
    play(hand, stop=some(page, 8))

    fragile.kill()
    expect(page.locator(".connection")).to_be_visible()
    told = page.locator(".log-lines li").count()
    assert page.locator(".cut-off").count()
    assert page.locator(".board svg").count(), "the last board stays"
    # Something is asked for while nobody answers.
    page.locator(".actions button.act").first.click()
    expect(page.locator(".stage.busy.cut-off")).to_be_visible()
    assert page.locator(".log-lines li").count() == told, "the page shows a guess"

    fragile.start()
    expect(page.locator(".connection")).to_be_hidden()
    until(lambda: page.locator(".log-lines li").count() > told)
    until(lambda: page.locator(".busy").count() == 0)
    play(hand, stop=some(page, 8))


def test_said_once(guest: Guest, fragile: Server) -> None:
    page = guest("/new/cape_to_cairo", at=fragile, calm=True)
    begin(page)
    page.wait_for_selector(".board svg")
    page.click('.tabs [data-leaf="chat"]')
    # The answer gets lost: the line was heard, and is sent again after the restart.
    page.evaluate(
        """() => {
          const { prototype } = WebSocket;
          const send = prototype.send;
          prototype.send = function (text) {
            if (text.includes('"chat"')) this.onmessage = () => {};
            return send.call(this, text);
          };
          window.mend = () => { prototype.send = send; };
        }"""
    )
    page.fill(".chat-form input", "Hello?")
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    fragile.kill()
    page.evaluate("window.mend()")
    fragile.start()
    expect(page.locator(".chat-lines .text")).to_have_text("Hello?")
    expect(page.locator(".chat-form input")).to_have_value("")
    page.wait_for_timeout(300)
    assert page.locator(".chat-lines li").count() == 1


def test_what_is_older_than_what_is_known_is_not_shown(guest: Guest) -> None:
    """As from a process that has not heard yet what another one has shown."""
    page = guest("/")
    late = {"left": 0}
    hellos = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def up(text: str | bytes) -> None:
            hellos.append("hello" in json.loads(text))
            server.send(text)

        def down(text: str | bytes) -> None:
            message = json.loads(text)
            if "players" in message and late["left"]:
                late["left"] -= 1
                message |= {"seq": message["seq"] - 1, "prompt": "OLD", "story": []}
            socket.send(json.dumps(message))

        socket.on_message(up)
        server.on_message(down)

    page.route_web_socket(re.compile("/live"), between)
    open_table(page, "cape_to_cairo")
    page.wait_for_selector(".board svg")
    late["left"], before = 2, sum(hellos)
    page.click('.tabs [data-leaf="chat"]')
    page.fill(".chat-form input", "Hello?")
    page.keyboard.press("Enter")
    expect(page.locator(".chat-lines .text")).to_have_text("Hello?")
    assert late["left"] == 0
    assert sum(hellos) > before, "a newer one was asked for"
    assert "OLD" not in page.inner_text(".stage")


SOCKET = """async () => {
  const { Live } = await import("/page/lib/live.js");
  const sent = [];
  let socket = null;
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 0;
    constructor() { socket = this; }
    send(text) { sent.push(JSON.parse(text)); }
    close() {}
  };
  const nothing = () => {};
  const live = new Live("t", { snapshot: nothing, state: nothing, refused: nothing, lost: nothing,
    changed: nothing, narrow: () => false, pace: () => 0 });
  const tell = (message) => socket.onmessage({ data: JSON.stringify(message) });
  const look = () => document.dispatchEvent(new Event("visibilitychange"));
  live.hello(0);
  socket.readyState = 1;
  socket.onopen();
  ASKED
  live.close();
  return sent.map((message) => Object.keys(message).at(-1));
}"""
"""What is sent over a socket that has just been opened."""


def test_what_is_asked_before_the_first_answer_is_sent(guest: Guest) -> None:
    asked = SOCKET.replace("ASKED", "live.request({ chat: 'Hello?' });")
    assert guest().evaluate(asked) == ["hello", "chat"]


def test_whoever_looks_again_soon_learns_whether_the_connection_holds(guest: Guest) -> None:
    asked = SOCKET.replace("ASKED", "tell({ players: [], seat: 0, seq: 1 }); look(); look();")
    assert guest().evaluate(asked) == ["hello", "ping"]
