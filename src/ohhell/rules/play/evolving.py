"""Keeping the books: `evolve` folds what has happened and judges nothing.

So an old log is never re-judged by newer rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from ohhell.rules.cards import Card, Seat
from ohhell.rules.play.events import (
    BidMade,
    BidSealed,
    BidWithdrawn,
    BlindBidMade,
    BlindOffered,
    CardPlayed,
    Event,
    GameOver,
    GameStarted,
    HandDealt,
    HandLaid,
    HandSeen,
    HasBid,
    Hidden,
    Looked,
    RoundScored,
    RoundStarted,
    TrickCancelled,
    TrickTaken,
    TrumpAsked,
    TrumpNamed,
    TrumpOpen,
    TrumpSet,
    TrumpTurned,
)
from ohhell.rules.play.state import Game, Round, ScoredRound, TakenTrick, Trick, replaced
from ohhell.rules.replacing import replace
from ohhell.rules.values.leading import FirstLeader
from ohhell.rules.values.ruleset import RuleSet
from ohhell.rules.values.trump import trump_suit


def new_game(started: GameStarted) -> Game:
    """Return the state before the first deal."""
    ruleset, seats = started.ruleset, started.seats
    return Game(ruleset, seats, started.first_dealer, ruleset.sizes(seats))


def evolve(game: Game, event: Event | Hidden) -> Game:
    """Fold one event into the state (or into a view, when it was projected)."""
    match event:
        case GameStarted():
            return new_game(event)
        case Hidden():
            return game
        case RoundStarted():
            return replace(game, round=_new_round(game, event))
        case RoundScored(points):
            return _close_round(game, points)
        case GameOver(winners):
            return replace(game, winners=winners)
        case BidMade() | BlindBidMade() | HasBid():
            after = _evolve_round(game.round_in_progress, event)
            return replace(game, round=after if after.bidding else _led(after, game.ruleset))
        case _:
            return replace(game, round=_evolve_round(game.round_in_progress, event))


def fold(game: Game, events: Iterable[Event | Hidden]) -> Game:
    """Return the state after `events`."""
    for event in events:
        game = evolve(game, event)
    return game


def replay(events: Iterable[Event | Hidden]) -> Game:
    """Return the state after `events`; the first must be `GameStarted`."""
    stream = iter(events)
    first = next(stream, None)
    if not isinstance(first, GameStarted):
        raise ValueError(f"a game begins with GameStarted, not with {first}")
    return fold(new_game(first), stream)


def bids_as_made(game: Game, event: Event) -> tuple[int, ...] | None:
    """Return all bids as they stand in `game`, if `event` begins to change one; else None.

    The hook has a seat bid anew, or moves a bid that was made blind.
    """
    match event:
        case BidWithdrawn():
            return game.round_in_progress.all_bids
        case BidMade(seat) if seat in game.round_in_progress.blind:
            return game.round_in_progress.all_bids
        case _:
            return None


def _new_round(game: Game, started: RoundStarted) -> Round:
    n, out = game.seats, started.out
    round_ = Round(
        index=started.index,
        dealer=started.dealer,
        size=started.size,
        bids=tuple(0 if seat in out else None for seat in range(n)),
        has_bid=tuple(seat in out for seat in range(n)),
        trick=Trick(started.dealer),
        hands=tuple(() if seat in out else None for seat in range(n)),
        sealed=(None,) * n,
        face_down=(None,) * n,
        pack_size=game.ruleset.pack.size(n),
        sight=game.ruleset.one_card.sight(started.size),
        out=out,
    )
    return replace(round_, trick=Trick(round_.eldest))


_InRound = (
    HandDealt
    | HandLaid
    | BlindOffered
    | Looked
    | HandSeen
    | TrumpTurned
    | TrumpSet
    | TrumpOpen
    | TrumpAsked
    | TrumpNamed
    | BidMade
    | BlindBidMade
    | HasBid
    | BidSealed
    | BidWithdrawn
    | CardPlayed
    | TrickTaken
    | TrickCancelled
)


def _evolve_round(round_: Round, event: _InRound) -> Round:
    match event:
        case HandDealt(seat, cards):
            return replace(round_, hands=replaced(round_.hands, seat, cards))
        case HandLaid() | BlindOffered() | Looked() | HandSeen() | BlindBidMade():
            return _evolve_blind(round_, event)
        case TrumpTurned() | TrumpSet() | TrumpOpen() | TrumpAsked() | TrumpNamed():
            return _evolve_trump(round_, event)
        case BidMade(seat, tricks):
            return _bid(round_, seat, tricks)
        case HasBid(seat):
            return replace(round_, has_bid=replaced(round_.has_bid, seat, True))
        case BidSealed(seat, tricks):
            return replace(round_, sealed=replaced(round_.sealed, seat, tricks))
        case BidWithdrawn(seat):
            has_bid = replaced(round_.has_bid, seat, False)
            return replace(round_, bids=replaced(round_.bids, seat, None), has_bid=has_bid)
        case CardPlayed(seat, card):
            return _play(round_, seat, card)
        case TrickTaken(winner):
            return _close_trick(round_, winner)
        case TrickCancelled():
            return _close_trick(round_, None)
        case _:
            assert_never(event)


def _evolve_trump(
    round_: Round, event: TrumpTurned | TrumpSet | TrumpOpen | TrumpAsked | TrumpNamed
) -> Round:
    match event:
        case TrumpTurned(card):
            return replace(round_, turn_up=card, trump=trump_suit(card))
        case TrumpSet(suit, turned, shown):
            return replace(round_, turn_up=turned, trump=suit, shown=shown)
        case TrumpAsked(seat, no_trump):
            return replace(round_, trump_due=True, namer=seat, names_none=no_trump)
        case TrumpOpen():
            return replace(round_, trump_due=True)
        case TrumpNamed(_, suit):
            return replace(round_, trump=suit, trump_due=False, namer=None)
        case _:
            assert_never(event)


def _evolve_blind(
    round_: Round, event: HandLaid | BlindOffered | Looked | HandSeen | BlindBidMade
) -> Round:
    match event:
        case HandLaid(seat, cards):
            return replace(round_, face_down=replaced(round_.face_down, seat, cards))
        case BlindOffered(seats):
            return replace(round_, offered=seats)
        case Looked(seat):
            return replace(round_, offered=tuple(s for s in round_.offered if s != seat))
        case HandSeen(seat, cards):
            face_down = replaced(round_.face_down, seat, None)
            return replace(round_, hands=replaced(round_.hands, seat, cards), face_down=face_down)
        case BlindBidMade(seat, tricks):
            offered = tuple(s for s in round_.offered if s != seat)
            blind = (*round_.blind, seat)
            return replace(_bid(round_, seat, tricks), offered=offered, blind=blind)
        case _:
            assert_never(event)


def _bid(round_: Round, seat: Seat, tricks: int) -> Round:
    return replace(
        round_,
        bids=replaced(round_.bids, seat, tricks),
        has_bid=replaced(round_.has_bid, seat, True),
        sealed=replaced(round_.sealed, seat, None),
    )


def _led(round_: Round, ruleset: RuleSet) -> Round:
    """Return the round with who leads to the first trick, known when the last bid is."""
    first = ruleset.leading.first
    waits = first is FirstLeader.HIGHEST_BIDDER and None in round_.bids
    if waits or round_.tricks or round_.trick.cards:
        return round_
    leader = first.seat(clockwise=round_.order, bids=round_.bids)
    return replace(round_, trick=Trick(leader))


def _play(round_: Round, seat: Seat, card: Card) -> Round:
    held = round_.hands[seat]
    if held is not None:
        at = held.index(card)
        held = held[:at] + held[at + 1 :]
    trick = Trick(round_.trick.leader, (*round_.trick.cards, card))
    return replace(round_, hands=replaced(round_.hands, seat, held), trick=trick)


def _close_trick(round_: Round, winner: Seat | None) -> Round:
    done = (*round_.tricks, TakenTrick(round_.trick, winner))
    leader = round_.trick.leader if winner is None else winner
    return replace(round_, tricks=done, trick=Trick(leader))


def _close_round(game: Game, points: tuple[int, ...]) -> Game:
    round_ = game.round_in_progress
    line = ScoredRound(round_.size, round_.all_bids, round_.taken, points, round_.out)
    return replace(game, sheet=(*game.sheet, line), round=replace(round_, points=points))
