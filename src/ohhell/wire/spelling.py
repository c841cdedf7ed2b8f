"""Updates as bytes: what many readers are told alike is encoded once, whoever reads it.

They are, byte for byte, the updates that would be encoded whole.
"""

from __future__ import annotations

from typing import Final, cast

import msgspec
from msgspec import Raw

from ohhell.rules import Audience
from ohhell.table import Entry, State, sent
from ohhell.wire.events import Hidden
from ohhell.wire.messages import YouView
from ohhell.wire.outside import told_outside
from ohhell.wire.parts import FromServer
from ohhell.wire.sheets import Lines, SheetView, sheet_of
from ohhell.wire.telling import told

encode: Final = msgspec.json.Encoder().encode
_NOBODYS: Final = b"null}"
"""How the view of everybody ends: `you` is its last field."""


class _Update(FromServer, tag="update"):
    """An `Update` of parts that are encoded already."""

    number: int
    events: Raw
    view: Raw


def update(number: int, events: bytes, view: bytes) -> bytes:
    """Return an update of encoded events and an encoded view."""
    return encode(_Update(number=number, events=Raw(events), view=Raw(view)))


def with_own(public: bytes, own: YouView) -> bytes:
    """Return everybody's view, encoded, with what is one seat's alone: `for_seat` as bytes."""
    assert public.endswith(_NOBODYS), "an own part is put into the view of everybody"
    return b"".join((public[: -len(_NOBODYS)], encode(own), b"}"))


class Sheets:
    """Keeps the sheet of one table, encoded, as long as it stays as it is: for a round."""

    def __init__(self) -> None:
        self._made_of: tuple[object, ...] = ()
        self._kept: SheetView | None = None

    def of(self, state: State) -> SheetView:
        """Return the sheet of the table, for a view that is to be encoded."""
        game = state.game
        round_ = None if game is None else game.round
        open_ = None if round_ is None else (round_.size, round_.points is None)
        done = None if game is None else (game.sheet, game.winners)
        made_of = (state.opened, done, open_)
        # Values that never change are equal at a glance as long as they are the same.
        if self._kept is None or made_of != self._made_of:
            self._made_of, self._kept = made_of, _encoded(sheet_of(state))
        return self._kept


def _encoded(sheet: SheetView) -> SheetView:
    lines = cast("Lines", Raw(encode(sheet.lines)))  # which is written as it is
    return SheetView(sheet.sizes, sheet.endless, lines, sheet.ranks, sheet.scores)


class News:
    """One entry as each reader is told of it: what a spectator may know, everybody may."""

    def __init__(self, entry: Entry) -> None:
        self._entry = entry
        self._public = told(sent(entry, None))
        self._all = encode(self._public)
        self._has_secrets = any(isinstance(event, Hidden) for event in self._public)

    def told(self, audience: Audience) -> bytes:
        """Return the events, encoded, as `audience` may know them."""
        if audience is None or not self._has_secrets:
            return self._all
        return encode(told(sent(self._entry, audience)))

    def told_outside(self) -> bytes:
        """Return what of them is told to whoever may only come to take a seat."""
        return encode(told_outside(self._public))
