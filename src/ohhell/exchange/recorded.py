"""The record of a finished game, as the page lets you download it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from ohhell import rules, wire
from ohhell.exchange.documents import Node
from ohhell.exchange.neutral_rounds import (
    card_of,
    cards_of,
    number_of,
    numbers_of,
    trump_of,
    winner_of,
)
from ohhell.exchange.places import BadFile, Said
from ohhell.exchange.playing import Log, played
from ohhell.exchange.told import ToldGame, ToldRound, ToldTrick
from ohhell.rules import Malformed, RuleSet
from ohhell.wire.record import FORMAT, Record, RecordedRound, RecordedTrick

__all__ = ["FORMAT", "game_in"]

_PLACE: Final = re.compile(r" - at `\$\.?(.*)`$")
_ROUND: Final = re.compile(r"^round (\d+)")
_FIELDS: Final = {
    "the version of the rules": "rulesVersion",
    "the number of names": "names",
    "the rules in the record": "variant",
    "the number of rounds": "rounds",
    "the scores": "scores",
    "the ranks": "ranks",
}
"""What the check of a record says of its head, and the field that it means."""
_KINDS: Final[dict[str, type[msgspec.Struct]]] = {"rounds": RecordedRound, "tricks": RecordedTrick}


def game_in(document: Node) -> Log:
    """Return the events of a record; raise `BadFile` where it is none, or against the rules."""
    try:
        record = msgspec.convert(document.value, Record)
    except msgspec.ValidationError as error:
        raise _malformed(document, str(error)) from error
    try:
        return tuple(wire.replayed(record))
    except wire.BadRecord as error:
        raise _exact(document) or _about(document, str(error)).bad(str(error)) from error


def _malformed(document: Node, said: str) -> BadFile:
    """Return the complaint of the reader of records, with its place."""
    found = _PLACE.search(said)
    node = document
    for step in found.group(1).split(".") if found else ():
        name = step.partition("[")[0]
        if not node.says(name) or node.get(name) is None:
            break
        node = node.need(name)
        if "[" in step and name in _KINDS:
            node = _first_wrong(node, _KINDS[name])
    return node.bad(_PLACE.sub("", said))


def _first_wrong(node: Node, kind: type[msgspec.Struct]) -> Node:
    return next((item for item in node.items if not _converts(item, kind)), node)


def _converts(item: Node, kind: type[msgspec.Struct]) -> bool:
    try:
        msgspec.convert(item.value, kind)
    except msgspec.ValidationError:
        return False
    return True


def _about(document: Node, said: str) -> Node:
    """Return what a complaint is about: a field, a round, or all of the record."""
    found, rounds = _ROUND.match(said), document.need("rounds").items
    if found and 0 < int(found.group(1)) <= len(rounds):
        return rounds[int(found.group(1)) - 1]
    named = [field for words, field in _FIELDS.items() if said.startswith(words)]
    return document.need(named[0]) if named else document


def _exact(document: Node) -> BadFile | None:
    """Return the first statement that the rules contradict, if it is one of the game itself."""
    try:
        played(_told(document))
    except BadFile as error:
        return error
    return None


def _told(document: Node) -> ToldGame:
    stated = document.need("rules")
    try:
        ruleset = rules.from_plain(RuleSet, stated.value, place="rules")
    except Malformed as error:
        raise stated.bad(str(error)) from error
    return ToldGame(
        document,
        Said(ruleset, stated),
        document.need("seats").whole(),
        document.need("firstDealer").whole(),
        tuple(_round(row, at) for at, row in enumerate(document.list_of("rounds"), 1)),
    )


def _round(row: Node, at: int) -> ToldRound:
    number = row.need("number").whole()
    if number.value != at:
        raise number.bad(f"this is round {at}")
    return ToldRound(
        row,
        hands=tuple(cards_of(hand) for hand in row.need("hands").items),
        dealer=number_of(row, "dealer"),
        size=number_of(row, "size"),
        turned=card_of(row, "turnUp"),
        shown=card_of(row, "shown"),
        trump=trump_of(row),
        bids=numbers_of(row.list_of("bids")),
        tricks=_tricks(row.list_of("tricks")),
        taken=numbers_of(row.list_of("taken")),
        points=numbers_of(row.list_of("points")),
    )


def _tricks(rows: Sequence[Node]) -> tuple[ToldTrick, ...]:
    return tuple(
        ToldTrick(
            row,
            cards_of(row.need("cards")),
            leader=number_of(row, "leader"),
            winner=winner_of(row),
        )
        for row in rows
    )
