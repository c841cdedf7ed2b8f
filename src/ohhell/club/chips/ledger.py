"""The ledger: what lies where, and which transfers brought it there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ohhell.club.chips.accounts import BANK, Account, Bank, Purse, Stake
from ohhell.club.chips.transfers import Transfer
from ohhell.club.refusing import NotAllowed


@dataclass(frozen=True, slots=True)
class Ledger:
    """Balances in chips (those of 0 are left out), and the transfers done, by cause."""

    balances: Mapping[Account, int] = field(default_factory=dict[Account, int])
    done: Mapping[str, Transfer] = field(default_factory=dict[str, Transfer])

    def balance(self, account: Account) -> int:
        """Return the chips that lie in `account`."""
        return self.balances.get(account, 0)

    @property
    def granted(self) -> int:
        """All chips that there are: what the bank has granted."""
        return -self.balance(BANK)

    def owned_by(self, player: str) -> int:
        """Return the chips of `player`, stakes among them."""
        held = (account for account in self.balances if not isinstance(account, Bank))
        return sum(self.balances[account] for account in held if account.player == player)

    def escrow(self, table: str) -> dict[str, int]:
        """Return the stakes that lie at `table`, by player in alphabetical order."""
        stakes = (account for account in self.balances if isinstance(account, Stake))
        here = sorted(stake.player for stake in stakes if stake.table == table)
        return {player: self.balances[Stake(table, player)] for player in here}

    def stakes_of(self, player: str) -> dict[str, int]:
        """Return the stakes of `player`, by table in alphabetical order."""
        stakes = (account for account in self.balances if isinstance(account, Stake))
        there = sorted(stake.table for stake in stakes if stake.player == player)
        return {table: self.balances[Stake(table, player)] for table in there}

    def after(self, transfer: Transfer) -> Ledger:
        """Return the ledger once `transfer` is done, which may have been so already.

        Raise `NotAllowed` if an account but the bank's would be overdrawn, or if something else
        was done under the same cause.
        """
        known = self.done.get(transfer.cause)
        if known is not None:
            return self._again(known, transfer)
        balances = dict(self.balances)
        for posting in transfer.postings:
            balances[posting.account] = self._balance_after(posting.account, posting.chips)
        left = {account: chips for account, chips in balances.items() if chips}
        return Ledger(left, {**self.done, transfer.cause: transfer})

    def _again(self, known: Transfer, transfer: Transfer) -> Ledger:
        if known == transfer:
            return self
        raise NotAllowed(
            "done-otherwise",
            f"{transfer.cause} was done already, with other postings; what was done stands",
            cause=transfer.cause,
        )

    def _balance_after(self, account: Account, chips: int) -> int:
        holds = self.balance(account)
        if holds + chips >= 0 or isinstance(account, Bank):
            return holds + chips
        code = "purse-short" if isinstance(account, Purse) else "stake-short"
        text = f"{account} holds {holds} chips, and {-chips} are asked of it"
        raise NotAllowed(code, text, holds=holds, asked=-chips, player=account.player)
