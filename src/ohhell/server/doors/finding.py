"""Which tables somebody finds: open ones, those of friends, and those one is invited to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ohhell.club.people import Circle, Glimpse, Invitation, Presence, presence_of, stands
from ohhell.server.house import House
from ohhell.server.people.friends import seating_of
from ohhell.server.store import Listed, Player

_INVITED_MAX: Final = 50
"""Invitations that are looked through; a person answers a handful."""


@dataclass(frozen=True, slots=True)
class Found:
    """A table as somebody finds it: with their friends who sit there, by name.

    `invited_by` is the name of who asks them to come, if anybody does.
    """

    table: Listed
    friends: tuple[str, ...] = ()
    invited_by: str | None = None


async def tables_for(house: House, player: Player | None) -> list[Found]:
    """Return the tables that a player finds: invitations, then friends, then open ones."""
    here = house.open_tables()
    open_ = [*here, *await house.abroad.open_tables(table.id for table in here)]
    open_.sort(key=lambda table: -table.opened_at)
    if player is None:
        return [Found(table) for table in open_]
    circle = await house.friends.circle_of(player.id)
    seen = await house.friends.lookout.of(circle.friends_of(player.id))
    wanted = await house.store.company.invitations.of_player(player.id, most=_INVITED_MAX)
    places = tables_of(seen, house.clock())
    ids = {*places, *(one.table for one in wanted)} - {table.id for table in open_}
    rows = [*open_, *await house.listed(ids)]
    names = await house.store.company.faces.of(one.by for one in wanted)
    invited = {one.table: (one, names[one.by].name) for one in wanted if one.by in names}
    search = _Search(player.id, circle, places, invited)
    found = [one for one in map(search.find, rows) if one is not None]
    return sorted(found, key=_nearness)


def tables_of(seen: Mapping[str, Glimpse], now_ms: int) -> dict[str, set[str]]:
    """Return who of these people is at which table, as far as they show it."""
    there: dict[str, set[str]] = {}
    for player_id, glimpse in seen.items():
        if glimpse.table is not None and presence_of(glimpse, now_ms) is Presence.TABLE:
            there.setdefault(glimpse.table, set()).add(player_id)
    return there


def is_seen(table: Listed, player_id: str) -> bool:
    """Tell whether the friends of a player may know of the table where the player sits."""
    return not table.hidden and not table.ended and player_id in table.players


@dataclass(frozen=True, slots=True)
class _Search:
    """What somebody may find, and by whom."""

    player_id: str
    circle: Circle
    places: Mapping[str, set[str]]
    invited: Mapping[str, tuple[Invitation, str]]
    """By table: an invitation, and the name of who made it."""

    def find(self, table: Listed) -> Found | None:
        """Return a table as it is found, or None where it is not."""
        invited = self.invited.get(table.id)
        if invited and stands(invited[0], self.circle, seating_of(table)):
            return Found(table, self._friends(table), invited[1])
        if self._is_left_out(table):
            return None
        near = any(is_seen(table, one) for one in self.places.get(table.id, ()))
        is_open = table.listed and not table.hidden
        return Found(table, self._friends(table)) if near or is_open else None

    def _is_left_out(self, table: Listed) -> bool:
        sits = self.player_id in table.players
        return not sits and not self.circle.may_sit(self.player_id, table.players)

    def _friends(self, table: Listed) -> tuple[str, ...]:
        friends = self.circle.friends_of(self.player_id)
        return tuple(one.name for one in table.seats if one.player in friends)


def _nearness(found: Found) -> tuple[bool, bool, float]:
    return found.invited_by is None, not found.friends, -found.table.opened_at
