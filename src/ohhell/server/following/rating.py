"""Rates the games that are over and count for ratings."""

from __future__ import annotations

from ohhell import rules
from ohhell.club.ratings import Level, Person, Result, Seated, family_of
from ohhell.rules import Seat
from ohhell.server.store import Ratings
from ohhell.table import Stage, State


class Rater:
    """Follows every game, and rates it if it was played for that."""

    def __init__(self, ratings: Ratings) -> None:
        self._ratings = ratings

    async def follow(self, table_id: str, state: State) -> None:
        """Rate the game of a table; what is rated already stays as it is."""
        if state.rated:
            await self._ratings.rate(result_of(table_id, state))


def result_of(table_id: str, state: State) -> Result:
    """Return how the game of a table ended; raise `ValueError` if it has not."""
    if state.game is None or state.stage is not Stage.OVER:
        raise ValueError(f"table {table_id}: a game that is not over has no result")
    ruleset = state.options.ruleset
    ranked = enumerate(rules.ranks_of(state.game))
    seats = tuple(_seated(state, Seat(seat), rank) for seat, rank in ranked)
    return Result(table_id, family_of(ruleset), seats, state.scored_at_ms, ruleset.teams)


def _seated(state: State, seat: Seat, rank: int) -> Seated:
    """Return who held a seat: in a rated game it changes hands only for the bot of a leaver."""
    place = state.places[seat]
    if place.player is not None:
        return Seated(Person(place.player), rank)
    level = Level(place.level or "")
    leavers = [player for player, left in state.left if left == seat]
    if leavers:
        return Seated(Person(leavers[-1]), rank, left_to=level)
    return Seated(level, rank)
