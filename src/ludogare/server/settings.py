"""How a server is run: whatever its host or a test may choose, made at the edge and passed down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ludogare.bots import LEVELS
from ludogare.bots.outside.program import PATIENCE, checked_patience
from ludogare.core.saying.numbers import at_least
from ludogare.server.limits import Limits


@dataclass(frozen=True)
class Settings:
    """What is chosen once, when a server starts."""

    host: str = "127.0.0.1"
    port: int = 8000
    address: str | None = None
    """Where others reach the server, as `https://games.example.org`, for invitations."""
    database: str | None = None
    """A SQLite file or a postgresql:// URL; None is a file in the data folder."""
    data: Path = Path()
    """The folder for everything that is kept."""
    proxies: str = "127.0.0.1,::1"
    """Addresses or networks, with commas, whose word about a client's address is believed."""
    hosts: tuple[str, ...] = ()
    """The names under which the server may be asked for; any, if there are none."""
    open_browser: bool = False
    workers: int | None = None
    """Processes in which bots think; None leaves it to the machine."""
    pace: int = 400
    """Milliseconds that a bot lets pass before it acts, so that people can follow."""
    programs: Mapping[str, str] = field(default_factory=dict)
    """Bots that are programs of the host's: by name, the command that starts them."""
    patience: float = PATIENCE
    """Seconds for each answer of a program."""
    adviser: str = LEVELS[3]
    """The bot that gives hints."""
    deputy: str = LEVELS[len(LEVELS) // 2]
    """The bot that plays on for somebody: neither the weakest nor the slowest there is."""
    rest: float = 120.0
    """Seconds for which bots and clocks go on where nobody is; three turns, if longer."""
    abandoned: float = 3600.0
    """Seconds after which a match with a clock ends where nobody is; ten turns, if longer."""
    forsaken: int = 30
    """Days without an event after which any match ends where nobody is."""
    ratings: bool = False
    """Whether people may claim names that get ratings."""
    reviews: bool = False
    """Whether every match is analysed when it is over, not only where somebody asks for it."""
    push_anywhere: bool = False
    """Whether push services may be anywhere, as those of tests: others are public, over TLS."""
    keep: Mapping[str, float] = field(default_factory=lambda: {"waiting": 7})
    """Days for which tables are kept after their last event, by status; the others for good."""
    kept: int = 500
    """Tables kept in memory while nobody is there."""
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        if self.workers is not None:
            at_least(1, self.workers, "number-of-thinkers")
        at_least(0, self.pace, "number-pace")
        at_least(1, self.forsaken, "number-forsaken")
        checked_patience(self.patience)
