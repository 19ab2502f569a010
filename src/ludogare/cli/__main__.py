"""So that `python -m ludogare.cli` works as `ludogare` does."""

from ludogare.cli import main

raise SystemExit(main())
