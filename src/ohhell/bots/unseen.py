"""What a bid is good for in a round of one card whose own card the bidder may not see."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from ohhell.bots.odds import Odds
from ohhell.bots.seen import loose_cards
from ohhell.fast.compiled import Points
from ohhell.rules import Bid, Card, Game, Pack, Seat, Suit, winning_index

_DEALS: Final = 2000
"""Where no card is seen at all, the chance is measured by so many deals."""


def unseen_odds(view: Game, seat: Seat, bid: Bid, points: Points) -> Odds:
    """Return the odds of `bid`; `points` is the table ``[bid, taken]`` of the round."""
    wins = chance_to_win(view, seat)
    expected = (1 - wins) * float(points[bid.tricks, 0]) + wins * float(points[bid.tricks, 1])
    return Odds(bid, wins if bid.tricks else 1 - wins, expected)


def chance_to_win(view: Game, seat: Seat) -> float:
    """Return the chance that the one card of `seat`, which it does not see, takes the trick."""
    round_ = view.round_in_progress
    order = round_.clockwise(round_.trick.leader)
    mine = order.index(seat)
    held = [round_.hands[other] for other in order if other != seat]
    loose = loose_cards(view, seat)
    pack = view.ruleset.pack
    if not all(held):
        return _blind_chance(loose, len(order), mine, round_.trump, pack)
    cards = [hand[0] for hand in held if hand]
    tried = ((*cards[:mine], card, *cards[mine:]) for card in loose)
    won = [winning_index(trick, round_.trump, pack) == mine for trick in tried]
    return sum(won) / len(won)


@lru_cache(maxsize=256)
def _blind_chance(
    loose: tuple[Card, ...], seats: int, mine: int, trump: Suit | None, pack: Pack
) -> float:
    dice = Random(1)
    deals = (dice.sample(loose, seats) for _ in range(_DEALS))
    return sum(winning_index(trick, trump, pack) == mine for trick in deals) / _DEALS
