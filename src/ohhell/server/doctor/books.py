"""Reading a house's database and log, wherever they are kept; nothing can be written this way."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, column, event, func, select, table
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ohhell.server.store.errors import StoreGone
from ohhell.server.store.sqlite_house import HOUSE_FILE, LOG_FILE, read_only

ENTRIES: Final = table(
    "entries", column("id"), column("table_id"), column("number"), column("entry")
)
"""The log, as both kinds of it keep it."""
_NO_LIBRARY: Final = "OHHELL_DATABASE needs a library: pip install 'ohhell[postgresql]'"
_COMMAND_S: Final = 600.0
"""A sum over years of chips takes its time."""


@dataclass(frozen=True, slots=True)
class Head:
    """A table that has a log: how many entries stand there, and the last one's number."""

    table_id: str
    count: int
    last: int


@dataclass(frozen=True, slots=True)
class Books:
    """A house's database and its log, open to be read. Each connection sees one moment."""

    house: AsyncEngine
    log: AsyncEngine

    async def heads(self, newest: int | None) -> list[Head]:
        """Return the tables of the log, that of the newest entry first; at most so many."""
        query = (
            select(ENTRIES.c.table_id, func.count(), func.max(ENTRIES.c.number))
            .group_by(ENTRIES.c.table_id)
            .order_by(func.max(ENTRIES.c.id).desc())
            .limit(newest)
        )
        async with self.log.connect() as connection:
            return [Head(*row) for row in await connection.execute(query)]

    async def last_entry(self) -> str | None:
        """Return the text of the newest entry of all; None if there is none."""
        query = select(ENTRIES.c.entry).order_by(ENTRIES.c.id.desc()).limit(1)
        async with self.log.connect() as connection:
            return (await connection.execute(query)).scalar()


async def lines_of(connection: AsyncConnection, table_id: str) -> list[tuple[int, str]]:
    """Return number and text of every entry of a table, in order."""
    mine = select(ENTRIES.c.number, ENTRIES.c.entry).where(ENTRIES.c.table_id == table_id)
    rows = await connection.execute(mine.order_by(ENTRIES.c.number))
    return [(number, text) for number, text in rows]


@asynccontextmanager
async def opened(folder: Path, database: str) -> AsyncGenerator[Books]:
    """Open the books of a data folder, or of a PostgreSQL if `database` is an address."""
    if database:
        shared = _postgres(database)
        books = Books(shared, shared)
    else:
        books = Books(_sqlite(folder / HOUSE_FILE), _sqlite(folder / LOG_FILE))
    try:
        yield books
    finally:
        await books.house.dispose()
        await books.log.dispose()


def _sqlite(file: Path) -> AsyncEngine:
    engine = create_async_engine(read_only(file))
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _set_up(connection: Any, _record: object) -> None:  # noqa: ANN401 - a driver's own connection
    # Python's own BEGIN comes only before who writes: each question would see another moment.
    connection.isolation_level = None
    connection.execute("PRAGMA busy_timeout = 10000")
    # What is no text is found where it stands, instead of ending the question.
    connection.driver_connection.text_factory = _text


def _text(letters: bytes) -> str:
    return letters.decode(errors="surrogateescape")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _postgres(database: str) -> AsyncEngine:
    try:
        from ohhell.server.store.postgres import engine_of
    except ModuleNotFoundError as error:
        raise StoreGone(_NO_LIBRARY) from error
    engine = engine_of(database, command_s=_COMMAND_S, lines=2)
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
