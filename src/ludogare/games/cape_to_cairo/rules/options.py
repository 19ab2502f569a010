"""The options of From Cape to Cairo."""

from __future__ import annotations

from ludogare.core.declaration.options import Options

OPTIONS = Options()
CREDIT = OPTIONS.add("credit", (False, True), clause="CC-Q7")
