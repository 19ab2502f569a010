"""What is told: draws of a kind in one sentence, to everybody and whenever they come."""

from __future__ import annotations

import re

import pytest

from ludogare.core.saying.texts import LANGUAGES, Voice
from ludogare.server.show.snapshots import MAX_SENT
from ludogare.server.show.story import Stories
from server.clients import Guest, run, serving

DRAWN = re.compile(r"Player (\d) draws ((?:\d \S.*? tokens?(?:, | and )?)+)\.")


def lines(guest):
    return [line for entry in guest.story for line in entry["lines"]]


def drawn(told):
    """How many tokens are told to be drawn, sentence by sentence."""
    found = [DRAWN.fullmatch(line) for line in told]
    return [(int(m[1]), sum(map(int, re.findall(r"\d", m[2])))) for m in found if m]


def test_a_draw_of_many_tokens_is_one_sentence(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated("channel_tunnel", "ml")
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table, 1, keys[1]) as ben:
                assert drawn(lines(ada)) == [(1, 10), (2, 10)]
                assert lines(ben) == lines(ada)
                for guest in (ada, ben):
                    await guest.until(lambda now: now["actions"])
                    while guest.now["actions"] and "pass" in guest.now["actions"][-1]["text"]:
                        await guest.done(action="pass")
                    while guest.now["actions"] and "keep" in guest.now["actions"][0]["text"]:
                        await guest.done(action=guest.now["actions"][0]["text"])
                await ada.until(lambda now: now["seq"] == ben.now["seq"])
                assert drawn(lines(ada)) == [(1, 10), (2, 10), (1, 10), (2, 10)]
                middle = ada.story[len(ada.story) // 2]["seq"]
                async with web.guest(table, 0, keys[0], after=middle) as late:
                    told = [e for e in ada.story if e["seq"] > middle]
                    assert late.story == told, "who comes back is told the rest, and no more"
                async with web.guest(table) as onlooker:
                    assert sum(count for _, count in drawn(lines(onlooker))) == 40

    run(scenario())


def test_every_line_says_whose_it_is_where_they_differ(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada, web.guest(table, 1, keys[1]) as ben:
                for guest in (ada, ben):
                    await guest.until(lambda now: now["actions"])
                    await guest.done(action="bid 5")
                await ada.until(lambda now: now["seq"] == ben.now["seq"])
                opened = next(e for e in ada.story if len(e["lines"]) == 2)
                assert (opened["seat"], opened["whose"]) == (1, [0, 1])
                assert all("whose" not in e for e in ada.story if len(e["lines"]) == 1)

    run(scenario())


def test_a_draw_for_a_side_is_that_sides_and_one_for_both_is_nobodys(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated("channel_tunnel", "ml")
            async with web.guest(table, 0, keys[0]) as ada:
                whose = {e["lines"][0].split(" ")[0]: e.get("seat") for e in ada.story}
                assert (whose["British"], whose["French"], whose["New"]) == (0, 1, None)

    run(scenario())


def test_wherever_a_client_says_it_is_the_story_is_told_again_once_at_most(tmp_path, monkeypatch):
    told = []
    begun = Stories._begun

    def counted(self, viewer, after):
        told.append(after)
        return begun(self, viewer, after)

    monkeypatch.setattr(Stories, "_begun", counted)

    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            live = await web.registry.table(table)
            async with web.guest(table, 0, keys[0]) as ada:
                for number in range(100):
                    await ada.done(chat=f"line {number}")
            seq = live.state.seq
            told.clear()
            async with web.live(table) as socket:
                for after in (10**6, 10**18, *range(seq, -20, -1), -(10**18)):
                    guest = Guest(socket, None)
                    await guest.hello(after)
                    assert all(line["seq"] > after for line in guest.chat)
                    assert guest.now["seq"] == seq
                    assert len(live.screen._sent) <= MAX_SENT
                assert len(guest.chat) == 100
                assert lines(guest) == lines(ada)
            assert len(told) <= 2

    run(scenario())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gathered_sentence_can_be_said(game, language):
    voice = Voice(game, language, ["Ada", "Ben"])
    for gathering in game.show.gathered.values():
        assert voice.has(gathering.message)
        assert voice.has(gathering.item)
