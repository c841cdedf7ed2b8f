"""Tables that must go on with nobody connected: whichever node lives looks after them.

A row says when its table is to be looked at if nobody does so already. Whoever looks pushes that
ahead, before it acts; so a node that dies in between is followed by another, and what is done twice
is refused by the table itself. No claim is a lock.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from ohhell.rules import Malformed
from ohhell.server.lists.clerk import HOLD_S
from ohhell.server.logs import get_logger
from ohhell.server.outages import Outage
from ohhell.server.store import Listing
from ohhell.server.tables.host import Host

LOOK_S: Final = 1.0
"""How late something may be done that is due."""
CLAIMED_MAX: Final = 50
"""Tables that one node wakes at once; the rest is for the others, or for a second later."""

_log = get_logger()


class Claimer:
    """Wakes the tables that are due, and keeps other nodes from waking those that are awake."""

    def __init__(
        self,
        listing: Listing,
        hosts: Mapping[str, Host],
        wake: Callable[[str], Awaitable[Host]],
        clock: Callable[[], int],
    ) -> None:
        self._listing = listing
        self._hosts = hosts
        self._wake = wake
        self._clock = clock
        self._held_at_s = 0.0
        self._blindness = Outage(
            "tables that are due are not looked for", "tables that are due are looked for again"
        )

    async def work(self) -> None:
        """Look every second, for ever."""
        while True:
            await asyncio.sleep(LOOK_S)
            try:
                await self.look()
            except Exception as error:  # noqa: BLE001 - the database may be back in a moment
                self._blindness.failed(error)
            else:
                self._blindness.over()

    async def look(self) -> None:
        """Look once."""
        now_s = self._clock() / 1000
        if time.monotonic() - self._held_at_s >= HOLD_S / 3:
            mine = [host.id for host in self._hosts.values() if host.awake]
            await self._listing.hold(mine, until=now_s + HOLD_S)
            self._held_at_s = time.monotonic()
        claimed = await self._listing.claim(now_s, until=now_s + HOLD_S, most=CLAIMED_MAX)
        for table_id in claimed:
            await self._see_to(table_id)

    async def _see_to(self, table_id: str) -> None:
        try:
            host = await self._wake(table_id)
        except Malformed as error:
            _log.error("table cannot be read", table=table_id, failure=error)
            await self._listing.hold([table_id], until=None)
        except Exception as error:  # noqa: BLE001 - it is due again soon, here or elsewhere
            _log.error("table does not wake", table=table_id, failure=error)
        else:
            host.look_around()
