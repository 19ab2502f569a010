"""The options of 1987 Channel Tunnel: the expansion, and the least certain readings."""

from __future__ import annotations

from ludogare.core.declaration.options import Option, Options

ANY_ACT, OTHER_KIND, NO_DEVELOPMENT, OTHER_KIND_NO_DEVELOPMENT = range(4)

OPTIONS = Options(
    Option(
        "agenda",
        (False, True),
        clause="CT-10.1",
        en="Play with the Agenda expansion: tiles with its symbol bring cards with a penalty "
        "and points.",
        fr="Jouer avec l'extension Agenda : les tuiles à symbole apportent des cartes avec une "
        "pénalité et des points.",
    ),
    Option(
        "check_deviation_on_arrival",
        (False, True),
        clause="CT-Q16",
        en="Drilling the last tile is followed by deviation cards too; a loss beats the arrival.",
        fr="Le forage de la dernière tuile est aussi suivi de cartes Déviation ; une défaite "
        "l'emporte sur l'arrivée.",
    ),
    Option(
        "agenda_counts_for_media",
        (True, False),
        clause="CT-Q30",
        en="Resolved Agenda cards count as cards for Media relations.",
        fr="Les cartes Agenda réalisées comptent comme des cartes pour les Relations avec "
        "les médias.",
    ),
    Option(
        "heavy_machinery",
        ("any", "other_kind", "no_development", "other_kind_no_development"),
        clause="CT-Q37",
        en="The free action of Heavy machinery: any; another kind than the last one; anything but "
        "Development; or another kind and no Development.",
        fr="L'action gratuite de la Machinerie lourde : toutes ; une autre que la précédente ; "
        "toutes sauf Développement ; ou une autre que la précédente, sauf Développement.",
        said={
            "any": ("Any action", "Toutes les actions"),
            "other_kind": ("Another kind", "Une autre que la précédente"),
            "no_development": ("Any but Development", "Toutes sauf Développement"),
            "other_kind_no_development": (
                "Another kind, no Development",
                "Une autre, sauf Développement",
            ),
        },
    ),
    Option(
        "new_red_card_chains_at_once",
        (False, True),
        clause="CT-Q39",
        en="A red card may react to the very Development that brought it.",
        fr="Une carte rouge peut réagir au Développement même qui l'a apportée.",
    ),
    Option(
        "drill_payment",
        ("matching_first", "free_choice"),
        clause="CT-Q13",
        en="Two tokens of any colour drill a tile only for want of a matching one (matching "
        "first), or whenever the player likes (free choice).",
        fr="Deux jetons quelconques ne permettent de forer qu'à défaut d'un jeton de la couleur "
        "(la couleur d'abord), ou bien chaque fois qu'on le souhaite (libre choix).",
        said={
            "matching_first": ("Matching first", "La couleur d'abord"),
            "free_choice": ("Free choice", "Libre choix"),
        },
    ),
    Option(
        "chain_window",
        ("whole_turn", "last_action"),
        clause="CT-Q35",
        en="A red card reacts to any action of its kind of this turn (whole turn), or only to the "
        "action carried out last (last action), as the letter of the rules has it.",
        fr="Une carte rouge réagit à toute action de sa sorte de ce tour (tout le tour), ou "
        "seulement à la dernière action effectuée (dernière action), selon la lettre des règles.",
        said={
            "whole_turn": ("Whole turn", "Tout le tour"),
            "last_action": ("Last action", "Dernière action"),
        },
    ),
)
