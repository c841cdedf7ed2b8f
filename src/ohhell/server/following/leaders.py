"""Leaderboards as they are asked for: made anew now and then, and read page by page."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from ohhell.club.ratings import (
    RECENT_MS,
    Family,
    Line,
    Person,
    leaderboard,
)
from ohhell.server.store import Ratings

Standing = Literal["listed", "unplayed", "provisional", "away", "hidden"]
"""Why somebody is on a leaderboard, or is not."""


@dataclass(frozen=True, slots=True)
class Board:
    """A leaderboard as it was at `at_ms`."""

    lines: tuple[Line, ...]
    at_ms: int

    def line_of(self, player_id: str) -> int | None:
        """Return how many lines come before that of a person who is on it."""
        lines = enumerate(self.lines)
        return next((at for at, line in lines if line.who == Person(player_id)), None)


class Leaders:
    """Keeps the leaderboard of each family for some seconds: many look, and few ratings change."""

    def __init__(self, ratings: Ratings, clock: Callable[[], int], kept_s: float) -> None:
        self._ratings = ratings
        self._clock = clock
        self._kept_ms = kept_s * 1000
        self._boards: dict[Family, Board] = {}
        self._making: dict[Family, asyncio.Lock] = {family: asyncio.Lock() for family in Family}

    async def of(self, family: Family) -> Board:
        """Return the leaderboard of a family."""
        async with self._making[family]:
            board, now_ms = self._boards.get(family), self._clock()
            if board is None or now_ms - board.at_ms >= self._kept_ms:
                board = self._boards[family] = await self._made(family, now_ms)
            return board

    async def standing(self, family: Family, player_id: str) -> Standing:
        """Tell why a person is not on the leaderboard of a family, who is not."""
        rating = (await self._ratings.of(Person(player_id))).get(family)
        now_ms = self._clock()
        if rating is None or rating.played_at_ms is None:
            return "unplayed"
        if await self._ratings.hiding([player_id]):
            return "hidden"
        if now_ms - rating.played_at_ms > RECENT_MS:
            return "away"
        return "provisional" if rating.provisional_at(now_ms) else "listed"

    def forget(self) -> None:
        """Make all leaderboards anew: somebody has hidden the rating, or shown it."""
        self._boards.clear()

    async def _made(self, family: Family, now_ms: int) -> Board:
        certain = await self._ratings.certain(family, since_ms=now_ms - RECENT_MS)
        hidden = await self._ratings.hiding()
        lines = await asyncio.to_thread(leaderboard, certain, now_ms=now_ms, hidden=hidden)
        return Board(lines, now_ms)
