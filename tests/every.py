"""Every game that keeps the laws: those of the package, and the one to copy."""

from diggers import GAME

from ludogare.games import GAMES, register

register(GAME)
EVERY_GAME = (*GAMES, GAME.name)
