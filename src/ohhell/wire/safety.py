"""The bodies of reports and of moderation."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ohhell.wire.events import WireEvent

ReasonId = Literal["talk", "name", "leaving", "together", "other"]
"""What a report is about: what was said, a name, leaving, playing together, or something else."""

OutcomeId = Literal["open", "acted", "dismissed"]
"""What came of a report."""

DeedId = Literal[
    "warn", "mute", "suspend", "rename", "annul", "lift", "dismiss", "withhold", "appoint",
    "discharge",
]  # fmt: skip
"""What a moderator does; "withhold" is what the house does by itself: it does not rate a game in
which two played in one browser. The reason is then the ids of the others."""

_Id = Annotated[str, msgspec.Meta(max_length=64)]
_Text = Annotated[str, msgspec.Meta(max_length=4_000)]
_Number = Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]


class _Body(msgspec.Struct, rename="camel", kw_only=True):
    """A request or an answer."""


class MakeReport(_Body, forbid_unknown_fields=True):
    """POST /api/reports -> MyReport: tell the moderators of somebody.

    With a `table` its log so far goes along; `line` is the number of what was said there.
    """

    person: _Id
    reason: ReasonId
    words: _Text = ""
    table: _Id | None = None
    line: _Number | None = None


class MyReport(_Body):
    """GET /api/me/reports: what you have reported, the newest first, and what came of it."""

    id: int
    person: str
    name: str
    reason: ReasonId
    at: float
    """Seconds since 1970."""
    outcome: OutcomeId


class Notice(_Body):
    """GET /api/me/told: what you should read, the oldest first.

    `what` is what a moderator did, or "left" (you left strangers, which is forgiven this once),
    "resting" (you left again), or what came of a report of yours: "report-acted" (something was
    done) or "report-dismissed" (nothing wrong was found). PUT /api/me/told/{id} says that you have
    read it.
    """

    id: int
    what: DeedId | Literal["left", "resting", "report-acted", "report-dismissed"]
    at: float
    reason: str
    table: str | None
    until: float | None
    """Until when it holds, in seconds since 1970; null if it has no end, or ends at once."""


class Annulled(_Body):
    """GET /api/tables/{id}/annulled: whether the game counts for nothing, and why."""

    annulled: bool
    reason: str = ""


class Somebody(_Body):
    """A person in the eyes of a moderator; of who has gone, the name is another."""

    id: str
    name: str
    tag: str


class ReportCard(_Body):
    """GET /api/moderation/reports: a report that nobody has seen to, the newest first."""

    id: int
    by: Somebody
    of: Somebody
    of_name: str
    """What the person was called then."""
    reason: ReasonId
    words: str
    at: float
    table: str | None
    number: int
    """The entry of the table at which it was reported."""
    line: int | None
    outcome: OutcomeId


class DeedCard(_Body):
    """GET /api/moderation/deeds?before=: a line of the audit trail, the newest first."""

    id: int
    kind: DeedId
    by: Somebody | None
    """Null for the command line."""
    of: Somebody | None
    others: list[Somebody]
    """In whose browser they came, where a game was not rated for that."""
    table: str | None
    reason: str
    at: float
    until: float | None
    """Null if it has no end, or ends at once."""
    for_good: bool
    lifts: int | None
    report: int | None


class LogLine(_Body):
    """An entry of a table as a spectator may know it; `line` numbers what was said in it."""

    number: int
    at: float
    by: str
    """The id of who asked for it; "" for the house."""
    events: list[WireEvent]
    line: int | None


class Case(_Body):
    """GET /api/moderation/reports/{id}: a report, the log of its table, and the record."""

    report: ReportCard
    seats: list[str]
    """The names by seat at the end of the log; seats are numbered from 0."""
    log: list[LogLine]
    reports: list[ReportCard]
    """Others of this person."""
    deeds: list[DeedCard]
    """All that was done to this person, the newest first."""


class DoDeed(_Body, forbid_unknown_fields=True):
    """POST /api/moderation/deeds -> DeedCard: do something, which stands in the audit trail.

    `minutes` is for how long somebody is muted or suspended; null is for good. `lifts` is the
    number of the deed that is taken back.
    """

    kind: DeedId
    reason: _Text
    person: _Id | None = None
    table: _Id | None = None
    minutes: Annotated[int, msgspec.Meta(ge=1, le=60 * 24 * 366 * 10)] | None = None
    lifts: _Number | None = None
    report: _Number | None = None


class ExportedReport(_Body):
    """A report that you made, in an export."""

    person: str
    reason: ReasonId
    words: str
    at: float


class ExportedSighting(_Body):
    """In which browser you came to a table whose game is not over, in an export."""

    table: str
    digest: str
    """Hex; that of the same browser is another one at any other table."""
    at: float
    """Seconds since 1970."""


class ExportedSafety(_Body):
    """What you reported, what moderators did to you and why, and where you came in which browser.

    It is in an export.
    """

    reports: list[ExportedReport]
    deeds: list[str]
    browsers: list[ExportedSighting]
