"""Options are declared once and read in every way."""

from __future__ import annotations

import pytest

from ludogare.core.declaration.options import Condition, Option, Options, word
from ludogare.core.saying.errors import BadOption

DECLARED = Options(
    Option("charity", (False, True), "ST-7.1", "Dead ends count 1.", "Les extrémités valent 1."),
    Option("forks", range(5), "ST-7.2", "Forks removed.", "Fourches retirées."),
    Option("ends", ("normal", "deadly"), "ST-7.3", "Dead ends kill.", "Elles tuent."),
    conditions=[
        Condition(
            lambda seats, o: not (o["charity"] and o["ends"] == "deadly") or seats > 2,
            "Charity and death only with three.",
            "Charité et mort seulement à trois.",
            "ST-7.4",
        )
    ],
)


def test_defaults_are_the_first_values():
    assert DECLARED.settle(2, {}) == {"charity": False, "forks": 0, "ends": "normal"}
    assert [o.type for o in DECLARED] == ["bool", "int", "choice"]


@pytest.mark.parametrize("said", [True, "yes", "Yes", "on", "oui", "true"])
def test_yes_in_many_words(said):
    assert DECLARED.settle(2, {"charity": said})["charity"] is True


def test_words_and_numbers_lead_to_the_value_and_back():
    for option in DECLARED:
        for value in option.values:
            assert option.read(word(value)) == value
    assert DECLARED.numbers(DECLARED.settle(2, {"forks": "3", "ends": "deadly"})) == [0, 3, 1]


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"forks": 5}, r"forks is one of 0, 1, 2, 3, 4, not 5 \(ST-7.2\)"),
        ({"forks": True}, "forks is one of"),
        ({"charity": 1}, "charity is one of no, yes"),
        ({"charity": "perhaps"}, "charity is one of"),
        ({"tunnels": 1}, "no option is called tunnels; there are: charity, forks, ends"),
        ({"charity": True, "ends": "deadly"}, r"Charity and death only with three. \(ST-7.4\)"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence(wanted, sentence):
    with pytest.raises(BadOption, match=sentence):
        DECLARED.settle(2, wanted)


def test_the_sentence_comes_in_the_language():
    with pytest.raises(BadOption, match="seulement à trois"):
        DECLARED.settle(2, {"charity": True, "ends": "deadly"}, "fr")
    assert DECLARED.settle(3, {"charity": True, "ends": "deadly"})["charity"]


def test_every_option_of_a_game_is_explained(game):
    for option in game.options:
        assert option.en
        assert option.fr
        assert option.en != option.fr
        assert option.clause.startswith(f"{game.prefix}-")


def test_every_value_of_an_option_has_words_in_both_languages(game):
    """Yes, no and plain numbers speak for themselves; everything else has to be said."""
    for option in game.options:
        spoken = [v for v in option.values if isinstance(v, str) or option.type == "choice"]
        assert set(spoken) <= set(option.said) <= set(option.values), option.name
        english, french = option.labels("en"), option.labels("fr")
        assert list(english) == [word(v) for v in option.said]
        for label in [*english.values(), *french.values()]:
            assert label[0].isupper() or label[0].isdigit(), label
            assert "_" not in label
        assert len(set(english.values())) == len(set(french.values())) == len(option.said)
