"""Variants of Northern Europe."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ohhell.rules.values.bidding import Bidding, BidOrder, Hook
from ohhell.rules.values.leading import FirstLeader, Leading
from ohhell.rules.values.ruleset import RuleSet
from ohhell.rules.values.schedule import Pattern, Schedule
from ohhell.rules.values.scoring import Missed, Scoring
from ohhell.rules.values.trump import NoTrump, Trump
from ohhell.rules.variants.shared import (
    CLUBS,
    DIAMONDS,
    DOWN_ONES_UP,
    EXACT,
    FREE,
    HEARTS,
    SPADES,
    ZERO_FIVE,
)
from ohhell.rules.variants.variant import Variant

_PLUMP = RuleSet(
    schedule=DOWN_ONES_UP,
    trump=Trump(rotation=(None,)),
    leading=Leading(FirstLeader.HIGHEST_BIDDER),
    scoring=Scoring(made_zero=ZERO_FIVE, missed=Missed.NOTHING),
)

# In round 4 clubs are trump: the list is counted from round 1, as everywhere.
_BONDEBRIDGE = RuleSet(
    Schedule(Pattern.UP_DOWN_TWICE),
    Trump(
        rotation=(DIAMONDS, HEARTS, SPADES, CLUBS),
        no_trump_rounds=(1, 2, 3, 18, 19, 20),
    ),
    Bidding(BidOrder.TOGETHER, Hook.LEFT_CHANGES),
    scoring=EXACT,
)

NORTH: Final = (
    Variant(
        "plump",
        _PLUMP,
        seats_max=5,
        names=("Plump",),
        source="The Swedish wiki of books, on Plump; ten tricks made score 20 here.",
    ),
    Variant(
        "plump_20",
        replace(_PLUMP, schedule=Schedule(Pattern.DOWN_UP_TWICE)),
        seats_max=5,
        names=("Plump",),
        source="A Swedish site for card games, on Plump in twenty rounds.",
        inferred="all but the rounds, as in the other Plump",
    ),
    Variant(
        "beredskapswhist",
        RuleSet(
            Schedule(Pattern.DOWN, largest=17, whole_pack=True),
            Trump(NoTrump.LARGEST),
            FREE,
            scoring=Scoring(made_zero=ZERO_FIVE),
        ),
        seats_max=8,
        names=("Beredskapswhist",),
        source="A Swedish site with rules of card games.",
        inferred="the later rounds, which our copy cuts off: one card less each time",
    ),
    Variant(
        "bondebridge",
        _BONDEBRIDGE,
        seats_min=2,
        seats_max=5,
        names=("Bondebridge", "Bonde-bridge"),
        source="A Norwegian site for card games.",
        inferred="that a miss scores nothing",
    ),
)
