"""Causes: the names of what makes chips move, each of which does so once."""

from __future__ import annotations

from datetime import date


def cause(what: str, *about: str) -> str:
    """Return the name of a cause: another for other parts, whatever signs are in them.

    >>> cause("grant", "ann"), cause("grant", "a/b")
    ('grant/ann', 'grant/a%2Fb')
    """
    return "/".join(part.replace("%", "%25").replace("/", "%2F") for part in (what, *about))


def of_first_grant(player: str) -> str:
    """Return the cause of the chips that `player` gets once."""
    return cause("first-grant", player)


def of_daily_grant(player: str, day: date) -> str:
    """Return the cause of the chips that `player` gets on `day`."""
    return cause("daily-grant", player, day.isoformat())


def of_buy_in(table: str, player: str, entry: int) -> str:
    """Return the cause of a stake: by entry `entry` of the table's log, `player` sat."""
    return cause("buy-in", table, player, str(entry))


def of_withdrawal(table: str, player: str, entry: int) -> str:
    """Return the cause of a stake's way back: by entry `entry`, `player` sat no more."""
    return cause("withdrawal", table, player, str(entry))


def of_settlement(table: str) -> str:
    """Return the cause of the payout or the refund of all stakes of `table`."""
    return cause("settlement", table)


def of_annulment(table: str) -> str:
    """Return the cause by which a payout of `table` is undone."""
    return cause("annulment", table)


def of_closing(player: str) -> str:
    """Return the cause by which the purse of `player` goes back to the bank."""
    return cause("closing", player)
