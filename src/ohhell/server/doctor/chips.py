"""The books of chips: nothing comes or goes but by the bank, and every stake has its game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sqlalchemy import func, select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from ohhell.club.chips import causes
from ohhell.server.doctor.books import ENTRIES, Books
from ohhell.server.doctor.finding import Finding, trouble, well
from ohhell.server.doctor.games import Story
from ohhell.server.store.schema import BANK_ACCOUNT, CHIP_BALANCES, CHIP_POSTINGS, CHIP_TRANSFERS
from ohhell.table import Stage

CHIPS: Final = "chips"
_IN_GAME: Final = frozenset({Stage.BIDDING, Stage.PLAYING, Stage.SCORED})

Stakes = Mapping[str, Mapping[str, int]]
"""By table and player."""

_TOTAL = select(func.coalesce(func.sum(CHIP_BALANCES.c.chips), 0))
_GRANTED = select(CHIP_BALANCES.c.chips).where(CHIP_BALANCES.c.account == BANK_ACCOUNT)
_MOVED = func.sum(CHIP_POSTINGS.c.chips)
_UNEVEN = (
    select(CHIP_TRANSFERS.c.cause)
    .join(CHIP_POSTINGS, CHIP_POSTINGS.c.transfer_id == CHIP_TRANSFERS.c.id)
    .group_by(CHIP_TRANSFERS.c.id, CHIP_TRANSFERS.c.cause)
    .having(_MOVED != 0)
)
_BOTH = union_all(
    select(CHIP_BALANCES.c.account, CHIP_BALANCES.c.chips),
    select(CHIP_POSTINGS.c.account, (-CHIP_POSTINGS.c.chips).label("chips")),
).subquery()
_OFF = (
    select(_BOTH.c.account, func.sum(_BOTH.c.chips))
    .group_by(_BOTH.c.account)
    .having(func.sum(_BOTH.c.chips) != 0)
    .order_by(_BOTH.c.account)
)


async def look_at_chips(books: Books, stories: Sequence[Story]) -> list[Finding]:
    """Return what is wrong with the books of chips."""
    async with books.house.connect() as house:
        found = await _sums(house)
        stakes = await _stakes(house)
        settled = set((await house.execute(select(CHIP_TRANSFERS.c.cause))).scalars())
        granted = -int((await house.execute(_GRANTED)).scalar() or 0)
    told = {story.table_id: story for story in stories}
    found += _left(stakes, told)
    found += _missing(stakes, told, settled)
    found += await _lost(books, stakes, told)
    return found or [well(CHIPS, "chips-well", chips=granted)]


async def _sums(house: AsyncConnection) -> list[Finding]:
    off = int((await house.execute(_TOTAL)).scalar_one())
    found = [trouble(CHIPS, "chips-off", chips=off)] if off else []
    for account, chips in await house.execute(_OFF):
        found.append(trouble(CHIPS, "chips-account", account=account, chips=int(chips)))
    uneven = (await house.execute(_UNEVEN)).scalars().all()
    return [*found, *(trouble(CHIPS, "chips-transfer", cause=cause) for cause in uneven)]


async def _stakes(house: AsyncConnection) -> Stakes:
    mine = CHIP_BALANCES.c
    query = select(mine.table_id, mine.player_id, mine.chips).where(
        mine.table_id.is_not(None), mine.chips != 0
    )
    found = defaultdict[str, dict[str, int]](dict)
    for table_id, player_id, chips in await house.execute(query):
        found[table_id][player_id] = chips
    return found


def _left(stakes: Stakes, told: Mapping[str, Story]) -> Iterator[Finding]:
    """Yield the tables whose game has been followed, and where stakes lie still."""
    for table_id in sorted(stakes.keys() & told.keys()):
        story = told[table_id]
        if story.stage is Stage.OVER and story.followed:
            left = sum(stakes[table_id].values())
            yield trouble(CHIPS, "stakes-left", table=table_id, chips=left)


def _missing(stakes: Stakes, told: Mapping[str, Story], settled: set[str]) -> Iterator[Finding]:
    """Yield the games that somebody plays who has put nothing down, or not what was asked."""
    for table_id, story in told.items():
        if story.stage not in _IN_GAME or causes.of_settlement(table_id) in settled:
            continue
        lie = stakes.get(table_id, {})
        if any(lie.get(player) != story.buy_in for player in story.players):
            yield trouble(CHIPS, "stakes-missing", table=table_id, chips=story.buy_in)


async def _lost(books: Books, stakes: Stakes, told: Mapping[str, Story]) -> list[Finding]:
    """Return the tables where stakes lie, and which the log does not know."""
    lost = list[Finding]()
    async with books.log.connect() as log:
        for table_id in sorted(stakes.keys() - told.keys()):
            there = select(ENTRIES.c.number).where(ENTRIES.c.table_id == table_id).limit(1)
            if (await log.execute(there)).first() is None:
                chips = sum(stakes[table_id].values())
                lost.append(trouble(CHIPS, "stakes-lost", table=table_id, chips=chips))
    return lost
