"""The line between nodes that share a database: one connection that listens, and tells in batches.

It is made anew when it is lost. What was told meanwhile is lost with it, so every new line begins
with a gap, and whoever listens looks again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from ohhell.server.logs import get_logger
from ohhell.server.outages import Outage
from ohhell.server.store.news import CHANNEL, Ear, packed
from ohhell.server.store.postgres import Connection, connect, pauses

ALIVE_S: Final = 5.0
"""A line that is silent for so long is asked whether it lives."""
PAUSE_S: Final = 0.02
"""Between two batches: each holds a lock of the whole server while it is committed."""
_TELL: Final = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"

_log = get_logger()


class PostgresNews:
    """The news of a node on PostgreSQL."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._ears: dict[str, list[Ear]] = {}
        self._gap_ears: list[Callable[[], None]] = []
        self._untold: dict[str, dict[str, None]] = {}
        self._work = asyncio.Event()
        self._up = asyncio.Event()
        self._cut = Outage("news are cut off", "news are heard again")
        self._task = asyncio.create_task(self._run(), name="news")

    def on(self, topic: str, ear: Ear) -> None:
        """Have `ear` called with the words of whatever is told of `topic`; see `News`."""
        self._ears.setdefault(topic, []).append(ear)

    def on_gap(self, ear: Callable[[], None]) -> None:
        """Have `ear` called whenever something may have been missed; see `News`."""
        self._gap_ears.append(ear)

    def tell(self, topic: str, words: Iterable[str]) -> None:
        """Tell all nodes soon; see `News`."""
        self._untold.setdefault(topic, {}).update(dict.fromkeys(words))
        self._work.set()

    async def up(self) -> None:
        """Return as soon as this node hears the others."""
        await self._up.wait()

    async def close(self) -> None:
        """Hang up."""
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        waits = pauses()
        while True:
            try:
                await self._use_one_line()
            except Exception as error:  # noqa: BLE001 - this node must hear the others again
                self._cut.failed(error)
            if self._up.is_set():
                waits = pauses()
            self._up.clear()
            await asyncio.sleep(next(waits))

    async def _use_one_line(self) -> None:
        connection = await connect(self._url)
        try:
            connection.add_termination_listener(self._lost)
            await connection.add_listener(CHANNEL, self._heard)
            self._up.set()
            self._cut.over()
            for ear in self._gap_ears:
                ear()
            while not connection.is_closed():
                await self._next_batch(connection)
        finally:
            connection.terminate()

    async def _next_batch(self, connection: Connection) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(ALIVE_S):
                await self._work.wait()
        self._work.clear()
        told, self._untold = self._untold, {}
        payloads = [payload for topic, words in told.items() for payload in packed(topic, words)]
        try:
            # Without a payload too: only an answer proves that the line is alive.
            await connection.execute(_TELL, CHANNEL, payloads)
        except BaseException:
            for topic, words in told.items():
                self.tell(topic, words)
            raise
        await asyncio.sleep(PAUSE_S)

    def _lost(self, _connection: object) -> None:
        self._work.set()

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        topic, *words = str(payload).split(" ")
        for ear in self._ears.get(topic, ()):
            try:
                ear(words)
            except Exception as error:  # noqa: BLE001 - one ear must not deafen the others
                _log.error("news are not understood", topic=topic, failure=error)
