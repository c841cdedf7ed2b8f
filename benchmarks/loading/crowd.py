"""People who play at tables of four, as many as a test wants: real sockets, human pace or none."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Final

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.loading.figures import Figures

SEATS: Final = 4
_READ_BYTES: Final = 2_048
_HANDSHAKE_S: Final = 30.0


class You(msgspec.Struct):
    """What a seat may do."""

    legal: list[str]
    bids: list[int]


class View(msgspec.Struct):
    """As much of a view as it takes to act."""

    number: int
    stage: str
    you: You | None


class Told(msgspec.Struct):
    """As much of any message of the server as it takes to act."""

    t: str
    view: View | None = None
    number: int = 0
    id: str | None = None
    code: str | None = None


_decode: Final = msgspec.json.Decoder(Told).decode
_encode: Final = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Pace:
    """How long somebody thinks: evenly between half of `s` and half as much again; 0 is at once."""

    s: float

    @property
    def wait_s(self) -> float:
        """How long somebody thinks now."""
        return self.s * random.uniform(0.5, 1.5)  # noqa: S311 - it guards no secret


class Table:
    """One table: which moves are on their way, and since when."""

    def __init__(self, figures: Figures, pace: Pace) -> None:
        self.figures = figures
        self.playing = False
        self._pace = pace
        self._asked: dict[int, tuple[float, int]] = {}
        """By the number of the entry that a move becomes: when it was sent, and by which seat."""

    def think(self, act: Callable[[], None]) -> None:
        """Have somebody act when it is time for it."""
        if self._pace.s:
            asyncio.get_running_loop().call_later(self._pace.wait_s, act)
        else:
            act()

    def sent(self, seat: int, number: int) -> None:
        """Note that a seat sends what is to become entry `number`."""
        self._asked[number] = perf_counter(), seat
        self._asked.pop(number - SEATS, None)

    def done(self, number: int) -> None:
        """Note that a move was confirmed."""
        asked = self._asked.get(number)
        if asked is not None and self.figures.measuring:
            self.figures.moves += 1
            self.figures.done_s.append(perf_counter() - asked[0])

    def seen(self, seat: int, number: int, size: int) -> None:
        """Note that a seat sees what follows entry `number`, in a message of `size` bytes."""
        if not self.figures.measuring:
            return
        self.figures.views += 1
        self.figures.view_bytes += size
        asked = self._asked.get(number)
        if asked is not None and asked[1] != seat:
            self.figures.seen_s.append(perf_counter() - asked[0])


class Person(WSListener):
    """One player at one table, who bids and plays the first that is allowed."""

    def __init__(self, table: Table, seat: int, url: str, headers: dict[str, str]) -> None:
        self.table = table
        self.seat = seat
        self.lost: Callable[[Person, bool], None] = lambda _person, _restarted: None
        """Told when the socket is gone, and whether the server said that it restarts."""
        self._url, self._headers = url, headers
        self._line: WSTransport | None = None
        self._shown: asyncio.Future[None] | None = None
        self._view: View | None = None
        self._answered = 0
        self._restarted = False
        self._waiting: dict[str, asyncio.Future[None]] = {}

    async def come(self) -> None:
        """Open a socket, and return once the table is shown.

        Raise `OSError`, `TimeoutError` or picows' `WSError` if it is not.
        """
        shown = self._shown = asyncio.get_running_loop().create_future()
        await ws_connect(
            lambda: self,
            self._url,
            extra_headers=self._headers,
            read_buffer_init_size=_READ_BYTES,
            websocket_handshake_timeout=_HANDSHAKE_S,
        )
        await shown

    async def ask(self, message_id: str, **message: object) -> None:
        """Send a message, and return when it is done; raise `RuntimeError` if it is refused."""
        future = self._waiting[message_id] = asyncio.get_running_loop().create_future()
        self._say(id=message_id, **message)
        await future

    def leave(self) -> None:
        """Hang up."""
        if self._line is not None:
            self._line.disconnect()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Note the line."""
        self._line = transport
        self._restarted = False
        self._answered = 0

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        """Note that it is gone."""
        self._line = None
        if self._shown is not None and not self._shown.done():
            self._shown.set_exception(ConnectionResetError("lost before the table was shown"))
        else:
            self.lost(self, self._restarted)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002
        """Take a message, and act."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        data = frame.get_payload_as_memoryview()
        told = _decode(data)
        if told.t == "update":
            self.table.seen(self.seat, told.number, len(data))
            if self.table.figures.measuring and told.view is not None:
                self.table.figures.sample = self.table.figures.sample or bytes(data)
        elif told.t == "done":
            self._done(told)
        elif told.t == "refused":
            self._refused(told)
        elif told.t == "bye":
            self._restarted = told.code == "restart"
        if told.view is not None:
            self._see(told.view)

    def _done(self, told: Told) -> None:
        waiting = self._waiting.pop(told.id or "", None)
        if waiting is None:
            self.table.done(told.number)
        elif not waiting.done():  # else whoever asked has gone
            waiting.set_result(None)

    def _refused(self, told: Told) -> None:
        self.table.figures.refused[told.code or ""] += 1
        self._answered = 0
        waiting = self._waiting.pop(told.id or "", None)
        if waiting is not None and not waiting.done():
            waiting.set_exception(RuntimeError(f"refused: {told.code}"))

    def _see(self, view: View) -> None:
        before, self._view = self._view, view
        if self._shown is not None and not self._shown.done():
            self._shown.set_result(None)
        if view.stage == "over" and before is not None and before.stage != "over":
            self.table.figures.ended.set()
        you = view.you
        is_new = self.table.playing and view.number > self._answered
        if is_new and you is not None and (you.bids or you.legal):
            self._answered = view.number
            self.table.think(self._act)

    def _act(self) -> None:
        """Do what is to be done, if it still is."""
        view = self._view
        you = None if view is None else view.you
        if view is None or you is None or self._line is None or not (you.bids or you.legal):
            return
        self._answered = view.number
        self.table.sent(self.seat, view.number + 1)
        at = {"after": view.number, "id": f"{view.number}-{self.seat}"}
        if you.bids:
            self._say(t="bid", tricks=you.bids[0], **at)
        else:
            self._say(t="play", card=you.legal[0], **at)

    def _say(self, **message: object) -> None:
        if self._line is not None:
            self._line.send(WSMsgType.TEXT, _encode(message))
