"""A round as the neutral records tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ohhell.exchange.documents import Node
from ohhell.exchange.places import Said
from ohhell.exchange.told import Cards, ToldRound, ToldTrick
from ohhell.rules import Card, Suit

_CARDS_MAX: Final = 200
"""More than are in two packs."""


def round_of(row: Node) -> ToldRound:
    """Return a round whose seats are numbers."""
    return ToldRound(
        row,
        hands=tuple(cards_of(hand) for hand in row.need("hands").items),
        dealer=number_of(row, "dealer"),
        size=number_of(row, "cards"),
        turned=card_of(row, "turned_card"),
        shown=card_of(row, "shown_card"),
        trump=trump_of(row),
        bids=numbers_of(row.list_of("bids")),
        first_bids=numbers_of(row.list_of("first_bids")),
        blind=tuple(seat.whole() for seat in row.list_of("blind")),
        looked=tuple(seat.whole() for seat in row.list_of("looked")),
        named=_named(row),
        leader=number_of(row, "first_leader"),
        tricks=tuple(_trick(trick) for trick in row.list_of("tricks")),
        taken=numbers_of(row.list_of("won")),
        points=numbers_of(row.list_of("points")),
        to_act=number_of(row, "next_to_bid"),
    )


def _trick(trick: Node) -> ToldTrick:
    return ToldTrick(
        trick,
        cards_of(trick.need("plays")),
        leader=number_of(trick, "leader"),
        winner=winner_of(trick),
    )


def winner_of(trick: Node) -> Said[int | None] | None:
    """Return who took a trick, if it is told."""
    return _or_nobody(number_of(trick, "winner"))


def _or_nobody(said: Said[int] | None) -> Said[int | None] | None:
    return None if said is None else Said(said.value, said.place)


def _named(row: Node) -> Said[Suit | None] | None:
    """Return the trump that was named: a list of one, as null is no trump."""
    found = row.get("named")
    if found is None:
        return None
    if len(found.few(1)) != 1:
        raise found.bad("expected one suit, or null")
    (suit,) = found.items
    return Said(None if suit.null else suit.suit().value, suit)


def cards_of(node: Node) -> Cards:
    """Return the cards of a list."""
    return tuple(card.card() for card in node.few(_CARDS_MAX))


def number_of(row: Node, name: str) -> Said[int] | None:
    """Return a number, if it is told."""
    found = row.get(name)
    return None if found is None else found.whole()


def numbers_of(nodes: Sequence[Node]) -> tuple[Said[int] | None, ...]:
    """Return numbers, None for each that is not told."""
    return tuple(None if node.null else node.whole() for node in nodes)


def card_of(row: Node, name: str) -> Said[Card] | None:
    """Return a card, if it is told."""
    found = row.get(name)
    return None if found is None else found.card()


def trump_of(row: Node) -> Said[Suit | None] | None:
    """Return the trump, if it is told; null is no trump."""
    found = row.get("trump")
    if found is not None:
        return Said(found.suit().value, found)
    return Said(None, row) if row.says("trump") else None


def named_round(record: Node) -> ToldRound:
    """Return a round whose seats have names."""
    names = seat_names(record)
    return ToldRound(
        record,
        hands=tuple(cards_of(node) for node in by_name(record.need("hands"), names)),
        dealer=seat_of(record, "dealer", names),
        size=number_of(record, "cards"),
        turned=card_of(record, "turned_card"),
        trump=trump_of(record),
        bids=_named_bids(record, names),
        leader=seat_of(record, "first_leader", names),
        tricks=tuple(_named_trick(trick, names) for trick in record.list_of("tricks")),
        to_act=seat_of(record, "next_to_play", names),
        legal=tuple(card.text() for card in record.list_of("legal_next")),
    )


def in_columns(told: ToldRound, record: Node) -> ToldRound:
    """Return the same round, its tricks as the rows of `record` tell them, a column a seat."""
    names = seat_names(record)
    columns = [_index(node, names) for node in record.need("play_columns").items]
    tricks = tuple(_row(row, columns, len(names)) for row in record.list_of("play_rows"))
    return ToldRound(
        record,
        told.hands,
        told.dealer,
        bids=told.bids,
        turned=told.turned,
        trump=told.trump,
        tricks=tricks,
    )


def _row(row: Node, columns: Sequence[int], seats: int) -> ToldTrick:
    cards: list[Said[Card] | None] = [None] * seats
    for column, node in zip(columns, row.items, strict=False):
        cards[column] = None if node.null else node.card()
    return ToldTrick(row, tuple(cards), by_seat=True)


def seat_names(record: Node) -> list[str]:
    """Return the names of the seats, clockwise."""
    listed = record.need("seat_order_clockwise")
    names = [node.text() for node in listed.items]
    if len(set(names)) < len(names):
        raise listed.bad("two seats have one name")
    return names


def _index(node: Node, names: Sequence[str]) -> int:
    if node.text() not in names:
        raise node.bad(f"no seat is called that; there are {', '.join(names)}")
    return names.index(node.text())


def seat_of(record: Node, name: str, names: Sequence[str]) -> Said[int] | None:
    """Return a seat that is told by its name, if it is."""
    found = record.get(name)
    return None if found is None else Said(_index(found, names), found)


def by_name(node: Node, names: Sequence[str]) -> list[Node]:
    """Return what is told of every seat, by seat."""
    return [node.need(name) for name in names]


def _named_bids(record: Node, names: Sequence[str]) -> tuple[Said[int] | None, ...]:
    told = record.get("bids")
    if told is None:
        return ()
    return tuple(number_of(told, name) for name in names)


def _named_trick(trick: Node, names: Sequence[str]) -> ToldTrick:
    return ToldTrick(
        trick,
        cards_of(trick.need("plays")),
        leader=seat_of(trick, "leader", names),
        winner=_or_nobody(seat_of(trick, "winner", names)),
    )


def by_seat(item: Node, leader: Said[int]) -> ToldRound:
    """Return a round of which the tricks are told by seat and one bid is: others count as zero."""
    rows = [cards_of(row) for row in item.need("by_seat").items]
    seats = len(rows[0]) if rows else 0
    for row, cards in zip(item.need("by_seat").items, rows, strict=True):
        if len(cards) != seats:
            raise row.bad(f"{len(cards)} cards; the first trick has {seats}")
    winners = numbers_of(item.list_of("winners")) or (None,) * len(rows)
    return ToldRound(
        item,
        hands=tuple(zip(*rows, strict=True)),
        dealer=Said((leader.value - 1) % max(seats, 1), leader.place),
        size=number_of(item, "cards"),
        trump=trump_of(item),
        bids=_for_one(item, "bid", seats, Said(0, item)),
        leader=leader,
        tricks=tuple(
            ToldTrick(item, cards, by_seat=True, winner=_or_nobody(winner))
            for cards, winner in zip(rows, winners, strict=False)
        ),
        taken=numbers_of(item.list_of("won")),
        points=_for_one(item, "points", seats, None),
    )


def _for_one(
    item: Node, name: str, seats: int, other: Said[int] | None
) -> tuple[Said[int] | None, ...]:
    """Return a number that is told of one seat alone."""
    seat = item.need("seat").whole()
    return tuple(number_of(item, name) if at == seat.value else other for at in range(seats))
