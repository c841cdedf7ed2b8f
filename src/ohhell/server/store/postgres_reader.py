"""Reading PostgreSQL while the event loop stands still."""

from __future__ import annotations

import asyncio
from concurrent.futures import TimeoutError as TookTooLong
from threading import Thread
from time import monotonic
from typing import Any, Final

from sqlalchemy import Executable, Row
from sqlalchemy.exc import DBAPIError

from ohhell.server.store.errors import StoreGone, in_words
from ohhell.server.store.postgres import engine_of

WAIT_S_MAX: Final = 0.5
"""How long the loop stands still at most; an answer takes about a millisecond."""
REST: Final = 10
"""After a failure it is not asked for so many times as long as that took: others must be served."""


class PostgresReader:
    """Asks from a thread with a loop of its own, so that one driver is enough for everything."""

    def __init__(self, url: str) -> None:
        self._engine = engine_of(url, command_s=WAIT_S_MAX, lines=1)
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="reader", daemon=True)
        self._thread.start()
        self._rests_until_s = 0.0

    def first(self, query: Executable) -> Row[Any] | None:
        """Return the first row, if there is one; raise `StoreGone` if it cannot be known now."""
        asked_s = monotonic()
        if asked_s < self._rests_until_s:
            raise StoreGone("the store has not answered just now")
        asked = asyncio.run_coroutine_threadsafe(self._first(query), self._loop)
        try:
            return asked.result(WAIT_S_MAX)
        except (TookTooLong, DBAPIError) as error:
            asked.cancel()
            now_s = monotonic()
            self._rests_until_s = now_s + REST * (now_s - asked_s)
            raise in_words(getattr(error, "orig", None) or error) from error

    def close(self) -> None:
        """Let go of the connection, and end the thread."""
        asyncio.run_coroutine_threadsafe(self._engine.dispose(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _first(self, query: Executable) -> Row[Any] | None:
        async with self._engine.connect() as connection:
            row: Row[Any] | None = (await connection.execute(query)).first()
            return row
