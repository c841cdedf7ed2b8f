"""The rules of a round as numbers, filled by asking `rules`: nothing here decides anything."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np

from ohhell.fast import layout as at
from ohhell.fast.compiled import Bids, Points, Rules
from ohhell.rules import (
    Bidding,
    BidOrder,
    Card,
    Circumstances,
    FirstBidder,
    FirstLeader,
    Hook,
    Identical,
    Naming,
    Pack,
    RankOrder,
    RuleSet,
    Scoring,
    Suit,
    TrumpLead,
    WhenVoid,
)

_VOID: Final = {
    WhenVoid.FREE: at.VOID_FREE,
    WhenVoid.MUST_TRUMP: at.VOID_TRUMP,
    WhenVoid.OVER_OR_FREE: at.VOID_OVER_OR_FREE,
    WhenVoid.OVER_OR_UNDER: at.VOID_OVER_OR_UNDER,
}
_LEAD: Final = {
    TrumpLead.ANYTIME: at.LEAD_ANYTIME,
    TrumpLead.AFTER_FIRST: at.LEAD_AFTER_FIRST,
    TrumpLead.BROKEN: at.LEAD_BROKEN,
    TrumpLead.LAST_RESORT: at.LEAD_LAST_RESORT,
}
_EQUAL: Final = {
    Identical.FIRST: at.EQUAL_FIRST,
    Identical.LAST: at.EQUAL_LAST,
    Identical.CANCEL: at.EQUAL_CANCEL,
    Identical.CANCEL_LEADER: at.EQUAL_CANCEL_LEADER,
}
_HIDDEN: Final = {
    BidOrder.IN_TURN: at.SHOWN,
    BidOrder.TOGETHER: at.AT_ONCE,
    BidOrder.SECRET: at.ALL_ROUND,
}
_LEADER: Final = {
    FirstLeader.ELDEST: at.LEADS_ELDEST,
    FirstLeader.HIGHEST_BIDDER: at.LEADS_HIGHEST,
    FirstLeader.DEALER: at.LEADS_DEALER,
}
_NAMED: Final = {
    Naming.NOBODY: at.BY_NOBODY,
    Naming.HIGHEST_BIDDER: at.BY_HIGHEST,
    Naming.DEALER: at.BY_DEALER,
}
_CHANGES: Final = {
    Hook.DEALER_CHANGES: at.DEALER_CHANGES,
    Hook.LEFT_CHANGES: at.ELDEST_CHANGES,
}


class Refused(ValueError):
    """What cannot be said on bitboards; it names what that is."""


class Tables(NamedTuple):
    """All that a position does not say of itself."""

    rules: Rules
    bids: Bids
    """``[last, sum of the bids so far]``: a mask of what may be bid."""
    points: Points
    """``[bid, taken]``: what a round is worth, for a seat whose score is 0.

    Of a team, the sums of its seats; so there is a row for every sum.
    """


class Round(NamedTuple):
    """What tells the rounds of a game apart."""

    seats: int
    """How many seats play it. Where there are teams, a team sits out as a whole."""
    size: int
    largest: int
    last: bool
    """Whether it is the last round of the schedule."""
    table: int
    """How many seats the table has, those too that sit the round out."""


def tables(ruleset: RuleSet, round_: Round, *, trump: Suit | None = None) -> Tables:
    """Return the tables of one round of `ruleset`; `trump` is what its scoring may look at."""
    bidding = ruleset.bidding
    return Tables(
        rules_row(ruleset, round_),
        open_bids(bidding, round_),
        points_table(
            ruleset.scoring, circumstances(ruleset, round_, trump), mates=mates(ruleset, round_)
        ),
    )


def mates(ruleset: RuleSet, round_: Round) -> int:
    """Return how many seats share bids, tricks and points."""
    return round_.table // ruleset.teams if ruleset.teams else 1


def rules_row(ruleset: RuleSet, round_: Round) -> Rules:
    """Return the duties of a round as a row (`layout`)."""
    row = np.zeros(at.RULES_WIDTH, np.int64)
    pack = ruleset.pack
    hook = ruleset.bidding.hook_in(size=round_.size, last_round=round_.last)
    row[at.WHEN_VOID] = _VOID[ruleset.following.when_void]
    row[at.MUST_BEAT] = ruleset.following.must_beat
    row[at.TRUMP_LEAD] = _LEAD[ruleset.leading.trump]
    row[at.IDENTICAL] = _EQUAL[pack.identical]
    row[at.PACKS] = pack.packs
    row[at.PACK] = mask(pack.cards(round_.table), pack.order)
    row[at.BIDS_HIDDEN] = _HIDDEN[ruleset.bidding.order]
    row[at.FIRST_LEADER] = _LEADER[ruleset.leading.first]
    row[at.TEAMS] = round_.seats // mates(ruleset, round_) if ruleset.teams else 0
    row[at.NAMED] = _NAMED[ruleset.trump.named]
    row[at.HOOK] = list(Hook).index(hook)
    row[at.DIRECT] = pack.packs == 1 or pack.identical in (Identical.FIRST, Identical.LAST)
    row[at.CHANGES] = _CHANGES.get(hook, at.NOBODY_CHANGES)
    return row


def open_bids(bidding: Bidding, round_: Round) -> Bids:
    """Return the masks of the bids that are open, by whether the bidder is last and by the sum."""
    return _open_bids(bidding, round_.seats, round_.size, last_round=round_.last)


@cache
def _open_bids(bidding: Bidding, seats: int, size: int, *, last_round: bool) -> Bids:
    most = seats * size
    table = np.zeros((2, most + 1), np.int64)
    for last in (False, True):
        for made in range(most + 1):
            open_ = bidding.legal(made=made, last=last, size=size, last_round=last_round)
            table[int(last), made] = sum(1 << bid for bid in open_)
    return table


def circumstances(
    ruleset: RuleSet, round_: Round, trump: Suit | None = None, bids: int = 0
) -> Circumstances:
    """Return what a scoring may look at, for seats whose scores are all 0."""
    return Circumstances(
        size=round_.size,
        largest=round_.largest,
        trump=trump,
        seats=round_.seats,
        undealt=ruleset.pack.size(round_.table) - round_.size * round_.seats,
        bids=bids,
        scores=(0,) * round_.seats,
    )


def points_table(scoring: Scoring, at_: Circumstances, *, score: int = 0, mates: int = 1) -> Points:
    """Return ``[bid, taken]``: what a seat scores whose score is `score`.

    A bid is the sum of those of so many `mates`. Points beyond 2^53 are rounded.
    """
    rows = [
        [scoring.points_at(at_, bid=bid, taken=taken, score=score) for taken in range(at_.size + 1)]
        for bid in range(mates * at_.size + 1)
    ]
    return np.array(rows, np.float64)


# --- Cards and places -----------------------------------------------------------------------------


@cache
def places(order: RankOrder) -> tuple[int, ...]:
    """Return the place (`layout`) of every card, by its number."""
    suits = [sorted(_suit(suit), key=order.power) for suit in Suit]
    ranked = [card for cards in suits for card in cards]
    place = {int(card): index for index, card in enumerate(ranked)}
    return tuple(place.get(number, number) for number in range(60))


def _suit(suit: Suit) -> list[Card]:
    return [Card(suit * at.SUIT_SIZE + rank) for rank in range(at.SUIT_SIZE)]


@cache
def cards_at(order: RankOrder) -> tuple[Card, ...]:
    """Return the card at every place."""
    back = sorted(range(60), key=lambda number: places(order)[number])
    return tuple(map(Card, back))


def mask(cards: tuple[Card, ...], order: RankOrder) -> int:
    """Return the mask of `cards`; two equal ones count once."""
    place = places(order)
    result = 0
    for card in cards:
        result |= 1 << place[card]
    return result


def twice(cards: tuple[Card, ...], order: RankOrder) -> int:
    """Return the mask of the cards that are in `cards` two times."""
    place = places(order)
    return sum(1 << place[card] for card in set(cards) if cards.count(card) > 1)


def pack_places(pack: Pack, seats: int) -> tuple[int, ...]:
    """Return the place of every card of the pack, equal ones twice."""
    place = places(pack.order)
    return tuple(place[card] for card in pack.cards(seats))


def first_bidder(bidding: Bidding, *, dealer: int, seats: int) -> int:
    """Return the seat, counted among those that play, that bids first."""
    return dealer if bidding.first is FirstBidder.DEALER else (dealer + 1) % seats
