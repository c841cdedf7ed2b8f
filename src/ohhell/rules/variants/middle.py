"""Variants of Central and Eastern Europe and the Low Countries."""

from __future__ import annotations

from typing import Final

from ohhell.rules.values.bidding import Bidding, FirstBidder
from ohhell.rules.values.following import Following, WhenVoid
from ohhell.rules.values.leading import FirstLeader, Leading
from ohhell.rules.values.one_card import OneCard
from ohhell.rules.values.pack import Pack, PackKind
from ohhell.rules.values.ruleset import RuleSet
from ohhell.rules.values.schedule import Pattern, Schedule, Times
from ohhell.rules.values.trump import Exhausted, Naming, Specials, Trump
from ohhell.rules.variants.shared import (
    FIVE_OFF_BY,
    OFF_BY,
    SPADES,
    TOGETHER,
    UP_AND_DOWN,
    WIZARDS,
)
from ohhell.rules.variants.variant import Variant

_ROMANIAN = RuleSet(
    Schedule(Pattern.UP_DOWN, largest=8, whole_pack=True, ones=Times.PER_SEAT, tops=Times.PER_SEAT),
    following=Following(WhenVoid.MUST_TRUMP),
    scoring=FIVE_OFF_BY,
    pack=Pack(PackKind.SHORT),
)

_SEVENTEEN = RuleSet(
    Schedule(custom=(*range(1, 9), 8, *range(8, 0, -1))),
    Trump(no_trump_rounds=(9,)),
    TOGETHER,
    scoring=FIVE_OFF_BY,
)

_GAMEDUELL = RuleSet(
    Schedule(Pattern.UP, largest=10, whole_pack=True, smallest=3),
    Trump(specials=Specials.SKIPPED),
    Bidding(first=FirstBidder.DEALER),
    scoring=WIZARDS,
    leading=Leading(FirstLeader.DEALER),
    pack=Pack(PackKind.WIZARD),
)

MIDDLE: Final = (
    Variant(
        "boerenbridge",
        RuleSet(
            Schedule(Pattern.UP_DOWN, largest=17),
            bidding=Bidding(hook_from=4),
            scoring=FIVE_OFF_BY,
            one_card=OneCard.FOREHEAD,
        ),
        names=("Boerenbridge", "Boeren bridge"),
        source="The Dutch encyclopedia’s article on Boerenbridge.",
        inferred="the points, as other Dutch sites have them, and that a card is kept to turn up",
    ),
    Variant(
        "boerenbridge_17",
        _SEVENTEEN,
        seats_min=2,
        seats_max=6,
        names=("Boerenbridge", "Boeren bridge"),
        source="A Dutch site for card games; there trump is drawn from a second pack.",
    ),
    Variant(
        "boerenbridge_wk",
        RuleSet(trump=Trump(rotation=(SPADES,))),
        seats=5,
        names=("Boerenbridge", "WK Boerenbridge"),
        source="The rules of a Dutch championship, at tables of five.",
        inferred="the points, as in the classic game, and that other numbers may play",
    ),
    Variant(
        "chinees_poepen",
        RuleSet(UP_AND_DOWN, Trump(named=Naming.HIGHEST_BIDDER), scoring=OFF_BY),
        seats_max=5,
        names=("Chinees poepen",),
        source="Flemish sites and an app on Chinees poepen.",
        inferred="the largest hand, ten, and the points, on which the sites contradict each other",
    ),
    Variant(
        "romanian_whist",
        _ROMANIAN,
        seats_max=6,
        names=("Whist românesc", "Romanian Whist", "1-8-1"),
        source="Pagat’s page on Romanian Whist.",
    ),
    Variant(
        "rikiki_hu",
        RuleSet(
            Schedule(Pattern.UP_DOWN, largest=26, whole_pack=True),
            Trump(exhausted=Exhausted.DEALERS_LAST),
            scoring=OFF_BY,
        ),
        seats_min=2,
        seats_max=6,
        names=("Rikiki", "Magyar rikiki"),
        source="A Hungarian site on Rikiki.",
        inferred="the points, as in French Rikiki; trump with all cards dealt, the dealer’s last",
    ),
    Variant(
        "gameduell",
        _GAMEDUELL,
        seats_max=6,
        names=("GameDuell", "Oh Hell", "Wizard"),
        source="The rules of GameDuell’s Oh Hell, in the middle of its three lengths.",
        inferred="the points and the numbers of players, as in Wizard",
    ),
)
