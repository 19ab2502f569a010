"""Two worlds that differ only in what a seat may not know send that seat the same bytes."""

from __future__ import annotations

import random

import pytest

from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.core.match.dealer import Committed, Scripted, Seeded
from ludogare.core.match.hiding import covered, hidden
from ludogare.core.match.match import Match
from ludogare.core.match.plies import Ply
from ludogare.games import GAMES, find
from ludogare.server.http import tables
from ludogare.server.table import commands, registry, setup, table
from server.clients import run, serving

LONGEST = 12
"""Plies that the two worlds are followed after they part."""
PLACES = 1
"""Pairs of worlds for each game and number of seats."""


def parted(game, match, viewer):
    """Where a viewer cannot tell what was played: that ply, and another in its stead."""
    found = {}
    for step in match.steps():
        ply = step.ply
        if ply.seat == viewer or covered(game, step.before, viewer, ply).number == ply.action:
            continue
        here = at(game, match, step.number)
        for action in here.legal_for(ply.seat):
            other = Ply(ply.seat, action.number)
            same = covered(game, step.before, viewer, ply) == covered(
                game, step.before, viewer, other
            )
            after = here.copy()
            after.advance(other)
            unseen = hidden(game, after.state, viewer) == hidden(game, step.after, viewer)
            if other != ply and same and unseen:
                found.setdefault(covered(game, step.before, viewer, ply).verb, []).append(
                    (step.number, other)
                )
    return found


def at(game, match, ply):
    new = match.copy()
    new.dealer = None
    new.rewind(ply)
    return new


def worlds(game, count, viewer, dice):
    """Pairs of matches that look the same to the viewer to their end, and differ."""
    match = Match(game, seats=count, dealer=Seeded(dice.random()))
    while not match.over:
        seat = dice.choice(match.awaited)
        match.play(dice.choice(match.legal_for(seat)), seat)
    for places in parted(game, match, viewer).values():
        for number, other in dice.sample(places, min(PLACES, len(places))):
            one, two = at(game, match, number), at(game, match, number)
            one.advance(match.plies[number])
            two.advance(other)
            for ply in match.plies[number + 1 : number + LONGEST]:
                if ply.action not in two._legal(ply.seat):
                    break
                tried = one.copy(), two.copy()
                for world in tried:
                    world.advance(ply)
                if hidden(game, tried[0].state, viewer) != hidden(game, tried[1].state, viewer):
                    break
                one, two = tried
            while one.awaited == (CHANCE,) and one.plies:  # a table deals at once
                one, two = at(game, one, len(one.plies) - 1), at(game, two, len(two.plies) - 1)
            if len(one.plies) > number and one.state != two.state:
                yield number, one, two


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("watching", [False, True])
def test_two_worlds(name, watching, tmp_path, monkeypatch):
    game, dice = find(name), random.Random(f"{name} {watching}")
    for module in (table, registry, setup, tables):
        monkeypatch.setattr(module, "now", lambda: 1_700_000_000_000)
    monkeypatch.setattr(table.Table, "people_changed", lambda table: None)
    monkeypatch.setattr(setup, "new_id", lambda: "T" * 22)
    monkeypatch.setattr(Committed, "new_secret", staticmethod(lambda: "s" * 64))
    monkeypatch.setattr(Committed, "new_nonce", staticmethod(lambda: "n" * 32))
    pairs = 0
    for count in sorted({game.seats[0], game.seats[-1]}):
        viewer = SPECTATOR if watching else dice.randrange(count)
        for first, *pair in worlds(game, count, viewer, dice):
            heard = []
            for number, world in enumerate(pair):
                folder = tmp_path / f"{count} {pairs} {number}"
                folder.mkdir()
                heard.append([])
                run(listened(folder, world, first, viewer, heard[-1]))
            assert len(heard[0]) == len(heard[1])
            for one, two in zip(*heard, strict=True):
                assert one == two
            pairs += 1
    if has_secrets(game):
        assert pairs, "no two worlds were found to compare"


def has_secrets(game):
    return any(a.secret for verb in game.actions.verbs.values() for a in verb.arguments.values())


async def listened(folder, world, first, viewer, heard):
    """Plays a world at a table, and notes every byte that the viewer gets."""
    script = {n: ply.action for n, ply in enumerate(world.plies) if ply.seat == CHANCE}

    def deal(row, nonces):
        return Scripted(script, Seeded(0))

    async with serving(folder, deal=deal) as web:
        kinds = "m" + "l" * (world.seats - 1)
        table, keys = await web.seated(world.game.name, kinds, world.options)
        live = await web.registry.table(table)
        seat = None if viewer == SPECTATOR else viewer
        key = None if seat is None else keys[seat]
        await play(live, world, 0, first - LONGEST)
        async with web.guest(table, seat, key) as guest:
            for number in range(max(0, first - LONGEST), len(world.plies)):
                await play(live, world, number, number + 1)
                await guest.until(lambda now: now["seq"] == live.state.seq)
            assert live.state.match.plies == world.plies
            if seat is not None:
                await complain(guest, world)
            heard += guest.raw
        await asked(web, table, world, seat, key, heard)


async def play(live, world, first, last):
    """Plays some of the plies of a world; chance follows its script."""
    for number, ply in list(enumerate(world.plies))[first : max(0, last)]:
        if ply.seat != CHANCE:
            assert len(live.state.match.plies) == number
            await live.do(
                lambda state, ply=ply: commands.act(state, ply.seat, ply.action),
                ply.seat, f"p{number}",
            )  # fmt: skip


async def complain(guest, world):
    """Everything that could make a seat learn something by being refused."""
    legal = {action["text"] for action in guest.now["actions"]}
    texts = [str(a) for a in world.game.actions if str(a) not in legal]
    random.Random(1).shuffle(texts)
    answers = [await guest.ask(f"c{i}", action=text) for i, text in enumerate(texts[:15])]
    others = [s for s in range(world.seats) if s != guest.seat]
    answers += [await guest.ask(f"o{s}", action=texts[0], seat=s) for s in others]
    if not guest.now["undo"]:
        answers.append(await guest.ask("undo", undo=True))
    answers.append(await guest.ask("old", action=texts[0], after=0))
    assert all("error" in answer for answer in answers)


async def asked(web, table, world, seat, key, heard):
    """Everything that can be asked over HTTP."""
    mine = {} if seat is None else {"seat": seat}
    paths = [("", {}), ("/record", mine), ("/record", {})]
    paths += [("/replay", {**mine, "ply": n}) for n in range(len(world.plies) + 1)[-6:]]
    paths += [
        ("/board.svg", {**mine, "language": language, **narrow})
        for language in ("en", "fr")
        for narrow in ({}, {"narrow": "1"})
    ]
    others = [s for s in range(world.seats) if s != seat]
    paths += [(path, {"seat": s}) for path in ("/record", "/replay", "/board.svg") for s in others]
    for path, query in paths:
        answer = await web.get(f"/api/tables/{table}{path}", key, **query)
        headers = sorted((k, v) for k, v in answer.headers.items() if k != "date")
        heard.append((path, query, answer.status_code, headers, answer.content))
        assert answer.status_code == (403 if query.get("seat", seat) != seat else 200)
    for language in ("en", "fr"):
        async with web.guest(table, seat, key, language=language) as guest:
            heard += guest.raw
