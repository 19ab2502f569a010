"""What stays and what ticks at a table: seats after a reload, clocks, one's own tables."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from .conftest import Guest, heard, until
from .hands import begin, open_table


def test_a_seat_is_kept_over_a_reload_and_found_again(guest: Guest) -> None:
    page = guest()
    open_table(page, "cape_to_cairo")
    page.wait_for_selector(".board svg")
    page.reload()
    expect(page.locator(".player.mine")).to_be_visible()
    expect(page.locator(".amount")).to_be_visible()
    page.click(".station")
    page.click(".own a")
    expect(page.locator(".player.mine")).to_be_visible()


def test_whose_turn_it_is_stands_in_the_title(guest: Guest) -> None:
    page = guest()
    open_table(page, "cape_to_cairo")
    until(lambda: page.title().startswith("● Your turn"))
    page.click(".station")
    until(lambda: page.title() == "Ludogare")


def test_clock_ticks(guest: Guest) -> None:
    page = guest("/new/cape_to_cairo")
    expect(page.get_by_label("When time runs out")).to_be_hidden()
    page.get_by_label("Time limit").select_option(label="30 seconds per turn")
    page.get_by_label("When time runs out").select_option(label="The player loses the match")
    begin(page)
    clock = page.locator(".player.mine .clock")
    expect(clock).to_have_text(re.compile("0:[23]"))
    seen = clock.inner_text()
    until(lambda: clock.inner_text() != seen)


def test_a_clock_of_hours_is_said_in_hours(guest: Guest) -> None:
    page = guest("/new/cape_to_cairo")
    page.get_by_label("Time limit").select_option(label="8 hours per turn")
    begin(page)
    expect(page.locator(".player.mine .clock")).to_have_text(re.compile(r"8:00:00|7:59:\d\d"))
    page.click('.tabs [data-leaf="info"]')
    expect(page.locator(".leaf.info")).to_contain_text("8 hours per turn")
    expect(page.locator(".leaf.info")).to_contain_text("When time runs out: A bot plays that turn")


def test_listed_tables_take_whoever_comes(guest: Guest) -> None:
    page = guest("/new/cape_to_cairo")
    page.click('.preset[data-kind="link"]')
    page.locator(".toggle", has_text="Show this table").click()
    begin(page)
    page.wait_for_selector(".lounge")
    table = page.url[page.url.index("/t/") :]
    other = guest()
    other.click(f'.departures a[href="{table}"]')
    other.fill(".lounge .sit input", "Cléo")
    other.click('.lounge .sit button[type="submit"]')
    expect(other.locator(".player.mine .name")).to_have_text("Cléo")
    other.wait_for_selector(".board svg")
    expect(page.locator(".player .name").nth(1)).to_have_text("Cléo")
    page.wait_for_selector(".board svg")


def test_links_are_copied(guest: Guest) -> None:
    page = guest(permissions=["clipboard-read", "clipboard-write"])
    open_table(page, "cape_to_cairo", preset="link")
    link = page.input_value(".links input")
    page.click(".links button")
    until(lambda: page.evaluate("navigator.clipboard.readText()") == link)


def test_refusals_open_the_rules(guest: Guest) -> None:
    """An option that does not fit is refused with its clause, and the clause can be read."""
    page = guest("/new/steam_tunnel", calm=True)
    page.locator(".toggle", has_text="48 cards").click()
    page.click("summary:has-text('Fine print')")
    page.locator(".option", has_text="fork cards").locator("select").select_option(index=1)
    with page.expect_response("**/api/tables"):
        begin(page)
    page.click(".setup .bad .clause-link")
    expect(page.locator(".rules-dialog .clause.here")).to_be_visible()


def test_who_has_left_comes_back(guest: Guest) -> None:
    """The link is long gone: the browser alone knows the seat."""
    page = guest("/new/cape_to_cairo")
    page.click('.preset[data-kind="link"]')
    page.locator(".toggle", has_text="A bot replaces").click()  # it would think for long
    begin(page)
    link = page.input_value(".links input")
    other = guest(link[link.index("/t/") :])
    other.fill(".arrival input", "Ben")
    other.keyboard.press("Enter")
    page.wait_for_selector(".board svg")
    page.click(".menu-box > button")
    page.click(".menu .entry:has-text('Leave')")
    page.click("dialog.ask button:has-text('Leave')")
    page.click(".own a")
    expect(page.locator(".actions")).to_contain_text("The others are waiting for you.")
    page.click("button:has-text('Come back')")
    expect(page.locator(".amount")).to_be_visible()
    expect(other.locator(".log-lines")).to_contain_text("is back.")


def test_rules_open_at_the_clause_that_matters(guest: Guest) -> None:
    page = guest()
    open_table(page, "cape_to_cairo")
    page.wait_for_selector(".board svg")
    page.click('.tabs [data-leaf="rules"]')
    expect(page.locator(".clause.here")).to_have_attribute("data-clause", "CC-3.2")
    expect(page.locator(".clause.here")).to_be_in_viewport()


def test_a_clause_has_an_address_in_each_language(guest: Guest) -> None:
    page = guest("/rules/cape_to_cairo?language=fr#CC-4.3")
    expect(page.locator("#CC-4\\.3.here")).to_be_in_viewport()
    expect(page.locator("h1")).to_have_text("Du Cap au Caire")
    page.click("#CC-6\\.1 a")
    assert page.url.endswith("/rules/cape_to_cairo?language=fr#CC-6.1")
    page.click('.languages [lang="en"]')
    expect(page.locator("h1")).to_have_text("From Cape to Cairo")
    expect(page.locator("#CC-6\\.1.here")).to_be_in_viewport()
    page.evaluate("location.hash = 'CC-3.3'")
    expect(page.locator("#CC-3\\.3.here")).to_be_in_viewport()


def test_rules_are_searched_as_people_type(guest: Guest) -> None:
    page = guest("/rules/carcassonne?language=fr")
    page.wait_for_selector(".rules .clause")
    page.fill(".rules input", "L'ELEMENT ENTIER")
    expect(page.locator(".rules .clause:visible")).to_have_count(1)
    page.fill(".rules input", "foret : ")
    expect(page.locator(".rules .clause:visible")).to_have_count(0)
    page.fill(".rules input", "exemple : une")
    expect(page.locator(".rules .clause:visible")).to_have_count(1)


def test_what_is_found_in_the_rules_begins_at_its_beginning(guest: Guest) -> None:
    page = guest()
    open_table(page, "cape_to_cairo")
    page.wait_for_selector(".prompt:not(:empty)")
    page.click('.tabs [data-leaf="rules"]')
    page.wait_for_selector(".rules .clause.here")
    page.fill(".rules input", "bid")
    expect(page.locator(".rules .clause:visible").first).to_be_in_viewport()


def test_newcomers_see_what_matters_and_how_it_feels(guest: Guest) -> None:
    page = guest("/new/channel_tunnel")
    expect(page.locator(".option:visible", has_text="Agenda expansion")).to_have_count(1)
    expect(page.locator(".feel")).to_contain_text("promises")
    assert not page.locator(".option", has_text="Heavy machinery").is_visible()
    page.click("summary:has-text('Fine print: 6 more options')")
    assert page.locator(".option", has_text="Heavy machinery").is_visible()


def test_options_speak_in_words(guest: Guest) -> None:
    page = guest("/new/channel_tunnel", language="fr-FR")
    page.click("summary:has-text('Points de règle')")
    select = page.locator(".option", has_text="Machinerie lourde").locator("select")
    expect(select.locator("option")).to_have_text(
        ["Toutes les actions", "Une autre que la précédente", "Toutes sauf Développement",
         "Une autre, sauf Développement"]
    )  # fmt: skip
    select.select_option(index=2)
    begin(page)
    page.click('.tabs [data-leaf="info"]')
    expect(page.locator(".leaf.info")).to_contain_text("Toutes sauf Développement")


def test_not_this_round_can_be_said_to_the_moves_of_others(guest: Guest) -> None:
    """Where a snapshot says that another's move is answered, beside the answers."""
    page = guest()
    asked: list[dict[str, object]] = []

    def answering(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(message: str | bytes) -> None:
            asked.append(json.loads(message))
            server.send(message)

        def heard(message: str | bytes) -> None:
            snapshot = json.loads(message)
            if "players" in snapshot:
                snapshot["answer"] = True
            socket.send(json.dumps(snapshot))

        socket.on_message(said)
        server.on_message(heard)

    page.route_web_socket(re.compile("/live"), answering)
    open_table(page, "cape_to_cairo")
    page.click(".actions button:has-text('Pass for the rest of the round')")
    heard(page, lambda: asked[-1].get("skip") is True)
    expect(page.locator(".note.bad")).to_contain_text("There is no move for you to respond to.")


def test_the_time_to_answer_is_asked_where_there_are_answers(guest: Guest) -> None:
    page = guest("/new/cape_to_cairo")
    page.wait_for_selector(".seats li")
    assert page.locator(".option", has_text="Time to respond").count() == 0
    page.goto(page.url.replace("cape_to_cairo", "steamrollers"))
    page.locator(".option", has_text="Time to respond").locator("select").select_option(index=2)
    begin(page)
    page.click('.tabs [data-leaf="info"]')
    expect(page.locator(".leaf.info")).to_contain_text("another player’s move: 10 seconds")


def test_fields_can_be_shown_for_good(guest: Guest) -> None:
    page = guest()
    open_table(page, "carcassonne")
    toggle = page.locator(".layers button")
    expect(toggle).to_have_attribute("aria-label", "Show the fields and who owns them")
    assert page.locator(".board .shown").count() == 0
    toggle.click()
    fields = page.locator('.board [data-layer="fields"]').count()
    assert fields > 0
    assert page.locator(".board .shown").count() == fields
    page.reload()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board .shown").first).to_be_attached()
    toggle.click()
    assert page.locator(".board .shown").count() == 0


def grows_within(sheet: Locator, board: Locator) -> None:
    """A sheet of somebody else is twice as large while it has the focus, and on the board."""
    before, room = sheet.bounding_box(), board.bounding_box()
    assert before
    assert room
    sheet.focus()
    until(lambda: (sheet.bounding_box() or before)["width"] > 1.8 * before["width"])
    grown = sheet.bounding_box()
    assert grown
    assert grown["x"] >= room["x"] - 1
    assert grown["x"] + grown["width"] <= room["x"] + room["width"] + 1


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["laptop", "phone"])
def test_every_sheet_that_grows_stays_on_the_board(guest: Guest, size: tuple[int, int]) -> None:
    page = guest(size=size)
    open_table(page, "steamrollers", players=5)
    page.wait_for_selector(".board .can")
    sheets = page.locator(".board .small").all()
    assert len(sheets) == 4
    own = page.locator("#sheet-0").bounding_box()
    assert own
    for sheet in sheets:
        grows_within(sheet, page.locator(".board svg").first)
        if size[0] > 1000:
            grown = sheet.bounding_box()
            assert grown
            assert grown["x"] >= own["x"] + own["width"], "one’s own map stays free"


def test_sheets_of_others_grow_when_tapped(guest: Guest) -> None:
    page = guest()
    open_table(page, "steamrollers", players=3)
    page.wait_for_selector(".board .can")
    sheet = page.locator(".board .small").first
    edges = """() => [".board .small", ".board"].map((s) => {
      const { width, right } = document.querySelector(s).getBoundingClientRect();
      return { width, right }; })"""
    before = page.evaluate(edges)[0]["width"]
    sheet.click()
    until(lambda: page.evaluate(edges)[0]["width"] > 1.8 * before)
    grown, board = page.evaluate(edges)
    assert grown["right"] <= board["right"] + 1, "away from the edge"
    page.locator(".board .can").first.click()
    until(lambda: page.evaluate(edges)[0]["width"] == before)


def test_a_rail_is_previewed_in_its_hex_and_turns_by_clicking_again(guest: Guest) -> None:
    page = guest()
    open_table(page, "steamrollers")
    page.locator('.board .can[id^="die-"]').first.click()
    spot = page.locator('.board .can[id^="hex-"]').first
    spot.click()
    rail = page.locator(".board .ghost.chosen")
    expect(rail).to_have_count(1)
    expect(rail).to_have_css("opacity", "1")
    lies, words = rail.get_attribute("data-edges"), page.get_attribute(".actions .strong", "title")
    box = rail.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    until(lambda: rail.count() == 1 and rail.get_attribute("data-edges") != lies)
    assert page.get_attribute(".actions .strong", "title") != words
    assert page.inner_text(".actions .strong") == "Draw this rail"
    page.keyboard.press("r")
    page.click(".actions .strong")
    expect(page.locator(".log-lines")).to_contain_text("in region")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en-GB", "Goal: Be the first to build a railway across eight landscapes."),
        ("fr-FR", "But\u00a0: Soyez le premier à construire une ligne à travers huit paysages."),
    ],
)
def test_before_the_first_turn_a_line_says_what_the_match_is_about(guest, language, words):
    page = guest("/new/cape_to_cairo", language=language)
    page.click('.preset[data-kind="bot"]')
    page.click('.setup button[type="submit"]')
    expect(page.locator(".newest")).to_have_text(words)
