"""The arguments of the server: the same for `ludogare serve` and `python -m ludogare.server`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import asdict
from math import inf
from pathlib import Path
from typing import Any, get_args

from ludogare.bots.outside.arguments import add_program_arguments, programs_given
from ludogare.core.declaration.components import data_home
from ludogare.server.addresses import checked_address
from ludogare.server.errors import Unusable
from ludogare.server.limits import Limits
from ludogare.server.protocol import Status
from ludogare.server.settings import Settings

PLAIN = (
    "host", "port", "database", "forsaken", "workers", "pace", "ratings", "reviews",
    "open_browser",
)  # fmt: skip
"""The settings that are given as they are."""


def add_arguments(parser: Any) -> None:
    """Adds them to a command."""
    parser.add_argument("--host", help="0.0.0.0 accepts other machines (default: only this one)")
    parser.add_argument("--port", type=int, help="0 takes any free port (default: 8000)")
    parser.add_argument(
        "--address", metavar="URL", help="where others reach the server, for invitations"
    )
    parser.add_argument("--database", metavar="URL", help="SQLite file or postgresql:// URL")
    parser.add_argument("--data", metavar="DIR", help="folder for all data")
    parser.add_argument(
        "--proxy",
        action="append",
        metavar="ADDRESS",
        help="proxy whose X-Forwarded-For is believed (default: this machine)",
    )
    parser.add_argument(
        "--allow-host",
        action="append",
        metavar="NAME",
        help="host name to answer to, may be repeated (default: any)",
    )
    parser.add_argument(
        "--limit",
        action="append",
        metavar="NAME=NUMBER",
        help="another limit, may be repeated; see docs/hosting.md",
    )
    parser.add_argument(
        "--keep",
        action="append",
        metavar="STATUS=DAYS",
        help="days for which waiting, running or over tables are kept (default: waiting=7)",
    )
    parser.add_argument(
        "--end-after",
        dest="forsaken",
        type=int,
        metavar="DAYS",
        help="days without a move or a word after which a match ends (default: 30)",
    )
    parser.add_argument("--workers", type=int, metavar="N", help="number of bot processes")
    parser.add_argument("--pace", type=int, metavar="MS", help="milliseconds before a bot acts")
    add_program_arguments(parser)
    parser.add_argument(
        "--ratings", action="store_true", default=None, help="let people claim names with ratings"
    )
    parser.add_argument(
        "--reviews", action="store_true", default=None, help="analyse every finished match"
    )
    parser.add_argument(
        "--open",
        dest="open_browser",
        action="store_true",
        default=None,
        help="open the page in a browser",
    )


def settings_given(asked: Any) -> Settings:
    """The settings that were asked for; the environment names the data folder, if nobody else."""
    told = {name: getattr(asked, name) for name in PLAIN}
    proxies = ",".join(asked.proxy or ()) or os.environ.get("FORWARDED_ALLOW_IPS")
    return Settings(
        **{name: value for name, value in told.items() if value is not None},
        proxies=proxies or Settings.proxies,
        hosts=tuple(asked.allow_host or ()),
        limits=limits_given(asked.limit or ()),
        keep=keep_given(asked.keep or ()),
        address=None if asked.address is None else checked_address(asked.address),
        data=data_home() if asked.data is None else Path(asked.data).absolute(),
        programs=programs_given(asked),
        patience=asked.patience,
    )


def limits_given(asked: Sequence[str]) -> Limits:
    """The limits, with those that the host has set: `NAME=NUMBER`."""
    known = {name: type(value) for name, value in asdict(Limits()).items()}
    given: dict[str, Any] = {}
    for one in asked:
        name, _, number = one.partition("=")
        if name not in known:
            raise Unusable("serve-limit", limit=name, known=[*known])
        try:
            given[name] = known[name](number)
        except ValueError:
            raise Unusable("serve-limit-number", limit=name, number=number) from None
    return Limits(**given)


def keep_given(asked: Sequence[str]) -> dict[str, float]:
    """For how many days tables are kept, with what the host has set: `STATUS=DAYS`."""
    keep = dict(Settings().keep)
    for one in asked:
        status, _, days = one.partition("=")
        try:
            keep[status] = float(days)
            if status not in get_args(Status) or not 0 < keep[status] < inf:
                raise ValueError
        except ValueError:
            raise Unusable("serve-keep", given=one, known=[*get_args(Status)]) from None
    return keep
