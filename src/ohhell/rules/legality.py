"""What a seat may do, and why it may not do something else."""

from __future__ import annotations

from typing import assert_never

from ohhell.rules.actions import Action, Bid, Play
from ohhell.rules.cards import Card, Hand, Seat
from ohhell.rules.problems import IllegalAction
from ohhell.rules.ruleset import RuleSet
from ohhell.rules.state import Game, Round


def legal_actions(view: Game, seat: Seat) -> tuple[Action, ...]:
    """Return what `seat` may do now. Reads that seat's own hand and nothing else hidden."""
    if seat not in view.to_act:
        return ()
    round_ = view.round_in_progress
    if round_.bidding:
        bids = view.ruleset.bidding.legal(
            bids=round_.bids, size=round_.size, last_round=view.last_round
        )
        return tuple(Bid(tricks) for tricks in bids)
    own = round_.hands[seat]
    if own is None:
        return ()
    return tuple(Play(card) for card in _playable(view.ruleset, round_, own))


def forbidden_bid(view: Game) -> int | None:
    """Return the bid that the hook forbids to the seat to bid now, or None."""
    round_ = view.round_in_progress
    return view.ruleset.bidding.forbidden(
        bids=round_.bids, size=round_.size, last_round=view.last_round
    )


def _playable(ruleset: RuleSet, round_: Round, own: Hand) -> Hand:
    trick, trump = round_.trick.cards, round_.trump
    if trick:
        return ruleset.following.playable(own, trick=trick, trump=trump)
    return ruleset.leading.playable(own, trump=trump, first=not round_.tricks, broken=round_.broken)


def why_not(game: Game, seat: Seat, action: Action) -> IllegalAction:
    """Return the reason why `seat` may not do `action` now."""
    round_ = game.round
    if round_ is None or round_.points is not None:
        return IllegalAction("no-round", "no round is in progress")
    if seat not in game.to_act:
        return _not_your_turn(game, round_, seat, action)
    match action:
        case Bid(tricks) if not round_.bidding:
            return IllegalAction("bids-closed", f"seat {seat} may not bid {tricks}: all have bid")
        case Bid(tricks):
            return _bad_bid(game, round_, tricks)
        case Play(card) if round_.bidding:
            return IllegalAction("bid-first", f"{card} may not be played before all have bid")
        case Play(card):
            return _bad_card(game, round_, seat, card)
        case _:
            assert_never(action)


def _not_your_turn(game: Game, round_: Round, seat: Seat, action: Action) -> IllegalAction:
    turn = ", ".join(map(str, game.to_act))
    if isinstance(action, Bid) and seat in range(game.seats) and round_.has_bid[seat]:
        return IllegalAction(
            "already-bid", f"seat {seat} has bid already; it is the turn of seat {turn}"
        )
    return IllegalAction("not-your-turn", f"it is the turn of seat {turn}, not of seat {seat}")


def _bad_bid(game: Game, round_: Round, tricks: int) -> IllegalAction:
    barred = forbidden_bid(game)
    if barred is not None and tricks == barred:
        return IllegalAction(
            "hook",
            f"{tricks} is forbidden: the bids may not add up to {round_.size}",
            tricks=tricks,
            size=round_.size,
        )
    if tricks == 0:
        return IllegalAction("bid-zero", "zero is forbidden: every seat must bid a trick")
    return IllegalAction(
        "bid-range", f"a bid is 0 to {round_.size}, not {tricks}", tricks=tricks, size=round_.size
    )


def _bad_card(game: Game, round_: Round, seat: Seat, card: Card) -> IllegalAction:
    if card not in (round_.hands[seat] or ()):
        return IllegalAction("not-your-card", f"seat {seat} does not hold {card}", card=str(card))
    allowed = " ".join(
        str(play.card) for play in legal_actions(game, seat) if isinstance(play, Play)
    )
    if not round_.trick.cards:
        return IllegalAction(
            "trump-lead", f"{card} may not be led yet: {allowed} may be played", card=str(card)
        )
    led = round_.trick.cards[0].suit
    if card.suit == led:
        return IllegalAction(
            "must-beat", f"{card} does not beat the trick: {allowed} may be played", card=str(card)
        )
    if any(own.suit == led for own in round_.hands[seat] or ()):
        return IllegalAction(
            "follow-suit",
            f"{card} does not follow suit ({led}): {allowed} may be played",
            card=str(card),
            suit=str(led),
        )
    if card.suit == round_.trump:
        return IllegalAction(
            "must-overtrump", f"{card} is no higher trump: {allowed} may be played", card=str(card)
        )
    return IllegalAction(
        "must-trump", f"{card} is no trump: {allowed} may be played", card=str(card)
    )
