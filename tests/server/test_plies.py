"""A ply is played once, hidden once for each viewer and drawn once for each picture."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack

import pytest

from ludogare.games import find
from ludogare.server.show import boards
from ludogare.server.show.player_view import PlayerView
from server.clients import run, serving

ACTIONS = 25


async def played(web, game, undo, began):
    """A table of all seats and a spectator, where each looks at the board after each action."""
    seats = game.seats[-1]
    table, keys = await web.seated(game.name, "m" + "l" * (seats - 1), undo=undo)
    dice = random.Random(5)
    async with AsyncExitStack() as stack:
        guests = [
            await stack.enter_async_context(web.guest(table, seat, keys.get(seat)))
            for seat in (*range(seats), None)
        ]
        first = guests[0].now["ply"]
        began()
        for _ in range(ACTIONS):
            ready = [guest for guest in guests if guest.now["actions"]]
            if not ready:
                break
            actor = dice.choice(ready)
            answer = await actor.ask(action=dice.choice(actor.now["actions"])["text"])
            for guest in guests:
                await guest.until(lambda now, seq=answer["seq"]: now["seq"] >= seq)
                for narrow in (0, 1):
                    seat = {} if guest.seat is None else {"seat": guest.seat}
                    board = await web.get(
                        f"/api/tables/{table}/board.svg",
                        keys.get(guest.seat),
                        seq=guest.now["seq"],
                        narrow=narrow,
                        **seat,
                    )
                    assert board.status_code == 200
        return guests[0].now["ply"] - first


@pytest.mark.parametrize("name", ["cape_to_cairo", "steamrollers"])
@pytest.mark.parametrize("undo", [False, True])
def test_a_ply_is_played_once(tmp_path, monkeypatch, calls, name, undo):
    game, looked = find(name), []
    plays, is_final = calls(game, "play"), PlayerView._is_final

    def counted(self, *args):
        looked.append(args)  # looks ahead, to say whether an action can be taken back
        return is_final(self, *args)

    monkeypatch.setattr(PlayerView, "_is_final", counted)

    def began():
        plays.clear()
        looked.clear()

    async def scenario():
        async with serving(tmp_path) as web:
            plies = await played(web, game, undo, began)
            assert plies >= ACTIONS / 2
            assert len(plays) - len(looked) == plies
            assert undo or not looked

    run(scenario())


def test_a_position_is_hidden_once_for_each_viewer(tmp_path, calls):
    game = find("cape_to_cairo")
    hides = calls(game, "hide")

    async def scenario():
        async with serving(tmp_path) as web:
            plies = await played(web, game, False, hides.clear)
            assert len(hides) <= (game.seats[-1] + 1) * (plies + 1)

    run(scenario())


def test_a_picture_is_drawn_once(tmp_path, monkeypatch):
    pictures, svg_of = [], boards.svg_of

    def counted(game, data, voice, narrow):
        pictures.append(repr((data, voice.language, narrow)))
        return svg_of(game, data, voice, narrow)

    monkeypatch.setattr(boards, "svg_of", counted)

    async def scenario():
        async with serving(tmp_path) as web:
            await played(web, find("cape_to_cairo"), False, pictures.clear)
            assert pictures
            assert len(pictures) == len(set(pictures))

    run(scenario())
