"""Tables that are live here and whose log another node has rewritten: they are read anew."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ohhell.server.lists.clerk import listed_of
from ohhell.server.logs import get_logger
from ohhell.server.reading import table_of
from ohhell.server.store import REWRITTEN

if TYPE_CHECKING:
    from ohhell.server.house import House

_log = get_logger()


async def renew_on(house: House) -> None:
    """Read anew whatever other nodes tell of, for ever."""
    heard, work = set[str](), asyncio.Event()

    def hear(table_ids: Sequence[str]) -> None:
        heard.update(table_ids)
        work.set()

    house.store.news.on(REWRITTEN, hear)
    while True:
        await work.wait()
        work.clear()
        while heard:
            await _try(house, heard.pop())


async def _try(house: House, table_id: str) -> None:
    try:
        await renew(house, table_id)
    except Exception as error:  # noqa: BLE001 - it is told of once more, and rests some day
        _log.error("a table shows what was rewritten", table=table_id, failure=error)


async def renew(house: House, table_id: str) -> None:
    """Have a table that is live here say what its log says now, and so its row in the lists."""
    if not house.is_live(table_id):
        return
    await house.answered([table_id])
    entries = await house.store.log.read(table_id)
    table = await asyncio.to_thread(table_of, entries)
    if (await house.host(table_id)).table.state == table.state:
        return
    await house.wake_anew(table_id)
    # Its last row was written by what it had in memory.
    await house.store.listing.save([listed_of(table_id, table, entries[0].at_ms)])
