"""Makes the page's font: Overpass, cut down to what the page needs.

    npm pack @fontsource-variable/overpass@5.3.0
    tar -xzf fontsource-variable-overpass-5.3.0.tgz
    pip install fonttools brotli
    python tools/font.py package

Only the weights and letters in use stay, so that a first visit is light, and figures that are all
as wide. The middle of a capital is put in the middle of its line, where buttons expect it.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FOLDER = Path(__file__).parents[1] / "src/ludogare/page/fonts"
WEIGHTS = (400, 800)
LETTERS = [
    *range(0x20, 0x7F), *range(0xA0, 0x100),  # English, French and their neighbours
    0x131, 0x152, 0x153, 0x178, *range(0x2010, 0x2040), 0x20AC, 0x2122, 0x2212,
]  # fmt: skip
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"]
BASE = 1
"""The class of letters that stand by themselves."""
ASCENT, DESCENT = 0.95, 0.25
"""Of a line, in sizes; capitals are 0.7 high, so that 0.25 are left above and below them."""


def made(source: Path) -> TTFont:
    """The font as the page wants it."""
    font = instantiateVariableFont(TTFont(source), {"wght": WEIGHTS})
    options = Options(layout_features=FEATURES, flavor="woff2", name_IDs=["*"])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    # The dot between words is one of a Catalan l·l in this font, a mark that takes no room.
    font["GDEF"].table.GlyphClassDef.classDefs["periodcentered"] = BASE
    size, line, system = font["head"].unitsPerEm, font["hhea"], font["OS/2"]
    line.ascent = system.sTypoAscender = system.usWinAscent = round(ASCENT * size)
    line.descent = system.sTypoDescender = -round(DESCENT * size)
    system.usWinDescent = round(DESCENT * size)
    line.lineGap = system.sTypoLineGap = 0
    font.flavor = "woff2"
    font["head"].modified = font["head"].created  # the same bytes whenever it is made
    font.recalcTimestamp = False
    return font


def main() -> None:
    """Writes the font and its licence, out of the package that holds them."""
    package = Path(sys.argv[1])
    made(package / "files/overpass-latin-wght-normal.woff2").save(FOLDER / "overpass.woff2")
    shutil.copy(package / "LICENSE", FOLDER / "OFL.txt")


if __name__ == "__main__":
    main()
