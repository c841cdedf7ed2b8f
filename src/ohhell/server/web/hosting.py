"""Before and after a game by HTTP: its place in a calendar, and the next one of the same people."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from ohhell import rules
from ohhell.rules import IllegalAction
from ohhell.rules.choosing.pace import rough_minutes
from ohhell.server.doors.calendar import Appointment, calendar
from ohhell.server.doors.rematching import rematch
from ohhell.server.house import House
from ohhell.server.lists.clerk import card_of, listed_now
from ohhell.server.web.api import TheHouse, TheReception
from ohhell.server.web.language import chosen, part_line, variant_name
from ohhell.server.web.opening import nonce_of
from ohhell.server.web.problems import AnyRequest, Problem, strictly
from ohhell.table import State
from ohhell.wire.http import PlayAgain, TableCard

_USUAL_MIN: Final = 60
"""For how long a game stands in a calendar that ends by its scores."""
_STATUS: Final = {"not-seated": 403, "not-over": 409}


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def play_again(
    request: AnyRequest,
    house: TheHouse,
    reception: TheReception,
    table_id: FromPath[str],
    data: JSONBody[PlayAgain],
) -> TableCard:
    """Play again with the same people: you sit in your old seat of their one next table."""
    asked = await strictly(request, type(data))
    player = reception.known(request)
    if player is None:
        raise Problem(403, "not-seated", "you have no seat at this table")
    nonce = nonce_of(asked.nonce)
    try:
        host = await rematch(house, player, table_id, nonce, reception.browser(request))
    except IllegalAction as error:
        raise Problem(_STATUS.get(error.code, 409), error.code, str(error)) from error
    return card_of(listed_now(host), player.id)


@get("/api/tables/{table_id:str}/calendar.ics", media_type="text/calendar")
async def calendar_file(
    request: AnyRequest, house: TheHouse, table_id: FromPath[str]
) -> Response[bytes]:
    """A game at a set time, for your own calendar, in your language."""
    state = (await house.host(table_id)).table.state
    if state.starts_at_ms is None:
        raise Problem(409, "no-set-time", "no game is going to begin here at a set time")
    headers = request.headers
    language = chosen(headers.get("cookie"), headers.get("accept-language", ""))
    made = _appointment(house, state, table_id, language, _address(request, house))
    return Response(
        calendar(made).encode(),
        media_type="text/calendar",
        headers={"content-disposition": f'attachment; filename="oh-hell-{table_id}.ics"'},
    )


def _appointment(
    house: House, state: State, table_id: str, language: str, address: str
) -> Appointment:
    options = state.options
    variant = variant_name(language, rules.name_of(options.ruleset))
    url = f"{address}/table/{table_id}"
    title = part_line(language, "hosting", "calendar-title")
    text = part_line(language, "hosting", "calendar-text")
    sizes = options.ruleset.sizes(options.seats)
    by_schedule = options.ruleset.ending.by_schedule
    return Appointment(
        uid=f"{table_id}@oh-hell",
        starts_at_ms=options.starts_at_ms,
        minutes=rough_minutes(sizes, options.seats) if by_schedule else _USUAL_MIN,
        title=title.replace("{ $variant }", variant),
        text=text.replace("{ $link }", url),
        url=url,
        made_at_ms=house.clock(),
    )


def _address(request: AnyRequest, house: House) -> str:
    """Return the address under which the reader came: a link must open where they are."""
    origins = house.settings.origins
    return origins[0] if origins else f"http://{request.headers.get('host', 'localhost')}"


HANDLERS = (play_again, calendar_file)
