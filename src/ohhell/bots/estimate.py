"""What a hand is worth by rule of thumb, from the hand alone. Counted in quarters of a trick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ohhell.bots.seen import gaps, is_trump, own_hand, sure_trumps, unseen
from ohhell.rules import Card, Game, Hand, NameTrump, Round, Seat, Suit, winning_index

TRICK: Final = 4
"""Quarters in a trick."""

_TRUMP_BY_GAPS: Final = (4, 3, 1)
"""A trump with no, one or two higher trumps out; with more it is only good for a ruff."""

_SHORT: Final = 1
_LONG: Final = 5
"""Of a suit this long the others hold so few that an ace may be ruffed."""


def natural_bid(round_: Round, seat: Seat) -> int:
    """Return the tricks that the hand of `seat` looks good for, at least the sure ones."""
    hand, out = own_hand(round_, seat), unseen(round_, seat)
    worth = _trump_worth(hand, round_.trump, out) + TRICK * sum(card.is_wizard for card in hand)
    worth += sum(_side_worth(hand, suit, round_.trump) for suit in Suit if suit != round_.trump)
    return max(worth // TRICK, sure_trumps(hand, trump=round_.trump, out=out))


def _trump_worth(hand: Hand, trump: Suit | None, out: frozenset[Card]) -> int:
    """Return the worth of high trumps, and of low ones where a short suit lets them ruff."""
    above = [gaps(card, out) for card in hand if is_trump(card, trump)]
    high = [_TRUMP_BY_GAPS[gap] for gap in above if gap < len(_TRUMP_BY_GAPS)]
    short = sum(sum(card.suit == suit for card in hand) <= _SHORT for suit in Suit if suit != trump)
    return sum(high) + TRICK * min(short, len(above) - len(high))


def _side_worth(hand: Hand, suit: Suit, trump: Suit | None) -> int:
    """Return the worth of the ace and of the guarded king of a suit that is not trump."""
    ranks = [card.rank for card in hand if card.suit == suit]
    ace, king = 12 in ranks, 11 in ranks and len(ranks) > 1
    long = trump is not None and len(ranks) >= _LONG
    ace_worth = (TRICK // 2 if long else TRICK) if ace else 0
    king_worth = (TRICK if ace and not long else TRICK // 4) if king else 0
    return ace_worth + king_worth


def longest_suit(hand: Hand, names: Sequence[NameTrump]) -> NameTrump:
    """Return the suit of which `hand` holds most, of equal ones that with the higher cards."""
    suits = [name for name in names if name.suit is not None]
    ranks = {name: [card.rank for card in hand if card.suit == name.suit] for name in suits}
    return max(suits, key=lambda name: (len(ranks[name]), sum(ranks[name])))


def unseen_bid(view: Game, seat: Seat) -> int:
    """Return the bid for the one card that `seat` may not see: what is the likelier to happen.

    Zero where it sees no other card either.
    """
    round_ = view.round_in_progress
    order = round_.clockwise(round_.trick.leader)
    held = {other: round_.hands[other] for other in order if other != seat}
    if not all(held.values()):
        return 0
    mine = order.index(seat)
    cards = [hand[0] for hand in held.values() if hand]
    tried = ([*cards[:mine], card, *cards[mine:]] for card in unseen(round_, seat))
    won = [winning_index(trick, round_.trump, view.ruleset.pack) == mine for trick in tried]
    return int(2 * sum(won) > len(won))
