"""The action table: number, verb, text, and sentences for what is none."""

from __future__ import annotations

import pytest

from ludogare.core.declaration.actions import actions, chosen, secret
from ludogare.core.saying.errors import UnknownAction

TABLE = actions(
    seats={
        "bid": {"amount": secret(chosen(range(5), "amount"))},
        "claim": {"row": range(2), "card": ("A1", "G")},
        "pass": {},
    },
    chance={"draw": {"card": range(1, 4)}},
)


def test_numbers_run_through_without_gap_seats_first():
    assert [str(a) for a in TABLE] == [
        "bid 0", "bid 1", "bid 2", "bid 3", "bid 4", "bid ?",
        "claim 0 A1", "claim 0 G", "claim 1 A1", "claim 1 G", "pass", "draw 1", "draw 2", "draw 3",
    ]  # fmt: skip
    assert (TABLE.size, TABLE.seat_size, TABLE.first("draw")) == (14, 11, 11)
    assert (TABLE.stride("claim", "row"), TABLE.stride("claim", "card")) == (2, 1)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "no such action"),
        (
            "fly 3",
            "no such action; the actions are bid <amount>, claim <row> <card>, pass, draw <card>",
        ),
        ("bid", "write it as bid <amount>"),
        ("bid 1 2", "write it as bid <amount>"),
        ("bid 9", "amount must be a whole number from 0 to 4"),
        ("bid 01", "amount must be"),
        ("bid -1", "amount must be"),
        ("claim 0 X", "card must be one of A1, G"),
        ("draw 0", "card must be a whole number from 1 to 3"),
    ],
)
def test_what_is_no_action_gets_a_sentence(line, sentence):
    with pytest.raises(UnknownAction, match=sentence):
        TABLE.number(line)


def test_named_arguments_and_their_mistakes():
    assert TABLE.number("claim", row=1, card="G") == 9
    with pytest.raises(UnknownAction, match="write it as claim <row> <card>"):
        TABLE.number("claim", row=1)
    with pytest.raises(UnknownAction, match="numbered from 0 to 13"):
        TABLE[14]


def test_the_schema_says_how_to_choose():
    bid = TABLE.schema()[0]
    assert bid["arguments"][0] == {
        "name": "amount", "values": [0, 1, 2, 3, 4], "choose": "amount", "secret": True,
    }  # fmt: skip
