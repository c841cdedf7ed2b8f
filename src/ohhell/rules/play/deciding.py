"""What happens next: `decide` returns the events of an action and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from ohhell.rules.cards import Card, Seat
from ohhell.rules.play.actions import Action, Bid, Look, NameTrump, Play
from ohhell.rules.play.events import (
    BidMade,
    BidSealed,
    BidWithdrawn,
    BlindBidMade,
    CardPlayed,
    Event,
    GameOver,
    HandSeen,
    HasBid,
    Looked,
    RoundScored,
    TrickCancelled,
    TrickTaken,
    TrumpAsked,
    TrumpNamed,
)
from ohhell.rules.play.evolving import fold
from ohhell.rules.play.legality import legal_actions, why_not
from ohhell.rules.play.standing import points_of, winners_of
from ohhell.rules.play.state import Game, Round, ScoredRound, replaced
from ohhell.rules.replacing import replace
from ohhell.rules.values.bidding import CHANGES, BidOrder, Hook
from ohhell.rules.values.leading import highest_bidder
from ohhell.rules.values.one_card import Sight
from ohhell.rules.values.taking import winning_index


def decide(game: Game, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Return what `action` makes happen, or raise `IllegalAction`."""
    legal = legal_actions(game, seat)
    if action not in legal:
        raise why_not(game, seat, action)
    # What goes into the log is our own value: 2.0 equals 2 and an int may equal a card.
    own = legal[legal.index(action)]
    match own:
        case Bid(tricks):
            return tuple(_after_bid(game, _bid(game, seat, tricks)))
        case Play(card):
            return tuple(_play(game, seat, card))
        case NameTrump(suit):
            return tuple(_then_forced(game, (TrumpNamed(seat, suit),)))
        case Look():
            return (Looked(seat), *_sees(game.round_in_progress, seat))
        case _:
            assert_never(own)


# --- Bidding --------------------------------------------------------------------------------------


def _bid(game: Game, seat: Seat, tricks: int) -> tuple[Event, ...]:
    round_ = game.round_in_progress
    if seat in round_.offered:
        return (BlindBidMade(seat, tricks), *_sees(round_, seat))
    match game.ruleset.bidding.order:
        case BidOrder.IN_TURN:
            return (BidMade(seat, tricks),)
        case BidOrder.TOGETHER if round_.others_have_bid(seat):
            return (BidMade(seat, tricks),)
        case BidOrder.TOGETHER:
            own: tuple[Event, ...] = (HasBid(seat), BidSealed(seat, tricks))
            if game.to_act != (seat,):
                return own
            return (*own, *_revealed(replaced(round_.sealed, seat, tricks)))
        case BidOrder.SECRET:
            return (HasBid(seat), BidSealed(seat, tricks))


def _revealed(sealed: tuple[int | None, ...]) -> Iterator[BidMade]:
    for seat, bid in enumerate(sealed):
        if bid is not None:
            yield BidMade(Seat(seat), bid)


def _sees(round_: Round, seat: Seat) -> tuple[Event, ...]:
    """Return how `seat` comes to see the hand that lay face down."""
    cards = round_.face_down[seat]
    assert cards is not None, f"the hand of seat {seat} does not lie face down"
    return (HandSeen(seat, cards),)


def _after_bid(game: Game, events: tuple[Event, ...]) -> Iterator[Event]:
    """Yield `events`, and what follows from them if all have bid now."""
    yield from events
    after = fold(game, events)
    if after.round_in_progress.bidding:
        return
    changed = tuple(_changes(after))
    yield from changed
    if any(isinstance(event, BidWithdrawn) for event in changed):
        return
    after = fold(after, changed)
    round_ = after.round_in_progress
    if round_.trump_due:
        yield TrumpAsked(highest_bidder(round_.order, round_.bids), no_trump=True)
    else:
        yield from _forced(after)


def _changes(game: Game) -> Iterator[Event]:
    """Yield the change of a bid that the hook asks for when all have bid."""
    round_, last = game.round_in_progress, game.bidders[-1]
    hook = game.ruleset.bidding.hook_in(size=round_.size, last_round=game.last_round)
    even = None not in round_.bids and round_.bids_made == round_.size
    if even and hook in CHANGES:
        yield BidWithdrawn(round_.order[-1 if hook is Hook.DEALER_CHANGES else 0])
    elif even and hook is Hook.LAST_BIDDER and last in round_.blind:
        bid = round_.bids[last] or 0
        yield BidMade(last, bid + 1 if bid < round_.size else bid - 1)


# --- Playing --------------------------------------------------------------------------------------


def _play(game: Game, seat: Seat, card: Card) -> Iterator[Event]:
    yield CardPlayed(seat, card)
    round_ = game.round_in_progress
    cards = (*round_.trick.cards, card)
    if len(cards) < round_.playing:
        return
    index = winning_index(cards, round_.trump, game.ruleset.pack)
    winner = None if index is None else round_.clockwise(round_.trick.leader)[index]
    yield TrickCancelled() if winner is None else TrickTaken(winner)
    if len(round_.tricks) + 1 == round_.size:
        yield from _after_last_trick(game, round_, winner)


def _after_last_trick(game: Game, round_: Round, winner: Seat | None) -> Iterator[Event]:
    if game.ruleset.bidding.order is BidOrder.SECRET:
        yield from _revealed(round_.sealed)
    taken = round_.taken
    if winner is not None:
        taken = replaced(taken, winner, taken[winner] + 1)
    points = points_of(game, taken)
    yield RoundScored(points)
    line = ScoredRound(round_.size, round_.all_bids, taken, points, round_.out)
    winners = winners_of(replace(game, sheet=(*game.sheet, line)))
    if winners is not None:
        yield GameOver(winners)


def _then_forced(game: Game, events: tuple[Event, ...]) -> Iterator[Event]:
    yield from events
    yield from _forced(fold(game, events))


def _forced(game: Game) -> Iterator[Event]:
    """Yield the play of cards that their owners may not see: there is nothing to choose."""
    if game.round_in_progress.sight is Sight.OWNER or not game.round_in_progress.in_play:
        return
    while game.to_act:
        seat = game.to_act[0]
        held = game.round_in_progress.hands[seat]
        assert held, f"seat {seat} is to play and holds no card"
        events = tuple(_play(game, seat, held[0]))
        yield from events
        game = fold(game, events)
