"""What is shown to people until they have read it.

What a moderator did, what came of a report, and what a leave costs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ohhell.club.safety import Deed, Outcome
from ohhell.server.store.schema import DEEDS, TOLD

LEFT: Final = "left"
"""Somebody left a game with strangers, and this once it is forgiven."""
RESTING: Final = "resting"
"""Somebody left again, and rests until then."""
OF_REPORT: Final = {
    Outcome.ACTED: "report-acted",
    Outcome.DISMISSED: "report-dismissed",
}
"""What a reporter is told: that something was done, or nothing found, and no more."""


@dataclass(frozen=True, slots=True)
class Word:
    """Something that somebody has not read yet: of a deed its kind and reason, or anything else."""

    id: int
    what: str
    at_ms: int
    reason: str = ""
    table: str | None = None
    until_ms: int | None = None


class Told:
    """What everybody is told."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def unread(self, player_id: str, *, most: int) -> list[Word]:
        """Return up to `most` words that a player has not read, the oldest first."""
        query = (
            select(TOLD, DEEDS.c.reason)
            .select_from(TOLD.outerjoin(DEEDS))
            .where(TOLD.c.player_id == player_id, TOLD.c.read_ms.is_(None))
            .order_by(TOLD.c.id)
            .limit(most)
        )
        async with self._engine.connect() as connection:
            return [_word(row) for row in await connection.execute(query)]

    async def read(self, player_id: str, word_id: int, at_ms: int) -> None:
        """Note that a player has read something; of others nothing is read."""
        mine = (TOLD.c.id == word_id, TOLD.c.player_id == player_id, TOLD.c.read_ms.is_(None))
        async with self._engine.begin() as connection:
            await connection.execute(update(TOLD).where(*mine).values(read_ms=at_ms))

    async def forget(self, player_id: str) -> None:
        """Forget all that a player was told."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(TOLD).where(TOLD.c.player_id == player_id))


async def tell(connection: AsyncConnection, player_id: str, deed: Deed) -> None:
    """Have a player told of a deed. A warning that is lifted needs no reading any more."""
    if deed.lifts is not None:
        old = (TOLD.c.deed_id == deed.lifts, TOLD.c.read_ms.is_(None))
        await connection.execute(update(TOLD).where(*old).values(read_ms=deed.at_ms))
    row = {
        "player_id": player_id,
        "what": deed.kind.value,
        "deed_id": deed.number,
        "table_id": deed.table,
        "until_ms": deed.until_ms,
        "at_ms": deed.at_ms,
    }
    await connection.execute(insert(TOLD).values(row))


async def tell_reporter(
    connection: AsyncConnection, player_id: str, outcome: Outcome, at_ms: int
) -> None:
    """Have a reporter told what came of a report: neither what was done, nor why, nor to whom."""
    row = {"player_id": player_id, "what": OF_REPORT[outcome], "at_ms": at_ms}
    await connection.execute(insert(TOLD).values(row))


def _word(row: Row[Any]) -> Word:
    return Word(row.id, row.what, row.at_ms, row.reason or "", row.table_id, row.until_ms)
