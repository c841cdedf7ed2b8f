"""Reading PostgreSQL while the event loop stands still."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import TimeoutError as TookTooLong
from contextlib import suppress
from threading import Thread
from time import monotonic
from typing import Final

import asyncpg
from sqlalchemy import literal, select
from sqlalchemy.dialects.postgresql.asyncpg import dialect

from ohhell.server.store.errors import StoreGone, in_words
from ohhell.server.store.postgres import PASSING, Connection, connect
from ohhell.server.store.readers import Found, Query, spelled

WAIT_S_MAX: Final = 0.5
"""How long the loop stands still at most; an answer takes about a millisecond."""
END_S_MAX: Final = 2.0
"""How long who closes it waits at most for questions that were given up."""
_DIALECT: Final = dialect()  # type: ignore[no-untyped-call]
_FAILURES: Final = (*PASSING, asyncpg.PostgresError)
REST: Final = 10
"""After a failure it is not asked for so many times as long as that took: others must be served."""


class PostgresReader:
    """Asks from a thread with a loop of its own, so that one driver is enough for everything.

    SQLAlchemy only spells each query, once.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._loop = asyncio.new_event_loop()
        self._line: Connection | None = None
        self._turn = asyncio.Lock()
        """Of whoever asks on the line."""
        self._thread = Thread(target=self._loop.run_forever, name="reader", daemon=True)
        self._thread.start()
        self._rests_until_s = 0.0

    async def begin(self) -> None:
        """Make the line while nobody stands still for it: that takes much longer than an answer."""
        made = asyncio.run_coroutine_threadsafe(self._first(select(literal(1)), {}), self._loop)
        # Else who asks first makes it.
        with suppress(*_FAILURES):
            await asyncio.wrap_future(made)

    def first(self, query: Query, **values: object) -> Found | None:
        """Return the first row, if there is one; raise `StoreGone` if it cannot be known now."""
        asked_s = monotonic()
        if asked_s < self._rests_until_s:
            raise StoreGone("the store has not answered just now")
        asked = asyncio.run_coroutine_threadsafe(self._first(query, values), self._loop)
        try:
            return asked.result(WAIT_S_MAX)
        except (TookTooLong, *_FAILURES) as error:
            asked.cancel()
            now_s = monotonic()
            self._rests_until_s = now_s + REST * (now_s - asked_s)
            raise in_words(error) from error

    async def first_in_turn(self, query: Query, **values: object) -> Found | None:
        """Return the same while others are served; raise `StoreGone` if it cannot be known now."""
        try:
            asked = asyncio.run_coroutine_threadsafe(self._first(query, values), self._loop)
            return await asyncio.wrap_future(asked)
        except _FAILURES as error:
            raise in_words(error) from error

    def close(self) -> None:
        """Let go of the connection, and end the thread."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        """Let what was given up let go of its line, and tell the server so: that takes steps."""
        with suppress(TimeoutError):
            async with asyncio.timeout(END_S_MAX):
                while others := asyncio.all_tasks() - {asyncio.current_task()}:
                    await asyncio.wait(others)
        if self._line is not None:
            self._line.terminate()

    async def _first(self, query: Query, values: Mapping[str, object]) -> Found | None:
        words = spelled(query, _DIALECT)
        arguments = words.arguments(values)
        async with self._turn:
            row = await self._asked(words.text, arguments)
        return None if row is None else words.row(row)

    async def _asked(self, text: str, arguments: Sequence[object]) -> asyncpg.Record | None:
        if self._line is not None:
            try:
                return await self._line.fetchrow(text, *arguments)
            except PASSING:
                # It may have broken long ago, when a database was restarted: on a new one then.
                self._line.terminate()
                self._line = None
        self._line = await connect(self._url, command_s=WAIT_S_MAX)
        return await self._line.fetchrow(text, *arguments)
