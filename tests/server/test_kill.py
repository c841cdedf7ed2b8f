"""kill -9 in the middle of games: what was acknowledged stands in the log, once and for ever."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random

import pytest

from tests.server.client import Person, nonce
from tests.server.conftest import plain_rules
from tests.server.keeping import Keeping
from tests.server.process import Server
from tests.server.stubborn import Town, games, judged

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9"),
]

SOAK = os.environ.get("OHHELL_PROFILE") == "soak"
KILLS = 20 if SOAK else 3
TABLES = 4
KILLS_IN_DATABASE = (KILLS + 1) // 2
"""The same promise, kept by the same server: only what it is kept in differs."""


@dataclass
class OneServer(Town):
    """A server that is killed again and again."""

    keeping: Keeping = field(kw_only=True)
    server: Server | None = None
    up: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def kills(self) -> int:
        """How often the server is killed."""
        return KILLS_IN_DATABASE if self.keeping.database else KILLS

    async def address(self) -> str:
        """Return where the server listens, as soon as it does."""
        await self.up.wait()
        assert self.server is not None
        return self.server.address

    async def reign(self) -> None:
        """Start the server and kill it, at moments nobody can foresee."""
        for _ in range(self.kills):
            await self._start()
            wanted = len(self.acknowledged) + self.dice.randint(5, 60)
            while len(self.acknowledged) < wanted:  # noqa: ASYNC110 - no moment may be special
                await asyncio.sleep(self.dice.random() / 50)
            self.up.clear()
            assert self.server is not None
            await self.server.kill()
        self.over = True
        await self._start()

    async def _start(self) -> None:
        self.server = await _start(self.keeping)
        self.up.set()


async def _start(keeping: Keeping) -> Server:
    return await Server.start(keeping.data, OHHELL_DATABASE=keeping.database)


async def test_no_acknowledged_command_is_lost_or_doubled(keeping: Keeping) -> None:
    """The log is gapless and by the rules, and holds every acknowledged command exactly once."""
    seed = int(os.environ.get("OHHELL_SEED", "0")) or Random().randrange(10**6)
    async with AsyncExitStack() as people:
        town = OneServer(Random(seed), people, keeping=keeping)
        await asyncio.gather(town.reign(), *(games(town) for _ in range(TABLES)))
    assert town.server is not None
    assert await town.server.stop() == 0
    verdict = await judged(keeping, town)
    assert verdict.is_clean, (seed, verdict)
    assert len(town.acknowledged) > 5 * town.kills


async def test_every_seat_finds_its_cards_after_kill_9(keeping: Keeping) -> None:
    """PER-01: hands, turn-up, bids, turn and scores are those of before; two bids are kept."""
    server = await _start(keeping)
    async with Person(server.address) as host, Person(server.address) as guest:
        table_id = await host.open(plain_rules(4), 2)
        one, two = await host.tab(table_id), await guest.tab(table_id)
        await two.ask("sit", seat=1, nonce=nonce())
        await one.ask("start")
        await one.until(lambda: one.view["stage"] == "bidding")
        first = (one, two)[one.view["round"]["toAct"][0]]
        number = (await first.act())["number"]
        for tab in (one, two):
            await tab.until(lambda tab=tab: tab.view["number"] == number)  # type: ignore[misc]
        await server.kill()
        again = await _start(keeping)
        for person, tab in ((host, one), (guest, two)):
            async with person.at_address(again.address) as back, back.at(table_id) as found:
                for part in ("number", "you", "round", "sheet", "ranks"):
                    assert found.view[part] == tab.view[part]
        assert await again.stop() == 0
