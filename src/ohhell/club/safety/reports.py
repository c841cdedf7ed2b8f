"""Reports: somebody tells the moderators of somebody else, at a table or not."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ohhell.club.refusing import NotAllowed


class Reason(Enum):
    """What a report is about."""

    TALK = "talk"
    NAME = "name"
    LEAVING = "leaving"
    TOGETHER = "together"
    """That people play together against the others."""
    OTHER = "other"


class Outcome(Enum):
    """What came of a report."""

    OPEN = "open"
    ACTED = "acted"
    DISMISSED = "dismissed"


@dataclass(frozen=True, slots=True)
class Report:
    """`by` reports `of`; both are ids.

    `table` is the table and `number` its entry at that moment, so that all before it is known to
    have been meant; "" and 0 for a report from a profile. `line` is the line of talk that is meant,
    if one is.
    """

    by: str
    of: str
    reason: Reason
    words: str
    at_ms: int
    table: str = ""
    number: int = 0
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Recent:
    """What else a reporter has reported: whether the same is open, and how much within a day."""

    is_open: bool = False
    within_day: int = 0


def check_report(report: Report, recent: Recent, *, most: int) -> None:
    """Raise `NotAllowed` unless the report may be made; `most` are made in a day."""
    if report.by == report.of:
        raise NotAllowed("report-self", "nobody reports themselves")
    if recent.is_open:
        text = "you have reported this already: it is waiting to be read"
        raise NotAllowed("reported-already", text)
    if recent.within_day >= most:
        text = f"you have made {most} reports within a day: more may be made tomorrow"
        raise NotAllowed("too-many-reports", text, most=most)
