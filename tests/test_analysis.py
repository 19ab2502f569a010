"""Matches in hindsight: luck without bias, what actions cost, and how it is told."""

from __future__ import annotations

import json
import pickle
import random
import xml.etree.ElementTree as ElementTree
from concurrent.futures import Executor, Future
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import ludogare
from ludogare.analysis import adjusting, deciding
from ludogare.analysis.adjusting import luck_of
from ludogare.analysis.advising import EVEN, OTHERS, advise
from ludogare.analysis.curve import drawing
from ludogare.analysis.deciding import decision, most_tried
from ludogare.analysis.examined import Decision, Examined, examine
from ludogare.analysis.hindsight import Hindsight, analyse, gather, turning_points
from ludogare.analysis.judging import judge_of, mean
from ludogare.analysis.ratings import RATINGS
from ludogare.analysis.reasons import Reason, reason
from ludogare.analysis.told import in_words, page
from ludogare.cli import main
from ludogare.core.law.contract import CHANCE
from ludogare.core.match.dealer import Seeded
from ludogare.core.match.hiding import hidden
from ludogare.core.match.match import Match
from ludogare.core.match.plies import Ply
from ludogare.core.running.policy import no_compiling
from ludogare.core.saying.errors import BadRecord
from ludogare.core.saying.texts import LANGUAGES, Voice
from ludogare.games import GAMES, find
from ludogare.lab.hindsight import look_back, players

RECORDS = Path(__file__).parent / "records"
RECORD = RECORDS / "steam_tunnel" / "flip.txt"
FEW = 6
AGAIN = random.Random(1)


@pytest.fixture(autouse=True)
def plain():
    """Nothing is compiled for a few positions."""
    with no_compiling():
        yield


def diggers(seed: int = 1, names=None) -> Match:
    """A short match with chance and a secret, played at random."""
    match = Match(find("diggers"), seats=2, dealer=Seeded(seed), names=names)
    chance = random.Random(seed)
    while not match.over:
        seat = match.awaited[0]
        match.play(chance.choice(match.legal_for(seat)), seat)
    return match


@pytest.fixture(scope="module")
def found() -> tuple[Match, Hindsight]:
    match = diggers(3, ["Ada", "Ben"])
    with no_compiling():
        return match, analyse(match, FEW)


@pytest.mark.parametrize("name", GAMES)
def test_what_chance_could_bring_is_judged_by_its_odds(name):
    match = ludogare.new(name, max(2, find(name).seats[0]), seed=5)
    chance = random.Random(7)
    seen = 0
    for step in match.copy().steps():
        seen += step.ply.seat == CHANCE
    while not match.over and seen < 3:
        seat = match.awaited[0]
        match.play(chance.choice(match.legal_for(seat)), seat)
        seen = sum(ply.seat == CHANCE for ply in match.plies)
    step = [step for step in match.steps() if step.ply.seat == CHANCE][-1]
    could = judge_of(match.game, match.seats).outcomes(step.before, 1)
    out, weight = match.game.plain.workspace().choices
    count = match.game.plain.chances(step.before, out, weight)
    assert [(o.action, o.weight) for o in could] == list(
        zip(out[:count], weight[:count], strict=True)
    )
    luck = [
        o.weight * (o.shares[seat] - mean(could)[seat])
        for o in could
        for seat in range(match.seats)
    ]
    assert abs(sum(luck)) < 1e-6
    for outcome in could:
        assert all(0 <= share <= 1 for share in outcome.shares)


def test_what_a_seat_cannot_see_is_not_its_luck():
    """A bonus card comes face down: it changes nothing for anybody, but for who sees all of it."""
    match = ludogare.read(RECORDS / "cape_to_cairo" / "eighth.txt")
    game, judge = match.game, judge_of(match.game, match.seats)
    steps = [s for s in match.steps() if s.ply.seat == CHANCE and covered(game, s)]
    assert len(steps) == 9
    for step in steps[4:6]:
        seen = judge.outcomes(step.before, 1)
        all_of_it = judge.choices(step.before, 1, CHANCE, adjusting.drawn(game, step, AGAIN))
        for seat in range(match.seats):
            assert len({outcome.shares[seat] for outcome in seen}) == 1
            assert len({outcome.shares[seat] for outcome in all_of_it}) > 1


def covered(game, step) -> bool:
    """Whether the first seat cannot see what comes."""
    return game.plain.cover(step.before, 0, CHANCE, step.ply.action) != step.ply.action


def test_a_choice_by_dice_is_luck_against_its_odds():
    match = diggers(3)
    plain = luck_of(match, {}, AGAIN)
    assert plain.choice == [0.0, 0.0]
    assert sum(plain.chance) == pytest.approx(0)
    judge = judge_of(match.game, 2)
    out, _ = match.game.plain.workspace().choices
    for step in match.steps():
        seat, action = step.ply.seat, step.ply.action
        if seat == CHANCE or match.game.plain.legal(step.before, seat, out) < 2:
            continue
        other = next(a for a in out[:2] if a != action)
        odds = {action: 1, other: 3}
        could = judge.choices(step.before, step.number, seat, odds)
        both = {outcome.action: outcome.shares for outcome in could}
        found = luck_of(match, {step.number: odds}, AGAIN)
        due = [0.75 * (a - b) for a, b in zip(both[action], both[other], strict=True)]
        assert found.choice == pytest.approx(due)
        assert found.chance == plain.chance
        seldom = {step.number: {other: 1}}  # what was done is so rare that its odds tell nothing
        rare = luck_of(match, seldom, AGAIN)
        assert rare.choice == pytest.approx([share / 0.75 for share in due])


def test_of_very_many_things_some_are_drawn_again(monkeypatch):
    """By their odds, and whatever came: the mean of the luck stays zero."""
    match = ludogare.new("steamrollers", 2, seed=1)
    step = next(s for s in match.steps() if s.ply.seat == CHANCE)
    out, weights = match.game.plain.workspace().choices
    count = match.game.plain.chances(step.before, out, weights)
    monkeypatch.setattr(adjusting, "DRAWS", count)
    every = dict(zip(out[:count], weights[:count], strict=True))
    assert adjusting.drawn(match.game, step, AGAIN) == every
    monkeypatch.setattr(adjusting, "DRAWS", count - 1)
    some = adjusting.drawn(match.game, step, random.Random(1))
    assert set(some) < set(out[:count])
    assert sum(some.values()) == count - 1
    other = replace(step, ply=Ply(CHANCE, out[0]))
    assert adjusting.drawn(match.game, other, random.Random(1)) == some


def test_in_another_match_other_things_are_drawn_again(monkeypatch):
    """Else the same few would be favoured in all matches, and their luck had a bias."""
    match = ludogare.new("steamrollers", 2, seed=1)
    step = next(s for s in match.steps() if s.ply.seat == CHANCE)
    monkeypatch.setattr(adjusting, "DRAWS", 3)
    one, other = (adjusting.drawn(match.game, step, random.Random(n)) for n in (1, 2))
    assert one != other


def test_a_sealed_choice_changes_no_chances_until_it_is_opened():
    match = ludogare.new("cape_to_cairo", 2, seed=7)
    first = len(match.plies)
    match.play("bid 40", 0).play("bid 2", 1)
    plies = [examine(match.game, 2, step, 0) for step in match.steps()]
    curve = gather(match, plies, 0).curve
    assert plies[first].shares == []
    assert curve[first + 1] == curve[first]
    assert curve[first + 2] != curve[first]


def test_a_finished_match_is_worth_what_it_was(found):
    match, hindsight = found
    result = [1 / len(match.winners) if seat in match.winners else 0.0 for seat in range(2)]
    assert hindsight.curve[-1] == result
    assert [seat.result for seat in hindsight.seats] == result
    assert len(hindsight.curve) == len(match.plies) + 1
    for shares in hindsight.curve:
        assert len(shares) == 2
    for seat, about in enumerate(hindsight.seats):
        luck = sum(ply.luck[seat] for ply in hindsight.plies if ply.luck)
        assert about.luck == pytest.approx(luck, abs=1e-3)
        assert about.without_luck == pytest.approx(about.result - luck, abs=1e-3)
        assert sum(about.ratings.values()) == about.decisions


def test_the_same_action_costs_nothing_and_a_bad_one_something():
    match = ludogare.new("cape_to_cairo", 2, seed=7)
    seen = match.hidden(0)
    game = match.game
    best = decision(game, seen, 0, game.actions.number("bid 3"), 40).best
    again = decision(game, seen, 0, best, 40)
    assert (again.best, again.difference, again.cost) == (best, 0.0, 0.0)
    all_money = decision(game, seen, 0, game.actions.number("bid 100"), 40)
    assert all_money.cost > 0.1
    assert all_money.line[0] == (0, best)
    assert all_money == decision(game, seen, 0, game.actions.number("bid 100"), 40)


def test_advice_tells_what_is_as_good_from_what_is_weaker():
    game = find("cape_to_cairo")
    seen = ludogare.new("cape_to_cairo", 2, seed=3).hidden(0)
    found = advise(game, seen, 0, 60, seed=1)
    assert found == advise(game, seen, 0, 60, seed=1)
    assert 0 < found.share < 1
    behind = [other.behind for other in found.others]
    assert len(behind) == OTHERS
    assert behind == sorted(behind)
    assert all(b == 0 or b > EVEN for b in behind)
    assert found.best not in [other.action for other in found.others]


def test_noise_costs_nothing():
    """Two actions that come to the same differ by noise at most."""
    assert deciding.Found(1, 0.5, 0.01, 0.02, [], []).cost == 0
    assert deciding.Found(1, 0.5, -0.03, 0.02, [], []).cost == 0
    assert deciding.Found(1, 0.5, 0.03, 0.02, [], []).cost == 0.03


def test_the_reason_names_what_the_sheet_counts():
    match = ludogare.read(RECORDS / "carcassonne" / "placed.txt")
    game = match.game
    meeple = next(
        step for step in match.steps()
        if step.ply.seat != CHANCE and game.actions[step.ply.action].verb == "meeple"
    )  # fmt: skip
    seat, taken = meeple.ply.seat, meeple.ply.action
    none = game.actions.number("no_meeple")
    told = reason(game, meeple.before, seat, [(seat, taken)], [(seat, none)])
    assert told is not None
    kept = msgspec.json.decode(msgspec.json.encode(told), type=Reason)
    said = [Voice(game, language).told(kept.sentence) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert reason(game, meeple.before, seat, [(seat, none)], [(seat, none)]) is None


@pytest.mark.parametrize("name", GAMES)
def test_what_pays_later_can_be_told(name):
    """In every position, in every language, as many numbers as seats."""
    for path in sorted((RECORDS / name).glob("*.txt"))[:2]:
        match = ludogare.read(path)
        for step in list(match.steps())[:: len(match.plies) // 5]:
            for what, numbers in match.game.show.prospects(hidden(match.game, step.after, 0)):
                assert len(numbers) == match.seats
                for language in LANGUAGES:
                    assert Voice(match.game, language).told(what)


def test_where_no_points_differ_the_reason_is_what_pays_later():
    match = ludogare.new("cape_to_cairo", 2, seed=7)
    game, number = match.game, match.game.actions.number
    lines = [[(0, number(text))] for text in ("bid 3", "bid 40")]
    early = reason(game, match.hidden(0), 0, *lines)
    assert early is not None
    assert match.voice.told(early.sentence) == "Pounds of capital: 97 instead of 60."
    assert reason(game, match.hidden(0), 0, *lines[::-1]) is None
    match.play("bid 99", 1)  # unseen
    assert reason(game, match.hidden(0), 0, *lines) == early


def test_what_is_lacking_is_told_as_it_is():
    match = ludogare.read(RECORDS / "cape_to_cairo" / "eighth.txt")
    game = match.game
    step = next(step for step in match.steps() if game.actions[step.ply.action].verb == "pick")
    out, _ = game.plain.workspace().choices
    picks = out[: game.plain.legal(step.before, step.ply.seat, out)]
    told = {
        match.voice.told(found.sentence)
        for one in picks
        for other in picks
        if (found := reason(game, step.before, step.ply.seat, *[
            [(step.ply.seat, pick)] for pick in (one, other)
        ]))
    }  # fmt: skip
    numbers = ("5 instead of 7", "5 instead of 8", "7 instead of 8")
    assert told == {f"Tracks lacking for the landscapes ahead: {both}." for both in numbers}


def test_among_actions_tried_as_often_the_better_comes_first():
    class Searched:
        def found(self):
            return [(1, 7, 3, 4000), (2, 8, 3, 100), (3, 7, 3, 5000)]

    assert most_tried(Searched()) == [2, 3, 1]


def test_turning_points_are_the_greatest_changes():
    curve = [[0.5, 0.5], [0.55, 0.45], [0.75, 0.25], [0.76, 0.24], [0.4, 0.6], [0.0, 1.0]]
    assert turning_points(curve, range(5)) == [1, 3, 4]
    assert turning_points(curve, [0, 2, 3]) == [3]
    assert turning_points([[0.5, 0.5]] * 4, range(3)) == []


def test_a_swing_has_one_turning_point():
    """Up, down and up again within a twentieth of the match is one; the greatest of it is told."""
    shares = [0.5] * 30 + [0.62, 0.46, 0.7] + [0.7] * 2 + [0.59] + [0.59] * 5
    curve = [[share, 1 - share] for share in shares]
    assert turning_points(curve, range(len(shares) - 1)) == [31, 34]
    undone = [0.5] * 30 + [0.62, 0.52] + [0.52] * 9
    assert turning_points([[share, 1 - share] for share in undone], range(40)) == []


def test_before_chance_draws_a_seat_hopes_for_the_mean():
    match = diggers(3)
    cut = [ply.seat for ply in match.plies].index(CHANCE)
    plies = [examine(match.game, 2, step, 0) for step in match.steps()]
    shuffled = plies[::-1]
    hindsight = gather(match, shuffled, 0)
    assert hindsight.curve[cut] == plies[cut].mean
    assert [ply.ply for ply in hindsight.plies] == list(range(len(plies)))


def test_without_luck_somebody_else_may_deserve_it():
    match = next(m for m in map(diggers, range(9)) if len(m.winners) == 1)
    shares = [0.5, 0.5]
    lucky = [1.0, -1.0] if 0 in match.winners else [-1.0, 1.0]
    decision = Decision("blunder", 0.2, 0.2, 0.01, "dig 1", 0.5, ["0 dig 1"])
    plies = [
        Examined(n, None if n else 0, "dig 1", shares, shares, lucky if n == 1 else [0, 0])
        if n else Examined(n, 0, "dig 1", shares, shares, decision=decision)
        for n in range(len(match.plies))
    ]  # fmt: skip
    hindsight = gather(match, plies, 0)
    assert hindsight.deserved == [s for s in (0, 1) if s not in match.winners]
    assert (hindsight.seats[0].error, hindsight.seats[0].per_decision) == (0.2, 0.2)
    assert hindsight.seats[0].ratings == {**dict.fromkeys(RATINGS, 0), "blunder": 1}


class Here(Executor):
    """Does the work at once, and counts it."""

    def __init__(self):
        self.jobs = 0

    def submit(self, work, /, *args, **named):
        self.jobs += 1
        done = Future()
        done.set_result(work(*pickle.loads(pickle.dumps(args)), **named))
        return done


def test_work_that_is_shared_out_finds_the_same(found):
    match, hindsight = found
    told: list[int] = []
    here = Here()
    assert look_back([match, match], simulations=FEW, executor=here, progress=told.append) == [
        hindsight,
        hindsight,
    ]
    assert here.jobs == len(told) > 2
    assert sum(told) == 2 * len(match.plies)
    table = players([hindsight, hindsight])
    assert {player.name: player.matches for player in table} == {"Ada": 2, "Ben": 2}


def test_an_analysis_is_drawn_and_told_in_every_language(found):
    match, hindsight = found
    drawn = ElementTree.fromstring(hindsight._repr_svg_())
    strips = [e.get("data-ply") for e in drawn.iter() if e.get("class") == "strip"]
    assert strips == [str(n) for n in range(len(match.plies) + 1)]
    for language in LANGUAGES:
        match.language = language
        assert in_words(match, hindsight)
        written = page([(match, hindsight)], match.voice)
        assert "<svg" in written
        assert 'name="viewport"' in written  # or phones show it very small
        assert "data-ply" in drawing(hindsight, match.voice, 360)


def test_an_unfinished_match_is_refused():
    match = ludogare.new("cape_to_cairo", 2, seed=1)
    with pytest.raises(BadRecord, match="has not ended"):
        ludogare.analyse(match)


def test_the_command_prints_draws_and_refuses(tmp_path, capsys):
    svg, html = tmp_path / "curve.svg", tmp_path / "page.html"
    line = ["analyse", str(RECORD), "--workers", "1", "--simulations", "0"]
    assert main([*line, "--json", "--svg", str(svg), "--html", str(html)]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["game"] == "steam_tunnel"
    assert len(printed["plies"]) == len(ludogare.read(RECORD).plies)
    ElementTree.fromstring(svg.read_text("utf-8"))
    assert "<svg" in html.read_text("utf-8")

    records = tmp_path / "records"
    records.mkdir()
    text = RECORD.read_text("utf-8")
    (records / "one.txt").write_text(text, "utf-8")
    (records / "other.txt").write_text(text.replace("rules ", "rules 9", 1), "utf-8")
    (records / "unfinished.txt").write_text(ludogare.new("cape_to_cairo", 2, seed=1).record())
    assert main(["analyse", str(records), *line[2:]]) == 0
    told = capsys.readouterr()
    assert told.out.splitlines()[1].split()[-2:] == ["–", "–"]  # nothing was searched
    assert "other.txt, line 3" in told.err
    assert "unfinished.txt: the match has not ended" in told.err
    for bad in ("other.txt", "unfinished.txt"):
        assert main(["analyse", str(records / bad), *line[2:]]) == 2
        assert bad in capsys.readouterr().err
    (records / "one.txt").unlink()
    assert main(["analyse", str(records), *line[2:]]) == 2
    assert "no record of a finished match" in capsys.readouterr().err


def test_what_cannot_be_written_is_refused_before_the_work(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("ludogare.cli.analyse.look_back", pytest.fail)
    for switch in ("--svg", "--html"):
        nowhere = tmp_path / "nowhere" / "file"
        assert main(["analyse", str(RECORD), switch, str(nowhere)]) == 2
        assert str(nowhere) in capsys.readouterr().err


def test_without_decisions_luck_alone_is_told(found):
    match, hindsight = found
    luck = gather(match, [examine(match.game, 2, step, 0) for step in match.steps()], 0)
    for language in LANGUAGES:
        match.language = language
        assert "(" in in_words(match, hindsight)[1]  # what each decision cost
        assert "(" not in in_words(match, luck)[1]


def test_where_there_is_nothing_to_choose_nothing_is_rated():
    match = diggers(2)
    out, _ = match.game.plain.workspace().choices
    for step in match.steps():
        seat = step.ply.seat
        alone = seat == CHANCE or match.game.plain.legal(step.before, seat, out) == 1
        assert (examine(match.game, 2, step, FEW).decision is None) == alone
