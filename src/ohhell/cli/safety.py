"""`ohhell house`: reports and what is done about them, in the database of a house that runs."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated, Final, NoReturn, TypeVar

import typer

from ohhell.cli.place import Folder, Language, settings_of
from ohhell.cli.words import Words, give_up, say_lines
from ohhell.club.safety import FOR_GOOD_MS, HOUSE, Deed, Kind

if TYPE_CHECKING:
    from ohhell.club import NotAllowed
    from ohhell.server.store import Store
    from ohhell.server.store.reports import KeptReport

app = typer.Typer(help="Keep a house fair: reports, and what is done.", no_args_is_help=True)
moderators_app = typer.Typer(help="Who may moderate on the page.", no_args_is_help=True)
app.add_typer(moderators_app, name="moderators")

_UNITS_MS: Final = {"m": 60_000, "h": 3_600_000, "d": 86_400_000}
_SHOWN: Final = 50
_INDENT: Final = "    "
Handle = Annotated[str, typer.Argument(help="Somebody, as in Zoë#4711, or by id.")]
Reason = Annotated[str, typer.Option("--reason", help="Why; it stands in the audit trail.")]
About = Annotated[int | None, typer.Option("--report", help="The report that led to it.")]
Span = Annotated[str | None, typer.Option("--for", help="How long: 30m, 12h, 7d; else for good.")]
Found = TypeVar("Found")


@moderators_app.command("add")
def add_command(
    handle: Handle, *, reason: Reason, data: Folder = None, language: Language = "en"
) -> None:
    """Let somebody moderate on the page."""
    _Desk(data, language).do_to(handle, Deed(Kind.APPOINT, HOUSE, reason, 0))


@moderators_app.command("remove")
def remove_command(
    handle: Handle, *, reason: Reason, data: Folder = None, language: Language = "en"
) -> None:
    """Let somebody moderate no more."""
    _Desk(data, language).do_to(handle, Deed(Kind.DISCHARGE, HOUSE, reason, 0))


@moderators_app.command("list")
def list_command(*, data: Folder = None, language: Language = "en") -> None:
    """Say who moderates."""

    async def moderators(store: Store) -> list[str]:
        return list((await _named(store, await store.safety.deeds.moderators())).values())

    desk = _Desk(data, language)
    names: list[str] = desk.asked(moderators)
    say_lines(names or [desk.words.say("desk-no-moderators")])


@app.command("reports")
def reports_command(*, data: Folder = None, language: Language = "en") -> None:
    """Tell the reports that nobody has seen to, the newest first."""

    async def reports(store: Store) -> tuple[list[KeptReport], dict[str, str]]:
        found = await store.safety.reports.open(most=_SHOWN)
        ids = {one.report.by for one in found} | {one.report.of for one in found}
        return found, await _named(store, ids)

    desk = _Desk(data, language)
    found, known = desk.asked(reports)
    for one in found:
        say_lines(_report_lines(desk.words, one, known))
    if not found:
        say_lines([desk.words.say("mod-none")])


@app.command("warn")
def warn_command(
    handle: Handle,
    *,
    reason: Reason,
    report: About = None,
    data: Folder = None,
    language: Language = "en",
) -> None:
    """Have somebody read a warning."""
    _Desk(data, language).do_to(handle, Deed(Kind.WARN, HOUSE, reason, 0, report=report))


@app.command("mute")
def mute_command(
    handle: Handle,
    *,
    reason: Reason,
    span: Span = None,
    report: About = None,
    data: Folder = None,
    language: Language = "en",
) -> None:
    """Let somebody say phrases alone."""
    desk = _Desk(data, language)
    until_ms = desk.until(span)
    desk.do_to(handle, Deed(Kind.MUTE, HOUSE, reason, 0, until_ms=until_ms, report=report))


@app.command("suspend")
def suspend_command(
    handle: Handle,
    *,
    reason: Reason,
    span: Span = None,
    report: About = None,
    data: Folder = None,
    language: Language = "en",
) -> None:
    """Send somebody away: they may look after their account alone."""
    desk = _Desk(data, language)
    until_ms = desk.until(span)
    desk.do_to(handle, Deed(Kind.SUSPEND, HOUSE, reason, 0, until_ms=until_ms, report=report))


@app.command("rename")
def rename_command(
    handle: Handle,
    *,
    reason: Reason,
    report: About = None,
    data: Folder = None,
    language: Language = "en",
) -> None:
    """Give somebody the name of a guest."""
    _Desk(data, language).do_to(handle, Deed(Kind.RENAME, HOUSE, reason, 0, report=report))


@app.command("lift")
def lift_command(
    handle: Handle,
    number: Annotated[int, typer.Argument(help="What is lifted: its number in the audit trail.")],
    *,
    reason: Reason,
    data: Folder = None,
    language: Language = "en",
) -> None:
    """Take a warning, a mute or a suspension back."""
    _Desk(data, language).do_to(handle, Deed(Kind.LIFT, HOUSE, reason, 0, lifts=number))


@app.command("annul")
def annul_command(
    table: Annotated[str, typer.Argument(help="The id of a table.")],
    *,
    reason: Reason,
    report: About = None,
    data: Folder = None,
    language: Language = "en",
) -> None:
    """Have a game count for nothing: ratings and chips are undone. It cannot be lifted."""
    _Desk(data, language).do(Deed(Kind.ANNUL, HOUSE, reason, 0, table=table, report=report))


@app.command("dismiss")
def dismiss_command(
    report: Annotated[int, typer.Argument(help="The number of a report.")],
    *,
    reason: Reason,
    data: Folder = None,
    language: Language = "en",
) -> None:
    """Find nothing wrong in a report."""
    _Desk(data, language).do(Deed(Kind.DISMISS, HOUSE, reason, 0, report=report))


@app.command("audit")
def audit_command(*, data: Folder = None, language: Language = "en") -> None:
    """Tell the last lines of the audit trail, the newest first."""

    async def audit(store: Store) -> tuple[list[Deed], dict[str, str]]:
        done = await store.safety.deeds.trail(most=_SHOWN)
        ids = {id_ for deed in done for id_ in (deed.by, deed.of, *deed.others) if id_}
        return done, await _named(store, ids)

    desk = _Desk(data, language)
    done, known = desk.asked(audit)
    for deed in done:
        say_lines(_deed_lines(desk.words, deed, known))
    if not done:
        say_lines([desk.words.say("mod-trail-none")])


# --- How it is done -------------------------------------------------------------------------------


class _Desk:
    """Where a house is kept, and in which language what is done there is told."""

    def __init__(self, data: Path | None, language: str) -> None:
        self.words = Words(language)
        self._settings = settings_of(self.words, data)

    def do_to(self, handle: str, deed: Deed) -> None:
        """Do a deed to the one person of a handle, or of an id."""

        async def whom(store: Store) -> list[str]:
            return [face.id for face in await store.company.faces.called(handle, most=2)]

        found = self.asked(whom)
        if len(found) != 1:
            self._give_up("desk-several" if found else "desk-nobody", handle=handle)
        self.do(replace(deed, of=found[0]))

    def do(self, deed: Deed) -> None:
        """Do a deed, and say so."""
        from ohhell.server.people.moderating import Moderation

        now = _now_ms()

        async def do(store: Store) -> Deed:
            return await Moderation(store, "Guest { $number }").do(replace(deed, at_ms=now))

        done = self.asked(do)
        say_lines([self.words.say("desk-done", number=str(done.number))])

    def asked(self, asking: Callable[[Store], Awaitable[Found]]) -> Found:
        """Ask the database of the house; say in words what is wrong, and end."""
        from ohhell.club import NotAllowed
        from ohhell.server import StoreError
        from ohhell.server.store.circles import NoSuchPlayer
        from ohhell.server.store.store import open_beside

        async def answered() -> Found:
            place = self._settings.data, self._settings.database
            async with open_beside(place[0], database=place[1]) as store:
                return await asking(store)

        try:
            return asyncio.run(answered())
        except NotAllowed as error:
            self._refuse(error)
        except (StoreError, OSError) as error:
            give_up(str(error))
        except NoSuchPlayer:
            self._give_up("desk-gone")

    def until(self, span: str | None) -> int:
        """Return when a span from now ends, in milliseconds since 1970."""
        if span is None:
            return FOR_GOOD_MS
        found = re.fullmatch(r"(\d{1,6})([mhd])", span)
        if found is None:
            self._give_up("desk-span", span=span)
        return _now_ms() + int(found[1]) * _UNITS_MS[found[2]]

    def _refuse(self, error: NotAllowed) -> NoReturn:
        message = f"refused-{error.code}"
        known = self.words.knows(message)
        give_up(self.words.say(message, **error.args_by_name) if known else str(error))

    def _give_up(self, message: str, **args: str) -> NoReturn:
        give_up(self.words.say(message, **args))


async def _named(store: Store, ids: Iterable[str]) -> dict[str, str]:
    faces = await store.company.faces.of(set(ids))
    return {face.id: f"{face.name}#{face.tag_text}" for face in faces.values()}


# --- How it is told -------------------------------------------------------------------------------


def _report_lines(words: Words, one: KeptReport, known: dict[str, str]) -> Iterator[str]:
    report = one.report
    name = known.get(report.of, one.of_name)
    yield words.say("mod-report", id=str(one.id), name=name)
    yield _INDENT + words.say(f"report-reason-{report.reason.value}")
    when, by = _day(report.at_ms), known.get(report.by, "?")
    yield _INDENT + words.say("mod-by", name=by, when=when)
    if report.table:
        yield _INDENT + words.say("desk-table", table=report.table)
    if report.words:
        yield _INDENT + words.say("told-reason", reason=report.words)


def _deed_lines(words: Words, deed: Deed, known: dict[str, str]) -> Iterator[str]:
    yield f"{deed.number}  {words.say(f'deed-{deed.kind.value}', name=_about_whom(deed, known))}"
    when, by_itself = _day(deed.at_ms), deed.kind is Kind.WITHHOLD
    if deed.by:
        yield _INDENT + words.say("deed-by", name=known.get(deed.by, deed.by), when=when)
    else:
        yield _INDENT + words.say("deed-by-itself" if by_itself else "deed-by-house", when=when)
    if deed.until_ms == FOR_GOOD_MS:
        yield _INDENT + words.say("deed-for-good")
    elif deed.until_ms is not None:
        yield _INDENT + words.say("deed-until", until=_day(deed.until_ms))
    if deed.lifts:
        yield _INDENT + words.say("desk-lifts", number=str(deed.lifts))
    if not by_itself:
        yield _INDENT + words.say("told-reason", reason=deed.reason)


def _about_whom(deed: Deed, known: dict[str, str]) -> str:
    """Return whom or what a deed is about; of who shared a browser, also at which table."""
    if deed.of is None:
        return deed.table or str(deed.report)
    people = ", ".join(known.get(id_, id_) for id_ in (deed.of, *deed.others))
    return f"{people} ({deed.table})" if deed.others else people


def _now_ms() -> int:
    return round(time() * 1000)


def _day(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")
