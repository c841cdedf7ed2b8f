"""Rounds that others played, played again by our rules: every stated value must come out alike."""

from __future__ import annotations

from dataclasses import replace

from ohhell.rules import Card, Game, Seat, parse_cards
from tests.fixtures import Row
from tests.play import Hands, bid_by_seat, deal_out, leaders, play, spare_card, winners


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
