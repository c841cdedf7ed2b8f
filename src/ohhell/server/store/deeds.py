"""The audit trail of moderators, and what holds for people by it. Nothing in it is ever changed."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Row, Select, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ohhell.club import NotAllowed
from ohhell.club.safety import FREE, Deed, Kind, Outcome, Standing, check, standing
from ohhell.server.store.circles import NoSuchPlayer
from ohhell.server.store.living import is_living
from ohhell.server.store.news import PEOPLE, tell_within
from ohhell.server.store.people import People
from ohhell.server.store.readers import Found, Reader
from ohhell.server.store.reports import close, of_report, reporter_of
from ohhell.server.store.schema import DEEDS, MODERATORS, PLAYERS, STANDINGS
from ohhell.server.store.told import tell
from ohhell.server.store.upserting import add, put

_KNOWN_MAX: Final = 20_000
"""People of whom it is remembered how they stand, some 200 bytes each."""
_TOLD: Final = frozenset({Kind.WARN, Kind.MUTE, Kind.SUSPEND, Kind.RENAME, Kind.LIFT})
"""What is told to the person."""
_STANDS: Final = (
    select(
        STANDINGS.c.muted_ms,
        STANDINGS.c.suspended_ms,
        MODERATORS.c.player_id.is_not(None).label("moderates"),
        PLAYERS.c.gone_at,
    )
    .select_from(PLAYERS.outerjoin(STANDINGS).outerjoin(MODERATORS))
    .where(PLAYERS.c.id == bindparam("player_id"))
)


@dataclass(frozen=True, slots=True)
class _Known:
    standing: Standing
    moderates: bool
    has_gone: bool


class Deeds:
    """Does what moderators decide.

    Asking how somebody stands is synchronous: who sits down or speaks is not kept waiting.
    """

    def __init__(self, engine: AsyncEngine, reader: Reader, people: People) -> None:
        self._engine = engine
        self._reader = reader
        self._people = people
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._changes = 0
        people.listen(self._forget)

    async def learn(self, player_id: str) -> None:
        """Have at hand how somebody stands, so that nobody stands still when it is asked."""
        if player_id in self._known:
            return
        changes = self._changes
        row = await self._reader.first_in_turn(_STANDS, player_id=player_id)
        if changes == self._changes:  # else it may be what was, and is asked again
            self._note(player_id, row)

    def standing(self, player_id: str) -> Standing:
        """Return what holds for somebody now."""
        return self._look(player_id).standing

    def has_gone(self, player_id: str) -> bool:
        """Tell whether somebody was deleted, or never was."""
        return self._look(player_id).has_gone

    def moderates(self, player_id: str) -> bool:
        """Tell whether somebody is a moderator."""
        return self._look(player_id).moderates

    async def moderators(self) -> list[str]:
        """Return the ids of all moderators."""
        async with self._engine.connect() as connection:
            query = select(MODERATORS.c.player_id).order_by(MODERATORS.c.player_id)
            return list((await connection.execute(query)).scalars())

    async def do(self, deed: Deed, concerned: Iterable[str] = ()) -> Deed:
        """Do it, all or nothing, and return it as it stands in the trail.

        The person is told, and so are those whom it `concerned` besides.

        Raise `NotAllowed` or `NoSuchPlayer`; then nothing has changed.
        """
        async with self._engine.begin() as connection:
            before = await _lock(connection, deed)
            check(deed, before)
            await _see_to_report(connection, deed)
            made = insert(DEEDS).values(_row(deed)).returning(DEEDS.c.id)
            done = replace(deed, number=(await connection.execute(made)).scalar_one())
            if done.of is not None:
                await _let_hold(connection, done, before)
                await tell_within(connection, PEOPLE, [done.of])
            whom = [done.of] if done.kind in _TOLD and done.of is not None else []
            for player_id in (*whom, *concerned):
                await tell(connection, player_id, done)
        if done.of is not None:
            self._people.forget(done.of)
        return done

    async def of_person(self, player_id: str) -> list[Deed]:
        """Return all that was done to somebody, in order."""
        async with self._engine.connect() as connection:
            return await _of_person(connection, player_id)

    async def trail(self, *, before: int | None = None, most: int) -> list[Deed]:
        """Return up to `most` deeds, the newest first; with `before` those of smaller numbers."""
        query = select(DEEDS).order_by(DEEDS.c.id.desc()).limit(most)
        if before is not None:
            query = query.where(DEEDS.c.id < before)
        async with self._engine.connect() as connection:
            return await _all(connection, query)

    async def annulment(self, table_id: str) -> Deed | None:
        """Return what made the game of a table count for nothing, if it was."""
        async with self._engine.connect() as connection:
            found = await _annulments(connection, table_id)
            return found[0] if found else None

    async def is_withheld(self, table_id: str) -> bool:
        """Tell whether the game of a table is over, and was not rated though it was to be."""
        this = (DEEDS.c.kind == Kind.WITHHOLD.value, DEEDS.c.table_id == table_id)
        async with self._engine.connect() as connection:
            return (
                await connection.execute(select(DEEDS.c.id).where(*this).limit(1))
            ).first() is not None

    def _look(self, player_id: str) -> _Known:
        known = self._known.get(player_id)
        if known is None:
            known = self._note(player_id, self._reader.first(_STANDS, player_id=player_id))
        return known

    def _note(self, player_id: str, row: Found | None) -> _Known:
        known = self._known[player_id] = _known_of(row)
        if len(self._known) > _KNOWN_MAX:
            self._known.popitem(last=False)
        return known

    def _forget(self, player_id: str) -> None:
        self._changes += 1
        self._known.pop(player_id, None)


def _known_of(row: Found | None) -> _Known:
    if row is None:
        return _Known(FREE, moderates=False, has_gone=True)
    held = Standing(row.muted_ms or 0, row.suspended_ms or 0)
    return _Known(held, bool(row.moderates), row.gone_at is not None)


async def _lock(connection: AsyncConnection, deed: Deed) -> list[Deed]:
    """Have others wait who do something to the same person or table; return what was done before.

    Other nodes forget how the person stood, at the latest when they look for changes.
    """
    concerned = {deed.of, await reporter_of(connection, deed.report)}
    for player_id in sorted(filter(None, concerned)):  # in order, or two deeds wait for each other
        await is_living(connection, player_id)
    if deed.of is not None:
        person = update(PLAYERS).where(PLAYERS.c.id == deed.of).values(changed_at=time.time())
        if (await connection.execute(person)).rowcount == 0:
            raise NoSuchPlayer(deed.of)
        return await _of_person(connection, deed.of)
    if deed.kind is Kind.ANNUL and await _annulments(connection, deed.table or ""):
        raise NotAllowed("annulled-already", "this game counts for nothing already")
    return []


async def _see_to_report(connection: AsyncConnection, deed: Deed) -> None:
    if deed.report is None:
        return
    kept = await of_report(connection, deed.report)
    if kept is None:
        raise NotAllowed("no-report", "there is no such report")
    if deed.by and kept.report.of == deed.by:
        raise NotAllowed("own-case", "another moderator must see to what is about yourself")
    dismissed = deed.kind is Kind.DISMISS
    outcome = Outcome.DISMISSED if dismissed else Outcome.ACTED
    await close(connection, kept.id, outcome, deed.at_ms)


async def _let_hold(connection: AsyncConnection, deed: Deed, before: Iterable[Deed]) -> None:
    row = {"player_id": deed.of}
    match deed.kind:
        case Kind.APPOINT:
            await add(connection, MODERATORS, [row])
        case Kind.DISCHARGE:
            mine = MODERATORS.c.player_id == deed.of
            await connection.execute(delete(MODERATORS).where(mine))
        case _:
            now = standing((*before, deed))
            held = {"muted_ms": now.muted_ms, "suspended_ms": now.suspended_ms}
            await put(connection, STANDINGS, row | held)


async def _annulments(connection: AsyncConnection, table_id: str) -> list[Deed]:
    this = (DEEDS.c.kind == Kind.ANNUL.value, DEEDS.c.table_id == table_id)
    return await _all(connection, select(DEEDS).where(*this).order_by(DEEDS.c.id))


async def _of_person(connection: AsyncConnection, player_id: str) -> list[Deed]:
    query = select(DEEDS).where(DEEDS.c.of_id == player_id).order_by(DEEDS.c.id)
    return await _all(connection, query)


async def _all(connection: AsyncConnection, query: Select[Any]) -> list[Deed]:
    return [_deed(row) for row in await connection.execute(query)]


def _row(deed: Deed) -> dict[str, object]:
    return {
        "kind": deed.kind.value,
        "by_id": deed.by,
        "of_id": deed.of,
        "table_id": deed.table,
        "reason": deed.reason,
        "at_ms": deed.at_ms,
        "until_ms": deed.until_ms,
        "lifts": deed.lifts,
        "report_id": deed.report,
    }


def _deed(row: Row[Any]) -> Deed:
    return Deed(
        Kind(row.kind),
        row.by_id,
        row.reason,
        row.at_ms,
        of=row.of_id,
        table=row.table_id,
        until_ms=row.until_ms,
        lifts=row.lifts,
        report=row.report_id,
        number=row.id,
    )
