"""The state of a game: all that has happened, or all that one seat may know of it.

Truth and view are one type. In a view the other hands and the sealed bids of others are absent
(None), and everything computed here reads only what is there. `repr` never shows a hand.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TypeVar

from ohhell.rules.bidding import BidOrder
from ohhell.rules.cards import PACK_SIZE, Card, Hand, Seat, Suit
from ohhell.rules.events import Audience
from ohhell.rules.ruleset import RuleSet

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick: who led, and the cards in the order played."""

    leader: Seat
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class TakenTrick:
    """A complete trick and who took it."""

    trick: Trick
    winner: Seat


@dataclass(frozen=True, slots=True)
class Round:
    """One round: deal, bids, tricks, points. Tuples over seats have one place per seat."""

    index: int
    dealer: Seat
    size: int
    bids: tuple[int | None, ...]
    """Bids that everybody may know."""
    has_bid: tuple[bool, ...]
    trick: Trick
    """The open trick."""
    hands: tuple[Hand | None, ...] = field(repr=False)
    sealed: tuple[int | None, ...] = field(repr=False)
    """Bids made together, until they are revealed."""
    turn_up: Card | None = None
    trump: Suit | None = None
    """The trump suit; None is no-trump."""
    shown: Card | None = None
    """A card of the dealer's that was shown for trump; whether it is still held is not told."""
    tricks: tuple[TakenTrick, ...] = ()
    points: tuple[int, ...] | None = None

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.bids)

    @property
    def eldest(self) -> Seat:
        """The seat left of the dealer, who by the usual rules bids and leads first."""
        return Seat((self.dealer + 1) % self.seats)

    @property
    def bidding(self) -> bool:
        """Whether somebody has yet to bid."""
        return not all(self.has_bid)

    @property
    def all_bids(self) -> tuple[int, ...]:
        """The bids, once every seat's is known."""
        bids = tuple(bid for bid in self.bids if bid is not None)
        assert len(bids) == self.seats, f"all bids are asked for while they are {self.bids}"
        return bids

    @property
    def broken(self) -> bool:
        """Whether a trump was played to a trick of another suit."""
        done = [taken.trick.cards for taken in self.tricks]
        others = [cards for cards in done if cards[0].suit != self.trump]
        return any(card.suit == self.trump for cards in others for card in cards)

    @property
    def taken(self) -> tuple[int, ...]:
        """The tricks each seat has taken."""
        winners = [taken.winner for taken in self.tricks]
        return tuple(winners.count(Seat(seat)) for seat in range(self.seats))

    @property
    def stock(self) -> int:
        """How many cards lie undealt and face down."""
        return PACK_SIZE - self.size * self.seats - (self.turn_up is not None)

    def cards_left(self, seat: Seat) -> int:
        """Return how many cards `seat` still holds; everybody may count that."""
        in_trick = (seat - self.trick.leader) % self.seats < len(self.trick.cards)
        return self.size - len(self.tricks) - in_trick


@dataclass(frozen=True, slots=True)
class ScoredRound:
    """A line of the score sheet; each tuple is by seat."""

    size: int
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Game:
    """A game by one ruleset: the schedule, the sheet so far, and the round in progress."""

    ruleset: RuleSet
    seats: int
    first_dealer: Seat
    sizes: tuple[int, ...]
    sheet: tuple[ScoredRound, ...] = ()
    round: Round | None = None
    winners: tuple[Seat, ...] | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.winners is not None

    @property
    def round_in_progress(self) -> Round:
        """The round, where there must be one."""
        assert self.round is not None, "no round has started"
        return self.round

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat: the sum of its points so far."""
        return tuple(sum(line.points[seat] for line in self.sheet) for seat in range(self.seats))

    @property
    def ranks(self) -> tuple[int, ...]:
        """The rank of each seat, 1 for the first."""
        return self.ruleset.scoring.ranks(self.scores)

    @property
    def last_round(self) -> bool:
        """Whether the round in progress is the last of the game."""
        return self.round_in_progress.index == len(self.sizes) - 1

    @property
    def bidders(self) -> tuple[Seat, ...]:
        """The seats in the order in which they bid in this round."""
        dealer = self.round_in_progress.dealer
        return self.ruleset.bidding.first.order(dealer=dealer, seats=self.seats)

    @property
    def next_dealer(self) -> Seat:
        """Who deals the next round: the deal passes to the left, round after round."""
        return Seat((self.first_dealer + len(self.sheet)) % self.seats)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats whose answer is awaited; several where bids are made together."""
        round_ = self.round
        if round_ is None or round_.points is not None:
            return ()
        if not round_.bidding:
            turn = (round_.trick.leader + len(round_.trick.cards)) % round_.seats
            return (Seat(turn),)
        waiting = tuple(seat for seat in self.bidders if not round_.has_bid[seat])
        together = self.ruleset.bidding.order is BidOrder.TOGETHER
        return waiting if together else waiting[:1]


def observe(game: Game, audience: Audience) -> Game:
    """Return the game as `audience` may see it."""
    round_ = game.round
    if round_ is None:
        return game
    hands = tuple(own if seat == audience else None for seat, own in enumerate(round_.hands))
    sealed = tuple(own if seat == audience else None for seat, own in enumerate(round_.sealed))
    return replace(game, round=replace(round_, hands=hands, sealed=sealed))


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return `values` with the one at `index` replaced."""
    return (*values[:index], value, *values[index + 1 :])
