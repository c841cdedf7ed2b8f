"""kill -9 in the middle of games: what was acknowledged stands in the log, once and for ever."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random

import pytest
import websockets

from ohhell.rules import Pattern, Schedule
from ohhell.table import Entry, Table
from tests.server.client import Json, Person, Tab, first_choice, nonce
from tests.server.conftest import plain_rules
from tests.server.keeping import Keeping
from tests.server.process import Server

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9"),
]

SOAK = os.environ.get("OHHELL_PROFILE") == "soak"
KILLS = 20 if SOAK else 5
TABLES = 4
KILLS_IN_DATABASE = KILLS // 2
"""The same promise, kept by the same server: only what it is kept in differs."""
RULES = plain_rules(10, schedule=Schedule(Pattern.DOWN_UP, largest=10))
LOST = (ConnectionError, OSError, websockets.ConnectionClosed, websockets.InvalidMessage)


@dataclass
class Town:
    """A server that is killed again and again, and what it acknowledged."""

    keeping: Keeping
    dice: Random
    people: AsyncExitStack
    server: Server | None = None
    up: asyncio.Event = field(default_factory=asyncio.Event)
    acknowledged: list[tuple[str, str, int]] = field(default_factory=list[tuple[str, str, int]])
    """Table, id of the command, number of the entry."""
    resent: int = 0
    over: bool = False

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


@dataclass
class Stubborn:
    """A player who sends a command, under one id, until it is answered."""

    town: Town
    person: Person
    table_id: str = ""
    tab: Tab | None = None

    async def reach(self) -> Tab:
        """Return a tab that is connected."""
        while self.tab is None or self.tab.is_closed:
            again = self.person.at_address(await self.town.address())
            self.person = self.town.people.push_async_exit(again)
            try:
                self.tab = await self.person.tab(self.table_id)
            except LOST:
                await asyncio.sleep(0.02)
        return self.tab

    async def ask(self, **message: object) -> Json:
        """Send a command until there is an answer."""
        message["id"] = nonce()
        while True:
            tab = await self.reach()
            try:
                answer = await tab.ask(**message)  # type: ignore[arg-type]
            except LOST:
                self.town.resent += 1
                continue
            if answer["t"] == "done":
                number = answer["number"]
                self.town.acknowledged.append((self.table_id, str(message["id"]), number))
            return answer

    async def play(self) -> None:
        """Play to the end of the game, or of the town."""
        while not self.town.over:
            tab = await self.reach()
            if tab.is_over or self.town.over:
                return
            if tab.is_my_turn:
                await self.ask(**first_choice(tab.view), after=tab.view["number"])
            else:
                await tab.until(lambda tab=tab: _goes_on(tab))  # type: ignore[misc]


def _goes_on(tab: Tab) -> bool:
    return tab.is_closed or tab.is_my_turn or tab.is_over


async def _games(town: Town) -> None:
    """Play one game after another at one table of two people and a bot."""
    while not town.over:
        people: list[Stubborn] = []
        try:
            for _ in range(2):
                person = Person(await town.address())
                await town.people.enter_async_context(person)
                people.append(Stubborn(town, person))
            table_id = await people[0].person.open(RULES, 3)
        except Exception:  # noqa: BLE001 - killed before the table was open: open another
            await asyncio.sleep(0.02)
            continue
        for player in people:
            player.table_id = table_id
        await people[1].ask(t="sit", seat=1, nonce=nonce())
        await people[0].ask(t="start")
        await asyncio.gather(*(player.play() for player in people))


async def _start(keeping: Keeping) -> Server:
    return await Server.start(keeping.data, OHHELL_DATABASE=keeping.database)


async def _log(keeping: Keeping) -> dict[str, list[Entry]]:
    async with keeping.open_log() as log:
        _, heads = await log.heads(0)
        return {table_id: await log.read(table_id) for table_id in heads}


async def test_no_acknowledged_command_is_lost_or_doubled(keeping: Keeping) -> None:
    """The log is gapless and by the rules, and holds every acknowledged command exactly once."""
    seed = int(os.environ.get("OHHELL_SEED", "0")) or Random().randrange(10**6)
    async with AsyncExitStack() as people:
        town = Town(keeping, Random(seed), people)
        await asyncio.gather(town.reign(), *(_games(town) for _ in range(TABLES)))
    assert town.server is not None
    assert await town.server.stop() == 0
    log = await _log(keeping)
    for table_id, entries in log.items():
        assert [e.number for e in entries] == list(range(1, len(entries) + 1)), (seed, table_id)
        assert Table.load(entries).number == len(entries)
    ids = Counter((t, e.id) for t, entries in log.items() for e in entries if e.id)
    assert set(ids.values()) == {1}, seed
    for table_id, command_id, number in town.acknowledged:
        assert log[table_id][number - 1].id == command_id, (seed, table_id, number)
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
