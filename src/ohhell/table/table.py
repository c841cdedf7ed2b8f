"""One table, sans-I/O: commands in, entries out; the log is the lock.

`propose` says what a command makes happen; whoever holds the log appends that entry durably, and
only then lets the table `accept` it and tells the others. Two proposals for one number cannot both
be appended, so a table needs no lease and no lock.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, Protocol, Self

from ohhell.rules import (
    Audience,
    Hidden,
    IllegalAction,
    Seat,
    to_tagged,
)
from ohhell.table import deciding
from ohhell.table.clocks import Answers
from ohhell.table.commands import (
    HOUSE,
    Act,
    Command,
    Done,
    Entry,
    MoreTime,
    Open,
    Order,
    Ready,
    Refused,
)
from ohhell.table.due import Due, due_of
from ohhell.table.events import Event, ReadyAsked, SeatReady, TableOpened, project
from ohhell.table.state import Stage, State, evolve, opened

REMEMBERED_MAX: Final = 16
"""How many of each person's last commands a table knows again when they are repeated.

A page sends again what it has no answer to, which is one command or two. Each takes some 0.25 KiB.
"""


_Acts = Answers | SeatReady
"""The events by which a seat answers what it was asked."""


class Log(Protocol):
    """An append-only log. `append` returns once the entry is durable, or raises `Conflict`."""

    def append(self, entry: Entry) -> None:
        """Append durably, or raise `Conflict`."""
        ...

    def read(self, after: int = 0) -> Iterable[Entry]:
        """Return the entries after number `after`."""
        ...


class Conflict(Exception):
    """Another entry with this number stands in the log already."""


@dataclass(frozen=True, slots=True)
class Sent:
    """An entry as one audience may see it."""

    number: int
    events: tuple[Event | Hidden, ...]
    at_ms: int


@dataclass(slots=True)
class Table:
    """The state of one table, and what it takes to judge the next command."""

    number: int
    state: State
    _asked: dict[Seat, int] = field(default_factory=dict[Seat, int])
    """By seat that is awaited: the entry that asked it."""
    _remembered: dict[str, dict[str, tuple[str, int]]] = field(
        default_factory=dict[str, dict[str, tuple[str, int]]]
    )
    """By person, by command id: the digest, and the entry that it made."""
    _ready_asked: int = 0
    """The entry by which the host asked last who is ready to begin."""

    @classmethod
    def load(cls, entries: Iterable[Entry]) -> Self:
        """Rebuild a table from its whole log."""
        stream = iter(entries)
        first = next(stream, None)
        if first is None or not isinstance(first.events[0], TableOpened):
            raise ValueError("the log of a table begins with TableOpened")
        table = cls(0, opened(first.events[0]))
        for entry in (first, *stream):
            table.accept(entry)
        return table

    def propose(self, command: Command, *, at_ms: int) -> Entry | Done | Refused:
        """Return the entry that `command` makes, where the log has it already, or why it may not.

        Changes nothing.
        """
        digest = command.digest or (_digest(command.order) if command.id else "")
        if known := self.known(command.by, command.id, digest):
            return known
        if stale := self._stale(command):
            return stale
        try:
            events = deciding.decide(self.state, command.by, command.order, at_ms=at_ms)
        except IllegalAction as error:
            return Refused(error.code, str(error), error.args_by_name)
        return Entry(self.number + 1, at_ms, events, command.by, command.id, digest)

    def accept(self, entry: Entry) -> None:
        """Fold an entry that is durable."""
        assert entry.number == self.number + 1, f"{entry.number} follows {self.number} in the log"
        stage, before = self.state.stage, self._awaited()
        for event in entry.events:
            self.state = evolve(self.state, event, entry.at_ms)
        self.number = entry.number
        self._note_asked(before if stage is self.state.stage else (), entry)
        if any(isinstance(event, ReadyAsked) for event in entry.events):
            self._ready_asked = entry.number
        if entry.id:
            self._remember(entry)

    def known(self, by: str, id_: str, digest: str) -> Done | Refused | None:
        """Return the answer to a command that `by` gives again under `id_`; None if it is new."""
        known = self._remembered.get(by, {}).get(id_)
        if known is None:
            return None
        known_digest, number = known
        if known_digest == digest:
            return Done(number)
        return Refused("id-reused", "another command has been given under this id")

    def _remember(self, entry: Entry) -> None:
        theirs = self._remembered.setdefault(entry.by, {})
        theirs[entry.id] = (entry.digest, entry.number)
        if len(theirs) > REMEMBERED_MAX:
            del theirs[next(iter(theirs))]

    def due(self) -> Due | None:
        """Return what the house must do next by itself, and when; None if there is nothing."""
        return due_of(self.state)

    def _awaited(self) -> tuple[Seat, ...]:
        """Return the seats that are to act, or to say that they have seen the score."""
        if self.state.stage is Stage.SCORED:
            return tuple(Seat(s) for s, place in enumerate(self.state.places) if not place.ready)
        return () if self.state.game is None else self.state.game.to_act

    def _stale(self, command: Command) -> Refused | None:
        """Tell whether `command` answers an older question than its seat's present one."""
        order = command.order
        if not isinstance(order, Act | Ready | MoreTime):
            return None
        asked = self._asked_by(command.by, order)
        if asked <= order.after <= self.number:
            return None
        text = f"this answers entry {order.after}; the table is at {self.number}"
        return Refused("stale", text, {"after": order.after, "number": self.number})

    def _asked_by(self, by: str, order: Act | Ready | MoreTime) -> int:
        """Return the entry that asked the question which `order` answers."""
        if self.state.stage is Stage.LOBBY:
            return self._ready_asked
        seat = order.seat if isinstance(order, Act) else self.state.seat_of(by)
        return 0 if seat is None else self._asked.get(seat, 0)

    def _note_asked(self, before: tuple[Seat, ...], entry: Entry) -> None:
        acted = {event.seat for event in entry.events if isinstance(event, _Acts)}
        now = self._awaited()
        kept = {seat: self._asked[seat] for seat in now if seat in before and seat not in acted}
        self._asked = {seat: kept.get(seat, entry.number) for seat in now}


def open_table(order: Open, *, at_ms: int) -> Entry:
    """Return the first entry of a new table; raise `InvalidRuleSet` if it cannot be played."""
    return Entry(1, at_ms, deciding.open_table(order), HOUSE)


def sent(entry: Entry, audience: Audience) -> Sent:
    """Return `entry` as `audience` may see it."""
    events = tuple(project(event, audience) for event in entry.events)
    return Sent(entry.number, events, entry.at_ms)


def resume(entries: Iterable[Entry], audience: Audience) -> Iterator[Sent]:
    """Yield what `audience` has missed, without gaps."""
    return (sent(entry, audience) for entry in entries)


def _digest(order: Order) -> str:
    """Return a short fingerprint of an order, to know a repeat from another command."""
    return sha256(json.dumps(to_tagged(order), sort_keys=True).encode()).hexdigest()[:16]
