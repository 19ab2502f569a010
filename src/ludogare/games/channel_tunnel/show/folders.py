"""What lies beside a player's blueprints: money, developed cards, Agenda cards."""

from __future__ import annotations

from ludogare.core.drawing import (
    Markup,
    box,
    disc,
    group,
    name,
    path,
    placed,
    plain,
    text,
    width_of,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.channel_tunnel.show.files import card_words, points_of, tile_row, title_of
from ludogare.games.channel_tunnel.show.signs import coin, victory

SLIP = 34.0  # from one ECU card to the next


def money_room(player: Json, size: float, say: Say, most: float) -> float:
    """How much room one's money takes."""
    return min(most, 40 + width_of(say("board-funds"), size) + SLIP * len(player["money"]))


def money(
    view: Json, player: Json, room: float, size: float, named: bool, say: Say, fresh: str
) -> Markup:
    """ECU cards: only their sums show; `named`: each is where its id says."""
    seat, held = player["seat"], player["money"]
    said = say("board-purse", ecu=player["ecu"], purse=player["purse"])
    words = say("board-funds")
    start = 34 + width_of(words, size)
    pitch = min(SLIP, (room - start) / max(1, len(held)))
    slips = [
        placed(
            start + pitch * i,
            0,
            group(
                name(say("act-realign", **card)),
                box(0, 0, 31, 26, 4, class_="fill-file line-file-edge", stroke_width=1.2),
                coin(15.5, 13, card["ecu"], 10),
                id=f"card-{card['card']}" if named else None,
                class_="new" if named and fresh == f"card-{card['card']}" else None,
                data_card=card["card"] if named and seat == view["seat"] else None,
                data_tip=say("act-realign", **card),
            ),
        )
        for i, card in enumerate(held)
    ]
    return group(
        name(said),
        coin(11, 13, player["ecu"], 12),
        text(28, 18, words, size, data_tip=said),
        *slips,
    )


def cards(
    view: Json, player: Json, room: float, most: int | None, named: bool, size: float, say: Say,
    fresh: str,
) -> tuple[float, Markup]:  # fmt: skip
    """The developed cards, then Agenda cards, in so many lines at most; and how high that is."""
    held = [*player["cards"], *([player["pending"]] if player["pending"] else [])]
    held += player["resolved"]
    if not held:
        return LINE, text(4, 20, say("board-no-own"), size, "soft", font_weight=500)
    titles = [title_of(c, say) if isinstance(c, dict) else say("agenda-name", kind=c) for c in held]
    bare = [bare_width(c) for c in held]
    places = set_out(bare, [width_of(t, size) for t in titles], room, most)
    drawn = []
    for i, card in enumerate(held):
        x, line, wide, whole = places[i]
        title = titles[i] if whole else ""
        if isinstance(card, dict):
            chip = own_card(view, player, card, title, wide, named, size, say, fresh)
        else:
            chip = agenda_card(card, title, wide, card == player["pending"], size, say)
        drawn.append(placed(x, LINE * line, chip))
    return LINE * (1 + max(line for _, line, *_ in places)), group(*drawn)


LINE, TALL = 31.0, 27.0  # from one line of cards to the next, and the height of one
BETWEEN = 5.0


def bare_width(card: Json | str) -> float:
    """How wide a card is without its name."""
    if isinstance(card, str):
        return 30.0
    return 46 + 19.0 * len(card["tiles"]) + (12 if card["used"] and not card["down"] else 0)


def set_out(bare: list[float], names: list[float], room: float, most: int | None
            ) -> list[tuple[float, int, float, bool]]:  # fmt: skip
    """Place, line and width of each card, and whether it shows its name.

    Where there is not enough room the longest names are left out, rather than cut.

    >>> set_out([46, 46], [60, 100], 200, 1)
    [(0.0, 0, 106, True), (111.0, 0, 46, False)]
    """
    shown = [True] * len(bare)
    places = in_lines(bare, names, shown, room)
    longest = sorted(range(len(bare)), key=lambda i: -names[i])
    for i in longest:
        if most is None or places[-1][1] < most:
            break
        shown[i] = False
        places = in_lines(bare, names, shown, room)
    for i in reversed(longest):
        tried = [*shown[:i], True, *shown[i + 1 :]]
        again = in_lines(bare, names, tried, room)
        if again[-1][1] <= places[-1][1]:
            shown, places = tried, again
    return places


def in_lines(bare: list[float], names: list[float], shown: list[bool], room: float
             ) -> list[tuple[float, int, float, bool]]:  # fmt: skip
    """Cards one after the other, from line to line."""
    places, x, line = [], 0.0, 0
    for i, least in enumerate(bare):
        wide = least + names[i] if shown[i] else least
        if x and x + wide > room:
            x, line = 0.0, line + 1
        places.append((x, line, wide, shown[i]))
        x += wide + BETWEEN
    return places


def own_card(
    view: Json, player: Json, card: Json, title: str, wide: float, named: bool, size: float,
    say: Say, fresh: str,
) -> Markup:  # fmt: skip
    """A developed card: its name, points and tiles; a spent one lies face down."""
    number, down = card["card"], card["down"]
    said = f"{card_words(card, say)} {say('board-spent') if down else ''}".strip()
    tiles = 19.0 * len(card["tiles"])
    return group(
        name(said),
        box(1, 2.5, wide, TALL, 4, class_="fill-dusk", opacity=0.2),
        box(0, 0, wide, TALL, 4, class_=f"fill-{'well' if down else 'file'} line-file-edge",
            stroke_width=1.2, stroke_dasharray="4 3" if down else None),
        path(f"M0 4Q0 0 4 0H9V{plain(TALL)}H4Q0 {plain(TALL)} 0 {plain(TALL - 4)}Z",
             f"type-{card['type']}"),
        text(14, 18, title, size, "soft" if down else "ink") if title else "",
        *tile_row(card["tiles"], wide - 24 - tiles, 4.5, 18),
        victory(wide - 13, 13.5, points_of(card), 10),
        disc(wide - 32 - tiles, 13.5, 4, "red") if card["used"] and not down else "",
        id=f"card-{number}" if named else None,
        class_="new" if named and fresh == f"card-{number}" else None,
        data_card=number if named or player["seat"] != view["seat"] else None,
        data_tip=said,
    )  # fmt: skip


def agenda_card(kind: str, title: str, wide: float, pending: bool, size: float, say: Say) -> Markup:
    """An Agenda card, open or resolved."""
    state = say("board-agenda-open" if pending else "board-agenda-done")
    said = say("board-agenda", kind=kind, state=state)
    colour = "red" if pending else "leaf"
    return group(
        name(said),
        box(0, 0, wide, TALL, 4, class_=f"fill-chalk line-{colour}", stroke_width=2),
        path("M8 14l4 4 7-9-2-2-5 7-2-2Z", "leaf") if not pending else disc(13, 13.5, 4.5, "red"),
        text(24, 18, title, size, "coal") if title else "",
        data_tip=said,
    )
