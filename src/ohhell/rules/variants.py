"""The named variants: rulesets as values, each with the seats it is meant for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ohhell.rules.bidding import Bidding, Hook
from ohhell.rules.cards import Suit
from ohhell.rules.following import Following, WhenVoid
from ohhell.rules.leading import FirstLeader, Leading
from ohhell.rules.ruleset import RuleSet
from ohhell.rules.schedule import Pattern, Schedule, Times
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

_BASIC: Final = (
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

_KACHUFOOL = RuleSet(
    schedule=Schedule(Pattern.UP, largest=17, whole_pack=True),
    trump=Trump(rotation=(Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS, None)),
    scoring=Scoring(missed=Missed.NOTHING),
)

_PLUMP = RuleSet(
    schedule=Schedule(Pattern.DOWN_UP, ones=Times.PER_SEAT),
    trump=Trump(rotation=(None,)),
    leading=Leading(FirstLeader.HIGHEST_BIDDER),
    scoring=Scoring(made_zero=MadeZero(5, 0), missed=Missed.NOTHING),
)

_FURTHER: Final = (
    Variant("bicycle", replace(_SPRUCE, trump=Trump())),
    Variant("wikipedia_2020", RuleSet(Schedule(Pattern.UP, largest=17))),
    Variant("up_and_down_river", RuleSet(scoring=Scoring(missed=Missed.NOTHING))),
    Variant(
        "nomination_whist",
        RuleSet(trump=Trump(rotation=(Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, None))),
        seats_max=6,
    ),
    Variant(
        "navy_big_ships",
        RuleSet(
            trump=Trump(rotation=(Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, None)),
            bidding=Bidding(hook=Hook.OFF),
        ),
        seats_min=2,
    ),
    Variant("kachufool", _KACHUFOOL, seats_max=8),
    Variant(
        "judgement_10",
        replace(
            _KACHUFOOL,
            schedule=Schedule(Pattern.DOWN),
            trump=Trump(rotation=(Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS)),
        ),
        seats_min=2,
        seats_max=5,
    ),
    Variant("ascenseur", _TRICKSTER),
    Variant(
        "ascenseur_2pts",
        RuleSet(
            Schedule(Pattern.UP_DOWN),
            scoring=Scoring(bonus=2, missed=Missed.MINUS_DIFFERENCE),
        ),
        seats_min=4,
        seats_max=6,
    ),
    Variant("plump", _PLUMP, seats_max=5),
    Variant(
        "beredskapswhist",
        RuleSet(
            Schedule(Pattern.DOWN, largest=17, whole_pack=True),
            Trump(NoTrump.LARGEST),
            Bidding(hook=Hook.OFF),
            scoring=Scoring(made_zero=MadeZero(5, 0)),
        ),
        seats_max=8,
    ),
    Variant("boerenbridge_wk", RuleSet(trump=Trump(rotation=(Suit.SPADES,))), seats=5),
    Variant(
        "german_bridge",
        RuleSet(
            Schedule(Pattern.UP_DOWN),
            scoring=Scoring(per_trick=0, per_square=1, missed=Missed.MINUS_SQUARE),
        ),
    ),
    Variant(
        "international_league",
        RuleSet(Schedule(Pattern.UP_DOWN, largest=13, whole_pack=True)),
        seats_min=4,
        seats_max=4,
    ),
    Variant(
        "campbellsoup",
        RuleSet(
            Schedule(Pattern.DOWN_UP, ones=Times.PER_SEAT),
            scoring=Scoring(per_trick=0, per_square=1, missed=Missed.MINUS_TRIANGLE, per_miss=5),
        ),
        seats_min=2,
        seats_max=10,
    ),
)

VARIANTS: Final = (*_BASIC, *_FURTHER)
"""All variants, the usual first choice first."""

BY_ID: Final = {variant.id: variant for variant in VARIANTS}


def name_of(ruleset: RuleSet) -> str | None:
    """Return the id of the first variant that is `ruleset`, or None for house rules."""
    return next((variant.id for variant in VARIANTS if variant.ruleset == ruleset), None)
