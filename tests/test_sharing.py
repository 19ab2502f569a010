"""Work shared out: by any executor, and on a cluster of which a worker is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

import pytest

import ludogare
from ludogare.bots.outside.program import Program
from ludogare.cli import main
from ludogare.lab import arena, cluster
from ludogare.lab.arena import compete
from ludogare.lab.report import report
from ludogare.lab.sharing import as_they_end
from ludogare.lab.simulate import simulate
from packages import wanted

wanted("distributed")
VARIES = ("seconds", "matches_per_s", "plies_per_s")
GAME = ludogare.find("cape_to_cairo")


def same_matches(summary):
    return {name: value for name, value in summary.items() if name not in VARIES}


@contextmanager
def dask(kind, *how):
    """A program of Dask's."""
    line = [sys.executable, "-m", f"distributed.cli.dask_{kind}", *how, "--host", "127.0.0.1"]
    strict = {**os.environ, "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "1"}
    with subprocess.Popen(
        [*line, "--no-dashboard"], env=strict, stderr=subprocess.DEVNULL
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory):
    file = tmp_path_factory.mktemp("dask") / "scheduler.json"
    with dask("scheduler", "--port", "0", "--scheduler-file", str(file)) as process:
        while not file.exists():
            assert process.poll() is None, "the scheduler ended"
            time.sleep(0.05)
        yield json.loads(file.read_text("utf-8"))["address"]


@pytest.fixture
def workers(scheduler):
    from distributed import Client

    how = (scheduler, "--nthreads", "1", "--no-nanny")
    with dask("worker", *how) as one, dask("worker", *how) as two:
        with Client(scheduler, set_as_default=False) as client:
            client.wait_for_workers(2)
        yield one, two


def test_a_cluster_finds_the_same_as_this_machine_alone(scheduler, workers, capsys):
    for line in (
        "simulate cape_to_cairo --matches 120 --seed 4 --plain",
        "simulate cape_to_cairo --report --bot random --matches 4",
        "arena cape_to_cairo random passenger --deals 3 --all",
    ):
        found = []
        for more in ("--workers 1", f"--cluster {scheduler}"):
            assert main(f"{line} --json {more}".split()) == 0
            found.append(same_matches(json.loads(capsys.readouterr().out)))
            found[-1].get("taken", []).sort(key=str)
        assert found[0] == found[1], line


def test_a_killed_worker_loses_no_match(scheduler, workers):
    told = []

    def progress(more):
        if not told:
            workers[0].send_signal(signal.SIGKILL)
        told.append(more)

    how = {"seats": 2, "matches": 1500, "seed": 4, "plain": True}
    with cluster.cluster(scheduler) as (executor, width):
        assert width == 2
        found = simulate(GAME, executor=executor, workers=width, progress=progress, **how)
    assert workers[0].wait() == -signal.SIGKILL
    assert told == [50] * 30, "the bar goes on as before"
    alone = simulate(GAME, workers=1, **how)
    assert same_matches(found.to_json()) == same_matches(alone.to_json())


def test_a_job_that_ends_its_workers_is_told_of(scheduler, workers):
    with (
        pytest.raises(ludogare.LudogareError, match=r"2 workers of .* died on the same"),
        cluster.cluster(scheduler) as (executor, _),
    ):
        executor.submit(os._exit, 1).result()


@pytest.mark.parametrize("count", ["simulate", "report", "compete"])
def test_whoever_has_an_executor_can_lend_it(count):
    def counted(**how):
        if count == "compete":
            names = ["random", "passenger"]
            return [d.to_json() for d in compete("cape_to_cairo", names, deals=2, **how)]
        counting = simulate if count == "simulate" else report
        more = {"plain": True} if count == "simulate" else {"bot": "random"}
        found = counting(GAME, seats=2, matches=3, seed=4, **more, **how).to_json()
        return same_matches(found)

    with ThreadPoolExecutor(2) as threads:
        lent = counted(executor=threads)
        assert threads.submit(len, "it goes on").result() == 10
    assert lent == counted(workers=1)


def test_what_nobody_waits_for_any_more_is_cancelled():
    done, open_ = Future(), Future()
    done.set_result(1)
    found = as_they_end([done, open_])
    assert next(found) == 1
    found.close()
    assert open_.cancelled()


def test_each_thread_has_a_program_of_its_own():
    made = [arena.running("true", 1.0, thread) for thread in (1, 2, 1)]
    assert all(isinstance(program, Program) for program in made)
    assert made[0] is made[2]
    assert made[0] is not made[1]


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ("--cluster tcp://127.0.0.1:1", "no Dask scheduler answers at tcp://127.0.0.1:1"),
        ("--cluster nonsense://", "no Dask scheduler answers at nonsense://"),
        ("--cluster tcp://127.0.0.1:1 --workers 2", "--workers cannot be combined with --cluster"),
    ],
)
def test_a_cluster_that_cannot_be_used_gets_a_sentence(more, sentence, capsys, monkeypatch):
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    assert main(f"simulate cape_to_cairo {more}".split()) == 2
    assert sentence in capsys.readouterr().err


def test_a_scheduler_without_workers_gets_a_sentence(scheduler, monkeypatch):
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    with (
        pytest.raises(ludogare.LudogareError, match="has no workers"),
        cluster.cluster(scheduler),
    ):
        pass


def test_workers_that_play_by_other_rules_are_refused(scheduler, workers, monkeypatch):
    monkeypatch.setattr(cluster, "version", lambda package: "99")
    with (
        pytest.raises(ludogare.LudogareError, match="but this machine has ludogare 99"),
        cluster.cluster(scheduler),
    ):
        pass


def test_without_dask_a_sentence_says_what_to_install(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["simulate", "cape_to_cairo", "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert "pip install 'ludogare[lab]'" in capsys.readouterr().err
