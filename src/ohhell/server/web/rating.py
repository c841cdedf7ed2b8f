"""Ratings as they are told: after a game, of a person, and of the strongest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from litestar import Response, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ohhell.club.ratings import Change, Family, Line, Person, Rated
from ohhell.server.following.leaders import Leaders
from ohhell.server.house import House
from ohhell.server.personal.ratings import ratings_of, told_of
from ohhell.server.store import RatedGame
from ohhell.server.store.faces import Face
from ohhell.server.web.api import TheHouse, TheReception
from ohhell.server.web.problems import AnyRequest, Problem, strictly
from ohhell.wire import ratings as w

TheLeaders = NamedDependency[Leaders]


@get("/api/tables/{table_id:str}/ratings")
async def table_ratings(
    request: AnyRequest, house: TheHouse, reception: TheReception, table_id: FromPath[str]
) -> w.TableRatings:
    """What the game of a table did to ratings, and why."""
    info = await house.info(table_id)
    told = await house.store.ratings.of_game(table_id) if info.rated else None
    if told is None or not told.changes:
        state = await _state(house, table_id, told) if info.rated else "unrated"
        return w.TableRatings(told=state, family=None, changes=[])
    player = reception.known(request)
    me = player.id if player else ""
    shown = await _shown(house, told.changes, me)
    faces = await _faces(house, (change.who for change in shown))
    changes = [_change(change, faces, me) for change in shown]
    return w.TableRatings(told="rated", family=told.changes[0].family.value, changes=changes)


async def _state(house: House, table_id: str, told: RatedGame | None) -> w.Told:
    if told is not None:
        return "annulled" if told.annulled else "uncounted"
    return "withheld" if await house.store.safety.deeds.is_withheld(table_id) else "waiting"


async def _shown(house: House, changes: Iterable[Change], me: str) -> list[Change]:
    """Return the changes that somebody may see: their own first, then the greatest gain."""
    people = {change.who.id for change in changes if isinstance(change.who, Person)}
    hiding = await house.store.ratings.hiding(people - {me})
    shown = (c for c in changes if not (isinstance(c.who, Person) and c.who.id in hiding))
    return sorted(shown, key=lambda change: (change.who != Person(me), -change.gain))


async def _faces(house: House, who: Iterable[Rated]) -> Mapping[str, Face]:
    people = [one.id for one in who if isinstance(one, Person)]
    return await house.store.company.faces.of(people)


def _change(change: Change, faces: Mapping[str, Face], me: str) -> w.RatingChange:
    return w.RatingChange(
        kind=_kind(change.who),
        id=change.who.id,
        name=_name(change.who, faces),
        you=change.who == Person(me),
        before=change.before.shown,
        after=change.after.shown,
        expected=round(change.expected_rank, 1),
        rank=round(change.rank, 1),
        provisional=change.provisional,
        left=change.left,
    )


def _kind(who: Rated) -> w.Who:
    return "person" if isinstance(who, Person) else "bot"


def _name(who: Rated, faces: Mapping[str, Face]) -> str:
    face = _face(who, faces)
    return face.name if face else ""


def _face(who: Rated, faces: Mapping[str, Face]) -> Face | None:
    return faces.get(who.id) if isinstance(who, Person) else None


@get("/api/people/{person:str}/ratings")
async def person_ratings(
    request: AnyRequest, house: TheHouse, reception: TheReception, person: FromPath[str]
) -> list[w.FamilyRating]:
    """The ratings of somebody, unless they hide them; your own in any case."""
    player = reception.known(request)
    own = player is not None and player.id == person
    if not own and await house.store.ratings.hiding([person]):
        return []
    return await told_of(house, person)


@get("/api/me/ratings")
async def my_ratings(request: AnyRequest, house: TheHouse, reception: TheReception) -> w.MyRatings:
    """Your own ratings, and whether others see them."""
    player = reception.known(request)
    if player is None:
        return w.MyRatings(hidden=False, ratings=[])
    return await ratings_of(house, player.id)


@put("/api/me/ratings")
async def hide_ratings(
    request: AnyRequest,
    house: TheHouse,
    reception: TheReception,
    leaders: TheLeaders,
    data: JSONBody[w.HideRatings],
) -> Response[w.MyRatings]:
    """Hide your ratings from all others, or show them again."""
    hidden = (await strictly(request, type(data))).hidden
    known = await reception.met(request)
    await house.store.ratings.hide(known.player.id, hidden=hidden)
    leaders.forget()
    return Response(await ratings_of(house, known.player.id), cookies=known.cookies)


@get("/api/leaders/{family:str}")
async def leaderboard(
    request: AnyRequest,
    house: TheHouse,
    reception: TheReception,
    leaders: TheLeaders,
    family: FromPath[str],
    start: FromQuery[int] = 0,
) -> w.Leaders:
    """The strongest by one family of rules: a part of the list, and where you are on it."""
    wanted = _family(family)
    board, page = await leaders.of(wanted), house.settings.limits.leaders_page
    player = reception.known(request)
    me = player.id if player else ""
    first = max(0, start)
    lines = board.lines[first : first + page]
    faces = await _faces(house, (line.who for line in lines))
    line = board.line_of(me)
    return w.Leaders(
        family=wanted.value,
        start=first,
        lines=[_leader(one, faces, me) for one in lines],
        total=len(board.lines),
        page=page,
        you="listed" if line is not None else await leaders.standing(wanted, me),
        line=line,
    )


def _family(text: str) -> Family:
    known = [family.value for family in Family]
    if text not in known:
        raise Problem(404, "no-such-family", f"families of rules are {', '.join(known)}")
    return Family(text)


def _leader(line: Line, faces: Mapping[str, Face], me: str) -> w.Leader:
    face = _face(line.who, faces)
    return w.Leader(
        rank=line.rank,
        kind=_kind(line.who),
        id=line.who.id,
        name=face.name if face else "",
        tag=face.tag_text if face else "",
        rating=line.rating.shown,
        games=line.rating.games,
        you=line.who == Person(me),
    )


HANDLERS = (table_ratings, person_ratings, my_ratings, hide_ratings, leaderboard)
