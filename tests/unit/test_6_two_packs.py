"""docs/rules.md §1, §6: two packs shuffled together, and what equal cards do in one trick."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from ohhell.rules import (
    BY_ID,
    Bid,
    Card,
    Following,
    Game,
    Identical,
    Pack,
    Play,
    RuleSet,
    Seat,
    Suit,
    WhenVoid,
    deal,
    fold,
    legal_actions,
    parse_cards,
    problems,
    stacked,
    winning_index,
)
from tests.fixtures import Row, items, load
from tests.play import FREE_BIDS, bid, dealt_round, hands, new_table, play, winners
from tests.replaying import replay_round

TWO: Final = {identical: Pack(packs=2, identical=identical) for identical in Identical}
STRUCK: Final = (Identical.CANCEL, Identical.CANCEL_LEADER)
WEB: Final = replace(BY_ID["campbellsoup"].ruleset, pack=TWO[Identical.CANCEL_LEADER])
"""The rules of the program whose games are replayed."""


def _suit(text: str | None) -> Suit | None:
    return None if text is None else Suit.parse(text)


def _table(identical: Identical, held: str, ruleset: RuleSet = FREE_BIDS) -> Game:
    """Return a round without trump in which all have bid zero; seat 1 leads."""
    ruleset = replace(ruleset, pack=TWO[identical])
    return bid(dealt_round(ruleset, hands=hands(held), turn_up=None), *[0] * (held.count("/") + 1))


@pytest.mark.parametrize(("trial", "expected"), items("RUL-05"))
def test_6_14_of_two_equal_cards_the_first_or_the_last_takes(trial: Row, expected: Row) -> None:
    """RUL-05: by the option, among trumps too."""
    pack = Pack(packs=trial["decks"], identical=Identical(trial["duplicates"]))
    found = winning_index(parse_cards(" ".join(trial["plays"])), _suit(trial["trump"]), pack)
    assert expected["winner_index"] == found


def test_6_14_the_first_twelve_rounds_of_a_game_with_two_packs() -> None:
    """Every leader, winner, point and total of another program's game, and of its sheet."""
    record, sheet = load("games/game_ohw_6p_two_decks_r1_12"), load("games/sheet_two_decks_r1_12")
    game = new_table(WEB, seats=6)
    for row, line in zip(record["rounds"], sheet["rounds"], strict=True):
        game = replay_round(game, row)
        assert row["cards"] == game.sheet[-1].size == line["cards"]
        assert tuple(row["points"]) == game.sheet[-1].points == tuple(line["points"])
        assert row["totals"] == list(game.scores) == line["totals"]
    assert (24, 12) == (len(game.sizes), len(game.sheet))


def test_6_14_a_card_of_another_suit_never_takes_though_the_led_suit_is_struck_out() -> None:
    """The third round but one of that game: 2D 9C 2D 9H 4H 6H went to the leader, not to 9C."""
    cards = parse_cards("2D 9C 2D 9H 4H 6H")
    taken = {identical: winning_index(cards, Suit.SPADES, TWO[identical]) for identical in STRUCK}
    assert {Identical.CANCEL: None, Identical.CANCEL_LEADER: 0} == taken
    ruffed = parse_cards("2D 9C 2D 3S 4H 6H")
    assert [3, 3] == [winning_index(ruffed, Suit.SPADES, TWO[identical]) for identical in STRUCK]


def test_6_14_a_trick_that_nobody_takes_is_led_again_by_its_leader() -> None:
    """Corner 8.14: then the tricks of a round are fewer than its cards."""
    game = _table(Identical.CANCEL, "2C 5D / QC 3D / QC 9D / 2C 4D")
    game = play(game, "QC QC 2C 2C")
    assert ([None], (1,), (0, 0, 0, 0)) == (
        winners(game),
        game.to_act,
        game.round_in_progress.taken,
    )
    game = play(game, "3D 9D 4D 5D")
    assert ([None, 2], (0, 0, 1, 0)) == (winners(game), game.sheet[0].taken)
    assert (10, 10, 1, 10) == game.scores


def test_6_14_the_leader_may_take_a_trick_that_is_struck_out() -> None:
    """And the number of tricks stays that of the cards."""
    game = play(_table(Identical.CANCEL_LEADER, "2C / QC / QC / 2C"), "QC QC 2C 2C")
    assert ([1], (0, 1, 0, 0)) == (winners(game), game.sheet[0].taken)


def test_6_14_with_one_pack_there_is_nothing_to_strike_out() -> None:
    """Whatever stands under equal cards."""
    pack = Pack(identical=Identical.CANCEL)
    assert () == problems(RuleSet(pack=pack), 4)
    assert 1 == winning_index(parse_cards("QC KC 2C"), None, pack)


def test_1_8_two_equal_cards_are_one_choice() -> None:
    """And playing one of them keeps the other."""
    game = _table(Identical.FIRST, "2C 2D / QC QC / 3C 3D")
    assert (Play(Card.parse("QC")),) == legal_actions(game, Seat(1))
    game = play(game, "QC 3C 2C")
    assert parse_cards("QC") == game.round_in_progress.hands[1]


@pytest.mark.parametrize(
    ("identical", "allowed"),
    [
        (Identical.FIRST, "AD"),
        (Identical.LAST, "KD AD"),
        (Identical.CANCEL, "AD"),
        (Identical.CANCEL_LEADER, "AD"),
    ],
)
def test_6_9_an_equal_card_beats_only_where_the_last_one_takes(
    identical: Identical, allowed: str
) -> None:
    """And where it would be struck out it does not take either."""
    pack, held = TWO[identical], parse_cards("2D KD AD")
    beat = Following(must_beat=True)
    found = beat.playable(held, trick=parse_cards("KD"), trump=None, pack=pack)
    assert parse_cards(allowed) == found
    over = Following(WhenVoid.OVER_OR_UNDER)
    ruffed = over.playable(held, trick=parse_cards("QS KD"), trump=Suit.DIAMONDS, pack=pack)
    assert parse_cards(allowed) == ruffed


@pytest.mark.parametrize("number", range(12))
def test_2_3_deals_of_two_packs_are_dealt(number: int) -> None:
    """DEA-14: with one pack refused where a card comes twice, and never a third copy."""
    row = load("games/deals_two_decks")["items"][number]
    held = [parse_cards(" ".join(cards)) for cards in row["hands"]]
    turned = Card.parse(row["turned_card"])
    game = new_table(WEB, seats=row["players"], sizes=[row["cards"]])
    round_ = fold(game, deal(game, stacked(game, held, turned))).round_in_progress
    assert ([sorted(cards) for cards in held], row["trump"]) == (
        [list(cards or ()) for cards in round_.hands],
        str(round_.trump),
    )
    single = new_table(RuleSet(), seats=row["players"], sizes=[row["cards"]])
    if row["max_copies"] == 2:
        with pytest.raises(ValueError, match="does not hold"):
            stacked(single, held, turned)
    else:
        assert 52 == len(stacked(single, held, turned))


def test_2_3_a_third_copy_is_in_no_pack() -> None:
    """DEA-14: the first deal with one card changed, so that 7C stands thrice."""
    row = load("games/deals_two_decks")["items"][0]
    held = [list(parse_cards(" ".join(cards))) for cards in row["hands"]]
    held[0][0] = Card.parse("7C")
    game = new_table(WEB, seats=6, sizes=[10])
    with pytest.raises(ValueError, match="the pack does not hold 7C so often"):
        stacked(game, held, Card.parse(row["turned_card"]))


def test_5_4_the_hook_promises_no_miss_where_a_trick_may_be_struck_out() -> None:
    """Corner 8.14: bids of one trick in a round of two, one of which nobody takes."""
    ruleset = replace(RuleSet(), pack=TWO[Identical.CANCEL])
    game = dealt_round(ruleset, hands=hands("2D QD / KC KD / KC AD"), turn_up=None)
    game = bid(game, 0, 1)
    assert Bid(1) not in legal_actions(game, Seat(0))
    game = play(bid(game, 0), "KC KC 2D KD AD QD")
    assert ((0, 0, 1), (10, 10, 11)) == (game.sheet[0].taken, game.scores)
