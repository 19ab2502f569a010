"""Options are declared once and read in every way."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import ludogare
from ludogare.core.declaration.options import Options, word
from ludogare.core.match.record import digest, read
from ludogare.core.saying.errors import BadOption, BadRecord
from ludogare.core.saying.texts import LANGUAGES, Voice
from ludogare.games import GAMES, find

DECLARED = Options()
CHARITY = DECLARED.add("charity", (True, False), clause="ST-7.1")
FORKS = DECLARED.add("forks", range(5), clause="ST-7.2")
ENDS = DECLARED.add("ends", ("normal", "deadly"), clause="ST-7.3")
STARTER = DECLARED.add_seat("starter", 4, clause="ST-7.5")
DECLARED.demand(
    "three",
    lambda seats, o: not (o["charity"] and o["ends"] == "deadly") or seats > 2,
    clause="ST-7.4",
)
USUAL = {"charity": True, "forks": 0, "ends": "normal", "starter": "chance"}
RECORDS = Path(__file__).parent / "records"


def test_defaults_are_the_first_values():
    assert DECLARED.settle(2, {}) == USUAL
    assert [o.type for o in DECLARED] == ["bool", "int", "choice", "choice"]


@pytest.mark.parametrize("said", [False, "no", "No", "off", "non", "false"])
def test_no_in_many_words(said):
    assert DECLARED.settle(2, {"charity": said})["charity"] is False


def test_words_and_numbers_lead_to_the_value_and_back():
    for option in DECLARED:
        for value in option.values:
            assert option.read(word(value)) == value


def test_rules_find_each_number_by_the_name_of_its_option():
    settled = DECLARED.settle(2, {"forks": "3", "ends": "deadly", "charity": "no", "starter": 1})
    options = DECLARED.numbers(settled)
    assert (options[CHARITY], options[FORKS], options[STARTER]) == (0, 3, 2)
    assert options[ENDS] == DECLARED.number("ends", "deadly") != DECLARED.number("ends", "normal")
    assert DECLARED.numbers(DECLARED.settle(2, {}))[CHARITY] == 1  # yes is 1 wherever it stands


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"forks": 5}, r"forks must be one of 0, 1, 2, 3, 4, not 5 \(ST-7.2\)"),
        ({"forks": True}, "forks must be one of"),
        ({"charity": 1}, "charity must be one of yes, no"),
        ({"charity": "perhaps"}, "charity must be one of"),
        ({"tunnels": 1}, "there is no option called tunnels; the options are charity, forks, ends"),
        ({"starter": 2}, r"one of this table’s seats. \(ST-7.5\)"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence(wanted, sentence):
    with pytest.raises(BadOption, match=sentence):
        DECLARED.settle(2, wanted)


def test_a_condition_that_is_broken_is_named_with_its_clause():
    with pytest.raises(BadOption) as refusal:
        DECLARED.settle(2, {"ends": "deadly"})
    assert (refusal.value.message, refusal.value.clause) == ("condition-three", "ST-7.4")
    assert DECLARED.settle(3, {"ends": "deadly"})["charity"]


# What people read


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_condition_is_explained(game, language):
    voice = Voice(game, language)
    for option in game.options:
        assert option.sentence(voice).endswith(".")
        assert option.clause.startswith(f"{game.prefix}-")
    for condition in game.options.conditions:
        assert voice(condition.message).endswith(".")
        assert condition.clause.startswith(f"{game.prefix}-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_that_is_no_number_has_a_name(game, language):
    """Yes, no and plain numbers speak for themselves; everything else has to be said."""
    for option in game.options:
        labels = option.labels(Voice(game, language))
        if option.type == "choice":
            assert set(labels) == {word(value) for value in option.values}
        assert len(set(labels.values())) == len(labels)
        for label in labels.values():
            assert label[0].isupper() or label[0].isdigit(), label
            assert "_" not in label


def test_seats_are_counted_from_1_where_people_read_and_from_0_in_data():
    starter = find("steam_tunnel").options["starter"]
    assert starter.values[:3] == ("chance", 0, 1)
    labels = starter.labels(Voice(find("steam_tunnel"), "en"))
    assert (labels["chance"], labels["0"], labels["1"]) == ("By lot", "Seat 1", "Seat 2")
    with pytest.raises(BadOption) as refusal:
        ludogare.new("steam_tunnel", seats=2, starter=3)
    assert "0" not in str(refusal.value)


def test_rules_name_their_options_and_texts_are_no_part_of_a_declaration():
    for name in GAMES:
        home = find(name).folder.parent
        for file in (home / "rules").glob("*.py"):
            source = file.read_text("utf-8")
            assert not re.search(r"\boptions\[\d", source), file
            assert not re.search(r"\b(?:en|fr|said)=", source), file


# Options that were added later


@pytest.fixture
def older():
    """A game, and how it is declared after an option was added to it."""
    game = find("cape_to_cairo")
    options = Options()
    for option in game.options:
        options.add(option.name, option.values, clause=option.clause)
    options.add("late", ("new", "old"), clause="CC-1.1", since=game.version, before="old")
    return game, replace(game, options=options)


def test_a_record_without_a_later_option_still_replays(older):
    game, newer = older
    text = next((RECORDS / game.name).glob("*.txt")).read_text("utf-8")
    match = read(text, lambda name: newer)
    assert match.options["late"] == "old"
    assert match.over
    assert "option late old\n" in match.record()
    assert read(match.record(), lambda name: newer).state == match.state
    assert ludogare.Match(newer).options["late"] == "new"


def test_a_record_of_later_rules_must_name_it(older):
    game, newer = older
    text = next((RECORDS / game.name).glob("*.txt")).read_text("utf-8")
    later = replace(newer, version=game.version + 1)
    with pytest.raises(BadRecord, match="expected “option late new” here"):
        read(text.replace(f"rules {game.version}", f"rules {later.version}"), lambda name: later)


def test_a_record_of_channel_tunnel_may_lack_the_option_that_was_added_last():
    """Before it was there, the state had no field for it either, and was hashed without."""
    text = next((RECORDS / "channel_tunnel").glob("*.txt")).read_text("utf-8")
    match = ludogare.read(text)
    before = digest(match.state, without=("last_only",))
    assert before != digest(match.state)
    old = re.sub(r"option chain_window .*\n", "", text).replace(digest(match.state), before)
    assert ludogare.read(old).state == match.state
    assert re.sub(r"chain .*\n", "", ludogare.read(old).record()) == text
    with pytest.raises(BadRecord, match="the plies above give"):
        ludogare.read(text.replace(digest(match.state), before))


def test_what_came_with_a_later_option_is_in_the_state(game):
    for option in game.options:
        assert set(option.fields) <= set(game.State.fields)
        assert option.since is None or option.since <= game.version
