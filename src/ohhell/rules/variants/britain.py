"""Variants of Britain and Ireland."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ohhell.rules.values.bidding import Bidding, BidOrder, Hook
from ohhell.rules.values.ruleset import RuleSet
from ohhell.rules.values.schedule import Pattern, Schedule
from ohhell.rules.values.trump import Naming, Trump
from ohhell.rules.variants.shared import (
    CLASSIC,
    CLUBS,
    DIAMONDS,
    EXACT,
    FREE,
    HEARTS,
    SPADES,
)
from ohhell.rules.variants.variant import Variant

BRITAIN: Final = (
    Variant(
        "navy_big_ships",
        RuleSet(trump=Trump(rotation=(HEARTS, CLUBS, DIAMONDS, SPADES, None)), bidding=FREE),
        seats_min=2,
        names=("Big Ships", "Royal Navy", "Navy"),
        source="A description from the Royal Navy.",
    ),
    Variant(
        "blob_uk",
        replace(CLASSIC, trump=Trump(named=Naming.HIGHEST_BIDDER)),
        seats_max=8,
        names=("Blob",),
        source="A British family’s page on Blob.",
        inferred="the points, which our copy cuts off: as in the classic game",
    ),
    Variant(
        "blob_hearts",
        RuleSet(
            Schedule(Pattern.DOWN),
            Trump(rotation=(HEARTS,)),
            Bidding(BidOrder.SECRET, Hook.OFF),
            scoring=EXACT,
        ),
        seats_min=2,
        seats_max=10,
        names=("Blob",),
        source="A British writer’s page on Blob.",
        inferred="that a miss scores nothing",
    ),
)
