"""Laws of stakes that follow a table's log, however late and however often they do."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ohhell.club.chips import (
    BUY_INS,
    Finish,
    Ledger,
    Prizes,
    Purse,
    Seating,
    Stake,
    close_purse,
    first_grant,
    follow,
    pay_out,
    refund,
)

PLAYERS = ("ann", "ben", "cleo")
RICH = frozenset(PLAYERS[:2])
"""Cleo never gets her grant, and cannot pay."""

sittings = st.lists(st.frozensets(st.sampled_from(PLAYERS)), min_size=1, max_size=8)


def _granted() -> Ledger:
    ledger = Ledger()
    for player in sorted(RICH):
        ledger = ledger.after(first_grant(player))
    return ledger


def _seating(number: int, players: frozenset[str]) -> Seating:
    return Seating("t", number, players, 550)


def _followed(ledger: Ledger, seating: Seating) -> Ledger:
    for transfer in follow(ledger, seating).transfers:
        ledger = ledger.after(transfer)
    return ledger


@given(sittings, st.data())
def test_who_sits_and_can_pay_has_a_stake_and_nobody_else(
    sat: list[frozenset[str]], data: st.DataObject
) -> None:
    """Whichever seatings were slept through: what counts is the last that is followed."""
    ledger = _granted()
    for number, players in enumerate(sat):
        if data.draw(st.booleans()):
            ledger = _followed(ledger, _seating(number, players))
    last = _seating(len(sat), sat[-1])
    refused = follow(ledger, last).refused
    ledger = _followed(ledger, last)
    assert ledger.escrow("t") == dict.fromkeys(sorted(sat[-1] & RICH), 550)
    assert {player: error.code for player, error in refused.items()} == dict.fromkeys(
        sat[-1] - RICH, "purse-short"
    )
    assert follow(ledger, last).transfers == ()
    assert ledger.granted == 2200


@given(st.frozensets(st.sampled_from(PLAYERS)))
def test_stakes_that_are_settled_follow_nothing(players: frozenset[str]) -> None:
    """A table that was closed takes no chips any more."""
    ledger = _followed(_granted(), _seating(1, RICH))
    ledger = ledger.after(refund(ledger, "t"))
    assert _followed(ledger, _seating(2, players)) == ledger


@given(st.sampled_from(BUY_INS), st.sampled_from(Prizes), st.integers(1, 3))
def test_a_stake_of_who_never_played_is_no_part_of_the_pot(
    chips: int, prizes: Prizes, rank: int
) -> None:
    """It may lie there after a crash at the wrong moment; nobody wins it."""
    ledger = Ledger()
    for player in PLAYERS:
        ledger = ledger.after(first_grant(player))
    for transfer in follow(ledger, Seating("t", 1, frozenset(PLAYERS), chips)).transfers:
        ledger = ledger.after(transfer)
    finish = Finish((rank, 2), ("ann", "ben"))
    ledger = ledger.after(pay_out(ledger, "t", finish, prizes))
    assert ledger.balance(Purse("cleo")) == 1100
    assert ledger.balance(Purse("ann")) + ledger.balance(Purse("ben")) == 2200


def test_a_closed_purse_is_empty_and_its_stakes_stay() -> None:
    """Those who play on with the stake of somebody deleted play for no less."""
    ledger = _followed(_granted(), _seating(1, RICH))
    closed = ledger.after(close_purse(ledger, "ann"))
    assert closed.balance(Purse("ann")) == 0
    assert closed.balance(Stake("t", "ann")) == 550
    assert closed.granted == ledger.granted - 550
    assert closed.after(close_purse(closed, "ann")) == closed
    again = closed.after(close_purse(closed, "nobody"))
    assert again.balances == closed.balances
    assert close_purse(again, "ben").postings != ()
