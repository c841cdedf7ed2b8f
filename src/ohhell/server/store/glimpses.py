"""When people last did something, and where, as all nodes know it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from ohhell.club.people import Glimpse
from ohhell.server.store.living import living_of, lock_living
from ohhell.server.store.schema import GLIMPSES
from ohhell.server.store.upserting import put, put_some


class Glimpses:
    """What was last seen of everybody."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def save(self, seen: Mapping[str, Glimpse]) -> None:
        """Write what was seen of people who have not gone; what they chose to show stays."""
        rows = [
            {"player_id": id_, "at_ms": one.at_ms, "table_id": one.table, "shown": True}
            for id_, one in sorted(seen.items())  # in order, or two nodes would wait in a ring
        ]
        if not rows:
            return
        async with self._engine.begin() as connection:
            living = await living_of(connection, seen)
            rows = [row for row in rows if row["player_id"] in living]
            if rows:
                await put_some(connection, GLIMPSES, rows, ("at_ms", "table_id"))

    async def show(self, player_id: str, *, shown: bool, at_ms: int) -> None:
        """Let friends know when a player is here, or nobody; raise `Gone`."""
        row = {"player_id": player_id, "at_ms": at_ms, "table_id": None, "shown": shown}
        async with self._engine.begin() as connection:
            await lock_living(connection, player_id)
            await put(connection, GLIMPSES, row)

    async def of(self, players: Iterable[str]) -> dict[str, Glimpse]:
        """Return what was last seen of those of these people who ever were."""
        query = select(GLIMPSES).where(GLIMPSES.c.player_id.in_(sorted(players)))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {row.player_id: Glimpse(row.at_ms, row.table_id, row.shown) for row in rows}
