"""Who decides chance, and how anybody can check it."""

from __future__ import annotations

from collections import Counter

import pytest

import ludogare
from ludogare import bots
from ludogare.core.match.dealer import Committed, Scripted, Seeded, drawn
from ludogare.core.match.verified import verify
from ludogare.core.saying.errors import BadRecord, LudogareError


def test_a_seed_gives_the_same_match_again():
    one, two, other = (ludogare.new("cape_to_cairo", 3, seed) for seed in (7, 7, 8))
    assert one.plies == two.plies
    assert one.plies != other.plies


def test_draws_follow_the_weights():
    seen = Counter(drawn(b"key", ply, [10, 20, 30], [1, 2, 7]) for ply in range(10_000))
    assert abs(seen[10] - 1000) < 150
    assert abs(seen[20] - 2000) < 200
    assert seen.total() == 10_000


def test_a_script_names_the_outcomes_and_refuses_the_impossible():
    assert Scripted({0: 20}).choose(0, [10, 20], [1, 1]) == 20
    assert Scripted({0: 20}, Seeded(1)).choose(1, [5], [1]) == 5
    with pytest.raises(LudogareError, match="ply 0 cannot have the outcome 30"):
        Scripted({0: 30}).choose(0, [10, 20], [1, 1])
    with pytest.raises(LudogareError, match="ply 4 cannot have the outcome None"):
        Scripted({}).choose(4, [10], [1])


def committed_match(secret: str = "s" * 64) -> ludogare.Match:
    dealer = Committed(secret, ["nonce-a", "nonce-b"])
    match = ludogare.new("cape_to_cairo", 2, dealer=dealer)
    bot = bots.make("random", 3)
    while not match.over:
        seat = match.awaited[0]
        match.play(bots.act(bot, match, seat), seat)
    return match


def test_the_commitment_is_shown_at_once_and_the_secret_at_the_end():
    dealer = Committed("s" * 64, ["a", "b"])
    running = ludogare.new("cape_to_cairo", 2, dealer=dealer).record()
    assert f"commitment {Committed.commitment('s' * 64)}" in running
    assert "s" * 64 not in running
    assert verify(ludogare.read(running)) == "unopened"
    assert f"secret {'s' * 64}\n" in committed_match().record()


def test_a_committed_record_verifies_and_a_tampered_one_does_not():
    text = committed_match().record()
    assert verify(ludogare.read(text)) == "fair"
    assert ludogare.read(text).record() == text
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        verify(ludogare.read(text.replace("secret sss", "secret ttt")))
    with pytest.raises(BadRecord, match=r"ply \d+: “\w+ .*” was dealt, but"):
        verify(ludogare.read(text.replace("nonce 0 nonce-a", "nonce 0 nonce-x")))
    with pytest.raises(BadRecord, match="one nonce per seat"):
        verify(ludogare.read(text.replace("nonce 1 nonce-b\n", "")))


def resigned_match() -> ludogare.Match:
    dealer = Committed("s" * 64, ["nonce-a", "nonce-b"])
    match = ludogare.new("cape_to_cairo", 2, dealer=dealer).play("bid 12").play("bid 7")
    match.dealer, match.fairness = None, dealer.fairness(True)
    return match


def test_a_match_that_was_given_up_opens_its_secret_too():
    text = resigned_match().record()
    assert text.endswith(f"end unfinished\nsecret {'s' * 64}\n")
    again = ludogare.read(text)
    assert again.record() == text
    assert verify(again) == "fair"
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        verify(ludogare.read(text.replace("secret sss", "secret ttt")))
    with pytest.raises(BadRecord, match="the record has already ended"):
        ludogare.read(text + text.splitlines()[-1] + "\n")


def test_what_a_player_noted_is_found_in_the_record_or_not():
    match, told = resigned_match(), Committed.commitment("s" * 64)
    assert verify(match, told, ["nonce-b"]) == "fair"
    assert verify(match, told.upper(), ["nonce-a", "nonce-b"]) == "fair"
    with pytest.raises(BadRecord, match=f"the record has the commitment {told}, not .0000"):
        verify(match, "0" * 64)
    with pytest.raises(BadRecord, match="the nonce “nonce-c” is not in the record"):
        verify(match, told, ["nonce-a", "nonce-c"])
    with pytest.raises(BadRecord, match="the nonce “nonce-a” is not in the record"):
        verify(match, nonces=["nonce-a", "nonce-a"])
    uncommitted = ludogare.new("cape_to_cairo", 2, 1)
    with pytest.raises(BadRecord, match="no commitment"):
        verify(uncommitted, told)
    with pytest.raises(BadRecord, match="no commitment"):
        verify(uncommitted, nonces=["nonce-a"])


def test_a_seat_that_changes_its_nonce_changes_the_deal():
    first, other = (
        ludogare.new("cape_to_cairo", 2, dealer=Committed("secret", ["a", nonce]))
        for nonce in ("b", "c")
    )
    assert first.plies != other.plies


def test_an_uncommitted_record_says_so():
    assert verify(ludogare.read(ludogare.new("cape_to_cairo", 2, 1).record())) == "uncommitted"
