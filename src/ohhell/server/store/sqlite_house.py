"""The data folder: the log and the house's database, each a file of SQLite."""

from __future__ import annotations

import os
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ohhell.server.store.errors import StoreGone, readable
from ohhell.server.store.lines import engine_on
from ohhell.server.store.migrating import is_current, migrate
from ohhell.server.store.news import Silence
from ohhell.server.store.parts import Parts
from ohhell.server.store.presence import Alone
from ohhell.server.store.readers import SqliteReader
from ohhell.server.store.sqlite_log import SqliteLog

try:
    import fcntl
except ImportError:  # Windows: two servers on one folder lose speed, and no entry
    fcntl = None  # type: ignore[assignment]

LOG_FILE: Final = "log.sqlite3"
HOUSE_FILE: Final = "house.sqlite3"
LOCK_FILE: Final = "lock"
_WRITES: Final = "writes"


class _Engine(AsyncEngine):
    """Has whoever begins a transaction wait for who writes; `connect` is for who only reads.

    SQLite refuses at once, however patient one is, to let a transaction write that has read before
    another wrote.
    """

    __slots__ = ("_writing",)

    def __init__(self, sync_engine: Engine) -> None:
        super().__init__(sync_engine)
        self._writing = AsyncEngine(sync_engine.execution_options(**{_WRITES: True}))

    @asynccontextmanager
    async def begin(self) -> AsyncGenerator[AsyncConnection]:
        """Begin a transaction that writes."""
        async with self._writing.begin() as connection:
            yield connection


@asynccontextmanager
async def open_folder(folder: Path, *, log_bytes: int = 0) -> AsyncGenerator[Parts]:
    """Open the data folder, making it and taking the migrations' steps where needed."""
    # The log holds hands and secrets: nobody else on this machine may read it.
    old_mask = os.umask(0o077)
    try:
        _make(folder)
        with locked(folder):
            async with _opened(folder, log_bytes) as parts:
                yield parts
    finally:
        os.umask(old_mask)


@asynccontextmanager
async def open_folder_beside(folder: Path) -> AsyncGenerator[Parts]:
    """Open the data folder while a server uses it: to read, and to change single rows.

    Raise `StoreGone`, in words, where there is no house of this version.
    """
    house = folder / HOUSE_FILE
    if not house.is_file():
        raise StoreGone(f"{folder} holds no house: say which one with --data")
    reader = create_engine(_url("sqlite", house))
    with readable(house), reader.begin() as connection:
        current = is_current(connection)
    reader.dispose()
    if not current:
        raise StoreGone(f"{folder} is of another version: start that house by this one first")
    async with _opened(folder, 0) as parts:
        yield parts


@asynccontextmanager
async def _opened(folder: Path, log_bytes: int) -> AsyncGenerator[Parts]:
    house = folder / HOUSE_FILE
    opener = create_engine(_url("sqlite", house))
    engine = _Engine(engine_on(_url("sqlite+aiosqlite", house)).sync_engine)
    for each in (opener, engine.sync_engine):
        event.listen(each, "connect", _set_up)
        event.listen(each, "begin", _begin)
    with readable(house), opener.begin() as connection:
        csrf_key = migrate(connection)
    opener.dispose()
    reader = SqliteReader(house)
    log = SqliteLog(folder / LOG_FILE, bytes_max=log_bytes)
    log.start()
    try:
        yield Parts(log, engine, reader, csrf_key, Silence(), Alone())
    finally:
        await log.close()
        await engine.dispose()
        reader.close()


def _url(driver: str, file: Path) -> URL:
    """Return the address of a file, whatever signs are in its name."""
    return URL.create(driver, database=str(file))


def read_only(file: Path) -> URL:
    """Return an address by which a file is read, and which leaves none beside it.

    A file at rest has no log of writes beside it, and to look for one would make it.
    """
    query = {"uri": "true", "mode": "ro"}
    if not file.with_name(f"{file.name}-wal").exists():
        query["immutable"] = "1"
    return URL.create("sqlite+aiosqlite", database=file.absolute().as_uri(), query=query)


def _make(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)


@contextmanager
def locked(folder: Path) -> Generator[None]:
    """Keep a second server out of the folder: two writers would starve each other."""
    with (folder / LOCK_FILE).open("w", encoding="ascii") as file:
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                text = f"another server uses the data folder {folder}: stop it, or take --data"
                raise StoreGone(text) from error
        yield


def is_locked(folder: Path) -> bool:
    """Tell whether a server uses the data folder, without being in the way of one that starts."""
    if fcntl is not None:
        try:
            with (folder / LOCK_FILE).open(encoding="ascii") as file:
                # Let go of at once: it is shared, and held for some microseconds.
                fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        except FileNotFoundError:
            return False
    return False


def _set_up(connection: Any, _record: object) -> None:  # noqa: ANN401 - a driver's own connection
    # Python's own BEGIN comes too late for a migration: half a step must never stay.
    connection.isolation_level = None
    for pragma in ("journal_mode = WAL", "foreign_keys = ON", "busy_timeout = 10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
