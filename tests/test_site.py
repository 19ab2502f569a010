"""What the site is built from: every document, a page for each game, the API by module."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import site_pages

from ludogare.games import GAMES
from packages import wanted

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\]\(([^)#\s]+)")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The pages, laid out."""
    out = tmp_path_factory.mktemp("site") / "pages"
    site_pages.laid(out)
    return out


def leaves(entry):
    """The pages of a menu."""
    if isinstance(entry, str):
        yield entry
    else:
        for part in entry if isinstance(entry, list) else entry.values():
            yield from leaves(part)


@pytest.mark.xdist_group("site")
def test_every_page_is_in_the_menu_once(site):
    menu = list(leaves(wanted("yaml").safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))["nav"]))
    pages = sorted(str(page.relative_to(site)) for page in site.rglob("*.md"))
    assert sorted(menu) == pages
    assert {f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")} <= set(menu)


@pytest.mark.xdist_group("site")
def test_every_link_leads_somewhere(site):
    for page in site.rglob("*.md"):
        for target in LINK.findall(page.read_text("utf-8")):
            assert "://" in target or (page.parent / target).exists(), f"{page.name}: {target}"


@pytest.mark.xdist_group("site")
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_board_its_people_its_minute_and_its_rules(site, game):
    text = (site / "games" / f"{game}.md").read_text("utf-8")
    assert (site / "games" / f"{game}.svg").read_text("utf-8").startswith("<svg")
    assert re.search(r"^By \w+", text, re.MULTILINE)
    minute = text.split("## In a minute")[1].split("## In numbers")[0]
    assert len(minute) > 200
    assert f"(../docs/statistics/{game}.svg)" in text
    title = re.search(r"docs/statistics\.md#([\w-]+)", text)[1]
    titles = re.findall(
        r"^## (.+)$", (site / "docs/statistics.md").read_text("utf-8"), re.MULTILINE
    )
    assert title in [re.sub(r"\W+", "-", one.lower()) for one in titles]
    assert len(re.findall(r"^\*\*[A-Z]{2}-", text, re.MULTILINE)) > 20


@pytest.mark.xdist_group("site")
def test_the_api_has_modules_functions_and_examples(site):
    text = (site / "api" / "bots.md").read_text("utf-8")
    assert "## ludogare.bots.search.search" in text
    assert "### make\n\n`make(name: 'str', seed: 'int | None' = None) -> 'Bot'`" in text
    assert '```python\n>>> from ludogare import find, new\n>>> match = new("cape_to_cairo"' in text
