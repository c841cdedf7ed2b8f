"""A queue in which tables take turns, however much each of them asks."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from itertools import chain, islice
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """What waits, by table: the first of each, then the next of each."""

    def __init__(self) -> None:
        self._tables: dict[str, deque[T]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))

    def __iter__(self) -> Iterator[T]:
        return chain.from_iterable(self._tables.values())

    def put(self, table: str, item: T) -> None:
        """Let `item` wait behind all that its table has asked before."""
        self._tables.setdefault(table, deque()).append(item)

    def put_back(self, table: str, item: T) -> None:
        """Let `item`, which has had its turn, be the next."""
        waiting = self._tables.pop(table, deque[T]())
        waiting.appendleft(item)
        self._tables = {table: waiting, **self._tables}

    def take(self, fits: Callable[[T], bool]) -> T | None:
        """Return the next that `fits`, and send its table to the end; None if there is none."""
        found = (table for table, waiting in self._tables.items() if fits(waiting[0]))
        table = next(found, None)
        if table is None:
            return None
        waiting = self._tables.pop(table)
        item = waiting.popleft()
        if waiting:
            self._tables[table] = waiting
        return item

    def drop(self, table: str, item: T) -> None:
        """Let `item` wait no more; nothing happens if it does not."""
        waiting = self._tables.get(table, deque[T]())
        if item in waiting:
            waiting.remove(item)
            if not waiting:
                del self._tables[table]

    def ahead(self, table: str) -> Iterator[T]:
        """Yield what would have its turn before the next that `table` asks."""
        rounds = len(self._tables.get(table, ())) + 1
        return chain.from_iterable(islice(waiting, rounds) for waiting in self._tables.values())
