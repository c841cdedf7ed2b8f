"""How games ended, by seat, and what they come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, RowMapping, case, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ohhell.server.store.schema import RESULTS
from ohhell.server.store.upserting import add


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A seat at the end of its game; `player_id` is None for a bot, `variant` for house rules.

    `shared` is whether another seat has the same rank; of `bids`, some were `made`, and of the
    others some were missed `over`, some `under`. `finished_at` is in seconds since 1970.
    """

    table_id: str
    seat: int
    player_id: str | None
    name: str
    level: str | None
    variant: str | None
    seats: int
    people: int
    rank: int
    shared: bool
    score: int
    bids: int
    made: int
    over: int
    under: int
    finished_at: float


@dataclass(frozen=True, slots=True)
class Tally:
    """What the finished games of a player come to: all, or those of one variant.

    `wins` are first places, of which `shared` were shared; `rank_sum` is the sum of all ranks.
    """

    variant: str | None
    games: int
    wins: int
    shared: int
    rank_sum: int
    bids: int
    made: int
    over: int
    under: int


_WON: Final = case((RESULTS.c.rank == 1, 1), else_=0)
_SHARED: Final = case(((RESULTS.c.rank == 1) & RESULTS.c.shared, 1), else_=0)


def _sum(what: ColumnElement[int]) -> ColumnElement[int]:
    return func.coalesce(func.sum(what), 0)


_TALLY: Final = (
    func.count().label("games"),
    _sum(_WON).label("wins"),
    _sum(_SHARED).label("shared"),
    _sum(RESULTS.c.rank).label("rank_sum"),
    _sum(RESULTS.c.bids).label("bids"),
    _sum(RESULTS.c.made).label("made"),
    _sum(RESULTS.c.over).label("over"),
    _sum(RESULTS.c.under).label("under"),
)


class Results:
    """The results of all finished games."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def save(self, results: Sequence[SeatResult]) -> None:
        """Write the seats of a game, once: what is there already stays."""
        async with self._engine.begin() as connection:
            await add(connection, RESULTS, [asdict(result) for result in results])

    async def tallies(self, player_id: str) -> list[Tally]:
        """Return a player's games by variant, the most played first; house rules are one."""
        query = (
            select(RESULTS.c.variant, *_TALLY)
            .where(RESULTS.c.player_id == player_id)
            .group_by(RESULTS.c.variant)
            .order_by(func.count().desc(), RESULTS.c.variant)
        )
        async with self._engine.connect() as connection:
            return [_tally(row) for row in (await connection.execute(query)).mappings()]

    async def of_player(
        self, player_id: str, *, most: int, before: float | None = None
    ) -> list[SeatResult]:
        """Return up to `most` results of a player, the latest first, all before a moment."""
        query = select(RESULTS).where(RESULTS.c.player_id == player_id)
        if before is not None:
            query = query.where(RESULTS.c.finished_at < before)
        latest = query.order_by(RESULTS.c.finished_at.desc(), RESULTS.c.table_id).limit(most)
        async with self._engine.connect() as connection:
            return [_result(row) for row in (await connection.execute(latest)).mappings()]

    async def of_tables(self, table_ids: Sequence[str]) -> list[SeatResult]:
        """Return the seats of these games, by table and seat."""
        query = select(RESULTS).where(RESULTS.c.table_id.in_(list(table_ids)))
        by_seat = query.order_by(RESULTS.c.table_id, RESULTS.c.seat)
        async with self._engine.connect() as connection:
            return [_result(row) for row in (await connection.execute(by_seat)).mappings()]


def _tally(row: RowMapping) -> Tally:
    # PostgreSQL's sums are of a kind of number that JSON does not have.
    numbers = {str(key): int(value) for key, value in row.items() if key != "variant"}
    return msgspec.convert({"variant": row["variant"], **numbers}, Tally)


def _result(row: RowMapping) -> SeatResult:
    return msgspec.convert({str(key): value for key, value in row.items()}, SeatResult)
