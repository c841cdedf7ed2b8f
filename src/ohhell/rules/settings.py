"""What tables may decide differently, as data: the settings screens are made from this list."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from ohhell.rules.bidding import BidOrder, Hook
from ohhell.rules.following import WhenVoid
from ohhell.rules.plain import to_plain
from ohhell.rules.ruleset import SEATS_MIN
from ohhell.rules.schedule import Pattern, Schedule
from ohhell.rules.scoring import MadeZero, Missed
from ohhell.rules.trump import NoTrump


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of a setting: its id in the catalogue, and what stands in the ruleset's JSON."""

    id: str
    value: Any


@dataclass(frozen=True, slots=True)
class Setting:
    """One question: where its answer stands in the ruleset's JSON, and the answers offered.

    Where there is a `range`, any whole number within it is an answer too.
    """

    key: str
    path: tuple[str, ...]
    choices: tuple[Choice, ...]
    range: tuple[int, int] | None = None


def _enum(kind: type[Enum]) -> tuple[Choice, ...]:
    return tuple(Choice(str(member.value), member.value) for member in kind)


def _numbers(numbers: Iterable[int]) -> tuple[Choice, ...]:
    return tuple(Choice(str(number), number) for number in numbers)


_MADE_ZEROS: Final = {"same": None, "five": MadeZero(5, 0), "own": MadeZero(5, 1)}

SETTINGS: Final = (
    Setting("pattern", ("schedule", "pattern"), _enum(Pattern)),
    Setting(
        "largest",
        ("schedule", "largest"),
        _numbers((7, 10, 12, 15)),
        range=(1, Schedule(whole_pack=True).largest_that_fits(SEATS_MIN)),
    ),
    Setting("whole_pack", ("schedule", "whole_pack"), (Choice("no", False), Choice("yes", True))),
    Setting("no_trump", ("trump", "no_trump"), _enum(NoTrump)),
    Setting("order", ("bidding", "order"), _enum(BidOrder)),
    Setting("hook", ("bidding", "hook"), _enum(Hook)),
    Setting("when_void", ("following", "when_void"), _enum(WhenVoid)),
    Setting("bonus", ("scoring", "bonus"), _numbers((5, 10, 20)), range=(0, 100)),
    Setting("per_trick", ("scoring", "per_trick"), _numbers((0, 1, 5, 10)), range=(0, 100)),
    Setting(
        "made_zero",
        ("scoring", "made_zero"),
        tuple(Choice(id_, to_plain(zero)) for id_, zero in _MADE_ZEROS.items()),
    ),
    Setting("missed", ("scoring", "missed"), _enum(Missed)),
    Setting("per_miss", ("scoring", "per_miss"), _numbers((1, 5, 10)), range=(0, 100)),
)
"""Every setting, in the order in which a host thinks of them."""
