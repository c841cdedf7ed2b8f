"""What a house comes to: counts that no list shows, asked now and then."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Float, case, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ohhell.server.store.schema import (
    BANK_ACCOUNT,
    CHIP_BALANCES,
    NODES,
    PLAYERS,
    PRESENT,
    TABLES,
)

BANK, PURSES, STAKES = "bank", "purses", "stakes"
ACCOUNTS: Final = (BANK, PURSES, STAKES)
LATE_S: Final = 5.0
"""By how much a table is overdue that no node looks at: each looks every second."""

_NOW: Final = cast(func.extract("epoch", func.clock_timestamp()), Float)
_KIND: Final = case(
    (CHIP_BALANCES.c.account == BANK_ACCOUNT, BANK),
    (CHIP_BALANCES.c.table_id.is_not(None), STAKES),
    else_=PURSES,
)


@dataclass(frozen=True, slots=True)
class Counted:
    """What changes by the minute, of all nodes together."""

    nodes: int
    people: int
    """At tables, where there are several nodes."""
    unfollowed: int
    """Games that are over, and nothing has followed from it yet."""
    overdue: int
    """Tables that some node should be looking at."""
    chips: Mapping[str, int]
    """By kind of account; the bank owes what it has granted."""

    @property
    def chips_off(self) -> int:
        """By how much the books do not balance."""
        return sum(self.chips.values())


@dataclass(frozen=True, slots=True)
class Totals:
    """What grows by the year; whoever asks may wait."""

    tables: Mapping[str, int]
    """By stage."""
    people: int


class Census:
    """Counts in the house's database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def counted(self) -> Counted:
        """Count what an operator looks at often; no question reads what is over and done."""
        over = (TABLES.c.stage == "over", TABLES.c.followed.is_(False))
        late = TABLES.c.due_at < time.time() - LATE_S
        async with self._engine.connect() as connection:
            nodes, people = await _company(connection)
            return Counted(
                nodes=nodes,
                people=people,
                unfollowed=await _count(connection, over),
                overdue=await _count(connection, (late,)),
                chips=await _chips(connection),
            )

    async def totals(self) -> Totals:
        """Count everything there is."""
        stages = select(TABLES.c.stage, func.count()).group_by(TABLES.c.stage)
        people = select(func.count()).select_from(PLAYERS)
        async with self._engine.connect() as connection:
            rows = await connection.execute(stages)
            by_stage = {str(stage): int(count) for stage, count in rows}
            return Totals(by_stage, int((await connection.execute(people)).scalar_one()))


async def _count(connection: AsyncConnection, where: Iterable[object]) -> int:
    query = select(func.count()).select_from(TABLES).where(*where)  # type: ignore[arg-type]
    return int((await connection.execute(query)).scalar_one())


async def _company(connection: AsyncConnection) -> tuple[int, int]:
    """Return how many nodes live, and how many people are connected to them."""
    if connection.dialect.name == "sqlite":
        return 1, 0  # nobody else may use the folder, and nobody needs to be told who is here
    living = select(NODES.c.id).where(NODES.c.lives_until > _NOW)
    nodes = select(func.count()).select_from(living.subquery())
    there = PRESENT.c.node_id.in_(living)
    people = select(func.count(PRESENT.c.player_id.distinct())).where(there)
    found = [(await connection.execute(query)).scalar_one() for query in (nodes, people)]
    return int(found[0]), int(found[1])


async def _chips(connection: AsyncConnection) -> dict[str, int]:
    query = select(_KIND.label("kind"), func.sum(CHIP_BALANCES.c.chips)).group_by("kind")
    found = {str(kind): int(total) for kind, total in await connection.execute(query)}
    return {kind: found.get(kind, 0) for kind in ACCOUNTS}
