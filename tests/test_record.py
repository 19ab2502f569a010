"""Records: what is written can be read, and what is damaged is refused by its line."""

from __future__ import annotations

import json
import random
import re
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludogare
from ludogare import BadRecord
from ludogare.core.match.exported import as_json


def played(game: str = "cape_to_cairo", seats: int = 2, seed: int = 3, plies: int | None = None):
    match = ludogare.new(game, seats, seed)
    choose = random.Random(seed)
    while not match.over and (plies is None or len(match.plies) < plies):
        match.play(choose.choice(match.legal))
    return match


FINISHED = played()
TEXT = FINISHED.record()


def test_a_record_reads_back_to_the_same_match(game):
    for seats in game.seats:
        match = played(game.name, seats)
        again = ludogare.read(match.record())
        assert (again.state, again.plies, again.names) == (match.state, match.plies, match.names)
        assert (again.options, again.record()) == (match.options, match.record())


def test_a_running_match_has_a_record_too_and_goes_on():
    match = played(plies=20)
    assert match.record().endswith("end unfinished\n")
    again = ludogare.read(match.record())
    assert again.state == match.state
    again.go_on(ludogare.core.match.dealer.Seeded(3))
    assert ludogare.CHANCE not in again.awaited


def test_a_record_can_be_a_file(tmp_path):
    file = tmp_path / "match.txt"
    file.write_bytes(TEXT.replace("\n", "\r\n").encode())
    assert ludogare.read(file).state == FINISHED.state
    file.write_bytes(b"ludogare record 1\ngame \xff\xfe\n")
    with pytest.raises(BadRecord, match=r"match.txt, line 2: not valid UTF-8 text"):
        ludogare.read(file)
    file.write_text(TEXT.replace("rules ", "rules 99"), "utf-8")
    with pytest.raises(BadRecord, match=r"match.txt, line 3: played with other rules"):
        ludogare.read(file)


def test_what_is_no_record_at_all_gets_a_sentence(tmp_path):
    for source, sentence in (
        ("match.txt", "line 1: a record begins with .*; to read a file, give its Path"),
        (tmp_path / "missing.txt", "missing.txt: there is no such file"),
        (tmp_path, "this is a folder, not a record"),
        (TEXT.encode(), "a record must be text or the Path of a file"),
        (None, "a record must be text or the Path of a file"),
    ):
        with pytest.raises(BadRecord, match=sentence):
            ludogare.read(source)


def test_a_record_that_lacks_only_its_last_newline_is_told_so():
    running = played(plies=20).record()
    for text in (TEXT, running):
        with pytest.raises(BadRecord, match=f"line {text.count(chr(10))}: .*not end with a newl"):
            ludogare.read(text[:-1])


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


PLAY = TEXT.split("\n").index("play") + 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: the record stops here"),
        ("[Event 'F/S Return Match']\n1. e4 e5\n", "line 1: a record begins with"),
        (changed("record 1", "record 9"), "line 1: a record begins with"),
        (changed("game cape_to_cairo", "game chess"), "line 2: there is no game called 'chess'"),
        (changed("rules ", "rules 99"), "line 3: played with other rules"),
        (changed("components ", "components 0"), "line 4: played with other components"),
        (changed("seat 1", "seat 2"), "line 6: “seat 2"),
        (changed("option credit no", "option credit perhaps"), "line 8: credit must be one of"),
        (changed("option credit no", "option speed 3"), "line 8: there is no option called speed"),
        (changed("option credit no\n", ""), "line 7: expected “option credit no” here"),
        (changed("play\n* reveal", "play\n* unveil"), f"line {PLAY + 1}: .*no such action"),
        (changed("play\n* ", "play\n0 "), f"line {PLAY + 1}: .*chance decides that"),
        (changed("play\n* ", "play\n"), f"line {PLAY + 1}: .* is not a ply"),
        (changed("play\n", "play\n\n"), f"line {PLAY + 1}: .* is not a ply"),
        (changed("0 bid", "7 bid"), "there is no seat 7"),
        (changed("end eighth", "end shortage"), "the match is at “eighth”"),
        (changed("points 6", "points 7"), "the plies above give “points 6"),
        (changed("winners 1", "winners 0"), "the plies above give “winners 1"),
        (changed("\nstate ", "\nstate 0"), "the plies above give “state"),
        (TEXT + "more\n", "the record has already ended"),
        (TEXT + "\n", "the record has already ended"),
    ],
)
def test_a_damaged_record_is_refused_by_its_line(text, sentence):
    with pytest.raises(BadRecord, match=sentence) as refusal:
        ludogare.read(text)
    assert str(refusal.value).startswith("line ")


def test_a_record_cut_off_anywhere_is_refused():
    lines = TEXT.split("\n")
    for cut in range(len(TEXT) - 1, 0, -7):
        with pytest.raises(BadRecord, match="line"):
            ludogare.read(TEXT[:cut])
    assert len(lines) > 100


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8", exclude_characters="\r"))
def test_a_damaged_character_never_passes_unseen(at, character):
    damaged = TEXT[:at] + character + TEXT[at + 1 :]
    with suppress(BadRecord):  # what passes says another true thing: a name, for example
        assert ludogare.read(damaged).record() == damaged


def swapped(text: str, first: str) -> str:
    """The lines of a text, with one and the next of them exchanged."""
    lines = text.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith(first))
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return "\n".join(lines)


def test_two_lines_that_changed_places_are_noticed_even_where_nothing_else_tells():
    """Sealed bids may come in any order, and lead to the same end."""
    without = re.sub(r"chain .*\n", "", TEXT)
    assert ludogare.read(swapped(without, "0 bid")).state == FINISHED.state
    with pytest.raises(BadRecord, match=r"line \d+: the plies above give “chain \w{64}”"):
        ludogare.read(swapped(TEXT, "0 bid"))


def test_a_record_from_before_there_was_a_chain_still_reads():
    without = re.sub(r"chain .*\n", "", TEXT)
    assert ludogare.read(without).record() == TEXT
    with pytest.raises(BadRecord, match="expected “end eighth” here"):
        ludogare.read(re.sub(r"(chain .*\n)", r"\1\1", TEXT))


def test_too_long_a_text_is_refused_before_it_is_read():
    with pytest.raises(BadRecord, match="at most 100000 lines"):
        ludogare.read("\n" * 100_001)


def test_json_has_one_object_a_ply_in_the_games_vocabulary(game):
    match = played(game.name, game.seats[0])
    rows = [json.loads(json.dumps(row)) for row in as_json(match)]
    assert len(rows) == len(match.plies)
    assert rows[-1]["state"] == match.state.to_json()
    assert rows[-1]["scores"] == match.score
    for number, (row, ply) in enumerate(zip(rows, match.plies, strict=True)):
        assert row["ply"] == number
        assert row["seat"] == ("chance" if ply.seat == ludogare.CHANCE else ply.seat)
        assert row["text"] == game.actions.text(ply.action)
