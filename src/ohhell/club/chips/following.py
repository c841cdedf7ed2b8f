"""Following: what the stakes of a table must become, as its log says who sits there."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from ohhell.club.chips.ledger import Ledger
from ohhell.club.chips.staking import buy_in, settlement, withdraw
from ohhell.club.chips.transfers import Transfer
from ohhell.club.refusing import NotAllowed


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits at a table for chips after entry `number` of its log, before the deal."""

    table: str
    number: int
    players: frozenset[str]
    chips: int
    """The buy-in."""


@dataclass(frozen=True, slots=True)
class Followed:
    """What was done, and why not all of it could be, by player."""

    transfers: tuple[Transfer, ...] = ()
    refused: Mapping[str, NotAllowed] = field(default_factory=dict[str, NotAllowed])


def follow(ledger: Ledger, seating: Seating) -> Followed:
    """Return the transfers after which those who sit have a stake, and nobody else has.

    Doing them, and following again, changes nothing. Whoever follows must not follow an earlier
    seating afterwards: it would undo what a later one did. Where the stakes are settled, nothing
    is to be done.
    """
    if settlement(ledger, seating.table) is not None:
        return Followed()
    ledger, away = _withdrawn(ledger, seating)
    there = ledger.escrow(seating.table)
    return _bought_in(ledger, seating, seating.players - there.keys(), away)


def _withdrawn(ledger: Ledger, seating: Seating) -> tuple[Ledger, list[Transfer]]:
    table, made = seating.table, list[Transfer]()
    for player in sorted(ledger.escrow(table).keys() - seating.players):
        made.append(withdraw(ledger, table, player, entry=seating.number))
        ledger = ledger.after(made[-1])
    return ledger, made


def _bought_in(
    ledger: Ledger, seating: Seating, players: Collection[str], made: list[Transfer]
) -> Followed:
    refused = dict[str, NotAllowed]()
    for player in sorted(players):
        try:
            bought = buy_in(ledger, seating.table, player, seating.chips, entry=seating.number)
            ledger = ledger.after(bought)
            made.append(bought)
        except NotAllowed as error:
            refused[player] = error
    return Followed(tuple(made), refused)
