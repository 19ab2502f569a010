"""The catalogue: what the lobby shows of each game, and its poster."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Sequence
from functools import cache

import msgspec

from ludogare.bots import BOTS
from ludogare.bots.random import Random
from ludogare.core.declaration.game import Game
from ludogare.core.drawing import POSTER, picture
from ludogare.core.law.contract import SPECTATOR
from ludogare.core.match.dealer import Seeded
from ludogare.core.match.lesson import TRY, folder_of, has, lessons
from ludogare.core.match.match import Match
from ludogare.core.saying.texts import Voice
from ludogare.games import GAMES, find
from ludogare.server.errors import Refusal
from ludogare.server.protocol import GameInfo, OptionInfo, VerbInfo
from ludogare.server.show.boards import Drawing, packed, svg_of

POSTER_SEED = 7
POSTER_PLIES = 60
STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def game_called(name: str) -> Game:
    """A game by its name."""
    if name not in GAMES:
        raise Refusal("refuse-no-game", 404, game=name[:60], known=[*GAMES])
    return find(name)


@cache
def games(language: str, programs: tuple[str, ...] = ()) -> list[GameInfo]:
    """Every game, for the lobby."""
    return [game_info(find(name), language, programs) for name in GAMES]


def title(name: str, language: str) -> str:
    """What a game is called; its name where this server does not know it."""
    return next((game.title for game in games(language) if game.name == name), name)


def game_info(game: Game, language: str, programs: Sequence[str] = ()) -> GameInfo:
    """A game, for the lobby."""
    voice = Voice(game, language, (), (folder_of(game),))
    return GameInfo(
        name=game.name,
        title=voice("title"),
        blurb=voice("blurb"),
        goal=voice("minute-goal") if voice.has("minute-goal") else "",
        seats=[game.seats[0], game.seats[-1]],
        minutes=game.minutes,
        unit=game.unit,
        options=[
            OptionInfo(
                name=o.name,
                type=o.type,
                values=list(o.values),
                default=o.default,
                sentence=o.sentence(voice),
                clause=o.clause,
                labels=o.labels(voice),
                feel=voice(f"feel-{o.name}") if voice.has(f"feel-{o.name}") else None,
            )
            for o in game.options
        ],
        actions=verbs_of(game, voice),
        bots=list(BOTS),
        answers=game.show.answers,
        programs=list(programs),
        lessons=lessons(game),
        tries=has(game, TRY),
    )


def verbs_of(game: Game, voice: Voice) -> list[VerbInfo]:
    """The action table, with what is asked in the middle of a choice."""
    verbs = msgspec.convert(game.actions.schema(), list[VerbInfo])
    for verb in verbs:
        for argument in verb.arguments:
            message = f"next-{verb.verb}-{argument.name}"
            argument.ask = voice(message) if voice.has(message) else ""
    return verbs


@cache
def poster_match(name: str) -> Match:
    """A fixed match, some plies on, for a game that has no poster of its own."""
    game = game_called(name)
    match = Match(game, seats=game.seats[-1], dealer=Seeded(POSTER_SEED))
    bot = Random(POSTER_SEED)
    while not match.over and len(match.plies) < POSTER_PLIES:
        seat = match.awaited[0]
        legal = match.numbers_for(seat)
        match.play(bot.choose(game, match.hidden(seat), seat, legal), seat)
    return match


@cache
def poster(name: str, language: str) -> Drawing:
    """A drawing of the game for the lobby: its poster, or else a position."""
    game = game_called(name)
    voice = Voice(game, language)
    if game.board.poster is None:
        return packed(svg_of(game, poster_match(name).view(SPECTATOR), voice, False, False))
    drawn = game.board.poster()
    return packed(picture(*POSTER, voice("title"), voice("blurb"), game.board.style, *drawn))


@cache
def style_hashes() -> tuple[str, ...]:
    """The hashes of the style sheets that the games' drawings carry, for the page's policy."""
    found = []
    for name in GAMES:
        (sheet,) = STYLE.findall(find(name).board.style)
        digest = hashlib.sha256(sheet.encode()).digest()
        found.append(f"'sha256-{base64.b64encode(digest).decode()}'")
    return tuple(found)
