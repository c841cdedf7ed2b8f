"""What everybody may know of somebody, and what their friends may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from litestar import get
from litestar.params import FromPath, FromQuery

from ohhell.club.people import Circle, Word
from ohhell.server.following.results import games_of
from ohhell.server.store.circles import NoSuchPlayer
from ohhell.server.store.results import Tally
from ohhell.server.web.api import TheHouse, TheReception
from ohhell.server.web.people import bond, friends_told
from ohhell.server.web.problems import AnyRequest, Problem
from ohhell.wire import people as w

_GAMES_MAX: Final = 30
"""Games in one answer."""


@get("/api/people/{person:str}")
async def profile(
    request: AnyRequest, house: TheHouse, reception: TheReception, person: FromPath[str]
) -> w.Profile:
    """What you may know of somebody."""
    face = (await house.store.company.faces.of([person])).get(person)
    if face is None:
        raise NoSuchPlayer(person)
    player = reception.known(request)
    me = "" if player is None else player.id
    circle = await house.friends.circle_of(me) if me else Circle()
    friend = (await friends_told(house, [face]))[0] if _is_near(circle, me, person) else None
    tallies = await house.store.company.results.tallies(person)
    return w.Profile(
        id=face.id,
        name=face.name,
        tag=face.tag_text,
        since=face.since,
        you=person == me,
        bond=bond(circle, me, person),
        blocked=circle.says(me, Word.BLOCK, person),
        muted=circle.says(me, Word.MUTE, person),
        near=friend.near if friend else None,
        seen_at=friend.seen_at if friend else None,
        table=friend.table if friend else None,
        all=_counts(tallies),
        variants=[w.VariantCounts(variant=t.variant, counts=_counts([t])) for t in tallies],
    )


@get("/api/people/{person:str}/games")
async def games(
    request: AnyRequest,
    house: TheHouse,
    reception: TheReception,
    person: FromPath[str],
    before: FromQuery[float | None] = None,
) -> list[w.PlayedGame]:
    """The finished games of a friend, or your own."""
    player = reception.known(request)
    circle = Circle() if player is None else await house.friends.circle_of(player.id)
    if player is None or not _is_near(circle, player.id, person):
        raise Problem(403, "friends-only", "the list of games is for that person and friends")
    return await games_of(house.store.company.results, person, most=_GAMES_MAX, before=before)


def _is_near(circle: Circle, me: str, other: str) -> bool:
    """Tell whether somebody is a friend, or oneself."""
    return me == other or circle.are_friends(me, other)


def _counts(tallies: Sequence[Tally]) -> w.Counts:
    played = sum(tally.games for tally in tallies)
    return w.Counts(
        games=played,
        wins=sum(tally.wins for tally in tallies),
        shared=sum(tally.shared for tally in tallies),
        place=round(sum(tally.rank_sum for tally in tallies) / (played or 1), 2),
        bids=sum(tally.bids for tally in tallies),
        made=sum(tally.made for tally in tallies),
        over=sum(tally.over for tally in tallies),
        under=sum(tally.under for tally in tallies),
    )


HANDLERS = (profile, games)
