"""Where others reach this server: the address that its host gave, or those of this machine."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from urllib.parse import urlsplit

from ludogare.server.errors import Unusable
from ludogare.server.settings import Settings

EVERYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
"""Hosts that mean every address of this machine."""
FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that nobody has: the way to them shows by which address this machine goes out."""
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def reachable(settings: Settings, port: int | None) -> list[str]:
    """Where others reach this server, the best first; nothing where only this machine does."""
    if settings.address is not None:
        return [settings.address]
    if settings.host in EVERYWHERE:
        return [origin(address, port) for address in machine_addresses(settings.host)]
    with suppress(ValueError):
        found = ipaddress.ip_address(settings.host)
        return [] if found.is_loopback else [origin(found, port)]
    return []


def machine_addresses(host: str) -> list[Address]:
    """The addresses of this machine in its networks, that by which it goes out first."""
    family = EVERYWHERE[host]
    found: list[str] = []
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((FAR[family], 9))  # sends nothing
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        named = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
        found += [str(entry[4][0]) for entry in named]
    known = [ipaddress.ip_address(text.partition("%")[0]) for text in dict.fromkeys(found)]
    return [a for a in known if not (a.is_loopback or a.is_link_local or a.is_unspecified)]


def origin(address: Address, port: int | None) -> str:
    """An address as a browser wants it."""
    host = f"[{address}]" if address.version == 6 else str(address)
    return f"http://{host}" if port in (None, 80) else f"http://{host}:{port}"


def is_near(client: str) -> bool:
    """Whether a client is on this machine or in its network, and may know of its addresses."""
    try:
        return ipaddress.ip_network(client, strict=False).is_private
    except ValueError:
        return client == ""


def checked_address(text: str) -> str:
    """The address that a host gives: a scheme and a place, no more."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise Unusable("serve-address", address=text)
    return f"{parts.scheme}://{parts.netloc}"
