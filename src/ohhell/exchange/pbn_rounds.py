"""One round in tags."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from ohhell.exchange.places import DIGITS_MAX, Said, about
from ohhell.exchange.tags import Tag, Word
from ohhell.exchange.told import Cards, ToldRound, ToldTrick
from ohhell.rules import SEATS_MAX, SEATS_MIN, Card, Suit

T = TypeVar("T")

Block = dict[str, Tag]
"""The tags of a round by name."""

COMPASS: Final = ("N", "E", "S", "W")
NOBODY: Final = "-"
NONE: Final = "none"
_NUMBER: Final = re.compile(rf"-?[0-9]{{1,{DIGITS_MAX}}}")


@dataclass(frozen=True, slots=True)
class Table:
    """The names of the seats, clockwise."""

    names: tuple[str, ...] = COMPASS

    @classmethod
    def of(cls, tag: Tag | None) -> Table:
        """Return the table that the tag Seats names; without one, the compass."""
        if tag is None:
            return cls()
        names = tuple(word.text for word in tag.words)
        if len(set(names)) < len(names) or any(":" in name for name in names):
            raise tag.bad("every seat must have a name of its own, without a colon")
        if not SEATS_MIN <= len(names) <= SEATS_MAX:
            raise tag.bad(f"{len(names)} seats: a table has {SEATS_MIN} to {SEATS_MAX}")
        return cls(names)

    def index(self, word: Word) -> int:
        """Return the seat that a word names."""
        if word.text not in self.names:
            raise word.bad(f"no seat is called {word.text!r}; there are {' '.join(self.names)}")
        return self.names.index(word.text)

    def seat(self, tag: Tag) -> Said[int]:
        """Return the seat that is the value of a tag."""
        word = only(tag)
        return Said(self.index(word), word)

    def split(self, tag: Tag) -> tuple[int, list[Word]]:
        """Return the first seat of a list, and its words: ``N:1 2 3 4``."""
        words = tag.words
        name, colon, rest = words[0].text.partition(":") if words else ("", "", "")
        if not colon:
            return 0, words
        first = words[0]
        after = Word(rest, first.line, first.column + len(name) + 1)
        return self.index(Word(name, first.line, first.column)), [
            *([after] * bool(rest)),
            *words[1:],
        ]

    def by_seat(self, tag: Tag, read: Callable[[Word], T]) -> tuple[T, ...]:
        """Return a value of every seat."""
        first, words = self.split(tag)
        return self.turned(first, [read(word) for word in words], tag)

    def turned(self, first: int, values: Sequence[T], tag: Tag) -> tuple[T, ...]:
        """Return values that begin with the seat `first`, by seat."""
        seats = len(self.names)
        if len(values) != seats:
            raise tag.end.bad(f"{len(values)} are given for {seats} seats")
        return tuple(values[(seat - first) % seats] for seat in range(seats))


def round_of(table: Table, block: Block, number: int) -> ToldRound | None:
    """Return round `number`, or None where nothing is dealt yet."""
    deal = block.get("Deal")
    if deal is None:
        for name in set(block) - {"Seats", "Rules", "Dealer", "Round"}:
            raise block[name].bad("nothing is dealt")
        return None
    _check_number(block, number)
    return ToldRound(
        deal,
        hands=_hands(table, deal),
        dealer=table.seat(block["Dealer"]) if "Dealer" in block else None,
        size=_told(block, "Size", _whole),
        turned=_told_or_none(block, "TurnUp", _card),
        shown=_told(block, "Shown", _card),
        trump=_suit(block, "Trump"),
        bids=table.by_seat(block["Bids"], _bid) if "Bids" in block else (),
        first_bids=table.by_seat(block["FirstBids"], _bid) if "FirstBids" in block else (),
        blind=_seats(table, block, "Blind"),
        looked=_seats(table, block, "Looked"),
        named=_suit(block, "Named"),
        tricks=tuple(_tricks(table, block["Play"])) if "Play" in block else (),
        taken=table.by_seat(block["Result"], _whole) if "Result" in block else (),
        points=table.by_seat(block["Points"], _whole) if "Points" in block else (),
    )


def _check_number(block: Block, number: int) -> None:
    said = _told(block, "Round", _whole)
    if said is not None and "Rules" in block and said.value != number:
        raise said.bad("the rounds of a game begin with 1")
    if said is not None and number > 1 and said.value != number:
        raise said.bad(f"this is round {number}")


def only(tag: Tag) -> Word:
    """Return the one word of a value."""
    if len(tag.words) != 1:
        raise tag.bad("one word is expected")
    return tag.words[0]


def _told(block: Block, name: str, read: Callable[[Word], T]) -> T | None:
    return read(only(block[name])) if name in block else None


def _told_or_none(block: Block, name: str, read: Callable[[Word], T]) -> T | None:
    if name not in block or only(block[name]).text == NONE:
        return None
    return read(only(block[name]))


def _whole(word: Word) -> Said[int]:
    if not _NUMBER.fullmatch(word.text):
        raise word.bad(f"not a whole number: {word.text!r}")
    return Said(int(word.text), word)


def _bid(word: Word) -> Said[int] | None:
    return None if word.text == NOBODY else _whole(word)


def _card(word: Word) -> Said[Card]:
    with about(word):
        return Said(Card.parse(word.text), word)


def _seats(table: Table, block: Block, name: str) -> tuple[Said[int], ...]:
    words = block[name].words if name in block else []
    return tuple(Said(table.index(word), word) for word in words)


def _suit(block: Block, name: str) -> Said[Suit | None] | None:
    if name not in block:
        return None
    word = only(block[name])
    with about(word):
        return Said(None if word.text == NONE else Suit.parse(word.text), word)


def _hands(table: Table, tag: Tag) -> tuple[Cards, ...]:
    first, words = table.split(tag)
    dotted = any("." in word.text for word in words)
    hands = [_by_suit(word) for word in words] if dotted else list(_by_slash(words))
    return table.turned(first, hands, tag)


def _by_slash(words: Sequence[Word]) -> Iterator[Cards]:
    """Yield hands as ours are written: ``6H 4H / AS 3S``."""
    cards: list[Said[Card]] = []
    for word in words:
        if word.text == "/":
            yield tuple(cards)
            cards = []
        else:
            cards.append(_card(word))
    yield tuple(cards)


def _by_suit(word: Word) -> Cards:
    """Return a hand as bridge writes it: the ranks of spades, hearts, diamonds, clubs."""
    suits = word.text.split(".")
    if len(suits) != 4:
        raise word.bad("a hand has four suits with dots between: spades, hearts, diamonds, clubs")
    with about(word):
        cards = [
            Card.parse(rank + s) for s, ranks in zip("SHDC", suits, strict=True) for rank in ranks
        ]
    return tuple(Said(card, word) for card in cards)


def _tricks(table: Table, tag: Tag) -> Iterator[ToldTrick]:
    """Yield the lines below the tag Play, whose columns are seats."""
    first, seats = table.index(only(tag)), len(table.names)
    for words in tag.lines:
        if [word.text for word in words] == ["*"]:
            return
        if len(words) > seats:
            raise words[seats].bad(f"a trick has {seats} columns, a seat each")
        cards: list[Said[Card] | None] = [None] * seats
        for column, word in enumerate(words):
            cards[(first + column) % seats] = None if word.text == NOBODY else _card(word)
        yield ToldTrick(words[0], tuple(cards), by_seat=True)
