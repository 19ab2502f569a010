"""The journeys of From Cape to Cairo in letters: small posters side by side, and the track."""

from __future__ import annotations

from collections.abc import Mapping

from ludogare.core.letters import MARKS, PLAIN, SOFT, STRONG, Canvas, Ink, of_seat
from ludogare.core.saying.texts import Json, Say

STATIONS = 8
STEP, WIDE, HIGH = 9, 8, 4
START = 2
"""Where the Cape is: before the first landscape."""
TRACK = "≡"
SCENES = {
    "savanna": ("Y  ,Y  ,", Ink("#3D2B00", "#E6B84C")),
    "village": (" ⌂ ⌂⌂ ⌂ ", Ink("#FFF3CF", "#A85B3C")),
    "desert": ("∴  ∴∴  ∴", Ink("#5A3A10", "#F0D090")),
    "mountain": ("/\\_/\\/\\_", Ink("#FFFFFF", "#5A6A9A")),
    "river": ("≈≈ ≈≈≈ ≈", Ink("#FFFFFF", "#2E7F94")),
}
CROSSED = Ink("#F0E4C6", "#303030", bold=True)


def draw(view: Json, say: Say, numbers: Mapping[str, int]) -> Canvas:
    """What is for sale, the stock, and everybody's journey."""
    canvas = Canvas()
    canvas.put(0, 0, say("words-pile", pile=view["pile"], discards=view["discards"]))
    sale = [card for card in view["market"] if card]
    stock = view["stock"]["cards"]
    shown = [*sale, *(stock if not sale else ())]
    if shown:
        words = say("board-market") if sale else say("board-stock")
        canvas.put(0, 1, words, STRONG)
        if not sale:
            canvas.put(len(words) + 1, 1, f"{view['stock']['track']}{TRACK}", STRONG)
    for i, card in enumerate(shown):
        _poster(canvas, i * STEP, 2, card, say)
        number = numbers.get(f"pick {card['card']}")
        if number is not None:
            canvas.number(i * STEP, 2 + HIGH, number)
    for player in view["players"]:
        _journey(canvas, canvas.height + 1, player, say)
    canvas.put(0, canvas.height, say("letters-legend"), SOFT)
    return canvas


def _poster(
    canvas: Canvas, x: int, y: int, card: Json, say: Say, lacking: int | None = None
) -> None:
    """A landscape: its name, what it looks like, its track and prize, what it takes to cross."""
    scene, ink = SCENES[card["kind"]]
    canvas.put(
        x, y, f"{say('board-kind', kind=card['kind']):{WIDE}.{WIDE}}", ink._replace(bold=True)
    )
    canvas.put(x, y + 1, scene, ink)
    canvas.put(
        x, y + 2, f"{card['track']}{TRACK} {say('board-pounds', amount=card['prize'])}"[:WIDE]
    )
    need = f"{card['need']}{TRACK}"
    end = canvas.put(x, y + 3, need, STRONG if lacking is not None else PLAIN)
    if lacking:
        canvas.put(end + 1, y + 3, f"−{lacking}", STRONG)


def _journey(canvas: Canvas, y: int, player: Json, say: Say) -> None:
    """A player, the landscapes behind and ahead, and the places that are still empty."""
    seat = player["seat"]
    canvas.put(0, y, MARKS[seat], of_seat(seat))
    facts = {key: player[key] for key in ("crossed", "capital", "bonuses")}
    words = say("words-player", seat=seat, **facts)
    end = canvas.put(2, y, words)
    canvas.put(end + 1, y, f"{player['track']}{TRACK}", STRONG)
    for i in range(STATIONS):
        x = START + i * STEP
        if i < player["crossed"]:
            scene, ink = SCENES[player["row"][i]["kind"]]
            kind = say("board-kind", kind=player["row"][i]["kind"])
            canvas.put(x, y + 1, f"{kind:{WIDE}.{WIDE}}", ink._replace(bold=True))
            canvas.put(x, y + 2, scene, ink)
            canvas.put(x, y + 3, "╪" * STEP, CROSSED)
        elif i < len(player["row"]):
            ahead = player["lacking"] if i == player["crossed"] else None
            _poster(canvas, x, y + 1, player["row"][i], say, ahead)
        else:
            canvas.middle(x, y + 2, WIDE, str(i + 1), SOFT)
    # The locomotive stands before the landscape that is to be crossed.
    canvas.put(START + player["crossed"] * STEP - 1, y + 3, MARKS[seat], of_seat(seat))
