"""The Play door by HTTP: a seat at once."""

from __future__ import annotations

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ohhell.server.doors.seeking import PlayDoor, Seek
from ohhell.server.lists.clerk import card_of, listed_now
from ohhell.server.tables.orders import Choice
from ohhell.server.web.api import TheHouse, TheReception
from ohhell.server.web.opening import level_of, nonce_of, ruleset_of
from ohhell.server.web.problems import AnyRequest, strictly
from ohhell.wire.http import TableCard
from ohhell.wire.playing import PlayNow

ThePlayDoor = NamedDependency[PlayDoor]


@post("/api/play", status_code=200)
async def play_now(
    request: AnyRequest,
    house: TheHouse,
    reception: TheReception,
    play_door: ThePlayDoor,
    data: JSONBody[PlayNow],
) -> Response[TableCard]:
    """Play at once: with whoever wants the same game, and with bots."""
    seek = _seek(await strictly(request, type(data)), house.bots.choice)
    known = await reception.met(request)
    host = await play_door.enter(known.player, seek)
    listed = listed_now(host)
    return Response(card_of(listed, known.player.id), cookies=known.cookies)


def _seek(data: PlayNow, bots: Choice) -> Seek:
    ruleset = ruleset_of(data.rules, data.seats)
    nonce, level = nonce_of(data.nonce), level_of(data.level, bots)
    return Seek(ruleset, data.seats, data.pace, nonce, level)


HANDLERS = (play_now,)
