"""What waits at a table, in order. Empty, it takes a tenth of the memory of `asyncio.Queue`."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Full(Exception):
    """As many wait as may."""


class Inbox(Generic[Item]):
    """A queue of at most `most` items for one reader; who puts never waits."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._items: list[Item] = []
        self._reader: asyncio.Future[None] | None = None
        """Is there while the reader waits."""

    def __len__(self) -> int:
        """Return how many wait."""
        return len(self._items)

    def put(self, item: Item) -> None:
        """Take one more in; raise `Full` if there is no room."""
        if len(self._items) >= self._most:
            raise Full
        self.put_anyway(item)

    def put_anyway(self, item: Item) -> None:
        """Take in what the house itself waits for, whether or not there is room."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Item:
        """Return the oldest item, as soon as there is one."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._items.pop(0)
