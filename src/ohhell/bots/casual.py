"""A player by rules of thumb: bids from its own cards, then takes or sheds to meet the bid.

It looks at no other bid, seat or score, and guesses no hidden card.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ohhell.bots.estimate import longest_suit, natural_bid, unseen_bid
from ohhell.bots.seen import gaps, is_trump, own_hand, sure_trumps, unseen
from ohhell.rules import (
    Action,
    Bid,
    Card,
    Game,
    Look,
    NameTrump,
    Play,
    Round,
    Seat,
    led_suit,
    legal_actions,
    winning_index,
)


@dataclass(frozen=True, slots=True)
class Casual:
    """The rule of thumb player; it throws no dice."""

    def act(self, view: Game, seat: Seat) -> Action:
        """Return the action that the rules of thumb name."""
        legal = legal_actions(view, seat)
        round_ = view.round_in_progress
        if legal[0] == Look():
            return Look()
        if names := [action for action in legal if isinstance(action, NameTrump)]:
            return longest_suit(own_hand(round_, seat), names)
        if round_.bidding:
            return _bid(view, seat, [bid.tricks for bid in legal if isinstance(bid, Bid)])
        return Play(_card(view, seat, [play.card for play in legal if isinstance(play, Play)]))


# --- Bidding --------------------------------------------------------------------------------------


def _bid(view: Game, seat: Seat, legal: list[int]) -> Bid:
    """Bid what the hand looks good for; barred from that, one less, or one more if that is sure."""
    round_ = view.round_in_progress
    natural = natural_bid(round_, seat) if round_.hands[seat] else unseen_bid(view, seat)
    sure = sure_trumps(own_hand(round_, seat), trump=round_.trump, out=unseen(round_, seat))
    down, up = natural - 1, natural + 1
    wishes = (natural, down, up) if down >= sure else (natural, up, down)
    wished = [bid for bid in wishes if bid in legal]
    return Bid(wished[0] if wished else min(legal, key=lambda bid: abs(bid - natural)))


# --- Playing --------------------------------------------------------------------------------------


def _card(view: Game, seat: Seat, legal: list[Card]) -> Card:
    round_ = view.round_in_progress
    hand, bid = own_hand(round_, seat), round_.bid_of(seat)
    assert bid is not None, "cards are played when all have bid"
    needed = bid - round_.taken[seat]
    sure = sure_trumps(hand, trump=round_.trump, out=unseen(round_, seat))
    leading = not round_.trick.cards
    if needed <= sure:
        return _lowest(legal, round_) if leading else _shed(view, legal)
    if leading:
        return _lead_to_take(round_, seat, legal, every=needed >= len(hand))
    return _take(view, seat, legal)


def _lead_to_take(round_: Round, seat: Seat, legal: list[Card], *, every: bool) -> Card:
    """Lead the strongest trump if every trick is needed, else a side card nothing can beat.

    Failing that, lead low and keep what is high for later.
    """
    trumps = [card for card in legal if is_trump(card, round_.trump)]
    if every and trumps:
        return max(trumps)
    out = unseen(round_, seat)
    bosses = [card for card in legal if not is_trump(card, round_.trump) and not gaps(card, out)]
    if bosses:
        return _highest(bosses, round_)
    return _highest(legal, round_) if every else _lowest(legal, round_)


def _take(view: Game, seat: Seat, legal: list[Card]) -> Card:
    """Take as cheaply as will do: the last to play needs no more than to win."""
    round_ = view.round_in_progress
    winners = [card for card in legal if _wins(view, card)]
    if not winners:
        return _lowest(legal, round_)
    last = len(round_.trick.cards) == round_.playing - 1
    led = led_suit(round_.trick.cards)
    out = unseen(round_, seat)
    bosses = [card for card in winners if not gaps(card, out)]
    if last or winners[0].suit != led or not bosses:
        return _lowest(winners, round_)
    return _lowest(bosses, round_)


def _shed(view: Game, legal: list[Card]) -> Card:
    """Throw the highest card that does not win; if all do, the lowest, or the highest if last."""
    round_ = view.round_in_progress
    losers = [card for card in legal if not _wins(view, card)]
    if losers:
        return _highest(losers, round_)
    last = len(round_.trick.cards) == round_.playing - 1
    return _highest(legal, round_) if last else _lowest(legal, round_)


def _wins(view: Game, card: Card) -> bool:
    """Tell whether `card` would be winning the trick so far."""
    round_ = view.round_in_progress
    cards = (*round_.trick.cards, card)
    return winning_index(cards, round_.trump, view.ruleset.pack) == len(cards) - 1


def _lowest(cards: Iterable[Card], round_: Round) -> Card:
    """Return the weakest card: plain before trump, then by rank."""
    return min(cards, key=lambda card: (is_trump(card, round_.trump), card.rank))


def _highest(cards: Iterable[Card], round_: Round) -> Card:
    """Return the strongest card: trump before plain, then by rank."""
    return max(cards, key=lambda card: (is_trump(card, round_.trump), card.rank))
