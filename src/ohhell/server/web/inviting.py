"""Who sits at a table, what they are to you, and who is invited there."""

from __future__ import annotations

from litestar import delete, get, put
from litestar.params import FromPath

from ohhell.club.people import Answer, Circle, Word
from ohhell.server.house import House
from ohhell.server.lists.clerk import listed_now
from ohhell.server.store import Listed, Player
from ohhell.server.web.api import TheHouse, TheReception
from ohhell.server.web.identity import Reception
from ohhell.server.web.people import bond, require_rate
from ohhell.server.web.problems import AnyRequest, Problem
from ohhell.wire import people as w


@get("/api/tables/{table_id:str}/people")
async def neighbours(
    request: AnyRequest, house: TheHouse, reception: TheReception, table_id: FromPath[str]
) -> list[w.Neighbour]:
    """The people who sit at a table, and what they are to you; yourself is left out."""
    player = reception.known(request)
    table = await _table(house, table_id)
    me = "" if player is None else player.id
    circle = await house.friends.circle_of(me) if me else Circle()
    faces = await house.store.company.faces.of(one.player for one in table.seats if one.player)
    return [
        w.Neighbour(
            seat=seat,
            id=sitter.player,
            name=sitter.name,
            tag=faces[sitter.player].tag_text if sitter.player in faces else "",
            bond=bond(circle, me, sitter.player),
            blocked=circle.says(me, Word.BLOCK, sitter.player),
            muted=circle.says(me, Word.MUTE, sitter.player),
        )
        for seat, sitter in enumerate(table.seats)
        if sitter.player not in (None, me)
    ]


@get("/api/tables/{table_id:str}/invitations")
async def invitations(
    request: AnyRequest, house: TheHouse, reception: TheReception, table_id: FromPath[str]
) -> list[w.Invited]:
    """Who is invited to a table where you sit."""
    player = reception.known(request)
    table = await _table(house, table_id)
    if player is None or player.id not in table.players:
        raise Problem(403, "not-seated", "you have no seat at this table")
    return await _told(house, table_id)


@put("/api/tables/{table_id:str}/invitations/{person:str}")
async def invite(
    request: AnyRequest,
    house: TheHouse,
    reception: TheReception,
    table_id: FromPath[str],
    person: FromPath[str],
) -> list[w.Invited]:
    """Ask a friend to come to a table where you sit."""
    player = _known(request, reception)
    require_rate(reception, player)
    await house.friends.invite(await _table(house, table_id), player.id, person)
    return await _told(house, table_id)


@delete("/api/tables/{table_id:str}/invitations/{person:str}", status_code=200)
async def answer_no(
    request: AnyRequest,
    house: TheHouse,
    reception: TheReception,
    table_id: FromPath[str],
    person: FromPath[str],
) -> list[w.Invited]:
    """Take an invitation back, or decline your own."""
    player = _known(request, reception)
    await house.friends.answer_no(table_id, person, player.id)
    table = await _table(house, table_id)
    return await _told(house, table_id) if player.id in table.players else []


def _known(request: AnyRequest, reception: Reception) -> Player:
    player = reception.known(request)
    if player is None:
        raise Problem(401, "not-known", "who are you? GET /api/me first")
    return player


async def _table(house: House, table_id: str) -> Listed:
    host = await house.host(table_id)
    return listed_now(host)


async def _told(house: House, table_id: str) -> list[w.Invited]:
    invited = await house.friends.invited_to(table_id)
    faces = await house.store.company.faces.of(one.of for one in invited)
    return [
        w.Invited(
            id=one.of, name=faces[one.of].name, by=one.by, declined=one.answer is Answer.DECLINED
        )
        for one in invited
        if one.of in faces
    ]


HANDLERS = (neighbours, invitations, invite, answer_no)
