"""What a guest would leave behind by signing in as somebody else."""

from __future__ import annotations

from ohhell.club.chips import FIRST_GRANT
from ohhell.server.house import House
from ohhell.server.store import Player
from ohhell.wire.accounts import Belongings


async def belongings_of(house: House, player: Player) -> Belongings | None:
    """Return what nobody comes back to once this browser is somebody else.

    None for whoever has an account, and where there is nothing.
    """
    if await house.store.accounts.exists(player.id):
        return None
    tables = await house.unfinished_of(player)
    games = await house.store.listing.finished(player.id)
    owned = (await house.store.chips.of_player(player.id)).owned_by(player.id)
    # As many are granted to whoever is new: they are no loss.
    chips = 0 if owned == FIRST_GRANT else owned
    if not (tables or games or chips):
        return None
    return Belongings(tables=tables, games=games, chips=chips)
