"""Keeping the books: `evolve` folds what has happened and judges nothing.

So an old log is never re-judged by newer rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from ohhell.rules.cards import Card, Seat
from ohhell.rules.events import (
    BidMade,
    BidSealed,
    CardPlayed,
    Event,
    GameOver,
    GameStarted,
    HandDealt,
    HasBid,
    Hidden,
    RoundScored,
    RoundStarted,
    TrickTaken,
    TrumpSet,
    TrumpTurned,
)
from ohhell.rules.ruleset import RuleSet
from ohhell.rules.state import Game, Round, ScoredRound, TakenTrick, Trick, replaced
from ohhell.rules.trump import trump_suit


def new_game(started: GameStarted) -> Game:
    """Return the state before the first deal."""
    ruleset, seats = started.ruleset, started.seats
    return Game(ruleset, seats, started.first_dealer, ruleset.schedule.sizes(seats))


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
        case BidMade():
            after = _evolve_round(game.round_in_progress, event)
            return replace(game, round=after if after.bidding else _led(after, game.ruleset))
        case _:
            return replace(game, round=_evolve_round(game.round_in_progress, event))


def replay(events: Iterable[Event | Hidden]) -> Game:
    """Return the state after `events`; the first must be `GameStarted`."""
    stream = iter(events)
    first = next(stream, None)
    if not isinstance(first, GameStarted):
        raise ValueError(f"a game begins with GameStarted, not with {first}")
    game = new_game(first)
    for event in stream:
        game = evolve(game, event)
    return game


def _new_round(game: Game, started: RoundStarted) -> Round:
    n = game.seats
    return Round(
        index=started.index,
        dealer=started.dealer,
        size=started.size,
        bids=(None,) * n,
        has_bid=(False,) * n,
        trick=Trick(Seat((started.dealer + 1) % n)),
        hands=(None,) * n,
        sealed=(None,) * n,
    )


def _evolve_round(
    round_: Round,
    event: HandDealt
    | TrumpTurned
    | TrumpSet
    | BidMade
    | HasBid
    | BidSealed
    | CardPlayed
    | TrickTaken,
) -> Round:
    match event:
        case HandDealt(seat, cards):
            return replace(round_, hands=replaced(round_.hands, seat, cards))
        case TrumpTurned(card):
            return replace(round_, turn_up=card, trump=trump_suit(card))
        case TrumpSet(suit, turned, shown):
            return replace(round_, turn_up=turned, trump=suit, shown=shown)
        case BidMade(seat, tricks):
            bids, has_bid = (
                replaced(round_.bids, seat, tricks),
                replaced(round_.has_bid, seat, True),
            )
            return replace(
                round_, bids=bids, has_bid=has_bid, sealed=replaced(round_.sealed, seat, None)
            )
        case HasBid(seat):
            return replace(round_, has_bid=replaced(round_.has_bid, seat, True))
        case BidSealed(seat, tricks):
            return replace(round_, sealed=replaced(round_.sealed, seat, tricks))
        case CardPlayed(seat, card):
            return _play(round_, seat, card)
        case TrickTaken(winner):
            done = (*round_.tricks, TakenTrick(round_.trick, winner))
            return replace(round_, tricks=done, trick=Trick(winner))
        case _:
            assert_never(event)


def _led(round_: Round, ruleset: RuleSet) -> Round:
    """Return the round with who leads to the first trick, known when the last bid is."""
    if None in round_.bids:  # made together, and still being revealed
        return round_
    leader = ruleset.leading.first.seat(dealer=round_.dealer, bids=round_.all_bids)
    return replace(round_, trick=Trick(leader))


def _play(round_: Round, seat: Seat, card: Card) -> Round:
    held = round_.hands[seat]
    if held is not None:
        at = held.index(card)
        held = held[:at] + held[at + 1 :]
    trick = Trick(round_.trick.leader, (*round_.trick.cards, card))
    return replace(round_, hands=replaced(round_.hands, seat, held), trick=trick)


def _close_round(game: Game, points: tuple[int, ...]) -> Game:
    round_ = game.round_in_progress
    line = ScoredRound(round_.size, round_.all_bids, round_.taken, points)
    return replace(game, sheet=(*game.sheet, line), round=replace(round_, points=points))
