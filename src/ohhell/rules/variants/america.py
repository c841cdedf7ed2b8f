"""Variants of North America and Mexico."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ohhell.rules.values.ending import End, Ending
from ohhell.rules.values.following import Following, WhenVoid
from ohhell.rules.values.one_card import OneCard
from ohhell.rules.values.ruleset import RuleSet
from ohhell.rules.values.schedule import Pattern, Schedule
from ohhell.rules.values.scoring import MadeZero, Missed, Nil, NilWhen, Scoring
from ohhell.rules.values.trump import Exhausted, Trump
from ohhell.rules.variants.shared import (
    CLASSIC,
    FREE,
    SPRUCE,
    TOGETHER,
    UP_AND_DOWN,
)
from ohhell.rules.variants.variant import Variant

_BASAS = RuleSet(
    Schedule(Pattern.UP, largest=26, whole_pack=True),
    following=Following(WhenVoid.MUST_TRUMP),
    scoring=Scoring(
        per_trick=0,
        per_square=1,
        missed=Missed.MINUS_DIFFERENCE,
        per_miss=3,
        nil=Nil(NilWhen.PACK_EXHAUSTED, made=35, missed=-10),
    ),
)

_OH_WELL = RuleSet(
    Schedule(Pattern.FIXED, largest=17, whole_pack=True),
    Trump(exhausted=Exhausted.DEALERS_LAST),
    FREE,
    ending=Ending(End.TARGET, 100),
)

AMERICA: Final = (
    Variant(
        "bicycle",
        replace(SPRUCE, trump=Trump()),
        names=("Oh Pshaw", "Bicycle"),
        source="The rule book of the card maker Bicycle, as Oh Pshaw.",
        inferred="the points, which our copy cuts off: as in the article of `spruce`",
    ),
    Variant(
        "wikipedia_2020",
        RuleSet(Schedule(Pattern.UP, largest=17)),
        names=("Wikipedia", "Oh Hell"),
        source="An encyclopedia's article on Oh Hell of 2020, in a copy.",
    ),
    Variant(
        "wikipedia_updown",
        RuleSet(Schedule(Pattern.UP_DOWN, largest=17)),
        names=("Wikipedia", "Up and Down"),
        source="The same article of 2020, for the American game of 144 tricks for four.",
    ),
    Variant(
        "pagat_basic",
        CLASSIC,
        names=("Pagat", "Oh Hell"),
        source="Pagat's description, by way of three copies and summaries.",
        inferred="that the copies are true: the page itself was not seen",
    ),
    Variant(
        "spruce_house",
        replace(
            SPRUCE,
            bidding=CLASSIC.bidding,
            scoring=Scoring(made_zero=MadeZero(bonus=5, per_card=1)),
        ),
        names=("The Spruce Crafts",),
        source="The article of `spruce`, with three of the changes that it lists.",
    ),
    Variant(
        "trickster_simul",
        replace(CLASSIC, bidding=TOGETHER),
        seats_min=2,
        seats_max=6,
        names=("Oh Hell", "Trickster", "Simultaneous bidding"),
        source="The options of the Trickster app.",
        inferred="that the hook is off where all bid together, on which the page is silent",
    ),
    Variant(
        "up_the_river",
        replace(SPRUCE, schedule=Schedule(Pattern.UP, largest=13, whole_pack=True), trump=Trump()),
        seats_min=4,
        seats_max=8,
        names=("Up the River",),
        source="American sites on Up the River.",
        inferred="the points of a miss: none",
    ),
    Variant(
        "diminishing_bridge",
        RuleSet(Schedule(Pattern.DOWN, largest=13, whole_pack=True)),
        names=("Diminishing Bridge", "Diminishing Whist"),
        source="Lists of names of the game, for hands that get smaller from round to round.",
        inferred="everything else: as in the classic game, from all the cards, 13 at most",
    ),
    Variant(
        "oh_well",
        _OH_WELL,
        seats_max=4,
        names=("Oh! Well", "Oh Well", "CardsWithCats"),
        source="The Oh! Well of about 1930, in a description; a program plays the like to 100.",
        inferred="how trump is made, by the dealer’s last card; three leave one card, turned up",
    ),
    Variant(
        "devils_bridge",
        RuleSet(UP_AND_DOWN, one_card=OneCard.FOREHEAD),
        seats_min=2,
        seats_max=10,
        names=("Devil's Bridge",),
        source="A description of Devil’s Bridge.",
        inferred="the largest hand, ten, and the points, as in the classic game",
    ),
    Variant(
        "basas",
        _BASAS,
        seats_min=2,
        seats_max=10,
        names=("Basas",),
        source="A description of Basas, from Mexico.",
        inferred="no trump where every card is dealt: there, trump is auctioned at the table",
    ),
)
