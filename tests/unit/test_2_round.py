"""docs/rules.md §2: the deal and the course of a round."""

from __future__ import annotations

import pytest

from ohhell.rules import (
    PACK,
    Bid,
    Card,
    Game,
    IllegalAction,
    Pattern,
    Play,
    RuleSet,
    Schedule,
    Seat,
    deal,
    decide,
    fold,
    may_deal,
    parse_cards,
)
from tests.fixtures import case, items, load
from tests.play import FREE_BIDS, act, bid, dealt_round, hands, new_table, play
from tests.replaying import dealt, hands_played, replay_round


def test_2_1_rounds_follow_one_another_and_scores_add_up() -> None:
    """RUL-11: the winner of a trick leads the next, and points are summed."""
    rounds, expected = case("RUL-11")["trial"]["rounds"], case("RUL-11")["expected"]
    game = new_table(sizes=[1, 2])
    for number, row in enumerate(rounds):
        won = expected["winners"][number]
        led = [row["first_leader"], *won[:-1]]
        held = hands_played(led, row["plays"], seats=4)
        tricks = [
            {"leader": led[n], "plays": row["plays"][4 * n : 4 * n + 4], "winner": won[n]}
            for n in range(len(won))
        ]
        taken = [won.count(seat) for seat in range(4)]
        dealer = row["first_leader"] - 1
        game = replay_round(
            game, row | {"hands": held, "tricks": tricks, "won": taken, "dealer": dealer}
        )
        assert expected["totals"][number] == list(game.scores)
    assert game.over


@pytest.mark.parametrize(("trial", "expected"), items("DEA-10"))
def test_2_2_the_deal_passes_to_the_left(trial: dict[str, list[str]], expected: list[str]) -> None:
    """DEA-10: one seat a round, round the table again and again."""
    players, found = trial["players"], []
    game = new_table(seats=len(players), sizes=[1] * len(expected))
    for _ in expected:
        found.append(players[game.next_dealer])
        game = _one_card_round(game)
    assert expected == found


def test_2_2_the_first_dealer_may_be_any_seat() -> None:
    """G01: with seat 2 dealing first, the dealers are 2 3 0 1 2 and eldest is 3 0 1 2 3."""
    game, found = new_table(dealer=2, sizes=[1] * 5), []
    for _ in range(5):
        game = fold(game, deal(game, PACK))
        found.append((game.round_in_progress.dealer, game.round_in_progress.eldest))
        game = _played_out(game)
    assert [(2, 3), (3, 0), (0, 1), (1, 2), (2, 3)] == found


def _one_card_round(game: Game) -> Game:
    return _played_out(fold(game, deal(game, PACK)))


def _played_out(game: Game) -> Game:
    game = bid(game, *[0] * game.seats)
    while game.to_act:
        held = game.round_in_progress.hands[game.to_act[0]]
        assert held
        game = play(game, held[:1])
    return game


def test_2_3_cards_go_round_one_at_a_time_from_the_dealers_left() -> None:
    """Dealer 1 of 3: the first card of the deck is for seat 2, the second for seat 0."""
    game = new_table(seats=3, dealer=1, sizes=[2])
    game = fold(game, deal(game, PACK))
    expected = [parse_cards(text) for text in ("3C 6C", "4C 7C", "2C 5C")]
    assert expected == list(game.round_in_progress.hands)
    assert Card.parse("8C") == game.round_in_progress.turn_up


@pytest.mark.parametrize(
    "deck", [PACK[:-1], (*PACK, PACK[0]), (*PACK[:-1], PACK[0]), ()], ids=["51", "53", "twin", "0"]
)
def test_2_3_the_deck_is_the_whole_pack(deck: tuple[Card, ...]) -> None:
    """Every card exactly once, or there is no deal."""
    with pytest.raises(ValueError, match="every card of the pack as often"):
        deal(new_table(), deck)


def test_2_4_no_deal_while_a_round_is_in_progress_or_the_game_is_over() -> None:
    """The next round is due when the last one is scored."""
    game = dealt_round(hands=hands("2C / KD / AS"), turn_up=Card.parse("4H"))
    done = play(bid(game, 0, 0, 0), "KD AS 2C")
    for closed in (game, done):
        assert not may_deal(closed)
        with pytest.raises(ValueError, match="no round is due"):
            deal(closed, PACK)


def test_2_4_a_round_is_scored_with_its_last_card() -> None:
    """RUL-09: the last trick counts at once, with no next trick to wait for."""
    trial, expected = case("RUL-09")["trial"], case("RUL-09")["expected"]
    game = dealt(new_table(seats=3, sizes=[2]), trial)
    game = play(bid(game, *trial["bids"]), " ".join(trial["plays"]))
    assert expected["won"] == list(game.round_in_progress.taken)
    assert tuple(expected["points"]) == game.round_in_progress.points
    assert () == game.to_act


def test_2_5_who_acts_when() -> None:
    """RUL-16: bids from the dealer's left; then the winner of each trick leads."""
    game = dealt_round(
        hands=hands("2C 2H / KD 2D / AS 3S / AC AD"), turn_up=Card.parse("4H"), dealer=1
    )
    order: list[Seat] = []
    for _ in range(4):
        order += game.to_act
        game = bid(game, 0)
    game = play(game, "AS AC 2C KD")
    assert case("RUL-16")["expected"]["bid_order"] == order
    assert (2,) == game.to_act


def test_2_6_a_save_made_before_the_first_bid_goes_on() -> None:
    """PER-11: ten cards each and the seat after the dealer to bid; no bid is invented."""
    save = load("games/unfinished_save")
    game = dealt(new_table(RuleSet(), seats=save["players"], sizes=save["plan"]), save)
    assert 23 == len(game.sizes)
    assert (save["next_to_bid"],) == game.to_act
    assert tuple(save["bids"]) == game.round_in_progress.bids
    dealers = [(game.first_dealer + number) % game.seats for number in range(len(game.sizes))]
    assert save["dealers"] == dealers


def test_2_7_nothing_can_be_done_between_rounds() -> None:
    """Before the deal nobody bids and nobody plays."""
    for action in (Bid(0), Play(PACK[0])):
        with pytest.raises(IllegalAction) as caught:
            decide(new_table(), Seat(1), action)
        assert "no-round" == caught.value.code


def test_2_7_a_card_before_all_have_bid_is_refused() -> None:
    """First everybody bids."""
    game = dealt_round(hands=hands("2C / KD / AS"), turn_up=None)
    with pytest.raises(IllegalAction) as caught:
        act(game, Play(Card.parse("KD")))
    assert "bid-first" == caught.value.code


def test_2_7_a_refused_action_changes_nothing() -> None:
    """States are values: the game before is the game after."""
    game = dealt_round(hands=hands("2C / KD / AS"), turn_up=None)
    before = repr(game)
    with pytest.raises(IllegalAction):
        act(game, Bid(2))
    assert before == repr(game)


def test_2_3_a_deal_follows_from_the_deck_alone() -> None:
    """The rules do not shuffle: the same deck makes the same events."""
    game = new_table(RuleSet(Schedule(Pattern.UP, 3)))
    assert deal(game, PACK) == deal(game, PACK)
    assert deal(game, PACK) != deal(game, PACK[::-1])


def test_2_6_views_of_a_first_dealer_out_of_range_are_refused() -> None:
    """The first dealer is a seat of the table."""
    with pytest.raises(ValueError, match="0 to 3"):
        new_table(FREE_BIDS, dealer=4)
