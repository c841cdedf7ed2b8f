"""The page's types are those of the messages."""

from pathlib import Path

from ohhell.wire.typescript import types

PROTOCOL = Path(__file__).parents[2] / "web" / "src" / "protocol.d.ts"


def test_the_page_is_checked_against_the_messages_as_they_are() -> None:
    """A stale protocol.d.ts would let the page speak words the server has forgotten."""
    fresh = types()
    assert PROTOCOL.read_text(encoding="utf-8") == fresh, (
        "write it anew: python -m ohhell.wire.typescript > web/src/protocol.d.ts"
    )
