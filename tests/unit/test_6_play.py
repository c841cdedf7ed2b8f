"""docs/rules.md §6: what may be played, and who takes the trick."""

from __future__ import annotations

import pytest

from ohhell.rules import (
    Card,
    Following,
    Game,
    IllegalAction,
    Play,
    RuleSet,
    Seat,
    Suit,
    WhenVoid,
    decide,
    hand,
    legal_actions,
    parse_cards,
    winning_index,
)
from tests.fixtures import Row, items, row_id
from tests.play import FREE_BIDS, bid, dealt_round, hands, play, winners
from tests.unit.not_yet import sayable


def _suit(text: str | None) -> Suit | None:
    return None if text is None else Suit.parse(text)


def _cards(texts: list[str]) -> tuple[Card, ...]:
    return parse_cards(" ".join(texts))


@pytest.mark.parametrize("row", sayable("trick"), ids=row_id)
def test_6_6_highest_trump_else_highest_of_the_led_suit(row: Row) -> None:
    """The examples of one pack."""
    assert row["winner"] == winning_index(_cards(row["cards"]), _suit(row["trump"]))


@pytest.mark.parametrize(("trial", "expected"), [*items("RUL-01"), *items("RUL-03")])
def test_6_6_a_small_trump_beats_any_other_suit(trial: Row, expected: Row) -> None:
    """RUL-01, RUL-03: and of two trumps the higher one takes."""
    assert expected["winner_index"] == winning_index(_cards(trial["plays"]), _suit(trial["trump"]))


def test_6_6_another_suit_never_takes() -> None:
    """The ace of a suit neither led nor trump loses to a two."""
    assert 0 == winning_index(parse_cards("2H AS AD AC"), None)


@pytest.mark.parametrize("row", sayable("legal_play"), ids=row_id)
def test_6_5_a_void_seat_may_have_to_trump(row: Row) -> None:
    """The examples with `must_trump`; without trump, or without a trump, the duty is idle."""
    duty = Following(WhenVoid(row["options"]["void"]))
    found = duty.playable(
        hand(_cards(row["hand"])), trick=_cards(row["trick"]), trump=_suit(row["trump"])
    )
    assert set(row["legal"]) == set(map(str, found))


@pytest.mark.parametrize(("trial", "expected"), items("RUL-07"))
def test_6_3_follow_suit_if_you_can(trial: Row, expected: Row) -> None:
    """RUL-07: even when you would rather trump; a void seat and a leader are free."""
    led = trial["led_suit"]
    trick = () if led is None else parse_cards("Q" + led)
    found = Following().playable(
        hand(_cards(trial["hand"])), trick=trick, trump=_suit(trial["trump"])
    )
    assert set(expected["legal"]) == set(map(str, found))


def _table(ruleset: RuleSet = FREE_BIDS) -> Game:
    """Return a table with hearts trump and seat 1 to lead."""
    held = hands("2C 3H AS / 4C 5C KD / 6C 7D 8H")
    return bid(dealt_round(ruleset, hands=held, turn_up=Card.parse("AH")), 0, 0, 0)


def _refusal(game: Game, seat: int, card: str) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as caught:
        decide(game, Seat(seat), Play(Card.parse(card)))
    return caught.value.code, str(caught.value)


def test_6_1_eldest_leads_and_then_whoever_took_the_trick() -> None:
    """A ruff by seat 0, then a six of clubs, then a trump led."""
    game = play(_table(), "KD 7D 3H 2C 4C 6C 8H AS 5C")
    assert ([0, 2, 2], True) == (winners(game), game.over)


def test_6_2_any_card_may_be_led() -> None:
    """Trump too, from the first trick on."""
    game = play(_table(), "KD 7D AS 4C 6C 2C")
    assert (2,) == game.to_act
    held = hands("2C / KH / 6C")
    game = bid(dealt_round(hands=held, turn_up=Card.parse("AH")), 0, 0, 0)
    assert (Play(Card.parse("KH")),) == legal_actions(game, Seat(1))


def test_6_3_a_revoke_is_refused_and_the_reason_names_what_may_be_played() -> None:
    """The answer is given here, whatever a page may show."""
    game = play(_table(), "KD")
    code, text = _refusal(game, 2, "8H")
    assert ("follow-suit", True) == (code, text.endswith("7D may be played"))


def test_6_4_a_void_seat_is_free() -> None:
    """It may ruff or discard."""
    game = play(_table(), "KD 7D")
    assert 3 == len(legal_actions(game, Seat(0)))


def test_6_5_a_void_seat_that_must_trump_may_not_discard() -> None:
    """La Podrida: seat 0 has no diamond and one heart."""
    must = RuleSet(bidding=FREE_BIDS.bidding, following=Following(WhenVoid.MUST_TRUMP))
    game = play(_table(must), "KD 7D")
    assert (Play(Card.parse("3H")),) == legal_actions(game, Seat(0))
    assert "must-trump" == _refusal(game, 0, "AS")[0]


@pytest.mark.parametrize(
    ("seat", "card", "code"),
    [(2, "6C", "not-your-turn"), (1, "6C", "not-your-card"), (1, "AH", "not-your-card")],
)
def test_6_7_only_your_own_card_in_your_own_turn(seat: int, card: str, code: str) -> None:
    """Not out of turn, not another's, and not the card turned up."""
    assert code == _refusal(_table(), seat, card)[0]


def test_6_7_a_card_is_played_once() -> None:
    """What has been played is in no hand."""
    game = play(_table(), "4C 6C 2C")
    assert "not-your-card" == _refusal(game, 2, "6C")[0]
