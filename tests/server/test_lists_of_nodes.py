"""What one node's lists show of tables that are live at another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.postgres import Postmaster
from tests.server.client import PATIENCE_S, Person
from tests.server.conftest import plain_rules
from tests.server.fresh import furnished
from tests.server.test_compete import compete
from tests.server.test_nodes import nodes

pytestmark = pytest.mark.anyio


async def until(found: Callable[[], Awaitable[bool]]) -> None:
    """Wait until it is so: presence is told a moment after it changed."""
    async with asyncio.timeout(PATIENCE_S):
        while not await found():  # noqa: ASYNC110 - nobody is told
            await asyncio.sleep(0.05)


async def test_tables_of_another_node_are_found_while_somebody_is_there(
    postmaster: Postmaster, tmp_path: Path
) -> None:
    """Open ones and those for chips, each in its own list, and closed ones in none."""
    async with nodes(tmp_path, furnished(postmaster)) as places:
        host, seeker = await places[0].person(), await places[1].person()
        open_ = await host.open(plain_rules(3), 3, open=True)
        closed = await host.open(plain_rules(3), 3)
        for_chips = await compete(host)
        tabs = [await host.tab(table_id) for table_id in (open_, closed, for_chips)]

        async def both_found() -> bool:
            return await listed(seeker) == {open_} and await competing(seeker) == {for_chips}

        await until(both_found)
        card = (await seeker.get("/api/compete"))["tables"][0]
        assert card == (await host.get("/api/compete"))["tables"][0]
        for tab in tabs:
            await tab.close()

        async def none_found() -> bool:
            return not await listed(seeker) and not await competing(seeker)

        await until(none_found)


async def listed(person: Person) -> set[str]:
    """Return the tables that somebody finds."""
    return {card["id"] for card in await person.get("/api/tables")}


async def competing(person: Person) -> set[str]:
    """Return the tables for chips that somebody finds."""
    return {card["id"] for card in (await person.get("/api/compete"))["tables"]}
