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
    shorten,
    text,
    width_of,
)
from ludogare.core.saying.texts import Json, Say
from ludogare.games.channel_tunnel.show.files import card_words, points_of, tile_row, title_of
from ludogare.games.channel_tunnel.show.signs import coin, victory


def money(
    view: Json, player: Json, room: float, size: float, named: bool, say: Say, fresh: str
) -> Markup:
    """ECU cards: only their sums show; `named`: each is where its id says."""
    seat, held = player["seat"], player["money"]
    said = say("board-purse", ecu=player["ecu"], purse=player["purse"])
    words = say("board-funds")
    start = 34 + width_of(words, size)
    pitch = min(34.0, (room - start) / max(1, len(held)))
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
    view: Json, player: Json, room: float, columns: int, named: bool, size: float, say: Say,
    fresh: str,
) -> tuple[float, Markup]:  # fmt: skip
    """The developed cards, then Agenda cards, with the height they take."""
    wide = (room - 5 * (columns - 1)) / columns
    drawn = [
        own_card(view, player, card, wide, named, size, say, fresh) for card in player["cards"]
    ]
    if player["pending"]:
        drawn.append(agenda_card(player["pending"], wide, True, size, say))
    drawn += [agenda_card(kind, wide, False, size, say) for kind in player["resolved"]]
    if not drawn:
        return LINE, text(4, 20, say("board-no-own"), size, "soft", font_weight=500)
    rows = -(-len(drawn) // columns)
    return rows * LINE, group(*(
        placed((wide + 5) * (i % columns), LINE * (i // columns), card)
        for i, card in enumerate(drawn)
    ))  # fmt: skip


LINE, TALL = 31.0, 27.0  # from one line of cards to the next, and the height of one


def own_card(
    view: Json, player: Json, card: Json, wide: float, named: bool, size: float, say: Say,
    fresh: str,
) -> Markup:  # fmt: skip
    """A developed card: its name, points and tiles; a spent one lies face down."""
    number, down = card["card"], card["down"]
    said = f"{card_words(card, say)} {say('board-spent') if down else ''}".strip()
    tiles = 19.0 * len(card["tiles"])
    room = wide - 40 - tiles - (12 if card["used"] and not down else 0)
    return group(
        name(said),
        box(1, 2.5, wide, TALL, 4, class_="fill-dusk", opacity=0.2),
        box(0, 0, wide, TALL, 4, class_=f"fill-{'well' if down else 'file'} line-file-edge",
            stroke_width=1.2, stroke_dasharray="4 3" if down else None),
        path(f"M0 4Q0 0 4 0H9V{plain(TALL)}H4Q0 {plain(TALL)} 0 {plain(TALL - 4)}Z",
             f"type-{card['type']}"),
        text(14, 18, shorten(title_of(card, say), room, size), size, "soft" if down else "ink"),
        *tile_row(card["tiles"], wide - 24 - tiles, 4.5, 18),
        victory(wide - 13, 13.5, points_of(card), 10),
        disc(wide - 32 - tiles, 13.5, 4, "red") if card["used"] and not down else "",
        id=f"card-{number}" if named else None,
        class_="new" if named and fresh == f"card-{number}" else None,
        data_card=number if named and player["seat"] == view["seat"] else None,
        data_tip=said,
    )  # fmt: skip


def agenda_card(kind: str, wide: float, pending: bool, size: float, say: Say) -> Markup:
    """An Agenda card, open or resolved."""
    title = say("agenda-name", kind=kind)
    state = say("board-agenda-open" if pending else "board-agenda-done")
    said = f"{title}: {say('agenda-effect', kind=kind)} ({state})"
    colour = "red" if pending else "leaf"
    return group(
        name(said),
        box(0, 0, wide, TALL, 4, class_=f"fill-chalk line-{colour}", stroke_width=2),
        path("M8 14l4 4 7-9-2-2-5 7-2-2Z", "leaf") if not pending else disc(13, 13.5, 4.5, "red"),
        text(24, 18, shorten(title, wide - 30, size), size, "coal"),
        data_tip=said,
    )
