"""From a readable game to a position, and back from a place to a card."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import numpy as np

from ohhell.fast import engine
from ohhell.fast import layout as at
from ohhell.fast.compiled import Position
from ohhell.fast.dealing import blank
from ohhell.fast.tables import (
    Refused,
    Round,
    Tables,
    cards_at,
    first_bidder,
    mask,
    mates,
    open_bids,
    places,
    points_table,
    rules_row,
    twice,
)
from ohhell.rules import Card, Circumstances, Game, RankOrder, Seat
from ohhell.rules import Round as Readable


class Read(NamedTuple):
    """A round in progress as a position with its tables; hands that are not seen are empty."""

    position: Position
    tables: Tables
    order: tuple[Seat, ...]
    """The seats that play; a seat's number in `position` is its index here."""
    ranks: RankOrder

    def card(self, place: int) -> Card:
        """Return the card at a place."""
        return cards_at(self.ranks)[place]


def read(view: Game, seat: Seat) -> Read:
    """Return the round in progress as `seat` sees it; the points are those of `seat`."""
    round_, ruleset = view.round_in_progress, view.ruleset
    order = round_.clockwise(0)
    ranks = ruleset.pack.order
    kind = kind_of(view)
    dealer = order.index(round_.dealer)
    first = first_bidder(ruleset.bidding, dealer=dealer, seats=len(order))
    position = blank(len(order), round_.size, dealer, first)
    position[at.TRUMP] = -1 if round_.trump is None else round_.trump
    position[at.TRUMP_DUE] = round_.trump_due
    if round_.turn_up is not None:
        position[at.TURNED] = places(ranks)[round_.turn_up]
        position[at.PLAYED_ONCE] = 1 << int(position[at.TURNED])
    _deal_and_bid(position, round_, order, ranks)
    rules = rules_row(ruleset, kind)
    _replay(position, round_, rules, order, ranks)
    points = points_table(
        ruleset.scoring,
        circumstances_of(view),
        score=view.scores[seat],
        mates=mates(ruleset, kind),
    )
    return Read(position, Tables(rules, open_bids(ruleset.bidding, kind), points), order, ranks)


def kind_of(view: Game) -> Round:
    """Return what tells the round in progress apart.

    Raises `Refused` where a seat sits out and another of its team does not.
    """
    round_ = view.round_in_progress
    out = Counter(map(view.ruleset.team_of, round_.out))
    if view.ruleset.teams and set(out.values()) - {view.seats // view.ruleset.teams}:
        seats = ", ".join(map(str, round_.out))
        raise Refused(f"of a team some sit out (seat {seats}) and some play: only whole teams can")
    return Round(round_.playing, round_.size, max(view.sizes), view.last_round, view.seats)


def circumstances_of(view: Game) -> Circumstances:
    """Return what the scoring of the round in progress may look at."""
    round_ = view.round_in_progress
    return Circumstances(
        size=round_.size,
        largest=max(view.sizes),
        trump=round_.trump,
        seats=round_.playing,
        undealt=round_.undealt,
        bids=round_.bids_made,
        scores=view.scores,
    )


def _deal_and_bid(
    position: Position, round_: Readable, order: tuple[Seat, ...], ranks: RankOrder
) -> None:
    """Give every seat all cards that it was seen to hold, played ones too, and its bid."""
    held: dict[Seat, list[Card]] = {seat: list(round_.hands[seat] or ()) for seat in order}
    for trick in (*(taken.trick for taken in round_.tricks), round_.trick):
        for seat, card in zip(round_.clockwise(trick.leader), trick.cards, strict=False):
            held[seat].append(card)
    for index, seat in enumerate(order):
        cards = tuple(held[seat])
        position[at.ONCE + index] = mask(cards, ranks)
        position[at.TWICE + index] = twice(cards, ranks)
        bid = round_.bid_of(seat)
        if bid is not None:
            position[at.BIDS + index] = bid
            position[at.BIDS_MADE] += 1


def _replay(
    position: Position,
    round_: Readable,
    rules: np.ndarray[tuple[int], np.dtype[np.int64]],
    order: tuple[Seat, ...],
    ranks: RankOrder,
) -> None:
    """Play the cards of the round again; who leads and who took what is read, not judged."""
    if round_.bidding:
        return
    place = places(ranks)
    for trick in (*(taken.trick for taken in round_.tricks), round_.trick):
        position[at.LEADER] = order.index(trick.leader)
        for seat, card in zip(round_.clockwise(trick.leader), trick.cards, strict=False):
            engine.play(position, rules, order.index(seat), place[card])
