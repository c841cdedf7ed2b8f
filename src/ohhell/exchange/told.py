"""What a file tells of a game, statement by statement, before the rules have a say."""

from __future__ import annotations

from dataclasses import dataclass

from ohhell.exchange.places import Place, Said
from ohhell.rules import Card, RuleSet, Suit

Cards = tuple[Said[Card], ...]


@dataclass(frozen=True, slots=True)
class ToldTrick:
    """A trick: its cards in the order played, or by seat."""

    place: Place
    cards: tuple[Said[Card] | None, ...]
    by_seat: bool = False
    leader: Said[int] | None = None
    winner: Said[int | None] | None = None
    """None is nobody: equal cards struck the trick out."""


@dataclass(frozen=True, slots=True)
class ToldRound:
    """A round. Tuples over seats are empty, or hold None, where nothing is told."""

    place: Place
    hands: tuple[Cards, ...]
    dealer: Said[int] | None = None
    size: Said[int] | None = None
    turned: Said[Card] | None = None
    shown: Said[Card] | None = None
    trump: Said[Suit | None] | None = None
    bids: tuple[Said[int] | None, ...] = ()
    first_bids: tuple[Said[int] | None, ...] = ()
    """The bids as they were made, where the hook changed one of them afterwards."""
    blind: tuple[Said[int], ...] = ()
    """The seats that bid before they looked at their hands."""
    looked: tuple[Said[int], ...] = ()
    """The seats that looked, though they might have bid blind."""
    named: Said[Suit | None] | None = None
    """The trump that a seat named."""
    leader: Said[int] | None = None
    tricks: tuple[ToldTrick, ...] = ()
    taken: tuple[Said[int] | None, ...] = ()
    points: tuple[Said[int] | None, ...] = ()
    to_act: Said[int] | None = None
    legal: tuple[str, ...] = ()
    """The cards that the seat to act may play."""


@dataclass(frozen=True, slots=True)
class ToldGame:
    """A game."""

    place: Place
    ruleset: Said[RuleSet]
    seats: Said[int]
    first_dealer: Said[int]
    rounds: tuple[ToldRound, ...] = ()
