"""The options of SteamRollers."""

from __future__ import annotations

from ludogare.core.declaration.options import Condition, Option, Options, seats_said
from ludogare.games.steamrollers.rules.actions import SEATS
from ludogare.games.steamrollers.rules.components import GUARDS, LEVELS

OLIVE = (
    ("Employee", "Employée"),
    ("Conductor", "Conductrice"),
    ("Machinist", "Machiniste"),
    ("Engineer", "Ingénieure"),
    ("Investor", "Investisseuse"),
    ("Rail Baroness", "Baronne du rail"),
)
"""What Olive's levels are called (SR-13.7)."""

OPTIONS = Options(
    Option(
        "coal",
        (False, True),
        clause="SR-2.5",
        en="A coal comes into every city that lost goods of its own colour; it may be delivered "
        "anywhere.",
        fr="Un charbon arrive dans chaque ville qui a perdu des marchandises de sa couleur ; "
        "il peut être livré partout.",
    ),
    Option(
        "orders",
        (False, True),
        clause="SR-2.7",
        en="Delivered goods are kept and can be exchanged for order tiles.",
        fr="On garde les marchandises livrées et on peut les échanger contre des tuiles Commande.",
    ),
    Option(
        "start_tiles",
        (False, True),
        clause="SR-2.8",
        en="Everybody begins with the small advantage of a start tile.",
        fr="Chacun commence avec le petit avantage d’une tuile Démarrage.",
    ),
    Option(
        "borders",
        ("none", "medium", "hard"),
        clause="SR-4.1",
        en="A roll blocks some borders between regions, as if by mountains.",
        fr="Un jet de dé bloque certaines frontières entre régions, comme des montagnes.",
        said={
            "none": ("None", "Aucune"),
            "medium": ("Medium", "Moyen"),
            "hard": ("Hard", "Difficile"),
        },
    ),
    Option(
        "first",
        ("chance", *range(SEATS)),
        clause="SR-Q20",
        en="The seat that is first player in the first round, or chance.",
        fr="La place qui commence le premier tour de jeu, ou le hasard.",
        said=seats_said(SEATS),
    ),
    Option(
        "guard",
        tuple(GUARDS),
        clause="SR-Q24",
        en="House rule: the match ends after so many rounds in a row without a delivery "
        "from the central board.",
        fr="Règle maison : la partie s’arrête après ce nombre de tours de jeu de suite sans "
        "livraison depuis le plateau central.",
    ),
    Option(
        "level",
        tuple(range(1, len(LEVELS) + 1)),
        clause="SR-13.7",
        en="How strong Olive is, if you play alone.",
        fr="La force d’Olive, si l’on joue en solitaire.",
        said={
            level: (f"{level}: {en}", f"{level} : {fr}") for level, (en, fr) in enumerate(OLIVE, 1)
        },
    ),
    conditions=[
        Condition(
            lambda seats, o: seats > 1 or not (o["coal"] or o["orders"] or o["start_tiles"]),
            en="Alone against Olive there are no coal, order tiles or start tiles.",
            fr="Seul contre Olive, il n’y a ni charbon, ni tuiles Commande, ni tuiles Démarrage.",
            clause="SR-13.3",
        ),
        Condition(
            lambda seats, o: o["first"] == "chance" or o["first"] < seats,
            en="The first player must be a seat at this table; seats are counted from 0.",
            fr="Le premier joueur doit être une place de cette table ; "
            "on compte les places à partir de 0.",
            clause="SR-Q20",
        ),
    ],
)
