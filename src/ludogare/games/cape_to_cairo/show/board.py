"""The board of From Cape to Cairo: every player's journey, and what lies on the table.

Plans of the same picture: wide ones by the number of players, with eight places in a line, and one
that is 360 wide, with four and four. Market and common stock take turns in one place, the stage:
while landscapes are for sale the stock is empty, and while it is used nothing is for sale.
"""

from __future__ import annotations

from ludogare.core.declaration.shown import Board
from ludogare.core.drawing import (
    Markup,
    box,
    element,
    group,
    just_touched,
    known,
    lettering,
    mark,
    name,
    panel,
    picture,
    placed,
    plain,
    shorten,
    style,
    text,
    width_of,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.cape_to_cairo.show import letters, placard, posters, railway
from ludogare.games.cape_to_cairo.show.journeys import row, told
from ludogare.games.cape_to_cairo.show.plan import Plan, plan_for, poster, words_for
from ludogare.games.cape_to_cairo.show.posters import HEIGHT, STUB, TICKET

STYLE = style(posters.COLOURS, posters.RULES)
PARTS = railway.parts()


def draw(view: Json, say: Say, narrow: bool = False, headed: bool = False) -> str:
    """The board as a complete SVG document, for one reader."""
    plan = plan_for(len(view["players"]), narrow, headed)
    tops, top = [], plan.top
    for player in view["players"]:
        tops.append(top)
        top += plan.row(plan.lines(player))[1] + 8
    height = top - 8 + plan.margin
    fresh = just_touched(view)
    return picture(
        plan.width,
        height,
        say("board-title"),
        description(view, say),
        STYLE,
        element(
            "defs",
            *PARTS,
            *(
                element("clipPath", box(0, 0, *plan.row(lines)), id=f"row-shape-{lines}")
                for lines in sorted({plan.lines(player) for player in view["players"]})
            ),
        ),
        box(0, 0, plan.width, height, 0, class_="fill-paper"),
        chart(plan, view, say),
        stage(plan, view, say, fresh),
        piles(plan, view, say),
        *(
            placed(plan.margin, at, row(plan, view, player, say, fresh))
            for at, player in zip(tops, view["players"], strict=True)
        ),
    )


def description(view: Json, say: Say) -> str:
    """The position in words."""
    table = say("board-table", pile=view["pile"], track=view["stock"]["track"])
    return " ".join([table, *(told(player, say) for player in view["players"])])


def chart(plan: Plan, view: Json, say: Say) -> Markup:
    """The continent, with a mark for every player where the journey stands."""
    x, y, width, height = plan.chart
    side = width - 8
    return placed(
        x,
        y,
        panel(width, height),
        placed(4, 4, railway.continent(), *tokens(view, say), scale=side / 164),
        lettering(width / 2, height - plan.head / 2, say("board-title"), plan.head, side - 4)
        if height > width
        else "",
    )


def tokens(view: Json, say: Say) -> list[Markup]:
    """Players side by side where their journeys stand."""
    drawn = []
    for stop, (x, y) in enumerate(railway.charted(railway.STOPS)):
        here = [player["seat"] for player in view["players"] if player["crossed"] == stop]
        for i, seat in enumerate(here):
            words = say("board-token", seat=seat, crossed=stop)
            token = group(name(words), mark(seat, 0, 0, 6.5), id=f"token-{seat}")
            drawn.append(placed(x + 15 * (i - (len(here) - 1) / 2), y, token))
    return drawn


def stage(plan: Plan, view: Json, say: Say, fresh: str) -> Markup:
    """What the table is busy with: landscapes for sale, the common stock, or the arrival."""
    x, y, width, height = plan.stage
    if view["phase"] == "over":
        content = arrival(plan, view, say)
    elif view["phase"] in ("drawing", "building", "bonuses"):
        content = stock(plan, view, say, fresh)
    else:
        content = market(plan, view, say, fresh)
    return placed(x, y, panel(width, height), content)


def heading(plan: Plan, words: str) -> Markup:
    """What the stage shows."""
    return text(12, plan.head * 1.5, words, plan.head)


def market(plan: Plan, view: Json, say: Say, fresh: str) -> Markup:
    """The landscapes for sale; where there is room, beside their heading."""
    _, _, width, height = plan.stage
    cards, title = view["market"], say("board-market")
    top, aside = 8.0, width_of(title, plan.head) + 24
    scale = (height - 2 * top) / HEIGHT
    if aside + (100 * scale + 12) * len(cards) > width:
        top, aside = plan.head * 2, 0
        scale = min((height - top - 8) / HEIGHT, (width - 8) / len(cards) / 100)
    step = 100 * scale + min(12, (width - 8) / len(cards) - 100 * scale)
    left = max(aside, (width - step * len(cards)) / 2)
    shown = [
        placed(
            left + i * step + (step - 100 * scale) / 2,
            top,
            poster(card, say, fresh, data_card=card["card"]) if card else posters.empty_frame(),
            scale=scale,
        )
        for i, card in enumerate(cards)
    ]
    return group(heading(plan, title), *shown, id="market")


SMALLER = 0.7  # how much smaller cards of the stock become before they lie over each other


def stock(plan: Plan, view: Json, say: Say, fresh: str) -> Markup:
    """The common stock: its total and its cards, in as many lines as leave the stubs free."""
    _, _, width, height = plan.stage
    cards = view["stock"]["cards"]
    top = plan.head * 2
    high = height - top - 10
    left = 12 + SIGN[0] * high / SIGN[1] + (7 if plan.narrow else 15)
    wide = width - left - 10
    for lines in (1, 2, 3):
        most = (high + 4) / lines / TICKET[1] - 4 / TICKET[1]
        in_line = max(1, -(-len(cards) // lines))
        apart = (wide - 6 * (in_line - 1)) / in_line / TICKET[0]
        scale = max(min(most, apart), SMALLER * most)
        step = min(TICKET[0] * scale + 6, (wide - TICKET[0] * scale) / max(in_line - 1, 1))
        if step >= STUB * scale:
            break
    shown = [
        placed(
            left + i % in_line * step,
            top + i // in_line * (TICKET[1] * most + 4) + TICKET[1] * (most - scale) / 2,
            ticket(card, say, fresh),
            scale=scale,
        )
        for i, card in enumerate(cards)
    ]
    total = placed(12, top, stock_total(view["stock"]["track"], say), scale=high / SIGN[1])
    return group(heading(plan, say("board-stock")), total, *shown, id="stock")


def ticket(card: Json, say: Say, fresh: str) -> Markup:
    """A card of the stock."""
    return group(words_for(card, say), posters.ticket(card), **known(f"card-{card['card']}", fresh))


SIGN = (86, 150)


def stock_total(total: int, say: Say) -> Markup:
    """How many tracks lie in the stock, on an enamel sign."""
    return group(
        name(say("board-stock-track", track=total)),
        box(0, 0, *SIGN, class_="fill-navy"),
        box(4, 4, 78, 142, 4, class_="line-chalk", fill="none", stroke_width=2),
        text(43, 92, str(total), 58, "chalk", text_anchor="middle"),
        element("use", href="#rail-piece", transform="translate(14.2 108) scale(2.4 1.8)"),
        id="stock-track",
    )


def arrival(plan: Plan, view: Json, say: Say) -> Markup:
    """The end: the winners' trains come in under the pyramids."""
    _, _, width, height = plan.stage
    winners = [player["seat"] for player in view["players"] if player["winner"]]
    won = "board-won" if len(winners) == 1 else "board-shared"
    across = 204 * (width - 8) / (height - 8)
    size = 24 if not plan.narrow else 26
    room = (across - 40 - width_of(say(won, names=""), size)) / max(1, len(winners)) - size
    names = " · ".join(shorten(say("board-player", seat=seat), room, size) for seat in winners)
    first = 300 - 60 * len(winners)
    return element(
        "svg",
        railway.sunburst(),
        *(
            placed(first + 120 * i, 157, railway.smoke(), railway.locomotive(seat), scale=2.4)
            for i, seat in enumerate(winners)
        ),
        box(-600, 160, 1800, 60, 0, class_="fill-navy"),
        text(300, 191, say(won, names=names), size, "chalk", text_anchor="middle"),
        x=4,
        y=4,
        width=width - 8,
        height=height - 8,
        viewBox=f"{plain(300 - across / 2)} 0 {plain(across)} 204",
        id="arrival",
    )


def piles(plan: Plan, view: Json, say: Say) -> Markup:
    """The pile and the discards."""
    x, y, width, height = plan.piles
    scale = min(1.5, (height - 8) / TALLEST, (width - 10) / 132)
    return placed(
        x,
        y,
        panel(width, height),
        *(
            placed(width * at, (height + (TALLEST - 2 * FOOT) * scale) / 2,
                   pile(view[called], called, say), scale=scale)
            for at, called in ((0.28, "pile"), (0.73, "discards"))
        ),
    )  # fmt: skip


FOOT, TALLEST = 118, 128  # below the top of a single card, and with all layers of the pile


def pile(count: int, called: str, say: Say) -> Markup:
    """Some cards face down, as high as they are many; discards lie untidily."""
    layers = min(count, 1 + count // 8)
    turns = (-7, 5, -2, 8, -5, 3, 0)
    backs = [
        placed(
            0,
            38 - 2 * i,
            element(
                "use",
                href="#card-back",
                transform=f"rotate({turns[i % 7] if called == 'discards' else 0}) scale(2.2)"
                " translate(-12 -16)",
            ),
        )
        for i in range(layers)
    ]
    nothing = box(-26, 3, 52, 70, class_="fill-blank line-edge", stroke_dasharray="4 4")
    return group(
        name(say(f"board-{called}-count", count=count)),
        *(backs or [nothing]),
        text(0, 99, str(count), 20, text_anchor="middle"),
        text(0, 115, say(f"board-{called}"), 14.5, "soft", text_anchor="middle"),
        id=called,
    )


BOARD = Board(draw, STYLE, letters.draw, placard.drawn)
