"""The options of Steam Tunnel."""

from __future__ import annotations

from ludogare.core.declaration.options import Condition, Option, Options, seats_said
from ludogare.games.steam_tunnel.rules.actions import SEATS
from ludogare.games.steam_tunnel.rules.components import MOST_FORKS

NORMAL, DEADLY, LESS_DEADLY = range(3)

OPTIONS = Options(
    Option(
        "dead_ends",
        ("normal", "deadly", "less_deadly"),
        clause="ST-10.2",
        en="Black ends are worth nothing (normal); or they make the whole tunnel worthless "
        "(deadly); or a tunnel needs two numbered ends to be worth anything (less deadly).",
        fr="Les extrémités noires ne valent rien (normal) ; ou bien elles rendent tout le tunnel "
        "sans valeur (mortel) ; ou bien un tunnel ne vaut quelque chose qu'avec deux extrémités "
        "chiffrées (moins mortel).",
        said={
            "normal": ("Normal", "Normal"),
            "deadly": ("Deadly", "Mortel"),
            "less_deadly": ("Less deadly", "Moins mortel"),
        },
    ),
    Option(
        "charity",
        (False, True),
        clause="ST-10.5",
        en="Every black end is worth 1 point.",
        fr="Chaque extrémité noire vaut 1 point.",
    ),
    Option(
        "forks_removed",
        range(MOST_FORKS + 1),
        clause="ST-10.4",
        en="So many of the fork cards stay in the box.",
        fr="Ce nombre de cartes à fourches reste dans la boîte.",
    ),
    Option(
        "full_board",
        (False, True),
        clause="ST-10.6",
        en="All 48 cards lie face down on a board of 7 by 7 with a hole in its centre.",
        fr="Les 48 cartes forment, face cachée, un plateau de 7 sur 7 avec un vide au centre.",
    ),
    Option(
        "starter",
        ("chance", *range(SEATS)),
        clause="ST-Q2",
        en="The seat that takes the first turn, or chance.",
        fr="La place qui joue le premier tour, ou le hasard.",
        said=seats_said(SEATS),
    ),
    conditions=[
        Condition(
            lambda seats, o: not (o["full_board"] and o["forks_removed"]),
            en="The full board needs all 48 cards, so no fork card can be removed.",
            fr="Le plateau complet demande les 48 cartes : aucune carte à fourches "
            "ne peut être retirée.",
            clause="ST-Q16",
        ),
        Condition(
            lambda seats, o: o["starter"] == "chance" or o["starter"] < seats,
            en="The starter must be a seat at this table; seats are counted from 0.",
            fr="Le premier joueur doit être une place de cette table ; "
            "on compte les places à partir de 0.",
            clause="ST-Q2",
        ),
    ],
)
