"""Transfers: chips that move, all at once or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from ohhell.club.chips.accounts import Account


class Kind(Enum):
    """What is a transfer for?"""

    FIRST_GRANT = "first_grant"
    DAILY_GRANT = "daily_grant"
    BUY_IN = "buy_in"
    WITHDRAWAL = "withdrawal"
    PAYOUT = "payout"
    REFUND = "refund"
    ANNULMENT = "annulment"
    CLOSING = "closing"


@dataclass(frozen=True, slots=True)
class Posting:
    """How many chips come to an account, or go from it if below zero."""

    account: Account
    chips: int


@dataclass(frozen=True, slots=True)
class Transfer:
    """Postings that sum to zero, and their cause; raise `ValueError` if they do not.

    A cause is done once: it names what happened (this player's grant of that day, the end of this
    game), so that whoever does it again after a crash changes nothing.
    """

    kind: Kind
    cause: str
    postings: tuple[Posting, ...]

    def __post_init__(self) -> None:
        over = sum(posting.chips for posting in self.postings)
        if over:
            raise ValueError(f"{self.cause}: the postings sum to {over}, and must to 0")
        if len({posting.account for posting in self.postings}) < len(self.postings):
            raise ValueError(f"{self.cause}: an account has two postings; make them one")


def moving(kind: Kind, cause: str, chips: Mapping[Account, int]) -> Transfer:
    """Return the transfer that brings `chips` to each account; the same for any order of them."""
    moved = sorted((item for item in chips.items() if item[1]), key=repr)
    return Transfer(kind, cause, tuple(Posting(account, count) for account, count in moved))
