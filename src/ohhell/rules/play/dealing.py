"""Beginning a game and dealing a round; the shuffled deck comes from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from ohhell.rules.cards import Card, Hand, Seat, hand
from ohhell.rules.play.events import (
    BlindOffered,
    Event,
    GameStarted,
    HandDealt,
    HandLaid,
    RoundStarted,
    TrumpAsked,
    TrumpOpen,
    TrumpSet,
    TrumpTurned,
)
from ohhell.rules.play.state import Game, clockwise
from ohhell.rules.values.one_card import Sight
from ohhell.rules.values.ruleset import RuleSet
from ohhell.rules.values.trump import Made, Naming, trump_suit
from ohhell.rules.values.validity import require_valid

RULES_VERSION: Final = 1
"""Changes when the meaning of a ruleset or of a log changes; stands in every record."""


def start(ruleset: RuleSet, *, seats: int, first_dealer: Seat) -> GameStarted:
    """Return the event that begins a game; raise `InvalidRuleSet` if it cannot be played."""
    require_valid(ruleset, seats)
    if not 0 <= first_dealer < seats:
        raise ValueError(f"the first dealer must be a seat, 0 to {seats - 1}, not {first_dealer}")
    return GameStarted(ruleset, seats, first_dealer)


def may_deal(game: Game) -> bool:
    """Tell whether the next round can be dealt now."""
    between_rounds = game.round is None or game.round.points is not None
    return between_rounds and not game.over


def deal(game: Game, deck: Sequence[Card]) -> tuple[Event, ...]:
    """Return what dealing the next round from `deck`, the shuffled cards, makes happen.

    One card at a time is dealt round the table from the dealer's left; then one is turned up.
    Raises `ValueError` when there is nothing to deal or `deck` is not the pack.
    """
    if not may_deal(game):
        raise ValueError("no round is due: the game is over or a round is in progress")
    if sorted(deck) != list(game.pack):
        raise ValueError("the deck must hold every card of the pack as often as the pack does")
    order, index, size = _order(game), len(game.sheet), game.next_size
    dealt, stock = deck[: size * len(order)], tuple(deck[size * len(order) :])
    made = game.ruleset.trump.made(dealt, stock, index=index, sizes=sizes_until(game, index))
    hands = {seat: hand(dealt[at :: len(order)]) for at, seat in enumerate(order)}
    return (
        RoundStarted(index, game.next_dealer, size, game.out),
        *_hands(game, order, hands),
        _trump(made),
        *_asked(made, order),
    )


def sizes_until(game: Game, index: int) -> tuple[int, ...]:
    """Return the sizes of the schedule, as often as it is dealt until round `index`."""
    once = game.ruleset.ending.by_schedule
    return game.sizes if once else game.sizes * (index // len(game.sizes) + 1)


def _order(game: Game) -> tuple[Seat, ...]:
    """Return the seats that play the next round, from the dealer's left on."""
    return clockwise(game.next_dealer + 1, game.seats, game.out)


def _hands(game: Game, order: tuple[Seat, ...], hands: dict[Seat, Hand]) -> Iterator[Event]:
    sight = game.ruleset.one_card.sight(game.next_size)
    offered = _offered(game, order) if sight is Sight.OWNER else ()
    if offered:
        yield BlindOffered(offered)
    for seat, cards in sorted(hands.items()):
        yield HandLaid(seat, cards) if seat in offered else HandDealt(seat, cards, sight)


def _offered(game: Game, order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return who may bid blind in the next round."""
    blind = game.ruleset.bidding.blind
    if blind is None:
        return ()
    lowest = game.ruleset.scoring.lowest_wins
    may = blind.may([-score for score in game.scores] if lowest else game.scores)
    return tuple(seat for seat in game.ruleset.bidding.first.order(order) if may[seat])


def _trump(made: Made) -> TrumpTurned | TrumpSet | TrumpOpen:
    if made.named is not Naming.NOBODY and made.turned is None:
        return TrumpOpen()
    if made.shown is None and made.suit == trump_suit(made.turned):
        return TrumpTurned(made.turned)
    return TrumpSet(made.suit, made.turned, made.shown)


def _asked(made: Made, order: tuple[Seat, ...]) -> Iterator[TrumpAsked]:
    if made.named is Naming.DEALER:
        # A Wizard that is turned up stands for a suit; who names without one may name none.
        yield TrumpAsked(order[-1], no_trump=made.turned is None)


def stacked(
    game: Game,
    hands: Sequence[Sequence[Card]],
    turned: Card | None,
    shown: Card | None = None,
) -> list[Card]:
    """Return a pack from which `deal` gives `hands` (by seat) and then turns up `turned`.

    If a card is to be `shown`, the dealer gets it last. Seats that are out have an empty hand.
    Raises `ValueError` when the hands do not suit the schedule or the pack.
    """
    if len(hands) != game.seats:
        raise ValueError(f"{len(hands)} hands for {game.seats} seats")
    order, size = _order(game), 0 if game.over else game.next_size
    if any(len(cards) != size * (seat in order) for seat, cards in enumerate(hands)):
        raise ValueError(f"every hand must hold {size} cards")
    hands = [sorted(cards, key=lambda card: card == shown) for cards in hands]
    dealt = [hands[seat][card] for card in range(size) for seat in order]
    dealt += [] if turned is None else [turned]
    return [*dealt, *_rest(game, dealt)]


def _rest(game: Game, dealt: Sequence[Card]) -> list[Card]:
    """Return the cards of the pack that are not `dealt`; raise `ValueError` for one too many."""
    pack = Counter(game.pack)
    if too_many := Counter(dealt) - pack:
        raise ValueError(f"the pack does not hold {next(iter(too_many))} so often")
    return sorted((pack - Counter(dealt)).elements())
