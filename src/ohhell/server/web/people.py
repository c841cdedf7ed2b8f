"""Friends and others: what they are to you, and how to find them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from litestar import Response, delete, get, put
from litestar.params import FromPath, FromQuery, JSONBody

from ohhell.club.people import Circle, Glimpse, Presence, Word, presence_of
from ohhell.server.doors.finding import is_seen
from ohhell.server.house import House
from ohhell.server.store import Player
from ohhell.server.store.faces import Face
from ohhell.server.web.api import TheHouse, TheReception
from ohhell.server.web.identity import Known, Reception
from ohhell.server.web.problems import AnyRequest, Problem, strictly
from ohhell.wire import people as w

_FOUND_MAX: Final = 20
"""People of one name; whoever has more namesakes is asked for by id."""
_MET_MAX: Final = 20
_NEARNESS: Final = [Presence.TABLE, Presence.ONLINE, Presence.AWAY, Presence.GONE]
_FRESH: Final = {"cache-control": "no-store"}


@get("/api/me/people")
async def my_people(request: AnyRequest, house: TheHouse, reception: TheReception) -> w.MyPeople:
    """What others are to you."""
    player = reception.known(request)
    if player is None:
        return w.MyPeople(friends=[], asking=[], asked=[], blocked=[], muted=[], met=[], shown=True)
    return await _told(house, player.id)


@put("/api/me/friends/{person:str}")
async def befriend(
    request: AnyRequest, house: TheHouse, reception: TheReception, person: FromPath[str]
) -> Response[w.MyPeople]:
    """Ask somebody to be your friend, or accept who asks you."""
    known = await reception.met(request)
    require_rate(reception, known.player)
    await house.friends.befriend(known.player.id, person)
    return await _answer(house, known)


@delete("/api/me/friends/{person:str}", status_code=200)
async def part(
    request: AnyRequest, house: TheHouse, reception: TheReception, person: FromPath[str]
) -> Response[w.MyPeople]:
    """Be friends no longer, decline, or take your request back."""
    known = await reception.met(request)
    await house.friends.part(known.player.id, person)
    return await _answer(house, known)


@put("/api/me/blocked/{person:str}")
async def block(
    request: AnyRequest, house: TheHouse, reception: TheReception, person: FromPath[str]
) -> Response[w.MyPeople]:
    """Have nothing to do with somebody; they are not told."""
    return await _shun(request, house, reception, (Word.BLOCK, person))


@delete("/api/me/blocked/{person:str}", status_code=200)
async def unblock(
    request: AnyRequest, house: TheHouse, reception: TheReception, person: FromPath[str]
) -> Response[w.MyPeople]:
    """Block somebody no longer."""
    return await _unshun(request, house, reception, (Word.BLOCK, person))


@put("/api/me/muted/{person:str}")
async def mute(
    request: AnyRequest, house: TheHouse, reception: TheReception, person: FromPath[str]
) -> Response[w.MyPeople]:
    """Read no more of what somebody says."""
    return await _shun(request, house, reception, (Word.MUTE, person))


@delete("/api/me/muted/{person:str}", status_code=200)
async def unmute(
    request: AnyRequest, house: TheHouse, reception: TheReception, person: FromPath[str]
) -> Response[w.MyPeople]:
    """Read again what somebody says."""
    return await _unshun(request, house, reception, (Word.MUTE, person))


@put("/api/me/presence")
async def appear(
    request: AnyRequest, house: TheHouse, reception: TheReception, data: JSONBody[w.Appear]
) -> Response[w.MyPeople]:
    """Let your friends see when you are here, or nobody."""
    wish = await strictly(request, type(data))
    known = await reception.met(request)
    await house.friends.lookout.show(known.player.id, shown=wish.shown)
    return await _answer(house, known)


@get("/api/people")
async def find_people(
    request: AnyRequest, house: TheHouse, reception: TheReception, name: FromQuery[str]
) -> list[w.Person]:
    """The people of this whole name, or handle, or id; whoever blocks you is not among them."""
    player = reception.known(request)
    if player is None:
        return []
    require_rate(reception, player)
    found = await house.store.company.faces.called(name.strip(), most=_FOUND_MAX)
    circle = await house.friends.circle_of(player.id)
    hidden = {face.id for face in found if circle.says(face.id, Word.BLOCK, player.id)}
    return [_person(face) for face in found if face.id not in hidden | {player.id}]


def require_rate(reception: Reception, player: Player) -> None:
    """Count a search or a request of a player; refuse one too many."""
    if not reception.may_make_acquaintance(player):
        raise Problem(429, "too-fast", "too many searches and requests: wait a minute")


def bond(circle: Circle, me: str, other: str) -> w.Bond:
    """Return what `other` is to `me`."""
    if circle.are_friends(me, other):
        return "friend"
    if circle.says(me, Word.ASK, other):
        return "asked"
    return "asking" if other in circle.asking(me) else "stranger"


async def _shun(
    request: AnyRequest, house: House, reception: Reception, what: tuple[Word, str]
) -> Response[w.MyPeople]:
    known = await reception.met(request)
    await house.friends.shun(known.player.id, *what)
    return await _answer(house, known)


async def _unshun(
    request: AnyRequest, house: House, reception: Reception, what: tuple[Word, str]
) -> Response[w.MyPeople]:
    known = await reception.met(request)
    await house.friends.unshun(known.player.id, *what)
    return await _answer(house, known)


async def _answer(house: House, known: Known) -> Response[w.MyPeople]:
    return Response(await _told(house, known.player.id), cookies=known.cookies, headers=_FRESH)


async def _told(house: House, me: str) -> w.MyPeople:
    circle = await house.friends.circle_of(me)
    company = house.store.company
    groups = {
        "asking": circle.asking(me),
        "asked": circle.asked_by(me),
        "blocked": circle.told_of(me, Word.BLOCK),
        "muted": circle.told_of(me, Word.MUTE),
    }
    friends = circle.friends_of(me)
    faces = await company.faces.of(friends.union(*groups.values()))
    met = await company.faces.met_by(me, most=_MET_MAX)
    own = await house.friends.lookout.of([me])
    return w.MyPeople(
        friends=await friends_told(house, [faces[one] for one in friends]),
        met=[_person(face) for face in met if face.id not in faces],
        shown=own[me].shown,
        **{group: _people(faces[one] for one in ids) for group, ids in groups.items()},
    )


async def friends_told(house: House, faces: Sequence[Face]) -> list[w.Friend]:
    """Return friends, those who are nearest first, with the tables where they may be joined."""
    seen = await house.friends.lookout.of(face.id for face in faces)
    at = {one.table for one in seen.values() if one.table is not None}
    tables = {table.id: table for table in await house.listed(at)}
    now_ms = house.clock()

    def friend(face: Face) -> w.Friend:
        glimpse = seen[face.id]
        table = tables.get(glimpse.table or "")
        if table is None or not is_seen(table, face.id):
            # Who looks on, or plays where nobody may know it, is just here.
            glimpse = Glimpse(glimpse.at_ms, None, glimpse.shown)
        return _friend(face, glimpse, now_ms)

    near = sorted(map(friend, faces), key=lambda one: (one.name.casefold(), one.id))
    return sorted(near, key=lambda one: _NEARNESS.index(Presence(one.near)))


def _friend(face: Face, glimpse: Glimpse, now_ms: int) -> w.Friend:
    near = presence_of(glimpse, now_ms)
    return w.Friend(
        id=face.id,
        name=face.name,
        tag=face.tag_text,
        since=face.since,
        near=near.value,
        seen_at=glimpse.at_ms / 1000 if glimpse.shown and glimpse.at_ms else None,
        table=glimpse.table if near is Presence.TABLE else None,
    )


def _people(faces: Iterable[Face]) -> list[w.Person]:
    by_name = sorted(faces, key=lambda face: (face.name.casefold(), face.id))
    return [_person(face) for face in by_name]


def _person(face: Face) -> w.Person:
    return w.Person(id=face.id, name=face.name, tag=face.tag_text, since=face.since)


HANDLERS = (
    my_people,
    befriend,
    part,
    block,
    unblock,
    mute,
    unmute,
    appear,
    find_people,
)
