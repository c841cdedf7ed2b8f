"""What an entry is to everybody who watches: made and encoded once for each kind of reader."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from ohhell.rules import Seat
from ohhell.server.tables.watching import Outside, Reader
from ohhell.table import Done, Entry, Refused, Table
from ohhell.wire import (
    News,
    Sheets,
    SheetView,
    for_seat,
    from_outside,
    info_of,
    own_view,
    public_view,
    talk_of,
    update,
    with_own,
)
from ohhell.wire import messages as m

_encode = msgspec.json.Encoder().encode

Telling = Callable[[Reader], bytes]
"""Makes the message for one kind of reader."""


@dataclass(frozen=True, slots=True)
class Present:
    """Who is at the table now."""

    online: frozenset[Seat] = frozenset()
    """The seats whose owners are connected."""
    watchers: tuple[tuple[str, str], ...] = ()
    """The ids and names of who looks on."""
    watching: int = 0
    """How many look on."""


class Teller:
    """Puts one table into words."""

    def __init__(self, table_id: str, clock: Callable[[], int]) -> None:
        self._table_id = table_id
        self._clock = clock
        self._sheets = Sheets()

    def view(self, table: Table, reader: Reader, present: Present) -> m.View:
        """Return the table as `reader` may see it."""
        public = self._public(table, present)
        if isinstance(reader, Outside):
            return from_outside(public)
        return public if reader is None else for_seat(public, table.state, reader)

    def welcome(self, table: Table, reader: Reader, present: Present) -> bytes:
        """Return the first message on a socket."""
        info = info_of(table.state, self._table_id)
        talk = [] if isinstance(reader, Outside) else talk_of(table.state)
        return _encode(m.Welcome(table=info, view=self.view(table, reader, present), talk=talk))

    def update(self, table: Table, entry: Entry | None, present: Present) -> Telling:
        """Return who is told what of `entry`; without one, of a change in who is here."""
        public = self._public(table, present, self._sheets.of(table.state))
        seen_by_all = _encode(public)
        news = None if entry is None else News(entry)

        def make(reader: Reader) -> bytes:
            heard = b"[]" if news is None else _heard(news, reader)
            if isinstance(reader, Outside):
                seen = _encode(from_outside(public))
            elif reader is None:
                seen = seen_by_all
            else:
                seen = with_own(seen_by_all, own_view(table.state, reader))
            return update(table.number, heard, seen)

        return make

    def _public(self, table: Table, present: Present, sheet: SheetView | None = None) -> m.View:
        return public_view(
            table.state,
            number=table.number,
            online=present.online,
            now_ms=self._clock(),
            watchers=present.watchers,
            watching=present.watching,
            sheet=sheet,
        )


def _heard(news: News, reader: Reader) -> bytes:
    return news.told_outside() if isinstance(reader, Outside) else news.told(reader)


def answered(message_id: str, done: Done) -> bytes:
    """Return the confirmation of a command."""
    return _encode(m.Done(id=message_id, number=done.number))


def refusal(message_id: str | None, refused: Refused, view: m.View | None = None) -> bytes:
    """Return a refusal as it travels."""
    words = m.Refused(
        id=message_id,
        code=refused.code,
        args=dict(refused.args),
        text=refused.text,
        view=view,
    )
    return _encode(words)


def pong(at: float) -> bytes:
    """Return the answer to a `Ping`."""
    return _encode(m.Pong(at=at))


def bye(code: str) -> bytes:
    """Return the last message before a socket is closed."""
    return _encode(m.Bye(code=code))
