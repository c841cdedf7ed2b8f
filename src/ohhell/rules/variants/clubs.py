"""Variants of clubs, tournaments and programs."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ohhell.rules.values.bidding import Bidding, Blind
from ohhell.rules.values.pack import Identical, Pack
from ohhell.rules.values.ruleset import RuleSet
from ohhell.rules.values.schedule import Pattern, Schedule
from ohhell.rules.values.trump import Naming, Trump
from ohhell.rules.variants.shared import DOWN_ONES_UP, EXACT, SQUARES
from ohhell.rules.variants.variant import Variant

_CAMPBELLSOUP = RuleSet(DOWN_ONES_UP, scoring=SQUARES)

CLUBS_AND_WEB: Final = (
    Variant(
        "international_league",
        RuleSet(Schedule(Pattern.UP_DOWN, largest=13, whole_pack=True)),
        seats_min=4,
        seats_max=4,
        names=("International Oh Hell League",),
        source="A league’s own page.",
        inferred="hook and points, as in the classic game",
    ),
    Variant(
        "prospect",
        RuleSet(bidding=Bidding(blind=Blind(behind=20, bonus=10)), scoring=EXACT),
        seats=5,
        seats_min=5,
        seats_max=5,
        names=("WPOHL", "Prospect League", "Blind bidding"),
        source="The rules of an American league of five at a table.",
        inferred="that a miss scores nothing",
    ),
    Variant(
        "cartier",
        RuleSet(
            Schedule(Pattern.DOWN_UP, largest=13, whole_pack=True, smallest=2),
            Trump(named=Naming.HIGHEST_BIDDER),
        ),
        seats_min=4,
        seats_max=4,
        names=("Cartier tournament",),
        source="The rules of a tournament, 13 cards to 2 and back.",
        inferred="hook and points, as in the classic game",
    ),
    Variant(
        "campbellsoup",
        _CAMPBELLSOUP,
        seats_min=2,
        seats_max=10,
        names=("campbellsoup37",),
        source="A program, read.",
    ),
    Variant(
        "campbellsoup_two",
        replace(_CAMPBELLSOUP, pack=Pack(packs=2, identical=Identical.CANCEL_LEADER)),
        seats=6,
        seats_min=2,
        seats_max=10,
        names=("campbellsoup37", "Double deck", "Two decks", "104"),
        source="The same program, read for two packs.",
    ),
)
