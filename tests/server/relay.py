"""A line between a client and a server that can be cut when it matters most."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress


class Relay:
    """Carries bytes both ways, until it is told to lose an answer."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._is_deaf = False
        self.lost = 0
        """How many answers have been lost."""

    def lose_the_next_answer(self) -> None:
        """Carry what is asked next, and hang up when the answer comes."""
        self._is_deaf = True

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry the bytes of one connection."""
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self._port)
        ways = [
            asyncio.create_task(self._ask(reader, to_server)),
            asyncio.create_task(self._answer(from_server, writer)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for end in (writer, to_server):
            end.close()
        await asyncio.gather(*ways, return_exceptions=True)
        for end in (writer, to_server):
            with suppress(OSError):
                await end.wait_closed()

    async def _ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(65_536):
            writer.write(piece)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(65_536):
            if self._is_deaf:
                self._is_deaf = False
                self.lost += 1
                return
            writer.write(piece)


@asynccontextmanager
async def relay_to(port: int) -> AsyncGenerator[tuple[Relay, int]]:
    """Return a relay to a port of this machine, and the port on which it listens."""
    relay = Relay(port)
    server = await asyncio.start_server(relay.meet, "127.0.0.1", 0)
    try:
        yield relay, server.sockets[0].getsockname()[1]
    finally:
        server.close()
