"""docs/rules.md §8: the end of the game, and who stands where."""

from __future__ import annotations

import pytest

from ohhell.rules import BY_ID, Card, GameOver, RuleSet, Seat, ranks
from tests.fixtures import items
from tests.play import bid, deal_out, hands, new_table, play
from tests.schemes import SCHEMES


def test_8_1_the_game_ends_with_the_last_round_of_the_schedule() -> None:
    """Not before, and nothing can be done after."""
    game = new_table(seats=3, sizes=[1, 1])
    for rounds_over in (0, 1):
        assert (rounds_over, False) == (len(game.sheet), game.over)
        game = deal_out(game, hands("2C / 3C / 4C"), Card.parse("4H"))
        first = game.to_act[0]
        order = [(first + step) % 3 for step in range(3)]
        game = play(bid(game, 0, 0, 0), [Card.parse(f"{2 + seat}C") for seat in order])
    assert (True, ()) == (game.over, game.to_act)


def test_8_2_the_highest_score_wins_and_equals_share() -> None:
    """Seats 0 and 1 both made their zero."""
    game = new_table(RuleSet(bidding=BY_ID["spruce"].ruleset.bidding), seats=3, sizes=[1])
    game = deal_out(game, hands("2C / 3C / 4C"), Card.parse("4H"))
    game = play(bid(game, 0, 0, 0), "3C 4C 2C")
    assert ((0, 1), (10, 10, 1)) == (game.winners, game.scores)


@pytest.mark.parametrize(
    ("totals", "expected", "winners"),
    [
        ([52, 61, 61, 40], [3, 1, 1, 4], [1, 2]),
        *(
            (trial["totals"], expected["ranks"], expected["winners"])
            for trial, expected in items("SCO-19")
        ),
    ],
)
def test_8_3_equals_share_a_rank_and_the_next_is_skipped(
    totals: list[int], expected: list[int], winners: list[int]
) -> None:
    """G10, SCO-19: also where all are below zero."""
    found = ranks(totals)
    assert expected == list(found)
    assert winners == [seat for seat, rank in enumerate(found) if rank == 1]


@pytest.mark.parametrize(("scheme", "expected"), [("exact", (32, 10, 21)), ("basic", (32, 13, 21))])
def test_8_2_scores_are_sums_over_rounds(scheme: str, expected: tuple[int, ...]) -> None:
    """G25: three rounds of one, two and three cards."""
    bids, tricks = ((1, 0, 0), (1, 0, 2), (0, 1, 1)), ((1, 0, 0), (1, 1, 0), (0, 2, 1))
    points = [
        [
            SCHEMES[scheme].points(bid=bid, taken=taken, size=size)
            for bid, taken in zip(*line, strict=True)
        ]
        for size, line in enumerate(zip(bids, tricks, strict=True), 1)
    ]
    assert expected == tuple(map(sum, zip(*points, strict=True)))


def test_8_1_the_last_card_says_who_won() -> None:
    """The end is an event of its own, for everybody."""
    game = new_table(seats=2, sizes=[1])
    game = bid(deal_out(game, hands("2C / 3C"), Card.parse("4H")), 1, 0)
    game = play(game, "3C")
    before, after = game, play(game, "2C")
    assert (None, (Seat(1),)) == (before.winners, after.winners)
    assert GameOver((Seat(1),)) == GameOver(after.winners or ())
