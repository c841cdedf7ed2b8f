"""A look into the house's database from outside, while servers run or none does."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ohhell.server.store.census import Census, Counted, Totals
from ohhell.server.store.errors import StoreError, StoreGone, in_words
from ohhell.server.store.sqlite_house import HOUSE_FILE, read_only


@dataclass(frozen=True, slots=True)
class Glance:
    """What stands in the house's database."""

    step: str
    """The last step of the database that has been taken."""
    counted: Counted
    totals: Totals


def glance(folder: Path, database: str) -> Glance:
    """Return what stands there, and change nothing; raise `StoreError`, in words."""
    with _in_words():
        return asyncio.run(_glance(folder, database))


async def _glance(folder: Path, database: str) -> Glance:
    engine = _engine(folder, database)
    try:
        async with engine.connect() as connection:
            asked = text("SELECT version_num FROM alembic_version")
            step = str((await connection.execute(asked)).scalar_one())
        census = Census(engine)
        return Glance(step, await census.counted(), await census.totals())
    finally:
        await engine.dispose()


def _engine(folder: Path, database: str) -> AsyncEngine:
    if not database:
        file = folder / HOUSE_FILE
        if not file.exists():
            raise StoreGone(f"{folder} holds no games: it has no {HOUSE_FILE}")
        return create_async_engine(read_only(file))
    try:
        from ohhell.server.store.postgres import engine_of
    except ModuleNotFoundError as error:
        text_ = "OHHELL_DATABASE needs a library: pip install 'ohhell[postgresql]'"
        raise StoreGone(text_) from error
    return engine_of(database, lines=1)


@contextmanager
def _in_words() -> Generator[None]:
    try:
        yield
    except StoreError:
        raise
    except SQLAlchemyError as error:
        raise in_words(error) from error
    except OSError as error:
        raise in_words(error) from error
