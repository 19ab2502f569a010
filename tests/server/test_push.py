"""Calling people who are away, through a push service of our own that reads what it is sent."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
import time
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from ludogare.server.errors import Refusal
from packages import wanted
from server.clients import cookie_keys, run, serving

wanted("cryptography")

from cryptography.hazmat.primitives import hashes  # noqa: E402
from cryptography.hazmat.primitives.asymmetric import ec, utils  # noqa: E402
from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: E402
from cryptography.hazmat.primitives.kdf.hkdf import HKDF  # noqa: E402

from ludogare.server.push import calls, sending  # noqa: E402
from ludogare.server.push.encryption import (  # noqa: E402
    Identity,
    bytes_of,
    encrypted,
    point_of,
    text_of,
)

# A browser and its push service


class Browser:
    """What a browser keeps of its subscription, and how it reads a message."""

    def __init__(self):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    def wish(self, endpoint, **more):
        keys = {"p256dh": text_of(point_of(self.key.public_key())), "auth": text_of(self.auth)}
        return {"endpoint": endpoint, **keys, **more}

    def read(self, body):
        salt, size, sender = body[:16], body[20], body[21:86]
        assert size == 65
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + point_of(self.key.public_key()) + sender

        def derived(secret, salt, info, length):
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        secret = derived(shared, self.auth, info, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, body[86:], None)
        assert text.endswith(b"\x02")
        return json.loads(text[:-1])


@dataclass
class Service:
    """A push service on loopback."""

    address: str = ""
    status: int = 201
    heard: list = field(default_factory=list)

    async def until(self, number):
        async with asyncio.timeout(20):
            while len(self.heard) < number:
                await asyncio.sleep(0.02)


@pytest.fixture
def service():
    made = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            made.heard.append((dict(self.headers), body))
            self.send_response(made.status)
            self.end_headers()

        def log_message(self, *what):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    made.address = f"http://127.0.0.1:{server.server_port}/send/abc"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield made
    server.shutdown()
    thread.join()
    server.server_close()


@asynccontextmanager
async def called(tmp_path, service, monkeypatch, **settings):
    """A table at which the second player's browser wants to be called."""
    monkeypatch.setattr(calls, "LOOK", 0.05)
    async with serving(tmp_path, push_anywhere=True) as web:
        table, keys = await web.seated(seats="ml", **settings)
        browser = Browser()
        wish = browser.wish(service.address, language="fr")
        answer = await web.post(f"/api/tables/{table}/push", wish, keys[1])
        assert answer.json() == {"table": table, "seats": [1]}
        monkeypatch.setattr(calls, "CALM", 0.05)  # not for the beginning, which nobody awaits
        yield web, table, keys, browser


# What is sent


def test_one_message_when_the_turn_comes(tmp_path, service, monkeypatch):
    async def scenario():
        async with called(tmp_path, service, monkeypatch) as (web, table, keys, browser):
            async with web.guest(table, 0, keys[0]) as ada:
                async with web.guest(table, 1, keys[1]) as ben:
                    await ben.done(action="bid 3")
                    await ada.done(action="bid 9")
                    await ada.until(lambda now: now["actions"])
                    await asyncio.sleep(0.3)
                    assert service.heard == [], "he was here, or had nothing to do"
                await ada.until(lambda now: not now["players"][1]["online"])
                while not ada.now["players"][1]["awaited"]:
                    await ada.done(action=ada.now["actions"][-1]["text"])
                await service.until(1)
                await ada.done(chat="Where are you?")
                await asyncio.sleep(0.3)
            ((headers, body),) = service.heard
            assert browser.read(body) == {
                "title": "Du Cap au Caire", "body": "C’est à vous de jouer.", "table": table,
            }  # fmt: skip
            assert headers["Content-Encoding"] == "aes128gcm"
            assert headers["Topic"] == table
            assert int(headers["TTL"]) > 0
            key = (await web.get("/api/push")).json()["key"]
            check_sender(headers["Authorization"], key, service.address)

    run(scenario())


def check_sender(header, key, endpoint):
    token, _, shown = header.removeprefix("vapid t=").partition(", k=")
    assert shown == key
    head, claims, signature = token.split(".")
    assert json.loads(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(bytes_of(claims))
    assert endpoint.startswith(told["aud"] + "/")
    assert told["sub"].startswith("https://")
    raw = bytes_of(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    signed = f"{head}.{claims}".encode()
    public.verify(utils.encode_dss_signature(r, s), signed, ec.ECDSA(hashes.SHA256()))


def test_one_message_before_the_clock_runs_out(tmp_path, service, monkeypatch):
    async def scenario():
        monkeypatch.setattr(calls, "margin", lambda setup: 3_600_000)
        about = called(tmp_path, service, monkeypatch, clock=3600)
        async with about as (web, table, keys, browser):
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.done(action="bid 3")
            await service.until(1)
            await asyncio.sleep(0.5)
            bodies = [browser.read(body)["body"] for _, body in service.heard]
            assert "C’est à vous de jouer. Il reste 60 minutes." in bodies
            assert len(bodies) == len(set(bodies)), "each but once"

    run(scenario())


@contextmanager
def odd_service(said):
    """Something that is no push service: what it says over and over, for twenty seconds at most."""
    listening = socket.create_server(("127.0.0.1", 0))

    def speak():
        while True:
            try:
                line, _ = listening.accept()
            except OSError:
                return
            with line, suppress(OSError):
                for _ in range(400):
                    line.sendall(said)
                    time.sleep(0.05)

    thread = threading.Thread(target=speak)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/x"
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()
        thread.join()


def test_a_service_that_dribbles_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(sending, "TIMEOUT", 0.5)
    with odd_service(b"H") as address:
        began = time.monotonic()
        with pytest.raises((OSError, HTTPException)):
            sending.send(address, {}, b"", anywhere=True)
        assert time.monotonic() - began < 10


def test_a_service_that_talks_nonsense_is_one_line_in_the_log(tmp_path, monkeypatch, caplog):
    def complaints():
        return [r for r in caplog.records if r.levelno >= logging.WARNING]

    async def scenario(service):
        about = called(tmp_path, service, monkeypatch)
        async with about as (web, table, keys, _), web.guest(table, 0, keys[0]) as ada:
            await ada.done(action="bid 3")
            async with asyncio.timeout(20):
                while not complaints():
                    await asyncio.sleep(0.02)

    with odd_service(b"\r\n\r\n") as address:
        run(scenario(Service(address)))
    assert {(r.levelname, r.exc_info) for r in complaints()} == {("WARNING", None)}


def test_many_calls_of_one_owner_do_not_keep_others_waiting(tmp_path, service, monkeypatch):
    send = calls.send

    def slowly(endpoint, *more):
        if "slow" in endpoint:
            assert go_on.wait(20)
        return send(endpoint, *more)

    go_on = threading.Event()
    monkeypatch.setattr(calls, "send", slowly)
    monkeypatch.setattr(calls, "CALM", 0.05)

    async def scenario():
        async with serving(tmp_path, push_anywhere=True) as web:
            for address, number in (("203.0.113.7", 6), ("198.51.100.1", 1)):
                for _ in range(number):
                    where = {"X-Forwarded-For": address}
                    body = {"game": "cape_to_cairo", "seats": [{"kind": "me"}, {"kind": "link"}]}
                    made = await web.post("/api/tables", body, **where)
                    table, (mine,) = made.json()["table"], cookie_keys(made)
                    web.http.cookies.clear()
                    other = made.json()["links"]["1"].partition("#")[2]
                    slow = f"{service.address}/slow"
                    wish = Browser().wish(service.address if number == 1 else slow)
                    await web.post(f"/api/tables/{table}/push", wish, mine)
                    await web.post(f"/api/tables/{table}/sit", {"key": other})
                    web.http.cookies.clear()
            try:
                async with asyncio.timeout(10):
                    await service.until(1)
            finally:
                go_on.set()

    run(scenario())


def test_when_a_clock_is_nearly_out():
    class Setup:
        def __init__(self, clock=None, total=None):
            self.settings = self
            self.clock, self.total = clock, total

    hour = 3600
    assert calls.margin(Setup()) == 0
    assert calls.margin(Setup(clock=300)) == 0
    assert calls.margin(Setup(clock=hour)) == 15 * 60 * 1000
    assert calls.margin(Setup(clock=3 * 24 * hour)) == 3 * hour * 1000
    assert calls.margin(Setup(total=2 * hour)) == 30 * 60 * 1000


def test_the_key_is_made_once_and_kept(tmp_path):
    async def scenario():
        found = []
        for _ in range(2):
            async with serving(tmp_path) as web:
                found.append((await web.get("/api/push")).json()["key"])
        assert found[0] == found[1]
        assert len(bytes_of(found[0])) == 65

    run(scenario())


def test_who_wants_no_more_messages_gets_none(tmp_path, service, monkeypatch):
    service.status = 410

    async def scenario():
        async with called(tmp_path, service, monkeypatch) as (web, table, keys, browser):
            kind = f"push {table} 1"
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.done(action="bid 3")
            await service.until(1)
            async with asyncio.timeout(10):
                while await web.registry.store.kept_names(kind):
                    await asyncio.sleep(0.02)
            path = f"/api/tables/{table}/push"
            await web.post(path, browser.wish(service.address), keys[1])
            assert len(await web.registry.store.kept_names(kind)) == 1
            await web.post(path, browser.wish(service.address, off=True), keys[1])
            assert await web.registry.store.kept_names(kind) == []
            for number in range(8):
                await web.post(path, browser.wish(f"{service.address}{number}"), keys[1])
            assert len(await web.registry.store.kept_names(kind)) == calls.MOST

    run(scenario())


def test_no_seat_no_calls(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            path, wish = f"/api/tables/{table}/push", Browser().wish("https://push.example.org/1")
            assert (await web.post(path, wish)).status_code == 403
            assert (await web.post(path, {**wish, "p256dh": "AAAA"}, keys[0])).status_code == 400
            assert (await web.post(path, {**wish, "language": "xx"}, keys[0])).status_code == 400
            assert (await web.post(path, wish, keys[0])).status_code == 200
            far = {**wish, "endpoint": "http://push.example.org/1"}
            assert (await web.post(path, far, keys[0])).status_code == 400

    run(scenario())


# Where it is not sent


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x", "https://push.example.org:8443/x", "ftp://push.example.org/x",
        "https://user@push.example.org/x", "https://", "https://[::1", "https://a:b/",
        "https://push.example.org/" + "x" * 2000,
    ],
)  # fmt: skip
def test_addresses_that_are_no_push_service(endpoint):
    with pytest.raises(Refusal):
        sending.checked_endpoint(endpoint)


@pytest.mark.parametrize(
    "addresses",
    [["127.0.0.1"], ["10.0.0.1"], ["192.168.1.1"], ["169.254.169.254"], ["::1"], ["fd00::1"],
     ["::ffff:127.0.0.1"], ["0.0.0.0"], ["100.64.0.1"], ["224.0.0.1"], ["8.8.8.8", "10.0.0.1"]],
)  # fmt: skip
def test_no_way_into_a_private_network(monkeypatch, addresses):
    found = [(0, 0, 0, "", (a, 443)) for a in addresses]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *asked, **more: found)
    with pytest.raises(Refusal):
        sending.public_address("push.example.org", 443)
    assert sending.public_address("push.example.org", 443, anywhere=True) == addresses[0]


def test_a_public_address_is_used_as_it_was_checked(monkeypatch):
    found = [(0, 0, 0, "", ("93.184.215.14", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *asked, **more: found)
    dialled = []

    def dial(address, timeout):
        dialled.append(address)
        raise OSError("no way out")

    monkeypatch.setattr(socket, "create_connection", dial)
    with pytest.raises(OSError, match="no way out"):
        sending.send("https://push.example.org/x", {}, b"")
    assert dialled == [("93.184.215.14", 443)]


# The encryption itself


def test_the_example_of_rfc_8291():
    own = int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    browser = bytes_of(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    made = encrypted(
        b"When I grow up, I want to be a watermelon",
        browser,
        bytes_of("BTBZMqHH6r4Tts7J_aSIgg"),
        bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(own, ec.SECP256R1()),
    )
    assert text_of(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


def test_every_message_has_its_own_key_and_salt():
    browser = Browser()
    point = point_of(browser.key.public_key())
    one, two = (encrypted(b'"x"', point, browser.auth) for _ in range(2))
    assert one[:86] != two[:86]
    assert browser.read(one) == browser.read(two) == "x"
    assert Identity.made() != Identity.made()
