"""In which browser somebody comes to a table: a random mark of its own, which is never kept.

What is kept of it is a digest that is another at every table, so that nobody is followed from one
to the next; and only where ratings or chips are at stake.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from ohhell.server.store.sightings import Sightings
from ohhell.table import Options

BROWSER_COOKIE: Final = "ohhell-browser"
_MARK_BYTES: Final = 16
_MARK: Final = re.compile(r"[A-Za-z0-9_-]{22}")
"""How so many bytes are written."""


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser, by the mark that it was given."""

    mark: str = field(repr=False)

    def at(self, table_id: str) -> bytes:
        """Return what is kept of it at a table: 32 bytes."""
        return sha256(f"ohhell-browser-1\n{table_id}\n{self.mark}".encode()).digest()


def new_mark() -> str:
    """Draw the mark of a browser."""
    return secrets.token_urlsafe(_MARK_BYTES)


def browser_of(mark: str | None) -> Browser | None:
    """Return whose mark it is; None for what the house has never given to anybody."""
    return Browser(mark) if mark is not None and _MARK.fullmatch(mark) else None


async def seen_alike(
    sightings: Sightings, browser: Browser | None, table_id: str, player_id: str, options: Options
) -> tuple[str, ...]:
    """Keep in which browser `player_id` comes to a table; return who first came in the same.

    Nothing is kept, and nobody found, where nothing counts. Raise `StoreError`.
    """
    if browser is None or not options.counts:
        return ()
    return await sightings.note(table_id, player_id, browser.at(table_id))
