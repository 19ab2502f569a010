"""Invitations: which addresses work, which link is for which seat, and pages that are not there."""

from __future__ import annotations

import ipaddress

import pytest

from ludogare.core.saying.errors import LudogareError
from ludogare.server import addresses
from ludogare.server.addresses import checked_address, is_near, origin, reachable
from ludogare.server.settings import Settings
from server.clients import run, serving

LAN = [ipaddress.ip_address("192.168.1.5"), ipaddress.ip_address("10.0.0.2")]


@pytest.fixture
def lan(monkeypatch):
    monkeypatch.setattr(addresses, "machine_addresses", lambda host: LAN)


def test_which_addresses_work(lan):
    assert reachable(Settings(), 8000) == []
    everywhere = ["http://192.168.1.5:8000", "http://10.0.0.2:8000"]
    assert reachable(Settings(host="0.0.0.0"), 8000) == everywhere
    assert reachable(Settings(host="192.168.1.5"), 80) == ["http://192.168.1.5"]
    assert reachable(Settings(host="::1"), 8000) == []
    public = Settings(host="0.0.0.0", address="https://games.example.org")
    assert reachable(public, 8000) == ["https://games.example.org"]
    assert origin(ipaddress.ip_address("2001:db8::1"), 8000) == "http://[2001:db8::1]:8000"


def test_this_machine_is_looked_at():
    for found in addresses.machine_addresses("0.0.0.0"):
        assert not found.is_loopback


def test_strangers_are_not_told_about_the_network(tmp_path, lan):
    async def scenario():
        async with serving(tmp_path, host="0.0.0.0") as web:
            near = await web.get("/api/addresses")
            assert near.json()["addresses"][0] == f"http://192.168.1.5:{web.port}"
            far = await web.http.get("/api/addresses", headers={"X-Forwarded-For": "8.8.8.8"})
            assert far.json() == {"addresses": []}

    run(scenario())
    assert [is_near(c) for c in ("127.0.0.1", "192.168.1.9", "fd00::1", "8.8.8.8", "")] == [
        True, True, True, False, True,
    ]  # fmt: skip


def test_the_address_of_a_host():
    assert checked_address("https://games.example.org/") == "https://games.example.org"
    for wrong in ("games.example.org", "ftp://games.example.org", "https://a/b", "https://"):
        with pytest.raises(LudogareError, match="an address is like"):
            checked_address(wrong)


def test_a_link_says_which_seat_it_is_for(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.make(seats="mll")
            path = f"/api/tables/{table}/seat"
            found = await web.post(path, {"key": keys[2]})
            assert (found.json()["seat"], found.json()["taken"]) == (2, False)
            await web.post(f"/api/tables/{table}/sit", {"key": keys[2], "name": "Ben"})
            found = await web.post(path, {"key": keys[2]})
            assert (found.json()["name"], found.json()["taken"]) == ("Ben", True)
            wrong = await web.post(path, {"key": "x" * 22})
            assert wrong.status_code == 403
            assert wrong.json()["error"] == "This link is not for a seat of this table."
            assert "set-cookie" not in found.headers, "looking takes no seat"

    run(scenario())


def test_a_wrong_address_has_a_page(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            page = await web.http.get("/no/such/place", headers={"Accept": "text/html,*/*"})
            assert page.status_code == 404
            assert page.text.startswith("<!doctype html>")
            assert "script-src 'self'" in page.headers["content-security-policy"]
            program = await web.get("/no/such/place")
            assert program.json() == {"error": "This page does not exist."}
            known = page.headers["etag"]
            again = await web.http.get(
                "/nowhere", headers={"Accept": "text/html", "If-None-Match": known}
            )
            assert again.status_code == 404

    run(scenario())
