"""Variants of France, Spain and Latin America."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ohhell.rules.values.following import Following, WhenVoid
from ohhell.rules.values.one_card import OneCard
from ohhell.rules.values.pack import Pack, PackKind, RankOrder
from ohhell.rules.values.ruleset import Direction, RuleSet
from ohhell.rules.values.schedule import Pattern, Schedule, Times
from ohhell.rules.values.scoring import Missed, Scoring
from ohhell.rules.values.trump import Exhausted, Trump
from ohhell.rules.variants.shared import CLASSIC, OFF_BY, SPRUCE, UP_AND_DOWN
from ohhell.rules.variants.variant import Variant

_POCHA = RuleSet(
    Schedule(Pattern.UP_DOWN, largest=12, whole_pack=True, tops=Times.PER_SEAT),
    Trump(exhausted=Exhausted.DEALERS_LAST),
    following=Following(WhenVoid.OVER_OR_FREE, must_beat=True),
    scoring=Scoring(per_trick=5, missed=Missed.MINUS_DIFFERENCE, per_miss=5),
    pack=Pack(PackKind.SPANISH_40, order=RankOrder.THREE_HIGH),
    direction=Direction.COUNTER,
)

SOUTH: Final = (
    Variant(
        "ascenseur",
        CLASSIC,
        names=("Ascenseur", "L'Ascenseur"),
        source="A French site for family games.",
    ),
    Variant(
        "ascenseur_2pts",
        RuleSet(UP_AND_DOWN, scoring=Scoring(bonus=2, missed=Missed.MINUS_DIFFERENCE)),
        seats_min=4,
        seats_max=6,
        names=("Ascenseur", "L'Ascenseur"),
        source="A French site for games at home.",
    ),
    Variant(
        "rikiki_fr",
        RuleSet(UP_AND_DOWN, scoring=OFF_BY, one_card=OneCard.FOREHEAD),
        seats_min=2,
        seats_max=10,
        names=("Rikiki", "Get Fred"),
        source="A program for Rikiki and its description; its players choose the largest hand.",
    ),
    Variant(
        "la_podrida",
        replace(SPRUCE, following=Following(WhenVoid.MUST_TRUMP)),
        names=("Podrida", "La Podrida"),
        source="The article of `spruce`, which names one rule of Spain’s La Podrida.",
    ),
    Variant(
        "pocha",
        _POCHA,
        seats_max=6,
        names=("Pocha", "La Pocha", "Podrida"),
        source="Spanish sites on Pocha; they differ on how often, and where, the top size comes.",
    ),
)
