"""Laws of the ledger, whatever is asked of it, in whatever order, and wherever a crash cuts it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ohhell.club import NotAllowed
from ohhell.club.chips import (
    BANK,
    BUY_INS,
    Bank,
    Finish,
    Kind,
    Ledger,
    Posting,
    Prizes,
    Purse,
    Stake,
    Transfer,
    annul,
    buy_in,
    daily_grant,
    first_grant,
    pay_out,
    refund,
    settlement,
    split,
    withdraw,
)
from ohhell.club.chips.causes import cause
from ohhell.rules import ranks_of
from tests.strategies import Script, scripts

PLAYERS = ("ann", "ben", "cleo", "a/b")
TABLES = tuple(f"t{number}" for number in range(7))

_DAYS = (date(2026, 1, 1), date(2026, 1, 2))

Ask = Callable[[Ledger], Transfer]


def _finish(dice: Random) -> Finish:
    """Return the end of a game in which anybody holds any seat, and some may have left."""
    seats = dice.randint(4, 6)
    payers = [*PLAYERS[:3], *[None] * (seats - 3)]
    left = frozenset(player for player in PLAYERS if dice.random() < 0.2)
    ranks = tuple(dice.randint(1, 4) for _ in payers)
    return Finish(ranks, tuple(dice.sample(payers, seats)), left, dice.randrange(seats))


def _first(player: str) -> Ask:
    return lambda _ledger: first_grant(player)


def _daily(player: str, day: date) -> Ask:
    return lambda ledger: daily_grant(ledger, player, day)


def _buy_in(table: str, player: str, chips: int, entry: int) -> Ask:
    return lambda ledger: buy_in(ledger, table, player, chips, entry=entry)


def _withdraw(table: str, player: str, entry: int) -> Ask:
    return lambda ledger: withdraw(ledger, table, player, entry=entry)


def _pay_out(table: str, finish: Finish, prizes: Prizes) -> Ask:
    return lambda ledger: pay_out(ledger, table, finish, prizes)


def _refund(table: str) -> Ask:
    return lambda ledger: refund(ledger, table)


def _annul(table: str) -> Ask:
    return lambda ledger: annul(ledger, table)


def _anything(dice: Random, table: str) -> Ask:
    player, entry = dice.choice(PLAYERS), dice.randint(1, 3)
    return dice.choice(
        (
            _first(player),
            _daily(player, dice.choice(_DAYS)),
            _buy_in(table, player, dice.choice(BUY_INS), entry),
            _withdraw(table, player, entry),
            _pay_out(table, _finish(dice), dice.choice([*Prizes])),
            _refund(table),
            _annul(table),
        )
    )


def _game(dice: Random, table: str) -> list[Ask]:
    """Return what is asked for a game, most of which get as far as a payout."""
    chips = dice.choice((*BUY_INS, 550, 550))
    seated = dice.sample(PLAYERS, dice.randint(2, 4))
    payout = _pay_out(table, _finish(dice), dice.choice([*Prizes]))
    end = payout if dice.random() < 0.75 else _anything(dice, table)
    return [*(_buy_in(table, player, chips, 1) for player in seated), end]


def _story(seed: int, length: int) -> list[Ask]:
    """Return the first asks of an evening: games, some at once, some annulled, and anything."""
    dice = Random(seed)
    waiting = [_game(dice, table) for table in TABLES]
    story = list[Ask]()
    while any(waiting):
        running = [game for game in waiting if game][:2]
        story.append(dice.choice(running).pop(0))
        if dice.random() < 0.2:
            story.append(_anything(dice, dice.choice(TABLES)))
    annulled = map(_annul, dice.sample(TABLES, 3))
    return [*story, *annulled, *(_daily(player, _DAYS[0]) for player in PLAYERS)][:length]


stories = st.builds(_story, st.integers(0, 2**32), st.sampled_from((60, *range(60))))
"""By a seed, since a story has hundreds of choices; a failing one shrinks to its first asks."""


def tell(story: Iterable[Ask]) -> list[tuple[Transfer, Ledger]]:
    """Return what a house does that is asked all this, and its ledger after each."""
    ledger, told = Ledger(), list[tuple[Transfer, Ledger]]()
    for player in PLAYERS[:3]:
        ledger = ledger.after(first_grant(player))
        told.append((first_grant(player), ledger))
    for ask in story:
        try:
            transfer = ask(ledger)
            ledger = ledger.after(transfer)
        except NotAllowed:
            continue
        told.append((transfer, ledger))
    return told


def require_sound(ledger: Ledger) -> None:
    """Whatever was granted lies somewhere, and nobody owes anything."""
    held = {a: chips for a, chips in ledger.balances.items() if not isinstance(a, Bank)}
    assert sum(held.values()) == ledger.granted == -ledger.balance(BANK)
    assert all(chips > 0 for chips in held.values())


@given(stories)
def test_no_chip_comes_or_goes_but_by_the_bank(story: list[Ask]) -> None:
    for _, ledger in tell(story):
        require_sound(ledger)


@given(stories)
def test_only_grants_and_annulments_make_chips(story: list[Ask]) -> None:
    """Whatever else is done, the bank neither gives nor takes."""
    before = Ledger()
    for transfer, ledger in tell(story):
        if transfer.kind in (Kind.FIRST_GRANT, Kind.DAILY_GRANT, Kind.ANNULMENT):
            assert ledger.granted >= before.granted
        else:
            assert ledger.granted == before.granted
        before = ledger


@given(stories, st.integers(0, 100))
def test_a_crash_anywhere_is_made_good_by_doing_all_again(story: list[Ask], cut: int) -> None:
    """However many transfers had reached the disk, doing all from the first on ends the same."""
    told = tell(story)
    transfers = [transfer for transfer, _ in told]
    _, end = told[-1]
    _, kept = told[cut % len(told)]
    require_sound(kept)
    for transfer in transfers:
        kept = kept.after(transfer)
    assert end == kept


@given(stories, st.data())
def test_in_any_order_and_however_often_all_stays_sound(
    story: list[Ask], data: st.DataObject
) -> None:
    """Some transfers are then refused; done twice, the same are, and nothing else changes."""
    transfers = [transfer for transfer, _ in tell(story)]
    order = data.draw(st.lists(st.sampled_from(transfers), max_size=60))
    ledger = Ledger()
    for transfer in order:
        try:
            after = ledger.after(transfer)
        except NotAllowed:
            continue
        assert after.after(transfer) == after
        ledger = after
        require_sound(ledger)
    assert set(ledger.done) <= {transfer.cause for transfer in order}


@given(stories)
def test_what_is_settled_holds_nothing_and_never_will(story: list[Ask]) -> None:
    """A table that was paid out or refunded can be neither again."""
    for _, ledger in tell(story):
        for table in TABLES:
            settled = settlement(ledger, table)
            if settled is not None:
                assert ledger.escrow(table) == {}
                assert refund(ledger, table) == settled
                assert pay_out(ledger, table, Finish((1,), ("ann",)), Prizes.WINNER) == settled


@given(stories)
def test_an_annulled_game_leaves_nobody_with_less(story: list[Ask]) -> None:
    """Who lost has it back whole, and who won keeps no less than nothing."""
    before = Ledger()
    for transfer, ledger in tell(story):
        if transfer.kind is Kind.ANNULMENT and ledger != before:
            table = transfer.cause.split("/")[1]
            paid = settlement(before, table)
            assert paid is not None
            for posting in paid.postings:
                if isinstance(posting.account, Stake):
                    player = posting.account.player
                    gain = -posting.chips - _won(paid, player)
                    assert ledger.balance(Purse(player)) >= before.balance(Purse(player)) + gain
        before = ledger


def _won(paid: Transfer, player: str) -> int:
    return sum(posting.chips for posting in paid.postings if posting.account == Purse(player))


@given(st.integers(0, 10_000), st.sampled_from(Prizes), st.lists(st.integers(1, 5), min_size=1))
def test_every_chip_is_paid_and_a_better_rank_gets_no_less(
    chips: int, prizes: Prizes, ranks: list[int]
) -> None:
    """Those of one rank get as much as each other, but for one chip that cannot be divided."""
    won = split(chips, prizes, ranks)
    assert sum(won) == chips
    assert min(won) >= 0
    for rank, prize in zip(ranks, won, strict=True):
        for other, against in zip(ranks, won, strict=True):
            assert prize >= against or rank > other or (rank == other and against - prize == 1)


@given(st.sampled_from(BUY_INS), st.integers(1, 10), st.sampled_from(Prizes), st.randoms())
def test_who_wins_a_prize_alone_gets_the_stake_back_at_least(
    stake: int, stakes: int, prizes: Prizes, dice: Random
) -> None:
    """Else a prize would be a loss."""
    suited = prizes.suited(stakes)
    ranks = list(range(1, stakes + 1))
    dice.shuffle(ranks)
    won = split(stake * stakes, suited, ranks)
    winners = [prize for rank, prize in zip(ranks, won, strict=True) if rank <= len(suited.shares)]
    assert min(winners) >= stake


@given(scripts(), st.sampled_from(BUY_INS), st.sampled_from(Prizes), st.data())
def test_a_game_by_any_rules_is_paid_out_whole(
    script: Script, stake: int, prizes: Prizes, data: st.DataObject
) -> None:
    """Whoever of its seats are bots or leave, and with ties, teams and lowest scores that win."""
    game = script.end()
    payers = tuple(data.draw(st.none() | st.just(f"p{seat}")) for seat in range(game.seats))
    people = [payer for payer in payers if payer is not None]
    left = frozenset(data.draw(st.sets(st.sampled_from(people)) if people else st.just(set[str]())))
    eldest = data.draw(st.integers(0, game.seats - 1))
    ledger = Ledger()
    for number, player in enumerate(people):
        ledger = ledger.after(first_grant(player))
        ledger = ledger.after(buy_in(ledger, "t", player, stake, entry=number))
    ended = Finish(ranks_of(game), payers, left, eldest)
    paid = ledger.after(pay_out(ledger, "t", ended, prizes))
    require_sound(paid)
    assert paid.granted == ledger.granted
    assert paid.escrow("t") == {}
    _require_leavers_lose(ledger, paid, left, frozenset(people))


def _require_leavers_lose(
    before: Ledger, after: Ledger, left: frozenset[str], people: frozenset[str]
) -> None:
    for player in left:
        gone = after.balance(Purse(player)) - before.balance(Purse(player))
        assert gone == (before.balance(Stake("t", player)) if left == people else 0)


parts = st.text() | st.text("/%2F5", max_size=4)


@given(st.lists(parts, min_size=1), st.lists(parts, min_size=1))
def test_other_happenings_have_other_causes(one: list[str], other: list[str]) -> None:
    """Not even if a part of one is written as the other is."""
    assert (cause(*one) == cause(*other)) == (one == other)
    written = [part.replace("/", "%2F") for part in one]
    assert (cause(*one) == cause(*written)) == (one == written)


@given(st.dictionaries(st.sampled_from(PLAYERS).map(Purse), st.integers(-9, 9), min_size=1))
def test_a_transfer_that_makes_chips_is_no_transfer(chips: dict[Purse, int]) -> None:
    postings = tuple(Posting(account, count) for account, count in chips.items())
    if sum(chips.values()):
        with pytest.raises(ValueError, match="the postings sum to"):
            Transfer(Kind.PAYOUT, "x", postings)
    else:
        assert Transfer(Kind.PAYOUT, "x", postings).postings == postings
