"""The reports that people made of each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, Select, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ohhell.club.safety import DAY_MS, Outcome, Reason, Recent, Report, check_report
from ohhell.server.store.circles import NoSuchPlayer
from ohhell.server.store.living import is_living, lock_living
from ohhell.server.store.schema import PLAYERS, REPORTS
from ohhell.server.store.told import tell_reporter

_OPEN = REPORTS.c.outcome == Outcome.OPEN.value


@dataclass(frozen=True, slots=True)
class KeptReport:
    """A report by its number, what came of it, and what its person was called then."""

    id: int
    report: Report
    outcome: Outcome
    of_name: str


class Reports:
    """All reports. One that is open keeps the log of its table as it is."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def make(self, report: Report, *, most: int) -> KeptReport:
        """Keep a report; raise `NotAllowed`, `NoSuchPlayer` or `Gone`. `most` are made in a day."""
        async with self._engine.begin() as connection:
            # Locked: two at once must not both be the last of a day.
            await lock_living(connection, report.by)
            who = select(PLAYERS.c.name).where(PLAYERS.c.id == report.of)
            of_name = (await connection.execute(who)).scalar()
            if of_name is None:
                raise NoSuchPlayer(report.of)
            check_report(report, await _recent(connection, report), most=most)
            row = _row(report) | {"of_name": of_name, "outcome": Outcome.OPEN.value}
            made = insert(REPORTS).values(row).returning(REPORTS.c.id)
            number = (await connection.execute(made)).scalar_one()
            return KeptReport(number, report, Outcome.OPEN, of_name)

    async def find(self, report_id: int) -> KeptReport | None:
        """Return a report by its number."""
        found = await self._all(select(REPORTS).where(REPORTS.c.id == report_id))
        return found[0] if found else None

    async def open(self, *, most: int) -> list[KeptReport]:
        """Return up to `most` reports that nobody has seen to, the newest first."""
        return await self._all(_newest(select(REPORTS).where(_OPEN), most))

    async def by(self, player_id: str, *, most: int) -> list[KeptReport]:
        """Return the last reports that a player made, the newest first."""
        return await self._all(_newest(select(REPORTS).where(REPORTS.c.by_id == player_id), most))

    async def of(self, player_id: str, *, most: int) -> list[KeptReport]:
        """Return the last reports of a player, the newest first."""
        return await self._all(_newest(select(REPORTS).where(REPORTS.c.of_id == player_id), most))

    async def holds(self, table_id: str, *, since_ms: int) -> bool:
        """Tell whether the log of a table must stay as it is: a report since then is open."""
        there = (REPORTS.c.table_id == table_id, REPORTS.c.at_ms > since_ms)
        async with self._engine.connect() as connection:
            query = select(REPORTS.c.id).where(_OPEN, *there).limit(1)
            return (await connection.execute(query)).first() is not None

    async def forget(self, player_id: str) -> None:
        """Forget what a player wrote in reports that have been seen to."""
        async with self._engine.begin() as connection:
            await _wordless(connection, player_id)

    async def _all(self, query: Select[Any]) -> list[KeptReport]:
        async with self._engine.connect() as connection:
            return [_kept(row) for row in await connection.execute(query)]


async def close(connection: AsyncConnection, report_id: int, outcome: Outcome, at_ms: int) -> None:
    """Note what came of a report, and have the reporter told; an earlier outcome stays."""
    # From now on the name is that of today, also of who has been forgotten.
    closed = (
        update(REPORTS)
        .where(REPORTS.c.id == report_id, _OPEN)
        .values(outcome=outcome.value, of_name="")
        .returning(REPORTS.c.by_id)
    )
    reporter = (await connection.execute(closed)).scalar()
    if reporter is None:
        return
    # Locked: who is deleted at this moment is told nothing any more.
    if await is_living(connection, reporter):
        await tell_reporter(connection, reporter, outcome, at_ms)
    else:
        await _wordless(connection, reporter)


async def reporter_of(connection: AsyncConnection, report_id: int | None) -> str | None:
    """Return who made a report, which never changes."""
    query = select(REPORTS.c.by_id).where(REPORTS.c.id == report_id)
    return None if report_id is None else (await connection.execute(query)).scalar()


async def of_report(connection: AsyncConnection, report_id: int) -> KeptReport | None:
    """Return a report as it stands within a transaction."""
    row = (await connection.execute(select(REPORTS).where(REPORTS.c.id == report_id))).first()
    return None if row is None else _kept(row)


async def _wordless(connection: AsyncConnection, player_id: str) -> None:
    mine = update(REPORTS).where(REPORTS.c.by_id == player_id, ~_OPEN)
    await connection.execute(mine.values(words=""))


async def _recent(connection: AsyncConnection, report: Report) -> Recent:
    mine = REPORTS.c.by_id == report.by
    same = (REPORTS.c.of_id == report.of, REPORTS.c.table_id == report.table, _OPEN)
    known = (await connection.execute(select(REPORTS.c.id).where(mine, *same))).first()
    query = select(func.count()).where(mine, REPORTS.c.at_ms > report.at_ms - DAY_MS)
    return Recent(known is not None, (await connection.execute(query)).scalar_one())


def _newest(query: Select[Any], most: int) -> Select[Any]:
    return query.order_by(REPORTS.c.id.desc()).limit(most)


def _row(report: Report) -> dict[str, object]:
    return {
        "by_id": report.by,
        "of_id": report.of,
        "table_id": report.table,
        "number": report.number,
        "line": report.line,
        "reason": report.reason.value,
        "words": report.words,
        "at_ms": report.at_ms,
    }


def _kept(row: Row[Any]) -> KeptReport:
    report = Report(
        row.by_id,
        row.of_id,
        Reason(row.reason),
        row.words,
        row.at_ms,
        row.table_id,
        row.number,
        row.line,
    )
    return KeptReport(row.id, report, Outcome(row.outcome), row.of_name)
