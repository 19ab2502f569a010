"""What Python says already is not written a second time for the page."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

from ludogare.core.drawing import PALETTE, SEATS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src/ludogare/page"
COLOUR = re.compile(r"#[0-9a-f]{3,8}\b", re.IGNORECASE)


def test_generated_files_are_up_to_date():
    command = [sys.executable, "tools/generate.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_colour_is_written_twice():
    sheets = [file for file in PAGE.glob("style/*.css") if file.name != "palette.css"]
    written = [c.lower() for file in sheets for c in COLOUR.findall(file.read_text("utf-8"))]
    assert [c for c, times in Counter(written).items() if times > 1] == []
    known = {c.lower() for pair in PALETTE.values() for c in pair} | {c.lower() for c in SEATS}
    assert not known & set(written), "the palette has these"


def test_what_no_style_sheet_reaches_wears_the_palette_too():
    (head,) = re.findall(r'theme-color" content="(.*?)"', (PAGE / "index.html").read_text("utf-8"))
    assert head == PALETTE["navy"][0]
    known = {colour for pair in PALETTE.values() for colour in pair}
    assert set(COLOUR.findall((PAGE / "favicon.svg").read_text("utf-8"))) <= known
