"""Several servers on one database, killed and restarted while people play."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from tests.server.keeping import Keeping
from tests.server.process import Server
from tests.server.stubborn import Town

GOES_ON_S_MAX = 60.0
"""Within so long every game goes on, on whatever machine."""


@dataclass
class Nodes(Town):
    """The servers of one house."""

    keeping: Keeping = field(kw_only=True)
    up: list[Server] = field(default_factory=list[Server])
    _came: asyncio.Event = field(default_factory=asyncio.Event)

    async def address(self) -> str:
        """Return where one of the servers listens, as soon as one does."""
        while not self.up:
            self._came.clear()
            await self._came.wait()
        return self.dice.choice(self.up).address

    async def start(self) -> None:
        """Start one more."""
        self.up.append(await Server.start(self.keeping.data, OHHELL_DATABASE=self.keeping.database))
        self._came.set()

    async def start_all(self, count: int) -> None:
        """Start several at once."""
        await asyncio.gather(*(self.start() for _ in range(count)))

    async def restart_oldest(self) -> None:
        """Stop the server that runs longest in good order, and start another."""
        assert await self.up.pop(0).stop() == 0
        await self.start()

    async def kill_one(self) -> None:
        """Kill one, at random."""
        server = self.up.pop(self.dice.randrange(len(self.up)))
        self.halt(server.address)
        await server.kill()

    async def replace_one(self) -> None:
        """Kill one, and start another."""
        await self.kill_one()
        await self.start()

    async def stop_all(self) -> list[int]:
        """Stop all servers in good order; return their exit statuses."""
        return [await self.up.pop().stop() for _ in range(len(self.up))]

    async def after_more(self, commands: int, step: Callable[[], Awaitable[object]]) -> None:
        """Take a step when so many more commands have been acknowledged."""
        wanted = len(self.acknowledged) + commands
        while len(self.acknowledged) < wanted:  # noqa: ASYNC110 - no moment may be special
            await asyncio.sleep(self.dice.random() / 50)
        await step()

    async def after_all_went_on(self) -> None:
        """Wait until every game that goes on now has gone on."""
        waiting, told = set(self.playing), len(self.acknowledged)
        async with asyncio.timeout(GOES_ON_S_MAX):
            while waiting & self.playing.keys():
                await asyncio.sleep(0.01)
                waiting -= {table_id for table_id, _, _ in self.acknowledged[told:]}
