"""Counting games: how many there are to be played after a deal, every bid and card tried."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from ohhell.rules import (
    PACK,
    Bidding,
    BidOrder,
    Blind,
    Card,
    FirstLeader,
    Following,
    Game,
    Hook,
    Identical,
    Leading,
    Naming,
    OneCard,
    Pack,
    PackKind,
    RankOrder,
    RuleSet,
    Schedule,
    ScoredRound,
    Seat,
    Trump,
    TrumpLead,
    WhenVoid,
    deal,
    decide,
    fold,
    legal_actions,
    new_game,
    start,
)
from ohhell.rules.cards import RANKS

HOOKED: Final = RuleSet()
FREE: Final = RuleSet(bidding=Bidding(hook=Hook.OFF))
TOGETHER: Final = RuleSet(bidding=Bidding(BidOrder.TOGETHER, Hook.OFF))
PODRIDA: Final = replace(FREE, following=Following(WhenVoid.MUST_TRUMP))


def _hook(hook: Hook) -> RuleSet:
    return RuleSet(bidding=Bidding(hook=hook))


def _changes(hook: Hook) -> RuleSet:
    return RuleSet(bidding=Bidding(BidOrder.TOGETHER, hook))


def _two_packs(identical: Identical) -> RuleSet:
    """Return rules for two packs of queens, kings and aces, so that equal cards meet."""
    low = tuple(card for card in PACK if card.rank < RANKS.index("Q"))
    return replace(_hook(Hook.MUST_EQUAL), pack=Pack(packs=2, identical=identical, without=low))


def _beating(when_void: WhenVoid) -> RuleSet:
    return replace(FREE, following=Following(when_void, must_beat=True))


WIZARD: Final = replace(FREE, pack=Pack(PackKind.WIZARD))
SPANISH: Final = replace(
    _beating(WhenVoid.OVER_OR_FREE), pack=Pack(PackKind.SPANISH_40, order=RankOrder.THREE_HIGH)
)
SHORT: Final = RuleSet(Schedule(largest=8, whole_pack=True), pack=Pack(PackKind.SHORT))
SECRET: Final = RuleSet(bidding=Bidding(BidOrder.SECRET, Hook.OFF))
BLIND: Final = RuleSet(bidding=Bidding(blind=Blind()))


@dataclass(frozen=True)
class Small:
    """A small deal, and how many games can be played with it."""

    ruleset: RuleSet
    seats: int
    size: int
    games: int
    seed: int = 1
    scores: tuple[int, ...] = ()
    """The scores before it, where they matter."""

    def deck(self) -> list[Card]:
        """Return the deck that is dealt."""
        pack = self.ruleset.pack.cards(self.seats)
        return Random(self.seed).sample(pack, len(pack))

    def dealt(self) -> Game:
        """Return the game after the deal, seat 0 being the first dealer."""
        game = new_game(start(self.ruleset, seats=self.seats, first_dealer=Seat(0)))
        none = (0,) * self.seats
        before = (ScoredRound(1, none, none, self.scores),) if self.scores else ()
        game = replace(game, sheet=before, sizes=(self.size,) * (len(before) + 1))
        return fold(game, deal(game, self.deck()))


def count(game: Game) -> int:
    """Return the number of games that can be played from here; all seats act in their order."""
    if not game.to_act:
        return 1
    seat = game.to_act[0]
    return sum(
        count(fold(game, decide(game, seat, action))) for action in legal_actions(game, seat)
    )


SMALL: Final = (
    Small(HOOKED, seats=2, size=2, games=18),
    Small(HOOKED, seats=2, size=3, games=288),
    Small(HOOKED, seats=3, size=2, games=84),
    Small(HOOKED, seats=4, size=2, games=710),
    Small(HOOKED, seats=7, size=1, games=121),
    Small(FREE, seats=3, size=2, games=108),
    Small(FREE, seats=3, size=2, games=216, seed=2),
    Small(TOGETHER, seats=3, size=2, games=108),
    Small(PODRIDA, seats=3, size=3, games=3456, seed=3),
    Small(FREE, seats=3, size=3, games=3968, seed=3),
    Small(_hook(Hook.MUST_EQUAL), seats=3, size=2, games=24),
    Small(_hook(Hook.MUST_EXCEED), seats=3, size=2, games=72),
    Small(_hook(Hook.MUST_BE_UNDER), seats=3, size=2, games=40),
    Small(_changes(Hook.DEALER_CHANGES), seats=3, size=2, games=132),
    Small(_changes(Hook.LEFT_CHANGES), seats=3, size=2, games=132),
    Small(SECRET, seats=3, size=2, games=108),
    Small(replace(HOOKED, one_card=OneCard.FOREHEAD), seats=3, size=1, games=5),
    Small(replace(HOOKED, one_card=OneCard.BLIND), seats=4, size=1, games=12),
    Small(_two_packs(Identical.FIRST), seats=3, size=3, games=400, seed=13),
    Small(_two_packs(Identical.LAST), seats=3, size=3, games=380, seed=13),
    Small(_two_packs(Identical.CANCEL), seats=3, size=3, games=420, seed=13),
    Small(_two_packs(Identical.CANCEL_LEADER), seats=3, size=3, games=420, seed=13),
    Small(WIZARD, seats=3, size=2, games=648, seed=2),
    Small(replace(WIZARD, trump=Trump(named=Naming.DEALER)), seats=3, size=1, games=40),
    Small(SPANISH, seats=3, size=3, games=768),
    Small(SHORT, seats=3, size=2, games=105),
    Small(replace(HOOKED, trump=Trump(named=Naming.HIGHEST_BIDDER)), seats=2, size=2, games=90),
    Small(replace(HOOKED, leading=Leading(FirstLeader.HIGHEST_BIDDER)), seats=3, size=2, games=124),
    Small(
        replace(FREE, leading=Leading(trump=TrumpLead.BROKEN)), seats=2, size=3, games=192, seed=5
    ),
    Small(_beating(WhenVoid.OVER_OR_UNDER), seats=2, size=3, games=128),
    Small(BLIND, seats=3, size=2, games=384, scores=(0, 20, 40)),
)
