"""What a finished game comes to for each who sat there; written once, however often it is asked."""

from __future__ import annotations

from ohhell.rules import Game, name_of, ranks_of
from ohhell.server.store.company import Company
from ohhell.server.store.results import Results, SeatResult
from ohhell.table import Kind, State
from ohhell.wire.people import PlayedGame


class Bookkeeper:
    """Writes the results of every game that is over, and forgets who was invited to it."""

    def __init__(self, company: Company) -> None:
        self._company = company

    async def follow(self, table_id: str, state: State) -> None:
        """Write the results of a table, unless they are written."""
        await self._company.results.save(results_of(table_id, state))
        await self._company.invitations.forget(table_id)


def results_of(table_id: str, state: State) -> list[SeatResult]:
    """Return how each seat of a game that is over ended."""
    game = state.game
    assert game is not None, "a game that is over has been begun"
    ranks = ranks_of(game)
    people = sum(place.kind is Kind.PERSON for place in state.places)
    return [
        SeatResult(
            table_id=table_id,
            seat=seat,
            player_id=place.player,
            name=place.name,
            level=place.level,
            variant=name_of(state.options.ruleset),
            seats=game.seats,
            people=people,
            rank=ranks[seat],
            shared=ranks.count(ranks[seat]) > len(_side(game, seat)),
            score=game.scores[seat],
            finished_at=state.scored_at_ms / 1000,
            **_bids(game, seat),
        )
        for seat, place in enumerate(state.places)
    ]


def _side(game: Game, seat: int) -> range:
    """Return the seats that play together with `seat`, itself among them."""
    teams = game.ruleset.teams or game.seats
    return range(seat % teams, game.seats, teams)


def _bids(game: Game, seat: int) -> dict[str, int]:
    """Return how many bids a seat (or its team) has made, and missed over and under."""
    side = _side(game, seat)
    lines = [line for line in game.sheet if seat not in line.out]
    by = [sum(line.taken[s] - line.bids[s] for s in side) for line in lines]
    return {
        "bids": len(by),
        "made": by.count(0),
        "over": sum(number > 0 for number in by),
        "under": sum(number < 0 for number in by),
    }


async def games_of(
    results: Results, player_id: str, *, most: int, before: float | None = None
) -> list[PlayedGame]:
    """Return up to `most` games that a player ended, the latest first, all before a moment."""
    own = await results.of_player(player_id, most=most, before=before)
    seats = await results.of_tables([one.table_id for one in own])
    others: dict[str, list[str]] = {one.table_id: [] for one in own}
    for seat in seats:
        if seat.player_id != player_id:
            others[seat.table_id].append(seat.name)
    return [_played(one, others[one.table_id]) for one in own]


def _played(own: SeatResult, others: list[str]) -> PlayedGame:
    return PlayedGame(
        table=own.table_id,
        variant=own.variant,
        finished_at=own.finished_at,
        rank=own.rank,
        seats=own.seats,
        score=own.score,
        others=others,
    )
