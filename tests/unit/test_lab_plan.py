"""Plans of matches: who sits where, from which deals, by which rules, and what cannot be played."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ohhell.lab import (
    CannotPlay,
    Chunk,
    Plan,
    check,
    chunks,
    play,
    read_field,
    rotations,
    usual_field,
)
from ohhell.rules import (
    VARIANTS,
    Bidding,
    Hook,
    NoTrump,
    Overflow,
    RuleSet,
    Schedule,
    Seat,
    Suit,
    Trump,
    Variant,
    deal,
    fold,
    new_game,
    start,
)

DUEL = Plan(("casual", "random"), RuleSet(), 4, 5, ((0, 1, 1, 1),), seed=3)
FIELDS = st.lists(st.integers(0, 3), min_size=2, max_size=10).map(tuple)


@given(FIELDS)
def test_in_all_rotations_every_bot_sits_in_every_seat_as_often(field: tuple[int, ...]) -> None:
    """Else a seat's luck would be taken for strength."""
    turned = rotations(field)
    assert len(set(turned)) == len(turned)
    for seat in range(len(field)):
        there = Counter(seated[seat] for seated in turned)
        assert {bot: there[bot] * len(field) for bot in there} == {
            bot: field.count(bot) * len(turned) for bot in set(field)
        }


@given(st.integers(2, 5), st.integers(2, 10), st.integers(0, 1000))
def test_a_drawn_field_seats_every_bot_as_often_or_once_more(
    bots: int, seats: int, number: int
) -> None:
    """However few seats there are."""
    plan = Plan(tuple(map(str, range(bots))), RuleSet(), seats)
    _, _, field = next(plan.seatings(number))
    there = [field.count(bot) for bot in range(bots)]
    assert seats == len(field) == sum(there)
    assert max(there) - min(there) <= 1


def test_a_deck_follows_from_seed_deal_and_round() -> None:
    """It is the whole pack, and another for each."""
    pack = RuleSet().pack.cards(4)
    decks = [
        tuple(replace(DUEL, seed=seed).deck(number, index, pack))
        for seed in (1, 2)
        for number in (0, 1)
        for index in (0, 1)
    ]
    assert 8 == len(set(decks))
    assert all(sorted(deck) == list(pack) for deck in decks)
    assert list(decks[0]) == replace(DUEL, seed=1, bots=("random", "random")).deck(0, 0, pack)


def test_chunks_hold_every_deal_once() -> None:
    """In order, the first of one deal, and none larger than asked for."""
    found = [chunk.deals for chunk in chunks(DUEL, 50, most=3)]
    assert list(range(50)) == [number for deals in found for number in deals]
    assert [1] * 16 == [len(deals) for deals in found[:16]]
    assert {1, 2, 3} == {len(deals) for deals in found}


# --- Single rounds --------------------------------------------------------------------------------


def _trump_of(plan: Plan, number: int) -> Suit | None:
    ruleset = plan.ruleset_of(number)
    game = new_game(start(ruleset, seats=plan.seats, first_dealer=Seat(0)))
    game = fold(game, deal(game, plan.deck(number, 0, game.pack)))
    assert game.round_in_progress.size == plan.size
    return game.round_in_progress.trump


def test_a_single_round_is_not_the_last() -> None:
    """What rules say of the last round would otherwise hold for every one."""
    ruleset = RuleSet(Schedule(largest=10), trump=Trump(NoTrump.LAST))
    assert all(_trump_of(replace(DUEL, ruleset=ruleset), number) is not None for number in range(9))


@pytest.mark.parametrize(("size", "has_trump"), [(9, True), (10, False)])
def test_the_largest_round_is_the_rulesets_largest(size: int, has_trump: bool) -> None:
    """Without trump where the rules say so, and no smaller one is."""
    ruleset = RuleSet(Schedule(largest=10), trump=Trump(NoTrump.LARGEST))
    plan = replace(DUEL, ruleset=ruleset, size=size)
    assert all((_trump_of(plan, number) is not None) == has_trump for number in range(9))


def test_where_the_trump_rotates_it_does_by_deals() -> None:
    """Single rounds would otherwise all have the first."""
    rotation = (*Suit, None)
    plan = replace(DUEL, ruleset=RuleSet(trump=Trump(rotation=rotation)))
    assert [*rotation, *rotation] == [_trump_of(plan, number) for number in range(10)]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_single_rounds_of_every_variant_are_played(variant: Variant) -> None:
    """By a bot against another, in every seat."""
    seats = variant.seats_min
    field = usual_field(2, seats)
    plan = Plan(("casual", "random"), variant.ruleset, seats, 2, (field,))
    check(plan)
    (played,) = play(Chunk(plan, range(1)))
    assert len(rotations(field)) == len(played.tables)
    tallies = [tally for table in played.tables for tally in table.tallies]
    assert {(1, 1)} == {(tally.games, tally.rounds) for tally in tallies}
    check(replace(plan, size=None))


# --- What cannot be played ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (replace(DUEL, bots=("casual", "nobody")), "there is no bot 'nobody': the levels are "),
        (replace(DUEL, bots=("casual",)), "1 bots: a match is between two or more"),
        (replace(DUEL, bots=("casual", "no.where:bot")), "no.where:bot makes no bot: ModuleNot"),
        (replace(DUEL, bots=("casual", "builtins:str")), "a str, and must be a policy"),
        (replace(DUEL, seats=11), "11 seats: a table has 2 to 10"),
        (replace(DUEL, size=13), "rounds of 13: 4 seats can be dealt 1 to 12 cards each"),
        (replace(DUEL, size=0), "rounds of 0: 4 seats can be dealt 1 to 12 cards each"),
        (replace(DUEL, fields=((0, 1),)), "field 1 names 2 bots: it must name 4, by seat"),
        (replace(DUEL, fields=((0,) * 4,)), "random sits in no field"),
    ],
)
def test_what_cannot_be_played_is_said(plan: Plan, said: str) -> None:
    """Before anything is."""
    with pytest.raises(CannotPlay, match=said):
        check(plan)


def test_all_that_is_wrong_is_said_at_once() -> None:
    """A person mends it in one go."""
    schedule = Schedule(largest=20, overflow=Overflow.REJECT)
    broken = RuleSet(schedule, bidding=Bidding(hook=Hook.DEALER_CHANGES))
    with pytest.raises(CannotPlay) as caught:
        check(replace(DUEL, bots=("nobody", "casual"), ruleset=broken, size=None))
    assert 3 == len(caught.value.faults)


# --- Fields in words ------------------------------------------------------------------------------


def test_a_field_is_written_by_letters_or_names() -> None:
    """Spaces do no harm."""
    labels = ("casual", "random", "casual#2")
    assert (0, 1, 1, 2) == read_field("A, B,B,C", labels)
    assert (0, 1, 1, 2) == read_field("casual,random,B,casual#2", labels)


def test_what_is_no_bot_in_a_field_is_said() -> None:
    """With the bots there are."""
    with pytest.raises(ValueError, match=r"'C' is none of the bots A \(casual\), B \(random\)"):
        read_field("A,C", ("casual", "random"))


def test_the_usual_field_is_one_among_others() -> None:
    """Each bot once, and the last fills up; more bots than seats must be told who sits."""
    assert (0, 1, 1, 1) == usual_field(2, 4)
    assert (0, 1, 2) == usual_field(3, 3)
    with pytest.raises(ValueError, match="3 bots for 2 seats"):
        usual_field(3, 2)


def test_a_second_bot_of_a_name_is_told_apart() -> None:
    """By a number."""
    assert ("casual", "random", "casual#2") == replace(
        DUEL, bots=("casual", "random", "casual")
    ).labels
