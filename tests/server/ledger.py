"""The books of a house, checked: what every test of chips ends with."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import create_async_engine

from ohhell.server.store.schema import CHIP_BALANCES, CHIP_POSTINGS, CHIP_TRANSFERS
from tests.server.keeping import Keeping


async def require_sound_books(keeping: Keeping) -> int:
    """Require that no chip came or went but by the bank; return how many transfers there are."""
    engine = create_async_engine(keeping.house_url)
    try:
        async with engine.connect() as connection:
            balances = {row.account: row.chips for row in await connection.execute(_BALANCES)}
            postings = {row.account: row.chips for row in await connection.execute(_POSTINGS)}
            unequal = list(await connection.execute(_UNEQUAL))
            count = (await connection.execute(_COUNT)).scalar_one()
    finally:
        await engine.dispose()
    assert unequal == [], "a transfer made or lost chips"
    assert {a: c for a, c in balances.items() if c} == {a: c for a, c in postings.items() if c}
    assert sum(balances.values()) == 0
    assert all(chips >= 0 for account, chips in balances.items() if account != "bank")
    return int(count)


_BALANCES = select(CHIP_BALANCES.c.account, CHIP_BALANCES.c.chips)
_SUM = func.sum(CHIP_POSTINGS.c.chips)
_POSTINGS = select(CHIP_POSTINGS.c.account, _SUM.label("chips")).group_by(CHIP_POSTINGS.c.account)
_UNEQUAL = (
    select(CHIP_POSTINGS.c.transfer_id).group_by(CHIP_POSTINGS.c.transfer_id).having(_SUM != 0)
)
_COUNT = select(func.count()).select_from(CHIP_TRANSFERS)
