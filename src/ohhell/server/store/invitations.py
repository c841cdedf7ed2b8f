"""Who is asked to come to which table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Executable, Row, delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ohhell.club.people import Answer, Invitation
from ohhell.server.store.living import lock_living
from ohhell.server.store.schema import INVITATIONS
from ohhell.server.store.upserting import add


class Invitations:
    """The invitations of all tables: one for each who is invited there, by whoever was first."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of_player(self, player_id: str, *, most: int) -> list[Invitation]:
        """Return up to `most` invitations of a player, the latest first."""
        mine = select(INVITATIONS).where(INVITATIONS.c.of_id == player_id)
        return await self._all(mine.order_by(INVITATIONS.c.at_ms.desc()).limit(most))

    async def of_table(self, table_id: str) -> list[Invitation]:
        """Return who is invited to a table, the first of them first."""
        there = select(INVITATIONS).where(INVITATIONS.c.table_id == table_id)
        return await self._all(there.order_by(INVITATIONS.c.at_ms, INVITATIONS.c.of_id))

    async def save(self, invitation: Invitation) -> None:
        """Write an invitation, unless the same person is invited to the same table already.

        Raise `Gone` if one of the two was deleted meanwhile.
        """
        row = {
            "table_id": invitation.table,
            "of_id": invitation.of,
            "by_id": invitation.by,
            "at_ms": invitation.at_ms,
            "answer": invitation.answer.value,
        }
        async with self._engine.begin() as connection:
            for player_id in sorted((invitation.by, invitation.of)):  # in order, as elsewhere
                await lock_living(connection, player_id)
            await add(connection, INVITATIONS, [row])

    async def decline(self, table_id: str, of: str) -> None:
        """Answer no, if there is an invitation."""
        mine = (INVITATIONS.c.table_id == table_id, INVITATIONS.c.of_id == of)
        no = update(INVITATIONS).where(*mine).values(answer=Answer.DECLINED.value)
        async with self._engine.begin() as connection:
            await connection.execute(no)

    async def take_back(self, table_id: str, of: str, by: str) -> None:
        """Take an open invitation back that `by` has made."""
        own = (
            INVITATIONS.c.table_id == table_id,
            INVITATIONS.c.of_id == of,
            INVITATIONS.c.by_id == by,
            INVITATIONS.c.answer == Answer.OPEN.value,
        )
        async with self._engine.begin() as connection:
            await connection.execute(delete(INVITATIONS).where(*own))

    async def forget(self, table_id: str) -> None:
        """Forget who was invited to a table that is over."""
        async with self._engine.begin() as connection:
            there = INVITATIONS.c.table_id == table_id
            await connection.execute(delete(INVITATIONS).where(there))

    async def _all(self, query: Executable) -> list[Invitation]:
        async with self._engine.connect() as connection:
            return [_read(row) for row in await connection.execute(query)]


def _read(row: Row[Any]) -> Invitation:
    return Invitation(row.table_id, row.by_id, row.of_id, row.at_ms, Answer(row.answer))
