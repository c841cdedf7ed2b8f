"""Whether this server wants to be asked: told to a proxy by /health, and to systemd if it asks."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec

from ohhell.wire.http import ProblemReport

SILENCE_S: Final = 1.0
"""Who comes in so short a time waits, and is answered by the house; most starts take less."""
_HEAD_S: Final = 5.0
_HEAD_BYTES: Final = 16_384
STARTING: Final = ProblemReport(
    code="starting", text="the house is being opened: come back in a moment"
)
CLOSING: Final = ProblemReport(code="closing", text="this server is about to stop: ask another")


@asynccontextmanager
async def answering_meanwhile(bound: socket.socket) -> AsyncGenerator[None]:
    """Say on a bound socket that the house is being opened, until the block ends."""
    task = asyncio.create_task(_answer_all(bound), name="starting")
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


async def _answer_all(bound: socket.socket) -> None:
    await asyncio.sleep(SILENCE_S)
    async with await asyncio.start_server(_answer, sock=bound.dup(), limit=_HEAD_BYTES) as server:
        await server.serve_forever()


async def _answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        async with asyncio.timeout(_HEAD_S):
            head = await reader.readuntil(b"\r\n\r\n")
            alive = head.split(b" ", 2)[1:2] == [b"/health/live"]
            writer.write(_response(b"200 OK", msgspec.json.encode(ALIVE)) if alive else _NOT_YET)
            await writer.drain()
    writer.close()


def _response(status: bytes, body: bytes) -> bytes:
    head = b"HTTP/1.1 %b\r\nContent-Type: application/json\r\nContent-Length: %d\r\n"
    # A browser asks again by itself.
    again = b"Retry-After: 2\r\nRefresh: 2\r\nConnection: close\r\n\r\n"
    return head % (status, len(body)) + again + body


ALIVE: Final = {"status": "alive"}
_NOT_YET: Final = _response(b"503 Service Unavailable", msgspec.json.encode(STARTING))


def tell_systemd(state: str) -> None:
    """Tell the service manager, as in `READY=1`, if it has asked to be told."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):
        address = f"\0{address[1:]}"
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.sendto(state.encode(), address)
