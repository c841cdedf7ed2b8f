"""What happens next: `start`, `deal` and `decide` return events and change nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from ohhell.rules.actions import Action, Bid, Play
from ohhell.rules.bidding import BidOrder
from ohhell.rules.cards import PACK, Card, Seat, hand
from ohhell.rules.events import (
    BidMade,
    BidSealed,
    CardPlayed,
    Event,
    GameOver,
    GameStarted,
    HandDealt,
    HasBid,
    RoundScored,
    RoundStarted,
    TrickTaken,
    TrumpSet,
    TrumpTurned,
)
from ohhell.rules.following import winning_index
from ohhell.rules.legality import legal_actions, why_not
from ohhell.rules.ruleset import RuleSet, require_valid
from ohhell.rules.state import Game, Round, replaced
from ohhell.rules.trump import Made, trump_suit

RULES_VERSION: Final = 1
"""Changes when the meaning of a ruleset or of a log changes; stands in every record."""


def start(ruleset: RuleSet, *, seats: int, first_dealer: Seat) -> GameStarted:
    """Return the event that begins a game; raise `InvalidRuleSet` if it cannot be played."""
    require_valid(ruleset, seats)
    if not 0 <= first_dealer < seats:
        raise ValueError(f"the first dealer must be a seat, 0 to {seats - 1}, not {first_dealer}")
    return GameStarted(ruleset, seats, first_dealer)


def deal(game: Game, deck: Sequence[Card]) -> tuple[Event, ...]:
    """Return what dealing the next round from `deck`, a shuffled pack, makes happen.

    One card at a time is dealt round the table from the dealer's left; then one is turned up.
    Raises `ValueError` when there is nothing to deal or `deck` is not the pack.
    """
    if not may_deal(game):
        raise ValueError("no round is due: the game is over or a round is in progress")
    if sorted(deck) != list(PACK):
        raise ValueError("the deck must hold every card of the pack exactly once")
    index, dealer, seats = len(game.sheet), game.next_dealer, game.seats
    size = game.sizes[index]
    dealt, stock = deck[: size * seats], tuple(deck[size * seats :])
    made = game.ruleset.trump.made(dealt, stock, index=index, sizes=game.sizes)
    hands = (
        HandDealt(seat, hand(dealt[(seat - dealer - 1) % seats :: seats]))
        for seat in map(Seat, range(seats))
    )
    return (RoundStarted(index, dealer, size), *hands, _trump(made))


def _trump(made: Made) -> TrumpTurned | TrumpSet:
    if made.shown is None and made.suit == trump_suit(made.turned):
        return TrumpTurned(made.turned)
    return TrumpSet(made.suit, made.turned, made.shown)


def stacked(
    game: Game,
    hands: Sequence[Sequence[Card]],
    turned: Card | None,
    shown: Card | None = None,
) -> list[Card]:
    """Return a pack from which `deal` gives `hands` (by seat) and then turns up `turned`.

    If a card is to be `shown`, the dealer gets it last.
    Raises `ValueError` when the hands do not suit the schedule.
    """
    if len(hands) != game.seats:
        raise ValueError(f"{len(hands)} hands for {game.seats} seats")
    size = game.sizes[len(game.sheet)] if len(game.sheet) < len(game.sizes) else 0
    if any(len(cards) != size for cards in hands):
        raise ValueError(f"every hand must hold {size} cards")
    hands = [sorted(cards, key=lambda card: card == shown) for cards in hands]
    order = [Seat((game.next_dealer + 1 + step) % game.seats) for step in range(game.seats)]
    dealt = [hands[seat][card] for card in range(size) for seat in order]
    dealt += [] if turned is None else [turned]
    used = set(dealt)
    return [*dealt, *(card for card in PACK if card not in used)]


def may_deal(game: Game) -> bool:
    """Tell whether the next round can be dealt now."""
    between_rounds = game.round is None or game.round.points is not None
    return between_rounds and not game.over


def decide(game: Game, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Return what `action` makes happen, or raise `IllegalAction`."""
    legal = legal_actions(game, seat)
    if action not in legal:
        raise why_not(game, seat, action)
    # What goes into the log is our own value: 2.0 equals 2 and an int may equal a card.
    own = legal[legal.index(action)]
    match own:
        case Bid(tricks):
            return _bid(game, seat, tricks)
        case Play(card):
            return (CardPlayed(seat, card), *_after_card(game, card))
        case _:
            assert_never(own)


def _bid(game: Game, seat: Seat, tricks: int) -> tuple[Event, ...]:
    round_ = game.round_in_progress
    match game.ruleset.bidding.order:
        case BidOrder.IN_TURN:
            return (BidMade(seat, tricks),)
        case BidOrder.TOGETHER:
            own: tuple[Event, ...] = (HasBid(seat), BidSealed(seat, tricks))
            if game.to_act != (seat,):
                return own
            bids = replaced(round_.sealed, seat, tricks)
            return (*own, *(BidMade(Seat(s), bid) for s, bid in enumerate(bids) if bid is not None))


def _after_card(game: Game, card: Card) -> Iterator[Event]:
    round_ = game.round_in_progress
    cards = (*round_.trick.cards, card)
    if len(cards) < round_.seats:
        return
    winner = Seat((round_.trick.leader + winning_index(cards, round_.trump)) % round_.seats)
    yield TrickTaken(winner)
    if len(round_.tricks) + 1 == round_.size:
        yield from _after_last_trick(game, round_, winner)


def _after_last_trick(game: Game, round_: Round, winner: Seat) -> Iterator[Event]:
    taken = replaced(round_.taken, winner, round_.taken[winner] + 1)
    scoring, largest = game.ruleset.scoring, max(game.sizes)
    points = tuple(
        scoring.points(bid=bid, taken=tricks, size=round_.size, largest=largest, trump=round_.trump)
        for bid, tricks in zip(round_.all_bids, taken, strict=True)
    )
    yield RoundScored(points)
    if len(game.sheet) + 1 == len(game.sizes):
        scores = [score + gain for score, gain in zip(game.scores, points, strict=True)]
        yield GameOver(tuple(Seat(s) for s, rank in enumerate(scoring.ranks(scores)) if rank == 1))
