"""A bot in twenty lines: takes the seat of a link and plays anything legal.

python examples/seat_bot.py 'http://127.0.0.1:8000/t/TABLE#KEY'
"""

import asyncio
import json
import random
import sys
import urllib.request
import uuid

import websockets


async def play(link: str) -> None:
    """Sits down, says hello, and answers every snapshot that asks for an action."""
    page, key = link.split("#")
    path, shown = page.replace("/t/", "/api/tables/"), {"Authorization": f"Seat {key}"}
    body = json.dumps({"key": key, "name": "Lucky"}).encode()
    headers = {**shown, "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{path}/sit", body, headers)) as answer:
        seat = json.load(answer)["seat"]
    live = f"{path.replace('http', 'ws', 1)}/live"
    async with websockets.connect(live, additional_headers=shown) as socket:
        await socket.send(json.dumps({"hello": {"after": 0, "seat": seat}}))
        async for text in socket:
            message = json.loads(text)
            if message.get("over"):
                print(message["over"]["ending"])
                return
            if message.get("actions"):
                action = random.choice(message["actions"])["text"]
                wish = {"id": uuid.uuid4().hex, "seat": seat, "after": message["seq"]}
                await socket.send(json.dumps({**wish, "action": action}))


asyncio.run(play(sys.argv[1]))
