"""A game at a set time as a calendar file (RFC 5545), for the reader's own calendar."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

_LINE_BYTES_MAX: Final = 75
_BREAK: Final = "\r\n"
_ESCAPES: Final = str.maketrans({"\\": r"\\", ";": r"\;", ",": r"\,", "\n": r"\n", "\r": None})


@dataclass(frozen=True, slots=True)
class Appointment:
    """One game that will begin. Times are milliseconds since 1970."""

    uid: str
    """The same whenever the same game is told of, so that a calendar keeps it once."""
    starts_at_ms: int
    minutes: int
    """How long it takes, roughly."""
    title: str
    text: str
    url: str
    made_at_ms: int
    reminder_min: int = 5
    """How long before the start the calendar should remind."""


def calendar(appointment: Appointment) -> str:
    """Return the calendar file of one appointment."""
    return "".join(_folded(line) + _BREAK for line in _lines(appointment))


def _lines(game: Appointment) -> Iterator[str]:
    start = datetime.fromtimestamp(game.starts_at_ms / 1000, UTC)
    yield "BEGIN:VCALENDAR"
    yield "VERSION:2.0"
    yield "PRODID:-//Oh Hell//Oh Hell//EN"
    yield "BEGIN:VEVENT"
    yield f"UID:{game.uid}"
    yield f"DTSTAMP:{_time(datetime.fromtimestamp(game.made_at_ms / 1000, UTC))}"
    yield f"DTSTART:{_time(start)}"
    yield f"DTEND:{_time(start + timedelta(minutes=game.minutes))}"
    yield f"SUMMARY:{_text(game.title)}"
    yield f"DESCRIPTION:{_text(game.text)}"
    yield f"URL:{game.url}"
    yield "BEGIN:VALARM"
    yield "ACTION:DISPLAY"
    yield f"TRIGGER:-PT{game.reminder_min}M"
    yield f"DESCRIPTION:{_text(game.title)}"
    yield "END:VALARM"
    yield "END:VEVENT"
    yield "END:VCALENDAR"


def _time(moment: datetime) -> str:
    return moment.strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    return text.translate(_ESCAPES)


def _folded(line: str) -> str:
    """Return a line in pieces of at most 75 bytes; no character is cut in two."""
    pieces, piece, room = list[str](), "", _LINE_BYTES_MAX
    for char in line:
        size = len(char.encode())
        if size > room:
            pieces.append(piece)
            # The blank that begins a further piece counts, too.
            piece, room = "", _LINE_BYTES_MAX - 1
        piece, room = piece + char, room - size
    return f"{_BREAK} ".join([*pieces, piece])
