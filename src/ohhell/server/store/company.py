"""All that the house keeps of what people are to each other, and of what they did."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, or_, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ohhell.server.store.circles import Circles
from ohhell.server.store.faces import Faces
from ohhell.server.store.glimpses import Glimpses
from ohhell.server.store.invitations import Invitations
from ohhell.server.store.readers import Reader
from ohhell.server.store.results import Results
from ohhell.server.store.schema import GLIMPSES, INVITATIONS, RESULTS, TIES


@dataclass(frozen=True, slots=True)
class Company:
    """The people of the house among each other."""

    _engine: AsyncEngine
    circles: Circles
    faces: Faces
    glimpses: Glimpses
    invitations: Invitations
    results: Results

    @classmethod
    def of(cls, engine: AsyncEngine, reader: Reader) -> Company:
        """Return what a database keeps."""
        return cls(
            engine,
            Circles(engine, reader),
            Faces(engine),
            Glimpses(engine),
            Invitations(engine),
            Results(engine),
        )

    async def forget(self, player_id: str, name: str) -> None:
        """Forget what a player is to others, and who it was that played: `name` did."""
        concerned = (
            delete(TIES).where(or_(TIES.c.by_id == player_id, TIES.c.of_id == player_id)),
            delete(INVITATIONS).where(
                or_(INVITATIONS.c.by_id == player_id, INVITATIONS.c.of_id == player_id)
            ),
            delete(GLIMPSES).where(GLIMPSES.c.player_id == player_id),
            update(RESULTS)
            .where(RESULTS.c.player_id == player_id)
            .values(player_id=None, name=name),
        )
        async with self._engine.begin() as connection:
            for statement in concerned:
                await connection.execute(statement)
