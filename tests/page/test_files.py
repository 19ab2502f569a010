"""The page's own files: every message in every language, types that hold, little weight."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ludogare.core.saying.texts import FIRST_LANGUAGE, LANGUAGES

from .conftest import Guest, Server

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src/ludogare/page"
LIMIT = 150_000
"""Bytes, compressed, of the whole first visit."""


Messages = dict[str, dict[str, str | dict[str, str]]]


@pytest.fixture(scope="module")
def messages(browser: Browser, server: Server) -> Messages:
    """Every message, by language and name, as the page reads them."""
    page = browser.new_page()
    page.goto(server.address)
    read = "(language) => import(`/page/texts/${language}.js`).then((m) => m.default)"
    found = {language: page.evaluate(read, language) for language in LANGUAGES}
    page.close()
    return found


def sources() -> str:
    return "\n".join(f.read_text(encoding="utf-8") for f in sorted(PAGE.rglob("*.js")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_the_same_in_every_language(messages: Messages, language: str) -> None:
    first, other = messages[FIRST_LANGUAGE], messages[language]
    assert list(first) == list(other)
    for name in first:
        assert type(first[name]) is type(other[name]), name
        holes = [set(re.findall(r"\{(\w+)\}", str(text))) for text in (first[name], other[name])]
        assert holes[0] == holes[1], name


def test_a_new_language_is_new_files(browser: Browser, server: Server) -> None:
    """The server names it, and its sentences lie beside the others: no code knows of it."""
    page = browser.new_page(locale="en-GB")
    known = page.request.get(f"{server.address}/api/languages").json()
    assert list(known) == list(LANGUAGES)
    assert known["fr"] == "Français"
    answer = json.dumps({**known, "eo": "Esperanto"})
    page.route(
        "**/api/languages", lambda r: r.fulfill(content_type="application/json", body=answer)
    )
    sentences = 'export default { "lobby-title": "La luda stacidomo" };'
    page.route(
        "**/texts/eo.js", lambda r: r.fulfill(content_type="text/javascript", body=sentences)
    )
    page.goto(server.address)
    page.click('.languages [aria-label="EO, Esperanto"]')
    expect(page.locator("h1")).to_have_text("La luda stacidomo")
    assert page.evaluate("document.documentElement.lang") == "eo"
    page.close()


def test_no_message_stands_twice() -> None:
    for language in LANGUAGES:
        text = (PAGE / f"texts/{language}.js").read_text(encoding="utf-8")
        names = re.findall(r'^  "([\w-]+)":', text, re.MULTILINE)
        assert len(names) == len(set(names))


def test_every_variable_of_the_style_is_set_somewhere() -> None:
    files = [f for kind in ("css", "js") for f in PAGE.rglob(f"*.{kind}")]
    text = "\n".join(f.read_text(encoding="utf-8") for f in files)
    boards = "\n".join(f.read_text(encoding="utf-8") for f in (PAGE.parent).rglob("show/*.py"))
    used = set(re.findall(r"var\((--[\w-]+)", text))
    known = set(re.findall(r"(--[\w-]+)[\"']?\s*[:,]", text + boards))
    assert used
    assert used <= known


def test_messages_are_used_and_there(messages: Messages) -> None:
    calls = re.findall(r"(?<!function )\bsay\(([^()]*)", strip_comments(sources()))
    used = set()
    for call in calls:
        first = call.split(",")[0]
        names = re.findall(r'"([\w-]+)"', first)
        assert names, f"say({first}): a message is called by its name, so that this test sees it"
        used.update(names)
    known = set(messages["en"])
    assert not used - known, "missing"
    assert not known - used, "unused"


def strip_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def test_nothing_reads_html() -> None:
    source = strip_comments(sources())
    ours = source.replace('"http://www.w3.org/2000/svg"', "")
    for bad in (
        "innerHTML",
        "outerHTML",
        "AdjacentHTML",
        "document.write",
        "eval(",
        "http:/",
        "https:/",
    ):
        assert bad not in ours, bad
    for file in PAGE.rglob("*"):
        if file.suffix in (".css", ".html"):
            text = file.read_text(encoding="utf-8")
            assert "//" not in re.sub(r"<!doctype.*?>", "", text), f"{file.name} names an address"
            assert " style=" not in text


def test_first_files_are_there() -> None:
    text = (PAGE / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:href|src)="/page/([^"]+)"', text)
    assert "main.js" in named
    assert not [name for name in named if not (PAGE / name).is_file()]


def test_types() -> None:
    checker = ROOT / "node_modules/.bin/tsc"
    if not checker.exists() or shutil.which("node") is None:
        pytest.skip("npm install brings the type checker")
    done = subprocess.run([checker, "--noEmit"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_lock_names_no_registry() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    assert not [name for name, entry in lock["packages"].items() if "resolved" in entry]


def test_first_visit_is_light(guest: Guest) -> None:
    page = guest("/rules/cape_to_cairo")
    page.wait_for_selector(".clause")
    weights: dict[str, int] = {}
    page.on("response", lambda r: weights.setdefault(r.url, len(gzip.compress(r.body()))))
    page.goto(page.url.partition("rules")[0])
    page.wait_for_selector(".none, .board-of-tables")
    page.wait_for_load_state("networkidle")
    assert any("poster.svg" in url for url in weights)
    assert sum(weights.values()) < LIMIT, sorted(weights.items(), key=lambda w: -w[1])
