"""Tables that are live at other nodes, for the lists of those who look for one here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ohhell.rules import Malformed
from ohhell.server.logs import get_logger
from ohhell.server.reading import opened_of
from ohhell.server.store import Listed, Listing, Log
from ohhell.table import Options, Stage

SHOWN_MAX: Final = 50
"""Tables of other nodes that one list shows, the newest."""
_KNOWN_MAX: Final = 1_000
"""Tables of which is remembered how they were opened."""

_log = get_logger()


class Abroad:
    """Finds tables at which people are, by their rows; how they were opened says their log."""

    def __init__(
        self,
        listing: Listing,
        log: Log,
        now: Callable[[Listed], Listed],
    ) -> None:
        self._listing = listing
        self._log = log
        self._now = now
        self._options: dict[str, Options] = {}

    async def open_tables(self, but: Iterable[str] = ()) -> list[Listed]:
        """Return the tables that strangers may find, except `but` and those for chips."""
        found = await self._rows(frozenset(but))
        return [row for row, options in found if not (options.buy_in and _waits(row))]

    async def waiting(self, but: Iterable[str] = ()) -> list[tuple[Listed, Options]]:
        """Return those that have not begun, except `but`, and how they were opened."""
        return [(row, opts) for row, opts in await self._rows(frozenset(but)) if _waits(row)]

    async def _rows(self, but: frozenset[str]) -> list[tuple[Listed, Options]]:
        rows = await self._listing.lively(most=SHOWN_MAX)
        fresh = [self._now(row) for row in rows if row.id not in but]
        found = [(row, await self._opened(row.id)) for row in fresh if not row.ended]
        return [(row, options) for row, options in found if options is not None]

    async def _opened(self, table_id: str) -> Options | None:
        known = self._options.get(table_id)
        if known is not None:
            return known
        try:
            entries = await self._log.read(table_id, most=1)
            options = opened_of(entries[0]).options
        except (Malformed, IndexError) as error:
            _log.warning("table cannot be listed", table=table_id, failure=error)
            return None
        if len(self._options) >= _KNOWN_MAX:
            del self._options[next(iter(self._options))]
        self._options[table_id] = options
        return options


def _waits(row: Listed) -> bool:
    return row.stage == Stage.LOBBY.value
