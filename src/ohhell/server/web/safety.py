"""Reports by HTTP, what people are to read, and what nobody may do who is suspended."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Final

from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody

from ohhell.club import NotAllowed
from ohhell.club.safety import FOR_GOOD_MS, Reason, Report
from ohhell.server import names
from ohhell.server.house import House
from ohhell.server.reading import everybody_of
from ohhell.server.sockets.door import SESSION_COOKIE
from ohhell.server.store.reports import KeptReport
from ohhell.server.store.told import Word
from ohhell.server.web.api import TheHouse, TheReception
from ohhell.server.web.people import require_rate
from ohhell.server.web.problems import AnyRequest, Problem, strictly
from ohhell.table import Entry, PhraseSaid, Said
from ohhell.wire import safety as w

_SHOWN_MAX: Final = 20
"""Reports and words that one person is shown at once."""
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_EVEN_SUSPENDED: Final = ("/api/account/", "/api/me/told/")
"""Where whoever is suspended may still change something: the own account, and what is read."""
_LAST: Final = 2**31 - 1
_FRESH: Final = {"cache-control": "no-store"}


async def refuse_suspended(request: AnyRequest) -> None:
    """Refuse what a suspended person asks to be done: also what is added here one day."""
    path = request.scope["path"]
    if request.method in _SAFE or path.startswith(_EVEN_SUSPENDED):
        return
    house: House = request.app.state.house
    player = house.store.people.find(request.cookies.get(SESSION_COOKIE))
    if player is not None:
        house.guardian.require_free(player.id)


@post("/api/reports", status_code=200)
async def report(
    request: AnyRequest, house: TheHouse, reception: TheReception, data: JSONBody[w.MakeReport]
) -> w.MyReport:
    """Tell the moderators of somebody; a table's log so far goes along."""
    wish = await strictly(request, type(data))
    player, _ = reception.owner(request)
    require_rate(reception, player)
    made = await _report(house, player.id, wish)
    most = house.settings.limits.reports_per_day
    return _told_of(await house.store.safety.reports.make(made, most=most))


@get("/api/me/reports")
async def my_reports(
    request: AnyRequest, house: TheHouse, reception: TheReception
) -> Response[list[w.MyReport]]:
    """What you have reported, and what came of it."""
    player = reception.known(request)
    reports = house.store.safety.reports
    found = [] if player is None else await reports.by(player.id, most=_SHOWN_MAX)
    faces = await house.store.company.faces.of({kept.report.of for kept in found})
    names_ = {face.id: face.name for face in faces.values()}
    told = [_told_of(kept, names_.get(kept.report.of, "")) for kept in found]
    return Response(told, headers=_FRESH)


@get("/api/me/told")
async def my_told(
    request: AnyRequest, house: TheHouse, reception: TheReception
) -> Response[list[w.Notice]]:
    """What you should read."""
    player = reception.known(request)
    return Response(await _unread(house, player.id if player else ""), headers=_FRESH)


@put("/api/me/told/{word:int}")
async def read_told(
    request: AnyRequest, house: TheHouse, reception: TheReception, word: FromPath[int]
) -> list[w.Notice]:
    """Say that you have read something."""
    player, _ = reception.owner(request)
    await house.store.safety.told.read(player.id, numbered(word), house.clock())
    return await _unread(house, player.id)


@get("/api/tables/{table_id:str}/annulled")
async def annulled(house: TheHouse, table_id: FromPath[str]) -> w.Annulled:
    """Whether the game of a table counts for nothing."""
    deed = await house.store.safety.deeds.annulment(table_id)
    return w.Annulled(annulled=deed is not None, reason="" if deed is None else deed.reason)


async def _report(house: House, by: str, wish: w.MakeReport) -> Report:
    words = clean(wish.words, house.settings.limits.report_length)
    made = Report(by, wish.person, Reason(wish.reason), words, house.clock())
    if wish.table is None:
        return made
    entries = await house.entries(wish.table)
    await asyncio.to_thread(_require_there, entries, wish.person, wish.line)
    return Report(
        made.by, made.of, made.reason, words, made.at_ms, wish.table, len(entries), wish.line
    )


def _require_there(entries: Sequence[Entry], person: str, line: int | None) -> None:
    """Refuse a report of somebody who never sat there, or of a line that they did not say."""
    if person not in everybody_of(entries):
        raise NotAllowed("never-there", "they have never had a seat at this table")
    if line is not None and (line, person) not in set(_said(entries)):
        raise NotAllowed("no-such-line", "they have said no such thing at this table")


def _said(entries: Sequence[Entry]) -> Iterator[tuple[int, str]]:
    lines = (e.by for e in entries for event in e.events if isinstance(event, Said | PhraseSaid))
    return enumerate(lines, 1)


def clean(text: str, length_max: int) -> str:
    """Return what somebody wrote on one line; refuse more than fits. Nothing is as good."""
    line = " ".join(text.split())
    cleaned = names.clean_name(line, length_max=length_max) if line else ""
    if cleaned is None:
        told = f"expected at most {length_max} visible characters"
        raise Problem(400, "bad-words", told)
    return cleaned


def numbered(number: int) -> int:
    """Return the nearest number that a row may have: what is far beyond no database compares."""
    return max(0, min(number, _LAST))


def until_s(until_ms: int | None) -> float | None:
    """Return until when something holds, in seconds since 1970; None if it has no end."""
    return None if until_ms in (None, FOR_GOOD_MS) else (until_ms or 0) / 1000


async def _unread(house: House, player_id: str) -> list[w.Notice]:
    found = await house.store.safety.told.unread(player_id, most=_SHOWN_MAX)
    return [_word(word) for word in found]


def _word(word: Word) -> w.Notice:
    return w.Notice(
        id=word.id,
        what=word.what,  # type: ignore[arg-type] # the table holds nothing else
        at=word.at_ms / 1000,
        reason=word.reason,
        table=word.table,
        until=until_s(word.until_ms),
    )


def _told_of(kept: KeptReport, name: str = "") -> w.MyReport:
    return w.MyReport(
        id=kept.id,
        person=kept.report.of,
        name=kept.of_name or name,
        reason=kept.report.reason.value,
        at=kept.report.at_ms / 1000,
        outcome=kept.outcome.value,
    )


HANDLERS = (report, my_reports, my_told, read_told, annulled)
