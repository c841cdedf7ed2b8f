"""The store: the log, and the database of what is queried, in a folder or on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from collections.abc import Set as AbstractSet
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from ohhell.server.store.accounts import Accounts
from ohhell.server.store.census import Census
from ohhell.server.store.chips import Chips
from ohhell.server.store.company import Company
from ohhell.server.store.erasures import Erasures
from ohhell.server.store.errors import StoreGone
from ohhell.server.store.kept import KeptRules
from ohhell.server.store.linked import LinkedAccounts
from ohhell.server.store.listing import Listing
from ohhell.server.store.log import Log
from ohhell.server.store.news import PEOPLE, News
from ohhell.server.store.parts import Parts
from ohhell.server.store.people import People
from ohhell.server.store.presence import Presence
from ohhell.server.store.ratings import Ratings
from ohhell.server.store.safety import Safety
from ohhell.server.store.schema import NOTES
from ohhell.server.store.sessions import Sessions
from ohhell.server.store.sqlite_house import open_folder, open_folder_beside


@dataclass(frozen=True, slots=True)
class Store:
    """Everything that outlives the server."""

    log: Log
    people: People
    sessions: Sessions
    accounts: Accounts
    linked: LinkedAccounts
    erasures: Erasures
    listing: Listing
    kept: KeptRules
    ratings: Ratings
    chips: Chips
    company: Company
    safety: Safety
    csrf_key: str
    census: Census
    news: News
    presence: Presence
    _engine: AsyncEngine

    async def check(self) -> None:
        """Raise if the log cannot be written or the database cannot be read."""
        await self.log.try_out()
        async with self._engine.connect() as connection:
            (await connection.execute(select(NOTES.c.key).limit(1))).first()


@asynccontextmanager
async def open_store(
    folder: Path,
    *,
    database: str = "",
    log_bytes: int = 0,
    issuers: AbstractSet[str] = frozenset(),
) -> AsyncGenerator[Store]:
    """Open the store: on PostgreSQL if `database` is an address, else in the data folder.

    `issuers` are those by whose word people may sign in.
    """
    in_folder = open_folder(folder, log_bytes=log_bytes)
    async with _opening(database, log_bytes) if database else in_folder as parts:
        yield _store_of(parts, issuers)


@asynccontextmanager
async def open_beside(folder: Path, *, database: str = "") -> AsyncGenerator[Store]:
    """Open the store beside a server that uses it: on PostgreSQL as another node does."""
    async with _opening(database, 0) if database else open_folder_beside(folder) as parts:
        yield _store_of(parts)


def _store_of(parts: Parts, issuers: AbstractSet[str] = frozenset()) -> Store:
    engine = parts.engine
    people = People(engine, parts.reader)
    parts.news.on(PEOPLE, people.forget_all_of)
    return Store(
        log=parts.log,
        people=people,
        sessions=Sessions(engine, people),
        accounts=Accounts(engine, issuers),
        linked=LinkedAccounts(engine, issuers),
        erasures=Erasures(engine, people),
        listing=Listing(engine),
        kept=KeptRules(engine),
        ratings=Ratings(engine),
        chips=Chips(engine),
        company=Company.of(engine, parts.reader),
        safety=Safety.of(engine, parts.reader, people),
        csrf_key=parts.csrf_key,
        census=Census(engine),
        news=parts.news,
        presence=parts.presence,
        _engine=engine,
    )


def _opening(database: str, log_bytes: int) -> AbstractAsyncContextManager[Parts]:
    try:
        from ohhell.server.store.postgres_house import open_database
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        text = "OHHELL_DATABASE needs a library: pip install 'ohhell[postgresql]'"
        raise StoreGone(text) from error
    return open_database(database, log_bytes=log_bytes)
