"""Following the others: thing by thing, marked, summed up, and found again in the log."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, Route, expect

from thorough import only, thorough

from .conftest import Guest, Position, heard, until
from .hands import Mouse, open_table, stands
from .played import match_of

SHOWING = """async () => {
  const { Showing } = await import("/page/stage/showing.js");
  window.shown = [];
  window.showing = new Showing({
    ready: () => {},
    one: (told, last) => void shown.push(last ? `${told}!` : told),
    rest: (told) => shown.push(told.join("+")),
    time: () => 1e9,
    changed: () => {},
  });
  showing.add(["a"]);
  showing.add(["b", "c"]);
  const first = [...shown];
  showing.skip();
  showing.add(["d"]);
  return [first, shown];
}"""
RECORDS = Path(__file__).parents[1] / "records"
LOG, SINCE = ".log-lines", ".newest.since"
BUTTON, LIT = ":is(button, select):visible", ":is(.can, .chosen):visible"
NORMAL = 1200
SIZES = [(1366, 768), (390, 844), (360, 640)]


def in_turn(ada: Page, ben: Page) -> None:
    """Lets Ada have her first turn, and passes the turn to Ben."""
    had = False
    while not (had and mine(ben)):
        until(lambda: mine(ada) or mine(ben))
        if mine(ada):
            finish(ada)
            had = True
        elif not had:
            finish(ben)


def mine(page: Page) -> bool:
    until(lambda: page.locator(".actions[aria-busy=true]").count() == 0)
    return page.locator(".prompt.mine:visible").count() > 0 and bool(stands(page)["asked"])


def finish(page: Page, board: float = 1) -> None:
    """Does one thing: picks until something is told of it."""
    hand = Mouse(page, board=board)
    told = page.locator(f"{LOG} li").count()
    for _ in range(12):
        page.locator(f".actions {BUTTON}, .board {LIT}").first.wait_for()
        was = stands(page)
        hand.act()
        until(lambda was=was: page.locator(f"{LOG} li").count() > told or stands(page) != was)
        until(lambda: page.locator(".stage.busy").count() == 0)
        if page.locator(f"{LOG} li").count() > told:
            return


@pytest.fixture
def two(guest: Guest, request: pytest.FixtureRequest) -> tuple[Page, Page]:
    """Ada, who follows at a normal pace with a clock that stands still, and Ben, at a mine."""
    language = getattr(request, "param", "en-GB")
    ada = guest(pace="normal", language=language)
    open_table(ada, "steam_tunnel", preset="link")
    link = ada.input_value(".links input")
    ben = guest(link[link.index("/t/") :])
    ben.fill(".arrival input", "Ben")
    ben.keyboard.press("Enter")
    for page in (ada, ben):
        page.wait_for_selector(".board svg")
    in_turn(ada, ben)
    until(lambda: ada.locator(".tool:has-text('Skip')").is_hidden() or language != "en-GB")
    ada.clock.install()
    ada.clock.pause_at(ada.evaluate("Date.now()") / 1000 + 60)
    return ada, ben


def test_things_wait_for_each_other_and_can_be_skipped(guest: Guest) -> None:
    first, shown = guest().evaluate(SHOWING)
    assert first == ["a!"], "the next one waits until it has stood for its time"
    assert shown == ["a!", "b+c", "d!"]


def test_a_turn_is_shown_thing_by_thing(two: tuple[Page, Page]) -> None:
    ada, ben = two
    flips = ada.locator(LOG).get_by_text("Ben flips").count()
    shows = ada.locator(LOG).get_by_text("It shows").count()
    finish(ben)
    expect(ada.locator(LOG).get_by_text("Ben flips")).to_have_count(flips + 1)
    expect(ada.locator(".tool:has-text('Skip')")).to_be_visible()
    assert ada.locator(LOG).get_by_text("It shows").count() == shows, "the card is not turned yet"
    expect(ada.locator(".prompt.calm")).to_have_text("Ben plays…")
    expect(ada.locator(".player.awaited .name")).to_have_text("Ben")
    ada.clock.run_for(NORMAL)
    expect(ada.locator(LOG).get_by_text("It shows")).to_have_count(shows + 1)
    expect(ada.locator(".tool:has-text('Skip')")).to_be_hidden()


def test_a_thing_is_told_when_its_board_is_there(two: tuple[Page, Page]) -> None:
    ada, ben = two
    flips = ada.locator(LOG).get_by_text("Ben flips")
    before = flips.count()
    drawings: list[Route] = []
    ada.route("**/board.svg*", lambda route: drawings.append(route))
    finish(ben)
    heard(ada, lambda: drawings)
    assert flips.count() == before
    ada.unroute("**/board.svg*")  # which lets them go on
    expect(flips).to_have_count(before + 1)


PLACES = """() => [".board", ".words", ".corner", ".tabs", ".tools", ".tool"].map((s) => {
  const { x, y, width, height } = document.querySelector(s).getBoundingClientRect();
  return [s, x, y, width, height].join(" ");
})"""


FREE = """(selector) => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  const at = [0.1, 0.5, 0.9].map((part) => [x + part * width, y + height / 2]);
  return at.every(([x, y]) => document.elementFromPoint(x, y)?.closest(selector));
}"""
"""Whether nothing lies over something."""


@pytest.mark.parametrize("size", only([(1366, 768), (360, 640)], SIZES))
def test_nothing_jumps_while_others_are_shown(
    two: tuple[Page, Page], size: tuple[int, int]
) -> None:
    ada, ben = two
    ada.set_viewport_size({"width": size[0], "height": size[1]})
    skip = ada.locator(".to-skip")
    expect(skip).to_be_hidden()
    before = ada.evaluate(PLACES)
    finish(ben)
    expect(skip).to_be_visible()
    assert ada.evaluate(PLACES) == before
    assert ada.evaluate(FREE, ".to-skip")
    assert ada.evaluate(FREE, ".tabs button:last-child")
    ada.keyboard.press("Escape")
    expect(skip).to_be_hidden()
    assert ada.evaluate(PLACES) == before


@pytest.mark.parametrize("way", only(["key"], ["click", "key"]))
def test_the_rest_is_skipped(two: tuple[Page, Page], way: str) -> None:
    ada, ben = two
    shows = ada.locator(LOG).get_by_text("It shows").count()
    while not mine(ada) and mine(ben):
        finish(ben)
    expect(ada.locator(".tool:has-text('Skip')")).to_be_visible()
    if way == "click":
        ada.click(".tool:has-text('Skip')")
    else:
        ada.keyboard.press("Escape")
    expect(ada.locator(LOG).get_by_text("It shows")).to_have_count(shows + 1)
    expect(ada.locator(".prompt.mine:visible")).to_be_visible()
    expect(ada.locator(".tool:has-text('Skip')")).to_be_hidden()


@pytest.mark.parametrize(
    ("two", "words"),
    [("en-GB", "Since your last turn:"), thorough("fr-FR", "Depuis votre dernier tour\u00a0:")],
    indirect=["two"],
)
def test_what_happened_since_ones_last_turn(two: tuple[Page, Page], words: str) -> None:
    ada, ben = two
    assert ada.locator(SINCE).count() == 0
    while mine(ben):
        finish(ben)
    ada.keyboard.press("Escape")
    expect(ada.locator(SINCE)).to_contain_text(words)
    expect(ada.locator(SINCE)).to_contain_text("Ben")
    assert 1 <= ada.locator(f"{SINCE} .thing").count() <= 3
    ada.clock.resume()
    ada.reload()
    expect(ada.locator(SINCE)).to_contain_text("Ben")
    finish(ada)
    expect(ada.locator(SINCE)).to_have_count(0)


SUMMED = """async () => {
  const { weightiest } = await import("/page/stage/told.js");
  const told = (seat, line, more = {}) => ({ seq: 0, lines: [line], seat, ...more });
  const sum = (things) => weightiest(things).map((one) => one.lines[0]);
  const bid = (seat) => told(seat, `bid ${seat}`, { touched: [`bid-${seat}`] });
  const opened = told(2, "opened", { touched: ["bid-1", "bid-2"], points: [1, 2, 3] });
  const chance = told(null, "chance", { chance: true });
  const turn = (seat) => [told(seat, `flip ${seat}`), chance, told(seat, `claim ${seat}`)];
  const on = (seat, more = {}) => ({ touched: [`tile-${seat}`], ...more });
  const quiet = (seat) => told(seat, `no meeple ${seat}`, on(seat, { manner: "none" }));
  const place = (seat) => [told(seat, `place ${seat}`, on(seat)), quiet(seat)];
  return [sum([bid(1), opened, told(1, "takes"), chance]), sum([1, 2, 3].flatMap(turn)),
    sum(turn(1)), sum([chance]), sum([1, 2, 3].flatMap(place)), sum(place(1)), sum([quiet(1)])];
}"""


def test_a_summary_tells_what_everybody_came_to(guest: Guest) -> None:
    assert guest().evaluate(SUMMED) == [
        ["opened", "takes"], ["claim 1", "claim 2", "claim 3"], ["flip 1", "claim 1"], ["chance"],
        ["place 1", "place 2", "place 3"], ["place 1", "no meeple 1"], ["no meeple 1"],
    ]  # fmt: skip


HEARD = """async () => {
  const { Following } = await import("/page/stage/following.js");
  const done = [];
  const queue = [];
  const showing = {
    queue,
    add: (more) => done.push(`${queue.push(...more)} wait`),
    skip: () => done.push(`${queue.splice(0).length} skipped`),
  };
  const listener = { held: () => [], now() {} };
  const atOnce = (more) => done.push(`${more.length} at once`);
  const following = Object.assign(Object.create(Following.prototype), {
    showing, listener, atOnce, story: [], arrives: false, sound() {},
  });
  for (const first of [1, 6, 11]) {
    const story = [0, 1, 2, 3, 4].map((i) => ({ seq: first + i, lines: ["."], seat: 1 }));
    following.hear({ story }, true);
  }
  return done;
}"""


def test_whoever_plays_fast_leaves_nobody_far_behind(guest: Guest) -> None:
    page = guest(pace="slow")
    assert page.evaluate(HEARD) == ["5 wait", "10 wait", "10 skipped", "5 at once"]


OWNED = """async () => {
  const { drawMarks } = await import("/page/board/marks.js");
  document.body.replaceChildren();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  document.body.append(svg);
  for (const [id, owner] of [["bid-0", 0], ["bid-1", 1], ["bid-2", 2], ["card", null]]) {
    const part = document.createElementNS(svg.namespaceURI, "rect");
    for (const name of ["width", "height"]) part.setAttribute(name, 9);
    part.id = id;
    if (owner !== null) part.dataset.owner = owner;
    svg.append(part);
  }
  drawMarks(svg, [{ seat: 2, parts: ["bid-0", "bid-1", "bid-2", "card"] }]);
  return [...svg.querySelectorAll(".marked")].map((rim) =>
    `${rim.classList[1]}${rim.querySelector(".badge") ? " signed" : ""}`);
}"""


def test_what_is_a_players_own_is_marked_as_theirs(guest: Guest) -> None:
    """Bids that the last one opens, as others made them."""
    assert guest().evaluate(OWNED) == [
        "of-seat-0 signed", "of-seat-1 signed", "of-seat-2 signed", "of-seat-2",
    ]  # fmt: skip


SIGNED = """async () => {
  const { Log } = await import("/page/log/log.js");
  const { Told } = await import("/page/stage/told.js");
  const opened = { seq: 3, seat: 1, ply: 2, lines: ["Ada bid £5.", "Ben bid £7."], whose: [0, 1] };
  const paid = { seq: 4, seat: 1, lines: ["It is completed.", "Ben scores 2."] };
  const log = new Log({ go() {} });
  log.add([opened, paid]);
  const told = new Told("");
  told.show([opened, paid]);
  const spell = (part) => part.getAttribute("class") ?? part.textContent.trim();
  return [
    [...log.list.querySelectorAll("span, .mark")].map(spell),
    [...told.words.querySelectorAll(".mark")].map(spell),
  ];
}"""


def test_every_line_has_the_sign_of_its_player(guest: Guest) -> None:
    lines, summed = guest().evaluate(SIGNED)
    assert lines == [
        "mark seat-0", "Ada bid £5.", "mark seat-1", "Ben bid £7.",
        "mark seat-1", "It is completed.", "nobody", "Ben scores 2.",
    ]  # fmt: skip
    assert summed == ["mark seat-0", "mark seat-1", "mark seat-1"]


def test_every_line_of_the_final_scoring_has_the_sign_of_its_player(position: Position) -> None:
    table = position(size=(1366, 768))
    match = match_of("carcassonne", 4)
    table.show("carcassonne", 4, len(match.plies))
    names = [f"mark seat-{seat}" for seat in range(4)]
    lines = table.page.evaluate(
        """() => [...document.querySelectorAll(".log-lines li span:not([class])")].map((line) =>
          [line.textContent, line.previousElementSibling.getAttribute("class")])"""
    )
    table.reader.problems.clear()  # there is no such table to review
    final = [(line, sign) for line, sign in lines if "at the end" in line]
    assert len(final) > 10
    for line, sign in final:
        assert sign == names[match.names.index(line.split(" ")[0])], line
    assert [sign for line, sign in lines if "Now the final scoring" in line] == ["nobody"]


def test_a_line_of_the_log_lights_its_place_and_leads_there(two: tuple[Page, Page]) -> None:
    ada, ben = two
    while mine(ben):
        finish(ben)
    ada.keyboard.press("Escape")
    ada.clock.resume()
    line = ada.locator(f"{LOG} li", has_text="Ben flips").last
    after = ada.locator(f"{LOG} li").last
    line.hover()
    expect(ada.locator(".board .marks .lit-line")).to_have_count(1)
    ada.hover(".prompt:visible")
    expect(ada.locator(".board .marks .lit-line")).to_have_count(0)
    line.locator("button").focus()
    expect(ada.locator(".board .marks .lit-line")).to_have_count(1)
    line.locator("button").click()
    expect(ada.locator(".prompt:visible")).to_contain_text("Ben flips")
    expect(line).to_have_attribute("aria-current", "step")
    expect(after).to_be_visible()
    ada.click("button:has-text('Back to the match')")
    expect(ada.locator(".prompt.mine:visible")).to_be_visible()
    expect(ada.locator(f"{LOG} [aria-current]")).to_have_count(0)


def test_what_others_did_stays_marked_until_ones_turn_ends(two: tuple[Page, Page]) -> None:
    ada, ben = two
    while mine(ben):
        finish(ben)
    ada.keyboard.press("Escape")
    ada.clock.resume()
    marks = ada.locator(".board .marks .of-seat-1")
    expect(marks.first).to_be_attached()
    finish(ada)
    until(lambda: mine(ada))  # a turn has two parts
    expect(marks.first).to_be_attached()
    while mine(ada):
        finish(ada)
    expect(marks).to_have_count(0)


FLOWN = """async () => {
  const { Following } = await import("/page/stage/following.js");
  const { Players } = await import("/page/stage/players.js");
  const players = new Players(() => {});
  const player = (seat, points) => ({ seat, name: "", kind: "bot", points });
  players.show([player(0, 4), player(1, "18 2/3"), player(2, 1)], { held: [], running: true });
  players.close();
  document.body.append(players.element);
  const board = { svg: null, host: document.body };
  const now = [6, "20 1/3", 1];
  Following.prototype.flyPoints.call({ stage: { players, board } }, {}, players.wins(now));
  return [...document.querySelectorAll(".flying")].map((e) => e.textContent);
}"""


@pytest.mark.parametrize(("language", "flown"), [("en-GB", "+1.7"), ("fr-FR", "+1,7")])
def test_points_fly_to_whoever_wins_some(guest: Guest, language: str, flown: str) -> None:
    page = guest(language=language)
    page.wait_for_selector(".poster")
    assert page.evaluate(FLOWN) == [], "nothing flies where motion is unwelcome"
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(FLOWN) == ["+2", flown]


MOVED = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...more) {
    moved.push(`${this.id} ${Object.keys(frames).join(" ")}`);
    return animate.call(this, frames, ...more);
  };
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pieces_move_where_they_go_unless_motion_is_unwelcome(
    two: tuple[Page, Page], motion: Literal["no-preference", "reduce"]
) -> None:
    ada, ben = two
    ada.emulate_media(reduced_motion=motion)
    ada.evaluate(MOVED)
    while mine(ben):
        finish(ben)
    ada.keyboard.press("Escape")
    expect(ada.locator(".prompt.mine:visible")).to_be_visible()
    expect(ada.locator(".stage.busy")).to_have_count(0)
    if motion == "reduce":
        assert ada.evaluate("moved") == []
        return
    for what in ("cell", "pawn"):  # the card turns, the pawn comes from its player
        moves = re.compile(f"{what}-.*transform")
        until(lambda moves=moves: any(moves.match(one) for one in ada.evaluate("moved")))


def test_marks_in_every_game(guest: Guest, game) -> None:
    page = guest()
    open_table(page, game.name)
    marked = page.locator(".board .marks .of-seat-1")
    for _ in range(20):
        until(lambda: mine(page) or marked.count() > 0)
        if marked.count() > 0:
            return
        finish(page, board=0.5)
    raise AssertionError("nothing that the bot did was marked")


def test_a_log_has_marks_and_lines_between_turns(two: tuple[Page, Page]) -> None:
    ada, _ = two
    told = ada.locator(f"{LOG} li", has_text="Ben")
    assert told.last.locator(".mark.seat-1").count() == 1
    assert ada.locator(f"{LOG} li.turn").count() >= 2
    lines = ada.locator(f"{LOG} li").all_inner_texts()
    assert all(one != two for one, two in pairwise(lines))


def test_a_spectator_is_told_so(two: tuple[Page, Page], guest: Guest) -> None:
    ada, _ = two
    expect(ada.locator(".watching")).to_be_hidden()
    onlooker = guest("/t/" + ada.url.rpartition("/t/")[2])
    expect(onlooker.locator(".watching")).to_have_text("You are watching")


def test_the_question_on_one_device_names_its_player(guest: Guest) -> None:
    page = guest("/new/steam_tunnel")
    page.click('.preset[data-kind="device"]')
    page.fill('[aria-label="Seat 1: name"]', "Ada")
    page.fill('[aria-label="Seat 2: name"]', "Ben")
    page.click('.setup button[type="submit"]')
    page.wait_for_selector(".prompt.mine:visible")
    turn = page.locator(".player.awaited .name").inner_text()
    expect(page.locator(".prompt:visible")).to_contain_text(f"{turn}: Flip a card")


@pytest.mark.parametrize("way", only(["time"], ["time", "click"]))
def test_the_end_is_a_scene_and_then_the_sheet(two: tuple[Page, Page], way: str) -> None:
    ada, ben = two
    ben.click(".menu-box > button")
    ben.click(".menu .entry:has-text('Resign')")
    ben.click("dialog button:has-text('Resign')")
    expect(ada.locator(LOG)).to_contain_text("Ben resigns.")
    ada.clock.run_for(NORMAL)
    expect(ada.locator(".finale")).to_contain_text("You win!")
    assert ada.locator("dialog.sheet").count() == 0, "the scene comes first"
    if way == "time":
        ada.clock.run_for(4000)
    else:
        ada.click(".finale")
    expect(ada.locator("dialog.sheet")).to_be_visible()
    expect(ada.locator(".finale")).to_be_hidden()


@pytest.mark.parametrize("where", ["table", "analysis"])
def test_a_line_of_the_log_uncovers_the_board_of_a_phone(guest: Guest, where: str) -> None:
    page = guest("/analysis" if where == "analysis" else "/", size=(390, 844))
    if where == "analysis":
        page.set_input_files('input[type="file"]', next((RECORDS / "steam_tunnel").glob("*.txt")))
    else:
        open_table(page, "steam_tunnel")
        page.wait_for_selector(".board svg .can")
        finish(page)
    page.wait_for_selector(".board svg")
    page.click('.tabs [data-leaf="log"]')
    line = page.locator(f"{LOG} li:has(button)").last
    told = line.inner_text().strip()
    line.locator("button").click()
    expect(page.locator(".drawer .panel")).to_be_hidden()
    expect(page.locator(".slider")).to_be_visible()
    if where == "table":
        expect(page.locator(".prompt:visible")).to_have_text(told)


def test_the_log_of_an_analysis_begins_where_the_match_stands(guest: Guest) -> None:
    page = guest("/analysis")
    page.set_input_files('input[type="file"]', next((RECORDS / "steam_tunnel").glob("*.txt")))
    page.wait_for_selector(".analysis .board svg")
    box = page.locator(".analysis .leaf.log .scrolled")
    far = "e => [e.scrollHeight > e.clientHeight, e.scrollHeight - e.scrollTop - e.clientHeight]"
    long, below = box.evaluate(far)
    assert long
    assert below < 2


CLOCK = """async () => {
  const { Players } = await import("/page/stage/players.js");
  const players = new Players(() => {});
  const ada = { seat: 0, name: "Ada", kind: "person", awaited: true, clock: 60_000, online: true };
  const heard = performance.now() - 20_000;
  players.show([ada], { seat: 0, held: [0], running: true, heard });
  players.close();
  return players.element.querySelector(".clock").textContent;
}"""


def test_a_clock_runs_while_others_are_shown(guest: Guest) -> None:
    assert guest().evaluate(CLOCK) == "0:40"
