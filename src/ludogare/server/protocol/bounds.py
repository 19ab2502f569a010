"""What both sides agree on: how much the server takes, and a few words."""

from __future__ import annotations

from typing import Literal

Option = bool | int | str
Status = Literal["waiting", "running", "over"]
Flag = Literal["random", "bot", "takeover", "lose"]
"""What happens when a seat's time is up: a random action, or one of a bot's, is played; a bot takes
over until the player is back; the player has lost."""

MAX_FRAME = 64 * 1024
MAX_BODY = 64 * 1024
MAX_RECORD = 1024 * 1024
MAX_NAME = 30
MAX_CHAT = 500
MAX_NAMED = 50
MAX_PACE = 4000
MIN_CLOCK, MAX_CLOCK = 5, 14 * 24 * 3600
