"""What a seat may do, and why it may not do something else."""

from __future__ import annotations

from typing import assert_never

from ohhell.rules.cards import Card, Hand, Seat, Suit
from ohhell.rules.play.actions import Action, Bid, Look, NameTrump, Play
from ohhell.rules.play.state import Game, Round
from ohhell.rules.problems import IllegalAction
from ohhell.rules.values.bidding import BidOrder
from ohhell.rules.values.ruleset import RuleSet
from ohhell.rules.values.taking import led_suit


def legal_actions(view: Game, seat: Seat) -> tuple[Action, ...]:
    """Return what `seat` may do now. Reads that seat's own hand and nothing else hidden."""
    if seat not in view.to_act:
        return ()
    round_ = view.round_in_progress
    if round_.namer is not None and not round_.offered:
        suits: tuple[Suit | None, ...] = (*Suit, None) if round_.names_none else tuple(Suit)
        return tuple(map(NameTrump, suits))
    if round_.bidding:
        bids = tuple(Bid(tricks) for tricks in _open_bids(view, round_, seat))
        return (Look(), *bids) if round_.offered else bids
    own = round_.hands[seat]
    if own is None:
        return ()
    playable = _playable(view.ruleset, round_, own)
    # Two equal cards are one choice.
    choices = dict.fromkeys(playable) if view.ruleset.pack.packs > 1 else playable
    return tuple(map(Play, choices))


def _open_bids(view: Game, round_: Round, seat: Seat) -> tuple[int, ...]:
    return view.ruleset.bidding.legal(
        made=round_.bids_made,
        last=_answers_for_sum(view, round_, seat),
        size=round_.size,
        last_round=view.last_round,
    )


def _answers_for_sum(view: Game, round_: Round, seat: Seat) -> bool:
    """Tell whether `seat` bids last, or anew because of the sum."""
    in_turn = view.ruleset.bidding.order is BidOrder.IN_TURN
    return round_.others_have_bid(seat) and (not in_turn or seat == view.bidders[-1])


def forbidden_bid(view: Game, seat: Seat) -> int | None:
    """Return the one bid that the hook forbids to `seat`, whose turn it is to bid, or None."""
    round_ = view.round_in_progress
    return view.ruleset.bidding.forbidden(
        made=round_.bids_made,
        last=_answers_for_sum(view, round_, seat),
        size=round_.size,
        last_round=view.last_round,
    )


def _playable(ruleset: RuleSet, round_: Round, own: Hand) -> Hand:
    trick, trump = round_.trick.cards, round_.trump
    if trick:
        return ruleset.following.playable(own, trick=trick, trump=trump, pack=ruleset.pack)
    return ruleset.leading.playable(own, trump=trump, first=not round_.tricks, broken=round_.broken)


def why_not(game: Game, seat: Seat, action: Action) -> IllegalAction:
    """Return the reason why `seat` may not do `action` now."""
    round_ = game.round
    if round_ is None or round_.points is not None:
        return IllegalAction("no-round", "no round is in progress")
    if seat not in game.to_act:
        return _not_your_turn(game, round_, seat, action)
    if round_.namer is not None and not round_.offered:
        return _bad_name(action)
    match action:
        case NameTrump():
            return IllegalAction("not-naming", "the trump of this round is not yours to name now")
        case Look():
            return IllegalAction("not-blind", f"the hand of seat {seat} does not lie face down")
        case Bid(tricks) if not round_.bidding:
            return IllegalAction("bids-closed", f"seat {seat} may not bid {tricks}: all have bid")
        case Bid(tricks):
            return _bad_bid(game, round_, seat, tricks)
        case Play(card) if round_.bidding:
            return IllegalAction("bid-first", f"{card} may not be played before all have bid")
        case Play(card):
            return _bad_card(game, round_, seat, card)
        case _:
            assert_never(action)


def _bad_name(action: Action) -> IllegalAction:
    if isinstance(action, NameTrump):
        return IllegalAction("name-suit", "the turned card asks for a suit: C, D, H or S")
    return IllegalAction("name-first", "the trump must be named first")


def _not_your_turn(game: Game, round_: Round, seat: Seat, action: Action) -> IllegalAction:
    turn = ", ".join(map(str, game.to_act))
    if isinstance(action, Bid) and seat in range(game.seats) and round_.has_bid[seat]:
        return IllegalAction(
            "already-bid", f"seat {seat} has bid already; it is the turn of seat {turn}"
        )
    return IllegalAction("not-your-turn", f"it is the turn of seat {turn}, not of seat {seat}")


def _bad_bid(game: Game, round_: Round, seat: Seat, tricks: int) -> IllegalAction:
    barred = forbidden_bid(game, seat)
    if barred is not None and tricks == barred:
        return IllegalAction(
            "hook",
            f"{tricks} is forbidden: the bids may not add up to {round_.size}",
            tricks=tricks,
            size=round_.size,
        )
    if tricks == 0 and not game.ruleset.bidding.zero:
        return IllegalAction("bid-zero", "zero is forbidden: every seat must bid a trick")
    if tricks in range(round_.size + 1):
        allowed = " ".join(map(str, _open_bids(game, round_, seat)))
        text = f"{tricks} is forbidden by what the bids must add up to: {allowed} may be bid"
        return IllegalAction("bid-sum", text, tricks=tricks, size=round_.size)
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
    led = led_suit(round_.trick.cards)
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
