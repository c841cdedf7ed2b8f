"""The ratings of one person: told to them, taken along, and forgotten with whoever goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ohhell.club.ratings import Family, Person, Rating
from ohhell.wire import ratings as w

if TYPE_CHECKING:
    from ohhell.server.house import House
    from ohhell.server.store import Player


async def export_ratings(house: House, player: Player) -> w.MyRatings:
    """Return the ratings of a player, and whether others see them."""
    return await ratings_of(house, player.id)


async def delete_ratings(house: House, player: Player, _name: str) -> None:
    """Forget the ratings of a player; what games did to others stays explained."""
    await house.store.ratings.forget(player.id)


async def ratings_of(house: House, player_id: str) -> w.MyRatings:
    """Return the ratings of a player, and whether others see them."""
    hidden = bool(await house.store.ratings.hiding([player_id]))
    return w.MyRatings(hidden=hidden, ratings=await told_of(house, player_id))


async def told_of(house: House, player_id: str) -> list[w.FamilyRating]:
    """Return the ratings of a player, by families."""
    found, now_ms = await house.store.ratings.of(Person(player_id)), house.clock()
    families = (family for family in Family if family in found)
    return [_of_family(family, found[family], now_ms) for family in families]


def _of_family(family: Family, rating: Rating, now_ms: int) -> w.FamilyRating:
    return w.FamilyRating(
        family=family.value,
        rating=rating.shown,
        games=rating.games,
        provisional=rating.provisional_at(now_ms),
    )
