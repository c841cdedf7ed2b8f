"""The named variants: rulesets as values, each with the seats it is meant for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ohhell.rules.bidding import Bidding, Hook
from ohhell.rules.following import Following, WhenVoid
from ohhell.rules.ruleset import RuleSet
from ohhell.rules.schedule import Pattern, Schedule
from ohhell.rules.scoring import MadeZero, Missed, Scoring
from ohhell.rules.trump import NoTrump, Trump


@dataclass(frozen=True, slots=True)
class Variant:
    """A ruleset with a name (its id; the catalogue has the names people use)."""

    id: str
    ruleset: RuleSet
    seats: int = 4
    seats_min: int = 3
    seats_max: int = 7


_TRICKSTER = RuleSet()

_SPRUCE = RuleSet(
    schedule=Schedule(Pattern.UP, largest=15, whole_pack=True),
    trump=Trump(NoTrump.LAST),
    bidding=Bidding(hook=Hook.OFF),
    scoring=Scoring(missed=Missed.NOTHING),
)

VARIANTS: Final = (
    Variant("trickster", _TRICKSTER, seats_min=2, seats_max=6),
    Variant("pagat_basic", _TRICKSTER),
    Variant("spruce", _SPRUCE),
    Variant(
        "spruce_house",
        replace(
            _SPRUCE,
            bidding=Bidding(hook=Hook.LAST_BIDDER),
            scoring=Scoring(made_zero=MadeZero(bonus=5, per_card=1)),
        ),
    ),
    Variant("la_podrida", replace(_SPRUCE, following=Following(WhenVoid.MUST_TRUMP))),
)
"""All variants, the usual first choice first."""

BY_ID: Final = {variant.id: variant for variant in VARIANTS}


def name_of(ruleset: RuleSet) -> str | None:
    """Return the id of the first variant that is `ruleset`, or None for house rules."""
    return next((variant.id for variant in VARIANTS if variant.ruleset == ruleset), None)
