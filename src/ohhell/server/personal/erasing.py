"""Forgetting at the tables who somebody was that has gone."""

from __future__ import annotations

import asyncio
from time import time
from typing import TYPE_CHECKING, Final

from ohhell.server import names
from ohhell.server.lists.clerk import listed_of
from ohhell.server.logs import get_logger
from ohhell.server.reading import table_of
from ohhell.server.store import REWRITTEN, Erasure
from ohhell.table import Entry, Leave, Stage, Table, without

if TYPE_CHECKING:
    from ohhell.server.house import House

LOOK_S: Final = 30.0
"""How long a name may stay at a table after its game is over, or what came late stays there."""
_FORGETTING: Final = frozenset({Stage.LOBBY, Stage.OVER, Stage.CLOSED})
"""While a game is played its log is not touched: a bot plays on, and the name stays until then."""

_log = get_logger()


async def erase_on(house: House) -> None:
    """Forget again and again what is to be forgotten, for ever."""
    while True:
        await asyncio.sleep(LOOK_S)
        try:
            await erase(house)
            await forget_browsers(house)
        except Exception as error:  # noqa: BLE001 - the database may be back in a moment
            _log.error("names or browsers wait to be forgotten", failure=error)


async def forget_browsers(house: House) -> None:
    """Forget in which browsers people came to tables whose games have ended, or never began."""
    since = time() - house.settings.limits.sightings_s
    await house.store.safety.sightings.sweep(since=since)


async def erase(house: House, player_id: str | None = None) -> None:
    """Forget what can be forgotten now, of one player or of all; the rest waits."""
    tried = set[Erasure]()
    # Again, since a table may tell of a further one.
    while waiting := set(await _waiting(house, player_id)) - tried:
        for erasure in sorted(waiting, key=lambda one: one.table_id):
            await _try(house, erasure)
        tried |= waiting


async def _waiting(house: House, player_id: str | None) -> list[Erasure]:
    return await house.store.erasures.waiting(player_id, now_s=house.clock() / 1000)


async def _try(house: House, erasure: Erasure) -> None:
    try:
        await _erase_at_table(house, erasure)
    except Exception as error:  # noqa: BLE001 - the other tables must forget
        _log.error("a table does not forget", table=erasure.table_id, failure=error)


async def _erase_at_table(house: House, erasure: Erasure) -> None:
    """Leave the table, have its log say another name if no game is played, and all that shows it.

    Again is harmless: whatever a crash has left is done by the next look. And it is done again: a
    node that did not know yet that somebody has gone may have let something in meanwhile.
    """
    # What was on its way when they went is in the log by now, or refused.
    await house.answered([erasure.table_id])
    entries, table = await _read(house, erasure.table_id)
    state = table.state
    if state.stage is not Stage.OVER and state.seat_of(erasure.player_id) is not None:
        await _leave(house, erasure)
        entries, table = await _read(house, erasure.table_id)
    if table.state.stage not in _FORGETTING or await _is_held(house, erasure.table_id):
        return
    rewritten = without(entries, erasure.player_id, erasure.name)
    if rewritten or erasure.again_at is None:
        entries, table = await _rewrite(house, erasure.table_id, rewritten)
    await house.store.listing.save([listed_of(erasure.table_id, table, entries[0].at_ms)])
    house.store.news.tell(REWRITTEN, [erasure.table_id])
    if table.state.rematch is not None:
        # There the seat may be kept for who has gone, who never was there.
        await house.store.erasures.also_at(table.state.rematch, erasure)
    await house.store.erasures.done(erasure, now_s=house.clock() / 1000)


async def _rewrite(
    house: House, table_id: str, rewritten: list[Entry]
) -> tuple[list[Entry], Table]:
    await house.store.log.rewrite(table_id, rewritten)
    await house.wake_anew(table_id)
    await house.finished.forget(table_id)
    return await _read(house, table_id)


async def _is_held(house: House, table_id: str) -> bool:
    """Tell whether what was reported at a table is still to be read."""
    since_ms = house.clock() - round(house.settings.limits.report_holds_s * 1000)
    return await house.store.safety.reports.holds(table_id, since_ms=since_ms)


async def _leave(house: House, erasure: Erasure) -> None:
    """Give up the seat for good; in a game a bot plays on."""
    host = await house.host(erasure.table_id)
    heir = names.heir_bot_name(erasure.table_id, erasure.player_id)
    costs = host.table.state.options.buy_in
    await host.ask(erasure.player_id, Leave(heir, house.bots.choice.usual, costs))


async def _read(house: House, table_id: str) -> tuple[list[Entry], Table]:
    entries = await house.store.log.read(table_id)
    return entries, await asyncio.to_thread(table_of, entries)
