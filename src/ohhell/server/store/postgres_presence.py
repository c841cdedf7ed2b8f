"""Who is connected where, in rows that each node writes of itself and all others read.

A node says every few seconds that it lives. One that has been silent for longer is taken for dead,
and so are the places of those who were connected to it. What cannot be known is said to be unknown:
nobody's seat is covered on a guess.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import Final

from sqlalchemy import Float, cast, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ohhell.server.outages import Outage
from ohhell.server.store.news import PRESENT as TOPIC
from ohhell.server.store.news import News, tell_within
from ohhell.server.store.postgres import pauses
from ohhell.server.store.presence import Elsewhere
from ohhell.server.store.schema import NODES, PRESENT
from ohhell.server.store.together import Together

BEAT_S: Final = 3.0
"""How often a node says that it lives, and looks who else does."""
LIVES_S: Final = 10.0
"""For how long it can then be counted on: two beats may be lost, and a third be late."""
FORGOTTEN_S: Final = 60.0
"""After so much silence its rows are deleted."""
BATCH_MAX: Final = 500
"""Tables of one question or writing."""

# What is lost by a crash of the database is written again, since all connections are lost as well.
_NOT_PRECIOUS: Final = text("SET LOCAL synchronous_commit = off")
_NOW: Final = cast(func.extract("epoch", func.clock_timestamp()), Float)


class PostgresPresence:
    """The presence of a node that shares a database with others."""

    def __init__(self, engine: AsyncEngine, news: News) -> None:
        self.node_id = secrets.token_hex(6)
        self._engine = engine
        self._here: dict[str, dict[str, str]] = {}
        self._unsaid: set[str] = set()
        self._known: dict[str, dict[str, dict[str, str]]] = {}
        """By watched table, by node: who is there."""
        self._watched: set[str] = set()
        self._stale: set[str] = set()
        self._others: frozenset[str] = frozenset()
        self._is_sure = False
        self._beats_at_s = 0.0
        self._ears: list[Callable[[str], None]] = []
        self._work = asyncio.Event()
        self._reading = Together(self._read, lines=1, most=BATCH_MAX, for_all=(Exception,))
        self._unknown = Outage("presence is unknown", "presence is known again")
        news.on(TOPIC, self._hear)
        news.on_gap(self._hear_gap)
        self._task: asyncio.Task[None] | None = None

    def here(self, table_id: str, names: Mapping[str, str]) -> None:
        """Say who is connected to a table at this node now; see `Presence`."""
        if self._here.get(table_id, {}) == names:
            return
        if names:
            self._here[table_id] = dict(names)
        else:
            del self._here[table_id]
        self._unsaid.add(table_id)
        self._work.set()

    async def watch(self, table_id: str) -> None:
        """Begin to know who is connected to a table elsewhere; see `Presence`."""
        self._watched.add(table_id)
        self._stale.discard(table_id)
        try:
            await self._reading.answer(table_id)
        except Exception as error:  # noqa: BLE001 - it stays unknown until the next reading
            self._unknown.failed(error, table=table_id)
            self._stale.add(table_id)
            self._work.set()

    def unwatch(self, table_id: str) -> None:
        """Know it no longer."""
        for known in (self._watched, self._stale):
            known.discard(table_id)
        self._known.pop(table_id, None)

    def elsewhere(self, table_id: str) -> Elsewhere | None:
        """Return who is connected elsewhere to a watched table; see `Presence`."""
        nodes = self._known.get(table_id)
        if nodes is None or not self._is_sure:
            return None
        before = sum(node_id < self.node_id for node_id in nodes)
        names = {player: name for there in nodes.values() for player, name in there.items()}
        return Elsewhere(names, before)

    def on_change(self, ear: Callable[[str], None]) -> None:
        """Have `ear` called with each table at which it is different; see `Presence`."""
        self._ears.append(ear)

    async def begin(self) -> None:
        """Say for the first time that this node lives; raise if the database does not answer."""
        await self._beat()
        self._task = asyncio.create_task(self._run(), name="presence")

    async def close(self) -> None:
        """Say that this node and its guests are gone, if it can still be said."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        with suppress(Exception):
            async with self._engine.begin() as connection:
                await connection.execute(delete(NODES).where(NODES.c.id == self.node_id))
                await tell_within(connection, TOPIC, sorted(self._here))

    def _hear(self, table_ids: Sequence[str]) -> None:
        if stale := self._watched.intersection(table_ids):
            self._stale |= stale
            self._work.set()

    def _hear_gap(self) -> None:
        self._stale |= self._watched
        self._work.set()

    # --- In the task that speaks with the database ------------------------------------------------

    async def _run(self) -> None:
        waits = pauses()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, self._beats_at_s - monotonic())):
                    await self._work.wait()
            self._work.clear()
            try:
                await self._see_to_it()
                self._unknown.over()
                waits = pauses()
            except Exception as error:  # noqa: BLE001 - it must be known again when that is over
                self._unknown.failed(error)
                self._is_sure = False
                self._work.set()
                await asyncio.sleep(next(waits))

    async def _see_to_it(self) -> None:
        if monotonic() >= self._beats_at_s:
            await self._beat()
        while self._unsaid:
            await self._say(self._taken(self._unsaid))
        while self._stale:
            await self._read_again(self._taken(self._stale))

    @staticmethod
    def _taken(from_: set[str]) -> list[str]:
        return [from_.pop() for _ in range(min(BATCH_MAX, len(from_)))]

    async def _beat(self) -> None:
        """Say that this node lives, and look which others do."""
        async with self._engine.begin() as connection:
            await connection.execute(_NOT_PRECIOUS)
            if not await self._renewed(connection):
                # The first time, or others had given this node up: all it said is gone.
                row = insert(NODES).values(id=self.node_id, lives_until=_NOW + LIVES_S)
                await connection.execute(row)
                self._unsaid |= self._here.keys()
            others = await _living(connection)
            await _forget_the_dead(connection)
        if others - {self.node_id} != self._others or not self._is_sure:
            self._others = others - {self.node_id}
            self._stale |= self._watched
        self._is_sure = True
        self._beats_at_s = monotonic() + BEAT_S

    async def _renewed(self, connection: AsyncConnection) -> bool:
        mine = update(NODES).where(NODES.c.id == self.node_id)
        renewed = await connection.execute(mine.values(lives_until=_NOW + LIVES_S))
        return renewed.rowcount > 0

    async def _say(self, table_ids: list[str]) -> None:
        rows = [
            {"node_id": self.node_id, "table_id": table_id, "player_id": player, "name": name}
            for table_id in table_ids
            for player, name in self._here.get(table_id, {}).items()
        ]
        mine = (PRESENT.c.node_id == self.node_id, PRESENT.c.table_id.in_(table_ids))
        try:
            async with self._engine.begin() as connection:
                await connection.execute(_NOT_PRECIOUS)
                await connection.execute(delete(PRESENT).where(*mine))
                if rows:
                    await connection.execute(insert(PRESENT), rows)
                await tell_within(connection, TOPIC, table_ids)
        except BaseException:
            self._unsaid.update(table_ids)
            raise

    async def _read_again(self, table_ids: list[str]) -> None:
        try:
            await self._read(table_ids)
        except BaseException:
            self._stale.update(table_ids)
            raise

    async def _read(self, table_ids: list[str]) -> list[None]:
        living = select(NODES.c.id).where(NODES.c.lives_until > _NOW)
        query = select(PRESENT).where(
            PRESENT.c.table_id.in_(table_ids),
            PRESENT.c.node_id != self.node_id,
            PRESENT.c.node_id.in_(living),
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        found: dict[str, dict[str, dict[str, str]]] = {table_id: {} for table_id in table_ids}
        for row in rows:
            found[row.table_id].setdefault(row.node_id, {})[row.player_id] = row.name
        for table_id in self._watched.intersection(table_ids):
            self._note(table_id, found[table_id])
        return [None] * len(table_ids)

    def _note(self, table_id: str, nodes: dict[str, dict[str, str]]) -> None:
        if self._known.get(table_id) != nodes:
            self._known[table_id] = nodes
            for ear in self._ears:
                ear(table_id)


async def _living(connection: AsyncConnection) -> frozenset[str]:
    found = await connection.execute(select(NODES.c.id).where(NODES.c.lives_until > _NOW))
    return frozenset(found.scalars())


async def _forget_the_dead(connection: AsyncConnection) -> None:
    dead = select(NODES.c.id).where(NODES.c.lives_until < _NOW - FORGOTTEN_S)
    # What another node forgets just now needs no waiting for.
    free = dead.with_for_update(skip_locked=True)
    await connection.execute(delete(NODES).where(NODES.c.id.in_(free)))
