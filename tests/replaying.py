"""Rounds that others played, played again by our rules: every stated value must come out alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ohhell.rules import BidMade, Card, Game, RoundStarted, RuleSet, Seat, fold, parse_cards
from ohhell.rules.play.standing import points_of
from tests.fixtures import Row
from tests.play import Hands, bid_by_seat, deal_out, leaders, new_table, play, spare_card, winners


def replay_round(game: Game, row: Row) -> Game:
    """Return `game` after the next round, as `row` has it; raise where we would differ."""
    game = bid_by_seat(dealt(game, row), row["bids"])
    for trick in row["tricks"]:
        assert (trick["leader"],) == game.to_act
        game = play(game, " ".join(trick["plays"]))
    assert [trick["winner"] for trick in row["tricks"]] == winners(game)
    assert [trick["leader"] for trick in row["tricks"]] == leaders(game)
    assert row["won"] == list(game.round_in_progress.taken)
    return game


def dealt(game: Game, row: Row) -> Game:
    """Return `game` with the next round dealt as `row` has it, by its dealer."""
    held = [parse_cards(" ".join(cards)) for cards in row["hands"]]
    first = Seat((row["dealer"] - len(game.sheet)) % game.seats)
    return deal_out(replace(game, first_dealer=first), held, turn_up_of(row, held))


def turn_up_of(row: Row, held: Hands) -> Card | None:
    """Return the card turned up, or another of its suit where only the suit was written down."""
    if "turned_card" in row:
        return Card.parse(row["turned_card"])
    return spare_card(held, row["trump"]) if row["trump"] else None


def hands_played(leaders: list[int], plays: list[str], seats: int) -> list[list[str]]:
    """Return the hand of each seat, from the cards that were played."""
    held: list[list[str]] = [[] for _ in range(seats)]
    for number, leader in enumerate(leaders):
        for step, card in enumerate(plays[number * seats : (number + 1) * seats]):
            held[(leader + step) % seats].append(card)
    return held


def points_for(
    ruleset: RuleSet, bids: Sequence[int], taken: Sequence[int], *, size: int
) -> tuple[int, ...]:
    """Return what a round of `size` cards is worth to each seat, be such tricks possible or not."""
    game = new_table(ruleset, seats=len(bids), sizes=[size])
    game = fold(game, [RoundStarted(0, Seat(0), size)])
    game = fold(game, [BidMade(Seat(seat), bid) for seat, bid in enumerate(bids)])
    return points_of(game, taken)


def points_of_teams(
    ruleset: RuleSet, teams: Sequence[int], row: Row, *, size: int, taken: str
) -> list[int]:
    """Return the points of a row whose teams sit anyhow: ours sit round the table in turn."""
    count = len(set(teams))
    order = sorted(
        range(len(teams)), key=lambda seat: (teams[:seat].count(teams[seat]), teams[seat])
    )
    bids, tricks = [[row[name][seat] for seat in order] for name in ("bids", taken)]
    points = points_for(replace(ruleset, teams=count), bids, tricks, size=size)
    return [points[order.index(seat)] for seat in range(len(teams))]
