"""Rule values that several variants share."""

from __future__ import annotations

from typing import Final

from ohhell.rules.cards import Suit
from ohhell.rules.values.bidding import Bidding, BidOrder, Hook
from ohhell.rules.values.ruleset import RuleSet
from ohhell.rules.values.schedule import Pattern, Schedule, Times
from ohhell.rules.values.scoring import MadeZero, Missed, Scoring
from ohhell.rules.values.trump import NoTrump, Trump

CLUBS: Final = Suit.CLUBS
DIAMONDS: Final = Suit.DIAMONDS
HEARTS: Final = Suit.HEARTS
SPADES: Final = Suit.SPADES

CLASSIC: Final = RuleSet()
"""Ten cards down to one and back up, a card turned up, the hook, a point for every trick."""

UP_AND_DOWN: Final = Schedule(Pattern.UP_DOWN)
FREE: Final = Bidding(hook=Hook.OFF)
TOGETHER: Final = Bidding(BidOrder.TOGETHER, Hook.OFF)

EXACT: Final = Scoring(missed=Missed.NOTHING)
OFF_BY: Final = Scoring(missed=Missed.MINUS_DIFFERENCE)
"""Each trick off costs a point."""
FIVE_OFF_BY: Final = Scoring(bonus=5, missed=Missed.MINUS_DIFFERENCE)
SQUARES: Final = Scoring(per_trick=0, per_square=1, missed=Missed.MINUS_TRIANGLE, per_miss=5)
WIZARDS: Final = Scoring(bonus=20, per_trick=10, missed=Missed.MINUS_DIFFERENCE, per_miss=10)

SPRUCE: Final = RuleSet(
    schedule=Schedule(Pattern.UP, largest=15, whole_pack=True),
    trump=Trump(NoTrump.LAST),
    bidding=FREE,
    scoring=EXACT,
)

KACHUFOOL: Final = RuleSet(
    schedule=Schedule(Pattern.UP, largest=17, whole_pack=True),
    trump=Trump(rotation=(SPADES, DIAMONDS, CLUBS, HEARTS, None)),
    scoring=EXACT,
)

DOWN_ONES_UP: Final = Schedule(Pattern.DOWN_UP, ones=Times.PER_SEAT)
"""Down to one card, which every seat deals once, and back up."""

ZERO_FIVE: Final = MadeZero(5, 0)
