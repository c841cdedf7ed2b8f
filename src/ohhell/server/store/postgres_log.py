"""The log in a database of PostgreSQL, which several nodes may share.

One task owns the only writing connection. Whatever is waiting when it has time is committed
together (one statement), and ``UNIQUE(table_id, number)`` decides every race, also between nodes.

Every way to write is such that it may be done again: an append inserts what is not there, then
looks whether what stands there is its own. So a lost connection is made anew and the batch is sent
again, and an entry whose fate was unknown is found, or appended, and never doubled.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, TypeAlias

import asyncpg

from ohhell.server.store.errors import StoreError, StoreGone, in_words
from ohhell.server.store.log import (
    BATCH_MAX,
    ENDED,
    Asked,
    Asking,
    Outcome,
    Rewriting,
    Try,
    Waiting,
    read_entries,
    resolve,
)
from ohhell.server.store.postgres import (
    COMMAND_S,
    CONNECT_S,
    LOCK,
    PASSING,
    PATIENCE_S,
    PREPARING_S,
    Connection,
    connect,
    patiently,
    place_of,
    reachable,
    require_utf8,
    told,
)
from ohhell.server.store.postgres_append import commit, require_room, rewrite, try_to_write
from ohhell.server.store.together import Together
from ohhell.table import Entry

READERS: Final = 2
"""Lines on which the log is read; whoever waits for one is asked for with all others who do."""
ASKED_MAX: Final = 64
"""Tables of one question."""
AT_ONCE_MAX: Final = 100
"""So many entries are read where they are: to hand them to a thread takes longer."""

# Ids are given in the order of asking, not of committing: see `heads`.
_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS entries(
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    entry text NOT NULL,
    UNIQUE(table_id, number)
);
CREATE TABLE IF NOT EXISTS tries(bytes bytea NOT NULL);
"""
_READ: Final = """
SELECT asked.place, found.number, found.entry
FROM unnest($1::integer[], $2::text[], $3::integer[], $4::integer[])
    AS asked(place, table_id, after, most)
CROSS JOIN LATERAL (
    SELECT number, entry FROM entries
    WHERE table_id = asked.table_id AND number > asked.after ORDER BY number LIMIT asked.most
) AS found
ORDER BY asked.place, found.number
"""
# It waits for the appends that are under way, of which one might have a smaller id.
_SETTLE: Final = "LOCK TABLE entries IN SHARE MODE"
_LAST: Final = "SELECT coalesce(max(id), 0) FROM entries"
_HEADS: Final = """
SELECT table_id, max(number) AS number FROM entries WHERE id > $1 AND id <= $2 GROUP BY table_id
"""

_Rows: TypeAlias = list[tuple[int, str]]
"""Entries by their numbers, in order, as they are written."""
_Wanted = tuple[str, int, int | None]
"""A table, the number after which it is read, and how many entries at most."""
_Job: TypeAlias = Asked | None
"""None ends the writer."""


class PostgresLog(Asking):
    """The log of all tables, in a database.

    If that goes away and stays away, `StoreGone` is raised though entries may be in the log:
    whoever appends under their numbers then learns it by a `Conflict`.
    """

    def __init__(self, url: str, readers: asyncpg.Pool[asyncpg.Record], bytes_max: int) -> None:
        super().__init__()
        self.where = place_of(url)
        self._url = url
        self._readers = readers
        self._reading = Together(self._rows_of, lines=READERS, most=ASKED_MAX, for_all=PASSING)
        self._bytes_max = bytes_max
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._line: Connection | None = None
        self._writer = asyncio.create_task(self._write(), name="log writer")

    @classmethod
    async def open(cls, url: str, *, bytes_max: int = 0) -> PostgresLog:
        """Return the log of a database, made if there is none; raise `StoreGone` in words."""
        with reachable(url):
            await _prepare(url)
            readers = await asyncpg.create_pool(
                url, min_size=0, max_size=READERS, timeout=CONNECT_S, command_timeout=COMMAND_S
            )
        return cls(url, readers, bytes_max)

    async def read(self, table_id: str, after: int = 0, *, most: int = -1) -> list[Entry]:
        """Return the entries of a table after number `after`, in order; see `Log`."""
        rows = await self._rows(table_id, after, most)
        if len(rows) <= AT_ONCE_MAX:
            return read_entries(rows, after)
        return await asyncio.to_thread(read_entries, rows, after)

    def entries(self, table_id: str, after: int = 0, most: int = -1) -> list[Entry]:
        """Return the same, for a thread that may wait; see `Log`."""
        rows = asyncio.run_coroutine_threadsafe(self._rows(table_id, after, most), self._loop)
        return read_entries(rows.result(), after)

    async def heads(self, after: int) -> tuple[int, dict[str, int]]:
        """Return the last place, and what was appended after place `after`; see `Log`."""

        async def found() -> tuple[int, dict[str, int]]:
            async with self._readers.acquire() as connection:
                async with connection.transaction():
                    await connection.execute(_SETTLE)
                    last: int = await connection.fetchval(_LAST)
                rows = await connection.fetch(_HEADS, after, last)
                return last, {row["table_id"]: row["number"] for row in rows}

        with told():
            return await patiently(found)

    def resize(self, bytes_max: int) -> None:
        """Let the log grow to about `bytes_max` bytes; 0 is as large as the disk."""
        self._bytes_max = bytes_max

    async def close(self) -> None:
        """Finish what is waiting, and end."""
        self._jobs.put_nowait(None)
        await self._writer
        self._drop()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._readers.close(), CONNECT_S)

    async def _rows(self, table_id: str, after: int, most: int) -> _Rows:
        with told():
            return await self._reading.answer((table_id, after, most if most >= 0 else None))

    async def _rows_of(self, wanted: list[_Wanted]) -> list[_Rows]:
        """Return the rows of several tables."""
        table_ids, after, most = zip(*wanted, strict=True)
        asked = (range(len(wanted)), table_ids, after, most)
        rows = await patiently(lambda: self._readers.fetch(_READ, *asked))
        by_place: dict[int, _Rows] = {}
        for place, number, text in rows:
            by_place.setdefault(place, []).append((number, text))
        return [by_place.get(place, []) for place in range(len(wanted))]

    async def _ask(self, job: Asked) -> None:
        if self._writer.done():
            raise StoreGone(ENDED)
        self._jobs.put_nowait(job)
        await job.future

    # --- In the writer's task ---------------------------------------------------------------------

    async def _write(self) -> None:
        is_open = True
        while is_open:
            jobs = [await self._jobs.get(), *self._at_hand(BATCH_MAX - 1)]
            is_open = None not in jobs
            if asked := [job for job in jobs if job is not None]:
                resolve(await self._settled(asked))
        resolve(self._all_waiting(StoreGone(ENDED)))

    def _at_hand(self, most: int) -> list[_Job]:
        return [self._jobs.get_nowait() for _ in range(min(most, self._jobs.qsize()))]

    async def _settled(self, jobs: list[Asked]) -> list[Outcome]:
        """Return what became of each; if the database stays away, of all that wait by then."""
        # While it is known to be away, nobody waits for it again: one try tells when it is back.
        is_away = isinstance(self._proof.failure, StoreGone)
        outcomes: list[Outcome]
        try:
            outcomes = await patiently(
                lambda: self._carry_out(jobs), 0.0 if is_away else PATIENCE_S
            )
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must be told
            if not isinstance(error, StoreError):
                self._drop()
            words = in_words(error)
            outcomes = [*((job, words) for job in jobs), *self._all_waiting(words)]
        self._proof.note(outcomes)
        return outcomes

    def _all_waiting(self, words: StoreError) -> list[Outcome]:
        """Take everybody out of the queue, to be told the same."""
        waiting = self._at_hand(self._jobs.qsize())
        if None in waiting:
            self._jobs.put_nowait(None)
        return [(job, words) for job in waiting if job is not None]

    async def _carry_out(self, jobs: list[Asked]) -> list[Outcome]:
        try:
            connection = await self._connection()
            await require_room(connection, self._bytes_max)
            outcomes: list[Outcome] = []
            if batch := [job for job in jobs if isinstance(job, Waiting)]:
                outcomes += await commit(connection, batch)
            for job in jobs:
                if isinstance(job, Rewriting):
                    await rewrite(connection, job)
                    outcomes.append((job, None))
            if tries := [job for job in jobs if isinstance(job, Try)]:
                await try_to_write(connection)
                outcomes += [(job, None) for job in tries]
        except PASSING:
            self._drop()
            raise
        return outcomes

    async def _connection(self) -> Connection:
        if self._line is None or self._line.is_closed():
            self._line = await connect(self._url)
        return self._line

    def _drop(self) -> None:
        """Let go of a connection of which nobody knows how it is."""
        if self._line is not None:
            self._line.terminate()
            self._line = None


async def _prepare(url: str) -> None:
    """Make the log's tables if there are none; of several nodes that start, one does."""
    connection = await connect(url, command_s=PREPARING_S)
    try:
        await require_utf8(connection, url)
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            await connection.execute(_SCHEMA)
    finally:
        await connection.close()
