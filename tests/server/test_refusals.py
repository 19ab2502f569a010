"""Whoever is refused reads why in their own language, over HTTP and over the socket."""

from __future__ import annotations

import pytest

import ludogare
from server.clients import run, serving

NEW = {"game": "steam_tunnel", "seats": [{"kind": "me"}, {"kind": "link"}]}


def plain(text):
    """With the spaces that any keyboard has."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    ("wanted", "language", "sentence", "clause"),
    [
        (
            {"options": {"charity": "perhaps"}},
            "en",
            "charity must be one of no, yes, not 'perhaps' (ST-10.5)",
            "ST-10.5",
        ),
        (
            {"options": {"charity": "perhaps"}},
            "fr",
            "charity doit être l’une des valeurs no, yes, pas 'perhaps' (ST-10.5)",
            "ST-10.5",
        ),
        (
            {"options": {"tunnels": 1}},
            "fr",
            "aucune option ne s’appelle tunnels ; les options sont dead_ends, charity, "
            "forks_removed, full_board, starter",
            None,
        ),
        (
            {"options": {"full_board": True, "forks_removed": 2}},
            "fr",
            "Le plateau complet demande les 48 cartes : aucune carte à fourches ne peut être "
            "retirée. (ST-Q16)",
            "ST-Q16",
        ),
        (
            {"options": {"starter": 4}},
            "en",
            "The first player must be one of this table’s seats. (ST-Q2)",
            "ST-Q2",
        ),
        (
            {"seats": [{"kind": "me"}]},
            "en",
            "Steam Tunnel is for 2 to 5 players, not 1.",
            None,
        ),
        (
            {"seats": [{"kind": "me"}]},
            "fr",
            "Steam Tunnel se joue de 2 à 5, pas à 1.",
            None,
        ),
        (
            {"game": "chess"},
            "fr",
            "Aucun jeu ne s’appelle chess ; les jeux sont cape_to_cairo, steam_tunnel, "
            "carcassonne, steamrollers, channel_tunnel.",
            None,
        ),
    ],
)
def test_a_table_that_cannot_be_made(tmp_path, wanted, language, sentence, clause):
    async def scenario():
        async with serving(tmp_path) as web:
            answer = await web.post(f"/api/tables?language={language}", {**NEW, **wanted})
            assert answer.status_code == 400
            told = answer.json()
            assert plain(told["error"]) == sentence
            assert told.get("clause") == clause

    run(scenario())


@pytest.mark.parametrize(
    ("language", "unknown", "illegal"),
    [
        ("en", "fly: no such action; the actions are bid <amount>, ",
         "bid 101: Player 1 has £100 (CC-3.3)"),
        ("fr", "fly : cette action n’existe pas ; les actions sont bid <amount>, ",
         "bid 101 : Player 1 a 100 £ (CC-3.3)"),
    ],
)  # fmt: skip
def test_an_action_that_cannot_be_played(tmp_path, language, unknown, illegal):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0], language=language) as ada:
                told = await ada.ask(action="fly")
                assert plain(told["error"]).startswith(unknown)
                assert "clause" not in told
                told = await ada.ask(action="bid 101")
                assert plain(told["error"]) == illegal
                assert told["clause"] == "CC-3.3"

    run(scenario())


@pytest.mark.parametrize(
    ("language", "watching", "other", "absent"),
    [
        ("en", "You are watching; take a seat to act.", "You do not hold seat 2 of this table.",
         "The table has no seat 8."),
        ("fr", "Vous regardez la partie ; prenez une place pour jouer.",
         "La place 2 de cette table n’est pas la vôtre.", "La table n’a pas de place 8."),
    ],
)  # fmt: skip
def test_whoever_acts_without_a_seat(tmp_path, language, watching, other, absent):
    """Seats are counted from 1 in sentences, from 0 in data."""

    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, language=language) as guest:
                for seat in (None, -1):
                    told = await guest.ask(action="bid 3", seat=seat)
                    assert plain(told["error"]) == watching
                    assert "lost" not in told
            async with web.guest(table, 0, keys[0], language=language) as ada:
                told = await ada.ask(action="bid 3", seat=1)
                assert (plain(told["error"]), told["lost"]) == (other, 1)
            path = f"/api/tables/{table}/board.svg"
            answer = await web.get(path, keys[0], seat=1, language=language)
            assert (answer.status_code, plain(answer.json()["error"])) == (403, other)
            answer = await web.get(path, keys[0], seat=7, language=language)
            assert (answer.status_code, plain(answer.json()["error"])) == (404, absent)

    run(scenario())


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "line 9: unveil 15: no such action; the actions are bid <amount>, "),
        ("fr", "ligne 9 : unveil 15 : cette action n’existe pas ; les actions sont bid <amount>, "),
    ],
)
def test_a_record_that_is_none(tmp_path, language, sentence):
    record = ludogare.new("cape_to_cairo", seats=2, seed=7).record()

    async def scenario():
        async with serving(tmp_path) as web:
            wanted = {"record": record.replace("* reveal", "* unveil", 1)}
            answer = await web.post(f"/api/analysis?language={language}", wanted)
            assert answer.status_code == 400
            assert plain(answer.json()["error"]).startswith(sentence)
            wanted = {"record": record.replace("chain ", "0 bid 101\nchain ")}
            told = (await web.post(f"/api/analysis?language={language}", wanted)).json()
            assert told["clause"] == "CC-3.3"

    run(scenario())


@pytest.mark.parametrize(
    ("language", "poor", "wrong", "possible"),
    [
        (
            "en",
            "Not now: Player 1 has £100. (CC-3.3)",
            "Not now: it is time to bid.",
            "That can be chosen",
        ),
        (
            "fr",
            "Pas maintenant : Player 1 a 100 £. (CC-3.3)",
            "Pas maintenant : c’est le moment de miser.",
            "C’est possible",
        ),
    ],
)
def test_whoever_asks_why_not_is_told_and_nothing_happens(
    tmp_path, language, poor, wrong, possible
):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0], language=language) as ada:
                for why, sentence, clause in (
                    ({"verb": "bid", "amount": "101"}, poor, "CC-3.3"),
                    ({"bonuses": "0"}, wrong, "CC-1.4"),
                    ({"amount": "12"}, possible, None),
                ):
                    told = await ada.ask(why=why)
                    assert plain(told["error"]).startswith(sentence), told
                    assert told.get("clause") == clause
                assert "error" not in await ada.ask(action="bid 12")

    run(scenario())
