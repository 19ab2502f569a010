"""Two worlds that differ only in what a seat may not know send that seat the same bytes."""

from __future__ import annotations

import copy
import random
import sys

import pytest

from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.core.match import record
from ludogare.core.match.dealer import Committed, Scripted, Seeded
from ludogare.core.match.hiding import Eyes
from ludogare.core.match.match import Match
from ludogare.games import GAMES, find
from ludogare.server.show import story
from ludogare.server.table import clock, commands, setup, table
from server.clients import run, serving
from server.oracle import ORACLES, at, nothing, secrets_of

LONGEST = 12
"""Plies that the two worlds are followed after they part."""
PLACES = 1
"""Pairs of worlds for each game and number of seats."""


def worlds(game, count, viewer, dice, verbs=None):
    """Pairs of matches between which the viewer must not see a difference, by the rule book."""
    match = Match(game, seats=count, dealer=Seeded(dice.random()))
    while not match.over:
        seat = dice.choice(match.awaited)
        match.play(dice.choice(match.legal_for(seat)), seat)
    by_verb = {}
    for secret in secrets_of(match, viewer):
        verb = game.actions[match.plies[secret.number].action].verb
        if secret.others and (verbs is None or verb in verbs):
            by_verb.setdefault(verb, []).append(secret)
    for found in by_verb.values():
        for secret in dice.sample(found, min(PLACES, len(found))):
            pair = two_worlds(match, secret, dice.choice(secret.others))
            if pair is not None:
                yield secret.number, *pair


def two_worlds(match, secret, other):
    """The match, and one in which something else was played where nobody may know."""
    one, two = at(match, secret.number), at(match, secret.number)
    one.advance(match.plies[secret.number])
    two.advance(other)
    for ply in match.plies[secret.number + 1 : min(secret.until, secret.number + LONGEST)]:
        if ply.action not in two._legal(ply.seat):
            break
        one.advance(ply)
        two.advance(ply)
    while CHANCE in (*one.awaited, *two.awaited) and len(one.plies) > secret.number:
        one, two = at(one, len(one.plies) - 1), at(two, len(two.plies) - 1)  # a table deals at once
    return (one, two) if len(one.plies) > secret.number else None


@pytest.fixture
def still(monkeypatch):
    """Nothing but the match tells two tables apart."""
    true = clock.now
    for name, module in list(sys.modules.items()):
        if name.startswith("ludogare.server.") and getattr(module, "now", None) is true:
            monkeypatch.setattr(module, "now", lambda: 1_700_000_000_000)
    monkeypatch.setattr(table.Table, "people_changed", lambda table: None)
    monkeypatch.setattr(setup, "new_id", lambda request=None: "T" * 22)
    monkeypatch.setattr(Committed, "new_secret", staticmethod(lambda: "s" * 64))
    monkeypatch.setattr(Committed, "new_nonce", staticmethod(lambda: "n" * 32))


def heard_in(folder, first, pair, viewer):
    """Everything that the viewer hears in each of two worlds."""
    heard = []
    for number, world in enumerate(pair):
        place = folder / str(number)
        place.mkdir(parents=True)
        heard.append([])
        run(listened(place, world, first, viewer, heard[-1]))
    return heard


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("watching", [False, True])
def test_two_worlds(name, watching, tmp_path, still):
    game, dice = find(name), random.Random(f"{name} {watching}")
    pairs = 0
    for count in sorted({game.seats[0], game.seats[-1]}):
        viewer = SPECTATOR if watching else dice.randrange(count)
        for first, *pair in worlds(game, count, viewer, dice):
            one, two = heard_in(tmp_path / f"{count} {pairs}", first, pair, viewer)
            assert one == two
            pairs += 1
    assert bool(pairs) == has_secrets(game), "there are two worlds where there are secrets"


def test_the_oracle_knows_every_game():
    assert set(ORACLES) == set(GAMES)
    for name in GAMES:
        assert (ORACLES[name] is not nothing) == has_secrets(find(name))


# Leaks that are planted


def forgetful(field):
    """`hide` leaves one field as it is."""

    def plant(patch, game):
        hide = game.plain.hide

        def leaky(s, seat):
            true = copy.deepcopy(getattr(s, field))
            hide(s, seat)
            setattr(s, field, true)

        patch.setattr(game.plain, "hide", leaky)

    return plant


def uncovered(patch, game):
    """`cover` lets a ply pass as it was."""
    patch.setattr(game.plain, "cover", lambda s, viewer, seat, action: action)


def told_from_all(patch, game):
    """The story is told from what happened, not from what the viewer saw."""
    patch.setattr(story, "covered", lambda game, before, viewer, ply: game.actions[ply.action])


def seen_whole(patch, game):
    """What is shown is made from the whole state."""
    patch.setattr(Eyes, "see", lambda self, s, viewer: s.copy())


def whole_record(patch, game):
    """The record of a running match is written with nothing covered."""
    write = record.write
    patch.setattr(record, "write", lambda match, viewer=None: write(match))


def tactless(patch, game):
    """A refusal says what is in the true state."""
    reason = Match._reason

    def leaky(match, seat, action):
        message, facts = reason(match, seat, action)
        return "no-dealer" if sum(match.state.bid) % 2 else message, facts

    patch.setattr(Match, "_reason", leaky)


CAIRO, TUNNEL = "cape_to_cairo", "channel_tunnel"
LEAKS = {
    "a bid that is not hidden": (CAIRO, "bid", forgetful("bid")),
    "a bonus card that is not hidden": (CAIRO, "bonus", forgetful("bonus")),
    "where a card lies": (CAIRO, "bonus", forgetful("place")),
    "a tile that is not hidden": (TUNNEL, "tile", forgetful("tile")),
    "a bid that is not covered": (CAIRO, "bid", uncovered),
    "a bonus card that is not covered": (CAIRO, "bonus", uncovered),
    "a tile that is not covered": (TUNNEL, "tile", uncovered),
    "a story told from what happened": (CAIRO, "bid", told_from_all),
    "a drawing of the whole state": (TUNNEL, "tile", seen_whole),
    "a record with nothing covered": (CAIRO, "bonus", whole_record),
    "a refusal that tells": (CAIRO, "bid", tactless),
}
"""Eleven kinds of leak, each with a game and a verb that it betrays."""


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak, tmp_path, still, monkeypatch):
    name, verb, plant = LEAKS[leak]
    game = find(name)
    for seed in range(6):
        dice = random.Random(seed)
        viewer = 0 if leak == "a refusal that tells" else SPECTATOR
        count = game.seats[-1]
        for first, *pair in worlds(game, count, viewer, dice, [verb]):
            with monkeypatch.context() as patch:
                plant(patch, game)
                one, two = heard_in(tmp_path / str(seed), first, pair, viewer)
            if one != two:
                return
    raise AssertionError(f"{leak} was not caught")


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
        heard.append(live.state.match.hidden(viewer).to_json())  # what a bot is told, or a program
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
    verbs = [verb for verb in world.game.actions.verbs if not world.game.actions.verbs[verb].chance]
    answers += [await guest.ask(f"why {verb}", why={"verb": verb}) for verb in verbs]
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
    for path in ("/export", "/deals", "/hindsight", "/ratings"):
        answer = await web.get(f"/api/tables/{table}{path}", key)
        heard.append((path, answer.status_code, answer.content))
    for language in ("en", "fr"):
        async with web.guest(table, seat, key, language=language) as guest:
            heard += guest.raw
