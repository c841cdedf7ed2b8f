"""Tables that everybody has left take nothing: no task, no memory, no place (LOA-03)."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.client import Person
from tests.server.conftest import AMPLE, Place, plain_rules, serving

pytestmark = pytest.mark.anyio
TABLES = 60


async def tables_left(place: Place) -> int:
    """Let the time of idle tables pass; return how many are in memory then."""
    house = place.house
    house.settings = replace(house.settings, limits=replace(AMPLE, idle_s=0))
    await house.put_to_rest()
    await house.clerk.settled()
    return len(list(house.hosts()))


async def visited(person: Person) -> str:
    """Open a game with bots, look at it, and leave it in its midst."""
    table_id = await person.open(plain_rules(3), 3, bots=True, start=True)
    async with person.at(table_id) as tab:
        await tab.until(lambda: tab.view["stage"] == "bidding")
    return table_id


async def test_abandoned_tables_are_freed(tmp_path: Path) -> None:
    """LOA-03: tables, timers and tasks are gone, and a late visitor finds the game as it was."""
    async with serving(tmp_path) as place:
        person = await place.person()
        await visited(person)
        assert await tables_left(place) == 0
        before = len(asyncio.all_tasks())
        tables = [await visited(person) for _ in range(TABLES)]
        assert await tables_left(place) == 0
        assert len(asyncio.all_tasks()) <= before
        async with person.at(tables[0]) as tab:
            assert tab.view["you"]["hand"]


async def test_a_page_that_only_asks_of_a_table_keeps_it_not_in_memory(tmp_path: Path) -> None:
    """LOA-03: what is fetched without a socket loads nothing for good."""
    async with serving(tmp_path) as place:
        person = await place.person()
        tables = [await person.open(plain_rules(1), 2) for _ in range(TABLES)]
        assert await tables_left(place) == 0
        for table_id in tables:
            for path in ("", "/people", "/pot", "/ratings", "/annulled"):
                answer = await person.request("GET", f"/api/tables/{table_id}{path}")
                assert answer.status_code < 500, path
        assert await tables_left(place) == 0
