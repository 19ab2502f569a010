"""The options of Carcassonne."""

from __future__ import annotations

from ludogare.core.options import Condition, Option, Options

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
        en="Colours of tunnel tokens for each player: with two players / with three; "
        "one with four or more.",
        fr="Couleurs de jetons tunnel par joueur : à deux / à trois ; une seule à quatre ou plus.",
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
