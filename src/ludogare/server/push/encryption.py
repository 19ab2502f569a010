"""Messages that only one browser can read (RFC 8291), and who sends them (RFC 8292)."""

from __future__ import annotations

import base64
import os
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes of one record; a message is one."""
LAST = b"\x02"
"""Ends the last record."""
VALID = 12 * 3600
"""Seconds for which a browser's push service takes our word."""


def text_of(data: bytes) -> str:
    """Bytes as they are written in headers and JSON."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """Bytes that were written as text."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, form)


def encrypted(
    message: bytes,
    browser: bytes,
    auth: bytes,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message for a browser with this public key and secret; salt and key are new for each."""
    salt, own = salt or os.urandom(16), own or ec.generate_private_key(CURVE)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser)
    sender = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    secret = _derived(shared, auth, b"WebPush: info\0" + browser + sender, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Identity:
    """Who sends: a key of this server's own, made once."""

    def __init__(self, kept: str, contact: str) -> None:
        key = serialization.load_pem_private_key(kept.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self._key, self._contact = key, contact
        self.public = text_of(point_of(key.public_key()))
        """What a page shows its browser when it asks to be called."""

    @staticmethod
    def made() -> str:
        """A new key, as it is kept."""
        return (
            ec.generate_private_key(CURVE)
            .private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
            .decode()
        )

    def authorization(self, endpoint: str) -> str:
        """The header by which a push service knows the sender."""
        place = urlsplit(endpoint)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + VALID,
            "sub": self._contact,
        }
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        text = ".".join(text_of(msgspec.json.encode(part)) for part in parts)
        r, s = utils.decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        signature = text_of(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"
