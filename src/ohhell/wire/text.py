"""Cards and suits as the text in which they travel."""

from __future__ import annotations

from ohhell.rules import Card, Suit


def text_of(value: Card | Suit | None) -> str | None:
    """Return a card or a suit as text; None where there is none."""
    return None if value is None else str(value)
