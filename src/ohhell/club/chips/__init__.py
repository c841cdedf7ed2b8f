"""Virtual chips, never money: a ledger of two sides, and all that may be done with it.

A function of this room makes a `Transfer`, and `Ledger.after` does it. Chips come from the bank
alone, and from then on are only moved; every transfer has a cause, and is done once however often
it is asked for. A ledger may be a part of the whole: what a function asks of it is the balances of
those concerned, the stakes of one table, and what has been done under one cause. Whoever keeps it
in a database makes a transfer and does it within one transaction.
"""

from ohhell.club.chips.accounts import BANK, Account, Bank, Purse, Stake
from ohhell.club.chips.following import Followed, Seating, follow
from ohhell.club.chips.grants import (
    DAILY_GRANT,
    FIRST_GRANT,
    POOR_BELOW,
    close_purse,
    daily_grant,
    first_grant,
)
from ohhell.club.chips.ledger import Ledger
from ohhell.club.chips.prizes import Prizes, schedule, split
from ohhell.club.chips.staking import (
    BUY_INS,
    Finish,
    annul,
    buy_in,
    pay_out,
    refund,
    settlement,
    withdraw,
)
from ohhell.club.chips.transfers import Kind, Posting, Transfer

__all__ = [
    "BANK",
    "BUY_INS",
    "DAILY_GRANT",
    "FIRST_GRANT",
    "POOR_BELOW",
    "Account",
    "Bank",
    "Finish",
    "Followed",
    "Kind",
    "Ledger",
    "Posting",
    "Prizes",
    "Purse",
    "Seating",
    "Stake",
    "Transfer",
    "annul",
    "buy_in",
    "close_purse",
    "daily_grant",
    "first_grant",
    "follow",
    "pay_out",
    "refund",
    "schedule",
    "settlement",
    "split",
    "withdraw",
]
