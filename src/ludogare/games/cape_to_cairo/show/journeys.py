"""A player's row: name and purse, and the journey with its train."""

from __future__ import annotations

from ludogare.core.drawing import (
    Markup,
    box,
    corners,
    disc,
    element,
    group,
    known,
    mark,
    name,
    panel,
    path,
    placed,
    plain,
    shorten,
    stroke,
    text,
    width_of,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.cape_to_cairo.show import posters, railway
from ludogare.games.cape_to_cairo.show.plan import MOST_BONUSES, PLACES, Plan, poster, words_for
from ludogare.games.cape_to_cairo.show.posters import HEIGHT, LINE, coin

# The players


def row(plan: Plan, view: Json, player: Json, say: Say, fresh: str) -> Markup:
    """A player: the label and the journey."""
    seat = player["seat"]
    awaited = seat in view["awaited"]
    size = plan.row(plan.lines(player))
    frame = box(
        0, 0, *size, fill="none", stroke_width=3 if awaited else 1,
        class_=f"line-seat-{seat}" if awaited else "line-edge",
    )  # fmt: skip
    return group(
        name(told(player, say)),
        panel(*size),
        scenery(plan, player, say, fresh),
        frame,
        label(plan, view, player, say, fresh),
        train(plan, view, player, say, fresh),
        *landscapes(plan, player, say, fresh),
        id=f"player-{seat}",
        data_owner=seat,
    )


def told(player: Json, say: Say) -> str:
    """How far a player is, in words."""
    return say(
        "board-journey",
        seat=player["seat"],
        crossed=player["crossed"],
        landscapes=len(player["row"]),
        capital=player["capital"],
        bonuses=player["bonuses"],
    )


def label(plan: Plan, view: Json, player: Json, say: Say, fresh: str) -> Markup:
    """Who plays, with what."""
    seat, grown = player["seat"], plan.grown
    called = say("board-player", seat=seat)
    flagged = seat in view["awaited"] or player["winner"]
    room = plan.name if flagged else plan.name + 24

    def at(spot: str, content: Markup) -> Markup:
        return placed(*plan.label[spot], content, scale=grown)

    return group(
        name(called),
        mark(seat, *plan.label["mark"], 10 * grown),
        text(*plan.label["name"], shorten(called, room, 15 * grown), 15 * grown)
        if plan.name
        else "",
        at("signal", signal(say)) if seat in view["awaited"] else "",
        at("signal", rosette(say)) if player["winner"] else "",
        at("capital", capital(player, say)),
        at("track", supply(player, say)),
        placed(*plan.label["bonuses"], bonuses(player, view, say, fresh), scale=plan.bonuses),
        at("bid", envelope(player, say, fresh)) if player["bid"] is not None else "",
        **known(f"label-{seat}", fresh),
    )


def signal(say: Say) -> Markup:
    """A signal: this player is awaited."""
    return group(
        name(say("board-awaited")),
        path("M-1.5-6h3v24h-3ZM-5 16.5h10v2.5h-10Z", "ink"),
        path("M-3-5 15-10V-4L-3 1Z", "red"),
        disc(0, -2.5, 3.4, "gold"),
    )


def rosette(say: Say) -> Markup:
    """For the winner."""
    return group(
        name(say("board-winner")),
        path("M-5 4-9 18-3.5 15 0 19 3.5 15 9 18 5 4Z", "red"),
        coin(0, 0, 9.5),
        path(corners(5, 6, inner=2.6), "coal"),
    )


def capital(player: Json, say: Say) -> Markup:
    """What a player owns."""
    return group(
        name(say("board-capital", amount=player["capital"])),
        coin(9, 9, 8.5),
        text(24, 15.5, say("board-pounds", amount=player["capital"]), 18),
        id=f"capital-{player['seat']}",
    )


def supply(player: Json, say: Say) -> Markup:
    """The tracks that the landscapes of a journey bring."""
    return group(
        name(say("board-supply", track=player["track"])),
        element("use", href="#rail-piece", x=-2),
        text(27, 11.5, str(player["track"]), 15),
        id=f"track-{player['seat']}",
    )


def bonuses(player: Json, view: Json, say: Say, fresh: str) -> Markup:
    """Bonus cards, face down; each of the reader's own stands for building with so many."""
    seat, held = player["seat"], player["bonuses"]
    cards = [
        bonus_card(seat, i, say) if seat == view["seat"] else element("use", href="#card-back")
        for i in range(1, held + 1)
    ]
    free = box(1, 1, 22, 30, 3, class_="line-edge", fill="none", stroke_dasharray="3 3")
    return group(
        name(say("board-bonuses", bonuses=held)),
        *(
            placed(28 * i, 0, cards[i] if i < held else free)
            for i in range(max(held, MOST_BONUSES))
        ),
        **known(f"bonuses-{seat}", fresh),
    )


def bonus_card(seat: int, count: int, say: Say) -> Markup:
    """The reader's bonus card with this number: build with so many."""
    return group(
        name(say("board-use-bonuses", bonuses=count)),
        element("use", href="#card-back"),
        id=f"bonus-{seat}-{count}",
        data_bonuses=count,
    )


def envelope(player: Json, say: Say, fresh: str) -> Markup:
    """A bid: a sealed envelope, or what was in it and the place it gave."""
    seat, bid, rank = player["seat"], player["bid"], player["rank"]
    if bid == "?":
        words = say("board-bid-sealed", seat=seat)
        inside = [
            stroke("M1 1 24 15 47 1", "coal", 1.4),
            disc(24, 13, 8, "red"),
            mark(seat, 24, 13, 4.5),
        ]
    else:
        words = say("board-bid", seat=seat, amount=bid)
        amount = say("board-pounds", amount=bid)
        inside = [
            path("M1 2 24-8 47 2Z", "chalk"),
            stroke("M1 2 24-8 47 2", "coal", 1.2),
            text(24, 17, amount, 14.5, "coal", text_anchor="middle"),
        ]
    ranked = say("board-rank", rank=rank + 1) if rank is not None else ""
    return group(
        name(words),
        box(0, 0, 48, 24, 3, class_="fill-chalk line-coal", stroke_width=1.2),
        *inside,
        text(24, 39, ranked, 14.5, text_anchor="middle") if ranked else "",
        **known(f"bid-{seat}", fresh),
    )


# The journeys


def scenery(plan: Plan, player: Json, say: Say, fresh: str) -> Markup:
    """From the Cape to Cairo: finished line, and the land ahead with the route staked out."""
    seat, done = player["seat"], player["row"][: player["crossed"]]
    crossed = [
        group(
            words_for(card, say, "board-crossed"),
            railway.crossed(card["kind"], i),
            **known(f"card-{card['card']}", fresh, "crossed"),
        )
        for i, card in enumerate(done)
    ]
    lines = plan.lines(player)
    width, height = plan.row(lines)
    places = lines * plan.line
    x, y = plan.place(PLACES - 1)
    line = railway.finished_track(posters.END) if len(done) == PLACES else ""
    cairo = group(name(say("board-cairo")), railway.part("cairo"), line)

    def at(i: int, content: Markup) -> Markup:
        return placed(*plan.place(i), content, scale=plan.scale)

    return group(
        *(at(i, railway.part("survey")) for i in range(0, places, 4)),
        *(at(i, railway.milestone(i + 1)) for i in range(len(player["row"]), places)),
        at(-1, group(name(say("board-cape")), railway.part("cape"))),
        placed(x + 100 * plan.scale, y, cairo, scale=plan.scale) if places == PLACES else "",
        *(at(i, card) for i, card in enumerate(crossed)),
        *(at(i, railway.part("telegraph")) for i in range(len(done))),
        placed(*plan.start, railway.bunting(width, seat)) if player["winner"] else "",
        box(0, 0, 6, height, 0, class_=f"fill-seat-{seat}"),
        clip_path=f"url(#row-shape-{lines})",
    )


def landscapes(plan: Plan, player: Json, say: Say, fresh: str) -> list[Markup]:
    """What is still to be crossed, the next one with a tag, and a card drawn in a tie."""
    crossed = player["crossed"]
    cards = [poster(card, say, fresh, data_card=card["card"]) for card in player["row"][crossed:]]
    if cards:
        following = player["row"][crossed]["card"]
        tagged = tag(player["lacking"], say)
        cards[0] = group(cards[0], tagged, data_rim=f"card-{following}")
    drawn = [
        placed(*plan.place(crossed + i), card, scale=plan.scale) for i, card in enumerate(cards)
    ]
    if player["tie_card"]:
        spot = plan.place(min(len(player["row"]), PLACES - 1))
        card = poster(player["tie_card"], say, fresh, "board-tie")
        tilted = group(card, transform="translate(-6 8) rotate(-4)")
        drawn.append(placed(*spot, tilted, scale=plan.scale))
    return drawn


def tag(lacking: int | None, say: Say) -> Markup:
    """The frame of the next landscape, and how many tracks it still lacks."""
    if lacking is None:
        return box(1, -1, 98, HEIGHT + 2, 5, class_="line-navy", fill="none", stroke_width=3)
    words = say("board-lacking", count=lacking)
    colour = "red" if lacking else "leaf"
    wide = min(98, width_of(words, 15.7) + 31)
    left = 50 - wide / 2
    sign = (
        element("use", href="#rail-piece", transform=f"translate({plain(left + 5)} -11) scale(.7)")
        if lacking
        else stroke(f"M{plain(left + 8)} -7l4.5 5 8-10", "leaf", 3)
    )
    return group(
        box(1, -1, 98, HEIGHT + 2, 5, class_=f"line-{colour}", fill="none", stroke_width=3),
        box(left, -17, wide, 20, 4, class_=f"fill-sheet line-{colour}", stroke_width=2),
        sign,
        text(left + 25, -1.6, words, 15.7),
    )


def train(plan: Plan, view: Json, player: Json, say: Say, fresh: str) -> Markup:
    """The locomotive where the finished line ends; the reader's own: build without bonuses."""
    seat, crossed = player["seat"], player["crossed"]
    x, y = plan.place(crossed - 1)
    left, size = (38, 1.2) if crossed else (1, 0.9)
    drawn = group(
        name(say("board-loco", seat=seat, crossed=crossed)),
        railway.smoke() if crossed else "",
        railway.locomotive(seat),
        **known(f"loco-{seat}", fresh),
        data_bonuses=0 if seat == view["seat"] else None,
    )
    return placed(x + left * plan.scale, y + LINE * plan.scale, drawn, scale=plan.scale * size)
