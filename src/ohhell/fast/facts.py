"""What a view says of the cards that it does not show: how many lie where, and what does not.

Nothing here knows a duty. The rules are asked, card by card: a card that would have made somebody's
play illegal was not in that hand, and lies in it at no later time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from operator import attrgetter

import numpy as np

from ohhell.fast.kinds import Ints, Places
from ohhell.rules import (
    Card,
    Following,
    Game,
    Leading,
    Pack,
    Round,
    Seat,
    Suit,
    observe,
)
from ohhell.rules.play.dealing import sizes_until

_Cards = tuple[Card, ...]


def constraints(view: Game, seat: Seat) -> Places:
    """Return what `seat` knows of all cards: place `s` is the hand of seat `s`, the last the stock.

    Masks are over the numbers of the cards. A round must be in progress. Where special cards are
    skipped (docs/rules.md §4.14), worlds with few of them in the stock are taken to be as likely as
    others, though the card turned up makes them a little less so.
    """
    seen = observe(view, seat)
    round_ = seen.round_in_progress
    known = _known(round_)
    held = sum(known, Counter[Card]())
    unseen = Counter(seen.pack) - held - Counter(round_.face_up)
    seats = tuple(map(Seat, range(round_.seats)))
    rooms = [*map(round_.cards_left, seats), round_.stock]
    return Places(
        once=_mask(unseen),
        twice=_mask(card for card, times in unseen.items() if times == 2),
        capacity=np.array(
            [room - cards.total() for room, cards in zip(rooms, known, strict=True)], np.int64
        ),
        forbidden=np.array([*_shown(seen, round_), _not_in_stock(seen, round_)], np.int64),
        known_once=_masks(known, 1),
        known_twice=_masks(known, 2),
    )


def _known(round_: Round) -> list[Counter[Card]]:
    """Return by place the cards that are known to lie there: hands that are seen, and a card shown.

    A card shown for trump is in the dealer's hand until the dealer plays it, or one equal to it.
    """
    known = [Counter(hand or ()) for hand in round_.hands]
    shown, dealer = round_.shown, round_.dealer
    if shown is not None and round_.hands[dealer] is None:
        played = {trick[-1] for _, seat, trick in _plays(round_) if seat == dealer}
        known[dealer].update({shown} - played)
    return [*known, Counter()]


def _plays(round_: Round) -> Iterator[tuple[int, Seat, _Cards]]:
    """Yield for every card played the index of its trick, whose it is, and the trick up to it."""
    for index, trick in enumerate((*(taken.trick for taken in round_.tricks), round_.trick)):
        for place, seat in enumerate(round_.clockwise(trick.leader)[: len(trick.cards)], 1):
            yield index, seat, trick.cards[:place]


def _shown(game: Game, round_: Round) -> list[int]:
    """Return by seat the mask of the cards that its plays have shown not to be in its hand."""
    forbidden, rules, cards = [0] * round_.seats, game.ruleset, game.pack
    for index, seat, (*trick, card) in _plays(round_):
        if trick:
            forbidden[seat] |= _beside(
                rules.following, card, tuple(trick), round_.trump, rules.pack, cards
            )
        else:
            broken = replace(round_, tricks=round_.tricks[:index]).broken
            forbidden[seat] |= _beside_lead(
                rules.leading, card, round_.trump, index == 0, broken, cards
            )
    return forbidden


@lru_cache(1 << 12)
def _beside(
    following: Following,
    card: Card,
    trick: _Cards,
    trump: Suit | None,
    pack: Pack,
    cards: _Cards,
) -> int:
    """Return the mask of the cards of which none lay beside `card` as it was played to `trick`."""
    return _barring(
        cards,
        lambda others: (
            card in following.playable((card, *others), trick=trick, trump=trump, pack=pack)
        ),
    )


@lru_cache(1 << 12)
def _beside_lead(
    leading: Leading, card: Card, trump: Suit | None, first: bool, broken: bool, cards: _Cards
) -> int:
    """Return the mask of the cards of which none lay beside `card` as it was led."""
    return _barring(
        cards,
        lambda others: (
            card in leading.playable((card, *others), trump=trump, first=first, broken=broken)
        ),
    )


def _barring(cards: _Cards, may_play: Callable[[_Cards], bool]) -> int:
    """Return the mask of those `cards` beside which a card may not be played.

    It may be played beside many just where it may beside each of them, so that most of the time one
    question is enough.
    """
    if may_play(cards):
        return 0
    suits = (tuple(suit) for _, suit in groupby(dict.fromkeys(cards), key=attrgetter("suit")))
    barring = (suit for suit in suits if not may_play(suit))
    return _mask(card for suit in barring for card in suit if not may_play((card,)))


def _not_in_stock(game: Game, round_: Round) -> int:
    """Return the mask of the cards that would have been turned up, had they been undealt.

    So none was where none is turned up although the rules ask for one.
    """
    if round_.turn_up is not None:
        return 0
    return _mask(card for card in dict.fromkeys(game.pack) if _is_turned(game, round_, card))


def _is_turned(game: Game, round_: Round, card: Card) -> bool:
    """Tell whether `card` is turned up where it is all of the stock."""
    sizes = sizes_until(game, round_.index)
    made = game.ruleset.trump.made([card], [card], index=round_.index, sizes=sizes)
    return made.turned is not None


def _mask(cards: Iterable[Card]) -> int:
    """Return the mask of `cards`, each of them once or twice."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _masks(known: Iterable[Counter[Card]], times: int) -> Ints:
    """Return by place the mask of the cards that are known there so many times at least."""
    return np.array(
        [_mask(card for card, many in cards.items() if many >= times) for cards in known], np.int64
    )
