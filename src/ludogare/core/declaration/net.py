"""A learned judgement as a file of a game's folder: a net in whole numbers, and how it was made.

`ludogare train` writes such files (`data/net.json`). A net was made for one version of the rules
and for features of certain names and scales; where they differ, it is refused.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from ludogare.core.declaration.features import Features
from ludogare.core.law import net
from ludogare.core.law.rule import rule, with_names
from ludogare.core.law.tables import Table, table
from ludogare.core.saying.errors import BadNet

if TYPE_CHECKING:
    from ludogare.core.declaration.game import Game

FORMAT = 2
FILE = "net.json"
"""What it is called in the folder `data` of a game."""
MOST_BYTES = 200_000
WIDEST = 1 << 31
"""No sum may reach it: it is what 32 bits cannot hold."""

Hidden = Annotated[int, msgspec.Meta(ge=1, le=net.MOST_HIDDEN)]


class Net(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Weights, what they are for, and how they were found."""

    format: int = FORMAT
    game: str
    rules: int
    """The version of the rules."""
    features: str
    """A hash of the names and scales of the features."""
    hidden: Hidden
    made: dict[str, Any] = {}
    """How: seed, matches, minutes, device, seats and options."""
    ratings: dict[str, float] = {}
    """How well it played when it was made, beside others."""
    first: bytes
    """Row by row, 16 bits each, the low byte first."""
    last: bytes
    """The same with 32 bits."""

    def check(self, game: Game) -> None:
        """Refuses a net that was not made for this game as it is now."""
        if self.game != game.name:
            raise BadNet("net-game", made_for=self.game, game=game.name)
        if self.rules != game.version:
            raise BadNet("net-rules", game=game.name, made_for=self.rules, now=game.version)
        if self.features != signature(game.features):
            raise BadNet("net-features", game=game.name)
        inputs = len(scales(game.features))
        whole = len(self.first) == 2 * inputs * (self.hidden + 1) and inputs <= net.MOST_INPUTS
        if not whole or len(self.last) != 4 * (2 * self.hidden + 1 + inputs):
            raise BadNet("net-size", game=game.name)
        if self.widest(game.features) >= WIDEST:
            raise BadNet("net-wide", game=game.name)

    def widest(self, features: Features) -> int:
        """The largest sum that could come about."""
        first, last, columns = self.weights, self.numbers, self.hidden + 1
        most = [
            max(high, -low) * factor >> net.FINE_BITS
            for low, high, factor in zip(
                [*features.least, -net.SURE],
                [*features.most, net.SURE],
                last[2 * self.hidden + 1 :],
                strict=True,
            )
        ]
        sums: list[int] = [
            abs(last[j]) + sum(x * abs(row[j]) for x, row in zip(most, first, strict=True))
            for j in range(columns)
        ]
        return max(sums)

    @property
    def weights(self) -> Table:
        """The first layer: a row for each input."""
        columns = self.hidden + 1
        flat = struct.unpack(f"<{len(self.first) // 2}h", self.first)
        return table(flat[i : i + columns] for i in range(0, len(flat), columns))

    @property
    def numbers(self) -> Table:
        """All that comes after the first layer."""
        return table(struct.unpack(f"<{len(self.last) // 4}i", self.last))

    @property
    def evaluate(self) -> Callable[..., int]:
        """The net as a rule."""
        first, last = self.weights, self.numbers
        own = {"FIRST": first, "LAST": last, "HIDDEN": self.hidden, "INPUTS": len(first)}
        return rule(with_names(net.learned, own))  # type: ignore[arg-type]

    def write(self, path: Path) -> None:
        """Writes it as a file."""
        content = msgspec.json.format(msgspec.json.encode(self), indent=1)
        if len(content) > MOST_BYTES:
            raise BadNet("net-large", bytes=len(content), most=MOST_BYTES)
        path.write_bytes(content + b"\n")


def scales(features: Features) -> list[int]:
    """What counts as 1 in each input: in the features, then in the odds by hand."""
    return [*features.scales, net.FINE]


def factors(features: Features) -> list[int]:
    """What brings each input to its scale."""
    return [round((1 << 2 * net.FINE_BITS) / scale) for scale in scales(features)]


def packed(first: Sequence[Sequence[int]], last: Sequence[int]) -> tuple[bytes, bytes]:
    """Weights as they are written in a file."""
    flat = [number for row in first for number in row]
    return struct.pack(f"<{len(flat)}h", *flat), struct.pack(f"<{len(last)}i", *last)


def signature(features: Features) -> str:
    """What a net has to know about features: their names, scales and bounds."""
    said = repr([(f.names, f.scale, f.bound, f.signed) for f in features])
    return hashlib.sha256(said.encode()).hexdigest()[:12]


def read(path: Path, game: Game) -> Net:
    """The net in a file, if it is one for this game."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Net)
    except msgspec.DecodeError as problem:
        raise BadNet("net-file", file=str(path), problem=str(problem)) from None
    if found.format != FORMAT:
        raise BadNet("net-format", file=str(path), format=found.format)
    found.check(game)
    return found
