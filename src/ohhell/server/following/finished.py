"""Finished games as they are sent: made outside the event loop, and kept for the next reader."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Literal

import msgspec

from ohhell.rules import Malformed
from ohhell.server.reading import table_of
from ohhell.server.store import Log
from ohhell.table import Entry, Table
from ohhell.wire import Record, record_of, replay_of
from ohhell.wire.http import Replay

_ZIP_LEVEL: Final = 6
"""A replay repeats itself: 800 kB become 20."""

Form = Literal["record", "replay"]


class Finished:
    """Makes records and replays, one at a time: whoever asks for the same meanwhile waits for it.

    A game that is over does not change, so nothing is made twice while it is kept.
    """

    def __init__(self, log: Log, kept_max: int) -> None:
        self._log = log
        self._kept_max = kept_max
        self._kept: OrderedDict[tuple[str, Form], bytes] = OrderedDict()
        self._making: dict[tuple[str, Form], asyncio.Task[bytes]] = {}
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="finished")

    async def zipped(self, table_id: str, form: Form) -> bytes:
        """Return a finished game as JSON, zipped; raise `Malformed` if its log cannot be read."""
        key = table_id, form
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(self._make(table_id, form))
            making.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(making)

    async def forget(self, table_id: str) -> None:
        """Keep nothing of a game any more: its log has been rewritten."""
        for form in _FORMS:
            key = table_id, form
            if making := self._making.get(key):
                await asyncio.wait([making])
            self._kept.pop(key, None)

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _make(self, table_id: str, form: Form) -> bytes:
        loop = asyncio.get_running_loop()
        made = await loop.run_in_executor(self._pool, _made, self._log, table_id, form)
        self._kept[table_id, form] = made
        if len(self._kept) > self._kept_max:
            self._kept.popitem(last=False)
        return made


def _made(log: Log, table_id: str, form: Form) -> bytes:
    try:
        entries = log.entries(table_id)
        words = _FORMS[form](table_id, entries, table_of(entries))
    except Exception as error:
        raise Malformed((f"table {table_id} has no {form}: {error}",)) from error
    return gzip.compress(msgspec.json.encode(words), _ZIP_LEVEL, mtime=0)


_FORMS: Final[Mapping[Form, Callable[[str, list[Entry], Table], Record | Replay]]] = {
    "record": lambda table_id, entries, table: record_of(table_id, entries, table.state),
    "replay": lambda table_id, entries, _: replay_of(table_id, entries),
}
