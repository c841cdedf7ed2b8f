"""The data folder: the log and the house's database, each a file of SQLite."""

from __future__ import annotations

import os
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine

from ohhell.server.store.errors import StoreGone, readable
from ohhell.server.store.migrating import migrate
from ohhell.server.store.parts import Parts
from ohhell.server.store.readers import SqliteReader
from ohhell.server.store.sqlite_log import SqliteLog

try:
    import fcntl
except ImportError:  # Windows: two servers on one folder lose speed, and no entry
    fcntl = None  # type: ignore[assignment]

LOG_FILE: Final = "log.sqlite3"
HOUSE_FILE: Final = "house.sqlite3"
LOCK_FILE: Final = "lock"


@asynccontextmanager
async def open_folder(folder: Path, *, log_bytes: int = 0) -> AsyncGenerator[Parts]:
    """Open the data folder, making it and taking the migrations' steps where needed."""
    # The log holds hands and secrets: nobody else on this machine may read it.
    old_mask = os.umask(0o077)
    try:
        _make(folder)
        with _locked(folder):
            async with _opened(folder, log_bytes) as parts:
                yield parts
    finally:
        os.umask(old_mask)


@asynccontextmanager
async def _opened(folder: Path, log_bytes: int) -> AsyncGenerator[Parts]:
    house = folder / HOUSE_FILE
    reader = create_engine(f"sqlite:///{house}")
    engine = create_async_engine(f"sqlite+aiosqlite:///{house}")
    for each in (reader, engine.sync_engine):
        event.listen(each, "connect", _set_up)
        event.listen(each, "begin", _begin)
    with readable(house), reader.begin() as connection:
        csrf_key = migrate(connection)
    log = SqliteLog(folder / LOG_FILE, bytes_max=log_bytes)
    log.start()
    try:
        yield Parts(log, engine, SqliteReader(reader), csrf_key)
    finally:
        await log.close()
        await engine.dispose()
        reader.dispose()


def _make(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)


@contextmanager
def _locked(folder: Path) -> Generator[None]:
    """Keep a second server out of the folder: two writers would starve each other."""
    with (folder / LOCK_FILE).open("w", encoding="ascii") as file:
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                text = f"another server uses the data folder {folder}: stop it, or take --data"
                raise StoreGone(text) from error
        yield


def _set_up(connection: Any, _record: object) -> None:  # noqa: ANN401 - a driver's own connection
    # Python's own BEGIN comes too late for a migration: half a step must never stay.
    connection.isolation_level = None
    for pragma in ("journal_mode = WAL", "foreign_keys = ON", "busy_timeout = 10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
