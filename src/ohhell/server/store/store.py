"""The store: the log, and the database of what is queried, in a folder or on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from ohhell.server.store.errors import StoreGone
from ohhell.server.store.kept import KeptRules
from ohhell.server.store.listing import Listing
from ohhell.server.store.log import Log
from ohhell.server.store.parts import Parts
from ohhell.server.store.people import People
from ohhell.server.store.schema import NOTES
from ohhell.server.store.sqlite_house import open_folder


@dataclass(frozen=True, slots=True)
class Store:
    """Everything that outlives the server."""

    log: Log
    people: People
    listing: Listing
    kept: KeptRules
    csrf_key: str
    _engine: AsyncEngine

    async def check(self) -> None:
        """Raise if the log cannot be written or the database cannot be read."""
        await self.log.try_out()
        async with self._engine.connect() as connection:
            (await connection.execute(select(NOTES.c.key).limit(1))).first()


@asynccontextmanager
async def open_store(
    folder: Path, *, database: str = "", log_bytes: int = 0
) -> AsyncGenerator[Store]:
    """Open the store: on PostgreSQL if `database` is an address, else in the data folder."""
    in_folder = open_folder(folder, log_bytes=log_bytes)
    async with _opening(database, log_bytes) if database else in_folder as parts:
        engine = parts.engine
        people, listing, kept = People(engine, parts.reader), Listing(engine), KeptRules(engine)
        yield Store(parts.log, people, listing, kept, parts.csrf_key, engine)


def _opening(database: str, log_bytes: int) -> AbstractAsyncContextManager[Parts]:
    try:
        from ohhell.server.store.postgres_house import open_database
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        text = "OHHELL_DATABASE needs a library: pip install 'ohhell[postgresql]'"
        raise StoreGone(text) from error
    return open_database(database, log_bytes=log_bytes)
