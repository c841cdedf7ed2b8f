"""The Play door: a seat at once, with whoever wants the same game, and bots."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from statistics import fmean
from typing import Final
from weakref import WeakValueDictionary

from ohhell.club.ratings import MEAN, Rating, family_of
from ohhell.rules import RuleSet
from ohhell.server.house import House, NoSuchTable, TooMany
from ohhell.server.lists.entering import EARLY, PACES, free_seats, play_key_of
from ohhell.server.store import Listed, Player
from ohhell.server.tables.host import Host
from ohhell.server.tables.opening import Wish
from ohhell.table import Chat, Done, Door, Options, Sit

_TABLES_MAX: Final = 8
"""Tables that are tried, before one is opened."""
_RESUMED_S: Final = 3600.0
"""Whoever asks within this time for what they are playing already is led back to it."""
_ALIKE: Final = 200
"""Ratings that are no further apart than this count as equal."""


@dataclass(frozen=True, slots=True)
class Seek:
    """The game that somebody wants to play now."""

    ruleset: RuleSet
    seats: int
    pace: str
    nonce: str
    level: str | None = None
    """Of the bots, if a table is opened; None for the usual one."""

    @property
    def key(self) -> str:
        """What tables of the same rules, seats and pace have in common."""
        return play_key_of(self.options)

    @property
    def options(self) -> Options:
        """How the house keeps such a table."""
        clock_s = PACES[self.pace]
        return Options(
            self.ruleset,
            self.seats,
            listed=True,
            door=Door.PLAY,
            chat=Chat.PHRASES,
            bid_clock_s=clock_s,
            play_clock_s=clock_s,
        )

    @property
    def wish(self) -> Wish:
        """The table that is opened where there is none."""
        return Wish(self.options, self.nonce, bots=True, start=True, level=self.level)


class PlayDoor:
    """Leads whoever wants to play to a table of the same game, or opens one."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._seeking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By game: one after the other, so that two who come at once meet."""

    async def enter(self, player: Player, seek: Seek) -> Host:
        """Return a table where `player` has a seat; raise what `House.open` raises."""
        self._house.manners.require_name(player.name)
        lock = self._seeking.setdefault(seek.key, asyncio.Lock())
        async with lock:
            host = await self._resumed(player, seek)
            if host is None:
                self._house.guardian.require_may_play(player.id, seek.options)
                host = await self._joined(player, seek)
            return host or await self._house.open(player, seek.wish)

    async def _resumed(self, player: Player, seek: Seek) -> Host | None:
        """Return the table where `player` plays this game already: asked twice, it is one seat."""
        since = self._house.clock() / 1000 - _RESUMED_S
        for table in await self._house.tables_of(player):
            mine = player.id in table.players and not table.ended
            if mine and table.play_key == seek.key and table.opened_at >= since:
                return await self._host(table.id)
        return None

    async def _joined(self, player: Player, seek: Seek) -> Host | None:
        circle = await self._house.friends.circle_of(player.id)
        sought = await self._house.sought(seek.key)
        found = [table for table in sought if circle.may_sit(player.id, table.players)]
        for table in (await self._by_liking(player, seek, found))[:_TABLES_MAX]:
            host = await self._host(table.id)
            if host is not None and await _sits_down(host, player, seek.nonce, self._house.clock()):
                return host
        return None

    async def _host(self, table_id: str) -> Host | None:
        try:
            return await self._house.host(table_id)
        except (NoSuchTable, TooMany):
            return None

    async def _by_liking(self, player: Player, seek: Seek, found: list[Listed]) -> list[Listed]:
        people = {one for table in found for one in table.players}
        family = family_of(seek.ruleset)
        known = await self._house.store.ratings.among(family, people | {player.id})
        return by_liking(found, player.id, known)


def by_liking(
    tables: Iterable[Listed], player_id: str, known: Mapping[str, Rating]
) -> list[Listed]:
    """Return tables as somebody would choose: early games first, then equals, then company."""
    mine = _strength([player_id], known)

    def liking(table: Listed) -> tuple[bool, int, int, float]:
        distance = abs(_strength(table.players, known) - mine)
        return (table.round > EARLY, int(distance) // _ALIKE, -len(table.players), table.opened_at)

    return sorted(tables, key=liking)


def _strength(people: Iterable[str], known: Mapping[str, Rating]) -> float:
    return fmean([known[one].mean if one in known else MEAN for one in people] or [MEAN])


async def _sits_down(host: Host, player: Player, nonce: str, now_ms: int) -> bool:
    """Have `player` take the best seat that there is; one that is lost in a race is the next."""
    state = host.table.state
    if any(left == player.id for left, _ in state.left):
        return False  # they wanted another game
    for seat in free_seats(state, player.id, now_ms):
        if isinstance(await host.ask(player.id, Sit(seat, player.name, nonce)), Done):
            return True
    return False
