"""Where chips lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Bank:
    """The house's bank. It alone may be below zero: by as much as it has granted."""

    def __str__(self) -> str:
        return "the bank"


@dataclass(frozen=True, slots=True)
class Purse:
    """What a player may spend."""

    player: str

    def __str__(self) -> str:
        return f"the purse of {self.player}"


@dataclass(frozen=True, slots=True)
class Stake:
    """What a player has put down at a table; all stakes of a table are its escrow."""

    table: str
    player: str

    def __str__(self) -> str:
        return f"the stake of {self.player} at table {self.table}"


Account = Bank | Purse | Stake

BANK: Final = Bank()
