"""A weak player in compiled code, so that the nets learn what such players do.

It bids its high cards, and looks at nobody else.
"""

from __future__ import annotations

from ohhell.fast import layout as at
from ohhell.fast.bits import lowest
from ohhell.fast.compiled import Position, Rules, jit
from ohhell.fast.engine import beats, best_card, suit_mask, suit_of


@jit
def thumb_bid(position: Position, seat: int, open_: int) -> int:
    """Return the open bid nearest to the number of high cards: aces, and high trumps."""
    hand, trump = position[at.ONCE + seat], position[at.TRUMP]
    high = 0
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        bound = 9 if suit_of(card) == trump else 12
        if 52 <= card < 56 or (card < 52 and card % 13 >= bound):
            high += 1
    for off in range(position[at.SIZE] + 1):
        if high >= off and open_ >> (high - off) & 1:
            return high - off
        if open_ >> (high + off) & 1:
            return high + off
    return lowest(open_)


@jit
def thumb_card(position: Position, rules: Rules, seat: int, legal: int) -> int:
    """Return a card that wins if a trick is needed, else the highest that does not."""
    needed = position[at.BIDS + seat] > position[at.TAKEN + seat]
    wins, loses = 0, 0
    rest = legal
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if position[at.BEST] < 0 or beats(position, rules, card, best_card(position)):
            wins |= 1 << card
        else:
            loses |= 1 << card
    if needed:
        return _by_rank(wins, position, top=True) if wins else _by_rank(legal, position, top=False)
    if position[at.IN_TRICK] == 0 or not loses:
        return _by_rank(legal, position, top=False)
    return _by_rank(loses, position, top=True)


@jit
def _by_rank(cards: int, position: Position, top: bool) -> int:
    """Return the highest or the lowest card by rank, trumps above all."""
    choice, most = -1, -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        rank = card % 13 if card < 52 else 20 if card < 56 else -1
        if suit_mask(position[at.TRUMP]) >> card & 1:
            rank += 13
        key = rank + 2 if top else 60 - rank
        if key > most:
            choice, most = card, key
    return choice
