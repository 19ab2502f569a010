"""The options of 1987 Channel Tunnel: the expansion, and the least certain readings."""

from __future__ import annotations

from ludogare.core.declaration.options import Options

OPTIONS = Options()
AGENDA = OPTIONS.add("agenda", (False, True), clause="CT-10.1")
CHECK_DEVIATION_ON_ARRIVAL = OPTIONS.add(
    "check_deviation_on_arrival", (False, True), clause="CT-Q16"
)
AGENDA_COUNTS_FOR_MEDIA = OPTIONS.add("agenda_counts_for_media", (True, False), clause="CT-Q30")
HEAVY_MACHINERY = OPTIONS.add(
    "heavy_machinery",
    ("any", "other_kind", "no_development", "other_kind_no_development"),
    clause="CT-Q37",
)
NEW_RED_CARD_CHAINS_AT_ONCE = OPTIONS.add(
    "new_red_card_chains_at_once", (False, True), clause="CT-Q39"
)
DRILL_PAYMENT = OPTIONS.add("drill_payment", ("matching_first", "free_choice"), clause="CT-Q13")
CHAIN_WINDOW = OPTIONS.add(
    "chain_window",
    ("whole_turn", "last_action"),
    clause="CT-Q35",
    since=3,
    fields=("last_only",),
)

OTHER_KIND = OPTIONS.number("heavy_machinery", "other_kind")
NO_DEVELOPMENT = OPTIONS.number("heavy_machinery", "no_development")
OTHER_KIND_NO_DEVELOPMENT = OPTIONS.number("heavy_machinery", "other_kind_no_development")
FREE_CHOICE = OPTIONS.number("drill_payment", "free_choice")
LAST_ACTION = OPTIONS.number("chain_window", "last_action")
