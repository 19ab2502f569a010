"""`python -m trial`: a trial on each store, with figures; loopback only, and not for ever."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path

from server.postgres import Cluster, binaries
from trial.trial import Plan, Trial


def main() -> int:
    """Runs the trial; the exit status says whether anything went wrong."""
    parser = argparse.ArgumentParser(prog="trial", description=__doc__)
    parser.add_argument("--kills", type=int, default=60, help="kills on each store")
    parser.add_argument("--minutes", type=float, default=3, help="at most, on each store")
    parser.add_argument("--parties", type=int, default=4, help="tables at which people play")
    parser.add_argument("--pause", type=float, default=2, help="seconds between faults, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=["sqlite", "postgres"], action="append")
    asked = parser.parse_args()
    plan = Plan(asked.kills, asked.minutes * 60, asked.parties, asked.pause, asked.seed)
    problems = []
    for store in asked.store or ["sqlite", "postgres"]:
        problems += on(store, plan)
    return 1 if problems else 0


def on(store: str, plan: Plan) -> list[str]:
    """A trial on one kind of store; prints what came out."""
    at = binaries() if store == "postgres" else None
    if store == "postgres" and at is None:
        print("postgres: it is not installed here, so it was not tried")
        return []
    with tempfile.TemporaryDirectory(prefix="ludogare-trial-") as folder:
        cluster = Cluster(at) if at else None
        try:
            if cluster:
                cluster.start()
            trial = Trial(Path(folder), plan, cluster)
            problems = asyncio.run(trial.run())
        finally:
            if cluster:
                cluster.kill()
                cluster.remove()
    tell(store, trial.counts, problems)
    return problems


def tell(store: str, counts: Counter[str], problems: list[str]) -> None:
    """The figures, and every anomaly."""
    print(f"{store}:")
    for what, number in sorted(counts.items()):
        print(f"  {what:40}{number:>8}")
    print(f"  {'anomalies':40}{len(problems):>8}")
    for problem in problems:
        print(f"  ANOMALY: {problem[:2000]}")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
