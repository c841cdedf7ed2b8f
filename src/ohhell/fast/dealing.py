"""Dealing on bitboards: shuffle, deal out, turn up. What a card makes trump is asked of `rules`."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ohhell.fast import layout as at
from ohhell.fast.compiled import Position, Rules, inlined
from ohhell.fast.dice import Dice, below
from ohhell.fast.tables import cards_at
from ohhell.rules import Naming, RuleSet
from ohhell.rules.values.trump import Made

Deck = NDArray[np.int64]
"""The places of the cards in the order in which they are dealt, ``[DECK_MAX]``."""
DECK_MAX: Final = 2 * 60

Trumps = NDArray[np.int64]
"""``[TRUMPS_HEIGHT, 60]``: what makes trump in one round of a game."""
TRUMPS_HEIGHT: Final = 3
BY_TURN_UP: Final = 0
"""By place of the card turned up: a suit, or one of the words below."""
BY_LAST_CARD: Final = 1
"""By place of the dealer's last card, where no card is left to turn up."""
AT_ALL: Final = 2
"""At 0: what is trump whatever the cards."""

NO_TRUMP: Final = -1
SKIPPED: Final = -2
"""The next card is turned up instead."""
TURNED_UP: Final = -3
NAMED: Final = -4
"""Somebody names it: the dealer before the bidding, or the highest bidder after it."""


# --- Asking the rules -----------------------------------------------------------------------------


@cache
def trumps(ruleset: RuleSet, index: int, sizes: tuple[int, ...]) -> Trumps:
    """Return what makes trump in round `index` (0-based) of a game of these `sizes`."""
    trump = ruleset.trump
    table = np.full((TRUMPS_HEIGHT, 60), NO_TRUMP, np.int64)
    for place, card in enumerate(cards_at(ruleset.pack.order)):
        alone = trump.made([card], [card], index=index, sizes=sizes)
        table[BY_TURN_UP, place] = SKIPPED if alone.turned is None else _word(alone)
        table[BY_LAST_CARD, place] = _word(trump.made([card], [], index=index, sizes=sizes))
    first = trump.made(
        cards_at(ruleset.pack.order)[:1], cards_at(ruleset.pack.order), index=index, sizes=sizes
    )
    table[AT_ALL] = _word(first) if first.turned is None else TURNED_UP
    return table


def _word(made: Made) -> int:
    """Return what is trump as a number."""
    if made.named is not Naming.NOBODY:
        return NAMED
    return NO_TRUMP if made.suit is None else int(made.suit)


# --- Dealing --------------------------------------------------------------------------------------


@inlined
def begin(position: Position, seats: int, size: int, dealer: int, first_bidder: int) -> None:
    """Make `position` that of a round that is about to be dealt."""
    position[:] = 0
    position[at.SEATS], position[at.SIZE], position[at.DEALER] = seats, size, dealer
    position[at.FIRST_BIDDER] = first_bidder
    position[at.LEADER] = (dealer + 1) % seats
    position[at.TRUMP] = -1
    position[at.LED] = -1
    position[at.BEST] = -1
    position[at.TURNED] = -1
    for seat in range(at.SEATS_MAX):
        position[at.BIDS + seat] = -1
        position[at.DISCARD + seat] = -1


def blank(seats: int, size: int, dealer: int, first_bidder: int) -> Position:
    """Return the position of a round that is about to be dealt."""
    position = np.zeros(at.WIDTH, np.int64)
    begin(position, seats, size, dealer, first_bidder)
    return position


@inlined
def fill(rules: Rules, deck: Deck) -> int:
    """Fill `deck` with the pack in the order of its places; return how many cards there are."""
    cards = 0
    for card in range(60):
        if rules[at.PACK] >> card & 1:
            for _ in range(rules[at.PACKS]):
                deck[cards] = card
                cards += 1
    return cards


@inlined
def shuffle(deck: Deck, cards: int, many: int, dice: Dice) -> None:
    """Draw the first `many` of the `cards` of `deck` evenly, whatever their order was before."""
    for index in range(min(many, cards)):
        other = index + below(dice, cards - index)
        deck[index], deck[other] = deck[other], deck[index]


@inlined
def deal_out(position: Position, deck: Deck) -> None:
    """Deal the first cards of `deck` round the table, one at a time, from the dealer's left."""
    seats, size = position[at.SEATS], position[at.SIZE]
    seat = position[at.DEALER]
    for place in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        once = twice = 0
        for turn in range(size):
            bit = 1 << deck[turn * seats + place]
            twice |= once & bit
            once |= bit
        position[at.ONCE + seat], position[at.TWICE + seat] = once, twice


@inlined
def lay_open(position: Position, card: int) -> None:
    """Turn up `card`: from now on everybody has seen it."""
    position[at.TURNED] = card
    position[at.PLAYED_ONCE] = 1 << card


@inlined
def turn_up(position: Position, trumps_: Trumps, deck: Deck, cards: int) -> None:
    """Make trump what is trump now that the cards are dealt, or have it due."""
    dealt = position[at.SEATS] * position[at.SIZE]
    made = trumps_[AT_ALL, 0]
    if made == TURNED_UP:
        turned = dealt
        while turned < cards and trumps_[BY_TURN_UP, deck[turned]] == SKIPPED:
            turned += 1
        if turned < cards:
            made = trumps_[BY_TURN_UP, deck[turned]]
            lay_open(position, int(deck[turned]))
        else:
            made = trumps_[BY_LAST_CARD, deck[dealt - 1]]
    position[at.TRUMP] = max(made, NO_TRUMP)
    position[at.TRUMP_DUE] = 1 if made == NAMED else 0
