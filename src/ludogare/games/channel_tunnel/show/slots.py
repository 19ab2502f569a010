"""The five slots on the desk: two standing orders, and three project files with what they offer."""

from __future__ import annotations

from ludogare.core.drawing import Attribute, Markup, box, group, name, placed, plain, stroke, text
from ludogare.core.saying.texts import Json, Say
from ludogare.games.channel_tunnel.show.files import file, no_file, stack, strip_file
from ludogare.games.channel_tunnel.show.signs import button, icon, paragraph

WIDTH, HEIGHT = 192.0, 206.0  # of a slot on a wide desk
STRIP, LOW_STRIP = 100.0, 74.0  # the height of one on a phone: a project, a standing order


def slot_panel(
    view: Json, slot: Json, tips: dict[str, str], need: int, say: Say, fresh: str
) -> Markup:
    """A slot with its card, its stack and the two actions it offers."""
    at, card = slot["slot"], slot["card"]
    if at < 2:
        drawn = [orders(view, slot, tips, say), stack(slot, 8, 162, WIDTH - 14, need, say, fresh)]
    else:
        shown = file(card, WIDTH, HEIGHT, say, fresh, **whole(view, at)) if card else ""
        spots = ((8.0, HEIGHT - 45, 100.0, 37.0), (110.0, HEIGHT - 45, 75.0, 37.0))
        drawn = [
            Markup(shown or no_file(WIDTH, HEIGHT, say)),
            stack(slot, 8, 129, WIDTH - 14, need, say, fresh),
            *(
                plate(view, slot, action, tips, spot, 13, say)
                for spot, action in zip(spots, slot["actions"], strict=True)
            ),
        ]  # fmt: skip
    return group(name(say("slot", slot=at)), *drawn, id=f"slot-{at}", class_="slot")


def slot_strip(
    view: Json, slot: Json, tips: dict[str, str], need: int, say: Say, fresh: str
) -> tuple[float, Markup]:
    """The same for a phone, with its height: a strip as wide as the screen."""
    at, card, wide = slot["slot"], slot["card"], 352.0
    if at < 2:
        drawn = [
            box(1, 3, wide, LOW_STRIP, 6, class_="fill-dusk", opacity=0.3),
            box(0, 0, wide, LOW_STRIP, 6, class_="fill-navy"),
            *(
                plate(view, slot, action, tips, (6 + i * 172, 32, 168, 36), 12.5, say, long=True)
                for i, action in enumerate(slot["actions"])
            ),
            box(6, 3, wide - 12, 27, 4, class_="fill-leaf-page"),
            stack(slot, 8, 2, wide - 16, need, say, fresh),
        ]
        return LOW_STRIP, group(name(say("slot", slot=at)), *drawn, id=f"slot-{at}", class_="slot")
    shown = strip_file(card, wide, STRIP, say, fresh, **whole(view, at)) if card else ""
    drawn = [
        Markup(shown or no_file(wide, STRIP, say)),
        stack(slot, 182, 25, wide - 190, need, say, fresh),
        *(
            plate(view, slot, action, tips, spot, 10.6, say)
            for spot, action in zip(SPOTS, slot["actions"], strict=True)
        ),
    ]
    return STRIP, group(name(say("slot", slot=at)), *drawn, id=f"slot-{at}", class_="slot")


def whole(view: Json, at: int) -> dict[str, Attribute]:
    """What the file itself stands for now."""
    verb = {"turn": "place", "taking": "take", "choosing": "heavy"}.get(view["phase"])
    return {"data_verb": verb, "data_slot": at} if verb else {}


Spot = tuple[float, float, float, float]  # x, y, width, height
SPOTS: tuple[Spot, Spot] = ((180, 58, 98, 36), (281, 58, 65, 36))  # the plates of a strip


def plate(
    view: Json, slot: Json, action: str, tips: dict[str, str], spot: Spot, size: float, say: Say,
    long: bool = False,
) -> Markup:  # fmt: skip
    """The plate of an action of a slot."""
    done = done_by(slot, action)
    words = say("action" if long else "board-do", action=done)
    sign = "" if action == "development" else done
    x, y, wide, tall = spot
    said = said_of(slot, action, tips, say)
    meant = worn(view, slot, action, tips)
    return placed(x, y, button(0, 0, wide, tall, words, said, sign, size, **meant))


def done_by(slot: Json, action: str) -> str:
    """What an action does: the secondary one does what its card says."""
    card = slot["card"]
    done: str = card["secondary"] if action == "secondary" and card else action
    return done


def said_of(slot: Json, action: str, tips: dict[str, str], say: Say) -> str:
    """An action in words, with its price."""
    tip = tips[f"{slot['slot']}-{action}"]
    return f"{say('action', action=done_by(slot, action))}. {tip}"


def worn(view: Json, slot: Json, action: str, tips: dict[str, str]) -> dict[str, Attribute]:
    """What the plate of an action stands for, tells and lights."""
    at = slot["slot"]
    return {
        "id": f"slot-{at}-{action}",
        "data_tip": tips[f"{at}-{action}"],
        "data_lights": tips.get(f"lights-{done_by(slot, action)}"),
        **stands_for(view["phase"], at, action),
    }


def stands_for(phase: str, slot: int, action: str) -> dict[str, Attribute]:
    """Which actions a plate stands for now."""
    if phase == "turn":
        return {"data_verb": "place", "data_slot": slot, "data_action": action}
    if phase == "choosing" and action != "secondary":
        named = {} if action == "finance" else {"data_slot": slot}
        return {"data_verb": "heavy", "data_action": action, **named}
    return {}


def orders(view: Json, slot: Json, tips: dict[str, str], say: Say) -> Markup:
    """A standing order: two actions, each a plate with what it does."""
    drawn = [
        box(2.5, 5, WIDTH, HEIGHT, 6, class_="fill-dusk", opacity=0.3),
        box(0, 0, WIDTH, HEIGHT, 6, class_="fill-navy"),
        stroke(f"M5 1.5H{plain(WIDTH - 5)}", "wall-lit", 1.6, opacity=0.4),
        box(5, 156, WIDTH - 10, HEIGHT - 161, 4, class_="fill-leaf-page"),
    ]
    for i, action in enumerate(slot["actions"]):
        drawn.append(placed(6, 6 + 75 * i, order(view, slot, action, tips, say)))
    return group(*drawn)


def order(view: Json, slot: Json, action: str, tips: dict[str, str], say: Say) -> Markup:
    """One action of a standing order."""
    wide = WIDTH - 12
    return group(
        name(said_of(slot, action, tips, say)),
        box(0, 0, wide, 72, 5, class_="fill-sheet line-edge"),
        box(4, 4, 36, 64, 4, class_="fill-plan"),
        icon(action, 22, 36, "chalk", 1.15),
        text(47, 20, say("action", action=action), 14),
        paragraph(47, 35, say("board-order", action=action), wide - 48, 13, "soft", 3, 1.12),
        class_="button",
        **worn(view, slot, action, tips),
    )
