"""The API: one handler a route of `wire.http`."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import replace
from typing import Final

from litestar import MediaType, Response, get, post, put
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import structs

from ohhell.server.doors.finding import Found, tables_for
from ohhell.server.following.finished import Form
from ohhell.server.house import House
from ohhell.server.lists.clerk import card_of, listed_now
from ohhell.server.web.identity import Reception
from ohhell.server.web.language import variant_names
from ohhell.server.web.opening import wish_of
from ohhell.server.web.problems import AnyRequest, Problem, strictly
from ohhell.wire import Record, preview, rulebook
from ohhell.wire.http import (
    Levels,
    Me,
    OpenTable,
    Preview,
    PreviewRequest,
    Rename,
    Replay,
    RuleBook,
    TableCard,
)
from ohhell.wire.messages import TableInfo

TheHouse = NamedDependency[House]
TheReception = NamedDependency[Reception]
ZIPPED_ALREADY: Final = "zipped_already"
"""Marks a route whose answers are zipped before they get there."""
ZIPPED: Final = {ZIPPED_ALREADY: True}


def _json(kind: type) -> dict[int, ResponseSpec]:
    """Say what the bytes of an answer are."""
    return {200: ResponseSpec(kind, description="A finished game", generate_examples=False)}


@get("/api/me")
async def me(request: AnyRequest, reception: TheReception) -> Response[Me]:
    """Who you are; a new guest if you come for the first time."""
    known = await reception.met(request)
    cookies = [*known.cookies, *reception.marks(request)]
    return Response(await reception.described(known.player), cookies=cookies)


@put("/api/me")
async def rename(
    request: AnyRequest, reception: TheReception, data: JSONBody[Rename]
) -> Response[Me]:
    """Take another name."""
    name = (await strictly(request, type(data))).name
    known = await reception.met(request)
    player = await reception.renamed(known.player, name)
    return Response(await reception.described(player), cookies=known.cookies)


@get("/api/me/tables")
async def my_tables(
    request: AnyRequest, house: TheHouse, reception: TheReception
) -> list[TableCard]:
    """The tables where you sit or sat, newest first."""
    player = reception.known(request)
    found = [] if player is None else await house.tables_of(player)
    return [card_of(table, player.id if player else None) for table in found]


@get("/api/rules", sync_to_thread=False)
def rules_() -> RuleBook:
    """Every variant and every setting."""
    return rulebook(variant_names())


@post("/api/rules/preview", status_code=200)
async def rules_preview(request: AnyRequest, data: JSONBody[PreviewRequest]) -> Preview:
    """What a ruleset comes to, or all that is wrong with it."""
    data = await strictly(request, PreviewRequest)
    return preview(data.rules, data.seats)


@get("/api/levels", sync_to_thread=False)
def levels(house: TheHouse) -> Levels:
    """How strong bots may be."""
    choice = house.bots.choice
    return Levels(list(choice.levels), choice.usual)


@get("/api/tables")
async def open_tables(
    request: AnyRequest, house: TheHouse, reception: TheReception
) -> list[TableCard]:
    """The tables that you find: you are invited, friends sit there, or they are open to all."""
    player = reception.known(request)
    found = await tables_for(house, player)
    return [found_card_of(one, player.id if player else None) for one in found]


@post("/api/tables")
async def open_table(
    request: AnyRequest, house: TheHouse, reception: TheReception, data: JSONBody[OpenTable]
) -> Response[TableCard]:
    """Open a table: you sit at seat 0 and are its host."""
    wished = wish_of(await strictly(request, type(data)), house)
    wish = replace(wished, browser=reception.browser(request))
    known = await reception.met(request)
    host = await house.open(known.player, wish)
    listed = listed_now(host)
    return Response(card_of(listed, known.player.id), cookies=known.cookies)


@get("/api/tables/{table_id:str}")
async def table_info(house: TheHouse, table_id: FromPath[str]) -> TableInfo:
    """What does not change while a table lasts."""
    return await house.info(table_id)


@get("/api/tables/{table_id:str}/record", opt=ZIPPED, responses=_json(Record))
async def record(request: AnyRequest, house: TheHouse, table_id: FromPath[str]) -> Response[bytes]:
    """The record of a finished game, to be kept and checked."""
    return await _finished(request, house, table_id, "record")


@get("/api/tables/{table_id:str}/replay", opt=ZIPPED, responses=_json(Replay))
async def replay(request: AnyRequest, house: TheHouse, table_id: FromPath[str]) -> Response[bytes]:
    """A finished game, entry by entry, all cards open."""
    return await _finished(request, house, table_id, "replay")


async def _finished(
    request: AnyRequest, house: House, table_id: str, form: Form
) -> Response[bytes]:
    if not await house.is_over(table_id):
        raise Problem(409, "not-over", "the game is not over: its cards are still secret")
    zipped = await house.finished.zipped(table_id, form)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(zipped, headers=headers, media_type=MediaType.JSON)
    plain = await asyncio.to_thread(gzip.decompress, zipped)
    return Response(plain, headers=headers, media_type=MediaType.JSON)


def found_card_of(found: Found, player_id: str | None) -> TableCard:
    """Return a table as it is found."""
    card = card_of(found.table, player_id)
    return structs.replace(card, friends=list(found.friends), invited_by=found.invited_by)


HANDLERS = (
    me,
    rename,
    my_tables,
    rules_,
    rules_preview,
    levels,
    open_tables,
    open_table,
    table_info,
    record,
    replay,
)
