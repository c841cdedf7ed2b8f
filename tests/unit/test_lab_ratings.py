"""Ratings: strengths are found again from the results that they made."""

from __future__ import annotations

from random import Random

import pytest

from ohhell.lab import PlayedDeal, PlayedTable, Tally, ratings


def _deal(number: int, bots: tuple[int, ...], points: tuple[int, ...]) -> PlayedDeal:
    tallies = tuple(Tally(games=1, rounds=1, points=one) for one in points)
    return PlayedDeal(number, (PlayedTable(0, 0, bots, tallies),))


def _duels(strengths: list[float], deals: int) -> list[PlayedDeal]:
    """Return duels of any two, won as Bradley and Terry have it."""
    dice, found = Random(5), list[PlayedDeal]()
    for number in range(deals):
        one, other = dice.sample(range(len(strengths)), 2)
        chance = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
        won = dice.random() < chance
        found.append(_deal(number, (one, other), (won, not won)))
    return found


def test_strengths_are_found_again() -> None:
    """Each lies in its interval, which is narrow after two thousand duels; their mean is 0."""
    strengths = [-250.0, -50.0, 100.0, 200.0]
    rated = ratings(_duels(strengths, 2000), 4)
    for strength, rating in zip(strengths, rated, strict=True):
        assert rating.low <= strength <= rating.high
        assert rating.low <= rating.rating <= rating.high
        assert rating.high - rating.low < 80
    assert abs(sum(rating.rating for rating in rated)) < 1e-3


def test_the_order_of_deals_means_nothing() -> None:
    """Unlike ratings that are brought forward from game to game."""
    deals = _duels([0.0, 100.0, 200.0], 300)
    for one, other in zip(ratings(deals, 3), ratings(deals[::-1], 3), strict=True):
        assert abs(one.rating - other.rating) < 0.01


def test_who_never_won_has_a_rating_too() -> None:
    """Far below, and finite."""
    rated = ratings([_deal(number, (0, 1), (0, 10)) for number in range(50)], 2)
    assert -1200 < rated[0].rating < -200


def test_equal_points_are_half_a_win_each() -> None:
    """Nobody is better."""
    rated = ratings([_deal(number, (0, 1), (7, 7)) for number in range(50)], 2)
    assert [0, 0] == [round(one.rating) for one in rated]


def test_where_the_fewest_points_win_they_do() -> None:
    """The same results the other way round."""
    deals = _duels([0.0, 150.0, -150.0], 300)
    usual, lowest = ratings(deals, 3), ratings(deals, 3, lowest_wins=True)
    for one, other in zip(usual, lowest, strict=True):
        assert abs(one.rating + other.rating) < 0.01


def test_a_bot_is_not_rated_against_itself() -> None:
    """Two seats of one bot are no pair."""
    alone = [_deal(number, (0, 0, 1), (9, 0, 5)) for number in range(50)]
    assert [0, 0] == [round(one.rating) for one in ratings(alone, 2)]


def test_nothing_is_rated_from_nothing() -> None:
    """It is said."""
    with pytest.raises(ValueError, match="nothing to rate"):
        ratings([], 2)
