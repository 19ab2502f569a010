"""A match: playing, refusing, taking back, seeing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludogare
from ludogare import CHANCE, SPECTATOR, IllegalAction, LudogareError, UnknownAction
from ludogare.core.match.hiding import Eyes, hidden

NAMES = ["Ada", "Ben", "Cléo"]


def match(**more):
    return ludogare.new("cape_to_cairo", seed=7, names=NAMES, **more)


def test_seats_are_awaited_together_and_may_bid_in_any_order():
    m = match()
    assert m.awaited == (0, 1, 2)
    m.play("bid 5", seat=2)
    assert m.awaited == (0, 1)
    m.play("bid 6", seat=1).play("bid 7", seat=0)
    assert m.state.bid[:3] == [7, 6, 5]


@pytest.mark.parametrize(
    ("seat", "action", "sentence"),
    [
        (0, "bid 140", r"^bid 140: Ada has £100 \(CC-3.3\)$"),
        (1, "pick 3", "it is time to bid"),
        (0, "draw 3", "chance decides that, not Ada"),
        (3, "bid 1", "there is no seat 3; in code and records the 3 seats are counted from 0"),
        (SPECTATOR, "bid 1", "there is no seat -2"),
        (CHANCE, "draw 3", "that outcome is not possible now"),
        (0, "bid ?", "only what the others see"),
    ],
)
def test_a_refusal_is_a_sentence_and_changes_nothing(seat, action, sentence):
    m = match()
    before, plies = m.state.copy(), m.plies[:]
    with pytest.raises(IllegalAction, match=sentence):
        m.play(action, seat)
    assert (m.state, m.plies) == (before, plies)


def test_more_refusals():
    m = match()
    with pytest.raises(UnknownAction, match="no such action"):
        m.play("jump")
    m.play("bid 9").play("bid 8").play("bid 7")
    with pytest.raises(IllegalAction, match="it is not Ben’s turn; Ada to act"):
        m.play("pick 3", seat=1)
    m.dealer = None
    m.play(m.legal[0]).play(m.legal[0])
    with pytest.raises(IllegalAction, match="a random draw comes next"):
        m.play("pass", seat=0)


def test_the_match_refuses_after_its_end():
    m = ludogare.new("cape_to_cairo", seats=2, seed=1)
    while not m.over:
        m.play(m.legal[0])
    assert m.legal == []
    assert m.ending == "eighth"
    with pytest.raises(IllegalAction, match="the match is over"):
        m.play("pass")


def test_names_and_seats_are_checked():
    for names in (["Ada"], ["Ada", " "], ["Ada", "A\nB"], ["Ada", "Ada"], ["Ada", "x" * 61]):
        with pytest.raises(LudogareError):
            ludogare.new("cape_to_cairo", seats=2, names=names)
    with pytest.raises(LudogareError, match="for 2 to 4 players, not 5"):
        ludogare.new("cape_to_cairo", seats=5)
    with pytest.raises(LudogareError, match="channel_tunnel is for 2 players, not 3"):
        ludogare.new("channel_tunnel", seats=3)
    for seats, said in (("2", "not '2'"), (2.0, r"not 2\.0"), (True, "not True")):
        with pytest.raises(LudogareError, match=f"for 2 to 4 players, {said}"):
            ludogare.new("cape_to_cairo", seats=seats)
    with pytest.raises(LudogareError, match="1: a name must be text"):
        ludogare.new("cape_to_cairo", names=[1, 2])
    for names in ("Ada", 2, {"Ada", "Ben"}):
        with pytest.raises(LudogareError, match="a list with one name per seat"):
            ludogare.new("cape_to_cairo", names=names)
    with pytest.raises(ludogare.UnknownGame, match="the games are cape_to_cairo"):
        ludogare.new("chess")


@pytest.mark.parametrize("action", [3.0, None, True, [3]])
def test_what_is_no_action_gets_a_sentence(action):
    m = match()
    before, plies = m.state.copy(), m.plies[:]
    with pytest.raises(UnknownAction, match="is not an action; give its number or its text"):
        m.play(action)
    assert (m.state, m.plies) == (before, plies)


@pytest.mark.parametrize("seat", ["Ada", 1.0, True, 3, -3, CHANCE])
def test_a_wrong_seat_sees_and_does_nothing(seat):
    m = match()
    before, plies = m.state.copy(), m.plies[:]
    asks = [m.hidden, m.view, m.board, m.ask, m.story, m.record, m.undo]
    if seat != CHANCE:
        asks += [m.legal_for, lambda seat: m.play("bid 3", seat)]
    for ask in asks:
        with pytest.raises(LudogareError, match=f"no seat {seat!r}; in code and records"):
            ask(seat)
    assert (m.state, m.plies) == (before, plies)


def test_the_spectator_sees_and_has_nothing_to_do():
    m = match().play("bid 9")
    assert m.legal_for(SPECTATOR) == []
    assert m.ask(SPECTATOR)
    assert "0 bid ?" in m.record(viewer=SPECTATOR)


@pytest.mark.parametrize("plies", [-1, 99, 1.0, "2", None])
def test_a_match_goes_back_only_to_where_it_was(plies):
    m = match().play("bid 9")
    with pytest.raises(LudogareError, match="has 4 plies, so it cannot go back to"):
        m.rewind(plies)
    assert len(m.plies) == 4
    assert m.rewind(3) is m
    assert m.state == match().state
    assert m.rewind(0).before == m.state


def test_without_a_dealer_the_refusal_says_how_to_get_one():
    m = ludogare.Match(ludogare.find("cape_to_cairo"), seats=2)
    for seat in (None, 0, CHANCE):
        with pytest.raises(IllegalAction, match=r"has no dealer: .* go_on"):
            m.play("bid 3", seat)
    with pytest.raises(IllegalAction, match="that outcome is not possible now"):
        m.play("draw 3")
    m.go_on(ludogare.Seeded(1)).play("bid 3", seat=0)


def test_undo_goes_back_over_chance_in_analysis():
    m = match().play("bid 9").play("bid 8").play("bid 7")
    m.play(m.legal[0]).play(m.legal[0])  # chance draws after this
    assert m.plies[-1].seat == CHANCE
    m.undo()
    assert m.awaited == (1,)
    m.undo().undo()
    assert m.awaited == (2,)
    again = match().play("bid 9").play("bid 8")
    assert (m.state, m.plies) == (again.state, again.plies)


def test_undo_at_a_shared_table_stops_at_chance_reveals_and_others():
    m = match(shared=True).play("bid 9")
    with pytest.raises(IllegalAction, match="not Ben’s"):
        m.undo(seat=1)
    m.undo(seat=0)  # nobody has learnt anything yet
    m.play("bid 9").play("bid 8").play("bid 7")
    with pytest.raises(IllegalAction, match="something was revealed"):
        m.undo()
    m.play(m.legal[0])
    m.undo(seat=0)  # an open choice
    m.play(m.legal[0]).play(m.legal[0])
    with pytest.raises(IllegalAction, match="a random draw has happened"):
        m.undo()


def test_nothing_to_take_back():
    with pytest.raises(IllegalAction, match="nothing to take back"):
        match().undo()


def test_the_same_deal_comes_after_taking_back():
    m = match().play("bid 9").play("bid 8").play("bid 7")
    m.play(m.legal[0]).play(m.legal[0])
    drawn = m.plies[-1]
    m.undo()
    m.play(m.legal[0])
    assert m.plies[-1] == drawn


def test_copies_are_independent():
    m = match()
    other = m.copy().play("bid 9")
    assert (len(m.plies), len(other.plies)) == (3, 4)
    assert m.state != other.state


def test_who_looks_at_a_match_disturbs_nobody_else_who_does(monkeypatch):
    m = match()
    alone, legal = m.numbers_for(0), m.game.plain.legal

    def interrupted(s, seat, out):
        if seat == 1:
            out[:3] = [7, 7, 7]
            return 3
        count = legal(s, seat, out)
        assert m.numbers_for(1) == [7, 7, 7]  # another thread has its turn
        return count

    monkeypatch.setitem(m.game.plain.__dict__, "legal", interrupted)
    assert m.numbers_for(0) == alone


def test_a_view_is_ready_for_json_and_tells_no_secret():
    m = match().play("bid 9")
    json.dumps(m.view(1))
    assert m.view(0)["players"][0]["bid"] == 9
    for seat in (1, 2, SPECTATOR):
        seen = m.view(seat)
        assert seen["players"][0]["bid"] == "?"
        bid = {"seat": 0, "verb": "bid", "args": {"amount": "?"}, "touched": ["bid-0"]}
        assert seen["last"] == bid
    assert "Ada makes a bid." in m.story(1)
    assert "Ada bids £9." in m.story(0)
    assert "0 bid ?\n" in m.record(viewer=1)
    assert "0 bid 9\n" in m.record(viewer=0)


def test_eyes_see_what_is_not_hidden_and_change_nothing(game):
    """Of what is not hidden they have the very lists of the position that they look at."""
    path = next((Path(__file__).parent / "records" / game.name).glob("*.txt"))
    played, eyes = ludogare.read(path), Eyes(game)
    for step in played.steps():
        true = step.after.copy()
        for viewer in (SPECTATOR, *range(played.seats)):
            assert eyes.see(step.after, viewer) == hidden(game, true, viewer)
        assert step.after == true


def test_viewers_who_may_know_the_same_see_one_position():
    bid = match().play("bid 9")
    eyes, s = Eyes(bid.game), bid.position
    watching, bidding, waiting = (eyes.see(s, viewer) for viewer in (SPECTATOR, 0, 1))
    assert waiting is watching
    assert bidding is not watching


def test_odds_are_exact_and_open():
    m = ludogare.Match(ludogare.find("cape_to_cairo"), seats=2)
    assert m.awaited == (CHANCE,)
    assert len(m.odds) == 50
    assert set(m.odds.values()) == {1}
    m.play("reveal 13")
    assert len(m.odds) == 49
    assert "reveal 13" not in m.odds
    assert match().odds == {}


def test_repr_says_where_it_stands():
    assert repr(match()) == "<cape_to_cairo, ply 3: Ada, Ben and Cléo to act>"
    assert repr(match(language="fr")) == "<cape_to_cairo, ply 3: on attend Ada, Ben et Cléo>"
