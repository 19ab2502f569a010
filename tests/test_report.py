"""Balance reports: equal bots, by seat and by what was taken."""

from __future__ import annotations

import json

import pytest

import ludogare
from ludogare.cli import main
from ludogare.core.match.dealer import Seeded
from ludogare.core.match.match import Match
from ludogare.games.channel_tunnel.rules.parts import KINDS
from ludogare.games.channel_tunnel.rules.state import TURN
from ludogare.lab.report import Outcome, estimate, play, report, rows, thing
from ludogare.lab.simulate import simulate


def small(**how):
    game = ludogare.find("cape_to_cairo")
    return report(game, seats=3, matches=6, bot="random", seed=4, **how)


def test_a_report_adds_up():
    found = small(workers=1)
    assert found.matches == 6
    assert sum(e.share for e in found.wins) == pytest.approx(1, abs=0.001)
    assert sum(found.endings.values()) == 6
    assert found.plies["least"] <= found.plies["median"] <= found.plies["most"]
    assert {row.verb for row in found.taken} == {"pick"}
    assert all(0 <= row.share <= 1 and row.matches >= 1 for row in found.taken)


def test_it_is_the_same_on_one_core_and_on_two_and_tells_how_far_it_is():
    told = []
    alone, together = small(workers=1), small(workers=2, progress=told.append)
    assert told == [1] * 6
    assert alone.to_json() == together.to_json()


def test_how_those_fared_who_took_a_thing():
    found = [
        Outcome([1.0, 0.0], 3, "end", 9, [{("pick", "a"): 2}, {("pick", "b"): 1}], [3, 0]),
        Outcome([0.5, 0.5], 0, "end", 9, [{}, {("pick", "a"): 1}], [1, 1]),
    ]
    a, b = rows(found)
    assert (a.what, a.per_match, a.share, a.matches) == ("a", 1.5, 0.75, 2)
    assert (b.what, b.per_match, b.share, b.matches) == ("b", 0.5, 0.0, 1)


def test_an_interval_narrows_and_is_never_nothing():
    assert estimate([1.0] * 10).error > 0
    few, many = estimate([0.0, 1.0] * 5), estimate([0.0, 1.0] * 500)
    assert few.share == many.share == 0.5
    assert many.error == pytest.approx(0.031, abs=0.001)
    assert many.error < few.error


def test_a_card_taken_by_its_slot_is_named_by_the_view():
    match = Match(ludogare.find("channel_tunnel"), dealer=Seeded("report"))
    assert match.state.phase == TURN
    found = {str(a): thing(match, 0, a.number) for a in match.legal}
    shown = match.state.shown[2]
    secondary = next(what for line, what in found.items() if "2 secondary" in line)
    assert secondary is not None
    assert secondary[0] == "place secondary"
    assert secondary[1].startswith(f"{shown} ")
    assert {what for line, what in found.items() if "planning" in line or line == "pass"} == {None}


def test_a_match_of_slots_counts_its_cards():
    outcome = play("channel_tunnel", "random", 2, {}, 1, 0)
    assert sum(outcome.shares) == 1
    verbs = {verb for taken in outcome.taken for verb, _ in taken}
    assert "place development" in verbs
    things = {what for taken in outcome.taken for verb, what in taken if verb == "use"}
    assert things
    assert all(what.split()[1] in KINDS for what in things), (
        "a used card is named, not only numbered"
    )


def test_sides_rounds_and_chosen_options_are_told():
    game = ludogare.find("channel_tunnel")
    found = report(game, seats=2, matches=2, bot="random", workers=1, options={"agenda": "yes"})
    assert found.sides == ["britain", "france"]
    assert found.rounds is not None
    assert 1 <= found.rounds["least"] <= found.rounds["most"] <= 40
    words = str(found)
    assert "agenda True" in words.splitlines()[0]
    assert "drill_payment" not in words
    assert f"0 britain    {found.wins[0].share:6.1%}" in words
    assert small(workers=1).rounds is None


def test_the_command_for_people_and_as_data(capsys):
    line = "simulate cape_to_cairo --report --bot random --matches 3 --workers 1"
    assert main(line.split()) == 0
    words = capsys.readouterr().out
    assert "3 matches of cape_to_cairo, 2 seats, all random" in words
    assert "win share of its taker" in words
    assert main([*line.split(), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["bot"], found["matches"], len(found["wins"])) == ("random", 3, 2)


@pytest.mark.parametrize("count", [report, simulate])
@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seats": 3}, "channel_tunnel is for 2 players, not 3"),
        ({"seats": 9}, "channel_tunnel is for 2 players, not 9"),
        ({"matches": 0}, "the number of matches must be at least 1, not 0"),
        ({"workers": -1}, "the number of processes must be at least 1, not -1"),
    ],
)
def test_seats_matches_and_processes_are_checked_where_they_are_used(count, wrong, sentence):
    game = ludogare.find("channel_tunnel")
    with pytest.raises(ludogare.LudogareError, match=sentence):
        count(game, **{"seats": 2, "matches": 1, **wrong})


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("simulate cape_to_cairo --bot random", "--bot needs --report"),
        ("simulate cape_to_cairo --report --plain", "--plain cannot be combined"),
        ("simulate cape_to_cairo --report --bot hal", "no bot called 'hal'"),
    ],
)
def test_what_makes_no_sense_is_refused(line, sentence, capsys):
    assert main(line.split()) == 2
    assert sentence in capsys.readouterr().err
