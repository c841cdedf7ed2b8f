"""The same counts of games, every bid and card tried on bitboards."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from ohhell.fast import engine
from ohhell.fast import layout as at
from ohhell.fast.compiled import Position
from ohhell.fast.positions import read
from ohhell.fast.tables import Tables
from ohhell.rules import Seat
from tests.golden.perft import BLIND, SMALL, Small

KNOWN = [small for small in SMALL if small.ruleset is not BLIND]
"""To bid blind is no action on bitboards."""


@pytest.mark.parametrize("small", KNOWN)
def test_the_bitboards_count_as_many_games(small: Small) -> None:
    """A choice that appears or vanishes anywhere changes the number."""
    found = read(small.dealt(), Seat(0))
    assert small.games == _from_bids(found.position, found.tables)


def _bits(mask: int) -> Iterable[int]:
    return (bit for bit in range(mask.bit_length()) if mask >> bit & 1)


def _from_bids(position: Position, tables: Tables) -> int:
    """Return the number of games from a position in which somebody has yet to bid."""
    rules, bids, _ = tables
    if position[at.TRUMP_DUE] and rules[at.NAMED] != at.BY_HIGHEST:
        return sum(_from_bids(named, tables) for named in _named(position))
    if position[at.BIDS_MADE] == position[at.SEATS]:
        return _after_bids(position, tables)
    seat = engine.bidder(position)
    open_ = _bits(engine.open_bids(position, rules, bids))
    return sum(_from_bids(_with_bid(position, seat, tricks), tables) for tricks in open_)


def _with_bid(position: Position, seat: int, tricks: int) -> Position:
    after = position.copy()
    engine.bid(after, seat, tricks)
    return after


def _named(position: Position) -> Iterable[Position]:
    """Yield the positions after every name; no trump is one only where no Wizard asks."""
    for trump in range(-1 if position[at.TURNED] < 0 else 0, 4):
        after = position.copy()
        after[at.TRUMP], after[at.TRUMP_DUE] = trump, 0
        yield after


def _after_bids(position: Position, tables: Tables) -> int:
    again = engine.changer(position, tables.rules)
    if again < 0:
        return _before_play(position, tables)
    engine.withdraw(position, again)
    open_ = _bits(engine.open_changes(position, tables.bids, again))
    changed = (_with_bid(position, again, tricks) for tricks in open_)
    return sum(_before_play(after, tables) for after in changed)


def _before_play(position: Position, tables: Tables) -> int:
    if position[at.TRUMP_DUE]:
        return sum(_before_play(named, tables) for named in _named(position))
    engine.begin_play(position, tables.rules)
    return _from_play(position, tables)


def _from_play(position: Position, tables: Tables) -> int:
    if position[at.TRICKS] == position[at.SIZE]:
        return 1
    seat = engine.turn(position)
    games = 0
    for card in _bits(engine.playable(position, tables.rules, int(position[at.ONCE + seat]))):
        after = position.copy()
        engine.play(after, tables.rules, seat, card)
        games += _from_play(after, tables)
    return games
