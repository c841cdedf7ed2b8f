"""docs/rules.md §1: the packs that may be dealt from, and how their cards rank."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from ohhell.rules import (
    BY_ID,
    PACK,
    Card,
    Direction,
    Exhausted,
    Following,
    Pack,
    PackKind,
    Pattern,
    RankOrder,
    RuleSet,
    Schedule,
    Trump,
    deal,
    fold,
    parse_cards,
    problems,
    winning_index,
)
from tests.play import new_table

SPANISH: Final = Pack(PackKind.SPANISH_40, order=RankOrder.THREE_HIGH)


def _ranks(pack: Pack, seats: int) -> str:
    """Return the ranks of the first suit of a pack, low to high."""
    return "".join(str(card)[0] for card in pack.cards(seats) if str(card)[1] == "C")


@pytest.mark.parametrize(
    ("kind", "seats", "ranks", "cards"),
    [
        (PackKind.FRENCH, 4, "23456789TJQKA", 52),
        (PackKind.SHORT, 3, "9TJQKA", 24),
        (PackKind.SHORT, 4, "789TJQKA", 32),
        (PackKind.SHORT, 6, "3456789TJQKA", 48),
        (PackKind.SPANISH_40, 4, "234567JQKA", 40),
        (PackKind.SPANISH_40, 3, "34567JQKA", 36),
        (PackKind.SPANISH_40, 6, "34567JQKA", 36),
        (PackKind.SPANISH_48, 6, "23456789JQKA", 48),
        (PackKind.WIZARD, 4, "23456789TJQKA", 60),
    ],
)
def test_1_6_what_is_in_a_pack(kind: PackKind, seats: int, ranks: str, cards: int) -> None:
    """Some packs depend on the seats."""
    assert (ranks, cards) == (_ranks(Pack(kind), seats), Pack(kind).size(seats))
    assert cards == len(set(Pack(kind).cards(seats)))


def test_1_6_the_specials_of_wizard_have_no_suit() -> None:
    """Four Wizards and four Jesters."""
    specials = [str(card) for card in Pack(PackKind.WIZARD).cards(4) if card.suit is None]
    assert ["W1", "W2", "W3", "W4", "J1", "J2", "J3", "J4"] == specials


@pytest.mark.parametrize("kind", PackKind)
def test_1_8_two_packs_hold_every_card_twice(kind: PackKind) -> None:
    """Whatever the pack."""
    one, two = Pack(kind).cards(4), Pack(kind, packs=2).cards(4)
    assert sorted([*one, *one]) == list(two)


def test_1_9_cards_may_be_taken_out() -> None:
    """Rikiki for three leaves the two of clubs out: 51 cards, and 17 each."""
    ruleset = RuleSet(
        Schedule(Pattern.UP, 17, whole_pack=True), pack=Pack(without=parse_cards("2C"))
    )
    assert (51, 17) == (ruleset.pack.size(3), ruleset.largest_that_fits(3))
    game = new_table(ruleset, seats=3, sizes=[17])
    round_ = fold(game, deal(game, ruleset.pack.cards(3))).round_in_progress
    assert (0, None) == (round_.stock, round_.trump)
    with pytest.raises(ValueError, match="every card of the pack as often"):
        deal(game, PACK)


def test_1_7_the_three_may_stand_below_the_ace() -> None:
    """A 3 K Q J 7 6 5 4 2, among trumps too; and a duty to beat follows it."""
    order = sorted(parse_cards("2C 3C 4C 7C JC QC KC AC"), key=RankOrder.THREE_HIGH.power)
    assert parse_cards("2C 4C 7C JC QC KC 3C AC") == tuple(order)
    assert 1 == winning_index(parse_cards("KC 3C QC"), None, SPANISH)
    assert 0 == winning_index(parse_cards("KC 3C QC"), None)
    beat, held = Following(must_beat=True), parse_cards("3C QC")
    found = beat.playable(held, trick=parse_cards("KC"), trump=None, pack=SPANISH)
    assert parse_cards("3C") == found


@pytest.mark.parametrize(
    ("pack", "seats", "size"),
    [
        (Pack(), 2, 26),
        (Pack(), 4, 13),
        (SPANISH, 4, 10),
        (SPANISH, 5, 8),
        (SPANISH, 8, 5),
        (SPANISH, 10, 4),
        (Pack(packs=2), 4, 26),
        (Pack(packs=2), 8, 13),
        (Pack(PackKind.SHORT), 5, 8),
    ],
)
def test_4_2_where_the_pack_is_used_up_there_is_no_trump(pack: Pack, seats: int, size: int) -> None:
    """Corner 8.1: or the suit of the dealer's last card is trump, which stays in the hand."""
    schedule = Schedule(custom=(size,), whole_pack=True)
    ruleset = RuleSet(schedule, pack=pack)
    assert () == problems(ruleset, seats)
    game = new_table(ruleset, seats=seats)
    cards = pack.cards(seats)
    round_ = fold(game, deal(game, cards)).round_in_progress
    assert (0, None, None) == (round_.stock, round_.turn_up, round_.trump)
    game = new_table(replace(ruleset, trump=Trump(exhausted=Exhausted.DEALERS_LAST)), seats=seats)
    shown = fold(game, deal(game, cards)).round_in_progress
    assert (cards[-1], cards[-1].suit) == (shown.shown, shown.trump)
    assert cards[-1] in (shown.hands[0] or ())


@pytest.mark.parametrize("seats", [3, 5, 6, 7, 8, 9, 10])
def test_4_2_at_other_seats_a_card_is_always_left(seats: int) -> None:
    """Corner 8.1: the largest deal of one pack leaves one at least."""
    largest = RuleSet(Schedule(largest=26, whole_pack=True)).largest_that_fits(seats)
    assert 52 > largest * seats


@pytest.mark.parametrize(("seats", "one", "two"), [(8, 6, 12), (9, 5, 11), (10, 5, 10)])
def test_3_2_many_seats_have_small_hands_or_two_packs(seats: int, one: int, two: int) -> None:
    """Corner 8.6: and eleven cannot sit down."""
    assert one == RuleSet().largest_that_fits(seats)
    assert two == RuleSet(pack=Pack(packs=2)).largest_that_fits(seats)
    assert ["seats"] == [problem.code for problem in problems(RuleSet(), 11)]


def test_3_2_seven_seats_seven_cards_and_three_left() -> None:
    """Corner 8.3: a card is turned by most rules, and none in the last round of `spruce`."""
    for name, trump in (("bicycle", True), ("spruce", False)):
        game = new_table(BY_ID[name].ruleset, seats=7)
        assert 7 == game.sizes[-1]
        game = replace(game, sizes=(7,))
        round_ = fold(game, deal(game, PACK)).round_in_progress
        assert (trump, 3 - trump) == (round_.trump is not None, round_.stock)


def test_3_2_three_seats_fifteen_cards_and_seven_left() -> None:
    """Corner 8.4: seventeen would fit, and `spruce` stops at fifteen."""
    for name, trump in (("bicycle", True), ("spruce", False)):
        game = new_table(BY_ID[name].ruleset, seats=3)
        assert 15 == game.sizes[-1]
        game = replace(game, sizes=(15,))
        round_ = fold(game, deal(game, PACK)).round_in_progress
        assert (trump, 7 - trump) == (round_.trump is not None, round_.stock)
    assert 17 == RuleSet().largest_that_fits(3)


def test_1_1_which_way_a_table_goes_changes_no_card() -> None:
    """Seats are numbered the way that play goes."""
    ruleset = RuleSet(direction=Direction.COUNTER)
    one, other = new_table(ruleset, sizes=[3]), new_table(RuleSet(), sizes=[3])
    assert deal(one, PACK) == deal(other, PACK)


@pytest.mark.parametrize(
    ("pack", "seats", "code"),
    [
        (Pack(packs=0), 4, "packs"),
        (Pack(packs=3), 4, "packs"),
        (Pack(PackKind.SHORT), 7, "short-seats"),
        (Pack(without=PACK[:48]), 4, "pack-size"),
        (Pack(without=PACK + PACK[:9]), 4, "too-long"),
    ],
)
def test_1_9_a_pack_must_have_cards_for_everybody(pack: Pack, seats: int, code: str) -> None:
    """One pack or two, and more cards than seats."""
    assert code in {problem.code for problem in problems(RuleSet(pack=pack), seats)}


def test_4_5_the_ace_that_is_turned_up_makes_the_king_the_highest_trump() -> None:
    """Corner 8.11: it is in no hand, and with one pack nothing beats the king."""
    game = new_table(seats=3, sizes=[2])
    deck = [*parse_cards("KH 2C 3C 4C 5C 6C AH")]
    deck += [card for card in PACK if card not in deck]
    round_ = fold(game, deal(game, deck)).round_in_progress
    assert not any(Card.parse("AH") in (held or ()) for held in round_.hands)
    trumps = [card for card in PACK if card.suit == round_.trump and card != round_.turn_up]
    assert Card.parse("KH") == max(trumps)


def test_1_10_teams_sit_round_the_table_in_turn() -> None:
    """Partners of two teams of two sit opposite, and all teams are as many."""
    assert [0, 1, 0, 1] == [RuleSet(teams=2).team_of(seat) for seat in range(4)]
    assert [0, 1, 2] * 3 == [RuleSet(teams=3).team_of(seat) for seat in range(9)]
    assert RuleSet().team_of(3) is None
    found = {
        (teams, seats)
        for teams in range(6)
        for seats in range(2, 11)
        if not problems(RuleSet(teams=teams), seats)
    }
    alone = {(0, seats) for seats in range(2, 11)}
    assert alone | {(2, 4), (2, 6), (3, 6), (2, 8), (4, 8), (3, 9), (2, 10), (5, 10)} == found
