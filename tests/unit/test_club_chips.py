"""Chips: grants, buy-ins, payouts, refunds and what becomes of a leaver's stake."""

from __future__ import annotations

from datetime import date

import pytest

from ohhell.club import NotAllowed
from ohhell.club.chips import (
    BANK,
    BUY_INS,
    DAILY_GRANT,
    FIRST_GRANT,
    POOR_BELOW,
    Finish,
    Kind,
    Ledger,
    Posting,
    Prizes,
    Purse,
    Transfer,
    annul,
    buy_in,
    daily_grant,
    first_grant,
    pay_out,
    refund,
    split,
    withdraw,
)

DAY, NEXT_DAY = date(2026, 1, 1), date(2026, 1, 2)
ALL = ("ann", "ben", "cleo", "dan", "eve", "fay")


def house(*players: str) -> Ledger:
    """Return a ledger in which each has had the first grant."""
    ledger = Ledger()
    for player in players:
        ledger = ledger.after(first_grant(player))
    return ledger


def staked(*players: str, chips: int = 110, ledger: Ledger | None = None) -> Ledger:
    """Return a ledger in which each has bought in at table t."""
    ledger = house(*players) if ledger is None else ledger
    for number, player in enumerate(players):
        ledger = ledger.after(buy_in(ledger, "t", player, chips, entry=number))
    return ledger


def gains(before: Ledger, after: Ledger) -> dict[str, int]:
    """Return what the purses have more by, those of which it is nothing left out."""
    found = {p: after.balance(Purse(p)) - before.balance(Purse(p)) for p in ALL}
    return {player: gain for player, gain in found.items() if gain}


def paid(ledger: Ledger, finish: Finish, prizes: Prizes = Prizes.WINNER) -> dict[str, int]:
    """Return what a payout brings to the purses."""
    return gains(ledger, ledger.after(pay_out(ledger, "t", finish, prizes)))


def poor(player: str) -> Ledger:
    """Return a ledger in which a player has just few enough chips to be poor."""
    ledger = house(player)
    gone = FIRST_GRANT - POOR_BELOW + 1
    postings = (Posting(Purse(player), -gone), Posting(BANK, gone))
    return ledger.after(Transfer(Kind.PAYOUT, "lost", postings))


def test_the_first_grant_comes_once() -> None:
    ledger = house("ann", "ann")
    assert FIRST_GRANT == ledger.balance(Purse("ann")) == ledger.granted
    assert len(ledger.done) == 1


def test_the_poor_get_a_grant_a_day() -> None:
    ledger = poor("ann")
    ledger = ledger.after(daily_grant(ledger, "ann", DAY))
    assert POOR_BELOW - 1 + DAILY_GRANT == ledger.balance(Purse("ann"))


def test_a_second_grant_on_one_day_is_refused_and_the_next_day_brings_one() -> None:
    ledger = poor("ann")
    ledger = ledger.after(daily_grant(ledger, "ann", DAY))
    ledger = ledger.after(buy_in(ledger, "t", "ann", 110, entry=1))
    finish = Finish((1, 2), ("ben", "ann"))
    ledger = staked("ben", ledger=ledger.after(first_grant("ben")))
    ledger = ledger.after(pay_out(ledger, "t", finish, Prizes.WINNER))
    assert ledger.owned_by("ann") < POOR_BELOW
    with pytest.raises(NotAllowed, match="has had the chips of 2026-01-01"):
        daily_grant(ledger, "ann", DAY)
    assert (
        ledger.granted + DAILY_GRANT == ledger.after(daily_grant(ledger, "ann", NEXT_DAY)).granted
    )


def test_who_has_chips_at_stake_is_not_poor() -> None:
    """Else one could put all down, and ask for more."""
    ledger = house("ann")
    for number, table in enumerate(("t1", "t2")):
        ledger = ledger.after(buy_in(ledger, table, "ann", 550, entry=number))
    assert ledger.balance(Purse("ann")) == 0
    with pytest.raises(NotAllowed, match=r"owns 1100 chips; .* fewer than 110"):
        daily_grant(ledger, "ann", DAY)


@pytest.mark.parametrize("chips", BUY_INS)
def test_a_buy_in_moves_chips_to_the_table(chips: int) -> None:
    ledger = staked("ann", chips=chips)
    assert ledger.escrow("t") == {"ann": chips}
    assert ledger.balance(Purse("ann")) == FIRST_GRANT - chips


def test_nobody_buys_in_for_more_than_the_purse_holds() -> None:
    ledger = poor("ann")
    transfer = buy_in(ledger, "t", "ann", 550, entry=1)
    with pytest.raises(NotAllowed, match="the purse of ann holds 109 chips, and 550") as refused:
        ledger.after(transfer)
    assert refused.value.args_by_name == {"holds": 109, "asked": 550, "player": "ann"}


@pytest.mark.parametrize(
    ("player", "chips", "said"),
    [
        ("ben", 100, "choose one of 30, 110, 275, 550"),
        ("ann", 110, "ann has a stake of 110 at table t already"),
        ("ben", 30, "the buy-in at table t is 110 chips, and not 30"),
    ],
)
def test_a_buy_in_that_does_not_fit_is_refused(player: str, chips: int, said: str) -> None:
    with pytest.raises(NotAllowed, match=said):
        buy_in(staked("ann"), "t", player, chips, entry=9)


def test_nobody_buys_in_once_the_stakes_are_settled() -> None:
    ledger = staked("ann")
    ledger = ledger.after(refund(ledger, "t"))
    with pytest.raises(NotAllowed, match="table t are settled"):
        buy_in(ledger, "t", "ann", 110, entry=9)


def test_sitting_down_twice_by_one_entry_is_sitting_down_once() -> None:
    """A command that is sent again gets the first answer again."""
    ledger = staked("ann")
    assert ledger.after(buy_in(ledger, "t", "ann", 110, entry=0)) == ledger


def test_who_gets_up_before_the_deal_has_the_stake_back_and_may_sit_down_again() -> None:
    ledger = staked("ann")
    ledger = ledger.after(withdraw(ledger, "t", "ann", entry=1))
    assert ledger.after(withdraw(ledger, "t", "ann", entry=1)) == ledger
    assert ledger.balances == house("ann").balances
    again = ledger.after(buy_in(ledger, "t", "ann", 30, entry=2))
    assert again.escrow("t") == {"ann": 30}


def test_nothing_is_withdrawn_where_nothing_lies() -> None:
    with pytest.raises(NotAllowed, match="ben has no stake at table t"):
        withdraw(staked("ann"), "t", "ben", entry=1)


@pytest.mark.parametrize(
    ("stakes", "prizes", "won"),
    [
        (4, Prizes.WINNER, [440]),
        (4, Prizes.FIRST_TWO, [294, 146]),
        (3, Prizes.FIRST_TWO, [220, 110]),
        (2, Prizes.FIRST_TWO, [220]),
        (6, Prizes.FIRST_THREE, [330, 220, 110]),
        (5, Prizes.FIRST_THREE, [367, 183]),
        (1, Prizes.FIRST_THREE, [110]),
    ],
)
def test_the_prizes_suit_the_stakes(stakes: int, prizes: Prizes, won: list[int]) -> None:
    """Three win where six have paid, two where three have; the odd chip is the better rank's."""
    people = ALL[:stakes]
    finish = Finish(tuple(range(1, stakes + 1)), people)
    assert paid(staked(*people), finish, prizes) == dict(zip(people, won, strict=False))


def test_who_share_a_rank_share_its_prizes() -> None:
    """The first two of three prizes are 5 parts of 6, and two share them."""
    assert split(660, Prizes.FIRST_THREE, [1, 1, 3, 4, 5, 6]) == (275, 275, 110, 0, 0, 0)
    assert split(660, Prizes.FIRST_THREE, [1, 2, 3, 3, 3, 3]) == (330, 220, 28, 28, 27, 27)
    assert split(330, Prizes.WINNER, [1, 1, 1]) == (110, 110, 110)


def test_odd_chips_go_clockwise_from_eldest() -> None:
    """Who is eldest in the last round follows from who dealt first, which is drawn."""
    ledger = staked("ann", "ben", "cleo", chips=275)
    shared = Finish((1, 1, 3), ("ann", "ben", "cleo"), eldest=1)
    assert paid(ledger, shared) == {"ben": 413, "ann": 412}
    assert paid(ledger, Finish((1, 1, 3), ("ann", "ben", "cleo"))) == {"ann": 413, "ben": 412}


def test_bots_pay_nothing_and_are_passed_over() -> None:
    """A bot came first and another third: the ranks of people are counted without them."""
    ledger = staked("ann", "ben", "cleo")
    finish = Finish((2, 1, 4, 3, 5), ("ann", None, "ben", None, "cleo"))
    assert paid(ledger, finish, Prizes.FIRST_TWO) == {"ann": 220, "ben": 110}


def test_who_took_a_bots_seat_for_nothing_wins_nothing() -> None:
    ledger = staked("ann", "ben", ledger=house("ann", "ben", "cleo"))
    finish = Finish((2, 3, 1), ("ann", "ben", "cleo"))
    assert paid(ledger, finish) == {"ann": 220}


def test_one_person_among_bots_has_the_stake_back() -> None:
    finish = Finish((3, 1, 2), ("ann", None, None))
    assert paid(staked("ann"), finish) == {"ann": 110}


def test_a_leaver_leaves_the_stake_to_the_others() -> None:
    """Whatever the bot made of the seat: here it would have won."""
    ledger = staked("ann", "ben", "cleo")
    finish = Finish((1, 2, 3), ("ann", "ben", "cleo"), left=frozenset({"ann"}))
    assert paid(ledger, finish, Prizes.FIRST_TWO) == {"ben": 220, "cleo": 110}


def test_the_last_who_stays_has_won() -> None:
    ledger = staked("ann", "ben", "cleo")
    finish = Finish((1, 2, 3), ("ann", "ben", "cleo"), left=frozenset({"ann", "ben"}))
    assert paid(ledger, finish, Prizes.FIRST_TWO) == {"cleo": 330}


def test_where_all_have_left_each_has_the_stake_back() -> None:
    ledger = staked("ann", "ben")
    finish = Finish((1, 2), ("ann", "ben"), left=frozenset({"ann", "ben"}))
    transfer = pay_out(ledger, "t", finish, Prizes.WINNER)
    assert transfer.kind is Kind.REFUND
    assert paid(ledger, finish) == {"ann": 110, "ben": 110}


def test_a_game_that_never_starts_is_refunded_whole() -> None:
    ledger = staked("ann", "ben")
    assert ledger.after(refund(ledger, "t")).balances == house("ann", "ben").balances


def test_a_game_annulled_while_it_runs_is_refunded() -> None:
    ledger = staked("ann", "ben")
    assert annul(ledger, "t") == refund(ledger, "t")
    after = ledger.after(annul(ledger, "t"))
    assert after.after(annul(after, "t")) == after


def test_a_game_annulled_after_its_payout_is_undone() -> None:
    ledger = staked("ann", "ben")
    ledger = ledger.after(pay_out(ledger, "t", Finish((1, 2), ("ann", "ben")), Prizes.WINNER))
    ledger = ledger.after(annul(ledger, "t"))
    assert ledger.balances == house("ann", "ben").balances
    assert ledger.after(annul(ledger, "t")) == ledger


def test_for_what_a_winner_has_spent_the_bank_stands() -> None:
    """Ann has 220 of 110 put down, and then nothing: ben has his back all the same."""
    ledger = staked("ann", "ben")
    ledger = ledger.after(pay_out(ledger, "t", Finish((1, 2), ("ann", "ben")), Prizes.WINNER))
    for number, chips in enumerate((550, 550, 30, 30, 30)):
        ledger = ledger.after(buy_in(ledger, f"u{number}", "ann", chips, entry=1))
    after = ledger.after(annul(ledger, "t"))
    assert gains(ledger, after) == {"ann": -20, "ben": 110}
    assert after.granted == ledger.granted + 90


def test_another_transfer_under_a_known_cause_is_refused() -> None:
    """The first stands: two who settle one table cannot both."""
    ledger = staked("ann", "ben")
    finish = Finish((1, 2), ("ann", "ben"))
    payout, back = pay_out(ledger, "t", finish, Prizes.WINNER), refund(ledger, "t")
    with pytest.raises(NotAllowed, match="settlement/t was done already"):
        ledger.after(payout).after(back)
    with pytest.raises(NotAllowed, match="settlement/t was done already"):
        ledger.after(back).after(payout)


def test_a_stake_that_is_gone_is_not_paid_again() -> None:
    """A withdrawal and a refund made from one ledger: the second is refused, and none is lost."""
    ledger = staked("ann")
    back, out = refund(ledger, "t"), withdraw(ledger, "t", "ann", entry=5)
    with pytest.raises(NotAllowed, match="the stake of ann at table t holds 0 chips"):
        ledger.after(back).after(out)


def test_a_transfer_names_an_account_once() -> None:
    twice = (Posting(BANK, -2), Posting(Purse("ann"), 1), Posting(Purse("ann"), 1))
    with pytest.raises(ValueError, match="an account has two postings"):
        Transfer(Kind.FIRST_GRANT, "x", twice)


def test_a_finish_has_a_payer_a_seat() -> None:
    with pytest.raises(ValueError, match="2 ranks, and 1 payers"):
        Finish((1, 2), ("ann",))
