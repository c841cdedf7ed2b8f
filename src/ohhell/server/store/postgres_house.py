"""A database of PostgreSQL that holds both, the log and the house's tables."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.functions import func

from ohhell.server.store.migrating import migrate
from ohhell.server.store.parts import Parts
from ohhell.server.store.postgres import LOCK, PREPARING_S, engine_of, reachable
from ohhell.server.store.postgres_log import PostgresLog
from ohhell.server.store.postgres_news import PostgresNews
from ohhell.server.store.postgres_presence import PostgresPresence
from ohhell.server.store.postgres_reader import PostgresReader


@asynccontextmanager
async def open_database(url: str, *, log_bytes: int = 0) -> AsyncGenerator[Parts]:
    """Open the database, making its tables and taking the migrations' steps where needed.

    Raise `StoreGone`, in words, if it cannot be used. Several nodes may open it, also at once.
    """
    log = await PostgresLog.open(url, bytes_max=log_bytes)
    try:
        csrf_key = await _migrated(url)
        engine, reader = engine_of(url), PostgresReader(url)
        try:
            await reader.begin()
            async with _joined(url, engine) as (news, presence):
                yield Parts(log, engine, reader, csrf_key, news, presence)
        finally:
            reader.close()
            await engine.dispose()
    finally:
        await log.close()


@asynccontextmanager
async def _joined(
    url: str, engine: AsyncEngine
) -> AsyncGenerator[tuple[PostgresNews, PostgresPresence]]:
    """Join the other nodes; leave them in the end."""
    news = PostgresNews(url)
    presence = PostgresPresence(engine, news)
    try:
        with reachable(url):
            await presence.begin()
        yield news, presence
    finally:
        await presence.close()
        await news.close()


async def _migrated(url: str) -> str:
    """Take the migrations' steps, one node after the other; return the key for CSRF tokens."""
    engine = engine_of(url, command_s=PREPARING_S, lines=1)
    try:
        with reachable(url):
            async with engine.begin() as connection:
                await connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
                return await connection.run_sync(migrate)
    finally:
        await engine.dispose()
