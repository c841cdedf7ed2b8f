"""Grants: how chips come into the house; and how they go from it, with whoever leaves it."""

from __future__ import annotations

from datetime import date
from typing import Final

from ohhell.club.chips.accounts import BANK, Purse
from ohhell.club.chips.causes import of_closing, of_daily_grant, of_first_grant
from ohhell.club.chips.ledger import Ledger
from ohhell.club.chips.transfers import Kind, Transfer, moving
from ohhell.club.refusing import NotAllowed

FIRST_GRANT: Final = 1_100
DAILY_GRANT: Final = 110
POOR_BELOW: Final = 110
"""Who owns fewer chips, stakes among them, is poor."""


def first_grant(player: str) -> Transfer:
    """Return the grant that every player gets once."""
    return _grant(Kind.FIRST_GRANT, of_first_grant(player), player, FIRST_GRANT)


def daily_grant(ledger: Ledger, player: str, day: date) -> Transfer:
    """Return the grant of `day`, by the house's calendar, to a poor player.

    Raise `NotAllowed` if the player is not poor, or has had it.
    """
    name = of_daily_grant(player, day)
    if name in ledger.done:
        text = f"{player} has had the chips of {day}; the next are granted the day after"
        raise NotAllowed("granted-today", text)
    owns = ledger.owned_by(player)
    if owns >= POOR_BELOW:
        text = f"{player} owns {owns} chips; a daily grant is for who owns fewer than {POOR_BELOW}"
        raise NotAllowed("not-poor", text, owns=owns, below=POOR_BELOW)
    return _grant(Kind.DAILY_GRANT, name, player, DAILY_GRANT)


def close_purse(ledger: Ledger, player: str) -> Transfer:
    """Return the transfer of a purse to the bank, whose player is deleted."""
    known = ledger.done.get(of_closing(player))
    if known is not None:
        return known
    chips = ledger.balance(Purse(player))
    return moving(Kind.CLOSING, of_closing(player), {Purse(player): -chips, BANK: chips})


def _grant(kind: Kind, name: str, player: str, chips: int) -> Transfer:
    return moving(kind, name, {BANK: -chips, Purse(player): chips})
