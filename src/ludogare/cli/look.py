"""`ludogare games` and `ludogare options GAME`."""

from __future__ import annotations

from typing import Any

from ludogare.core.declaration.options import word
from ludogare.core.saying.texts import Voice
from ludogare.games import GAMES, find


def add(commands: Any) -> None:
    """Adds the two commands."""
    parser = commands.add_parser("games", help="list the games")
    parser.set_defaults(run=games)
    parser = commands.add_parser("options", help="list the options of a game")
    parser.add_argument("game")
    parser.set_defaults(run=options)


def games(asked: Any) -> int:
    """One line or two for each game."""
    for name in GAMES:
        game = find(name)
        voice = Voice(game, asked.language)
        few, many = game.seats[0], game.seats[-1]
        seats = f"{few}" if few == many else f"{few}-{many}"
        print(f"{name:15} {seats:3}  {voice('title')}")
        print(f"{'':20}{voice('blurb')}")
    return 0


def options(asked: Any) -> int:
    """Each option with its values, the default first, its sentence and its clause."""
    game = find(asked.game)
    voice = Voice(game, asked.language)
    for option in game.options:
        print(f"{option.name} = {' | '.join(word(v) for v in option.values)}")
        print(f"    {option.sentence(voice)} ({option.clause})")
        for value, label in option.labels(voice).items():
            print(f"    {value}: {label}")
    for condition in game.options.conditions:
        print(f"! {voice(condition.message)} ({condition.clause})")
    return 0
