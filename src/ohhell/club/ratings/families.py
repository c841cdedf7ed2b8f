"""Families: rules by which the same players are strong."""

from __future__ import annotations

from enum import Enum

from ohhell.rules import BidOrder, PackKind, RuleSet


class Family(Enum):
    """What does one have to be good at?"""

    HEARD = "heard"
    """Bids are made in turn, and each hears those before."""
    SEALED = "sealed"
    """Bids are sealed: nobody hears another's in time."""
    SPECIALS = "specials"
    """There are Wizards and Jesters."""
    TEAMS = "teams"
    """Teams share their bids and tricks."""


def family_of(ruleset: RuleSet) -> Family:
    """Return the family of any ruleset; what sets it apart most comes first.

    >>> family_of(RuleSet()).value
    'heard'
    """
    if ruleset.teams:
        return Family.TEAMS
    if ruleset.pack.kind is PackKind.WIZARD:
        return Family.SPECIALS
    match ruleset.bidding.order:
        case BidOrder.IN_TURN:
            return Family.HEARD
        case BidOrder.TOGETHER | BidOrder.SECRET:
            return Family.SEALED
