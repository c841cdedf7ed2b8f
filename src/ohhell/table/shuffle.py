"""Deals anyone can verify: a published function of a committed secret and the players' nonces.

Before anyone sits down the house publishes ``SHA-256(secret)``. Whoever sits down adds a nonce that
the house could not foresee. Every deal is a function of both, and after the game the secret is
published too. docs/protocol.md states the function for those who write it anew.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Final

from ohhell.rules import PACK, Card, Seat

SECRET_BYTES: Final = 32
_DOMAIN: Final = "ohhell-deal-1"
_WORD: Final = 2**32


def commitment(secret: str) -> str:
    """Return the hex SHA-256 of a secret given in hex."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def first_dealer(secret: str, nonces: Sequence[str], seats: int) -> Seat:
    """Return the seat that deals the first round: drawn as if it were round 0."""
    return Seat(_Draws(secret, nonces, round_number=0).below(seats))


def deck(
    secret: str, nonces: Sequence[str], round_number: int, pack: Sequence[Card] = PACK
) -> tuple[Card, ...]:
    """Return the shuffled `pack` of round `round_number` (1 for the first): Fisher and Yates.

    `pack` is in ascending order of the cards' numbers, which the shuffle begins with.
    """
    draws = _Draws(secret, nonces, round_number)
    cards = list(pack)
    for i in range(len(cards) - 1, 0, -1):
        j = draws.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


class _Draws:
    """An endless, reproducible stream of fair draws for one round."""

    def __init__(self, secret: str, nonces: Sequence[str], round_number: int) -> None:
        message = "\n".join([_DOMAIN, str(round_number), *nonces])
        self._key = hmac.digest(bytes.fromhex(secret), message.encode(), "sha256")
        self._words = self._stream()

    def _stream(self) -> Iterator[int]:
        block = 0
        while True:
            data = hmac.digest(self._key, block.to_bytes(4, "big"), "sha256")
            for at in range(0, len(data), 4):
                yield int.from_bytes(data[at : at + 4], "big")
            block += 1

    def below(self, limit: int) -> int:
        """Return a number from 0 to `limit` - 1, each equally likely."""
        fair = _WORD - _WORD % limit
        return next(word for word in self._words if word < fair) % limit
