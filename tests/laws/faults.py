"""Planted faults: each makes one small thing of the rulebook wrong, for as long as a test lasts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from ohhell.rules import (
    Audience,
    Bidding,
    BidSealed,
    Card,
    Circumstances,
    Event,
    FirstLeader,
    Following,
    Game,
    Hand,
    HandDealt,
    Hidden,
    Hook,
    Pack,
    Round,
    Scoring,
    Seat,
    Suit,
    TrickTaken,
    WhenVoid,
    legal_actions,
    project,
)
from ohhell.rules.play import deciding, evolving
from ohhell.rules.play.actions import Action
from ohhell.rules.play.state import Trick
from ohhell.rules.values import taking
from tests.laws import test_rules_secrets as secrets

Plant = Callable[[pytest.MonkeyPatch], None]


def no_hook(patch: pytest.MonkeyPatch) -> None:
    """The last bidder is free."""
    patch.setattr(Hook, "forbidden", lambda *_, **__: None)


def hook_for_all(patch: pytest.MonkeyPatch) -> None:
    """Every bidder is bound, not only the last."""

    def forbidden(bidding: Bidding, *, made: int, size: int, **_: bool) -> int | None:
        return bidding.hook.forbidden(rest=size - made, size=size)

    patch.setattr(Bidding, "forbidden", forbidden)


def trump_is_a_suit_like_any_other(patch: pytest.MonkeyPatch) -> None:
    """The highest card of the led suit takes every trick."""

    def winning_index(trick: tuple[Card, ...], *_: object) -> int:
        led = [card if card.suit == trick[0].suit else -1 for card in trick]
        return led.index(max(led))

    patch.setattr(deciding, "winning_index", winning_index)


def first_trump_takes(patch: pytest.MonkeyPatch) -> None:
    """A higher trump does not beat the first one played."""

    def winning_index(trick: tuple[Card, ...], trump: Suit | None, _: Pack) -> int:
        suit = trump if any(card.suit == trump for card in trick) else trick[0].suit
        found = [card if card.suit == suit else -1 for card in trick]
        first = next(number for number, card in enumerate(found) if card >= 0)
        return first if suit == trump else found.index(max(found))

    patch.setattr(deciding, "winning_index", winning_index)


def any_suit_takes_a_struck_out_trick(patch: pytest.MonkeyPatch) -> None:
    """Where the led suit is struck out, the highest card of another takes."""
    patch.setattr(taking, "_may_take", lambda *_: True)


def eldest_always_leads(patch: pytest.MonkeyPatch) -> None:
    """Whoever takes the trick does not lead the next."""
    true = evolving._evolve_round

    def evolve_round(round_: Round, event: Any) -> Round:  # noqa: ANN401 - any event of a round
        after = true(round_, event)
        led_anew = isinstance(event, TrickTaken)
        return replace(after, trick=Trick(round_.eldest)) if led_anew else after

    patch.setattr(evolving, "_evolve_round", evolve_round)


def hands_for_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody is sent every hand."""
    _show(patch, HandDealt)


def sealed_bids_for_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody is sent every bid at once."""
    _show(patch, BidSealed)


def _show(patch: pytest.MonkeyPatch, kind: type[Event]) -> None:
    def shown(event: Event, audience: Audience) -> Event | Hidden:
        return event if isinstance(event, kind) else project(event, audience)

    patch.setattr(secrets, "project", shown)


def views_hold_all_hands(patch: pytest.MonkeyPatch) -> None:
    """A view is the truth."""

    def observed(game: Game, _: Audience) -> Game:
        return game

    patch.setattr(secrets, "observe", observed)


def legality_peeks(patch: pytest.MonkeyPatch) -> None:
    """What is legal depends on a hand that the seat does not see."""

    def peeking(game: Game, seat: Seat) -> tuple[Action, ...]:
        legal = legal_actions(game, seat)
        other = game.round_in_progress.hands[(seat + 1) % game.seats]
        return legal if other is None else legal[:-1]

    patch.setattr(secrets, "legal_actions", peeking)


def revokes_are_allowed(patch: pytest.MonkeyPatch) -> None:
    """Nobody need follow suit."""

    def playable(_: Following, hand: Hand, **__: object) -> Hand:
        return hand

    patch.setattr(Following, "playable", playable)


def void_seats_are_free(patch: pytest.MonkeyPatch) -> None:
    """There is no duty to trump, and none to go over."""

    def playable(_: WhenVoid, hand: Hand, *__: object) -> Hand:
        return hand

    patch.setattr(WhenVoid, "playable", playable)


def the_hook_spares_nothing(patch: pytest.MonkeyPatch) -> None:
    """Small rounds and the last are hooked like any other."""
    patch.setattr(Bidding, "hook_in", lambda bidding, **_: bidding.hook)


def eldest_leads_first_by_any_rule(patch: pytest.MonkeyPatch) -> None:
    """Whoever should lead the first trick, eldest does."""

    def seat(_: FirstLeader, *, clockwise: Sequence[Seat], bids: Sequence[int | None]) -> Seat:
        del bids
        return clockwise[0]

    patch.setattr(FirstLeader, "seat", seat)


def played_cards_stay_in_hand(patch: pytest.MonkeyPatch) -> None:
    """A card can be played twice."""
    true = evolving._play

    def play(round_: Round, seat: Seat, card: Card) -> Round:
        return replace(true(round_, seat, card), hands=round_.hands)

    patch.setattr(evolving, "_play", play)


def misses_score_as_made(patch: pytest.MonkeyPatch) -> None:
    """Whatever was taken counts as bid."""
    true = Scoring.points_at

    def points_at(scoring: Scoring, at: Circumstances, *, taken: int, **_: int) -> int:
        return true(scoring, at, bid=taken, taken=taken)

    patch.setattr(Scoring, "points_at", points_at)


def deal_stays_with_the_first_dealer(patch: pytest.MonkeyPatch) -> None:
    """The deal does not pass to the left."""
    patch.setattr(Game, "next_dealer", property(lambda game: game.first_dealer))
