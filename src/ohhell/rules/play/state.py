"""The state of a game: all that has happened, or all that one seat may know of it.

Truth and view are one type. In a view the other hands and the sealed bids of others are absent
(None), and everything computed here reads only what is there. `repr` never shows a hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeVar

from ohhell.rules.cards import PACK_SIZE, Card, Hand, Seat, Suit
from ohhell.rules.play.events import Audience
from ohhell.rules.replacing import replace
from ohhell.rules.values.bidding import BidOrder
from ohhell.rules.values.ending import End
from ohhell.rules.values.one_card import Sight
from ohhell.rules.values.ruleset import RuleSet
from ohhell.rules.values.taking import led_suit

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick: who led, and the cards in the order played."""

    leader: Seat
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class TakenTrick:
    """A complete trick and who took it; None where equal cards struck it out."""

    trick: Trick
    winner: Seat | None


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
    """Secret bids, until they are revealed."""
    face_down: tuple[Hand | None, ...] = field(repr=False)
    """Hands at which their owners have not looked yet, because they may bid blind."""
    turn_up: Card | None = None
    trump: Suit | None = None
    """The trump suit; None is no-trump, or a trump that is yet to be named."""
    shown: Card | None = None
    """A card of the dealer's that was shown for trump; whether it is still held is not told."""
    tricks: tuple[TakenTrick, ...] = ()
    points: tuple[int, ...] | None = None
    pack_size: int = PACK_SIZE
    sight: Sight = Sight.OWNER
    out: tuple[Seat, ...] = ()
    """The seats that sit this round out; they count as having bid zero."""
    offered: tuple[Seat, ...] = ()
    """The seats that may still bid blind, in order."""
    blind: tuple[Seat, ...] = ()
    """The seats that have bid blind."""
    namer: Seat | None = None
    """Who is to name the trump now."""
    names_none: bool = False
    """Whether that may be no trump."""
    trump_due: bool = False
    """Whether the trump is yet to be named."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.bids)

    @property
    def playing(self) -> int:
        """The number of seats that play."""
        return len(self.bids) - len(self.out)

    def clockwise(self, first: int) -> tuple[Seat, ...]:
        """Return the seats that play, from seat `first` on."""
        return clockwise(first, self.seats, self.out)

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats that play, from eldest round to the dealer."""
        return self.clockwise(self.dealer + 1)

    @property
    def eldest(self) -> Seat:
        """The seat left of the dealer, who by the usual rules bids and leads first."""
        return self.order[0]

    @property
    def bidding(self) -> bool:
        """Whether somebody has yet to bid."""
        return not all(self.has_bid)

    @property
    def in_play(self) -> bool:
        """Whether all has been said that is said before a card is played."""
        return not self.bidding and self.namer is None

    def others_have_bid(self, seat: int) -> bool:
        """Tell whether everybody may know the bids of all seats but `seat`."""
        return None not in (bid for other, bid in enumerate(self.bids) if other != seat)

    @property
    def all_bids(self) -> tuple[int, ...]:
        """The bids, secret ones too, once every seat's is known here."""
        bids = tuple(bid for seat in range(self.seats) if (bid := self.bid_of(seat)) is not None)
        assert len(bids) == self.seats, f"all bids are asked for while they are {self.bids}"
        return bids

    def bid_of(self, seat: int) -> int | None:
        """Return the bid of a seat, a secret one too, if it is known here."""
        bid = self.bids[seat]
        return self.sealed[seat] if bid is None else bid

    @property
    def bids_made(self) -> int:
        """The sum of the bids that everybody may know."""
        return sum(bid or 0 for bid in self.bids)

    @property
    def broken(self) -> bool:
        """Whether a trump was played to a trick of another suit."""
        if self.trump is None:
            return False
        done = [taken.trick.cards for taken in self.tricks]
        others = [cards for cards in done if led_suit(cards) != self.trump]
        return any(card.suit == self.trump for cards in others for card in cards)

    @property
    def face_up(self) -> tuple[Card, ...]:
        """The cards that everybody has seen: played, or turned up."""
        turned = () if self.turn_up is None else (self.turn_up,)
        played = (card for taken in self.tricks for card in taken.trick.cards)
        return (*played, *self.trick.cards, *turned)

    @property
    def taken(self) -> tuple[int, ...]:
        """The tricks each seat has taken."""
        winners = [taken.winner for taken in self.tricks]
        return tuple(winners.count(Seat(seat)) for seat in range(self.seats))

    @property
    def stock(self) -> int:
        """How many cards lie undealt and face down."""
        return self.undealt - (self.turn_up is not None)

    @property
    def undealt(self) -> int:
        """How many cards are in no hand, a turn-up among them."""
        return self.pack_size - self.size * self.playing

    def cards_left(self, seat: Seat) -> int:
        """Return how many cards `seat` still holds; everybody may count that."""
        if seat in self.out:
            return 0
        has_played = seat in self.clockwise(self.trick.leader)[: len(self.trick.cards)]
        return self.size - len(self.tricks) - has_played


@cache  # asked for at every card; a table has few seats
def clockwise(first: int, seats: int, out: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats from `first` (of whatever number) on, but for those that are `out`."""
    every = (Seat((first + step) % seats) for step in range(seats))
    return tuple(seat for seat in every if seat not in out)


@dataclass(frozen=True, slots=True)
class ScoredRound:
    """A line of the score sheet; each tuple is by seat, and `out` are those that did not play."""

    size: int
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]
    out: tuple[Seat, ...] = ()


def scores_of(sheet: Sequence[ScoredRound], seats: int) -> tuple[int, ...]:
    """Return the score of each seat by these lines of the sheet."""
    return tuple(sum(line.points[seat] for line in sheet) for seat in range(seats))


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
        return scores_of(self.sheet, self.seats)

    @property
    def pack(self) -> tuple[Card, ...]:
        """All cards, in ascending order."""
        return self.ruleset.pack.cards(self.seats)

    @property
    def next_size(self) -> int:
        """The size of the next round, if there is one.

        Rounds beyond the schedule are of the largest size; a schedule that is no end is dealt over
        and over.
        """
        index = len(self.sheet)
        if not self.ruleset.ending.by_schedule:
            return self.sizes[index % len(self.sizes)]
        return self.sizes[index] if index < len(self.sizes) else max(self.sizes)

    @property
    def last_round(self) -> bool:
        """Whether the round in progress is the last of the schedule, or comes after it."""
        return (
            self.ruleset.ending.by_schedule and self.round_in_progress.index >= len(self.sizes) - 1
        )

    @property
    def bidders(self) -> tuple[Seat, ...]:
        """The seats in the order in which they bid in this round."""
        return self.ruleset.bidding.first.order(self.round_in_progress.order)

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats that have no lives left, where the game is for lives."""
        ending = self.ruleset.ending
        if ending.kind is not End.LIVES:
            return ()
        return tuple(Seat(s) for s, score in enumerate(self.scores) if score <= -ending.points)

    @property
    def next_dealer(self) -> Seat:
        """Who deals the next round: the deal passes to the left, round after round."""
        if self.round is None or self.ruleset.ending.kind is not End.LIVES:
            return Seat((self.first_dealer + len(self.sheet)) % self.seats)
        return clockwise(self.round.dealer + 1, self.seats, self.out)[0]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats whose answer is awaited; several where bids are made together."""
        round_ = self.round
        if round_ is None or round_.points is not None:
            return ()
        if round_.offered:
            return round_.offered[:1]
        if round_.namer is not None:
            return (round_.namer,)
        if not round_.bidding:  # nobody, before it is said who took a complete trick
            played = len(round_.trick.cards)
            return round_.clockwise(round_.trick.leader)[played : played + 1]
        waiting = tuple(seat for seat in self.bidders if not round_.has_bid[seat])
        in_turn = self.ruleset.bidding.order is BidOrder.IN_TURN
        return waiting[:1] if in_turn else waiting


def observe(game: Game, audience: Audience) -> Game:
    """Return the game as `audience` may see it."""
    round_ = game.round
    if round_ is None:
        return game
    hands = hands_seen(round_, audience)
    sealed = tuple([own if seat == audience else None for seat, own in enumerate(round_.sealed)])
    unseen = (None,) * round_.seats
    return replace(game, round=replace(round_, hands=hands, sealed=sealed, face_down=unseen))


def hands_seen(round_: Round, audience: Audience) -> tuple[Hand | None, ...]:
    """Return the hands of all seats as `audience` may see them; of a seat that is out, none."""
    shown = _shown(round_.sight, round_.seats, round_.out, audience)
    return tuple(
        [hand if is_shown else None for hand, is_shown in zip(round_.hands, shown, strict=True)]
    )


@cache
def _shown(sight: Sight, seats: int, out: tuple[Seat, ...], audience: Audience) -> tuple[bool, ...]:
    """Return for each seat whether `audience` sees its hand."""
    return tuple(seat in out or sight.shows(seat, audience) for seat in map(Seat, range(seats)))


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return `values` with the one at `index` replaced."""
    return (*values[:index], value, *values[index + 1 :])
