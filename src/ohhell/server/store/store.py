"""The data folder: the log, and the database of what is queried."""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, insert, select
from sqlalchemy.ext.asyncio import create_async_engine

from ohhell.server.store.errors import StoreGone, readable
from ohhell.server.store.kept import KeptRules
from ohhell.server.store.listing import Listing
from ohhell.server.store.log import Log
from ohhell.server.store.people import People
from ohhell.server.store.schema import NOTES
from ohhell.server.store.sqlite_log import SqliteLog

try:
    import fcntl
except ImportError:  # Windows: two servers on one folder lose speed, and no entry
    fcntl = None  # type: ignore[assignment]

LOG_FILE: Final = "log.sqlite3"
HOUSE_FILE: Final = "house.sqlite3"
LOCK_FILE: Final = "lock"
CSRF_KEY: Final = "csrf-key"


@dataclass(frozen=True, slots=True)
class Store:
    """Everything that outlives the server."""

    log: Log
    people: People
    listing: Listing
    kept: KeptRules
    csrf_key: str
    _reader: Engine

    async def check(self) -> None:
        """Raise if the log cannot be written or the database cannot be read."""
        await self.log.try_out()
        with self._reader.connect() as connection:
            connection.execute(select(NOTES.c.key)).first()


@asynccontextmanager
async def open_store(folder: Path, *, log_bytes: int = 0) -> AsyncGenerator[Store]:
    """Open the data folder, making it and taking the migrations' steps where needed."""
    # The log holds hands and secrets: nobody else on this machine may read it.
    old_mask = os.umask(0o077)
    try:
        _make(folder)
        with _locked(folder):
            async with _opened(folder, log_bytes) as store:
                yield store
    finally:
        os.umask(old_mask)


@asynccontextmanager
async def _opened(folder: Path, log_bytes: int) -> AsyncGenerator[Store]:
    house = folder / HOUSE_FILE
    reader = create_engine(f"sqlite:///{house}")
    engine = create_async_engine(f"sqlite+aiosqlite:///{house}")
    for each in (reader, engine.sync_engine):
        event.listen(each, "connect", _set_up)
        event.listen(each, "begin", _begin)
    with readable(house):
        _migrate(reader)
        csrf_key = _csrf_key(reader)
    log = SqliteLog(folder / LOG_FILE, bytes_max=log_bytes)
    log.start()
    try:
        people, listing, kept = People(engine, reader), Listing(engine), KeptRules(engine)
        yield Store(log, people, listing, kept, csrf_key, reader)
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


def _migrate(engine: Engine) -> None:
    with (
        as_file(files("ohhell.server.store") / "migrations") as steps,
        engine.begin() as connection,
    ):
        config = Config()
        config.set_main_option("script_location", str(steps).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _csrf_key(engine: Engine) -> str:
    """Return the key that signs CSRF tokens; it stays, or open pages would be refused for ever."""
    with engine.begin() as connection:
        query = select(NOTES.c.value).where(NOTES.c.key == CSRF_KEY)
        known = connection.execute(query).scalar()
        if known is not None:
            return str(known)
        made = secrets.token_hex(32)
        connection.execute(insert(NOTES).values(key=CSRF_KEY, value=made))
        return made
