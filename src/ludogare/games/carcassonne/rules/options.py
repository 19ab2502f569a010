"""The options of Carcassonne."""

from __future__ import annotations

from ludogare.core.declaration.options import Condition, Option, Options

OFF, AS_PRINTED, CUT_OPEN = range(3)  # places of the values of `other_tunnels`

OPTIONS = Options(
    Option(
        "tunnel",
        (True, False),
        clause="CA-6.1",
        en="Play with the four tiles and the tokens of the Tunnel.",
        fr="Jouer avec les quatre tuiles et les jetons du Tunnel.",
    ),
    Option(
        "tunnel_tokens",
        ("2/1", "3/2", "1/1"),
        clause="CA-6.3",
        en="Colours of tunnel tokens for each player, with two players and with three; "
        "with four or more it is always one.",
        fr="Couleurs de jetons tunnel par joueur, à deux et à trois ; à quatre ou plus, "
        "c'est toujours une seule.",
        said={
            "2/1": ("2 with two players, 1 with three", "2 à deux joueurs, 1 à trois"),
            "3/2": ("3 with two players, 2 with three", "3 à deux joueurs, 2 à trois"),
            "1/1": ("1, however many play", "1, quel que soit le nombre de joueurs"),
        },
    ),
    Option(
        "inns_cathedrals",
        (False, True),
        clause="CA-9.1",
        en="Add the 18 tiles with inns and cathedrals.",
        fr="Ajouter les 18 tuiles avec auberges et cathédrales.",
    ),
    Option(
        "other_tunnels",
        ("off", "as printed", "cut"),
        clause="CA-8.1",
        en="The two tiles of other expansions that print a tunnel: left out; or with a road that "
        "runs through (as printed); or cut into two mouths that take tokens.",
        fr="Les deux tuiles d'autres extensions où figure un tunnel : absentes ; ou avec une route "
        "continue (telles quelles) ; ou coupées en deux issues qui reçoivent des jetons.",
        said={
            "off": ("Left out", "Absentes"),
            "as printed": ("As printed", "Telles quelles"),
            "cut": ("Cut into two mouths", "Coupées en deux issues"),
        },
    ),
    conditions=[
        Condition(
            lambda seats, o: o["tunnel"] or o["other_tunnels"] != "cut",
            en="Only with the Tunnel are the other tunnels cut.",
            fr="Les autres tunnels ne sont coupés qu'avec le Tunnel.",
            clause="CA-8.2",
        ),
    ],
)
