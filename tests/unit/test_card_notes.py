"""What a host is told before rules are chosen (docs/rules.md §9.5)."""

from __future__ import annotations

import pytest

from ohhell.rules import (
    VARIANTS,
    Bidding,
    BidOrder,
    End,
    Ending,
    Hook,
    Identical,
    Missed,
    Nil,
    NilWhen,
    NoTrump,
    Pack,
    RuleSet,
    Running,
    Schedule,
    Scoring,
    Trump,
    notes,
)

CANCEL = Pack(packs=2, identical=Identical.CANCEL)
TOGETHER = Bidding(BidOrder.TOGETHER, Hook.DEALER_CHANGES)


def ids(ruleset: RuleSet, seats: int = 4) -> list[str]:
    return [note.id for note in notes(ruleset, seats)]


def test_a_variant_at_its_usual_seats_has_little_to_note() -> None:
    """Notes are for what a host would not expect."""
    found = {name for known in VARIANTS for name in ids(known.ruleset, known.seats)}
    assert found <= {"note-shrunk", "note-one-no_trump"}


def test_from_eight_players_on_a_second_pack_is_named() -> None:
    """Where the rounds are smaller than was asked for, and only there."""
    assert ["note-shrunk", "note-packs"] == ids(RuleSet(), 8)
    assert ["note-shrunk"] == ids(RuleSet(), 7)
    assert [] == ids(RuleSet(Schedule(largest=6)), 8)
    assert [] == ids(RuleSet(pack=Pack(packs=2)), 8)


@pytest.mark.parametrize(
    ("ruleset", "said"),
    [
        (RuleSet(pack=CANCEL), True),
        (RuleSet(pack=Pack(packs=2, identical=Identical.CANCEL_LEADER)), False),
        (RuleSet(pack=CANCEL, bidding=Bidding(hook=Hook.OFF)), False),
        (RuleSet(pack=CANCEL, bidding=TOGETHER), False),
        (RuleSet(pack=Pack(identical=Identical.CANCEL)), False),
    ],
)
def test_the_hook_makes_nobody_miss_where_tricks_may_be_lost(ruleset: RuleSet, said: bool) -> None:
    """The proof of §5.4 needs a winner for every trick."""
    assert said == ("note-cancel" in ids(ruleset))


@pytest.mark.parametrize(
    ("ruleset", "said"),
    [
        (RuleSet(bidding=Bidding(hook_from=11)), True),
        (RuleSet(bidding=Bidding(hook_from=10)), False),
        (RuleSet(Schedule(custom=(5,)), bidding=Bidding(hook_spares_last=True)), True),
        (RuleSet(bidding=Bidding(hook=Hook.OFF, hook_from=11)), False),
    ],
)
def test_a_hook_that_never_holds_is_noted(ruleset: RuleSet, said: bool) -> None:
    """Such a table plays without it."""
    assert said == ("note-hook-idle" in ids(ruleset))


@pytest.mark.parametrize(
    ("ruleset", "said"),
    [
        (RuleSet(trump=Trump(no_trump_rounds=(10,))), True),
        (RuleSet(trump=Trump(no_trump_rounds=(9,))), False),
        (RuleSet(Schedule(custom=(1, 1)), Trump(NoTrump.LAST, no_trump_rounds=(2,))), True),
        (RuleSet(trump=Trump(rotation=(None,))), False),
    ],
)
def test_one_card_without_trump_is_noted(ruleset: RuleSet, said: bool) -> None:
    """The leader nearly always takes; a game without any trump is meant to be so."""
    assert said == ("note-one-no_trump" in ids(ruleset))


FOR_LIVES = Ending(End.LIVES, points=5)


@pytest.mark.parametrize(
    ("scoring", "said"),
    [
        (Scoring(), True),
        (Scoring(missed=Missed.MINUS_DIFFERENCE), False),
        (Scoring(missed=Missed.MINUS_DIFFERENCE, per_miss=0), True),
        (Scoring(missed=Missed.NOTHING, running=Running.HALVING), True),
        (Scoring(nil=Nil(NilWhen.SIZE_ABOVE_SEATS, missed=-5)), False),
        (Scoring(nil=Nil(NilWhen.BIDS_OVER, missed=-5)), False),
    ],
)
def test_lives_that_nobody_can_lose_are_noted(scoring: Scoring, said: bool) -> None:
    """A host who chose it for a short evening would sit there for 99 rounds."""
    assert said == ("note-lives" in ids(RuleSet(scoring=scoring, ending=FOR_LIVES)))
    assert "note-lives" not in ids(RuleSet(scoring=scoring))
