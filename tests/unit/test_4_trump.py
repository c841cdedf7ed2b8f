"""docs/rules.md §4: which suit is trump."""

from __future__ import annotations

import pytest

from ohhell.rules import (
    BY_ID,
    PACK,
    Card,
    NoTrump,
    Pattern,
    RuleSet,
    Schedule,
    Suit,
    Trump,
    deal,
    parse_cards,
    problems,
    trump_suit,
)
from tests.fixtures import items
from tests.play import deal_out, dealt_round, fold, hands, new_table

WHOLE = RuleSet(Schedule(Pattern.DOWN, 26, whole_pack=True))


def test_4_1_the_first_undealt_card_is_turned_up_and_its_suit_is_trump() -> None:
    """G02: QH lies on top of the undealt cards, so hearts are trump and QH is in no hand."""
    game = dealt_round(hands=hands("2C 3H / KD KH / AS JH"), turn_up=Card.parse("QH"))
    round_ = game.round_in_progress
    assert (Card.parse("QH"), Suit.HEARTS) == (round_.turn_up, round_.trump)
    assert not any(Card.parse("QH") in (held or ()) for held in round_.hands)


@pytest.mark.parametrize("card", PACK)
def test_4_1_any_rank_counts(card: Card) -> None:
    """G09: a face card turned up makes its suit trump like any other."""
    assert card.suit == trump_suit(card)


@pytest.mark.parametrize(
    ("trial", "expected"),
    [(trial, expected is not None and expected != "none") for trial, expected in items("TRU-01")],
)
def test_4_2_with_no_card_left_there_is_no_trump(trial: dict[str, int], expected: bool) -> None:
    """TRU-01, G05: 13 cards at four seats, 26 at two; with 12 at four, the 49th card is turned."""
    game = new_table(WHOLE, seats=trial["players"], sizes=[trial["cards"]])
    round_ = fold(game, deal(game, PACK)).round_in_progress
    turned = PACK[48] if expected else None
    assert turned == round_.turn_up
    assert (None if turned is None else turned.suit) == round_.trump


def test_4_2_no_card_lies_undealt_when_the_pack_is_used_up() -> None:
    """And where one was turned up, it is not in the stock."""
    full, short = new_table(WHOLE, sizes=[13]), new_table(WHOLE, sizes=[12])
    assert 0 == fold(full, deal(full, PACK)).round_in_progress.stock
    assert 3 == fold(short, deal(short, PACK)).round_in_progress.stock


def test_4_3_the_last_round_may_be_without_trump() -> None:
    """G03: two cards are left over in the last round of ten, and still none is turned."""
    spruce = BY_ID["spruce"].ruleset
    game = new_table(spruce, seats=5)
    last = len(game.sizes) - 1
    assert [10, None] == [game.sizes[-1], spruce.trump.turn_up(PACK, round_index=last, rounds=10)]
    assert PACK[0] == spruce.trump.turn_up(PACK, round_index=last - 1, rounds=10)


def test_4_3_by_default_the_last_round_has_trump_if_a_card_is_left() -> None:
    """G04: with no such rule, the card is turned in the last round too."""
    assert PACK[0] == Trump().turn_up(PACK, round_index=9, rounds=10)


@pytest.mark.parametrize("pattern", [Pattern.DOWN, Pattern.UP_DOWN])
def test_4_4_no_trump_last_needs_a_last_round_of_the_largest_hand(pattern: Pattern) -> None:
    """With one card and no trump, the leader would nearly always take it."""
    (problem,) = problems(RuleSet(Schedule(pattern), Trump(NoTrump.LAST)), 4)
    assert "no-trump-last" == problem.code


@pytest.mark.parametrize("pattern", [Pattern.UP, Pattern.DOWN_UP])
def test_4_4_no_trump_last_goes_with_a_rising_end(pattern: Pattern) -> None:
    """Upwards, and down and up again."""
    assert () == problems(RuleSet(Schedule(pattern), Trump(NoTrump.LAST)), 4)


def test_4_5_the_card_turned_up_cannot_be_played() -> None:
    """It belongs to nobody: the pack is hands, turn-up and stock."""
    held = hands("2C / KD / AS")
    game = deal_out(new_table(seats=3, sizes=[1]), held, *parse_cards("QH"))
    round_ = game.round_in_progress
    dealt = [card for cards in round_.hands for card in cards or ()]
    assert 52 == len(dealt) + 1 + round_.stock
