"""Programs at the table: the host lets them in, visitors name them, and none harms a table."""

from __future__ import annotations

import asyncio
import json
import random
import shlex
import sqlite3
import sys
import time
from pathlib import Path

import pytest

from ludogare.cli import main
from ludogare.server.thinking.programs import Programs
from server.clients import SETTINGS, run, serving
from server.processes import process

EXAMPLE = f"{sys.executable} {Path(__file__).parents[2] / 'examples' / 'program_bot.py'}"
LOWEST = """
import json, sys
for line in sys.stdin:
    legal = json.loads(line)["legal"]
    print(json.dumps({"action": min(a["number"] for a in legal)}), flush=True)
"""
HANGS = "import sys, time\nfor line in sys.stdin: time.sleep(600)"
TROUBLES = {
    "nonsense": (
        "import sys\nfor line in sys.stdin: print('well,', flush=True)",
        "its answer could not be read",
    ),
    "illegal": (
        "import sys\nfor line in sys.stdin: print('{\"action\": 102}', flush=True)",
        "its answer was against the rules",
    ),
    "hangs": (HANGS, "no answer in time"),
    "dies": ("input(); raise SystemExit('oh no')", "the program has ended"),
}


def python(source):
    return f"{sys.executable} -c {shlex.quote(source)}"


def body(*bots, game="cape_to_cairo", **settings):
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    kept = {**SETTINGS, **settings}
    return {"game": game, "seats": seats, "settings": kept, "options": {}, "language": "en"}


async def seated(web, *bots, **more):
    """A table of mine with some bots, and my key."""
    made = await web.post("/api/tables", body(*bots, **more))
    assert made.status_code == 201, made.text
    key = made.headers["set-cookie"].partition("=")[2].partition(";")[0]
    web.http.cookies.clear()
    return made.json()["table"], key


def told(guest):
    return [line for entry in guest.story for line in entry["lines"]]


def test_a_program_plays_a_match_at_a_table(tmp_path, caplog):
    async def scenario():
        programs = Programs({"lucky": EXAMPLE})
        async with serving(tmp_path, programs=programs) as web:
            games = (await web.get("/api/games")).json()
            assert games[0]["programs"] == ["lucky"]
            assert "lucky" not in games[0]["bots"]
            table, key = await seated(web, "lucky", "lucky")
            async with web.guest(table, 0, key) as me:
                await me.play_out(random.Random(2))
                assert [p["name"] for p in me.now["players"][1:]] == ["Lucky", "Lucky 2"]
                assert not [line for line in told(me) if "forfeits" in line]

    run(scenario())
    assert not [r for r in caplog.records if r.levelname == "ERROR"]


def test_a_program_sees_only_what_its_seat_may_know(tmp_path):
    file = tmp_path / "question"
    spy = f"question = input()\nopen({str(file)!r}, 'w').write(question)\n"
    programs = Programs({"spy": python(spy + "print('{\"action\": 7}', flush=True); input()")})

    async def scenario():
        async with serving(tmp_path, programs=programs, pace=3_600_000) as web:
            table, key = await seated(web, "spy")
            async with web.guest(table, 0, key) as me:
                await me.done(action="bid 37")
            state = (await web.registry.table(table)).state
            assert (await web.registry.advice(state.playing, "spy", 1)).action == 7
            question = json.loads(file.read_text())
            assert question["seat"] == 1
            assert question["state"] == state.playing.hidden(1).to_json()
            assert question["state"]["bid"][0] == -2, "a bid was made; its owner knows how much"

    run(scenario())


def test_visitors_name_programs_and_never_commands(tmp_path):
    async def scenario():
        async with serving(tmp_path, programs=Programs({"lucky": EXAMPLE})) as web:
            for bot in ("unlucky", EXAMPLE, f"lucky={EXAMPLE}", "program:cat", "cat"):
                refused = await web.post("/api/tables", body(bot))
                assert refused.status_code == 400
                assert refused.json()["error"].startswith("There is no bot called")
                assert "random, lucky" in refused.json()["error"]

    run(scenario())


@pytest.mark.parametrize("trouble", TROUBLES)
def test_a_program_that_fails_loses_its_turn_and_the_table_hears_why(trouble, tmp_path, caplog):
    source, sentence = TROUBLES[trouble]

    async def scenario():
        programs = Programs({"lucky": python(source)}, 1.0 if trouble == "hangs" else 20.0)
        async with serving(tmp_path, programs=programs) as web:
            table, key = await seated(web, "lucky")
            async with (
                web.guest(table, 0, key) as me,
                web.guest(table, language="fr") as watcher,
            ):
                await me.play_out(random.Random(2))
                await watcher.until(lambda now: now["status"] == "over")
                line = f"Lucky forfeits a turn: {sentence}. A random legal action was played."
                assert line in told(me)
                assert any(line.startswith("Lucky perd son tour\u00a0: ") for line in told(watcher))

    run(scenario())
    assert "bot lucky at cape_to_cairo: it " in caplog.text
    if trouble == "dies":
        assert "on its error output: oh no" in caplog.text


def test_a_program_that_hangs_holds_up_nobody_else(tmp_path):
    async def scenario():
        programs = Programs({"sleepy": python(HANGS), "good": python(LOWEST)}, 60.0)
        async with serving(tmp_path, programs=programs) as web:
            slow, mine = await seated(web, "sleepy")
            quick, other = await seated(web, "good", "random")
            table, keys = await web.seated(seats="ml")
            async with (
                web.guest(slow, 0, mine) as me,
                web.guest(quick, 0, other) as you,
                web.guest(table, 0, keys[0]) as ada,
                web.guest(table, 1, keys[1]) as ben,
            ):
                await me.done(action="bid 4")
                began = time.monotonic()
                dice = random.Random(1)
                await asyncio.gather(*(guest.play_out(dice) for guest in (you, ada, ben)))
                assert time.monotonic() - began < 40
                assert me.now["players"][1]["awaited"]
                assert me.now["prompt"] == "Sleepy thinks…"

    began = time.monotonic()
    run(scenario())
    assert time.monotonic() - began < 50, "a server stops without waiting for programs"


def test_a_server_that_stops_ends_its_programs_and_plays_nothing_for_them(tmp_path):
    source = f"import os\nopen({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\n{HANGS}"

    async def scenario():
        async with serving(tmp_path, programs=Programs({"sleepy": python(source)}, 60.0)) as web:
            table, key = await seated(web, "sleepy")
            async with web.guest(table, 0, key) as me:
                await me.done(action="bid 4")
                while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():
                    await asyncio.sleep(0.05)
        assert not Path(f"/proc/{(tmp_path / 'pid').read_text()}").exists()
        with sqlite3.connect(tmp_path / "tables.sqlite3") as file:
            plies = file.execute("select body from events where kind = 'ply' and seat >= 0")
            assert plies.fetchall() == [("bid 4",)]

    run(scenario())


def test_a_program_that_the_server_no_longer_has_loses_its_turns(tmp_path):
    async def scenario():
        async with serving(tmp_path, programs=Programs({"lucky": EXAMPLE}), pace=3_600_000) as web:
            table, key = await seated(web, "lucky")
        async with serving(tmp_path) as web, web.guest(table, 0, key) as me:
            await me.play_out(random.Random(2))
            line = "Lucky forfeits a turn: this server does not have the program. "
            assert f"{line}A random legal action was played." in told(me)

    run(scenario())


def test_a_process_without_the_program_leaves_it_to_one_that_has_it(fresh, tmp_path):
    """The program plays although the people sit at the other process."""

    async def scenario():
        async with (
            process("--database", fresh, "--program", f"lucky={EXAMPLE}") as (_, one),
            process("--database", fresh) as (_, two),
        ):
            table, key = await seated(one, "lucky")
            async with two.guest(table, 0, key) as me, one.guest(table) as watcher:
                await me.done(action="bid 4")
                await me.until(lambda now: now["actions"] or not now["players"][1]["awaited"])
                await watcher.until(lambda now: now["seq"] >= me.now["seq"])
                assert not [line for line in told(me) if "forfeits" in line]

    run(scenario())


def test_where_no_process_has_the_program_the_match_goes_on(store, tmp_path, monkeypatch):
    monkeypatch.setattr("ludogare.server.table.acting.ELSEWHERE", 300)

    async def scenario():
        async with serving(tmp_path, store=store, programs=Programs({"lucky": EXAMPLE})) as web:
            table, key = await seated(web, "lucky")
            web.registry.programs.close()
            web.registry.programs = Programs()
            async with web.guest(table, 0, key) as me:
                await me.play_out(random.Random(2), most=8)
                await me.until(
                    lambda now: any("does not have the program" in line for line in told(me))
                )

    run(scenario())


def test_the_host_names_programs_on_the_command_line(monkeypatch, capsys):
    given = []
    monkeypatch.setattr("ludogare.server.serve.serve", given.append)
    line = ["serve", "--program", "lucky=cat -n", "--program", "slow=sleep 9", "--patience", "2.5"]
    assert main(line) == 0
    (settings,) = given
    assert settings.programs == {"lucky": "cat -n", "slow": "sleep 9"}
    assert settings.patience == 2.5
    for wrong in (["--program", "stoker=cat"], ["--program", "cat"], ["--patience", "0"]):
        assert main(["serve", *wrong]) == 2
        assert capsys.readouterr().err.startswith("ludogare: ")
