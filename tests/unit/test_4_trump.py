"""docs/rules.md §4: which suit is trump."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ohhell.rules import (
    BY_ID,
    PACK,
    Card,
    End,
    Ending,
    Exhausted,
    Faces,
    NoTrump,
    Pattern,
    Round,
    RuleSet,
    Schedule,
    ScoredRound,
    Suit,
    Trump,
    TrumpSet,
    TrumpTurned,
    deal,
    fold,
    parse_cards,
    problems,
    trump_suit,
)
from tests.fixtures import case, items
from tests.play import deal_out, dealt_round, hands, new_table

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


def _turned(trump: Trump, index: int) -> Card | None:
    return trump.made((), PACK, index=index, sizes=range(1, 11)).turned


def test_4_3_the_last_round_may_be_without_trump() -> None:
    """G03: two cards are left over in the last round of ten, and still none is turned."""
    spruce = BY_ID["spruce"].ruleset
    game = new_table(spruce, seats=5)
    last = len(game.sizes) - 1
    assert [10, None] == [game.sizes[-1], _turned(spruce.trump, last)]
    assert PACK[0] == _turned(spruce.trump, last - 1)


def test_4_3_by_default_the_last_round_has_trump_if_a_card_is_left() -> None:
    """G04: with no such rule, the card is turned in the last round too."""
    assert PACK[0] == _turned(Trump(), 9)


@pytest.mark.parametrize("pattern", [Pattern.DOWN, Pattern.UP_DOWN])
def test_4_4_no_trump_last_needs_a_last_round_of_the_largest_hand(pattern: Pattern) -> None:
    """Corner 8.5: with one card and no trump, the leader would nearly always take it."""
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


SDCHN = (*map(Suit.parse, "SDCH"), None)


def _dealt(trump: Trump, sizes: list[int]) -> list[Round]:
    """Return the rounds of a game of these sizes, just dealt; nobody plays them."""
    game = new_table(RuleSet(Schedule(whole_pack=True), trump), sizes=sizes)
    line = ScoredRound(1, (0,) * 4, (0,) * 4, (0,) * 4)
    games = (replace(game, sheet=(line,) * index) for index in range(len(sizes)))
    return [fold(one, deal(one, PACK)).round_in_progress for one in games]


@pytest.mark.parametrize("text", ["SDCH", "SHCD", "HCDS"])
def test_4_6_trump_may_go_by_the_round(text: str) -> None:
    """G06, G07: over and over in one order, no trump after the four suits; no card is turned."""
    order = (*map(Suit.parse, text), None)
    rounds = _dealt(Trump(rotation=order), [1] * 8)
    assert [*order, *order[:3]] == [round_.trump for round_ in rounds]
    assert {None} == {round_.turn_up for round_ in rounds}
    assert {48} == {round_.stock for round_ in rounds}


def test_4_6_a_rotation_of_four_suits() -> None:
    """TRU-03: ten rounds of Kachufool's order."""
    trial, expected = case("TRU-03")["trial"], case("TRU-03")["expected"]
    order = tuple(map(Suit.parse, trial["order"]))
    rounds = _dealt(Trump(rotation=order), [1] * trial["rounds"])
    assert expected["trumps"] == [str(round_.trump) for round_ in rounds]


def test_4_6_one_suit_is_a_rotation_of_one() -> None:
    """Spades always, or never any trump; a listed round without trump overrules both."""
    assert [Suit.SPADES] * 2 == [r.trump for r in _dealt(Trump(rotation=(Suit.SPADES,)), [1, 2])]
    assert [None] * 2 == [r.trump for r in _dealt(Trump(rotation=(None,)), [1, 2])]
    last = Trump(NoTrump.LAST, rotation=(Suit.SPADES,))
    assert [Suit.SPADES, None] == [r.trump for r in _dealt(last, [1, 2])]


def test_4_6_at_most_sixty_trumps_may_be_listed() -> None:
    """As many as rounds."""
    (problem,) = problems(RuleSet(trump=Trump(rotation=SDCHN * 13)), 4)
    assert ("too-long", 65) == (problem.code, problem.args["length"])


def test_4_7_the_largest_rounds_may_be_without_trump() -> None:
    """Wherever they stand, even if cards are left."""
    rounds = _dealt(Trump(NoTrump.LARGEST), [3, 2, 3, 1])
    assert [False, True, False, True] == [round_.turn_up is not None for round_ in rounds]
    assert [False, True, False, True] == [round_.trump is not None for round_ in rounds]


def test_4_7_a_schedule_that_is_dealt_again_has_its_trumps_again() -> None:
    """Its smaller rounds too: one card without trump would nearly always be the leader's."""
    ending = Ending(End.TARGET, 1000)
    game = new_table(RuleSet(trump=Trump(NoTrump.LARGEST), ending=ending), sizes=[1, 2])
    zeros = (0,) * 4
    for played, turned in enumerate((True, False, True, False, True)):
        lines = tuple(ScoredRound(size, zeros, zeros, zeros) for size in (1, 2, 1, 2)[:played])
        dealt = deal(replace(game, sheet=lines), PACK)
        assert turned == (dealt[-1] != TrumpTurned(None))


def test_4_8_the_dealers_last_card_may_be_shown() -> None:
    """G05: with 13 cards at four seats its suit is trump, and it stays in the dealer's hand."""
    game = new_table(RuleSet(trump=Trump(exhausted=Exhausted.DEALERS_LAST)), sizes=[13])
    events = deal(game, PACK)
    assert TrumpSet(Suit.SPADES, shown=PACK[51]) == events[-1]
    round_ = fold(game, events).round_in_progress
    assert (Suit.SPADES, None, 0) == (round_.trump, round_.turn_up, round_.stock)
    assert PACK[51] in (round_.hands[0] or ())


def test_4_8_a_card_left_to_turn_is_turned() -> None:
    """The rule is for rounds that use up the pack."""
    game = new_table(RuleSet(trump=Trump(exhausted=Exhausted.DEALERS_LAST)), sizes=[12])
    assert TrumpTurned(PACK[48]) == deal(game, PACK)[-1]


@pytest.mark.parametrize("text", ["JC", "QH", "KD"])
def test_4_9_a_face_card_turned_up_may_mean_no_trump(text: str) -> None:
    """G09: the card is seen and out of play; tens and aces count as ever."""
    ruleset = RuleSet(trump=Trump(faces=Faces.NO_TRUMP))
    held, card = hands("2C / 3D / 4S"), Card.parse(text)
    game = deal_out(new_table(ruleset, seats=3, sizes=[1]), held, card)
    round_ = game.round_in_progress
    assert (None, card, 48) == (round_.trump, round_.turn_up, round_.stock)
    ten = deal_out(new_table(ruleset, seats=3, sizes=[1]), held, Card.parse("TH"))
    assert Suit.HEARTS == ten.round_in_progress.trump
