"""The variants that most people look for."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ohhell.rules.values.pack import Pack, PackKind
from ohhell.rules.values.ruleset import RuleSet
from ohhell.rules.values.schedule import Pattern, Schedule
from ohhell.rules.values.trump import Trump
from ohhell.rules.variants.shared import (
    CLASSIC,
    CLUBS,
    DIAMONDS,
    EXACT,
    FREE,
    HEARTS,
    KACHUFOOL,
    SPADES,
    SPRUCE,
    WIZARDS,
)
from ohhell.rules.variants.variant import Variant

_WIZARD: Final = RuleSet(
    Schedule(Pattern.UP, largest=20, whole_pack=True),
    bidding=FREE,
    scoring=WIZARDS,
    pack=Pack(PackKind.WIZARD),
)

USUAL: Final = (
    Variant(
        "trickster",
        CLASSIC,
        seats_min=2,
        seats_max=6,
        names=(
            *("Oh Hell", "Oh Heck", "Blackout", "Bust", "Blob", "Elevator", "Up and Down"),
            *("Trickster", "NeuralPlay", "Pagat", "Ascenseur", "Ten Down"),
        ),
        source="The rules page of the Trickster app, in a French copy; NeuralPlay plays the same.",
        inferred="that ten cards and the hook are usual: a record notes only the hook as changed",
    ),
    Variant(
        "spruce",
        SPRUCE,
        names=("The Spruce Crafts", "Oh Hell", "Oh Pshaw", "Blackout"),
        source="An article at The Spruce Crafts, in four translations.",
    ),
    Variant(
        "up_and_down_river",
        RuleSet(scoring=EXACT),
        names=("Up and Down the River", "River"),
        source="American sites on Up and Down the River.",
        inferred="the points of a miss, on which the sites differ: none",
    ),
    Variant(
        "nomination_whist",
        RuleSet(trump=Trump(rotation=(SPADES, HEARTS, CLUBS, DIAMONDS, None))),
        seats_max=6,
        names=("Nominations", "Nommy", "Contract Whist"),
        source="A British site on Nomination Whist.",
    ),
    Variant(
        "kachufool",
        KACHUFOOL,
        seats_max=8,
        names=("Kachuful", "Katchufool", "Judgement", "Judgment", "કાચુફૂલ", "काचूफूल"),
        source="An encyclopedia's article on Kachufool, in a copy.",
    ),
    Variant(
        "wizard",
        _WIZARD,
        seats_max=6,
        names=("Wizard",),
        source="Ten descriptions of the published game Wizard, which agree.",
    ),
    Variant(
        "wizard_hook",
        replace(_WIZARD, bidding=CLASSIC.bidding),
        seats_max=6,
        names=("Wizard", "Plus/minus one", "Plus/minus eins"),
        source="The same descriptions of Wizard, which tell it as a common change.",
    ),
)
