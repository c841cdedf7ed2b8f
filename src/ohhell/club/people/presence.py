"""Who is here, told by what people did last, and to whom it is told."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

ONLINE_MS: Final = 3 * 60_000
"""How long after they last did something people are here: a slow bid at a table takes less."""
AWAY_MS: Final = 15 * 60_000
"""How long they may well come back; a tab that was forgotten is no presence."""


class Presence(Enum):
    """How near somebody is."""

    TABLE = "table"
    ONLINE = "online"
    AWAY = "away"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class Glimpse:
    """When somebody last did something (milliseconds since 1970; 0 is never), and where.

    `table` is where they have a socket, if anywhere; `shown` whether friends may know.
    """

    at_ms: int = 0
    table: str | None = None
    shown: bool = True


def presence_of(glimpse: Glimpse, now_ms: int) -> Presence:
    """Return how near somebody is who was last seen so."""
    since_ms = now_ms - glimpse.at_ms
    if not glimpse.shown or since_ms > AWAY_MS:
        return Presence.GONE
    if since_ms > ONLINE_MS:
        return Presence.AWAY
    return Presence.ONLINE if glimpse.table is None else Presence.TABLE
