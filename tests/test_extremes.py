"""Component files at their limits: what is accepted can be played, without reading past a table."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from files import text_of

PLAY = Path(__file__).parent / "extremes.py"
Edits = list[tuple[str, str]]


def replaced(text: str, edits: Edits) -> str:
    """A text with each pattern replaced, which has to be there."""
    for old, new in edits:
        text, times = re.subn(old, new, text, flags=re.MULTILINE)
        assert times, old
    return text


def tiles(*lines: str) -> str:
    return "tiles = [\n  " + ",\n  ".join(lines) + ",\n]\n"


ROADS = 'road = ["N", "E", "S", "W"], field = ["NR EL", "ER SL", "SR WL", "NL WR"]'
MOUTHS = ROADS.replace('"N", "E", "S", "W"', '"Nt", "Et", "St", "Wt"')
EVERYTHING = r"tiles = \[\n(?:  .*\n)*\]\n"
NO_TILES = (r"(\[(?:tunnel|inns_cathedrals|other_tunnels)\]\n(?:#.*\n)*source = .*\n)" + EVERYTHING,
            r"\1tiles = []\n")  # fmt: skip


def base(*lines: str) -> tuple[str, str]:
    return r'start = "D".*\n' + EVERYTHING, f'start = "A"\n{tiles(*lines)}'


def tunnel(*lines: str) -> tuple[str, str]:
    return r'(\[tunnel\]\nsource = "printed"\n)tiles = \[\]\n', rf"\1{tiles(*lines)}"


def world(size: int) -> Edits:
    """A map whose regions are stripes with so many plain hexes."""
    rows = [[[q, r] for q in range(size + 2)] for r in range(6)]
    return [
        (r"^cities = \[\[.*$", f"cities = {[row[0] for row in rows]}"),
        (r"^villages = .*$", f"villages = {[row[-1] for row in rows]}"),
        (r"^plain = \[\n(?:  .*\n)*\]$", f"plain = {[row[1:-1] for row in rows]}"),
    ]


GOODS = r"^(yellow|red|green|blue|grey|black) = \d+$"
LAVISH = '["storage", "storage", "storage", "storage", "storage", "storage"]'
EXTREMES: dict[str, dict[str, Edits]] = {
    "cape_to_cairo": {
        "rich": [
            ("start = 100", "start = 999"),
            (r"needs = \[.*\]", "needs = [20, 20, 20, 20, 20]"),
            (r"(\w\", \d), \d+\]", r"\1, 99]"),
        ],
        "poor": [
            ("start = 100", "start = 0"),
            (r"needs = \[.*\]", "needs = [1, 1, 1, 1, 1]"),
            ("bonus = 5", "bonus = 0"),
            (r"(\w\", \d), \d+\]", r"\1, 0]"),
        ],
        "tracks": [
            (r"(\w\"), 1, ", r"\1, 2, "),
            (r"(\w\"), 0, ", r"\1, 3, "),
            ("needs = .*", "needs = [1, 2, 3, 19, 20]"),
        ],
    },
    "steam_tunnel": {
        "forks": [
            ("copies = 4, segments", "copies = 0, segments"),
            (
                r'"G", copies = 0, segments = \[.*\]',
                '"G", copies = 44, segments = ["N-E1-W1-S", "E2-W2"]',
            ),
            (r"(N|E1|E2|S|W2|W1) = \d", r"\1 = 5"),
            (r"hole = \[3, 3\]", "hole = [0, 6]"),
        ],
        "segments": [
            ("copies = 4, segments", "copies = 0, segments"),
            ('"F", copies = 0', '"F", copies = 39'),
            ('"A1", copies = 0', '"A1", copies = 5'),
        ],
    },
    "carcassonne": {
        "crowd": [("meeples = 7", "meeples = 15")],
        "lonely": [("meeples = 7", "meeples = 1")],
        "mouths": [
            NO_TILES,
            base(f'{{ name = "A", copies = 2, {ROADS} }}'),
            tunnel(f'{{ name = "T", copies = 31, {MOUTHS} }}'),
        ],
        "two tiles": [NO_TILES, base(f'{{ name = "A", copies = 2, {ROADS} }}')],
        "many tiles": [
            NO_TILES,
            base(
                '{ name = "A", copies = 63, city = ["NESW+"] }',
                '{ name = "B", copies = 15, city = ["NESW*"] }',
                f'{{ name = "C", copies = 42, {ROADS} }}',
            ),
        ],
    },
    "steamrollers": {
        "small map": [*world(1), (r"dice = \[.*\]", "dice = [1, 2, 1, 2, 1, 2]")],
        "large map": [*world(12), (r"dice = \[.*\]", "dice = [13, 13, 13, 13, 13, 13]")],
        "plenty": [
            (GOODS, r"\1 = 99"),
            (r"points = \[0, .*\]", "points = [99, 0, 0, 0, 0, 0, 99]"),
            (r"rounds = \[.*\]", "rounds = [99, 1]"),
            (r"homes = \[.*\]", "homes = [1, 2, 3, 4, 5, 6]"),
            ("delivery_boxes = 40", "delivery_boxes = 99"),
            ("^threshold = 3", "threshold = 1"),
        ],
        "little": [
            (r"goods_beyond_players = 2", "goods_beyond_players = 0"),
            (GOODS, r"\1 = 6"),
            (r"rounds = \[.*\]", "rounds = [1]"),
            ("delivery_boxes = 40", "delivery_boxes = 1"),
            ("^threshold = 3", "threshold = 99"),
        ],
    },
    "channel_tunnel": {
        "far": [
            ("last = -4", "last = -9"),
            (r"(?<=tile\n)(britain|france) = \d\n(britain|france) = \d", r"\1 = 3\n\2 = 3"),
            (r"(?<=printed\n)(britain|france) = \d\n(britain|france) = \d", r"\1 = 4\n\2 = 4"),
            (r"benefit = \[.*\]", f"benefit = {LAVISH}"),
            (r"ecu = \d", "ecu = 9"),
            ("maximum = 10", "maximum = 1"),
            (r"symbols = \[.*\]", "symbols = [4, 4, 4, 4, 4]"),
        ],
        "near": [
            ("last = -4", "last = -1"),
            (r"ecu = \d", "ecu = 0"),
            (r"(barrier) = \[.*\]", r"\1 = [30, 30, 30, 30, 30, 30]"),
            ("idle_rounds = 2", "idle_rounds = 9"),
            ("rounds = 40", "rounds = 99"),
            (r'colour = "(blue|green|yellow)"', 'colour = "none"'),
        ],
    },
}
CASES = [(game, case) for game, cases in EXTREMES.items() for case in cases]


@pytest.mark.parametrize(("game", "case"), CASES, ids=[f"{g}-{c}" for g, c in CASES])
def test_what_is_accepted_can_be_played(game, case, tmp_path):
    own = tmp_path / "components" / f"{game}.toml"
    own.parent.mkdir()
    own.write_text(replaced(text_of(game), EXTREMES[game][case]), "utf-8")
    done = subprocess.run(
        [sys.executable, str(PLAY), str(tmp_path), game],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-3000:]
