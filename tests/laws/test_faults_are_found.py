"""A test that cannot fail says nothing: with each fault planted, the named tests must fail."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from ohhell.exchange import BadFile
from ohhell.rules import Bidding, BidOrder, Hook, IllegalAction, RuleSet, Schedule, Seat
from tests.golden import test_perft as perft
from tests.golden.perft import SMALL
from tests.laws import faults
from tests.laws import test_rules_play as play
from tests.laws import test_rules_secrets as secrets
from tests.laws.faults import Plant
from tests.strategies import Script
from tests.unit import test_2_round as unit_2
from tests.unit import test_5_bidding as unit_5
from tests.unit import test_6_play as unit_6
from tests.unit import test_6_two_packs as unit_6_two
from tests.unit import test_replays as replays

TOGETHER: Final = RuleSet(Schedule(largest=3), bidding=Bidding(BidOrder.TOGETHER, Hook.OFF))
HOOKED: Final = RuleSet(Schedule(largest=3))

Test = Callable[[], None]


def scripts(ruleset: RuleSet) -> list[Script]:
    """Return a few rounds by one ruleset, always the same."""
    dice = Random(7)
    return [
        Script(ruleset, n, Seat(n - 1), 4, dice.getrandbits(32), tuple(dice.sample(range(99), 20)))
        for n in (2, 3, 4, 5, 7)
    ]


def law(test: Any, ruleset: RuleSet) -> Test:  # noqa: ANN401 - what @given makes has no type
    """Return a law as a test of a few rounds, always the same."""

    def run() -> None:
        for script in scripts(ruleset):
            test.hypothesis.inner_test(script)

    run.__name__ = test.__name__
    return run


def example(test: Callable[..., None], *values: object) -> Test:
    """Return a test with its parameters filled in."""

    def run() -> None:
        test(*values)

    run.__name__ = test.__name__
    return run


two_roads = law(secrets.test_two_roads_to_the_same_view, TOGETHER)
together = law(secrets.test_together_no_bid_is_heard_before_all_are_in, TOGETHER)
from_view = law(secrets.test_legality_needs_only_the_view, HOOKED)
no_secret = law(secrets.test_a_state_in_a_log_line_shows_no_secret, HOOKED)
somebody_misses = law(play.test_with_the_hook_somebody_misses, HOOKED)
conserved = law(play.test_cards_are_conserved, HOOKED)
hook_row = example(unit_5.test_5_2_the_hook_is_enforced_where_the_bid_is_made)
first_bidder = example(unit_5.test_5_1_a_bid_is_zero_to_the_size)
follow = example(unit_6.test_6_3_a_revoke_is_refused_and_the_reason_names_what_may_be_played)
winner_leads = example(unit_6.test_6_1_eldest_leads_and_then_whoever_took_the_trick)
must_trump = example(unit_6.test_6_5_a_void_seat_that_must_trump_may_not_discard)
over = example(unit_6.test_6_8_a_duty_to_go_over_is_enforced_with_its_reason)
spared = example(unit_5.test_5_7_the_hook_may_spare_small_rounds_and_the_last)
first_leader = example(unit_6.test_6_1_the_highest_bidder_or_the_dealer_may_lead_first)
dealers = example(unit_2.test_2_2_the_first_dealer_may_be_any_seat)
counts = example(perft.test_as_many_games_as_ever, SMALL[3])
whole_game = example(replays.test_a_whole_game_of_nineteen_rounds)
two_packs = example(unit_6_two.test_6_14_the_first_twelve_rounds_of_a_game_with_two_packs)
struck_out = example(
    unit_6_two.test_6_14_a_card_of_another_suit_never_takes_though_the_led_suit_is_struck_out
)
independent = example(replays.test_rounds_of_an_independent_engine, 0)

FOUND_BY: Final[list[tuple[Plant, list[Test]]]] = [
    (faults.no_hook, [somebody_misses, hook_row, counts]),
    (faults.hook_for_all, [first_bidder, counts]),
    (faults.trump_is_a_suit_like_any_other, [winner_leads, whole_game, independent]),
    (faults.first_trump_takes, [whole_game, independent]),
    (faults.any_suit_takes_a_struck_out_trick, [struck_out, two_packs]),
    (faults.eldest_always_leads, [winner_leads, whole_game, independent]),
    (faults.hands_for_all, [two_roads]),
    (faults.sealed_bids_for_all, [two_roads, together]),
    (faults.views_hold_all_hands, [two_roads]),
    (faults.legality_peeks, [from_view]),
    (faults.revokes_are_allowed, [follow, counts]),
    (faults.void_seats_are_free, [must_trump, over]),
    (faults.the_hook_spares_nothing, [spared]),
    (faults.eldest_leads_first_by_any_rule, [first_leader]),
    (faults.played_cards_stay_in_hand, [conserved]),
    (faults.misses_score_as_made, [whole_game, independent]),
    (faults.deal_stays_with_the_first_dealer, [dealers]),
]
"""Each fault, with the tests that must find it, every one of them alone."""


PAIRS: Final = [
    pytest.param(plant, test, id=f"{plant.__name__}-{test.__name__}")
    for plant, tests in FOUND_BY
    for test in tests
]


@pytest.mark.parametrize(("plant", "test"), PAIRS)
def test_a_planted_fault_is_found(
    plant: Plant, test: Test, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test passes as things are, and fails with the fault in place."""
    test()
    plant(monkeypatch)
    with pytest.raises((AssertionError, IllegalAction, BadFile, pytest.fail.Exception)):
        test()


def test_every_fault_is_planted() -> None:
    """None was written and forgotten."""
    written = {f for f in vars(faults).values() if getattr(f, "__module__", "") == faults.__name__}
    public = {f for f in written if not f.__name__.startswith("_")}
    assert public == {plant for plant, _ in FOUND_BY}
