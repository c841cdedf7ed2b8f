"""What a view says at a glance: sums that everybody could count."""

import pytest
from msgspec import structs

from ohhell.cli.words import Words
from ohhell.rules import (
    Bid,
    Bidding,
    BidOrder,
    End,
    Ending,
    Hook,
    Missed,
    Pattern,
    RuleSet,
    Schedule,
    Scoring,
    legal_actions,
)
from ohhell.table import Act, Pause, Resume, Stage
from ohhell.wire import view_of
from ohhell.wire.messages import RoundView
from tests.desk import Desk, begun
from tests.fixtures import case

FREE = Bidding(hook=Hook.OFF)


def after_bids(bids: list[int], size: int, bidding: Bidding = FREE) -> Desk:
    """A table where these bids were made, in the order of the bidding."""
    ruleset = RuleSet(Schedule(custom=(size,)), bidding=bidding)
    desk = begun("ann", ruleset=ruleset, seats=4)
    for tricks in bids:
        desk.do(desk.owner, Act(desk.turn, Bid(tricks), desk.table.number))
    return desk


def test_nothing_is_offered_in_a_pause() -> None:
    """It would be refused; and afterwards it is offered again, the same as before."""
    desk = begun("ann", ruleset=RuleSet(Schedule(custom=(2,))), seats=2)
    before = view_of(desk.table.state, desk.turn, number=1, online=(), now_ms=0).you
    desk.do("ann", Pause())
    paused = view_of(desk.table.state, desk.turn, number=1, online=(), now_ms=0).you
    desk.do("ann", Resume())
    after = view_of(desk.table.state, desk.turn, number=1, online=(), now_ms=0).you
    assert before is not None
    assert before.bids
    assert paused == structs.replace(before, bids=[], forbidden=None)
    assert after == before


def round_seen(desk: Desk) -> RoundView:
    """The round as a spectator sees it."""
    view = view_of(desk.table.state, None, number=1, online=(), now_ms=0)
    assert view.round is not None
    return view.round


def test_a_view_says_how_far_the_table_is_over_or_under() -> None:
    """BID-11, and the words that the page says of it."""
    trial, expected = case("BID-11")["trial"], case("BID-11")["expected"]
    seen = round_seen(after_bids(trial["bids"], trial["cards"]))
    assert (expected["balance"], expected["tricks"]) == (seen.balance, seen.size)
    assert expected["bid_total"] == seen.balance + seen.size
    assert expected["label"] == Words("en").say("balance-under", n=-seen.balance)
    assert seen.all_bid


@pytest.mark.parametrize(
    ("bids", "balance", "label"),
    [([2, 3, 1, 3], -1, "under by 1"), ([2, 3, 1, 5], 1, "over by 1"), ([2, 3, 1, 4], 0, "even")],
)
def test_the_last_bid_makes_it_over_under_or_even(
    bids: list[int], balance: int, label: str
) -> None:
    """G18: ten cards at four seats; with the hook it is never even (docs/rules.md §5.2)."""
    seen = round_seen(after_bids(bids, 10))
    assert balance == seen.balance
    name = {-1: "balance-under", 0: "balance-even", 1: "balance-over"}[balance]
    assert label == Words("en").say(name, n=abs(balance))
    hooked = after_bids(bids[:3], 10, Bidding()).game
    assert (balance != 0) == (Bid(bids[3]) in legal_actions(hooked, hooked.to_act[0]))


def test_secret_bids_add_up_to_nothing_before_they_are_known() -> None:
    """docs/rules.md §5.6: a sum would tell them."""
    together = after_bids([2, 3, 1], 10, Bidding(BidOrder.TOGETHER, Hook.OFF))
    assert (-10, False) == (round_seen(together).balance, round_seen(together).all_bid)
    secret = round_seen(after_bids([2, 3, 1, 4], 10, Bidding(BidOrder.SECRET, Hook.OFF)))
    assert (-10, True, True) == (secret.balance, secret.all_bid, secret.secret)


def test_the_sheet_tells_who_sat_a_round_out() -> None:
    """Whoever has no life left from the next round on, and nobody before."""
    ruleset = RuleSet(
        Schedule(Pattern.FIXED, largest=1),
        bidding=FREE,
        scoring=Scoring(bonus=0, per_trick=0, missed=Missed.MINUS_DIFFERENCE),
        ending=Ending(End.LIVES, points=1),
    )
    desk = begun("ann", ruleset=ruleset, seats=4)
    desk.play_to(Stage.OVER)
    view = view_of(desk.table.state, None, number=1, online=(), now_ms=0)
    out = [[seat for seat, line in enumerate(row) if line is None] for row in view.sheet]
    assert out == [list(line.out) for line in desk.game.sheet]
    assert out[0] == []
    assert any(out)
    for at in range(1, len(out)):
        lost = [0] * 4
        for row in view.sheet[:at]:
            lost = [so_far - (line or (0, 0, 0))[2] for so_far, line in zip(lost, row, strict=True)]
        assert out[at] == [seat for seat in range(4) if lost[seat] >= 1]
