"""Staking: chips put down at a table, and how they come back.

A table plays one game. Its stakes are settled once, under one cause, whether they are paid out or
refunded: of two who settle it, one does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ohhell.club.chips.accounts import BANK, Account, Purse, Stake
from ohhell.club.chips.causes import of_annulment, of_buy_in, of_settlement, of_withdrawal
from ohhell.club.chips.ledger import Ledger
from ohhell.club.chips.prizes import Prizes, split
from ohhell.club.chips.transfers import Kind, Transfer, moving
from ohhell.club.refusing import NotAllowed

BUY_INS: Final = (30, 110, 275, 550)


def buy_in(ledger: Ledger, table: str, player: str, chips: int, *, entry: int) -> Transfer:
    """Return the transfer of a stake from a purse to `table`.

    `entry` is the number of the table's entry by which the player sat down. Raise `NotAllowed`
    if the table has been settled, has another buy-in, or has a stake of the player.
    """
    name = of_buy_in(table, player, entry)
    if name in ledger.done:
        return ledger.done[name]
    _check_buy_in(ledger, table, player, chips)
    return moving(Kind.BUY_IN, name, {Purse(player): -chips, Stake(table, player): chips})


def _check_buy_in(ledger: Ledger, table: str, player: str, chips: int) -> None:
    if chips not in BUY_INS:
        text = f"nobody buys in for {chips} chips; choose one of {', '.join(map(str, BUY_INS))}"
        raise NotAllowed("no-buy-in", text, chips=chips)
    if settlement(ledger, table) is not None:
        text = f"the stakes of table {table} are settled; buy in at another table"
        raise NotAllowed("table-settled", text)
    stakes = ledger.escrow(table)
    if player in stakes:
        text = f"{player} has a stake of {stakes[player]} at table {table} already; one is enough"
        raise NotAllowed("has-stake", text, chips=stakes[player])
    other = next((stake for stake in stakes.values() if stake != chips), None)
    if other is not None:
        text = f"the buy-in at table {table} is {other} chips, and not {chips}"
        raise NotAllowed("other-buy-in", text, chips=other)


def withdraw(ledger: Ledger, table: str, player: str, *, entry: int) -> Transfer:
    """Return the transfer of a stake back to its purse; it is for who gets up before the deal.

    `entry` is the number of the table's entry by which the player did. Raise `NotAllowed` if there
    is no stake.
    """
    name = of_withdrawal(table, player, entry)
    if name in ledger.done:
        return ledger.done[name]
    chips = ledger.balance(Stake(table, player))
    if not chips:
        text = f"{player} has no stake at table {table}: nothing can be withdrawn"
        raise NotAllowed("no-stake", text)
    return moving(Kind.WITHDRAWAL, name, {Stake(table, player): -chips, Purse(player): chips})


@dataclass(frozen=True, slots=True)
class Finish:
    """How a game ended, by seat; raise `ValueError` unless `ranks` and `payers` are as many.

    `ranks` are those of `rules.ranks_of`. `payers` are the players who bought in for the seats,
    None where nobody did: a bot, or who plays along for nothing. `left` are the players who left
    for good while the game ran. `eldest` is the seat left of the last dealer.
    """

    ranks: tuple[int, ...]
    payers: tuple[str | None, ...]
    left: frozenset[str] = frozenset()
    eldest: int = 0

    def __post_init__(self) -> None:
        if len(self.ranks) != len(self.payers):
            raise ValueError(f"{len(self.ranks)} ranks, and {len(self.payers)} payers: one a seat")

    @property
    def players(self) -> frozenset[str]:
        """All who played, whether or not they stayed."""
        return self.left | {payer for payer in self.payers if payer is not None}

    def contenders(self, escrow: Mapping[str, int]) -> dict[str, int]:
        """Return the ranks of all who have a stake in `escrow` and stayed, from eldest on."""
        seats = list(zip(self.payers, self.ranks, strict=True))
        clockwise = seats[self.eldest :] + seats[: self.eldest]
        return {
            payer: rank
            for payer, rank in clockwise
            if payer is not None and payer in escrow and payer not in self.left
        }


def settlement(ledger: Ledger, table: str) -> Transfer | None:
    """Return the payout or refund that settled the stakes of `table`; None if none did yet."""
    return ledger.done.get(of_settlement(table))


def pay_out(ledger: Ledger, table: str, finish: Finish, prizes: Prizes) -> Transfer:
    """Return the transfer of all stakes of `table` to those who won them, or what settled it.

    Bots and leavers are passed over: the ranks are counted anew among those who have a stake and
    stayed. Where nobody has, it is a refund. `prizes` are narrowed to what the stakes suit. A stake
    of somebody who never played is none of the pot, and goes back.
    """
    known = settlement(ledger, table)
    if known is not None:
        return known
    escrow = ledger.escrow(table)
    contenders = finish.contenders(escrow)
    if not contenders:
        return refund(ledger, table)
    pot = {player: put for player, put in escrow.items() if player in finish.players}
    won = split(sum(pot.values()), prizes.suited(len(pot)), tuple(contenders.values()))
    chips: dict[Account, int] = {Stake(table, player): -put for player, put in escrow.items()}
    chips |= {Purse(player): put for player, put in escrow.items() if player not in pot}
    chips |= {Purse(player): prize for player, prize in zip(contenders, won, strict=True)}
    return moving(Kind.PAYOUT, of_settlement(table), chips)


def refund(ledger: Ledger, table: str) -> Transfer:
    """Return the transfer of all stakes of `table` to who put them down, or what settled it.

    It is for games that never start, or are annulled before they end.
    """
    known = settlement(ledger, table)
    if known is not None:
        return known
    escrow = ledger.escrow(table)
    chips: dict[Account, int] = {Stake(table, player): -put for player, put in escrow.items()}
    chips |= {Purse(player): put for player, put in escrow.items()}
    return moving(Kind.REFUND, of_settlement(table), chips)


def annul(ledger: Ledger, table: str) -> Transfer:
    """Return the transfer that undoes the game of `table`: a refund, if it is not yet paid out.

    Else who lost by the payout gets it back, and who won gives it back as far as the purse goes;
    the bank grants what is missing, so that nobody pays for what another has spent.
    """
    name = of_annulment(table)
    paid = settlement(ledger, table)
    if name in ledger.done:
        return ledger.done[name]
    if paid is None or paid.kind is Kind.REFUND:
        return refund(ledger, table)
    back: dict[Account, int] = {
        Purse(player): max(-gain, -ledger.balance(Purse(player)))
        for player, gain in _gains(paid).items()
    }
    return moving(Kind.ANNULMENT, name, {**back, BANK: -sum(back.values())})


def _gains(payout: Transfer) -> dict[str, int]:
    """Return by player what came out of a payout beyond the stake; below 0 for who lost."""
    gains: dict[str, int] = {}
    for posting in payout.postings:
        if isinstance(posting.account, Purse | Stake):
            player = posting.account.player
            gains[player] = gains.get(player, 0) + posting.chips
    return gains
