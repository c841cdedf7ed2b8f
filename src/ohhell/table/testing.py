"""Fakes that ship with the room: a log in memory, for tests and simulations."""

from __future__ import annotations

from ohhell.table.commands import Entry
from ohhell.table.table import Conflict


class MemoryLog:
    """A log that is durable as long as the object lives."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def append(self, entry: Entry) -> None:
        """Append, or raise `Conflict` if the number is taken."""
        if entry.number != len(self.entries) + 1:
            raise Conflict(f"entry {entry.number} after {len(self.entries)}")
        self.entries.append(entry)

    def read(self, after: int = 0) -> list[Entry]:
        """Return the entries after number `after`."""
        return self.entries[after:]
