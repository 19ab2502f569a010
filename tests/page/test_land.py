"""A land larger than its window: tiles stay large, what lies beside it stays, the view follows."""

from __future__ import annotations

from math import hypot

import pytest
from playwright.sync_api import Page

from .conftest import Position, until
from .played import match_of
from .positions import ply_at

LAPTOP, PHONE = (1366, 768), (390, 844)
TILE = "100 * document.querySelector('.land').getScreenCTM().a"
HAND = "JSON.stringify(document.querySelector('[data-turns]').getBoundingClientRect())"
VIEW = "document.querySelector('.land').getAttribute('viewBox')"


@pytest.fixture
def land(position: Position):
    """Opens a position: seats, how far, what is asked, on a screen of such a size."""

    def open_at(seats: int, share: float, question: str, size: tuple[int, int] = LAPTOP) -> Page:
        table = position(size=size)
        table.show("carcassonne", seats, ply_at("carcassonne", seats, share, question))
        return table.page

    return open_at


@pytest.mark.parametrize(("size", "least"), [(LAPTOP, 72), (PHONE, 56)], ids=["laptop", "phone"])
def test_tiles_stay_large_however_large_the_land_is(land, size, least: int) -> None:
    page = land(5, 0.95, "ask-place", size)
    assert page.evaluate(TILE) >= least
    assert page.locator(".overview").is_visible()
    hand = page.locator("[id^=laid-]:has(.face)").first.bounding_box()
    assert hand
    assert hand["x"] >= 0
    assert hand["y"] + hand["height"] <= size[1]
    assert hand["width"] >= (120 if size == LAPTOP else 60), "the tile in hand is large"
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


def test_there_is_no_overview_while_all_can_be_seen(land) -> None:
    page = land(2, 0.0, "ask-place")
    assert not page.locator(".overview").is_visible()


def test_what_can_be_chosen_is_in_view(land) -> None:
    page = land(5, 0.95, "ask-place", PHONE)
    box = page.locator(".board").bounding_box()
    spots = [spot.bounding_box() for spot in page.locator(".spot.can").all()]
    low, bottom = box["y"], box["y"] + box["height"]
    aside = [s for s in spots if s and s["x"] >= 0 and s["x"] + s["width"] <= box["width"]]
    seen = [s for s in aside if low <= s["y"] and s["y"] + s["height"] <= bottom]
    assert seen


SEEN = """() => {
  const land = document.querySelector(".land");
  const corner = land.getScreenCTM();
  const { x, y, width, height } = land.viewBox.baseVal;
  const [left, top] = [corner.a * x + corner.e, corner.d * y + corner.f];
  const [right, bottom] = [left + corner.a * width, top + corner.d * height];
  const tiles = [...land.querySelectorAll("[id^=laid-]")].map((t) => t.getBoundingClientRect());
  return tiles.filter((t) => t.left > left - 20 && t.right < right + 20 && t.top > top - 20 &&
    t.bottom < bottom + 20).length / tiles.length;
}"""


def test_the_window_is_full_of_land(land) -> None:
    assert land(2, 0.5, "ask-place").evaluate(SEEN) > 0.9
    assert land(6, 0.5, "ask-both").evaluate(SEEN) > 0.5


def test_the_land_zooms_and_moves_alone(land) -> None:
    page = land(5, 0.95, "ask-place")
    tile, hand = page.evaluate(TILE), page.evaluate(HAND)
    page.click('[aria-label="Zoom in"]')
    assert page.evaluate(TILE) == pytest.approx(tile * 1.25, rel=0.01)
    view = page.evaluate(VIEW)
    page.focus(".board")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(VIEW) != view
    page.keyboard.press("0")
    until(lambda: page.evaluate(TILE) < tile)
    page.keyboard.press("0")
    until(lambda: page.evaluate(TILE) >= 72)
    assert page.evaluate(HAND) == hand, "what lies beside it stays"


def test_dragging_moves_the_land_and_chooses_nothing(land) -> None:
    page = land(5, 0.95, "ask-place")
    view = page.evaluate(VIEW)
    page.mouse.move(600, 400)
    page.mouse.down()
    page.mouse.move(560, 380)
    page.mouse.move(500, 350)
    page.mouse.up()
    assert page.evaluate(VIEW) != view
    assert page.locator(".board .chosen").count() == 0


def test_the_overview_goes_where_it_is_clicked(land) -> None:
    page = land(5, 0.95, "ask-place")
    view = page.evaluate(VIEW)
    box = page.locator(".overview").bounding_box()
    page.mouse.click(box["x"] + 8, box["y"] + 8)
    corner = page.evaluate(VIEW)
    assert corner != view
    page.mouse.click(box["x"] + box["width"] - 8, box["y"] + box["height"] - 8)
    assert page.evaluate(VIEW) not in (view, corner)


WITHIN = """() => {
  const whole = document.querySelector(".overview").viewBox.baseVal;
  const seen = document.querySelector(".overview rect").getBBox();
  const beyond = (at, length) => Math.max(
    whole[at] - seen[at], seen[at] + seen[length] - whole[at] - whole[length]);
  return seen.width > 0 && Math.max(beyond("x", "width"), beyond("y", "height")) < 1;
}"""


def test_the_frame_of_what_is_seen_stays_whole_at_the_edge_of_the_land(land) -> None:
    page = land(5, 0.95, "ask-place", PHONE)
    box = page.locator(".overview").bounding_box()
    for x, y in ((2, 2), (box["width"] - 2, box["height"] - 2)):
        page.mouse.click(box["x"] + x, box["y"] + y)
        assert page.evaluate(WITHIN)


def turnable(page: Page) -> str:
    """A spot in view at which the tile fits in several turns: what its ghosts are called."""
    return page.evaluate("""() => {
      const ghosts = [...document.querySelectorAll(".ghost[data-turn]")];
      const board = document.querySelector(".board").getBoundingClientRect();
      const beside = document.querySelector(".overview").getBoundingClientRect();
      return ghosts.map((g) => g.dataset.spot).find((spot) => {
        const r = document.querySelector(`#spot-${spot}`).getBoundingClientRect();
        return r.top > board.top && r.bottom < board.bottom && r.left > 260
          && r.right < (beside.left || board.right);
      }); }""")


def test_a_tile_is_seen_where_it_would_lie_and_turns_there(land) -> None:
    page = land(2, 0.2, "ask-place")
    spot = turnable(page)
    shown = f"""[...document.querySelectorAll('.ghost.would[data-spot="{spot}"]')]
      .map((g) => g.dataset.turn).join()"""
    tile = page.evaluate(TILE)
    page.locator(f"#spot-{spot}").hover()
    until(lambda: page.evaluate(shown) != "")
    first = page.evaluate(shown)
    page.mouse.wheel(0, 100)
    until(lambda: page.evaluate(shown) not in ("", first))
    second = page.evaluate(shown)
    assert page.evaluate("document.querySelector('.faced').dataset.face") == second
    page.keyboard.press("Shift+R")
    until(lambda: page.evaluate(shown) == first)
    assert page.evaluate(TILE) == tile, "the land stays as large as it was"
    page.locator(f"#spot-{spot}").click()
    assert page.evaluate("document.querySelector('.ghost.chosen').dataset.turn") == first


def test_the_tile_in_hand_turns_by_a_click(land) -> None:
    page = land(2, 0.2, "ask-place")
    face = "document.querySelector('.faced').dataset.face"
    before = page.evaluate(face)
    page.locator("[data-turns]").click()
    until(lambda: page.evaluate(face) != before)
    assert page.locator(".board .chosen").count() == 0
    assert page.locator(".note.why").count() == 0, "it has turned, so nothing is to be explained"


def test_the_wheel_makes_the_land_larger_beside_the_spots(land) -> None:
    page = land(5, 0.95, "ask-place")
    tile = page.evaluate(TILE)
    page.mouse.move(620, 400)
    page.mouse.wheel(0, -200)
    until(lambda: page.evaluate(TILE) > tile)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_choices_for_a_meeple_lie_apart(land, size) -> None:
    page = land(5, 0.4, "ask-meeple", size)
    boxes = [c.bounding_box() for c in page.locator(".claim circle:not(.touch)").all()]
    assert boxes
    assert all(b["width"] >= 18 for b in boxes)
    for i, a in enumerate(boxes):
        for b in boxes[:i]:
            apart = ((a["x"] - b["x"]) ** 2 + (a["y"] - b["y"]) ** 2) ** 0.5
            assert apart >= a["width"] - 2.5, "circles, not their boxes"


def test_a_finger_finds_a_choice_for_a_meeple(land) -> None:
    page = land(5, 0.4, "ask-meeple", PHONE)
    rings = [c.bounding_box() for c in page.locator(".claim .touch").all()]
    middles = [(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2, b["width"]) for b in rings]
    assert middles
    for i, (x, y, wide) in enumerate(middles):
        gaps = [hypot(x - u, y - v) for j, (u, v, _) in enumerate(middles) if j != i]
        assert wide >= 33
        assert wide >= min([40, *(gap - 1 for gap in gaps)]), "as far as its neighbours let it"
        for (u, v, other), gap in zip((m for m in middles if m[:2] != (x, y)), gaps, strict=True):
            assert gap >= (wide + other) / 2 - 0.5, (u, v)


SIGNS = """() => [".back", ".tools"].map((s) =>
  document.querySelector(`${s} .icon`).innerHTML)"""


def test_stepping_back_looks_unlike_taking_back(land) -> None:
    page = land(5, 0.4, "ask-place", PHONE)
    page.locator(".board .spot.can").first.click()
    page.wait_for_selector(".back")
    back, undo = page.evaluate(SIGNS)
    assert back != undo


COVERED = """() => {
  const boxes = (ids) => [...document.querySelectorAll(`.land [id^=${ids}]`)].map(
    (e) => [e.id, e.getBoundingClientRect()]);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  const [paid, tokens] = [boxes("paid-"), boxes("token-")];
  return {
    some: paid.length * tokens.length > 0,
    pairs: paid.flatMap(([name, a]) => [...tokens, ...paid].flatMap(([other, b]) =>
      name < other && over(a, b) ? [`${name} ${other}`] : [])),
    marks: document.querySelectorAll(".board .marked").length,
  };
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_is_paid_at_the_end_covers_no_token(
    position: Position, seats: int, size: tuple[int, int]
) -> None:
    table = position(size=size)
    table.show("carcassonne", seats, len(match_of("carcassonne", seats).plies))
    found = until(lambda: (f := table.page.evaluate(COVERED))["some"] and f)
    table.reader.problems.clear()  # there is no such table to review
    assert found["pairs"] == []
    assert found["marks"] == 0, "there is no next turn to remember it for"
