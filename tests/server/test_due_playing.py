"""Games at stake whose people have gone and whose server died: another plays them to the end."""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import AsyncExitStack

import pytest

from ohhell.club.ratings import family_of
from ohhell.server import House
from ohhell.server.lists.clerk import HOLD_S
from ohhell.server.store.postgres_presence import LIVES_S
from ohhell.table import Stage
from tests.server.client import Person
from tests.server.keeping import Keeping
from tests.server.ledger import require_sound_books
from tests.server.process import Server
from tests.server.test_compete import compete, sit
from tests.server.test_due import open_at

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9"),
]

STEP_MS = 16_000
"""Longer than a clock of fifteen seconds."""
PLAYED_S_MAX = LIVES_S + 30


async def begun(address: str) -> str:
    """Return a table for chips where a game of two people has begun, who have gone since."""
    async with Person(address) as host, Person(address) as guest:
        table_id = await compete(host, bidClockS=15, playClockS=15)
        async with host.at(table_id) as first, guest.at(table_id) as second:
            assert (await sit(second, 1))["t"] == "done"
            assert (await first.ask("start"))["t"] == "done"
    return table_id


async def played_on(house: House, table_id: str) -> None:
    """Let time pass, faster than it does, until the game is over."""
    now_ms = round(1000 * (time.time() + HOLD_S)) + STEP_MS
    house.clock = lambda: now_ms
    async with asyncio.timeout(PLAYED_S_MAX):
        while True:
            await house.claimer.look()
            host = await house.host(table_id)
            if host.table.state.stage is Stage.OVER:
                return
            number = host.table.number
            host.look_around()
            for _ in range(20):
                await asyncio.sleep(0.01)
                if host.table.number > number:
                    break
            now_ms += STEP_MS


async def abandoned(keeping: Keeping) -> str:
    """Return a game for chips that everybody has left, and whose server was killed."""
    server = await Server.start(keeping.data, OHHELL_DATABASE=keeping.database)
    table_id = await begun(server.address)
    await server.kill()
    return table_id


async def test_a_game_at_stake_is_finished_by_another_node(keeping: Keeping) -> None:
    """It is played, rated and paid out, once; of a folder the other node is the next server."""
    async with AsyncExitStack() as stack:
        if keeping.database:
            house = await stack.enter_async_context(open_at(keeping))
            table_id = await abandoned(keeping)
        else:
            table_id = await abandoned(keeping)
            house = await stack.enter_async_context(open_at(keeping))
        await played_on(house, table_id)
        await house.clerk.settled()
        await house.aftermath.catch_up()
        state = (await house.host(table_id)).table.state
        people = [place.player for place in state.places if place.player is not None]
        assert (await house.store.chips.of_table(table_id)).escrow(table_id) == {}
        rated = await house.store.ratings.among(family_of(state.options.ruleset), people)
        assert rated.keys() == set(people)
    assert await require_sound_books(keeping) > len(people) * 2
