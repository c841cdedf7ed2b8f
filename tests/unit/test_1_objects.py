"""docs/rules.md §1: seats, cards, and who may know what."""

from __future__ import annotations

import pytest

from ohhell.rules import PACK, Card, Seat, Suit, deal, fold, hand, observe, parse_cards
from tests.play import bid, dealt_round, hands, new_table, play


@pytest.mark.parametrize("seats", range(2, 11))
def test_1_1_left_of_the_last_seat_comes_seat_0(seats: int) -> None:
    """At every table that there is."""
    game = new_table(seats=seats, dealer=seats - 1, sizes=[1])
    game = fold(game, deal(game, PACK))
    assert (0,) == game.to_act


def test_1_2_the_pack_is_52_cards_each_once() -> None:
    """Thirteen ranks in four suits, numbered suit by suit."""
    expected = [f"{rank}{suit}" for suit in "CDHS" for rank in "23456789TJQKA"]
    assert expected == [str(card) for card in PACK]
    assert list(range(52)) == [int(card) for card in PACK]


def test_1_2_two_is_low_and_ace_is_high() -> None:
    """Ranks rise from the two to the ace, the ten below the jack."""
    assert [0, 8, 9, 12] == [card.rank for card in parse_cards("2S TS JS AS")]


@pytest.mark.parametrize("text", ["", "A", "SA", "10H", "as", "1C", "AX", "AS ", "ASS", "é♠"])
def test_1_3_a_card_is_rank_then_suit_and_nothing_else(text: str) -> None:
    """Reading is strict: a wrong card never becomes another one."""
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


@pytest.mark.parametrize("text", ["", "s", "CD", "N"])
def test_1_3_a_suit_is_one_letter(text: str) -> None:
    """C, D, H or S."""
    with pytest.raises(ValueError, match="not a suit"):
        Suit.parse(text)


@pytest.mark.parametrize("number", [-1, 60, 1000])
def test_1_3_there_is_no_other_card(number: int) -> None:
    """A number that names no card is no card."""
    with pytest.raises(ValueError, match="0 to 59"):
        Card(number)


def test_1_4_a_hand_is_kept_in_the_order_of_the_pack() -> None:
    """So that two equal hands are equal values."""
    assert parse_cards("KC 3D TS AS") == hand(parse_cards("AS 3D KC TS"))


def test_1_5_a_seat_sees_its_own_hand_and_no_other() -> None:
    """And a spectator sees no hand at all."""
    game = dealt_round(hands=hands("2C / KD / AS"), turn_up=Card.parse("4H"))
    seen = observe(game, Seat(1)).round_in_progress
    assert (None, parse_cards("KD"), None) == seen.hands
    assert (None, None, None) == observe(game, None).round_in_progress.hands


def test_1_5_turn_up_bids_and_tricks_are_for_all() -> None:
    """Whatever lies face up, everybody may look at."""
    game = dealt_round(hands=hands("2C 3C / KD 4D / AS 5S"), turn_up=Card.parse("4H"))
    game = play(bid(game, 1, 0, 1), "KD 5S")
    round_, seen = game.round_in_progress, observe(game, None).round_in_progress
    assert (round_.turn_up, round_.bids) == (seen.turn_up, seen.bids)
    assert (round_.trick, round_.tricks, round_.taken) == (seen.trick, seen.tricks, seen.taken)


def test_1_5_everybody_may_count_the_cards_of_everybody() -> None:
    """How many cards a seat holds is no secret, nor how many lie undealt."""
    game = dealt_round(hands=hands("2C 3C / KD 4D / AS 5S"), turn_up=Card.parse("4H"))
    seen = observe(play(bid(game, 1, 0, 1), "KD 5S"), None).round_in_progress
    assert [2, 1, 1] == [seen.cards_left(Seat(seat)) for seat in range(3)]
    assert 45 == seen.stock
