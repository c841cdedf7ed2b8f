"""All that the house keeps to be fair and safe."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from ohhell.server.store.deeds import Deeds
from ohhell.server.store.leaves import LeavesKept
from ohhell.server.store.people import People
from ohhell.server.store.readers import Reader
from ohhell.server.store.reports import Reports
from ohhell.server.store.sightings import Sightings
from ohhell.server.store.told import Told


@dataclass(frozen=True, slots=True)
class Safety:
    """Reports, deeds, words to people, leaves, and sightings."""

    reports: Reports
    deeds: Deeds
    told: Told
    leaves: LeavesKept
    sightings: Sightings

    @classmethod
    def of(cls, engine: AsyncEngine, reader: Reader, people: People) -> Safety:
        """Return what a database keeps."""
        return cls(
            Reports(engine),
            Deeds(engine, reader, people),
            Told(engine),
            LeavesKept(engine, reader),
            Sightings(engine),
        )

    async def forget(self, player_id: str) -> None:
        """Forget what a player wrote and was told; the audit trail knows people by ids alone."""
        await self.reports.forget(player_id)
        await self.told.forget(player_id)
        await self.leaves.forget(player_id)
        await self.sightings.forget(player_id)
