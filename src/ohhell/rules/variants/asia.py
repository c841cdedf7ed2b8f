"""Variants of Asia."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ohhell.rules.values.ruleset import Direction, RuleSet
from ohhell.rules.values.schedule import Pattern, Schedule
from ohhell.rules.values.scoring import MadeZero, Missed, Scoring
from ohhell.rules.values.trump import Trump
from ohhell.rules.variants.shared import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    KACHUFOOL,
    SPADES,
    TOGETHER,
    UP_AND_DOWN,
)
from ohhell.rules.variants.variant import Variant

_JUDGEMENT = replace(
    KACHUFOOL,
    schedule=Schedule(Pattern.DOWN),
    trump=Trump(rotation=(SPADES, DIAMONDS, CLUBS, HEARTS)),
    direction=Direction.COUNTER,
)

_TENS = Scoring(
    bonus=0,
    per_trick=10,
    made_zero=MadeZero(10, 0),
    missed=Missed.MINUS_DIFFERENCE,
    per_miss=10,
)

ASIA: Final = (
    Variant(
        "kachufool_together",
        replace(KACHUFOOL, bidding=TOGETHER),
        seats_max=8,
        names=("Kachuful", "Katchufool", "Judgement", "કાચુફૂલ", "काचूफूल"),
        source="The article of `kachufool`, which tells both ways to bid.",
    ),
    Variant(
        "judgement_10",
        _JUDGEMENT,
        seats_min=2,
        seats_max=5,
        names=("Judgment", "Judgement", "Kachufool", "जजमेंट"),
        source="Two Indian sites on Judgement.",
        inferred="that a miss scores nothing, on which they differ, and fewer or more than four",
    ),
    Variant(
        "judgement_tens",
        replace(_JUDGEMENT, scoring=_TENS),
        seats_min=2,
        seats_max=5,
        names=("Judgment", "Judgement", "Kachufool", "जजमेंट"),
        source="An Indian site on Judgement, for the points.",
        inferred="rounds, trump and direction, as other Indian sites have them",
    ),
    Variant(
        "german_bridge",
        RuleSet(
            UP_AND_DOWN,
            scoring=Scoring(per_trick=0, per_square=1, missed=Missed.MINUS_SQUARE),
        ),
        names=("German Bridge",),
        source="A copy of Pagat’s page, for the points.",
        inferred="the name, from memory, and the largest hand, ten",
    ),
)
