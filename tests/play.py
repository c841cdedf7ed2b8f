"""Playing a game in a test: deals made to measure, and actions of whoever is to act."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from ohhell.rules import (
    PACK,
    Action,
    Bid,
    Bidding,
    Card,
    Game,
    Hook,
    NoTrump,
    Play,
    RuleSet,
    Seat,
    Sight,
    Trump,
    deal,
    decide,
    fold,
    new_game,
    parse_cards,
    stacked,
    start,
)

FREE_BIDS = RuleSet(bidding=Bidding(hook=Hook.OFF))
"""The usual rules, less the hook: for rounds that others played without it."""

Hands = Sequence[Sequence[Card]]


def hands(text: str) -> Hands:
    """Read the hands of all seats: ``2C 3C / KD AS``."""
    return [parse_cards(part) for part in text.split("/")]


def new_table(
    ruleset: RuleSet = FREE_BIDS, *, seats: int = 4, dealer: int = 0, sizes: Sequence[int] = ()
) -> Game:
    """Return a game before its first deal, with any schedule at all where `sizes` are given."""
    game = new_game(start(ruleset, seats=seats, first_dealer=Seat(dealer)))
    return replace(game, sizes=tuple(sizes)) if sizes else game


def dealt_round(
    ruleset: RuleSet = FREE_BIDS, *, hands: Hands, turn_up: Card | None, dealer: int = 0
) -> Game:
    """Return a game of one round, dealt; with no card turned up there is no trump."""
    if turn_up is None:
        ruleset = replace(ruleset, trump=Trump(NoTrump.LAST))
    game = new_table(ruleset, seats=len(hands), dealer=dealer, sizes=[len(hands[0])])
    return deal_out(game, hands, turn_up)


def deal_out(game: Game, hands: Hands, turn_up: Card | None, shown: Card | None = None) -> Game:
    """Return `game` with the next round dealt: these hands, this card turned up or shown."""
    return fold(game, deal(game, stacked(game, hands, turn_up, shown)))


def act(game: Game, *actions: Action) -> Game:
    """Return `game` after these actions of whoever is to act."""
    for action in actions:
        game = fold(game, decide(game, game.to_act[0], action))
    return game


def bid(game: Game, *bids: int) -> Game:
    """Return `game` after these bids, in bidding order."""
    return act(game, *map(Bid, bids))


def bid_by_seat(game: Game, bids: Sequence[int]) -> Game:
    """Return `game` after the bid of every seat, given by seat."""
    while game.round_in_progress.bidding:
        game = bid(game, bids[game.to_act[0]])
    return game


def play(game: Game, cards: str | Iterable[Card]) -> Game:
    """Return `game` after these cards, in the order played."""
    found = parse_cards(cards) if isinstance(cards, str) else cards
    return act(game, *map(Play, found))


def winners(game: Game) -> list[Seat | None]:
    """Return who took each trick of the round; None of one that was struck out."""
    return [taken.winner for taken in game.round_in_progress.tricks]


def leaders(game: Game) -> list[int]:
    """Return who led each trick of the round."""
    return [int(taken.trick.leader) for taken in game.round_in_progress.tricks]


def spare_card(hands: Hands, suit: str) -> Card:
    """Return a card of `suit` that nobody holds."""
    held = {card for cards in hands for card in cards}
    return next(card for card in PACK if str(card.suit) == suit and card not in held)


def may_see(sight: Sight, owner: int, audience: int | None) -> bool:
    """Tell whether `audience` may see a hand: said again here, so that no rule is its own judge."""
    eyes: dict[Sight, Callable[[int | None], bool]] = {
        Sight.OWNER: lambda who: who == owner,
        Sight.OTHERS: lambda who: who not in (owner, None),
        Sight.NOBODY: lambda _: False,
    }
    return eyes[sight](audience)
