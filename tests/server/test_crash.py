"""A server that is killed in the middle of a match loses nothing that it acknowledged."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import sqlite3
import time
from pathlib import Path

import websockets

import ludogare
from ludogare.core.match.verified import verify
from pids import alive
from server.clients import WAIT, run, shown
from server.processes import process


class Stubborn:
    """A client that goes on after every lost connection, sending again what was not answered."""

    def __init__(self, web, table, seat, key, dice):
        self.web, self.table, self.seat, self.key, self.dice = web, table, seat, key, dice
        self.seq, self.actions, self.over = 0, [], False
        self.pending, self.acknowledged, self.count, self.lost = None, {}, 0, 0

    async def play(self):
        while not self.over:
            try:
                async with self.web.live(
                    self.table, additional_headers=shown(self.key), open_timeout=WAIT
                ) as socket:
                    await socket.send(json.dumps({"hello": {"after": self.seq, "seat": self.seat}}))
                    await self.go_on(socket)
            except (OSError, websockets.WebSocketException, TimeoutError):
                self.lost += 1
                await asyncio.sleep(0.05)

    async def go_on(self, socket):
        if self.pending:
            await socket.send(json.dumps(self.pending))
        while not self.over:
            message = json.loads(await asyncio.wait_for(socket.recv(), WAIT))
            if "players" in message:
                assert message["seq"] >= self.seq, "the table never goes back"
                self.seq, self.actions = message["seq"], message["actions"]
                self.over = message["status"] == "over"
            elif self.pending and message.get("id") == self.pending["id"]:
                if "error" not in message:
                    self.acknowledged[self.pending["id"]] = (message["seq"], self.pending["action"])
                else:
                    assert message.get("stale"), message
                self.pending, self.actions = None, []
                await socket.send(json.dumps({"hello": {"after": self.seq, "seat": self.seat}}))
            if self.actions and not self.pending and not self.over:
                self.count += 1
                action = self.dice.choice(self.actions)["text"]
                self.pending = {"id": f"{self.seat}.{self.count}", "seat": self.seat}
                self.pending |= {"after": self.seq, "action": action}
                await socket.send(json.dumps(self.pending))


def test_killed_in_mid_match(tmp_path):
    async def scenario():
        dice = random.Random(4)
        async with process("--data", tmp_path) as (server, web):
            table, keys = await web.seated(seats="mllb")
            clients = [Stubborn(web, table, seat, keys[seat], dice) for seat in range(3)]
            playing = asyncio.gather(*(client.play() for client in clients))
            for _ in range(3):
                seen = clients[0].seq
                async with asyncio.timeout(WAIT):
                    while clients[0].seq < seen + 25 and not playing.done():
                        await asyncio.sleep(0.002)
                server.kill()
                await server.start()
            await asyncio.wait_for(playing, 40)
            assert all(client.lost for client in clients)
            record = (await web.get(f"/api/tables/{table}/record")).text
            assert verify(ludogare.read(record)) == "fair"
            assert await server.stop() == 0
        rows = sqlite3.connect(tmp_path / "tables.sqlite3").execute(
            "select seq, seat, body, request from events where kind = 'ply' and seat >= 0"
        )
        by_request = {}
        for seq, seat, body, request in rows:
            if seat < 3:
                assert (seat, request) not in by_request, "nothing was done twice"
                by_request[seat, request] = (seq, body)
        for client in clients:
            assert client.acknowledged
            for request, done in client.acknowledged.items():
                assert by_request[client.seat, request] == done

    run(scenario())


def test_bots_and_clocks_go_on_after_a_restart(tmp_path):
    async def scenario():
        async with process("--data", tmp_path) as (server, web):
            bots, _ = await web.make(seats="bb")
            clocked, keys = await web.seated(seats="ml", clock=5)
            async with web.guest(clocked, 0, keys[0]) as ada:
                assert 0 < ada.now["players"][0]["clock"] <= 5000
                await ada.done(action="bid 7")
            server.kill()
            began = time.monotonic()
            await server.start()
            async with web.guest(clocked, 0, keys[0]) as ada:
                assert not ada.now["players"][0]["awaited"]
                assert 0 < ada.now["players"][1]["clock"] <= 5000
                flag = "Player 2’s time is up; a random legal action was played."
                await ada.until(lambda now: [flag] in [told["lines"] for told in now["story"]])
                assert 3 < time.monotonic() - began < 12
            async with web.guest(bots) as watcher:
                await watcher.until(lambda now: now["status"] == "over")

    run(scenario())


def test_stopping_under_load_is_quick_and_loses_nothing(tmp_path):
    async def scenario():
        async with process("--data", tmp_path) as (server, web):
            clients = []
            for number in range(4):
                table, keys = await web.seated(seats="mlbb")
                dice = random.Random(number)
                clients += [Stubborn(web, table, seat, keys[seat], dice) for seat in (0, 1)]
            playing = asyncio.gather(*(client.play() for client in clients))
            async with asyncio.timeout(WAIT):
                while sum(len(client.acknowledged) for client in clients) < 20:
                    await asyncio.sleep(0.01)
            assert await server.stop() == 0
            playing.cancel()
        file = sqlite3.connect(tmp_path / "tables.sqlite3")
        for client in clients:
            for request, (seq, body) in client.acknowledged.items():
                where = (client.table, seq, client.seat, request, body)
                query = 'select 1 from events where "table" = ? and seq = ? and seat = ?'
                assert file.execute(f"{query} and request = ? and body = ?", where).fetchone()

    run(scenario())


def test_stopping_is_clean_and_leaves_no_process(tmp_path):
    async def scenario():
        async with process("--data", tmp_path, "--workers", "1") as (server, web):
            table, keys = await web.seated(seats="mb")
            async with web.guest(table, 0, keys[0]) as me:
                await me.done(action="bid 1")
                await me.until(lambda now: now["ply"] > 3)
                pid = server.running.pid
                children = descendants(pid)
                assert children, "a bot thinks in a process of its own"
                began = time.monotonic()
                assert await server.stop() == 0
                assert time.monotonic() - began < 4
            async with asyncio.timeout(5):
                while any(os.path.exists(f"/proc/{child}") for child in children):
                    await asyncio.sleep(0.05)

    run(scenario())


def test_workers_end_when_the_server_is_killed(tmp_path):
    async def scenario():
        async with process("--data", tmp_path, "--workers", "1") as (server, web):
            table, keys = await web.seated(seats="mb")
            async with web.guest(table, 0, keys[0]) as me:
                await me.done(action="bid 1")
                await me.until(lambda now: now["ply"] > 3)
            children = descendants(server.running.pid)
            assert children
            server.kill()
            async with asyncio.timeout(5):
                while any(alive(child) for child in children):
                    await asyncio.sleep(0.05)

    run(scenario())


def test_a_data_folder_has_one_server(tmp_path):
    async def scenario():
        async with process("--data", tmp_path):
            other = await asyncio.create_subprocess_exec(
                *command(), "--data", str(tmp_path), "--port", "0", stderr=asyncio.subprocess.PIPE
            )
            _, told = await asyncio.wait_for(other.communicate(), WAIT)
            assert other.returncode == 2
            assert b"in use by another server" in told

    run(scenario())


def test_a_data_folder_brings_its_own_components(tmp_path):
    own = tmp_path / "components" / "cape_to_cairo.toml"
    own.parent.mkdir()
    text = ludogare.find("cape_to_cairo").components.path.read_text("utf-8")
    own.write_text(text.replace("start = 100", "start = 0"), "utf-8")

    async def scenario():
        async with process("--data", tmp_path) as (_, web):
            seats = [{"kind": "bot", "bot": "random"}] * 2
            made = await web.post("/api/tables", {"game": "cape_to_cairo", "seats": seats})
            assert made.status_code == 201, made.text
            table = made.json()["table"]
            async with web.guest(table) as watching:
                await watching.until(lambda now: now["status"] == "over")
            record = (await web.get(f"/api/tables/{table}/record")).text
            assert "\nend eighth\n" in record
            theirs = re.search(r"^components (\w+)$", record, re.MULTILINE)
            assert theirs[1] != ludogare.find("cape_to_cairo").components.hash
            assert re.findall(r"^[01] (bid .*)$", record, re.MULTILINE)[:2] == ["bid 0"] * 2

    run(scenario())


def command():
    import sys

    return [sys.executable, "-m", "ludogare.server"]


def descendants(pid):
    found = []
    for entry in os.listdir("/proc"):
        if entry.isdecimal():
            try:
                stat = Path(f"/proc/{entry}/stat").read_text()
            except OSError:
                continue
            if int(stat.rpartition(")")[2].split()[1]) == pid:
                found += [int(entry), *descendants(int(entry))]
    return found
