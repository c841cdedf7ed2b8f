"""What a table has room for: all of its log is read again whenever it wakes."""

from __future__ import annotations

from typing import Final

from ohhell.server.settings import Limits
from ohhell.table import (
    HOUSE,
    Close,
    HandHost,
    Leave,
    Offer,
    Order,
    Refused,
    Say,
    SayPhrase,
    Sit,
    Stage,
    Start,
    Table,
)

_WAYS_OUT: Final = (Start, Leave, Close)
"""By these a lobby ends, or ends for somebody."""
_ENDLESS: Final = (Sit, Offer, HandHost)
"""In a game, what the game itself never brings to an end."""


def full(table: Table, by: str, order: Order, limits: Limits) -> Refused | None:
    """Refuse what a table has no room for; what is said has a room of its own.

    The house is never refused: what it orders is due once, and else would be due for ever.
    """
    said = table.state.talk.count
    if isinstance(order, Say | SayPhrase):
        text = f"{limits.talk_lines} lines have been said at this table: no more fit"
        return Refused("talked-out", text) if said >= limits.talk_lines else None
    if by == HOUSE or not _is_worn(table, order, limits):
        return None
    return Refused("worn-table", "this table was changed too often: start, or leave it")


def _is_worn(table: Table, order: Order, limits: Limits) -> bool:
    entries = table.number - table.state.talk.count
    if table.state.stage is Stage.LOBBY:
        return entries >= limits.lobby_entries and not isinstance(order, _WAYS_OUT)
    return entries >= limits.game_entries and isinstance(order, _ENDLESS)
