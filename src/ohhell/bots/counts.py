"""Counts that anyone can check who sits in a seat: what is out, who can beat what, who needs what.

All are exact. Unseen are the cards that a seat neither holds, nor sees on other foreheads, nor has
seen turned up or played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from ohhell.bots.seen import loose_cards, own_hand
from ohhell.rules import (
    Card,
    Circumstances,
    Game,
    Hand,
    Identical,
    NilWhen,
    Round,
    Seat,
    voids,
    winning_index,
)


@dataclass(frozen=True)
class Counts:
    """What `seat` can count in `view`, which is what it may see of a round in progress."""

    view: Game
    seat: Seat

    @cached_property
    def round(self) -> Round:
        """The round in progress."""
        return self.view.round_in_progress

    @cached_property
    def hand(self) -> Hand:
        """The own cards, none where they may not be seen."""
        return own_hand(self.round, self.seat)

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """Every card that is unseen, equal ones as often as they are."""
        return loose_cards(self.view, self.seat)

    @cached_property
    def behind(self) -> tuple[Seat, ...]:
        """The seats that play to the open trick after `seat`, in order."""
        order = self.round.clockwise(self.round.trick.leader)
        return order[order.index(self.seat) + 1 :]

    @cached_property
    def voids(self) -> frozenset[tuple[Seat, int]]:
        """Who has shown to hold no card of which suit."""
        return voids(self.view)

    @property
    def left(self) -> int:
        """The tricks that have not been taken, the open one among them."""
        return self.round.size - len(self.round.tricks)

    # --- Cards ------------------------------------------------------------------------------------

    def above(self, card: Card) -> int:
        """Return how many unseen cards are of the suit of `card` and rank higher."""
        power = self.view.ruleset.pack.order.power
        same = (other for other in self.unseen if other.suit == card.suit)
        return sum(power(other) > power(card) for other in same)

    def tops(self, cards: Iterable[Card]) -> int:
        """Return how many of `cards`, Wizards and Jesters apart, have none unseen above them."""
        return sum(card.suit is not None and not self.above(card) for card in cards)

    def of_suit(self, suit: int | None, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Return those of `cards` that are of `suit`; none where it is None."""
        return tuple(card for card in cards if suit is not None and card.suit == suit)

    def best(self, trick: Sequence[Card]) -> int | None:
        """Return the place of the card that takes `trick` so far; None where nothing does."""
        return winning_index(trick, self.round.trump, self.view.ruleset.pack)

    def beaters(self, card: Card) -> int:
        """Return how many unseen cards would, played next, take the open trick from `card`."""
        return sum(self._beats(other, card) for other in self.unseen)

    def is_safe(self, card: Card) -> bool:
        """Tell whether `card` is sure to take the open trick, whatever the others hold.

        A seat that has shown to be void in a suit holds none of its cards.
        """
        trick = (*self.round.trick.cards, card)
        if self.best(trick) != len(trick) - 1:
            return False
        pack = self.view.ruleset.pack
        cancels = pack.packs > 1 and pack.identical not in (Identical.FIRST, Identical.LAST)
        threats = (other for other in self.unseen if self._may_come(other))
        return not any(
            (cancels and other == card and card.suit is not None) or self._beats(other, card)
            for other in threats
        )

    def _beats(self, other: Card, card: Card) -> bool:
        trick = (*self.round.trick.cards, card, other)
        return self.best(trick) != len(trick) - 2

    def _may_come(self, card: Card) -> bool:
        """Tell whether anybody who plays after `seat` may hold `card`."""
        suit = card.suit
        return any(suit is None or (seat, suit) not in self.voids for seat in self.behind)

    # --- Who needs what ---------------------------------------------------------------------------

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that share their bids and tricks with `seat`, itself among them."""
        team = self.view.ruleset.team_of(seat)
        if team is None:
            return (seat,)
        every = map(Seat, range(self.view.seats))
        return tuple(one for one in every if self.view.ruleset.team_of(one) == team)

    def needs(self, seat: Seat) -> int | None:
        """Return how many tricks `seat`, or its team, has to take yet, below 0 if it has too many.

        None where a bid is not known.
        """
        together = self.partners(seat)
        bids = [bid for one in together if (bid := self.round.bid_of(one)) is not None]
        if len(bids) < len(together):
            return None
        return sum(bids) - sum(self.round.taken[one] for one in together)

    def worth(self, tricks: int) -> int | None:
        """Return what a bid of `tricks` scores if it is made; None where that is not known yet."""
        game, round_ = self.view, self.round
        scoring = game.ruleset.scoring
        hangs = scoring.nil is not None and scoring.nil.when is NilWhen.BIDS_OVER
        if game.ruleset.teams or round_.trump_due or (hangs and tricks == 0):
            return None
        at = Circumstances(
            size=round_.size,
            largest=max(game.sizes),
            trump=round_.trump,
            seats=round_.playing,
            undealt=round_.undealt,
            scores=game.scores,
        )
        score = game.scores[self.seat]
        made = scoring.points_at(at, bid=tricks, taken=tricks, score=score)
        return made + (self.blind_bonus if self.seat in round_.offered else 0)

    @property
    def blind_bonus(self) -> int:
        """What a blind bid that is made scores on top."""
        blind = self.view.ruleset.bidding.blind
        return 0 if blind is None else blind.bonus
