"""What an entry is to everybody who watches: made and encoded once for each kind of reader."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from ohhell.rules import Audience, Seat
from ohhell.table import Done, Entry, Refused, Table, sent
from ohhell.wire import for_seat, info_of, told, view_of
from ohhell.wire import messages as m

_encode = msgspec.json.Encoder().encode

Telling = Callable[[Audience], bytes]
"""Makes the message for one audience."""


class Teller:
    """Puts one table into words."""

    def __init__(self, table_id: str, clock: Callable[[], int]) -> None:
        self._table_id = table_id
        self._clock = clock

    def view(self, table: Table, audience: Audience, online: Collection[Seat]) -> m.View:
        """Return the table as `audience` may see it."""
        return view_of(
            table.state, audience, number=table.number, online=online, now_ms=self._clock()
        )

    def welcome(self, table: Table, audience: Audience, online: Collection[Seat]) -> bytes:
        """Return the first message on a socket."""
        info = info_of(table.state, self._table_id)
        return _encode(m.Welcome(table=info, view=self.view(table, audience, online)))

    def update(self, table: Table, entry: Entry | None, online: Collection[Seat]) -> Telling:
        """Return who is told what of `entry`; without one, of a change in who is online."""
        state = table.state
        public = self.view(table, None, online)

        def make(audience: Audience) -> bytes:
            events = [] if entry is None else told(sent(entry, audience))
            view = public if audience is None else for_seat(public, state, audience)
            return _encode(m.Update(number=table.number, events=events, view=view))

        return make


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
