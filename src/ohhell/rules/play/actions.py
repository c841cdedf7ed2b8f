"""What a seat may ask for in a round."""

from __future__ import annotations

from dataclasses import dataclass

from ohhell.rules.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class Bid:
    """Say how many tricks you will take."""

    tricks: int

    def __str__(self) -> str:
        return f"bid {self.tricks}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Name the trump of the round; None is no trump."""

    suit: Suit | None

    def __str__(self) -> str:
        return f"name {'no trump' if self.suit is None else self.suit}"


@dataclass(frozen=True, slots=True)
class Look:
    """Look at your hand, and so give up bidding blind."""

    def __str__(self) -> str:
        return "look"


Action = Bid | Play | NameTrump | Look
