"""docs/rules.md §6: what may be played, and who takes the trick."""

from __future__ import annotations

import pytest

from ohhell.rules import (
    Card,
    FirstLeader,
    Following,
    Game,
    Identical,
    IllegalAction,
    Leading,
    Pack,
    Play,
    RuleSet,
    Seat,
    Suit,
    TrumpLead,
    WhenVoid,
    decide,
    hand,
    legal_actions,
    parse_cards,
    winning_index,
)
from tests.fixtures import Row, items, row_id, rows
from tests.play import FREE_BIDS, bid, dealt_round, hands, play, winners


def _suit(text: str | None) -> Suit | None:
    return None if text is None else Suit.parse(text)


def _cards(texts: list[str]) -> tuple[Card, ...]:
    return parse_cards(" ".join(texts))


@pytest.mark.parametrize("row", rows("trick"), ids=row_id)
def test_6_6_highest_trump_else_highest_of_the_led_suit(row: Row) -> None:
    """The examples, those of two packs too."""
    pack = Pack(packs=2, identical=Identical(row["identical"]))
    assert row["winner"] == winning_index(_cards(row["cards"]), _suit(row["trump"]), pack)


@pytest.mark.parametrize(("trial", "expected"), [*items("RUL-01"), *items("RUL-03")])
def test_6_6_a_small_trump_beats_any_other_suit(trial: Row, expected: Row) -> None:
    """RUL-01, RUL-03: and of two trumps the higher one takes."""
    assert expected["winner_index"] == winning_index(_cards(trial["plays"]), _suit(trial["trump"]))


def test_6_6_another_suit_never_takes() -> None:
    """The ace of a suit neither led nor trump loses to a two."""
    assert 0 == winning_index(parse_cards("2H AS AD AC"), None)


@pytest.mark.parametrize("row", rows("legal_play"), ids=row_id)
def test_6_5_duties_by_example(row: Row) -> None:
    """To trump, to go over, to beat, and when trump may be led; each with where it is idle."""
    options, trump = row["options"], _suit(row["trump"])
    held, trick = hand(_cards(row["hand"])), _cards(row["trick"])
    duty = Following(WhenVoid(options.get("void", "free")), options.get("must_beat", False))
    leading = Leading(trump=TrumpLead(options.get("lead", "anytime")))
    found = duty.playable(held, trick=trick, trump=trump)
    if not trick:
        first, broken = options.get("trick_no") == 0, options.get("broken", False)
        found = leading.playable(held, trump=trump, first=first, broken=broken)
    assert set(row["legal"]) == set(map(str, found))


LEADS = {"after_broken": "broken", "after_first_trick": "after_first", "anytime": "anytime"}


@pytest.mark.parametrize(("trial", "expected"), items("RUL-18"))
def test_6_2_leading_trump_may_be_limited(trial: Row, expected: Row) -> None:
    """RUL-18: until broken, from the second trick on, or not at all; trumps alone are free."""
    leading = Leading(trump=TrumpLead(LEADS[trial["option"]]))
    first, broken = trial.get("trick_no") == 1, trial.get("broken", False)
    found = leading.playable(
        hand(_cards(trial["hand"])), trump=_suit(trial["trump"]), first=first, broken=broken
    )
    assert set(expected["legal"]) == set(map(str, found))


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
    """Corner 8.10: trump too, from the first trick on."""
    game = play(_table(), "KD 7D AS 4C 6C 2C")
    assert (2,) == game.to_act
    held = hands("2C / KH / 6C")
    game = bid(dealt_round(hands=held, turn_up=Card.parse("AH")), 0, 0, 0)
    assert (Play(Card.parse("KH")),) == legal_actions(game, Seat(1))


def test_6_3_a_revoke_is_refused_and_the_reason_names_what_may_be_played() -> None:
    """Corner 8.12: the answer is given here, whatever a page may show."""
    game = play(_table(), "KD")
    code, text = _refusal(game, 2, "8H")
    assert ("follow-suit", True) == (code, text.endswith("7D may be played"))


def test_6_4_a_void_seat_is_free() -> None:
    """It may ruff or discard."""
    game = play(_table(), "KD 7D")
    assert 3 == len(legal_actions(game, Seat(0)))


@pytest.mark.parametrize(
    ("lead", "code"),
    [("AFTER_FIRST", None), ("BROKEN", "trump-lead"), ("LAST_RESORT", "trump-lead")],
)
def test_6_2_trump_is_broken_by_a_ruff(lead: str, code: str | None) -> None:
    """Seat 2 leads the second trick, and nobody has ruffed yet."""
    rules = RuleSet(bidding=FREE_BIDS.bidding, leading=Leading(trump=TrumpLead[lead]))
    game = _table(rules)
    assert not game.round_in_progress.broken
    game = play(game, "4C 6C 2C")
    assert (2,) == game.to_act
    if code is None:
        assert (0,) == play(game, "8H").to_act
    else:
        assert code == _refusal(game, 2, "8H")[0]
    ruffed = play(_table(), "KD 7D 3H")
    assert ruffed.round_in_progress.broken


@pytest.mark.parametrize(
    ("first", "bids", "leader"),
    [
        (FirstLeader.HIGHEST_BIDDER, (2, 3, 3, 1), 2),
        (FirstLeader.HIGHEST_BIDDER, (0, 0, 0, 0), 1),
        (FirstLeader.DEALER, (0, 3, 0, 0), 0),
        (FirstLeader.ELDEST, (0, 3, 0, 0), 1),
    ],
)
def test_6_1_who_leads_first(first: FirstLeader, bids: tuple[int, ...], leader: int) -> None:
    """G16, G17, corner 8.19: of equal bids the earliest from eldest on, who is it at all zeros."""
    _first_lead(first, bids, leader)


def test_6_1_the_highest_bidder_or_the_dealer_may_lead_first() -> None:
    """At the table: nobody else may play a card."""
    _first_lead(FirstLeader.HIGHEST_BIDDER, (2, 3, 3, 1), 2)
    _first_lead(FirstLeader.DEALER, (0, 3, 0, 0), 0)


def _first_lead(first: FirstLeader, bids: tuple[int, ...], leader: int) -> None:
    rules = RuleSet(bidding=FREE_BIDS.bidding, leading=Leading(first))
    held = hands("2C 3C 4C / 2D 3D 4D / 2H 3H 4H / 2S 3S 4S")
    game = bid(dealt_round(rules, hands=held, turn_up=Card.parse("AH")), *bids)
    assert (leader,) == game.to_act
    assert leader == game.round_in_progress.trick.leader


OVER = parse_cards("KD 4H")


@pytest.mark.parametrize(
    ("duty", "held", "legal"),
    [
        (WhenVoid.OVER_OR_FREE, "3H 5H AC", "5H"),
        (WhenVoid.OVER_OR_FREE, "2H 3H AC", "2H 3H AC"),
        (WhenVoid.OVER_OR_UNDER, "3H 5H AC", "5H"),
        (WhenVoid.OVER_OR_UNDER, "2H 3H AC", "2H 3H"),
        (WhenVoid.OVER_OR_UNDER, "2C AC", "2C AC"),
        (WhenVoid.OVER_OR_FREE, "2D 9H", "2D"),
    ],
)
def test_6_8_a_void_seat_may_have_to_go_over(duty: WhenVoid, held: str, legal: str) -> None:
    """Diamonds are led and hearts are trump; who cannot go over is free, or goes under."""
    found = Following(duty).playable(hand(parse_cards(held)), trick=OVER, trump=Suit.HEARTS)
    assert set(legal.split()) == set(map(str, found))


def test_6_8_a_duty_to_go_over_is_enforced_with_its_reason() -> None:
    """Seat 0 has a higher trump than seat 2's: neither a lower one nor a discard will do."""
    rules = RuleSet(bidding=FREE_BIDS.bidding, following=Following(WhenVoid.OVER_OR_UNDER))
    held = hands("3H 9H AS / 4C 5C KD / 6C 7C 8H")
    game = bid(dealt_round(rules, hands=held, turn_up=Card.parse("AH")), 0, 0, 0)
    game = play(game, "KD 8H")
    assert ["must-overtrump", "must-trump"] == [_refusal(game, 0, card)[0] for card in ("3H", "AS")]


def test_6_9_a_seat_that_follows_may_have_to_beat() -> None:
    """Corner 8.18: not where a trump has the trick already."""
    beat = Following(must_beat=True)
    held = hand(parse_cards("2D AD 9C"))
    assert parse_cards("AD") == beat.playable(held, trick=parse_cards("KD"), trump=Suit.HEARTS)
    assert parse_cards("2D AD") == beat.playable(held, trick=OVER, trump=Suit.HEARTS)
    rules = RuleSet(bidding=FREE_BIDS.bidding, following=beat)
    game = bid(dealt_round(rules, hands=hands("2C 3C / KD 4D / AD 2D"), turn_up=None), 0, 0, 0)
    assert "must-beat" == _refusal(play(game, "KD"), 2, "2D")[0]


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


@pytest.mark.parametrize("when_void", WhenVoid)
def test_6_5_without_a_trump_suit_no_duty_to_trump_binds(when_void: WhenVoid) -> None:
    """Corner 8.17: but to beat in the led suit does."""
    duty, held = Following(when_void, must_beat=True), hand(parse_cards("2D AD 9C"))
    assert held == duty.playable(held, trick=parse_cards("KS"), trump=None)
    assert parse_cards("AD") == duty.playable(held, trick=parse_cards("KD"), trump=None)
