"""Drawn once, used many times."""

from __future__ import annotations

from ludogare.core.drawing import Markup, plain


def use(
    name: str, x: float = 0, y: float = 0, turn: int = 0, scale: float = 1, stands: str = ""
) -> Markup:
    """A part by reference, moved and turned; what it stands for, as attributes."""
    if turn or scale != 1:
        how = f"translate({plain(x)} {plain(y)})" if x or y else ""
        how += f"rotate({turn * 90})" if turn else ""
        how += f"scale({plain(scale)})" if scale != 1 else ""
        return Markup(f'<use href="#{name}" transform="{how}"{stands}/>')
    where = f' x="{plain(x)}"' if x else ""
    where += f' y="{plain(y)}"' if y else ""
    return Markup(f'<use href="#{name}"{where}{stands}/>')
