"""Narrowing a choice, with boards and actions that no game has yet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from .conftest import Guest, Server, until
from .hands import begin
from .profiles import Profiles

MAKE = """
const { Choice, meaningOf } = await import("/page/board/choose.js");
const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((col) => ({ row, col })));
const action = (verb, args) => {
  const text = [verb, ...Object.values(args)].join(" ");
  return { text, verb, args, label: text, final: false };
};
const claims = cells.flatMap((c) => [0, 1].map((port) => action("claim", { ...c, port })));
const blocks = cells.map((c) => action("block", c));
const turns = [{ verb: "place", arguments: [{ name: "row", choose: "cell" },
  { name: "col", choose: "cell" }, { name: "turn", choose: "turn" }] }];
const places = cells.flatMap((c) => [0, 90, 270].map((turn) => action("place", { ...c, turn })));
"""


@pytest.fixture(scope="module")
def page(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A page to think in: nothing of it is looked at."""
    page = profiles.page(server.address)
    page.goto(server.address)
    yield page
    profiles.leave(page.context)


def think(page: Page, script: str):
    return page.evaluate(f"async () => {{ {MAKE} {script} }}")


def test_a_cell_narrows_and_what_is_open_is_asked(page: Page) -> None:
    assert think(
        page,
        """
        const choice = new Choice([...claims, ...blocks, action("pass", {})]);
        const before = choice.can({ row: "1", col: "2" });
        choice.pick({ row: "1", col: "2" });
        return [before, choice.left.map((a) => a.text), choice.has({ row: "1", col: "2" }),
          choice.can({ row: "1", col: "2", port: "0" }), choice.can({ row: "0", col: "0" }),
          choice.offers().map((o) => o.kind)];
        """,
    ) == [
        True, ["claim 1 2 0", "claim 1 2 1", "block 1 2"], True, True, False, ["button"] * 3,
    ]  # fmt: skip


def test_one_left_is_the_one(page: Page) -> None:
    assert think(
        page,
        """
        const choice = new Choice(claims);
        choice.pick({ row: "1", col: "2", port: "1" });
        return choice.decided.text;
        """,
    ) == "claim 1 2 1"  # fmt: skip


def test_another_cell_replaces_the_first_and_the_same_goes_back(page: Page) -> None:
    assert think(
        page,
        """
        const choice = new Choice(claims);
        choice.pick({ row: "1", col: "2" });
        choice.pick({ row: "0", col: "0" });
        const other = choice.left.map((a) => a.text);
        choice.pick({ row: "0", col: "0" });
        return [other, choice.left.length, choice.back()];
        """,
    ) == [["claim 0 0 0", "claim 0 0 1"], 18, False]


def test_the_same_again_makes_sure(page: Page) -> None:
    assert think(
        page,
        """
        const choice = new Choice(blocks);
        choice.pick({ row: "1", col: "2" });
        const first = choice.sure;
        choice.pick({ row: "1", col: "2" });
        return [first, choice.sure, choice.decided.text];
        """,
    ) == [False, True, "block 1 2"]


def test_a_turn_is_turned(page: Page) -> None:
    assert think(
        page,
        """
        const choice = new Choice(places, turns);
        choice.pick({ row: "1", col: "2" });
        const turned = [choice.turning.action.text];
        choice.pick({ row: "1", col: "2" });
        turned.push(choice.turning.action.text, choice.chosen.turn, choice.offers()[0].kind);
        choice.turn(); choice.turn();
        return [...turned, choice.turning.action.text, choice.decided];
        """,
    ) == ["place 1 2 0", "place 1 2 90", "90", "turn", "place 1 2 0", None]


def test_what_was_turned_lies_so_elsewhere_too(page: Page) -> None:
    assert think(
        page,
        """
        const choice = new Choice(places, turns);
        const there = { row: "1", col: "2" };
        const seen = [choice.foreseen(there).text, choice.facing(null)];
        choice.turn(-1, there);
        seen.push(choice.foreseen(there).text, choice.facing(null));
        choice.pick({ row: "0", col: "0" });
        seen.push(choice.turning.action.text, choice.foreseen({ row: "2", col: "2" }));
        choice.turn();
        return [...seen, choice.turning.action.text];
        """,
    ) == ["place 1 2 0", None, "place 1 2 270", 270, "place 0 0 270", None, "place 0 0 0"]


def test_what_fits_best_comes_first(page: Page) -> None:
    assert think(
        page,
        """
        const choice = new Choice(places, turns, (a) => a.args.turn);
        const there = { row: "1", col: "2" };
        const seen = [choice.foreseen(there).text];
        choice.pick(there);
        for (let i = 0; i < 3; i += 1) {
          seen.push(choice.turning.action.text);
          choice.turn();
        }
        return seen;
        """,
    ) == ["place 1 2 270", "place 1 2 270", "place 1 2 90", "place 1 2 0"]


def test_of_two_actions_that_come_to_the_same_one_is_offered(page: Page) -> None:
    assert think(
        page,
        """
        const all = [0, 1, 2, 3].map((turn) => ({ ...action("place", { spot: 4, turn }),
          twin: turn < 2 ? null : `place 4 ${turn - 2}` }));
        const choice = new Choice(all, [{ verb: "place", arguments: [
          { name: "spot", choose: "cell" }, { name: "turn", choose: "turn" }] }]);
        choice.pick({ spot: "4" });
        return [choice.isFor(all), choice.turning?.of ?? null, choice.left.length];
        """,
    ) == [True, 2, 2]


def test_controls_fit_what_is_asked(page: Page) -> None:
    assert think(
        page,
        """
        const kinds = (actions, verbs) => new Choice(actions, verbs).offers().map((o) => o.kind);
        const bids = [...Array(101).keys()].map((amount) => action("bid", { amount }));
        const cards = [...Array(9).keys()].map((card) => action("pick", { card }));
        const by = (verb, name, choose) => [{ verb, arguments: [{ name, choose }] }];
        return [kinds(bids, by("bid", "amount", "amount")), kinds(bids), kinds(cards),
          kinds(cards, by("pick", "card", "amount")), kinds(claims), kinds([action("pass", {})])];
        """,
    ) == [["amount"], [], ["button"] * 9, ["amount"], [], ["button"]]


def test_an_element_may_name_a_verb(page: Page) -> None:
    assert think(
        page,
        """
        const choice = new Choice([...blocks, action("pass", {})]);
        const element = document.createElement("i");
        element.dataset.verb = "pass";
        choice.pick(meaningOf(element, choice.names));
        return choice.decided.text;
        """,
    ) == "pass"  # fmt: skip


def first_picks(page: Page) -> None:
    """Two on one device bid, whatever the deal, so that the first of them picks a landscape."""
    page.click('.preset[data-kind="device"]')
    begin(page)
    for amount in ("40", "5"):
        page.click(".curtain button")
        page.fill('.amount input[type="number"]', amount)
        page.keyboard.press("Enter")
    page.wait_for_selector(".board .can[data-card]")


def test_a_final_click_is_asked_again(guest: Guest) -> None:
    """At a table without taking back, a click on the board is sure only at the second time."""
    page = guest("/new/cape_to_cairo")
    page.locator(".toggle", has_text="take-backs").click()
    first_picks(page)
    spot = page.locator(".board .can").first
    number = spot.get_attribute("id")
    spot.click()
    page.wait_for_selector(f"#{number}.chosen")
    assert page.locator(".actions .strong").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".board .chosen").count() == 0
    page.locator(f"#{number}").click()
    page.wait_for_selector(f"#{number}.chosen")
    page.locator(f"#{number}").click()
    page.locator(".log-lines li", has_text="takes the").first.wait_for()


def test_what_the_board_shows_is_chosen_there(page: Page) -> None:
    """The dock has the verbs without a place; of what was picked, the few that are left."""
    assert think(
        page,
        """
        const build = [0, 1, 2].map((bonuses) => action("build", { bonuses }));
        const verbs = [{ verb: "claim", arguments: [{ name: "row", choose: "cell" },
          { name: "col", choose: "cell" }, { name: "port", choose: "segment" }] },
          { verb: "build", arguments: [{ name: "bonuses", choose: "" }] }];
        const choice = new Choice([...claims, ...build, action("pass", {})], verbs);
        const texts = () => choice.offers(() => true).map((o) => o.action.text);
        const before = texts();
        choice.pick({ row: "1", col: "2" });
        return [before, texts()];
        """,
    ) == [["build 0", "build 1", "build 2", "pass"], ["claim 1 2 0", "claim 1 2 1"]]


def test_buttons_can_be_told_apart(page: Page) -> None:
    """What is marked on the board is not named again; what would look alike then, it asks."""
    assert think(
        page,
        """
        const { showControls } = await import("/page/board/controls.js");
        const host = document.createElement("div");
        const shown = (meaning, onBoard) => {
          const named = claims.filter((a) => a.args.row === 1).map((a) => ({ ...a,
            label: `${a.args.row} ${a.args.col}: ${a.args.port}`, short: `${a.args.port}` }));
          const verbs = [{ verb: "claim", arguments: [{ name: "port", choose: "segment" }] }];
          const choice = new Choice(named, verbs);
          choice.pick(meaning);
          showControls(host, choice, choice.offers(onBoard), {});
          return [...host.querySelectorAll(".act")].map((e) => e.textContent);
        };
        return [shown({ row: "1", col: "2" }, () => true), shown({ port: "1" }, () => false),
          shown({ port: "1" }, () => true)];
        """,
    ) == [["0", "1"], ["1 0: 1", "1 1: 1", "1 2: 1"], []]


def test_the_question_changes_with_every_step(page: Page) -> None:
    assert think(
        page,
        """
        const verbs = [{ verb: "claim", arguments: [{ name: "row", choose: "cell", ask: "" },
          { name: "col", choose: "cell", ask: "" },
          { name: "port", choose: "segment", ask: "Which segment?" }] }];
        const choice = new Choice(claims, verbs);
        const asked = [choice.question];
        choice.pick({ row: "1", col: "2" });
        asked.push(choice.question);
        choice.pick({ row: "1", col: "2", port: "0" });
        return [...asked, choice.question];
        """,
    ) == ["", "Which segment?", ""]


def test_the_list_of_everything_is_one_tap_away(guest: Guest) -> None:
    """By keyboard too: it opens, points at the board, plays, and closes."""
    page = guest("/new/steam_tunnel")
    page.click('.preset[data-kind="device"]')
    begin(page)
    page.wait_for_selector(".board .can")
    expect(page.locator(".actions .act")).to_have_count(0)
    expect(page.locator(".actions")).to_contain_text("Choose on the board.")
    page.focus(".every")
    page.keyboard.press("Enter")
    entries = page.locator(".every-list button")
    expect(entries.first).to_be_focused()
    expect(page.locator(".board .would")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    expect(entries.nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".every-panel")).to_be_hidden()
    expect(page.locator(".every")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.locator(".log-lines li", has_text="flips the card in row 1, column 1").first.wait_for()


def test_pointing_at_the_board_shows_what_a_click_would_do(guest: Guest) -> None:
    """Without a click: where an element decides, what its action would touch is marked."""
    page = guest("/new/cape_to_cairo")
    first_picks(page)
    card = page.locator(".board .can[data-card]").first

    def pointed() -> bool:
        page.mouse.move(2, 2)
        card.hover()
        return page.locator(".board .would").count() == 1

    until(pointed)  # a drawing that arrives under the pointer was not pointed at
    page.mouse.move(2, 2)
    expect(page.locator(".board .would")).to_have_count(0)
    card.focus()
    expect(page.locator(".board .would")).to_have_count(1)
