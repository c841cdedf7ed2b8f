"""Calendar files: what RFC 5545 asks of every line, whatever a name or an address holds."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ohhell.server.doors.calendar import Appointment, calendar

texts = st.text(st.characters(exclude_categories=("Cs", "Cc")) | st.just("\n"), max_size=200)


def appointment(title: str = "Oh Hell", text: str = "Come") -> Appointment:
    """Return a game of 40 minutes on the evening of 1 December 2026."""
    return Appointment("t1@oh-hell", 1_796_153_400_000, 40, title, text, "http://x/t1", 0)


def unfolded(text: str) -> list[str]:
    """Return the lines of a file as a reader puts them together."""
    return text.replace("\r\n ", "").split("\r\n")


def test_a_calendar_tells_when_in_universal_time() -> None:
    lines = unfolded(calendar(appointment()))
    assert "DTSTART:20261201T193000Z" in lines
    assert "DTEND:20261201T201000Z" in lines
    assert "TRIGGER:-PT5M" in lines


@given(texts, texts)
def test_no_line_is_too_long_and_none_can_be_smuggled_in(title: str, text: str) -> None:
    """A comma or a line's end in a name must not become a property of its own."""
    file = calendar(appointment(title, text))
    assert all(len(line.encode()) <= 75 for line in file.split("\r\n"))
    assert len(unfolded(file)) == len(unfolded(calendar(appointment())))


@given(texts)
def test_a_text_is_read_as_it_was_written(text: str) -> None:
    (line,) = (one for one in unfolded(calendar(appointment(title=text))) if one[:7] == "SUMMARY")
    plain = line.removeprefix("SUMMARY:").replace(r"\\", "\0").replace(r"\n", "\n")
    assert text == plain.replace(r"\,", ",").replace(r"\;", ";").replace("\0", "\\")
