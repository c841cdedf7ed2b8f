"""Who left which game with strangers, and when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import bindparam, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ohhell.club.safety import DAY_MS, Leaves, leaves_of, rest_ms
from ohhell.server.store.readers import Reader
from ohhell.server.store.schema import LEAVES, TOLD
from ohhell.server.store.told import LEFT, RESTING
from ohhell.server.store.upserting import add

_RECENT: Final = (
    select(func.count().label("left"), func.max(LEAVES.c.at_ms).label("last_ms"))
    .select_from(LEAVES)
    .where(LEAVES.c.player_id == bindparam("player_id"), LEAVES.c.at_ms > bindparam("since_ms"))
)


class LeavesKept:
    """All leaves. One game is left once."""

    def __init__(self, engine: AsyncEngine, reader: Reader) -> None:
        self._engine = engine
        self._reader = reader

    async def note(self, player_id: str, table_id: str, at_ms: int, waits_s: Sequence[int]) -> None:
        """Note a leave, and have the player told what it costs; again is harmless."""
        row = {"player_id": player_id, "table_id": table_id, "at_ms": at_ms}
        async with self._engine.begin() as connection:
            if not await add(connection, LEAVES, [row]):
                return
            times = select(LEAVES.c.at_ms).where(LEAVES.c.player_id == player_id)
            known = list((await connection.execute(times)).scalars())
            rest = rest_ms(leaves_of(known, at_ms), at_ms, waits_s)
            await _tell(connection, row, rest)

    def recent(self, player_id: str, now_ms: int) -> Leaves:
        """Return the leaves of a player that still count."""
        row = self._reader.first(_RECENT, player_id=player_id, since_ms=now_ms - DAY_MS)
        return Leaves() if row is None else Leaves(row.left, row.last_ms or 0)

    async def forget(self, player_id: str) -> None:
        """Forget all leaves of a player."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(LEAVES).where(LEAVES.c.player_id == player_id))


async def _tell(connection: AsyncConnection, left: Mapping[str, object], rest: int) -> None:
    at_ms = left["at_ms"]
    assert isinstance(at_ms, int)
    what, until_ms = (RESTING, at_ms + rest) if rest else (LEFT, None)
    await connection.execute(insert(TOLD).values({**left, "what": what, "until_ms": until_ms}))
