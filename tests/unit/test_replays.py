"""Games that others played, played again: leaders, winners, legal sets, points and totals."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from ohhell.rules import (
    Bid,
    Bidding,
    Card,
    Game,
    Hook,
    Play,
    RuleSet,
    Scoring,
    Seat,
    Suit,
    legal_actions,
    parse_cards,
)
from tests.fixtures import Row, load
from tests.play import act, bid_by_seat, dealt_round, leaders, new_table, play, spare_card, winners
from tests.replaying import dealt, replay_round, turn_up_of
from tests.schemes import scoring_of

HOOKED: Final = Bidding(hook=Hook.LAST_BIDDER)
FREE: Final = Bidding(hook=Hook.OFF)


def _scored(rule: Row) -> Scoring:
    scoring = scoring_of(rule)
    assert scoring is not None
    return scoring


def test_a_whole_game_of_nineteen_rounds() -> None:
    """RUL-13: its plan of 3..12..3 is none of our schedules, and its deal passes to the right."""
    record = load("games/game_fit_a")
    ruleset = RuleSet(bidding=HOOKED, scoring=_scored(record["rules"]["scoring"]))
    game = new_table(ruleset, sizes=[row["cards"] for row in record["rounds"]])
    for row in record["rounds"]:
        assert (row["first_leader"] - row["dealer"]) % 4 == 1
        game = replay_round(game, row)
        assert (tuple(row["points"]), tuple(row["totals"])) == (game.sheet[-1].points, game.scores)
    assert game.over


def test_a_game_of_nine_seats() -> None:
    """RUL-25: leaders and winners; its points are those of teams, which we cannot say yet."""
    record = load("games/game_ohw_9p_teams")
    sizes = [row["cards"] for row in record["rounds"]]
    game = new_table(RuleSet(), seats=record["players"], sizes=sizes)
    for row in record["rounds"]:
        game = replay_round(game, row)
    assert game.over


@pytest.mark.parametrize("number", range(28))
def test_rounds_of_an_independent_engine(number: int) -> None:
    """RUL-14: winners, tricks taken and points of rounds that OpenSpiel played."""
    row = load("games/rounds_openspiel_oracle")["items"][number]
    miss = row["scoring"]["miss"]
    # There the price of a trick is one number, for made bids and for missed ones.
    scoring = replace(_scored(row["scoring"]), per_miss=miss.get("per", miss.get("per_trick")))
    ruleset = RuleSet(bidding=HOOKED, scoring=scoring)
    game = new_table(ruleset, seats=row["players"], sizes=[row["cards"]])
    game = replay_round(game, row)
    assert tuple(row["points"]) == game.scores


@pytest.mark.parametrize("number", range(2))
def test_recorded_playthroughs_with_their_legal_sets(number: int) -> None:
    """RUL-14: at each step the same seat to act, with the same choice."""
    row = load("games/openspiel_playthroughs")["items"][number]
    game = dealt(new_table(RuleSet(), seats=row["players"], sizes=[row["cards"]]), row)
    for step in row["steps"]:
        assert (step["seat"],) == game.to_act
        assert _sorted(step["legal"]) == _sorted(_offered(game, Seat(step["seat"])))
        action = Bid(step["chosen"]) if step["phase"] == "bid" else Play(Card.parse(step["chosen"]))
        game = act(game, action)
    assert row["won"] == list(game.round_in_progress.taken)
    assert tuple(row["points"]) == game.scores


def _offered(game: Game, seat: Seat) -> list[int | str]:
    return [
        action.tricks if isinstance(action, Bid) else str(action.card)
        for action in legal_actions(game, seat)
    ]


def _sorted(offers: list[int | str]) -> list[str]:
    return sorted(map(str, offers))


@pytest.mark.parametrize("number", range(100))
def test_rounds_of_a_tournament(number: int) -> None:
    """RUL-14: its log gives tricks by seat and one seat's bid, and leaves the leader open."""
    log = load("games/rounds_tournament_log")
    row = log["items"][number]
    ruleset = RuleSet(bidding=FREE, scoring=_scored(log["rules"]["scoring"]))
    for leader in row["possible_first_leaders"]:
        game = _tournament_round(ruleset, row, leader)
        assert row["winners"] == winners(game)
        assert row["won"] == list(game.round_in_progress.taken)
        assert row["points"] == game.scores[row["seat"]]


def _tournament_round(ruleset: RuleSet, row: Row, leader: int) -> Game:
    held = [parse_cards(" ".join(cards)) for cards in zip(*row["by_seat"], strict=True)]
    turned = spare_card(held, row["trump"])
    game = dealt_round(ruleset, hands=held, turn_up=turned, dealer=(leader - 1) % 4)
    game = bid_by_seat(game, [row["bid"] if seat == row["seat"] else 0 for seat in range(4)])
    for trick in row["by_seat"]:
        first = game.to_act[0]
        game = play(game, " ".join(trick[(first + step) % 4] for step in range(4)))
    return game


def test_an_unfinished_round_whose_columns_are_seats() -> None:
    """BOT-05: trick 2 is led by east though its column comes second; south is to follow."""
    record = load("games/trickster_partial_hand")
    names = record["seat_order_clockwise"]
    row = _by_number(record, names)
    game = dealt_round(
        RuleSet(bidding=FREE),
        hands=[parse_cards(" ".join(cards)) for cards in row["hands"]],
        turn_up=turn_up_of(row, []),
        dealer=row["dealer"],
    )
    assert (names.index(record["first_bidder"]),) == game.to_act
    game = bid_by_seat(game, row["bids"])
    for columns in record["play_rows"]:
        while (card := columns[game.to_act[0]]) and card not in _played(game):
            game = play(game, card)
    _check_partial(game, record, names)


def _by_number(record: Row, names: list[str]) -> Row:
    return {
        "turned_card": record["turned_card"],
        "dealer": names.index(record["dealer"]),
        "hands": [record["hands"][name] for name in names],
        "bids": [record["bids"][name] for name in names],
    }


def _played(game: Game) -> set[str]:
    round_ = game.round_in_progress
    tricks = [taken.trick for taken in round_.tricks] + [round_.trick]
    return {str(card) for trick in tricks for card in trick.cards}


def _check_partial(game: Game, record: Row, names: list[str]) -> None:
    round_ = game.round_in_progress
    assert Suit.HEARTS == round_.trump
    complete = record["tricks"][:2]
    assert [trick["leader"] for trick in complete] == [names[seat] for seat in leaders(game)]
    assert [trick["winner"] for trick in complete] == [names[seat] for seat in winners(game)]
    assert record["tricks"][2]["plays"] == [str(card) for card in round_.trick.cards]
    south = Seat(names.index(record["next_to_play"]))
    assert (south,) == game.to_act
    assert _sorted(record["legal_next"]) == _sorted(_offered(game, south))
