"""Where a house is kept: the data folder, or a database of a real PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Protocol

import asyncpg
import pytest

from ohhell.server.store import Log
from ohhell.server.store.postgres_log import PostgresLog
from ohhell.server.store.schema import METADATA
from ohhell.server.store.sqlite_house import HOUSE_FILE, LOG_FILE
from ohhell.server.store.sqlite_log import SqliteLog
from tests.postgres import NoPostgres, Postmaster, memory_folder, new_postmaster
from tests.server.fresh import furnish, furnished


class Keeping(Protocol):
    """Where a house is kept, and what may happen to it there."""

    data: Path
    database: str

    def open_log(self, *, bytes_max: int = 0) -> Any:  # noqa: ANN401 - a context of a `Log`
        """Open the log alone."""
        ...

    async def change_log(self, statement: str, table_id: str) -> int:
        """Change the log behind its back; return how many rows were changed."""
        ...

    async def change_house(self, statement: str) -> None:
        """Change the house's tables behind their back."""
        ...

    async def lose_log(self) -> None:
        """Lose all entries."""
        ...

    async def lose_house(self) -> None:
        """Lose all but the log."""
        ...

    @property
    def house_url(self) -> str:
        """The house's tables for SQLAlchemy."""
        ...


class InFolder:
    """The files of the data folder."""

    database = ""

    def __init__(self, data: Path) -> None:
        self.data = data

    @property
    def house_url(self) -> str:
        """The house's tables for SQLAlchemy."""
        return f"sqlite+aiosqlite:///{self.data / HOUSE_FILE}"

    @asynccontextmanager
    async def open_log(self, *, bytes_max: int = 0) -> AsyncGenerator[Log]:
        """Open the log alone."""
        log = SqliteLog(self.data / LOG_FILE, bytes_max=bytes_max)
        log.start()
        try:
            yield log
        finally:
            await log.close()

    async def change_log(self, statement: str, table_id: str) -> int:
        """Change the log behind its back; return how many rows were changed."""
        with closing(sqlite3.connect(self.data / LOG_FILE, isolation_level=None)) as log:
            return log.execute(statement, (table_id,)).rowcount

    async def change_house(self, statement: str) -> None:
        """Change the house's tables behind their back."""
        with closing(sqlite3.connect(self.data / HOUSE_FILE, isolation_level=None)) as house:
            house.execute(statement)

    async def lose_log(self) -> None:
        """Lose all entries."""
        (self.data / LOG_FILE).unlink()

    async def lose_house(self) -> None:
        """Lose all but the log."""
        (self.data / HOUSE_FILE).unlink()


class InDatabase:
    """A database of PostgreSQL."""

    def __init__(self, data: Path, database: str) -> None:
        self.data = data
        self.database = database

    @property
    def house_url(self) -> str:
        """The house's tables for SQLAlchemy."""
        return self.database.replace("postgresql://", "postgresql+asyncpg://")

    @asynccontextmanager
    async def open_log(self, *, bytes_max: int = 0) -> AsyncGenerator[Log]:
        """Open the log alone."""
        log = await PostgresLog.open(self.database, bytes_max=bytes_max)
        try:
            yield log
        finally:
            await log.close()

    async def change_log(self, statement: str, table_id: str) -> int:
        """Change the log behind its back; return how many rows were changed."""
        return await self._execute(statement.replace("?", "$1"), table_id)

    async def change_house(self, statement: str) -> None:
        """Change the house's tables behind their back."""
        await self._execute(statement)

    async def lose_log(self) -> None:
        """Lose all entries."""
        await self._execute("DROP TABLE entries")

    async def lose_house(self) -> None:
        """Lose all but the log."""
        names = ", ".join((*METADATA.tables, "alembic_version"))
        await self._execute(f"DROP TABLE {names}")

    async def _execute(self, statement: str, *values: str) -> int:
        connection = await asyncpg.connect(self.database)
        try:
            status = await connection.execute(statement, *values)
        finally:
            await connection.close()
        count = status.rpartition(" ")[2]
        return int(count) if count.isdigit() else 0


@pytest.fixture(scope="session")
def postmaster() -> Generator[Postmaster]:
    """Return a PostgreSQL that runs, for all tests that only use databases of their own."""
    yield from _postmaster()


@pytest.fixture
def mortal() -> Generator[Postmaster]:
    """Return a PostgreSQL for one test alone, which may kill it."""
    yield from _postmaster()


def _postmaster() -> Generator[Postmaster]:
    try:
        with new_postmaster(memory_folder()) as found:
            yield found
    except NoPostgres as error:
        pytest.skip(str(error))


@pytest.fixture(params=["sqlite", "postgresql"])
def keeping(request: pytest.FixtureRequest, tmp_path: Path) -> Keeping:
    """Return where a house is kept that nobody has come to yet: once of each kind."""
    if request.param == "sqlite":
        furnish(tmp_path)
        return InFolder(tmp_path)
    running: Postmaster = request.getfixturevalue("postmaster")
    return InDatabase(tmp_path, furnished(running))
