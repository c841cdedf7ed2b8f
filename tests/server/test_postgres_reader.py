"""The reader of PostgreSQL that stands still while it asks: it leaves nothing behind."""

from __future__ import annotations

import asyncio
import gc

import asyncpg
import pytest
from sqlalchemy import func, select

from ohhell.server.store import StoreGone
from ohhell.server.store.postgres_reader import PostgresReader
from tests.postgres import Postmaster
from tests.server.client import PATIENCE_S

pytestmark = pytest.mark.anyio
LINES = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


async def test_the_line_is_there_before_anybody_stands_still_for_it(postmaster: Postmaster) -> None:
    """On a machine that has much else to do, to make one takes longer than an answer may."""
    url = postmaster.new_database()
    reader, line = PostgresReader(url), await asyncpg.connect(url)
    try:
        await reader.begin()
        assert await line.fetchval(LINES) == 1
    finally:
        reader.close()
        await line.close()


async def test_who_leaves_in_mid_question_closes_the_line(postmaster: Postmaster) -> None:
    """A server grants few lines, and one that nobody knows any more stays open for long."""
    url = postmaster.new_database()
    reader = PostgresReader(url)
    with pytest.raises(StoreGone):
        reader.first(select(func.pg_sleep(2 * PATIENCE_S)))
    reader.close()
    # Whatever is not closed now complains when it is collected, and that is an error here.
    gc.collect()
    line = await asyncpg.connect(url)
    try:
        async with asyncio.timeout(PATIENCE_S):
            while await line.fetchval(LINES):  # noqa: ASYNC110 - nobody is told
                await asyncio.sleep(0.01)
    finally:
        await line.close()
