"""What a seat may ask for in a round."""

from __future__ import annotations

from dataclasses import dataclass

from ohhell.rules.cards import Card


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


Action = Bid | Play
