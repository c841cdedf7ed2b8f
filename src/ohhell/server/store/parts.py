"""What a store is made of, wherever it is kept."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from ohhell.server.store.log import Log
from ohhell.server.store.news import News
from ohhell.server.store.presence import Presence
from ohhell.server.store.readers import Reader


@dataclass(frozen=True, slots=True)
class Parts:
    """The log, and the ways into the house's database, whose migrations have been taken."""

    log: Log
    engine: AsyncEngine
    reader: Reader
    csrf_key: str
    news: News
    presence: Presence
