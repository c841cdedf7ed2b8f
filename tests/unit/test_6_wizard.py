"""docs/rules.md §1, §4, §6: the pack of Wizard, whose Wizards and Jesters have no suit."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from ohhell.rules import (
    Card,
    Following,
    Game,
    Hook,
    IllegalAction,
    Missed,
    NameTrump,
    Naming,
    Pack,
    PackKind,
    Pattern,
    RuleSet,
    Schedule,
    Scoring,
    Seat,
    Specials,
    Suit,
    Trump,
    TrumpAsked,
    TrumpTurned,
    WhenVoid,
    deal,
    fold,
    hand,
    led_suit,
    legal_actions,
    parse_cards,
    stacked,
    winning_index,
)
from ohhell.rules.cards import RANKS
from tests.fixtures import Row, items, row_id, rows
from tests.play import FREE_BIDS, act, bid, deal_out, hands, new_table, play, winners
from tests.schemes import SCHEMES

WIZARD: Final = RuleSet(
    Schedule(Pattern.UP, 20, whole_pack=True),
    bidding=replace(FREE_BIDS.bidding, hook=Hook.OFF),
    scoring=SCHEMES["wizard"],
    pack=Pack(PackKind.WIZARD),
)
COLOURS: Final = dict(zip("RBYG", "HSDC", strict=True))
"""Its red, blue, yellow and green, as suits of ours."""


def _card(text: str) -> Card:
    """Return a card of the rows, as 13R, W1 or J2; ours have other names for 1 to 13."""
    if text[0] in "WJ":
        return Card.parse(text)
    return Card.parse(RANKS[int(text[:-1]) - 1] + COLOURS[text[-1]])


@pytest.mark.parametrize("row", rows("wizard_trick"), ids=row_id)
def test_6_11_the_first_wizard_else_as_ever(row: Row) -> None:
    """And among Jesters alone the first."""
    trump = Suit.parse(COLOURS[row["trump"]])
    assert row["winner"] == winning_index(list(map(_card, row["cards"])), trump, WIZARD.pack)


@pytest.mark.parametrize("row", rows("wizard_legal"), ids=row_id)
def test_6_12_what_may_follow_a_special(row: Row) -> None:
    """After a Jester the next suit leads; after a Wizard none does."""
    held = hand(map(_card, row["hand"]))
    found = Following().playable(held, trick=tuple(map(_card, row["trick"])), trump=None)
    assert set(map(_card, row["legal"])) == set(found)


@pytest.mark.parametrize(("trial", "expected"), items("RUL-21"))
def test_6_10_specials_may_always_be_played(trial: Row, expected: list[str]) -> None:
    """RUL-21: whatever leads, and whatever else is held."""
    named = {"W": "W1", "J": "J1"}
    held = hand(Card.parse(named.get(text, text)) for text in trial["hand"])
    trick = tuple(Card.parse({"W": "W2", "J": "J2"}.get(text, text)) for text in trial["table"])
    found = Following().playable(held, trick=trick, trump=None)
    assert {named.get(text, text) for text in expected} == set(map(str, found))


@pytest.mark.parametrize("when_void", WhenVoid)
def test_6_10_no_duty_binds_a_special(when_void: WhenVoid) -> None:
    """Not to trump, not to go over, not to beat."""
    held = parse_cards("2H 9C W1 J1")
    duty = Following(when_void, must_beat=True)
    found = duty.playable(hand(held), trick=parse_cards("5S"), trump=Suit.HEARTS)
    assert {*parse_cards("W1 J1 2H")} <= set(found)
    followed = duty.playable(hand(held), trick=parse_cards("8C"), trump=Suit.HEARTS)
    assert set(parse_cards("9C W1 J1")) == set(followed)
    idle = duty.playable(hand(held), trick=parse_cards("8C W2"), trump=Suit.HEARTS)
    assert set(parse_cards("9C W1 J1")) == set(idle)


@pytest.mark.parametrize(
    ("trick", "led"), [("J1 7D", "D"), ("J1 J2", None), ("W1 7D", None), ("J1 W1 7D", None)]
)
def test_6_12_the_led_suit_is_that_of_the_first_card_that_is_no_jester(
    trick: str, led: str | None
) -> None:
    """Corner 8.21: Jester then Wizard, and there is no suit to follow."""
    assert led == (None if (found := led_suit(parse_cards(trick))) is None else str(found))


@pytest.mark.parametrize(("seats", "rounds"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_3_2_sixty_cards_are_dealt_to_the_last_one(seats: int, rounds: int) -> None:
    """Corner 8.1: at every number of seats, and so there is no trump in the last round."""
    game = new_table(WIZARD, seats=seats)
    assert tuple(range(1, rounds + 1)) == game.sizes
    game = replace(game, sizes=(rounds,))
    round_ = fold(game, deal(game, WIZARD.pack.cards(seats))).round_in_progress
    assert (None, None, 0) == (round_.turn_up, round_.trump, round_.stock)


def _turned(card: str, specials: Specials = Specials.COUNT) -> Game:
    ruleset = replace(WIZARD, trump=Trump(specials=specials))
    game = new_table(ruleset, seats=3, sizes=[2])
    return deal_out(game, hands("2C 3H / KD W2 / AS J2"), Card.parse(card))


def test_4_13_a_jester_that_is_turned_up_makes_no_trump() -> None:
    """It is out of play, like every card turned up."""
    game = _turned("J1")
    assert (None, Card.parse("J1")) == (
        game.round_in_progress.trump,
        game.round_in_progress.turn_up,
    )
    assert (1,) == game.to_act


def test_4_13_after_a_wizard_is_turned_up_the_dealer_names_a_suit() -> None:
    """Corner 8.21: with the hand in sight and before the first bid; and it must be a suit."""
    game = _turned("W1")
    assert ((0,), False) == (game.to_act, game.round_in_progress.names_none)
    assert tuple(map(NameTrump, Suit)) == legal_actions(game, Seat(0))
    with pytest.raises(IllegalAction) as caught:
        act(game, NameTrump(None))
    assert "name-suit" == caught.value.code
    game = act(game, NameTrump(Suit.HEARTS))
    assert (Suit.HEARTS, (1,)) == (game.round_in_progress.trump, game.to_act)


def test_4_14_specials_that_are_turned_up_may_be_skipped() -> None:
    """Then the next card of a suit is the one that counts; the skipped ones stay in the stock."""
    ruleset = replace(WIZARD, trump=Trump(specials=Specials.SKIPPED))
    game = new_table(ruleset, seats=3, sizes=[1])
    deck = stacked(game, hands("2C / KD / AS"), Card.parse("W1"))
    at = deck.index(Card.parse("7H"))
    deck[4:5], deck[at : at + 1] = [deck[at]], [deck[4]]
    *_, event = deal(game, deck)
    assert TrumpTurned(Card.parse("7H")) == event
    assert (Suit.HEARTS, 56) == (
        (after := fold(game, deal(game, deck)).round_in_progress).trump,
        after.stock,
    )


def test_4_12_a_wizard_that_nobody_turned_up_asks_nobody() -> None:
    """Trump by the round, or named by the dealer anyhow: no card is turned."""
    game = new_table(replace(WIZARD, trump=Trump(named=Naming.DEALER)), seats=3, sizes=[2])
    events = deal(game, stacked(game, hands("2C 3H / KD W2 / AS J2"), Card.parse("W1")))
    assert TrumpAsked(Seat(0), no_trump=True) == events[-1]


def test_6_2_any_card_may_be_led() -> None:
    """A special too; and a round is scored 20 and 10 a trick, or −10 for each trick off."""
    game = bid(act(_turned("W1"), NameTrump(Suit.HEARTS)), 1, 1, 1)
    game = play(game, "W2 J2 2C KD AS 3H")
    assert ([1, 0], (30, 30, -10)) == (winners(game), game.scores)


def test_7_1_the_points_of_wizard_are_those_of_its_formula() -> None:
    """A missed bid costs ten for each trick off, whatever was taken."""
    assert Scoring(20, 10, missed=Missed.MINUS_DIFFERENCE, per_miss=10) == WIZARD.scoring
