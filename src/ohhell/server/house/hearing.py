"""What this node hears of the others: which of its tables must look at the log, or who is there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ohhell.server.store import GREW, Store
from ohhell.server.tables.host import EVERYTHING, Host


class Hearing:
    """Sends the tables that are live here to look at what other nodes have told of."""

    def __init__(
        self, store: Store, hosts: Mapping[str, Host], waking: Mapping[str, object]
    ) -> None:
        self._hosts = hosts
        self._waking = waking
        self._heard: dict[str, int] = {}
        """How far tables have come elsewhere that are being woken here."""
        store.news.on(GREW, self._hear_of_entries)
        store.news.on_gap(self._hear_of_a_gap)
        store.presence.on_change(self._hear_of_guests)

    def woken(self, table_id: str) -> None:
        """Pass on to a table that has been woken what was heard of it meanwhile."""
        heard, host = self._heard.pop(table_id, 0), self._hosts.get(table_id)
        if host is not None:
            host.hear(heard)

    def _hear_of_entries(self, words: Sequence[str]) -> None:
        for word in words:
            table_id, _, number = word.rpartition(":")
            self._hear(table_id, int(number))

    def _hear_of_a_gap(self) -> None:
        for table_id in (*self._hosts, *self._waking):
            self._hear(table_id, EVERYTHING)

    def _hear(self, table_id: str, number: int) -> None:
        host = self._hosts.get(table_id)
        if host is not None:
            host.hear(number)
        elif table_id in self._waking:
            # Its entries may have been read already.
            self._heard[table_id] = max(number, self._heard.get(table_id, 0))

    def _hear_of_guests(self, table_id: str) -> None:
        host = self._hosts.get(table_id)
        if host is not None:
            host.look_around()
