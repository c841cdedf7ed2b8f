"""What tables may decide differently, as data: the settings screens are made from this list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from ohhell.rules.bidding import BidOrder, FirstBidder, Hook
from ohhell.rules.cards import Suit
from ohhell.rules.following import WhenVoid
from ohhell.rules.leading import FirstLeader, TrumpLead
from ohhell.rules.plain import to_plain
from ohhell.rules.ruleset import HOOK_FROM_MAX, SEATS_MIN, STEP_MAX
from ohhell.rules.schedule import Overflow, Pattern, Schedule, Times
from ohhell.rules.scoring import MadeZero, Miss, Missed
from ohhell.rules.trump import Exhausted, Faces, NoTrump


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


def _switch(off: str = "no", on: str = "yes") -> tuple[Choice, ...]:
    return (Choice(off, False), Choice(on, True))


def _named(values: Mapping[str, object]) -> tuple[Choice, ...]:
    return tuple(Choice(id_, to_plain(value)) for id_, value in values.items())


_C, _D, _H, _S = Suit
_ROTATIONS: Final = {
    "turned": (),
    "spades": (_S,),
    "hearts": (_H,),
    "never": (None,),
    "sdch": (_S, _D, _C, _H),
    "sdchn": (_S, _D, _C, _H, None),
    "shcdn": (_S, _H, _C, _D, None),
    "hcdsn": (_H, _C, _D, _S, None),
}
_MADE_ZEROS: Final = {"same": None, "five": MadeZero(5, 0), "own": MadeZero(5, 1)}
_OVERS: Final = {"same": None, "nothing": Miss(), "tricks": Miss(Missed.TRICKS)}
_MOST: Final = Schedule(whole_pack=True).largest_that_fits(SEATS_MIN)

SETTINGS: Final = (
    Setting("pattern", ("schedule", "pattern"), _enum(Pattern)),
    Setting("largest", ("schedule", "largest"), _numbers((7, 10, 12, 15)), range=(1, _MOST)),
    Setting("smallest", ("schedule", "smallest"), _numbers((1, 2, 3)), range=(1, _MOST)),
    Setting("step", ("schedule", "step"), _numbers((1, 2)), range=(1, STEP_MAX)),
    Setting("ones", ("schedule", "ones"), _enum(Times)),
    Setting("tops", ("schedule", "tops"), _enum(Times)),
    Setting("overflow", ("schedule", "overflow"), _enum(Overflow)),
    Setting("whole_pack", ("schedule", "whole_pack"), _switch()),
    Setting("rotation", ("trump", "rotation"), _named(_ROTATIONS)),
    Setting("no_trump", ("trump", "no_trump"), _enum(NoTrump)),
    Setting("exhausted", ("trump", "exhausted"), _enum(Exhausted)),
    Setting("faces", ("trump", "faces"), _enum(Faces)),
    Setting("order", ("bidding", "order"), _enum(BidOrder)),
    Setting("first_bidder", ("bidding", "first"), _enum(FirstBidder)),
    Setting("hook", ("bidding", "hook"), _enum(Hook)),
    Setting("hook_from", ("bidding", "hook_from"), _numbers((1, 4)), range=(1, HOOK_FROM_MAX)),
    Setting("hook_spares_last", ("bidding", "hook_spares_last"), _switch()),
    Setting("zero", ("bidding", "zero"), _switch()),
    Setting("first_leader", ("leading", "first"), _enum(FirstLeader)),
    Setting("trump_lead", ("leading", "trump"), _enum(TrumpLead)),
    Setting("when_void", ("following", "when_void"), _enum(WhenVoid)),
    Setting("must_beat", ("following", "must_beat"), _switch()),
    Setting("bonus", ("scoring", "bonus"), _numbers((5, 10, 20)), range=(0, 100)),
    Setting("per_trick", ("scoring", "per_trick"), _numbers((0, 1, 5, 10)), range=(0, 100)),
    Setting("per_square", ("scoring", "per_square"), _numbers((0, 1)), range=(0, 100)),
    Setting("made_zero", ("scoring", "made_zero"), _named(_MADE_ZEROS)),
    Setting("missed", ("scoring", "missed"), _enum(Missed)),
    Setting("per_miss", ("scoring", "per_miss"), _numbers((1, 5, 10)), range=(0, 100)),
    Setting("over", ("scoring", "over"), _named(_OVERS)),
    Setting("lowest_wins", ("scoring", "lowest_wins"), _switch()),
)
"""Every setting, in the order in which a host thinks of them."""
