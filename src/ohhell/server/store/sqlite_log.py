"""The log in one file of SQLite.

One thread owns the only writing connection. Whatever is waiting when it has time is committed
together (one statement, one fsync), so durability costs little under load. ``UNIQUE(table_id,
number)`` decides every race.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final

import msgspec

from ohhell.server.store.errors import StoreError, StoreGone, in_words, readable
from ohhell.server.store.log import (
    BATCH_MAX,
    ENDED,
    TRY_BYTES,
    Asked,
    Asking,
    Outcome,
    Rewriting,
    Try,
    Waiting,
    read_entries,
    resolve,
)
from ohhell.table import Entry

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS entries(
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    entry TEXT NOT NULL,
    UNIQUE(table_id, number)
) STRICT;
CREATE TABLE IF NOT EXISTS tries(bytes BLOB NOT NULL) STRICT;
"""
# One statement a batch: every step of sqlite3 hands the interpreter lock over.
_APPEND: Final = """
INSERT INTO entries(table_id, number, entry)
SELECT value->>0, value->>1, value->>2 FROM json_each(?)
WHERE true ON CONFLICT DO NOTHING
"""
_REWRITE: Final = """
UPDATE entries SET entry = new.value->>1 FROM json_each(?) AS new
WHERE table_id = ? AND number = new.value->>0
"""
_IS_OURS: Final = "SELECT entry = ? FROM entries WHERE table_id = ? AND number = ?"
_READ: Final = """
SELECT number, entry FROM entries WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?
"""
_HEADS: Final = "SELECT table_id, max(number) FROM entries WHERE id > ? GROUP BY table_id"
_TRY: Final = "INSERT INTO tries VALUES (zeroblob(?))"
_UNTRY: Final = "DELETE FROM tries"
_LAST: Final = "SELECT coalesce(max(id), 0) FROM entries"


@dataclass(frozen=True, slots=True)
class _Resize:
    """From now on the log may grow to so many bytes."""

    bytes_max: int


_Job = Asked | _Resize | None
"""None ends the writer."""


class SqliteLog(Asking):
    """The log of all tables, in one file."""

    def __init__(self, path: Path, *, bytes_max: int = 0) -> None:
        super().__init__()
        self.path = path
        self._jobs: SimpleQueue[_Job] = SimpleQueue()
        self._bytes_max = bytes_max
        self._writer = threading.Thread(target=self._write, name="log-writer", daemon=True)
        self._ended = False
        self._at_rest: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        """Connections that read, of which each thread takes one."""
        with readable(path), closing(_connect(path)) as connection:
            connection.executescript(_SCHEMA)

    @property
    def where(self) -> str:
        """The file."""
        return str(self.path)

    def start(self) -> None:
        """Start the writer."""
        self._writer.start()

    async def read(self, table_id: str, after: int = 0, *, most: int = -1) -> list[Entry]:
        """Return the entries of a table after number `after`, in order; see `Log`."""
        return await asyncio.to_thread(self.entries, table_id, after, most)

    async def heads(self, after: int) -> tuple[int, dict[str, int]]:
        """Return the last place, and what was appended after place `after`; see `Log`."""
        return await asyncio.to_thread(self._heads, after)

    def resize(self, bytes_max: int) -> None:
        """Let the log grow to `bytes_max` bytes; 0 is as large as the disk."""
        self._jobs.put(_Resize(bytes_max))

    async def close(self) -> None:
        """Finish what is waiting, and end."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._close_readers()

    def entries(self, table_id: str, after: int = 0, most: int = -1) -> list[Entry]:
        """Return the same, for a thread that may wait."""
        with self._reading() as connection:
            rows = connection.execute(_READ, (table_id, after, most)).fetchall()
        return read_entries(rows, after)

    @contextmanager
    def _reading(self) -> Generator[sqlite3.Connection]:
        """Take a connection that is at rest, or a new one; whoever ends well puts it back."""
        try:
            connection = self._at_rest.get_nowait()
        except Empty:
            connection = _connect(self.path)
        try:
            yield connection
        except BaseException:
            connection.close()
            raise
        self._at_rest.put(connection)
        if self._ended:
            self._close_readers()

    def _close_readers(self) -> None:
        with suppress(Empty):
            while True:
                self._at_rest.get_nowait().close()

    def _heads(self, after: int) -> tuple[int, dict[str, int]]:
        with readable(self.path), closing(_connect(self.path)) as connection:
            (last,) = connection.execute(_LAST).fetchone()
            return last, dict(connection.execute(_HEADS, (after,)))

    async def _ask(self, job: Asked) -> None:
        self._jobs.put(job)
        if self._ended:
            # It may have ended between our look and our put: nobody else would answer.
            self._fail_all(StoreGone(ENDED))
        await job.future

    # --- In the writer's thread -------------------------------------------------------------------

    def _write(self) -> None:
        try:
            with closing(_connect(self.path)) as connection:
                _resize(connection, self._bytes_max)
                while self._commit_next(connection):
                    pass
        except sqlite3.Error as error:
            self._fail_all(in_words(error))
        finally:
            self._ended = True
            self._fail_all(StoreGone(ENDED))

    def _commit_next(self, connection: sqlite3.Connection) -> bool:
        """Commit all that waits; tell whether there may be more."""
        jobs = [self._jobs.get(), *self._at_hand()]
        for job in jobs:
            if isinstance(job, _Resize):
                _resize(connection, job.bytes_max)
        outcomes: list[Outcome] = []
        if batch := [job for job in jobs if isinstance(job, Waiting)]:
            outcomes += _commit(connection, batch)
        for job in jobs:
            if isinstance(job, Rewriting):
                outcomes.append((job, _rewritten(connection, job)))
        if tries := [job for job in jobs if isinstance(job, Try)]:
            error = _tried(connection)
            outcomes += [(job, error) for job in tries]
        if outcomes:
            self._proof.note(outcomes)
            self._settle(outcomes)
        return None not in jobs

    def _at_hand(self) -> Iterator[_Job]:
        for _ in range(BATCH_MAX - 1):
            try:
                yield self._jobs.get_nowait()
            except Empty:
                return

    def _fail_all(self, error: StoreError) -> None:
        self._proof.failure = error
        waiting = [job for job in self._at_hand() if isinstance(job, Asked)]
        self._settle((job, error) for job in waiting)

    def _settle(self, outcomes: Iterable[Outcome]) -> None:
        settled = list(outcomes)
        with suppress(RuntimeError):  # the loop has closed: nobody waits any more
            self._loop.call_soon_threadsafe(resolve, settled)


def _connect(path: Path) -> sqlite3.Connection:
    # One that reads goes from thread to thread, in one hand at a time.
    connection = sqlite3.connect(path, isolation_level=None, timeout=10, check_same_thread=False)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "wal_autocheckpoint = 4000"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _resize(connection: sqlite3.Connection, bytes_max: int) -> None:
    (page_bytes,) = connection.execute("PRAGMA page_size").fetchone()
    pages = bytes_max // page_bytes if bytes_max else 2**32 - 2
    connection.execute(f"PRAGMA max_page_count = {pages}")


def _commit(connection: sqlite3.Connection, batch: list[Waiting]) -> list[Outcome]:
    """Commit a batch; return what became of each."""
    single = [job for job in batch if len(job.lines) == 1]
    outcomes = _guarded(connection, single, _append) if single else []
    for job in batch:
        if len(job.lines) > 1:
            outcomes += _guarded(connection, [job], _append_whole)
    return outcomes


def _guarded(
    connection: sqlite3.Connection,
    jobs: list[Waiting],
    append: Callable[[sqlite3.Connection, list[Waiting]], bool],
) -> list[Outcome]:
    """Append jobs; return what became of each."""
    try:
        if append(connection, jobs):
            return [(job, None) for job in jobs]
        return [(job, None if _is_ours(connection, job) else job.conflict) for job in jobs]
    except sqlite3.Error as error:
        words = in_words(error)
        return [(job, words) for job in jobs]


def _append_whole(connection: sqlite3.Connection, jobs: list[Waiting]) -> bool:
    """Insert everything, or nothing if a number is taken; tell whether it was everything."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        is_whole = _append(connection, jobs)
        connection.execute("COMMIT" if is_whole else "ROLLBACK")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return is_whole


def _append(connection: sqlite3.Connection, jobs: list[Waiting]) -> bool:
    """Insert what is not there yet; tell whether that was all."""
    rows = [(job.table_id, number, text) for job in jobs for number, text in job.lines]
    return connection.execute(_APPEND, (msgspec.json.encode(rows).decode(),)).rowcount == len(rows)


def _is_ours(connection: sqlite3.Connection, job: Waiting) -> bool:
    found = (
        connection.execute(_IS_OURS, (text, job.table_id, number)).fetchone()
        for number, text in job.lines
    )
    return all(row and row[0] for row in found)


def _rewritten(connection: sqlite3.Connection, job: Rewriting) -> StoreError | None:
    """Put entries in the place of others."""
    try:
        lines = msgspec.json.encode(job.lines).decode()
        connection.execute(_REWRITE, (lines, job.table_id))
    except sqlite3.Error as error:
        return in_words(error)
    return None


def _tried(connection: sqlite3.Connection) -> StoreError | None:
    """Write as much as an entry takes, and take it away again."""
    try:
        connection.execute(_TRY, (TRY_BYTES,))
        connection.execute(_UNTRY)
    except sqlite3.Error as error:
        return in_words(error)
    return None
