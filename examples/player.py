#!/usr/bin/env python3
"""A program that takes a seat at a table: the whole of it.

    python3 examples/player.py http://127.0.0.1:8080             a new table against three bots
    python3 examples/player.py http://127.0.0.1:8080 TABLE       a free seat at an open table

It plays a random legal move whenever it is asked, adds its share to the luck, and at the end prints
the result and checks that the luck was the one that the server had promised. Needs Debian's
python3-websockets. docs/tables.md describes every message.
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys
import urllib.request

import websockets


def post(server, path, body, token=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(server + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as reply:
        return json.load(reply)


class Player:
    def __init__(self, socket):
        self.socket = socket
        self.share = secrets.token_bytes(32)  # of the luck
        self.told = set()  # what was sent once and need not be sent again
        self.seats = []
        self.asked = False  # a move is on its way and not answered yet

    async def send(self, **message):
        await self.socket.send(json.dumps(message))

    async def once(self, **message):
        key = json.dumps(message)
        if key not in self.told:
            self.told.add(key)
            await self.send(**message)

    async def prepare(self, table, host):
        """Sit down, commit to a share of the luck, start, show it when all have committed."""
        for seat in self.seats:
            if table["stage"] == "open":
                await self.once(type="commit", seat=seat,
                                hash=hashlib.sha256(self.share).hexdigest())
            if table.get("mixing") == "show":
                await self.once(type="show", seat=seat, bytes=self.share.hex())
        mine = [table["seats"][seat].get("mixes") for seat in self.seats]
        if host and table["stage"] == "open" and mine and all(mine):
            await self.once(type="start")
        if not self.seats and table["stage"] == "open":
            free = [s["seat"] for s in table["seats"] if s["kind"] == "open"]
            if free:
                await self.once(type="sit", seat=free[0])

    async def play(self):
        """Answers frames until the game is over; returns the last one."""
        async for text in self.socket:
            frame = json.loads(text)
            kind = frame["type"]
            for sentence in frame.get("sentences", []):  # asked for with words=1
                print(sentence, file=sys.stderr)
            if kind in ("hello", "table"):
                self.seats = frame["you"]["seats"]
                self.commitment = frame["table"]["commitment"]
                await self.prepare(frame["table"], frame["you"]["host"])
            elif kind in ("state", "events") and frame.get("legal") and not self.asked:
                self.asked = True
                # The ply says which position the move answers: a late one does no harm.
                choice = random.choice(frame["legal"])
                await self.send(type="move", seat=frame["seat"], ply=frame["ply"],
                                undos=frame["undos"], move=choice["text"])
            elif kind == "accepted":
                self.asked = False
            elif kind == "refused":
                self.asked = False
                print("refused:", frame["code"], frame["text"], file=sys.stderr)
            elif kind == "over":
                return frame
        return None


async def main():
    server = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://127.0.0.1:8080"
    token = post(server, "/api/guest", {"name": "Example", "token": True})["token"]
    if len(sys.argv) > 2:
        table = sys.argv[2]
    else:
        table = post(server, "/api/tables", {"game": "paradominetor", "start": False,
                                             "seats": ["me", "easy", "easy", "easy"]},
                     token)["table"]["id"]
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/socket?words=1"
    async with websockets.connect(address,
                                  extra_headers={"Authorization": f"Bearer {token}"}) as socket:
        player = Player(socket)
        over = await player.play()
    promised = hashlib.sha256(b"paradoxa-fair-1" + table.encode() + bytes.fromhex(over["seed"]))
    kept = promised.hexdigest() == player.commitment
    print(json.dumps({"table": table, "seats": player.seats, "outcome": over.get("outcome"),
                      "promise_kept": kept}))
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
