"""Chips by HTTP: the purse, the Compete door, and the pot of a table."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from ohhell.club.chips import BUY_INS, Prizes, schedule
from ohhell.server.following.pots import competing, competing_there, pot_of
from ohhell.server.house import FRESH_S
from ohhell.server.lists.clerk import card_of, listed_now
from ohhell.server.personal.purses import purse_of, today
from ohhell.server.tables.opening import Wish
from ohhell.server.web.api import TheHouse, TheReception
from ohhell.server.web.opening import nonce_of, ruleset_of
from ohhell.server.web.problems import AnyRequest, Problem, strictly
from ohhell.table import Chat, Door, Options
from ohhell.wire.chips import (
    ChipPurse,
    CompeteDoor,
    OpenCompete,
    Payout,
    Pot,
)
from ohhell.wire.http import TableCard

_STAKES_MAX = 10
"""As many as a table has seats."""


@get("/api/me/chips")
async def my_chips(
    request: AnyRequest, house: TheHouse, reception: TheReception
) -> Response[ChipPurse]:
    """What you have, and what became of the rest; the first question grants the first chips."""
    known = await reception.met(request)
    return Response(await purse_of(house, known.player.id), cookies=known.cookies)


@post("/api/me/chips", status_code=200)
async def take_daily_chips(
    request: AnyRequest, house: TheHouse, reception: TheReception
) -> Response[ChipPurse]:
    """Take the chips of the day, if you are poor."""
    known = await reception.met(request)
    await house.store.chips.grant_first(known.player.id)
    await house.store.chips.grant_daily(known.player.id, today(house))
    return Response(await purse_of(house, known.player.id), cookies=known.cookies)


@get("/api/compete")
async def compete(house: TheHouse) -> CompeteDoor:
    """What may be played for, and the tables that wait for players, at whatever node."""
    here = list(competing(house.hosts(idle_s=FRESH_S)))
    there = await house.abroad.waiting(card.id for card in here)
    cards = [*here, *competing_there(there)]
    tables = sorted(cards, key=lambda card: (card.buy_in, card.opened_at))
    return CompeteDoor(buy_ins=list(BUY_INS), payouts=_payouts(), tables=tables)


@post("/api/compete")
async def open_compete(
    request: AnyRequest, house: TheHouse, reception: TheReception, data: JSONBody[OpenCompete]
) -> Response[TableCard]:
    """Open a table for chips: you sit at seat 0, are its host, and have put chips down."""
    wished = _wish(await strictly(request, type(data)))
    wish = replace(wished, browser=reception.browser(request))
    known = await reception.met(request)
    host = await house.open(known.player, wish)
    listed = listed_now(host)
    return Response(card_of(listed, known.player.id), cookies=known.cookies)


@get("/api/tables/{table_id:str}/pot")
async def pot(
    request: AnyRequest, house: TheHouse, reception: TheReception, table_id: FromPath[str]
) -> Pot:
    """The stakes of a table for chips, and what became of them."""
    player = reception.known(request)
    entries = await house.entries(table_id)
    ledger = await house.store.chips.of_table(table_id)
    reader = None if player is None else player.id
    # A whole game takes some milliseconds to read: others play meanwhile.
    found = await asyncio.to_thread(pot_of, table_id, entries, ledger, reader)
    if found is None:
        raise Problem(404, "no-stakes", "nothing is put down at this table")
    return found


def _payouts() -> list[Payout]:
    return [
        Payout(buy_in=chips, prizes=prizes.value, stakes=stakes, won=won)
        for chips in BUY_INS
        for prizes in Prizes
        for stakes in range(2, _STAKES_MAX + 1)
        if (won := list(schedule(chips, stakes, prizes)))
    ]


def _wish(data: OpenCompete) -> Wish:
    options = Options(
        ruleset_of(data.rules, data.seats),
        data.seats,
        listed=True,
        suggestions=False,
        door=Door.COMPETE,
        chat=Chat.PHRASES,
        bid_clock_s=data.bid_clock_s,
        play_clock_s=data.play_clock_s,
        rated=True,
        buy_in=data.buy_in,
        prizes=data.prizes,
    )
    return Wish(options, nonce_of(data.nonce))


HANDLERS = (my_chips, take_daily_chips, compete, open_compete, pot)
