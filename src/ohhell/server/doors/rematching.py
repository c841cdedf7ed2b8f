"""Rematches: the same people play again, at one table, whoever of them asks, and however often."""

from __future__ import annotations

from dataclasses import replace

from ohhell.rules import IllegalAction
from ohhell.server.house import House, NoSuchTable
from ohhell.server.people.browsers import Browser, seen_alike
from ohhell.server.store import Player
from ohhell.server.tables.host import Host
from ohhell.server.tables.opening import rematch_id, rematch_of
from ohhell.table import HOUSE, Conflict, Refused, Rematch, Sit, Stage


async def rematch(
    house: House, player: Player, table_id: str, nonce: str, browser: Browser | None = None
) -> Host:
    """Return the table where those of `table_id` play again, with `player` in the old seat.

    Raise `IllegalAction` if the game is not over or was not theirs, if whoever opened the next one
    has blocked `player`, or if `player` has too few chips to put down once more, or puts them down
    in another's browser; and what `House.open` raises, also where another has opened it.
    The new table stands before the old one tells of it, so what is told is there.
    """
    old = await house.host(table_id)
    state = old.table.state
    if state.stage is not Stage.OVER:
        raise IllegalAction("not-over", "the game is not over")
    seat = state.seat_of(player.id)
    if seat is None:
        raise IllegalAction("not-seated", "you have no seat at this table")
    new = await _found_or_opened(house, old, player, nonce, browser)
    await old.ask(HOUSE, Rematch(new.id, instead=state.rematch))
    if new.table.state.seat_of(player.id) is None:
        house.guardian.require_may_play(player.id, new.table.state.options)
        house.friends.require_welcome(player.id, new.table.state)
        house.manners.require_name(player.name)
        sightings, options = house.store.safety.sightings, new.table.state.options
        alike = await seen_alike(sightings, browser, new.id, player.id, options)
        await _sit_down(new, player, Sit(seat, player.name, nonce, alike))
    return new


async def _sit_down(new: Host, player: Player, sit: Sit) -> None:
    """Take the old seat; if it has gone meanwhile, the page of the table says so."""
    told = await new.ask(player.id, sit)
    if isinstance(told, Refused) and told.code in ("purse-short", "same-browser"):
        raise IllegalAction(told.code, told.text, **told.args)


async def _found_or_opened(
    house: House, old: Host, player: Player, nonce: str, browser: Browser | None
) -> Host:
    state = old.table.state
    known = None if state.rematch is None else await house.host(state.rematch)
    if known is not None and known.table.state.stage is not Stage.CLOSED:
        return known
    new_id = rematch_id(old.id, state)
    try:
        return await house.host(new_id)
    except NoSuchTable:
        pass
    until_ms = house.clock() + round(house.settings.limits.rematch_s * 1000)
    choice = house.bots.choice
    wish = rematch_of(state, old.id, player, nonce, choice=choice, until_ms=until_ms)
    try:
        return await house.open(player, replace(wish, browser=browser))
    except Conflict:
        # Another of them was quicker.
        return await house.host(new_id)
