"""An entry as it stands in a store: one line of JSON, and back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final, cast

from ohhell.rules import Malformed, from_plain, from_tagged, to_tagged
from ohhell.table.commands import Entry
from ohhell.table.events import KINDS

_to_json: Final = json.JSONEncoder(separators=(",", ":")).encode
FORMAT: Final = 1
"""The version of this form; stands in every line, so that older lines can be read for ever."""


def dump(entry: Entry) -> str:
    """Return an entry as text for the store."""
    line = {
        "v": FORMAT,
        "number": entry.number,
        "at": entry.at_ms,
        "by": entry.by,
        "id": entry.id,
        "digest": entry.digest,
        "events": [to_tagged(event) for event in entry.events],
    }
    return _to_json(line)


def load(text: str) -> Entry:
    """Read an entry; raise `Malformed` when the text is no entry of a format known here."""
    try:
        line = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Malformed((f"not an entry: {error}",)) from error
    if not isinstance(line, dict):
        raise Malformed(("not an entry: expected an object",))
    record = cast("dict[str, object]", line)
    if record.get("v") != FORMAT:
        raise Malformed((f"entry of format {record.get('v')!r}; this version reads {FORMAT}",))
    events = record.pop("events", None)
    head = from_plain(_Head, record, place="entry")
    if not isinstance(events, list) or not events:
        raise Malformed(("entry.events: expected a list of at least one event",))
    read = (from_tagged(KINDS, event) for event in cast("list[object]", events))
    return Entry(head.number, head.at, tuple(read), head.by, head.id, head.digest)


@dataclass(frozen=True, slots=True)
class _Head:
    """All of a line but its events."""

    v: int
    number: int
    at: int
    by: str
    id: str
    digest: str
