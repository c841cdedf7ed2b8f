"""Who has gone: no log may name them any more, and nothing may be kept that is theirs alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Column, Table, func, select

from ohhell.server.doctor.books import Books
from ohhell.server.doctor.finding import Finding, trouble
from ohhell.server.doctor.logs import Read
from ohhell.server.doctor.looking import Look
from ohhell.server.store.schema import (
    KEPT_RULES,
    LINKED_ACCOUNTS,
    PASSKEYS,
    PASSWORDS,
    PLAYERS,
    SESSIONS,
    TIES,
)
from ohhell.table import Entry, without
from ohhell.table.events import PersonAdmitted, PersonRemoved, SeatTaken, TableOpened

GONE: Final = "gone"
_THEIRS: Final[tuple[tuple[Table, str], ...]] = (
    (SESSIONS, "player_id"),
    (PASSWORDS, "player_id"),
    (PASSKEYS, "player_id"),
    (LINKED_ACCOUNTS, "player_id"),
    (KEPT_RULES, "player_id"),
    (TIES, "by_id"),
)


@dataclass(frozen=True, slots=True)
class Gone:
    """Those who have gone, and all names by which the house calls one of them."""

    ids: frozenset[str]
    names: frozenset[str]


async def gone_of(books: Books) -> Gone:
    """Return who has gone."""
    query = select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.gone_at.is_not(None))
    async with books.house.connect() as house:
        rows = (await house.execute(query)).all()
    return Gone(frozenset(row.id for row in rows), frozenset(row.name for row in rows))


def look_at_names(look: Look, read: Read, gone: Gone) -> Iterator[Finding]:
    """Yield who is still named in a log, though it has forgotten them by what the house says."""
    there = gone.ids & _people(read.entries) - look.forgetting
    for player in sorted(there):
        if all(without(read.entries, player, name) for name in gone.names):
            yield trouble(GONE, "gone-named", table=look.table_id, player=player)


def _people(entries: list[Entry]) -> frozenset[str]:
    """Return who is named in a log, or has said something there."""
    found = {entry.by for entry in entries}
    for event in (event for entry in entries for event in entry.events):
        match event:
            case SeatTaken() | PersonRemoved() | PersonAdmitted():
                found.add(event.player)
            case TableOpened(options):
                found.update(kept.player for kept in options.kept)
            case _:
                pass
    return frozenset(found)


async def look_at_the_gone(books: Books) -> list[Finding]:
    """Return what is kept of people who have gone, and should not be."""
    gone = select(PLAYERS.c.id).where(PLAYERS.c.gone_at.is_not(None))
    names = list[str]()
    async with books.house.connect() as house:
        for table, name in _THEIRS:
            column: Column[str] = table.c[name]
            query = select(func.count()).select_from(table).where(column.in_(gone))
            if (await house.execute(query)).scalar_one():
                names.append(table.name)
    return [trouble(GONE, "gone-kept", names=", ".join(names))] if names else []
