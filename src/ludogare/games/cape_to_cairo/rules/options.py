"""The options of From Cape to Cairo."""

from __future__ import annotations

from ludogare.core.declaration.options import Option, Options

OPTIONS = Options(
    Option(
        "credit",
        (False, True),
        clause="CC-Q7",
        en="Track may be bought on credit, if the prize of the same crossing repays it at once.",
        fr="On peut acheter des tronçons à crédit, si la prime de la même traversée "
        "le rembourse aussitôt.",
    ),
)
