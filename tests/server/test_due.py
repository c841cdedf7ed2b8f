"""Tables that must go on with nobody connected: whichever server lives looks after them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from ohhell.rules import GameStarted, Pattern, RuleSet, Schedule
from ohhell.server import House, Settings
from ohhell.server.household import open_house
from ohhell.server.lists.clerk import HOLD_S, listed_of
from ohhell.server.store import open_store
from ohhell.server.tables.host import Host
from ohhell.server.tables.opening import Wish
from ohhell.table import Options, Stage
from tests.server.client import PATIENCE_S, nonce
from tests.server.conftest import AMPLE
from tests.server.keeping import Keeping

pytestmark = pytest.mark.anyio

HOUR_MS = 3_600_000
SHORT = RuleSet(schedule=Schedule(Pattern.DOWN, largest=1))


@asynccontextmanager
async def open_at(keeping: Keeping, clock_ms: int = 0) -> AsyncGenerator[House]:
    """Open the house, with its clock at a time that the test chooses."""
    settings = Settings(
        data=keeping.data,
        database=keeping.database,
        bot_pace_s=(0, 0),
        bot_workers=0,
        limits=AMPLE,
    )
    async with open_house(settings) as house:
        if clock_ms:
            house.clock = lambda: clock_ms
        yield house


async def opened(house: House, options: Options, *, start: bool) -> Host:
    """Return a table of one person and bots."""
    player, _ = await house.store.people.admit("Ada")
    return await house.open(player, Wish(options, nonce(), bots=True, start=start))


async def starts(house: House, table_id: str) -> int:
    """Return how often the game of a table has been started."""
    log = await house.store.log.read(table_id)
    return sum(isinstance(event, GameStarted) for entry in log for event in entry.events)


async def started(house: House, table_id: str) -> None:
    """Wait until a game has been started."""
    async with asyncio.timeout(PATIENCE_S):
        while not await starts(house, table_id):  # noqa: ASYNC110 - nobody is told
            await asyncio.sleep(0.01)


async def test_a_set_time_is_kept_once_though_the_server_was_away(keeping: Keeping) -> None:
    """Nobody is connected, before or after; several looks and servers start one game."""
    async with open_at(keeping) as house:
        starts_at_ms = house.clock() + HOUR_MS
        options = Options(SHORT, 3, starts_at_ms=starts_at_ms)
        table_id = (await opened(house, options, start=False)).id
        await house.claimer.look()
    async with open_at(keeping, starts_at_ms - 1) as house:
        await house.claimer.look()
        assert await starts(house, table_id) == 0
    async with open_at(keeping, starts_at_ms + HOUR_MS) as house:
        await house.claimer.look()
        await started(house, table_id)
        await house.claimer.look()
    async with open_at(keeping, starts_at_ms + 2 * HOUR_MS) as house:
        await house.claimer.look()
        assert await starts(house, table_id) == 1


async def test_a_crash_after_a_claim_only_delays(keeping: Keeping) -> None:
    async with open_at(keeping) as house:
        options = Options(SHORT, 3, starts_at_ms=house.clock() + HOUR_MS)
        table_id = (await opened(house, options, start=False)).id
        due_s = options.starts_at_ms / 1000
    async with open_store(keeping.data, database=keeping.database) as store:
        claimed = await store.listing.claim(due_s, until=due_s + HOLD_S, most=9)
        assert claimed == [table_id]
        assert await store.listing.claim(due_s + HOLD_S - 1, until=due_s, most=9) == []
    async with open_at(keeping, options.starts_at_ms + round(HOLD_S * 1000)) as house:
        await house.claimer.look()
        await started(house, table_id)


async def test_of_two_that_look_one_claims_a_table(keeping: Keeping) -> None:
    async with open_at(keeping) as house:
        options = Options(SHORT, 3, starts_at_ms=house.clock() + HOUR_MS)
        tables = [(await opened(house, options, start=False)).id for _ in range(20)]
        await house.clerk.settled()
        now = options.starts_at_ms / 1000
        claims = (house.store.listing.claim(now, until=now + 1, most=7) for _ in range(4))
        found = [table_id for claim in await asyncio.gather(*claims) for table_id in claim]
        again = await house.store.listing.claim(now, until=now + 1, most=20)
        assert sorted([*found, *again]) == sorted(tables)


@pytest.mark.parametrize(
    ("options", "goes_on"),
    [
        (Options(SHORT, 3), False),
        (Options(SHORT, 3, play_clock_s=15), False),
        (Options(SHORT, 3, rated=True), False),
        (Options(SHORT, 3, rated=True, play_clock_s=15), True),
    ],
)
async def test_a_game_goes_on_alone_if_something_is_at_stake_and_clocks_run(
    keeping: Keeping, options: Options, *, goes_on: bool
) -> None:
    """It stays in memory, and its row says that somebody must look after it."""
    async with open_at(keeping) as house:
        host = await opened(house, replace(options, cover_after_ms=1, summary_ms=1), start=True)
        assert host.table.state.stage is not Stage.LOBBY
        assert host.awake is goes_on
        assert (host.idle_s == 0) is goes_on
        await house.clerk.settled()
        row = await house.store.listing.of_table(host.id)
        assert row is not None
        assert (row.due_at is not None) is goes_on


def test_a_game_for_chips_goes_on_alone_as_a_rated_one_does() -> None:
    assert Options(SHORT, 3, buy_in=110, bid_clock_s=15).plays_on
    assert not Options(SHORT, 3, buy_in=110).plays_on


async def test_a_table_that_is_looked_after_is_claimed_by_nobody_else(keeping: Keeping) -> None:
    async with open_at(keeping) as house:
        options = Options(SHORT, 3, rated=True, play_clock_s=15)
        host = await opened(house, options, start=True)
        await house.clerk.settled()
        later_ms = house.clock() + HOUR_MS
        house.clock = lambda: later_ms
        await house.claimer.look()
        assert await house.store.listing.claim(later_ms / 1000, until=0, most=9) == []
        after = later_ms / 1000 + HOLD_S
        assert await house.store.listing.claim(after, until=after, most=9) == [host.id]


async def test_an_older_row_replaces_no_newer_one(keeping: Keeping) -> None:
    """A node that is behind writes too."""
    async with open_at(keeping) as house:
        host = await opened(house, Options(SHORT, 3), start=False)
        await house.clerk.settled()
        row = listed_of(host.id, host.table, host.opened_at_ms)
        await house.store.listing.save([replace(row, number=row.number - 1, stage="over")])
        assert await house.store.listing.of_table(host.id) == row
