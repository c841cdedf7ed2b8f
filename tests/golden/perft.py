"""Counting games: how many there are to be played after a deal, every bid and card tried."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from ohhell.rules import (
    PACK,
    Bidding,
    BidOrder,
    Card,
    Following,
    Game,
    Hook,
    RuleSet,
    Seat,
    WhenVoid,
    deal,
    decide,
    legal_actions,
    new_game,
    start,
)
from tests.play import fold

HOOKED: Final = RuleSet()
FREE: Final = RuleSet(bidding=Bidding(hook=Hook.OFF))
TOGETHER: Final = RuleSet(bidding=Bidding(BidOrder.TOGETHER, Hook.OFF))
PODRIDA: Final = replace(FREE, following=Following(WhenVoid.MUST_TRUMP))


@dataclass(frozen=True)
class Small:
    """A small deal, and how many games can be played with it."""

    ruleset: RuleSet
    seats: int
    size: int
    games: int
    seed: int = 1

    def deck(self) -> list[Card]:
        """Return the deck that is dealt."""
        return Random(self.seed).sample(PACK, len(PACK))

    def dealt(self) -> Game:
        """Return the game after the deal, seat 0 being the dealer."""
        game = new_game(start(self.ruleset, seats=self.seats, first_dealer=Seat(0)))
        game = replace(game, sizes=(self.size,))
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
)
