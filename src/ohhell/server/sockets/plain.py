"""Sockets by plain ASGI: the reference, and the way where picows does not run."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, cast

from ohhell.server.origins import address_of
from ohhell.server.settings import Settings
from ohhell.server.sockets.door import Admitted, Denied, Door, Knock

ABORT: Final = "ohhell.abort"
"""Where a connection is told how it can be cut off."""

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class _PlainLine:
    """One socket's way out: ASGI waits until a message is written, and the table must not."""

    def __init__(self, door: Door, behind_bytes: int) -> None:
        self._door = door
        self._left = self._behind_bytes = behind_bytes
        self._waiting: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._code: int | None = None
        self._cut = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Send a text message."""
        self._left -= len(message)
        if self._cut.is_set():
            return
        if self._left < 0:
            self._cut.set()
            self._waiting.clear()
            self._door.cut()
        else:
            self._waiting.append(message)
            self._more.set()

    def close(self, code: int) -> None:
        """Say goodbye, and hang up."""
        self._code = code
        self._more.set()

    @property
    def is_cut(self) -> bool:
        """Whether the reader is too far behind."""
        return self._cut.is_set()

    async def wait_for_the_cut(self) -> None:
        """Return when the reader is too far behind."""
        await self._cut.wait()

    async def write(self, send: Send) -> None:
        """Write what is to be sent, until the end."""
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                message = self._waiting.popleft()
                await send({"type": "websocket.send", "text": message.decode()})
                self._left += len(message)
            if self._code is not None:
                await send({"type": "websocket.close", "code": self._code})
                return


async def plain_socket(
    door: Door, settings: Settings, scope: Message, receive: Receive, send: Send
) -> None:
    """Serve one socket."""
    await receive()
    found = door.admit(_knock(scope, settings.proxies))
    if isinstance(found, Denied):
        await _deny(found, send)
        return
    line = _PlainLine(door, settings.limits.behind_bytes)
    await send({"type": "websocket.accept"})
    found.opened(line)
    try:
        await _both_ways(found, line, receive, send)
    finally:
        if line.is_cut and ABORT in scope:
            # A close would wait, with all that is unread, until it is read.
            scope[ABORT]()
        found.closed()


async def _both_ways(admitted: Admitted, line: _PlainLine, receive: Receive, send: Send) -> None:
    ways = [
        asyncio.create_task(_read(admitted, receive)),
        asyncio.create_task(line.write(send)),
        asyncio.create_task(line.wait_for_the_cut()),
    ]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        # A line that breaks while something is written to it has simply ended.
        await asyncio.gather(*ways, return_exceptions=True)


async def _read(admitted: Admitted, receive: Receive) -> None:
    while (message := await receive())["type"] == "websocket.receive":
        text = message.get("text")
        if text is None:
            admitted.visit.received_binary()
        else:
            admitted.visit.received(text.encode())


async def _deny(denied: Denied, send: Send) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    start = {"type": "websocket.http.response.start", "status": denied.status, "headers": headers}
    await send(start)
    await send({"type": "websocket.http.response.body", "body": denied.text.encode()})


def _knock(scope: Message, proxies: int) -> Knock:
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    peer = scope["client"][0] if scope.get("client") else ""
    return Knock(
        path=scope["path"],
        origin=headers.get("origin"),
        host=headers.get("host"),
        cookies=headers.get("cookie"),
        address=address_of(peer, headers.get("x-forwarded-for"), proxies),
    )


def plain_sockets() -> type[asyncio.Protocol]:
    """Return uvicorn's WebSocket protocol, which lets go of a reader that does not read."""
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

    class PlainSocket(WebSocketsSansIOProtocol):
        async def run_asgi(self) -> None:
            """Serve, and say how the connection can be cut off."""
            cast("Message", self.scope)[ABORT] = self.transport.abort
            await super().run_asgi()

    return PlainSocket
