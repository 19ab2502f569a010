"""The way to a push service: over TLS, and never into a private network."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import threading
from contextlib import suppress
from urllib.parse import SplitResult, urlsplit

from ludogare.server.errors import Refusal

TIMEOUT = 10.0
"""Seconds that a push service has for everything, and for each step of it."""
MAX_ENDPOINT = 1000


def checked_endpoint(endpoint: str, anywhere: bool = False) -> SplitResult:
    """The address of a push service, if it can be one; `anywhere` lets tests use their own."""
    try:
        place = urlsplit(endpoint)
        port = place.port
    except ValueError:
        raise Refusal("refuse-endpoint") from None
    known = place.scheme == "https" and port in (None, 443)
    named = place.hostname is not None and place.username is None
    if len(endpoint) > MAX_ENDPOINT or not named or not (known or anywhere):
        raise Refusal("refuse-endpoint")
    return place


def public_address(host: str, port: int, anywhere: bool = False) -> str:
    """An address of a host in the public network; one that leads elsewhere, too, is refused."""
    found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    addresses = [ipaddress.ip_address(text.partition("%")[0]) for text in found]
    if not anywhere and not all(a.is_global and not a.is_multicast for a in addresses):
        raise Refusal("refuse-endpoint")
    return found[0]


class Pinned(http.client.HTTPSConnection):
    """A connection to the very address that was checked, with the certificate of its name."""

    def __init__(self, host: str, port: int, address: str) -> None:
        self.address, self.tls = address, ssl.create_default_context()
        super().__init__(host, port, timeout=TIMEOUT, context=self.tls)

    def connect(self) -> None:
        """Connects to the address, not to what the name means by now."""
        plain = socket.create_connection((self.address, self.port), TIMEOUT)
        made = self.tls.wrap_socket(plain, server_hostname=self.host, do_handshake_on_connect=False)
        self.sock = made  # which can be hung up from now on
        made.do_handshake()


def send(endpoint: str, headers: dict[str, str], body: bytes, anywhere: bool = False) -> int:
    """Sends a message; the status that the push service answers. Redirections are not followed."""
    place = checked_endpoint(endpoint, anywhere)
    host = place.hostname or ""
    port = place.port or (443 if place.scheme == "https" else 80)
    address = public_address(host, port, anywhere)
    connection: http.client.HTTPConnection
    if place.scheme == "https":
        connection = Pinned(host, port, address)
    else:
        connection = http.client.HTTPConnection(address, port, timeout=TIMEOUT)
    over = threading.Timer(TIMEOUT, hang_up, [connection])
    over.daemon = True
    over.start()
    try:
        path = place.path + (f"?{place.query}" if place.query else "")
        connection.request("POST", path or "/", body, headers)
        return connection.getresponse().status
    finally:
        over.cancel()
        connection.close()


def hang_up(connection: http.client.HTTPConnection) -> None:
    """Breaks off what takes too long: a byte now and then keeps every single step in time."""
    open_now = connection.sock  # which the answer may close at this very moment
    if open_now is not None:
        with suppress(OSError):
            socket.socket.shutdown(open_now, socket.SHUT_RDWR)
