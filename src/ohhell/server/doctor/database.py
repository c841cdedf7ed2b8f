"""The database: whether it answers, what it is, and whether it is whole."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ohhell.server.doctor.books import Books
from ohhell.server.doctor.finding import Finding, trouble, warning, well
from ohhell.server.settings import Settings
from ohhell.server.store.errors import StoreError, in_words
from ohhell.server.store.migrating import Step, step_of
from ohhell.server.store.schema import NODES
from ohhell.server.store.sqlite_house import HOUSE_FILE, LOG_FILE

DATABASE, WHOLE = "database", "whole"
CONTACT_S: Final = 5.0
SQLITE_MIN: Final = (3, 38)
"""Since then it reads JSON as we ask it to."""
POSTGRES_MIN: Final = 100_000
LINES_A_SERVER: Final = 12
"""Connections that one server may take; see docs/operations.md."""
_WRITES_AHEAD_AT: Final = 19
"""The byte of a file that says how to read it: 2 is with its log of writes."""
_DAMAGES: Final = 5
"""Damages of a file that are named."""


async def look_at_step(settings: Settings, books: Books) -> tuple[Finding, bool]:
    """Tell whether the database answers, and is of this version; and whether it can be read on."""
    place = settings.kept_in
    try:
        async with asyncio.timeout(CONTACT_S):
            step = await _step(books.house)
    except (SQLAlchemyError, StoreError, OSError, TimeoutError) as error:
        return trouble(DATABASE, "database-away", place=place, why=_why(error, settings)), False
    told = {"place": place, "step": step.taken or "0000", "newest": step.newest}
    if not step.known:
        return trouble(DATABASE, "database-newer", **told), False
    if step.taken != step.newest:
        return warning(DATABASE, "database-older", **told), False
    return well(DATABASE, "database-well", place=place, step=step.newest), True


async def _step(house: AsyncEngine) -> Step:
    async with house.connect() as connection:
        return await connection.run_sync(step_of)


def _why(error: BaseException, settings: Settings) -> str:
    """Return in words why a database cannot be read; without its address, and what is in it."""
    if settings.database:
        from ohhell.server.store.postgres import reachable

        try:
            with reachable(settings.database):
                raise error
        except StoreError as told:
            return str(told)
        except TimeoutError:
            return f"no answer within {CONTACT_S:g} s"
    return str(in_words(error))


# --- Files of SQLite ------------------------------------------------------------------------------


async def look_at_files_of_sqlite(folder: Path, books: Books, *, fast: bool) -> list[Finding]:
    """Return whether both files are whole, and as the server makes them; `fast` leaves the log."""
    files = {HOUSE_FILE: books.house} | ({} if fast else {LOG_FILE: books.log})
    found = [finding for name, file in files.items() for finding in await _damages(name, file)]
    behind = [name for name in files if not _writes_ahead(folder / name)]
    found += [warning(WHOLE, "sqlite-mode", name=name) for name in behind]
    if sqlite3.sqlite_version_info < SQLITE_MIN:
        found.append(trouble(WHOLE, "sqlite-old", version=sqlite3.sqlite_version))
    return found or [well(WHOLE, "sqlite-well", names=", ".join(files))]


async def _damages(name: str, file: AsyncEngine) -> list[Finding]:
    try:
        async with file.connect() as connection:
            return [finding async for finding in _of_file(name, connection)]
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error)
        return [trouble(WHOLE, "sqlite-damaged", name=name, why=why)]


async def _of_file(name: str, connection: AsyncConnection) -> AsyncIterator[Finding]:
    answers = await connection.execute(text(f"PRAGMA quick_check({_DAMAGES})"))
    for (answer,) in answers.all():
        if answer != "ok":
            yield trouble(WHOLE, "sqlite-damaged", name=name, why=str(answer))
    strays = (await connection.execute(text("PRAGMA foreign_key_check"))).all()
    if strays:
        tables = ", ".join(sorted({str(row[0]) for row in strays}))
        yield trouble(WHOLE, "sqlite-strays", name=name, rows=len(strays), tables=tables)


def _writes_ahead(file: Path) -> bool:
    """Tell whether a file keeps a log of writes; asked at rest, SQLite itself denies it."""
    with file.open("rb") as opened:
        return opened.read(_WRITES_AHEAD_AT + 1)[_WRITES_AHEAD_AT:] == b"\x02"


# --- PostgreSQL -----------------------------------------------------------------------------------


async def look_at_postgres(books: Books) -> list[Finding]:
    """Return whether a PostgreSQL is set up so that nothing is lost."""
    async with books.house.connect() as connection:
        shown = await _shown(connection)
        found = [*_of_server(shown), *await _of_lines(shown, connection)]
    return found or [well(WHOLE, "postgres-well")]


_ASKED: Final = (
    "server_version_num",
    "server_encoding",
    "fsync",
    "full_page_writes",
    "in_hot_standby",
    "max_connections",
)


async def _shown(connection: AsyncConnection) -> Mapping[str, str]:
    query = text("SELECT name, setting FROM pg_settings WHERE name = ANY(:names)")
    rows = await connection.execute(query, {"names": list(_ASKED)})
    return {str(name): str(setting) for name, setting in rows}


def _of_server(shown: Mapping[str, str]) -> Iterator[Finding]:
    if int(shown["server_version_num"]) < POSTGRES_MIN:
        yield trouble(WHOLE, "postgres-old", version=int(shown["server_version_num"]) // 10_000)
    if shown["server_encoding"] != "UTF8":
        yield trouble(WHOLE, "postgres-letters", found=shown["server_encoding"])
    for name in ("fsync", "full_page_writes"):
        if shown[name] != "on":
            yield trouble(WHOLE, "postgres-unsafe", name=name)
    if shown.get("in_hot_standby") == "on":
        yield trouble(WHOLE, "postgres-standby")


_USED: Final = text("SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'")


async def _of_lines(shown: Mapping[str, str], connection: AsyncConnection) -> list[Finding]:
    most = int(shown["max_connections"])
    used = int((await connection.execute(_USED)).scalar_one())
    if most - used >= LINES_A_SERVER:
        return []
    return [warning(WHOLE, "postgres-busy", used=used, most=most, needed=LINES_A_SERVER)]


# --- Who is there ---------------------------------------------------------------------------------


async def nodes_of(books: Books) -> int:
    """Return how many servers live that use a PostgreSQL, by its own clock."""
    now = func.extract("epoch", func.clock_timestamp())
    query = select(func.count()).select_from(NODES).where(NODES.c.lives_until > now)
    async with books.house.connect() as connection:
        return int((await connection.execute(query)).scalar_one())


async def clock_of(books: Books) -> float | None:
    """Return what time it is for a PostgreSQL, in seconds since 1970; None if it does not say."""
    query = text("SELECT extract(epoch FROM clock_timestamp())")
    with suppress(SQLAlchemyError):
        async with books.house.connect() as connection:
            return float((await connection.execute(query)).scalar_one())
    return None
