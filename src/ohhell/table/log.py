"""An entry as it stands in a store: one line of JSON, and back."""

from __future__ import annotations

import json
from typing import Any, Final, cast

from ohhell.rules import Malformed, from_tagged, to_tagged
from ohhell.table.commands import Entry
from ohhell.table.events import KINDS

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
    return json.dumps(line, separators=(",", ":"))


def load(text: str) -> Entry:
    """Read an entry; raise `Malformed` when the text is no entry of a format known here."""
    try:
        line = cast("dict[str, Any]", json.loads(text))
        if line["v"] != FORMAT:
            raise Malformed((f"entry of format {line['v']}; this version reads {FORMAT}",))
        events = tuple(from_tagged(KINDS, event) for event in line["events"])
        return Entry(line["number"], line["at"], events, line["by"], line["id"], line["digest"])
    except (ValueError, KeyError, TypeError) as error:
        if isinstance(error, Malformed):
            raise
        raise Malformed((f"not an entry: {error}",)) from error
