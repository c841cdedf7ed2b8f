"""Who is here: noted at once on this node, told to the others seldom, and heard from them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from ohhell.club.people import AWAY_MS, ONLINE_MS, Glimpse
from ohhell.server.batches import batches
from ohhell.server.outages import Outage
from ohhell.server.store.glimpses import Glimpses

TELL_S: Final = 15.0
"""How often what is new is written."""
STALE_MS: Final = 40_000
"""How old what is written may be of somebody who is here: with the pause, nodes agree in a minute.
"""

AT_ONCE_MAX: Final = 100
"""Of so many people it is told at once: everybody's cards wait meanwhile."""


class Lookout:
    """Sees what people do on this node, and what others saw."""

    def __init__(self, glimpses: Glimpses, clock: Callable[[], int]) -> None:
        self._glimpses = glimpses
        self._clock = clock
        self._seen: dict[str, int] = {}
        self._tables: dict[str, list[str]] = {}
        """The tables where people have sockets, as often as they have one there."""
        self._told: dict[str, Glimpse] = {}
        self._telling = asyncio.Lock()
        self._closing = asyncio.Event()
        self._untold = Outage("who is here could not be told", "who is here is told again")

    def met(self, player_id: str) -> None:
        """Note that somebody did something."""
        self._seen[player_id] = self._clock()

    def entered(self, player_id: str, table_id: str) -> None:
        """Note that somebody came to a table; to none if its id is ""."""
        if table_id:
            self._tables.setdefault(player_id, []).append(table_id)
        self.met(player_id)

    def left(self, player_id: str, table_id: str) -> None:
        """Note that a socket of somebody at a table is gone."""
        tables = self._tables.get(player_id, [])
        if table_id in tables:
            tables.remove(table_id)
        if not tables:
            self._tables.pop(player_id, None)
        # The line broke, or they went elsewhere: they were here until now, if not gone for good.
        if player_id in self._seen:
            self.met(player_id)

    def people_here(self) -> tuple[int, int]:
        """Return how many people are at tables of this node, and how many elsewhere in its house.

        The latter have no socket, but did something less than `ONLINE_MS` ago.
        """
        since_ms = self._clock() - ONLINE_MS
        fresh = (one for one, at_ms in self._seen.items() if at_ms >= since_ms)
        return len(self._tables), sum(one not in self._tables for one in fresh)

    def tables_of(self, player_id: str) -> frozenset[str]:
        """Return the tables of this node where somebody is."""
        return frozenset(self._tables.get(player_id, ()))

    async def forget(self, player_id: str) -> None:
        """Forget somebody who has gone for good, after what is just being told."""
        async with self._telling:
            self._seen.pop(player_id, None)
            self._told.pop(player_id, None)

    async def of(self, players: Iterable[str]) -> dict[str, Glimpse]:
        """Return what was last seen of these people, on whatever node."""
        wanted = list(players)
        elsewhere = await self._glimpses.of(wanted)
        return {one: self._merged(one, elsewhere.get(one, Glimpse())) for one in wanted}

    async def show(self, player_id: str, *, shown: bool) -> None:
        """Let friends know when somebody is here, or nobody."""
        await self._glimpses.show(player_id, shown=shown, at_ms=self._clock())

    async def work(self) -> None:
        """Tell the other nodes now and then, until it is closed; what failed is told later."""
        while not self._closing.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(TELL_S):
                    await self._closing.wait()
            try:
                await self.tell()
            except SQLAlchemyError as error:
                self._untold.failed(error)
            else:
                self._untold.over()

    def close(self) -> None:
        """Have the work end, after what is new was told."""
        self._closing.set()

    async def tell(self) -> None:
        """Write what the other nodes do not know yet, and forget who has gone."""
        async with self._telling:
            await self._tell()

    async def _tell(self) -> None:
        for some in batches(list(self._seen), AT_ONCE_MAX):
            await self._tell_of(some)
            await asyncio.sleep(0)

    async def _tell_of(self, people: Iterable[str]) -> None:
        seen_at = ((one, self._seen.get(one)) for one in people)
        now = {one: Glimpse(ms, self._table(one)) for one, ms in seen_at if ms is not None}
        news = {one: seen for one, seen in now.items() if self._is_news(one, seen)}
        await self._glimpses.save(news)
        self._told |= news
        for one, seen in now.items():
            is_last = self._seen.get(one) == seen.at_ms and seen.table is None
            if is_last and self._clock() - seen.at_ms > AWAY_MS:
                self._seen.pop(one, None)
                self._told.pop(one, None)

    def _is_news(self, player_id: str, seen: Glimpse) -> bool:
        told = self._told.get(player_id)
        return told is None or told.table != seen.table or seen.at_ms - told.at_ms >= STALE_MS

    def _merged(self, player_id: str, elsewhere: Glimpse) -> Glimpse:
        at_ms, table = self._seen.get(player_id, 0), self._table(player_id)
        if at_ms < elsewhere.at_ms:
            return Glimpse(elsewhere.at_ms, table or elsewhere.table, elsewhere.shown)
        return Glimpse(at_ms, table, elsewhere.shown)

    def _table(self, player_id: str) -> str | None:
        """Return the table to which somebody came last, of those where they are."""
        tables = self._tables.get(player_id)
        return tables[-1] if tables else None
