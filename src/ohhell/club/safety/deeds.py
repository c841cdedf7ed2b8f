"""What moderators do, and what holds for a person after all that was done."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ohhell.club.refusing import NotAllowed

HOUSE: Final = ""
"""Who did what the command line did."""
FOR_GOOD_MS: Final = 2**53 - 1
"""Until when that holds which has no end; the page can still count so far."""


class Kind(Enum):
    """What a moderator does."""

    WARN = "warn"
    MUTE = "mute"
    SUSPEND = "suspend"
    RENAME = "rename"
    ANNUL = "annul"
    LIFT = "lift"
    """Take a warning, a mute or a suspension back."""
    DISMISS = "dismiss"
    """Find nothing wrong in a report."""
    WITHHOLD = "withhold"
    """Not rate a game, as the house does by itself where one browser held two of its seats."""
    APPOINT = "appoint"
    DISCHARGE = "discharge"


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that `by` did to `of`, or to the game of `table`; people are ids.

    `until_ms` (since 1970) is when a mute or a suspension ends. `lifts` is the number of the deed
    that is lifted, and `report` that of the report which led to it. `number` is 0 until the deed
    stands in the trail.
    """

    kind: Kind
    by: str
    reason: str
    at_ms: int
    of: str | None = None
    table: str | None = None
    until_ms: int | None = None
    lifts: int | None = None
    report: int | None = None
    number: int = 0

    @property
    def others(self) -> tuple[str, ...]:
        """The ids of those in whose browser `of` came, where a game was not rated for that."""
        return tuple(self.reason.split()) if self.kind is Kind.WITHHOLD else ()


@dataclass(frozen=True, slots=True)
class Standing:
    """Until when somebody is muted and suspended, in milliseconds since 1970; 0: not at all."""

    muted_ms: int = 0
    suspended_ms: int = 0

    def is_muted(self, now_ms: int) -> bool:
        """Tell whether only phrases may be said."""
        return self.muted_ms > now_ms

    def is_suspended(self, now_ms: int) -> bool:
        """Tell whether nothing may be done among others."""
        return self.suspended_ms > now_ms


FREE: Final = Standing()
_LASTING: Final = frozenset({Kind.MUTE, Kind.SUSPEND})
_OF_PEOPLE: Final = frozenset(Kind) - {Kind.ANNUL, Kind.DISMISS}
_BY_THE_HOUSE: Final = frozenset({Kind.APPOINT, Kind.DISCHARGE})


def standing(deeds: Iterable[Deed]) -> Standing:
    """Return what holds for a person of whom `deeds` are all; their order does not matter."""
    done = tuple(deeds)
    lifted = {deed.lifts for deed in done if deed.kind is Kind.LIFT}
    in_force = [deed for deed in done if deed.number not in lifted]
    return Standing(_until(in_force, Kind.MUTE), _until(in_force, Kind.SUSPEND))


def _until(deeds: Iterable[Deed], kind: Kind) -> int:
    return max((deed.until_ms or 0 for deed in deeds if deed.kind is kind), default=0)


def check(deed: Deed, before: Iterable[Deed]) -> None:
    """Raise `NotAllowed` unless the deed may be done; `before` is all that was done to `of`."""
    if not deed.reason.strip():
        raise NotAllowed("no-reason", "say why: the reason stands in the audit trail")
    if deed.by and deed.by == deed.of:
        raise NotAllowed("own-case", "another moderator must see to what is about yourself")
    if deed.kind in _OF_PEOPLE and deed.of is None:
        raise NotAllowed("nobody-named", "say to whom")
    if deed.kind is Kind.ANNUL and deed.table is None:
        raise NotAllowed("no-table", "say which table's game is to count for nothing")
    if deed.kind is Kind.DISMISS and deed.report is None:
        raise NotAllowed("no-report", "say which report is dismissed")
    if deed.kind is Kind.WITHHOLD:
        _check_withholding(deed, before)
    if deed.kind in _BY_THE_HOUSE and deed.by != HOUSE:
        raise NotAllowed("by-command-line", "moderators are made by the command line alone")
    if deed.kind in _LASTING and (deed.until_ms or 0) <= deed.at_ms:
        raise NotAllowed("no-time", "say for how long: a minute at least")
    if deed.kind is Kind.LIFT:
        _check_lift(deed, tuple(before))


def _check_withholding(deed: Deed, before: Iterable[Deed]) -> None:
    if deed.by != HOUSE:
        raise NotAllowed("house-only", "only the house itself leaves a game unrated")
    if any(other.kind is Kind.WITHHOLD and other.table == deed.table for other in before):
        raise NotAllowed("withheld-already", "this stands in the trail already")


def _check_lift(deed: Deed, before: tuple[Deed, ...]) -> None:
    known = {other.number for other in before if other.kind in _LASTING | {Kind.WARN}}
    if deed.lifts not in known:
        raise NotAllowed("nothing-to-lift", "only warnings, mutes and suspensions are lifted")
    if any(other.lifts == deed.lifts for other in before):
        raise NotAllowed("lifted-already", "this has been lifted already")
