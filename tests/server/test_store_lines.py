"""The lines to the house's database: when none is free, or nothing comes back on one."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import QueuePool

from ohhell.server.store import StoreGone, in_words, lines, postgres_presence
from ohhell.server.store.postgres import COMMAND_S, engine_of
from tests.postgres import Postmaster
from tests.server.client import PATIENCE_S
from tests.server.conftest import Place, plain_rules, serving
from tests.server.keeping import Keeping

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def all_in_use(engine: AsyncEngine) -> AsyncGenerator[None]:
    """Hold every line of an engine."""
    pool = engine.pool
    assert isinstance(pool, QueuePool)
    async with AsyncExitStack() as stack:
        for _ in range(pool.size() + max(pool._max_overflow, 0)):
            _ = await stack.enter_async_context(engine.connect())
        yield


@pytest.fixture
async def hurried(keeping: Keeping, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Place]:
    """Return a server in which nobody waits long for a line."""
    monkeypatch.setattr(lines, "WAIT_S", 0.05)
    async with serving(keeping.data, database=keeping.database) as place:
        yield place


def engine_in(place: Place) -> AsyncEngine:
    """Return the engine of a house's database."""
    return place.house.store.listing._engine


async def test_who_gets_no_line_is_asked_to_come_back(hurried: Place) -> None:
    """It is no mistake of the server: the same request is answered as soon as a line is free."""
    person = await hurried.person()
    async with all_in_use(engine_in(hurried)):
        refused = await person.request("GET", "/api/me/tables")
    assert [refused.status_code, refused.json()["code"]] == [503, "store-gone"]
    assert (await person.request("GET", "/api/me/tables")).status_code == 200


async def test_what_gets_no_line_is_written_later(hurried: Place) -> None:
    """A row of the lists is not lost because many asked at once."""
    person, clerk = await hurried.person(), hurried.house.clerk
    host = await hurried.house.host(await person.open(plain_rules(1), 2))
    await clerk.settled()
    async with all_in_use(engine_in(hurried)):
        clerk.rest(host)
        await clerk.settled()
        assert clerk.behind == 1
    await clerk.settled()
    assert clerk.behind == 0


def test_a_busy_node_is_not_taken_for_a_dead_one() -> None:
    """A node that waits for a line before it says that it lives says it in time."""
    assert lines.WAIT_S + postgres_presence.BEAT_S < postgres_presence.LIVES_S
    assert lines.WAIT_S <= COMMAND_S <= PATIENCE_S


async def _is_silent(engine: AsyncEngine, other: asyncpg.Connection[Any]) -> None:
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE kept(number int)"))
    async with other.transaction():
        await other.execute("LOCK TABLE kept IN ACCESS EXCLUSIVE MODE")
        async with engine.connect() as connection:
            await connection.execute(text("SELECT * FROM kept"))


async def _is_in_use(engine: AsyncEngine, _other: asyncpg.Connection[Any]) -> None:
    async with engine.connect(), engine.connect():
        pass


@pytest.mark.parametrize("trouble", [_is_silent, _is_in_use])
async def test_all_that_fails_on_a_line_fails_alike(
    postmaster: Postmaster,
    monkeypatch: pytest.MonkeyPatch,
    trouble: Callable[[AsyncEngine, asyncpg.Connection[Any]], Coroutine[Any, Any, None]],
) -> None:
    """Whoever asks the database expects one kind of error, and goes on after it."""
    monkeypatch.setattr(lines, "WAIT_S", 0.1)
    url = postmaster.new_database()
    engine, other = engine_of(url, command_s=0.3, lines=1), await asyncpg.connect(url)
    try:
        with pytest.raises(DBAPIError) as caught:
            await trouble(engine, other)
        told = in_words(caught.value)
        assert isinstance(told, StoreGone)
        assert str(told) == "the store does not answer in time"
        async with engine.begin() as connection:
            assert (await connection.execute(text("SELECT 1"))).scalar_one() == 1
    finally:
        await engine.dispose()
        await other.close()
