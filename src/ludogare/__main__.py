"""So that `python -m ludogare` works as `ludogare` does."""

from ludogare.cli import main

raise SystemExit(main())
