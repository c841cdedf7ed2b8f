"""What is encoded once for many readers is, byte for byte, what each would be sent alone."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from ohhell.rules import Hidden, Seat, project
from ohhell.server.tables.telling import Present, Teller
from ohhell.server.tables.watching import Outside, Reader
from ohhell.table import Entry, Stage, Table, sent
from ohhell.wire import from_outside, view_of
from ohhell.wire.events import WireEvent
from ohhell.wire.messages import Update, View
from ohhell.wire.outside import told_outside
from ohhell.wire.telling import told
from tests.desk import Answer, Desk, begun
from tests.laws.table_stories import Story, stories, tell
from tests.strategies import Script, scripts

NOW_MS = 1_000_000
PRESENT = Present(frozenset({Seat(0)}), (("zoe", "Zoë"),), 1)


def readers(table: Table) -> Iterator[Reader]:
    """Yield everybody who may be told something."""
    yield from (*map(Seat, range(len(table.state.places))), None, Outside.DOOR)


def plain_view(table: Table, reader: Reader) -> View:
    """Return a view made for one reader alone, with nothing kept from before."""
    return view_of(
        table.state,
        None if isinstance(reader, Outside) else reader,
        number=table.number,
        online=PRESENT.online,
        now_ms=NOW_MS,
        watchers=PRESENT.watchers,
        watching=PRESENT.watching,
    )


def plain(table: Table, entry: Entry | None, reader: Reader) -> bytes:
    """Return an update as it is encoded whole."""
    view, events = plain_view(table, reader), list[WireEvent]()
    if entry is not None:
        events = told(sent(entry, None if isinstance(reader, Outside) else reader))
    if isinstance(reader, Outside):
        view, events = from_outside(view), told_outside(events)
    return msgspec.json.encode(Update(number=table.number, events=events, view=view))


class Listeners:
    """All who read at a table, and one teller for as long as it lasts."""

    def __init__(self) -> None:
        self.teller = Teller("k7m2p9x4w8tq", lambda: NOW_MS)

    def hear(self, table: Table, entry: Entry | None) -> None:
        """Raise unless everybody is told what they would be told alone."""
        telling = self.teller.update(table, entry, PRESENT)
        for reader in readers(table):
            assert plain(table, entry, reader) == telling(reader)


@given(stories())
def test_every_update_is_what_is_encoded_whole(story: Story) -> None:
    """Whoever reads it, whatever happened before, with clocks, talk, pauses and all."""
    listeners = Listeners()

    def hear(desk: Desk, answer: Answer) -> None:
        listeners.hear(desk.table, answer if isinstance(answer, Entry) else None)

    tell(story, hear)


@given(scripts())
def test_so_it_is_by_any_rules(script: Script) -> None:
    """Rules differ in what a seat may know, and in what a view shows of it."""
    desk = begun("ann", ruleset=script.ruleset, seats=script.seats)
    listeners, before = Listeners(), len(desk.log.entries)
    desk.play_until(lambda table: table.number > 40 or table.state.stage is Stage.OVER)
    table = Table.load(desk.log.entries[:before])
    for entry in desk.log.entries[before:]:
        table.accept(entry)
        listeners.hear(table, entry)


@given(scripts(), st.data())
def test_what_a_spectator_may_know_everybody_may(script: Script, data: st.DataObject) -> None:
    """So that events without a secret are encoded once."""
    seat = Seat(data.draw(st.integers(0, script.seats - 1)))
    for event in script.log():
        if not isinstance(project(event, None), Hidden):
            assert project(event, None) == project(event, seat)
