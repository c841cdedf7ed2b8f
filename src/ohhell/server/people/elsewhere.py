"""What happens to people on other nodes; and who has been here, written down."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field
from typing import Final

from ohhell.server.outages import Outage
from ohhell.server.store import People

HEED_EVERY_S: Final = 10.0
"""How long a session that was ended on another node may still be known on this one."""
_CLOCKS_APART_S: Final = 60.0
"""By how much the clocks of two nodes may differ."""


async def heed_others(people: People, *, every_s: float = HEED_EVERY_S) -> None:
    """Look again and again at what has changed, for ever."""
    elsewhere = Elsewhere(people)
    away = Outage(
        "people are not looked after until the database answers",
        "people are looked after again",
        level=logging.ERROR,
    )
    while True:
        await asyncio.sleep(every_s)
        try:
            await elsewhere.heed()
            await people.write_seen()
        except Exception as error:  # noqa: BLE001 - the database may be back in a moment
            away.failed(error)
        else:
            away.over()


@dataclass(slots=True)
class Elsewhere:
    """Has `People` forget whoever was changed on another node."""

    people: People
    since: float = field(default_factory=time.time)
    """When it was looked last, in seconds since 1970."""
    _heeded: dict[str, float] = field(default_factory=dict[str, float])
    """Which changes are known already, of those so new that they are found again."""

    async def heed(self) -> None:
        """Look once."""
        now = time.time()
        found = dict(await self.people.changed(self.since - _CLOCKS_APART_S))
        for player_id, at in found.items():
            if self._heeded.get(player_id) != at:
                self.people.forget(player_id)
        self._heeded, self.since = found, now
