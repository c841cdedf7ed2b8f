"""How entries come into the log of a database: inserted if they are not there, then looked at.

Everything here may be done again after it was cut off anywhere, and comes to the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from ohhell.server.store.errors import NO_ROOM, StoreFull
from ohhell.server.store.log import TRY_BYTES, Outcome, Rewriting, Waiting
from ohhell.server.store.news import CHANNEL, GREW
from ohhell.server.store.postgres import Connection

NAMED_MAX: Final = 128
"""Tables that one notification names, some 20 bytes each: it carries 8,000."""
# Whoever is told finds the entries: notifications come with the commit, all in one go. They name
# entries and do not hold them, since whoever may connect may listen.
_APPEND: Final = f"""
WITH added AS (
    INSERT INTO entries(table_id, number, entry)
    SELECT * FROM unnest($1::text[], $2::integer[], $3::text[])
    ON CONFLICT DO NOTHING RETURNING table_id, number
), grown AS (
    SELECT table_id || ':' || max(number) AS word, (row_number() OVER () - 1) / {NAMED_MAX} AS pack
    FROM added GROUP BY table_id
), told AS MATERIALIZED (
    SELECT pg_notify('{CHANNEL}', '{GREW} ' || string_agg(word, ' ')) AS payload
    FROM grown GROUP BY pack
)
SELECT table_id, number FROM added WHERE (SELECT count(payload) FROM told) > 0
"""  # noqa: S608 - nothing in it is of anybody else
_OURS: Final = """
SELECT job FROM unnest($1::integer[], $2::text[], $3::integer[], $4::text[])
    AS wanted(job, table_id, number, entry)
LEFT JOIN entries USING (table_id, number)
GROUP BY job HAVING bool_and(entries.entry IS NOT DISTINCT FROM wanted.entry)
"""
_REWRITE: Final = """
UPDATE entries SET entry = new.entry FROM unnest($2::integer[], $3::text[]) AS new(number, entry)
WHERE entries.table_id = $1 AND entries.number = new.number
"""
_SIZE: Final = "SELECT pg_total_relation_size('entries')"
_TRY: Final = "INSERT INTO tries VALUES (decode(repeat('0a', $1), 'hex'))"
_UNTRY: Final = "DELETE FROM tries"

_Key: TypeAlias = tuple[str, int]
_Row: TypeAlias = tuple[str, int, str]


class _Taken(Exception):
    """Somebody has one of several numbers."""


async def commit(connection: Connection, batch: list[Waiting]) -> list[Outcome]:
    """Commit single entries in one go, each for itself, and several of one job whole or not."""
    appended = await _append_singles(connection, [job for job in batch if len(job.lines) == 1])
    for job in batch:
        if len(job.lines) > 1 and await _append_whole(connection, job):
            appended.add(job)
    doubtful = [job for job in batch if job not in appended]
    if doubtful:
        appended |= await _ours(connection, doubtful)
    return [(job, None if job in appended else job.conflict) for job in batch]


async def require_room(connection: Connection, bytes_max: int) -> None:
    """Raise `StoreFull` if the log is as large as it may be; 0 is as large as the disk."""
    if bytes_max and await connection.fetchval(_SIZE) >= bytes_max:
        raise StoreFull(NO_ROOM)


async def rewrite(connection: Connection, job: Rewriting) -> None:
    """Put entries in the place of others, in one transaction."""
    if job.lines:
        await connection.execute(_REWRITE, job.table_id, *zip(*job.lines, strict=True))


async def try_to_write(connection: Connection) -> None:
    """Write as much as an entry takes, and take it away again, in one transaction."""
    async with connection.transaction():
        await connection.execute(_TRY, TRY_BYTES)
        await connection.execute(_UNTRY)


async def _append_singles(connection: Connection, jobs: list[Waiting]) -> set[Waiting]:
    """Insert what is not there yet; return the jobs whose entries that were."""
    first: dict[_Key, Waiting] = {}
    for job in jobs:
        first.setdefault((job.table_id, job.lines[0][0]), job)
    rows = [(*key, job.lines[0][1]) for key, job in first.items()]
    return {first[key] for key in await _insert(connection, rows)} if rows else set()


async def _append_whole(connection: Connection, job: Waiting) -> bool:
    """Insert all entries of a job, or none if a number is taken; tell whether they are in."""
    rows = [(job.table_id, number, text) for number, text in job.lines]
    try:
        async with connection.transaction(isolation="read_committed"):
            await _insert_all(connection, rows)
    except _Taken:
        return False
    return True


async def _insert_all(connection: Connection, rows: list[_Row]) -> None:
    if len(await _insert(connection, rows)) < len(rows):
        raise _Taken


async def _insert(connection: Connection, rows: Iterable[_Row]) -> list[_Key]:
    # In order, or two nodes would each wait for a row of the other.
    columns = zip(*sorted(rows), strict=True)
    return [(table_id, number) for table_id, number in await connection.fetch(_APPEND, *columns)]


async def _ours(connection: Connection, jobs: list[Waiting]) -> set[Waiting]:
    """Return the jobs of which every entry stands in the log, word for word."""
    rows = [
        (k, job.table_id, number, text) for k, job in enumerate(jobs) for number, text in job.lines
    ]
    found = await connection.fetch(_OURS, *zip(*rows, strict=True))
    return {jobs[row["job"]] for row in found}
