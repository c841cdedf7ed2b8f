"""Cards, suits and seats: the nouns every other room uses."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final, NewType, Self

Seat = NewType("Seat", int)
"""A place at the table, 0 to n-1, clockwise."""

RANKS: Final = "23456789TJQKA"
SUITS: Final = "CDHS"
PACK_SIZE: Final = 52
SPECIALS: Final = "WJ"
"""The special cards of the Wizard pack, four of each: Wizards, then Jesters."""
_EACH: Final = 4
_NUMBERS: Final = PACK_SIZE + len(SPECIALS) * _EACH


class Suit(IntEnum):
    """One of the four suits; the order is only that of the card numbers, no suit outranks another.

    >>> Suit.parse("H"), str(Suit.SPADES)
    (<Suit.HEARTS: 2>, 'S')
    """

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a suit letter; raise `ValueError` for anything else."""
        if len(text) != 1 or text not in SUITS:
            raise ValueError(f"not a suit: {text!r} (expected one of C, D, H, S)")
        return cls(SUITS.index(text))

    def __str__(self) -> str:
        return SUITS[self]


_SUIT_OF: Final = (*(suit for suit in Suit for _ in RANKS), *(None,) * (_NUMBERS - PACK_SIZE))
"""By number of the card, which is asked for its suit more often than for anything else."""


class Card(int):
    """A card as its number, suit-major: ``suit * 13 + rank``, 0 (2C) to 51 (AS).

    Then come the specials, which have no suit: 52 to 55 are the Wizards, 56 to 59 the Jesters.
    It is an `int` so that the readable rules, the log and any bitboard name a card alike.

    >>> Card.parse("QS").suit
    <Suit.SPADES: 3>
    >>> str(Card(0)), str(Card(52)), str(Card(59))
    ('2C', 'W1', 'J4')
    """

    __slots__ = ()

    def __new__(cls, number: int) -> Self:
        """Refuse a number that names no card, so that every `Card` can be shown and compared."""
        if not 0 <= number < _NUMBERS:
            raise ValueError(f"no card has the number {number}: it must be 0 to {_NUMBERS - 1}")
        return super().__new__(cls, number)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read rank then suit, as in ``QS`` or ``TH``; raise `ValueError` for anything else."""
        number = _BY_TEXT.get(text)
        if number is None:
            raise ValueError(f"not a card: {text!r} (expected rank then suit, as in 'QS')")
        return cls(number)

    @property
    def suit(self) -> Suit | None:
        """The suit; None of a special card."""
        return _SUIT_OF[self]

    @property
    def rank(self) -> int:
        """The rank, 0 (two) to 12 (ace); 13 of a Wizard and -1 of a Jester."""
        if self < PACK_SIZE:
            return self % 13
        return 13 if self.is_wizard else -1

    @property
    def is_wizard(self) -> bool:
        """Whether it is a Wizard."""
        return PACK_SIZE <= self < PACK_SIZE + _EACH

    @property
    def is_jester(self) -> bool:
        """Whether it is a Jester."""
        return self >= PACK_SIZE + _EACH

    def __str__(self) -> str:
        return _TEXTS[self]

    __repr__ = __str__


_TEXTS: Final = (
    *(rank + suit for suit in SUITS for rank in RANKS),
    *(f"{special}{number}" for special in SPECIALS for number in range(1, _EACH + 1)),
)
_BY_TEXT: Final = {text: number for number, text in enumerate(_TEXTS)}

Hand = tuple[Card, ...]
"""The cards a seat holds now, in ascending order of their numbers."""

PACK: Final = tuple(Card(number) for number in range(PACK_SIZE))
"""One French pack, 52 cards, in ascending order."""

SPECIAL_CARDS: Final = tuple(Card(number) for number in range(PACK_SIZE, _NUMBERS))
"""Four Wizards and four Jesters."""


def hand(cards: Iterable[Card]) -> Hand:
    """Return `cards` in the order in which hands are kept."""
    return tuple(sorted(cards))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces, in the order given.

    >>> parse_cards("QS 2C")
    (QS, 2C)
    """
    return tuple(Card.parse(word) for word in text.split())
