"""Who has ever sat at which table: there the log tells of them, also when they are gone."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from ohhell.server.store.living import living_of
from ohhell.server.store.schema import ERASURES, PLAYERS, SEATED
from ohhell.server.store.upserting import add


async def note_sitters(connection: AsyncConnection, sitters: Mapping[str, Collection[str]]) -> None:
    """Note by table who has sat there.

    Of who was deleted while they sat down, it is noted besides that this table is to forget them.
    """
    query = select(SEATED.c.table_id, SEATED.c.player_id).where(SEATED.c.table_id.in_(sitters))
    known = {(row.table_id, row.player_id) for row in await connection.execute(query)}
    all_ = {(table_id, player) for table_id, sat in sitters.items() for player in sat}
    if not (new := sorted(all_ - known)):
        return
    # Locked first: who goes at this moment either finds these rows, or is found to have gone.
    living = await living_of(connection, {player for _, player in new})
    await add(connection, SEATED, [{"table_id": t, "player_id": p} for t, p in new])
    await _have_forgotten(connection, [pair for pair in new if pair[1] not in living])


async def _have_forgotten(connection: AsyncConnection, gone: Collection[tuple[str, str]]) -> None:
    names = select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.id.in_({p for _, p in gone}))
    name_of = {row.id: row.name for row in await connection.execute(names)}
    rows = [{"table_id": t, "player_id": p, "name": name_of[p]} for t, p in gone if p in name_of]
    if rows:
        await add(connection, ERASURES, rows)
