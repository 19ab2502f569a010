"""“None”, as each language says it."""

import pytest

from ludogare.core.saying.texts import Voice
from ludogare.games import find


@pytest.mark.parametrize(
    ("language", "told", "label"),
    [
        ("en", "Ada keeps no black tokens.", "Keep no black tokens"),
        ("fr", "Ada ne garde aucun jeton noir.", "Ne garder aucun jeton noir"),
    ],
)
def test_nothing_kept(language: str, told: str, label: str) -> None:
    say = Voice(find("channel_tunnel"), language, ["Ada", "Ben"])
    assert say("log-keep", seat=0, colour="black", count=0) == told
    assert say("act-keep", seat=0, colour="black", count=0) == label
