"""The rules of a game in numbered clauses, from their Markdown."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ludogare.core.declaration.game import Game
from ludogare.core.match.lesson import WALK, folder_of, has, lesson
from ludogare.core.saying.texts import Voice
from ludogare.server.protocol import Clause, Rules, Section
from ludogare.server.show.catalogue import game_called

NUMBER = re.compile(r"[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?")
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
"""Whatever is not markup is escaped, HTML too."""
MINUTE = ("goal", "turn", "pays", "end")
"""The parts of a game in a minute."""
MARKDOWN.add_render_rule("softbreak", lambda *_: " ")


@cache
def rules(name: str, language: str) -> Rules:
    """The rules of a game: title, introduction, and clauses by their sections."""
    game = game_called(name)
    found = read((game.folder / f"rules.{language}.md").read_text(encoding="utf-8"))
    found.minute = minute(game, language)
    found.pictures = len(lesson(game, WALK).steps) if has(game, WALK) else 0
    return found


def minute(game: Game, language: str) -> dict[str, str]:
    """A game in a minute, where its lessons say it."""
    voice = Voice(game, language, (), (folder_of(game),))
    return {part: voice(f"minute-{part}") for part in MINUTE if voice.has(f"minute-{part}")}


def read(text: str) -> Rules:
    """A text of rules: a paragraph that begins with a bold number begins a clause.

    >>> found = read("# Game\\n\\nIntroduction.\\n\\n## Bids\\n\\n**CC-3.1** Bid *once*.")
    >>> found.title, found.intro, found.sections[0].clauses
    ('Game', '<p>Introduction.</p>', ['CC-3.1'])
    >>> found.clauses[0].html
    '<p>Bid <em>once</em>.</p>'
    """
    found = Rules("", "", {}, 0, [], [])
    for block in blocks(MARKDOWN.parse(text)):
        kind, inline = block[0], block[1] if len(block) > 1 else None
        if kind.tag in ("h1", "h2") and inline is not None:
            if kind.tag == "h1":
                found.title = inline.content
            else:
                found.sections.append(Section(inline.content, []))
        elif number := clause_number(block):
            found.clauses.append(Clause(number, html_of(block)))
            if found.sections:
                found.sections[-1].clauses.append(number)
        elif found.clauses:
            found.clauses[-1].html += html_of(block)
        else:
            found.intro += html_of(block)
    return found


def blocks(tokens: list[Token]) -> list[list[Token]]:
    """The paragraphs, headings, lists and tables of a text, each with all that is in it."""
    found: list[list[Token]] = []
    for token in tokens:
        if token.level == 0 and token.nesting >= 0:
            found.append([])
        found[-1].append(token)
    return found


def clause_number(block: list[Token]) -> str | None:
    """Takes the number off a paragraph that begins a clause."""
    if block[0].type != "paragraph_open":
        return None
    parts = [part for part in block[1].children or [] if part.type != "text" or part.content]
    bold = [part.type for part in parts[:3]] == ["strong_open", "text", "strong_close"]
    if not bold or not NUMBER.fullmatch(parts[1].content):
        return None
    block[1].children = rest = parts[3:]
    if rest and rest[0].type == "softbreak":
        del rest[0]
    if rest and rest[0].type == "text":
        rest[0].content = rest[0].content.lstrip(" ")
    return parts[1].content


def html_of(block: list[Token]) -> str:
    """A block of the rules as HTML, a line of text as long as its paragraph."""
    html: str = MARKDOWN.renderer.render(block, MARKDOWN.options, {})
    return html.replace(">\n<", "><").rstrip("\n")
