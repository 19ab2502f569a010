"""A match as a moving picture: one SVG that any browser plays, without a line of script.

What stays the same from one position to the next is drawn once. Each thing is shown in the
positions that it belongs to, by an animation of the style sheet.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from xml.etree import ElementTree

from ludogare.core.law.contract import CHANCE, SPECTATOR
from ludogare.core.match.hiding import hidden, told, view_of
from ludogare.core.match.match import Match

SVG = "http://www.w3.org/2000/svg"
FRAME, REST = 0.9, 5.0
"""Seconds for which a position is shown, and the last one."""
MOST = 60
"""Positions that are shown; of a longer match as many, spread evenly."""
STRIP, LONGEST = 44, 110
"""The height of the strip with what happened, and the letters of its line."""
LEFT_OUT = re.compile(r"(id|role|tabindex|data-.*|aria-.*)$")
"""What the page needs and a picture does not."""
STATES = ("hidden", "visible")
REFERENCE = re.compile(r"url\(#([\w-]+)\)|^#([\w-]+)$")
Element = ElementTree.Element


def animated(match: Match, most: int = MOST) -> str:
    """A match as anybody may see it, from its first position to where it stands.

    >>> import ludogare
    >>> match = ludogare.new("steam_tunnel", seats=2, seed=7)
    >>> animated(match).startswith("<svg")
    True
    """
    names = Names()
    film = Film(picture for picture in drawn(match, most, names))
    return film.written(names)


def positions(match: Match) -> Iterator[tuple[str, str]]:
    """The board whenever a seat has to act, and at the end; with what happened since the last."""
    game, voice = match.game, match.voice
    happened: list[str] = []
    plies = match.plies
    for step in match.steps():
        happened += voice.sentences(told(game, step, SPECTATOR))
        after = step.number + 1
        if after < len(plies) and plies[after].seat == CHANCE:
            continue
        seen = view_of(game, hidden(game, step.after, SPECTATOR), SPECTATOR, step)
        yield game.board.draw(seen, voice), " ".join(happened)
        happened = []
    if not plies:
        yield match.board(), ""


def drawn(match: Match, most: int, names: Names) -> Iterator[Element]:
    """The pictures that are shown, each with its line below."""
    found = list(positions(match))
    chosen = sorted({round(i * (len(found) - 1) / max(1, most - 1)) for i in range(most)})
    for board, line in (found[i] for i in chosen if i < len(found)):
        yield captioned(names.settled(ElementTree.fromstring(board)), line)


def captioned(picture: Element, line: str) -> Element:
    """A picture with what happened written below it."""
    _, _, width, height = map(float, picture.attrib["viewBox"].split())
    picture.attrib["viewBox"] = f"0 0 {width:g} {height + STRIP:g}"
    short = line if len(line) <= LONGEST else line[: LONGEST - 1].rstrip() + "…"
    strip = {"y": f"{height:g}", "width": f"{width:g}", "height": f"{STRIP}", "class": "strip"}
    picture.append(Element(f"{{{SVG}}}rect", strip))
    place = {"x": "16", "y": f"{height + STRIP * 0.64:g}", "class": "line"}
    text = Element(f"{{{SVG}}}text", place)
    text.text = short
    picture.append(text)
    return picture


class Names:
    """Names of what is drawn once and used often: the same thing has the same in all pictures."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}
        self.things: list[Element] = []
        self.style = ""

    def settled(self, picture: Element) -> Element:
        """A picture without what only a page needs; what it uses is kept here."""
        for part in list(picture):
            if part.tag == f"{{{SVG}}}style":
                self.style = part.text or ""
            if part.tag in {f"{{{SVG}}}{name}" for name in ("style", "title", "desc")}:
                picture.remove(part)
        used = {part.attrib["id"]: part for part in picture.iter() if "id" in part.attrib}
        done: dict[str, str] = {}

        def name(old: str) -> str:
            if old in used and old not in done:
                thing = used[old]
                for part in thing.iter():
                    tidy(part)
                done[old] = self.name(thing, old)
            return done.get(old, old)

        def tidy(part: Element) -> None:
            for key, value in list(part.attrib.items()):
                if LEFT_OUT.match(key):
                    del part.attrib[key]
                else:
                    part.attrib[key] = REFERENCE.sub(renamed, value)

        def renamed(found: re.Match[str]) -> str:
            old: str = found[1] or found[2]
            return found[0].replace(old, name(old))

        for part in list(picture):
            if part.tag == f"{{{SVG}}}defs":
                picture.remove(part)
        for part in picture.iter():
            tidy(part)
        return picture

    def name(self, thing: Element, old: str) -> str:
        """The name of a thing; a new one where no other looks the same."""
        looks = ElementTree.tostring(thing, "unicode")
        if looks not in self.known:
            kept = f"url(#{old})" in self.style
            self.known[looks] = old if kept else f"u{len(self.known)}"
            copy = ElementTree.fromstring(looks)
            copy.attrib["id"] = self.known[looks]
            self.things.append(copy)
        return self.known[looks]


@dataclass
class Strand:
    """Something that is drawn, what lies in it, and in which pictures it is there."""

    part: Element
    shown: set[int] = field(default_factory=set)
    inside: list[Strand] = field(default_factory=list)

    @property
    def key(self) -> str:
        """By what it is found again: a group by its frame, anything else by all it is."""
        return key(self.part)


def key(part: Element) -> str:
    """What two parts have in common that may be one."""
    if part.tag == f"{{{SVG}}}g":
        return repr(sorted(part.attrib.items()))
    return ElementTree.tostring(part, "unicode")


def weave(strands: list[Strand], parts: list[Element], number: int) -> None:
    """Adds what a picture shows to what others have shown, in an order that suits all of them."""
    old, new = [strand.key for strand in strands], [key(part) for part in parts]
    woven: list[Strand] = []
    for what, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        woven += strands[a:b]
        if what == "equal":
            fresh = strands[a:b]
        else:
            fresh = [Strand(part) for part in parts[c:d]]
            woven += fresh
        for strand, part in zip(fresh, parts[c:d], strict=False):
            strand.shown.add(number)
            if part.tag == f"{{{SVG}}}g":
                weave(strand.inside, list(part), number)
    strands[:] = woven


class Film:
    """All pictures in one."""

    def __init__(self, pictures: Iterable[Element]) -> None:
        self.strands: list[Strand] = []
        self.count = 0
        self.head: dict[str, str] = {}
        for picture in pictures:
            weave(self.strands, list(picture), self.count)
            self.head = picture.attrib
            self.count += 1
        self.rules: dict[frozenset[int], str] = {}

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return FRAME * (self.count - 1) + REST

    def written(self, names: Names) -> str:
        """The text of the SVG."""
        root = Element("svg", {"xmlns": SVG, **self.head})
        style = ElementTree.SubElement(root, "style")
        defs = ElementTree.SubElement(root, "defs")
        defs.extend(names.things)
        everything = frozenset(range(self.count))
        for strand in self.strands:
            root.append(self.made(strand, everything))
        style.text = names.style + self.play()
        text = ElementTree.tostring(root, "unicode")
        return re.sub(r"(</?)ns\d+:|\s?xmlns:ns\d+=\"[^\"]*\"", r"\1", text)

    def made(self, strand: Strand, around: frozenset[int]) -> Element:
        """A strand as it is drawn, hidden in the pictures around it that it is not in."""
        group = strand.part.tag == f"{{{SVG}}}g"
        part = Element(strand.part.tag, strand.part.attrib) if group else strand.part
        shown = frozenset(strand.shown)
        if shown != around:
            rule = self.rules.setdefault(shown, f"f{len(self.rules)}")
            part.attrib["class"] = f"{part.attrib.get('class', '')} f {rule}".strip()
        for inner in strand.inside:
            part.append(self.made(inner, shown))
        return part

    def play(self) -> str:
        """The style sheet that shows each thing when it is due; where nothing may move, the end."""
        total = self.seconds
        lines = [
            ".ludogare .strip{fill:var(--sheet)}.ludogare .line{fill:var(--ink);font-size:20px}"
            f".ludogare .f{{animation:{total:g}s step-end infinite}}"
            "@media (prefers-reduced-motion:reduce){.ludogare .f"
            f"{{animation-play-state:paused;animation-delay:{0.1 - total:g}s}}}}"
        ]
        for shown, rule in self.rules.items():
            steps = [
                f"{100 * FRAME * i / total:.4g}%{{visibility:{STATES[i in shown]}}}"
                for i in range(self.count)
                if i == 0 or (i in shown) != (i - 1 in shown)
            ]
            lines.append(f".ludogare .{rule}{{animation-name:{rule}}}")
            lines.append(f"@keyframes {rule}{{{''.join(steps)}}}")
        return "".join(lines)
