"""Why one action is better than another, as facts that anyone in that seat can check.

A fact is a sentence of the catalogues (``advice-…``) with its counts: suits as ``H``, cards as
``QS``, seats as numbers. There are facts of the situation and facts of each action.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ohhell.bots.counts import Counts
from ohhell.rules import (
    Action,
    Bid,
    BidOrder,
    Card,
    Clause,
    Look,
    NameTrump,
    Play,
    Seat,
    Sight,
    forbidden_bid,
    winning_index,
)


def situation(counts: Counts) -> Iterator[Clause]:
    """Yield the facts that bear on every action alike, the weightiest first."""
    if counts.round.namer is not None:
        yield from _bid_made(counts)
    elif counts.round.bidding:
        yield from _hand(counts)
        yield from _bidding(counts)
    else:
        yield from _playing(counts)


def facts(counts: Counts, action: Action) -> Iterator[Clause]:
    """Yield the facts of one action, the weightiest first."""
    match action:
        case Play(card):
            yield from _card(counts, card)
        case Bid(tricks):
            yield from _bid(counts, tricks)
        case NameTrump(None):
            yield Clause("advice-tops", {"n": counts.tops(counts.hand)})
        case NameTrump(suit):
            held = counts.of_suit(suit, counts.hand)
            yield Clause("advice-suit-held", {"n": len(held), "suit": str(suit)})
            yield Clause("advice-suit-tops", {"n": counts.tops(held), "suit": str(suit)})
        case Look():
            return


def chosen(own: Sequence[Clause], others: Sequence[Clause], most: int) -> tuple[Clause, ...]:
    """Return at most so many facts: those first that do not hold of the `others`' action too."""
    telling = sorted(range(len(own)), key=lambda place: own[place] in others)[:most]
    return tuple(own[place] for place in sorted(telling))


# --- Before a card is played ----------------------------------------------------------------------


def _bid_made(counts: Counts) -> Iterator[Clause]:
    bid = counts.round.bid_of(counts.seat)
    if bid is not None:
        yield Clause("advice-your-bid", {"tricks": bid})


def _hand(counts: Counts) -> Iterator[Clause]:
    """Yield what a hand holds; of one that is not seen, what it may be."""
    if not counts.hand:
        yield from _unseen_hand(counts)
        return
    specials = [card for card in counts.hand if card.suit is None]
    wizards = sum(card.is_wizard for card in specials)
    if wizards:
        yield Clause("advice-wizards", {"n": wizards})
    yield from _trumps(counts)
    plain = [card for card in counts.hand if card.suit != counts.round.trump]
    yield Clause("advice-plain-tops", {"n": counts.tops(plain)})
    if len(specials) > wizards:
        yield Clause("advice-jesters", {"n": len(specials) - wizards})


def _trumps(counts: Counts) -> Iterator[Clause]:
    trumps = counts.of_suit(counts.round.trump, counts.hand)
    if counts.round.trump is not None:
        yield Clause("advice-trumps", {"n": len(trumps)})
    if trumps:
        best = max(trumps, key=counts.view.ruleset.pack.order.power)
        yield Clause("advice-trumps-above-best", {"n": counts.above(best), "card": str(best)})


def _unseen_hand(counts: Counts) -> Iterator[Clause]:
    """Yield how many of the cards that the own one may be would take the trick."""
    round_ = counts.round
    order = round_.clockwise(round_.trick.leader)
    mine = order.index(counts.seat)
    held = [round_.hands[seat] for seat in order if seat != counts.seat]
    if round_.sight is not Sight.OTHERS or not all(held):
        return
    cards = [cards[0] for cards in held if cards]
    tried = [(*cards[:mine], card, *cards[mine:]) for card in counts.unseen]
    pack = counts.view.ruleset.pack
    won = sum(winning_index(trick, round_.trump, pack) == mine for trick in tried)
    yield Clause("advice-forehead", {"n": won, "total": len(tried)})


def _bidding(counts: Counts) -> Iterator[Clause]:
    if counts.round.offered:
        yield Clause("advice-blind-bonus", {"points": counts.blind_bonus})
    barred = forbidden_bid(counts.view, counts.seat)
    if barred is not None:
        yield Clause("advice-hook", {"tricks": barred})
    if counts.view.ruleset.bidding.order is BidOrder.IN_TURN and not counts.round.offered:
        bidders = counts.view.bidders
        later = sum(not counts.round.has_bid[seat] for seat in bidders) - 1
        yield Clause("advice-bid-after", {"n": later})


def _bid(counts: Counts, tricks: int) -> Iterator[Clause]:
    worth = counts.worth(tricks)
    if worth is not None:
        yield Clause("advice-worth", {"points": worth})
    if counts.round.others_have_bid(counts.seat):
        yield _balance(counts.round.bids_made + tricks - counts.round.size, "advice-makes")


def _balance(by: int, prefix: str) -> Clause:
    if by == 0:
        return Clause(f"{prefix}-even")
    return Clause(f"{prefix}-over" if by > 0 else f"{prefix}-under", {"n": abs(by)})


# --- Cards ----------------------------------------------------------------------------------------


def _playing(counts: Counts) -> Iterator[Clause]:
    need = counts.needs(counts.seat)
    if need is not None:
        yield _need(counts, need)
    yield Clause("advice-behind", {"n": len(counts.behind)})
    if None not in counts.round.bids:
        yield _balance(counts.round.bids_made - counts.round.size, "advice-table")


def _need(counts: Counts, need: int) -> Clause:
    """Return what the seat, or its team, has to take of the tricks that are left."""
    who = "team" if len(counts.partners(counts.seat)) > 1 else "you"
    left = counts.left
    if need < 0:
        return Clause("advice-too-many", {"n": -need, "who": who})
    if need > left:
        return Clause("advice-too-few", {"n": need, "left": left, "who": who})
    if need == 0:
        return Clause("advice-need-none", {"left": left, "who": who})
    if need == left:
        return Clause("advice-need-all", {"n": need, "who": who})
    return Clause("advice-need", {"n": need, "left": left, "who": who})


def _card(counts: Counts, card: Card) -> Iterator[Clause]:
    trick = (*counts.round.trick.cards, card)
    best = counts.best(trick)
    if best == len(trick) - 1:
        yield from _winning(counts, card)
    else:
        yield from _losing(counts, trick, best)
    if card.suit is not None and len(counts.of_suit(card.suit, counts.hand)) == 1:
        yield Clause("advice-last-of-suit", {"suit": str(card.suit)})


def _winning(counts: Counts, card: Card) -> Iterator[Clause]:
    """Yield the facts of a card that takes the trick so far."""
    if counts.is_safe(card):
        yield Clause("advice-safe")
        return
    trump = counts.round.trump
    if card.suit is None:
        yield Clause("advice-beaters", {"n": counts.beaters(card)})
    elif card.suit == trump:
        yield Clause("advice-trumps-above", {"n": counts.above(card)})
    else:
        yield Clause("advice-above", {"n": counts.above(card), "suit": str(card.suit)})
        if trump is not None:
            yield Clause("advice-trumps-unseen", {"n": len(counts.of_suit(trump, counts.unseen))})
    yield from _shown_void(counts, card)
    wanting = [need for seat in counts.behind if (need := counts.needs(seat)) is not None]
    if len(wanting) == len(counts.behind):
        yield Clause("advice-behind-need", {"n": sum(need > 0 for need in wanting)})


def _shown_void(counts: Counts, card: Card) -> Iterator[Clause]:
    """Yield who plays after `card` and has shown to have none of its suit."""
    trump = counts.round.trump
    if card.suit is None or card.suit == trump:
        return
    for seat in counts.behind:
        if (seat, card.suit) in counts.voids:
            yield Clause("advice-void", {"seat": seat, "suit": str(card.suit)})


def _losing(counts: Counts, trick: Sequence[Card], best: int | None) -> Iterator[Clause]:
    """Yield the facts of a card that does not take the trick so far."""
    card = trick[-1]
    if best is None:
        yield Clause("advice-struck")
    else:
        yield Clause("advice-loses", {"card": str(trick[best])})
        yield from _taker(counts, best)
    if card.suit is not None:
        yield Clause("advice-above", {"n": counts.above(card), "suit": str(card.suit)})


def _taker(counts: Counts, best: int) -> Iterator[Clause]:
    """Yield what the seat needs that takes the trick so far."""
    taker = counts.round.clockwise(counts.round.trick.leader)[best]
    need = counts.needs(taker)
    if taker in counts.partners(counts.seat):
        yield Clause("advice-partner", {"seat": taker})
    elif need is not None:
        yield _needed_by(taker, need)


def _needed_by(seat: Seat, need: int) -> Clause:
    if need <= 0:
        return Clause("advice-taker-full", {"seat": seat})
    return Clause("advice-taker-needs", {"seat": seat, "n": need})
