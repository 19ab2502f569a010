"""What lies beside a player's board: money under it, developed cards, Agenda cards."""

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
from ludogare.games.channel_tunnel.show.desk import Desk
from ludogare.games.channel_tunnel.show.files import card_words, tile_row, title_of
from ludogare.games.channel_tunnel.show.signs import coin, victory


def money(view: Json, player: Json, desk: Desk, say: Say, fresh: str) -> Markup:
    """ECU cards under the board: only their sums show."""
    seat, held = player["seat"], player["money"]
    said = say("board-purse", ecu=player["ecu"], purse=player["purse"])
    room = desk.width - 150
    pitch = min(34.0, room / max(1, len(held)))
    slips = [
        placed(
            132 + pitch * i,
            0,
            group(
                name(say("act-realign", **card)),
                box(0, 0, 31, 26, 4, class_="fill-file line-file-edge", stroke_width=1.2),
                coin(15.5, 13, card["ecu"], 9),
                id=f"card-{card['card']}",
                class_="new" if fresh == f"card-{card['card']}" else None,
                data_card=card["card"] if seat == view["seat"] else None,
                data_tip=say("act-realign", **card),
            ),
        )
        for i, card in enumerate(held)
    ]
    return group(
        name(said),
        coin(11, 13, player["ecu"], 11),
        text(28, 18, shorten(say("board-funds"), 100, 11.5), 11.5, data_tip=said),
        *slips,
    )


def cards(view: Json, player: Json, desk: Desk, say: Say, fresh: str) -> Markup:
    """The developed cards, then Agenda cards."""
    wide = (desk.width - 16 - 4 * (desk.columns - 1)) / desk.columns
    drawn = [own_card(view, player, card, wide, say, fresh) for card in player["cards"]]
    if player["pending"]:
        drawn.append(agenda_card(player["pending"], wide, True, say))
    drawn += [agenda_card(kind, wide, False, say) for kind in player["resolved"]]
    if not drawn:
        return text(6, 26, say("board-no-own"), 11, "soft", font_weight=500)
    return group(*(
        placed((wide + 4) * (i % desk.columns), 46 * (i // desk.columns), card)
        for i, card in enumerate(drawn)
    ))  # fmt: skip


def own_card(view: Json, player: Json, card: Json, wide: float, say: Say, fresh: str) -> Markup:
    """A developed card: its name, points and tiles; a spent one lies face down."""
    number, down = card["card"], card["down"]
    title = title_of(card, say)
    state = say("board-spent") if down else ""
    said = f"{card_words(card, say)} {state}".strip()
    points = card["points"] if card["kind"] != "topographic_analysis" else "∗"
    size = max(8.6, min(12.0, 12 * (wide - 10) / width_of(title, 12)))
    return group(
        name(said),
        box(0, 0, wide, 42, 5, class_=f"fill-{'well' if down else 'file'} line-file-edge",
            stroke_width=1.2, stroke_dasharray="4 3" if down else None),
        path(f"M0 5Q0 0 5 0H{plain(wide - 5)}Q{plain(wide)} 0 {plain(wide)} 5V7H0Z",
             f"type-{card['type']}"),
        text(6, 19, shorten(title, wide - 8, size), size, "soft" if down else "ink"),
        victory(wide - 12, 31, points, 8),
        *tile_row(card["tiles"], 6, 23.5, 16),
        text(6, 35, state, 11, "soft", font_weight=500) if down else "",
        disc(wide - 28, 31, 4, "red") if card["used"] and not down else "",
        id=f"card-{number}",
        class_="new" if fresh == f"card-{number}" else None,
        data_card=number if player["seat"] == view["seat"] else None,
        data_tip=said,
    )  # fmt: skip


def agenda_card(kind: str, wide: float, pending: bool, say: Say) -> Markup:
    """An Agenda card, open or resolved."""
    said = f"{say('agenda-name', kind=kind)}: {say('agenda-effect', kind=kind)}"
    title = say("agenda-name", kind=kind)
    state = say("board-agenda-open" if pending else "board-agenda-done")
    return group(
        name(f"{said} ({state})"),
        box(0, 0, wide, 42, 5, class_=f"fill-chalk line-{'red' if pending else 'leaf'}",
            stroke_width=2),
        text(6, 18, shorten(title, wide - 10, 11), 11, "coal"),
        text(6, 34, state, 11, "red" if pending else "leaf"),
        data_tip=f"{said} ({state})",
    )  # fmt: skip
