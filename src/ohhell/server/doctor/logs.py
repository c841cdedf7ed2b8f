"""The log of one table: without gaps, readable, foldable, and dealt as was promised."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ohhell import table as tables
from ohhell import wire
from ohhell.rules import Malformed
from ohhell.server.doctor.finding import Args, Finding, trouble
from ohhell.server.doctor.looking import Look
from ohhell.server.reading import table_of
from ohhell.table import Entry, Stage, State, Table, load
from ohhell.table.shuffle import commitment
from ohhell.wire.record import game_events, record_of

LOGS: Final = "logs"


@dataclass(frozen=True, slots=True)
class Read:
    """A log that can be read, and the table that it tells of."""

    entries: list[Entry]
    table: Table


def read_log(look: Look) -> Read | Finding:
    """Return what the log of a table tells, or why it cannot be read."""
    entries = list[Entry]()
    for expected, (number, text) in enumerate(look.lines, 1):
        if number != expected:
            return trouble(LOGS, "log-gap", table=look.table_id, number=expected)
        try:
            entries.append(_entry(text, number))
        except Exception as error:  # noqa: BLE001 - whatever stands there
            told: Args = {"table": look.table_id, "number": number, "why": _first(error)}
            return trouble(LOGS, "log-unreadable", **told)
    try:
        return Read(entries, table_of(entries))
    except Exception as error:  # noqa: BLE001 - whatever stands there
        return trouble(LOGS, "log-no-game", table=look.table_id, why=_first(error))


def _entry(text: str, number: int) -> Entry:
    text.encode()  # raises if the bytes were no letters
    entry = load(text)
    if entry.number != number:
        raise Malformed((f"it says that it is entry {entry.number}",))
    return entry


def look_at_deals(look: Look, read: Read) -> Iterator[Finding]:
    """Yield what contradicts that a game was played by the rules, and dealt as was promised."""
    try:
        faults = _faults(look.table_id, read.entries, read.table.state)
    except wire.BadRecord as error:
        yield trouble(LOGS, "log-against-rules", table=look.table_id, why=_first(error))
    except Exception as error:  # noqa: BLE001 - whatever stands there
        yield trouble(LOGS, "log-no-game", table=look.table_id, why=_first(error))
    else:
        if faults:
            yield trouble(LOGS, "log-unproved", table=look.table_id, why=faults[0])


def _faults(table_id: str, entries: list[Entry], state: State) -> Sequence[str]:
    if state.stage is Stage.OVER:
        return wire.faults(record_of(table_id, entries, state))
    if state.secret is None:
        return ("there is no secret to deal by",)
    promised = state.opened.commitment
    if state.game is None:
        kept = commitment(state.secret) == promised
        return () if kept else ("the secret is not the one that was committed to",)
    events = game_events(entries)
    return tables.faults(events, secret=state.secret, commitment=promised, nonces=state.nonces)


def _first(error: Exception) -> str:
    """Return the first line of what is wrong: an entry that is none may be long."""
    text = str(error) or type(error).__name__
    return text.splitlines()[0]
