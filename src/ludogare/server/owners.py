"""Whose a request is: the address it comes from, of IPv6 the network; kept as a keyed hash only."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
from functools import lru_cache

UNKNOWN = ("127.0.0.1", "::1", "")
"""Requests from here come from this machine, or from a proxy that does not name the client."""
HOME = 64
"""How much of an IPv6 address a household or a club shares."""
MAX_NAME = 64
HASHED = 16


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """The network that counts as one client; nothing where it is not known.

    >>> network_of("203.0.113.7"), network_of("::ffff:203.0.113.7"), network_of("127.0.0.1")
    ('203.0.113.7', '203.0.113.7', '')
    >>> network_of("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    """
    if address in UNKNOWN:
        return ""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:MAX_NAME]
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return network_of(str(known.ipv4_mapped))
    return str(ipaddress.ip_network((known, HOME), strict=False))


def owner_of(client: str, salt: str) -> str:
    """What is kept of a client: nobody without the salt can tell the address."""
    if not client:
        return ""
    return hmac.new(salt.encode(), client.encode(), hashlib.sha256).hexdigest()[:HASHED]
