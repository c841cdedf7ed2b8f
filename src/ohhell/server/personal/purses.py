"""What somebody has in chips, in the words of the wire; and what becomes of it when they go."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Final

from ohhell.club import NotAllowed
from ohhell.club.chips import DAILY_GRANT, POOR_BELOW, Ledger, Purse, daily_grant
from ohhell.server import names
from ohhell.table import Leave
from ohhell.wire.chips import ChipMove, ChipPurse, ChipStake

if TYPE_CHECKING:
    from ohhell.server.house import House
    from ohhell.server.store import Player

_ALL: Final = 10**9
"""More transfers than anybody lives to see."""


def today(house: House) -> date:
    """Return the day by the house's calendar, which is that of UTC."""
    return datetime.fromtimestamp(house.clock() / 1000, UTC).date()


async def purse_of(house: House, player: str, most: int | None = None) -> ChipPurse:
    """Return what a player has, with the last `most` transfers; the first question grants."""
    chips, day = house.store.chips, today(house)
    await chips.grant_first(player)
    ledger = await chips.of_player(player, day)
    lines = await chips.lines(player, most=most or house.settings.limits.transfers_shown)
    return ChipPurse(
        chips=ledger.balance(Purse(player)),
        stakes=[ChipStake(table=t, chips=n) for t, n in ledger.stakes_of(player).items()],
        moves=[
            ChipMove(id=m.id, kind=m.kind, chips=m.chips, at=m.made_at, table=m.table)
            for m in lines
        ],
        daily=_daily(ledger, player, day),
        daily_grant=DAILY_GRANT,
        poor_below=POOR_BELOW,
    )


def _daily(ledger: Ledger, player: str, day: date) -> int:
    """Return the chips of the day that a player may take now."""
    try:
        daily_grant(ledger, player, day)
    except NotAllowed:
        return 0
    return DAILY_GRANT


async def export_chips(house: House, player: Player) -> ChipPurse:
    """Return all that the ledger holds of a player."""
    return await purse_of(house, player.id, _ALL)


async def delete_chips(house: House, player: Player, _name: str) -> None:
    """Have a player get up from every table for chips, and give the rest back to the bank.

    Stakes of a running game stay there, for the others.
    """
    ledger = await house.store.chips.of_player(player.id)
    for table_id in ledger.stakes_of(player.id):
        host = await house.host(table_id)
        heir = names.heir_bot_name(table_id, player.id)
        costs = host.table.state.options.buy_in
        await host.ask(player.id, Leave(heir, house.bots.choice.usual, costs))
        await house.cashier.follow_now(host)
    await house.store.chips.close_purse(player.id)
