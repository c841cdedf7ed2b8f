"""What only moderators see: reports, cases, and the audit trail. For others it is not there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from ohhell import table
from ohhell.club.safety import FOR_GOOD_MS, Deed, Kind
from ohhell.server.house import House
from ohhell.server.people.moderating import Moderation
from ohhell.server.reading import table_of
from ohhell.server.store import Player
from ohhell.server.store.faces import Face
from ohhell.server.store.reports import KeptReport
from ohhell.server.web import language
from ohhell.server.web.api import TheHouse, TheReception
from ohhell.server.web.identity import Reception
from ohhell.server.web.problems import AnyRequest, Problem, strictly
from ohhell.server.web.safety import clean, numbered, until_s
from ohhell.table import Entry, PhraseSaid, Said
from ohhell.wire import safety as w
from ohhell.wire import told

_FRESH: Final = {"cache-control": "no-store"}
_LASTING: Final = frozenset({Kind.MUTE, Kind.SUSPEND})
_MINUTE_MS: Final = 60_000
Faces = Mapping[str, Face]


@get("/api/moderation/reports")
async def reports(
    request: AnyRequest, house: TheHouse, reception: TheReception
) -> Response[list[w.ReportCard]]:
    """Reports that nobody has seen to, the newest first."""
    _moderator(request, house, reception)
    most = house.settings.limits.moderation_page
    found = await house.store.safety.reports.open(most=most)
    return Response(await _report_cards(house, found), headers=_FRESH)


@get("/api/moderation/reports/{number:int}")
async def case(
    request: AnyRequest, house: TheHouse, reception: TheReception, number: FromPath[int]
) -> Response[w.Case]:
    """A report, the log of its table as spectators know it, and the person's record."""
    _moderator(request, house, reception)
    kept = await house.store.safety.reports.find(numbered(number))
    if kept is None:
        raise Problem(404, "no-report", "there is no such report")
    of, most = kept.report.of, house.settings.limits.moderation_page
    others = [one for one in await house.store.safety.reports.of(of, most=most) if one != kept]
    deeds = (await house.store.safety.deeds.of_person(of))[::-1][:most]
    (card, *more) = await _report_cards(house, [kept, *others])
    seats, log = await _log_of(house, kept.report.table)
    told_ = w.Case(
        report=card, seats=seats, log=log, reports=more, deeds=await _deed_cards(house, deeds)
    )
    return Response(told_, headers=_FRESH)


@get("/api/moderation/deeds")
async def deeds(
    request: AnyRequest,
    house: TheHouse,
    reception: TheReception,
    before: FromQuery[int | None] = None,
) -> Response[list[w.DeedCard]]:
    """The audit trail, the newest first."""
    _moderator(request, house, reception)
    most = house.settings.limits.moderation_page
    start = None if before is None else numbered(before)
    found = await house.store.safety.deeds.trail(before=start, most=most)
    return Response(await _deed_cards(house, found), headers=_FRESH)


@post("/api/moderation/deeds", status_code=200)
async def do(
    request: AnyRequest, house: TheHouse, reception: TheReception, data: JSONBody[w.DoDeed]
) -> w.DeedCard:
    """Do something about somebody, with a reason."""
    player = _moderator(request, house, reception)
    wish = await strictly(request, type(data))
    headers = request.headers
    spoken = language.chosen(headers.get("cookie"), headers.get("accept-language", ""))
    moderation = Moderation(house.store, language.one_line(spoken, "guest-name"))
    (card,) = await _deed_cards(house, [await moderation.do(_deed(house, player.id, wish))])
    return card


def _moderator(request: AnyRequest, house: House, reception: Reception) -> Player:
    player = reception.known(request)
    if player is None or not house.guardian.moderates(player.id):
        raise NotFoundException
    return player


def _deed(house: House, by: str, wish: w.DoDeed) -> Deed:
    kind, now = Kind(wish.kind), house.clock()
    until = FOR_GOOD_MS if wish.minutes is None else now + wish.minutes * _MINUTE_MS
    return Deed(
        kind,
        by,
        clean(wish.reason, house.settings.limits.report_length),
        now,
        of=wish.person,
        table=wish.table,
        until_ms=until if kind in _LASTING else None,
        lifts=wish.lifts,
        report=wish.report,
    )


async def _log_of(house: House, table_id: str) -> tuple[list[str], list[w.LogLine]]:
    entries = await house.store.log.read(table_id) if table_id else []
    if not entries:
        return [], []
    return await asyncio.to_thread(_told_log, entries)


def _told_log(entries: Sequence[Entry]) -> tuple[list[str], list[w.LogLine]]:
    """Return a log as spectators know it: whoever moderates may play at that table."""
    lines, said = list[w.LogLine](), 0
    for entry in entries:
        talk = any(isinstance(event, Said | PhraseSaid) for event in entry.events)
        said += talk
        lines.append(
            w.LogLine(
                number=entry.number,
                at=entry.at_ms / 1000,
                by=entry.by,
                events=told(table.sent(entry, None)),
                line=said if talk else None,
            )
        )
    return [place.name for place in table_of(list(entries)).state.places], lines


async def _report_cards(house: House, kept: Sequence[KeptReport]) -> list[w.ReportCard]:
    ids = {one.report.by for one in kept} | {one.report.of for one in kept}
    faces = await house.store.company.faces.of(ids)
    return [_report_card(one, faces) for one in kept]


def _report_card(kept: KeptReport, faces: Faces) -> w.ReportCard:
    report = kept.report
    return w.ReportCard(
        id=kept.id,
        by=_somebody(report.by, faces),
        of=_somebody(report.of, faces),
        of_name=kept.of_name,
        reason=report.reason.value,
        words=report.words,
        at=report.at_ms / 1000,
        table=report.table or None,
        number=report.number,
        line=report.line,
        outcome=kept.outcome.value,
    )


async def _deed_cards(house: House, found: Iterable[Deed]) -> list[w.DeedCard]:
    done = list(found)
    ids = {id_ for deed in done for id_ in (deed.by, deed.of, *deed.others) if id_ is not None}
    faces = await house.store.company.faces.of(ids)
    return [_deed_card(deed, faces) for deed in done]


def _deed_card(deed: Deed, faces: Faces) -> w.DeedCard:
    return w.DeedCard(
        id=deed.number,
        kind=deed.kind.value,
        by=_somebody(deed.by, faces) if deed.by else None,
        of=None if deed.of is None else _somebody(deed.of, faces),
        others=[_somebody(other, faces) for other in deed.others],
        table=deed.table,
        reason=deed.reason,
        at=deed.at_ms / 1000,
        until=until_s(deed.until_ms),
        for_good=deed.until_ms == FOR_GOOD_MS,
        lifts=deed.lifts,
        report=deed.report,
    )


def _somebody(player_id: str, faces: Faces) -> w.Somebody:
    face = faces.get(player_id)
    if face is None:
        return w.Somebody(id=player_id, name="", tag="")
    return w.Somebody(id=face.id, name=face.name, tag=face.tag_text)


HANDLERS = (reports, case, deeds, do)
