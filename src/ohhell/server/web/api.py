"""The API: one handler a route of `wire.http`."""

from __future__ import annotations

from litestar import Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ohhell.rules import IllegalAction
from ohhell.server.house import House, Wish
from ohhell.server.lists import card_of, listed_of
from ohhell.server.orders import valid_nonce
from ohhell.server.store import Player
from ohhell.server.web.identity import Reception
from ohhell.server.web.problems import AnyRequest, Problem
from ohhell.table import Table
from ohhell.wire import Record, preview, read_rules, record_of, replay_of, rulebook
from ohhell.wire.http import (
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


@get("/api/me")
async def me(request: AnyRequest, reception: TheReception) -> Response[Me]:
    """Who you are; a new guest if you come for the first time."""
    known = await reception.met(request)
    return Response(_me(known.player), cookies=known.cookies)


@put("/api/me")
async def rename(
    request: AnyRequest, reception: TheReception, data: JSONBody[Rename]
) -> Response[Me]:
    """Take another name."""
    known = await reception.met(request)
    player = await reception.renamed(known.player, data.name)
    return Response(_me(player), cookies=known.cookies)


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
    return rulebook()


@post("/api/rules/preview", status_code=200, sync_to_thread=False)
def rules_preview(data: JSONBody[PreviewRequest]) -> Preview:
    """What a ruleset comes to, or all that is wrong with it."""
    return preview(data.rules, data.seats)


@get("/api/tables", sync_to_thread=False)
def open_tables(request: AnyRequest, house: TheHouse, reception: TheReception) -> list[TableCard]:
    """The tables that anybody may join or watch, newest first."""
    player = reception.known(request)
    return [card_of(table, player.id if player else None) for table in house.open_tables()]


@post("/api/tables")
async def open_table(
    request: AnyRequest, house: TheHouse, reception: TheReception, data: JSONBody[OpenTable]
) -> Response[TableCard]:
    """Open a table: you sit at seat 0 and are its host."""
    wish = _wish(data)
    known = await reception.met(request)
    host = await house.open(known.player, wish)
    listed = listed_of(host.id, host.table, host.opened_at_ms)
    return Response(card_of(listed, known.player.id), cookies=known.cookies)


@get("/api/tables/{table_id:str}")
async def table_info(house: TheHouse, table_id: FromPath[str]) -> TableInfo:
    """What does not change while a table lasts."""
    return await house.info(table_id)


@get("/api/tables/{table_id:str}/record")
async def record(house: TheHouse, table_id: FromPath[str]) -> Record:
    """The record of a finished game, to be kept and checked."""
    entries = await house.entries(table_id)
    try:
        return record_of(table_id, entries, Table.load(entries).state)
    except ValueError as error:
        raise Problem(409, "not-over", str(error)) from error


@get("/api/tables/{table_id:str}/replay")
async def replay(house: TheHouse, table_id: FromPath[str]) -> Replay:
    """A finished game, entry by entry, all cards open."""
    entries = await house.entries(table_id)
    try:
        return replay_of(table_id, entries)
    except ValueError as error:
        raise Problem(409, "not-over", str(error)) from error


def _me(player: Player) -> Me:
    return Me(name=player.name, id=player.id)


def _wish(data: OpenTable) -> Wish:
    ruleset, problems = read_rules(data.rules, data.seats)
    if ruleset is None:
        raise Problem(400, "bad-rules", "these rules cannot be played", problems)
    try:
        nonce = valid_nonce(data.nonce)
    except IllegalAction as error:
        raise Problem(400, error.code, str(error)) from error
    return Wish(ruleset, data.seats, nonce, data.open, data.bots, data.start)


HANDLERS = (
    me,
    rename,
    my_tables,
    rules_,
    rules_preview,
    open_tables,
    open_table,
    table_info,
    record,
    replay,
)
