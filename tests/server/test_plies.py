"""A ply is played once, hidden once for each viewer and drawn once for each picture."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack

import pytest

from ludogare.games import find
from ludogare.server.show import boards
from ludogare.server.show.player_view import PlayerView
from server.clients import run, serving

ACTIONS = 15


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
def test_a_ply_is_played_hidden_and_drawn_once(tmp_path, monkeypatch, calls, name, undo):
    game, looked, pictures = find(name), [], []
    plays, hides = calls(game, "play"), calls(game, "hide")
    final, svg_of = PlayerView.final, boards.svg_of

    def ahead(self, legal):
        before = len(plays), len(hides)
        found = final(self, legal)  # looks ahead, to say what cannot be taken back
        looked.append((len(plays) - before[0], len(hides) - before[1]))
        return found

    def drawn(game, data, voice, narrow):
        pictures.append(repr((data, voice.language, narrow)))
        return svg_of(game, data, voice, narrow)

    monkeypatch.setattr(PlayerView, "final", ahead)
    monkeypatch.setattr(boards, "svg_of", drawn)

    def began():
        for noted in (plays, hides, looked, pictures):
            noted.clear()

    async def scenario():
        async with serving(tmp_path) as web:
            plies = await played(web, game, undo, began)
            assert plies >= ACTIONS / 2
            assert len(plays) - sum(count for count, _ in looked) == plies
            assert undo or not looked
            if not game.has_secrets:
                assert not hides
            elif not undo:  # to take back, it is asked what the last ply has opened
                assert len(hides) <= (game.seats[-1] + 1) * (plies + 1)
            assert pictures
            assert len(pictures) == len(set(pictures))

    run(scenario())
