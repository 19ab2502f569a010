"""What carries live messages: frames, and clients that are slower or faster than the server."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from ludogare.server.http.guard import framed
from server.clients import WAIT, run, serving


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_message_is_one_frame(length):
    reader, text = StreamReader(), b"x" * length
    reader.feed_data(framed(text))
    with pytest.raises(StopIteration) as read:
        next(Frame.parse(reader.read_exact, mask=False))
    assert read.value.value == Frame(Opcode.TEXT, text, fin=True)
    assert not reader.buffer


async def become(state):
    async with asyncio.timeout(WAIT):
        while not state():
            await asyncio.sleep(0.001)


def test_who_has_stopped_reading_is_shown_what_is_then(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                for number in range(200):
                    await ada.done(chat=f"{number} " + "x" * 480)
                slow = await web.live(table)
                slow.transport.pause_reading()
                here = web.registry.tables[table].waiting
                guest = next(one for one in here if one.viewer != 0)
                async with asyncio.timeout(WAIT):
                    while guest.line.writable.is_set():  # each hello asks for all that was said
                        await slow.send(json.dumps({"hello": {"after": 0, "seat": None}}))
                        await asyncio.sleep(0.001)
                await ada.done(chat="first")
                await ada.done(chat="second")
                assert guest.after < ada.now["seq"]
                slow.transport.resume_reading()
                await become(lambda: guest.after == ada.now["seq"])
                async with asyncio.timeout(WAIT):
                    while (shown := json.loads(await slow.recv()))["seq"] < ada.now["seq"]:
                        pass
                assert [line["text"] for line in shown["chat"]][-2:] == ["first", "second"]
            await slow.close()

    run(scenario())


def test_who_sends_on_while_being_served_is_read_later(tmp_path, monkeypatch):
    go_on = asyncio.Event()

    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            async with web.guest(table, 0, keys[0]) as ada:
                append, line = (
                    web.registry.store.append,
                    next(iter(web.registry.tables[table].waiting)).line,
                )

                async def slowly(*job, **more):
                    await go_on.wait()
                    await append(*job, **more)

                monkeypatch.setattr(web.registry.store, "append", slowly)
                await ada.send({"id": "a", "seat": 0, "after": ada.now["seq"], "action": "bid 3"})
                await asyncio.sleep(0.05)
                assert not line.read_paused, "one message alone stops nothing"
                for number in range(5):
                    await ada.send({"ping": number})
                await become(lambda: line.read_paused)
                go_on.set()
                told = []
                while len(told) < 6:
                    message = await ada.receive()
                    told += [message[key] for key in ("id", "pong") if key in message]
                assert told == ["a", 0, 1, 2, 3, 4]
                await become(lambda: not line.read_paused)

    run(scenario())


def test_nothing_overtakes_what_a_greeting_asks_for(tmp_path):
    """Who greets again, and goes on at once, is shown first what was not seen."""

    async def scenario():
        async with serving(tmp_path) as web:
            table, _ = await web.seated(seats="ml")
            socket = await web.live(table)
            hello = json.dumps({"hello": {"after": 0, "seat": None}})
            for _ in range(20):
                for text in (hello, json.dumps({"ping": 1}), json.dumps({"chat": "hello"})):
                    await socket.send(text)
                told = [json.loads(await asyncio.wait_for(socket.recv(), WAIT)) for _ in range(3)]
                assert ["players" in message for message in told] == [True, False, False]
            await socket.close()

    run(scenario())
