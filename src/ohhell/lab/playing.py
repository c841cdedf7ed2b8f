"""The readable runner: plays deals by the rulebook itself, any ruleset and any bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ohhell.bots import Factory, Policy
from ohhell.lab.plan import Chunk, Field, Plan
from ohhell.lab.players import factory_of
from ohhell.lab.results import PlayedDeal, PlayedTable, Tally
from ohhell.rules import (
    Action,
    Game,
    Seat,
    deal,
    decide,
    fold,
    new_game,
    observe,
    ranks_of,
    start,
)


class BotFailed(RuntimeError):
    """A bot broke down or did what is not legal. The message says which, where and what."""


def play(chunk: Chunk) -> tuple[PlayedDeal, ...]:
    """Play the deals of a chunk, each at all its tables; raise `BotFailed` if a bot fails."""
    made = tuple(map(factory_of, chunk.plan.bots))
    return tuple(_play_deal(chunk.plan, made, number) for number in chunk.deals)


def _play_deal(plan: Plan, made: Sequence[Factory], number: int) -> PlayedDeal:
    tables = (
        PlayedTable(field, rotation, bots, _tallies(_play_table(plan, made, number, bots)))
        for field, rotation, bots in plan.seatings(number)
    )
    return PlayedDeal(number, tuple(tables))


def _play_table(plan: Plan, made: Sequence[Factory], number: int, bots: Field) -> Game:
    players = [made[bot](plan.seed_of(number, seat)) for seat, bot in enumerate(bots)]
    game = new_game(start(plan.ruleset_of(number), seats=plan.seats, first_dealer=Seat(0)))
    while not (game.over or (plan.size is not None and game.sheet)):
        game = fold(game, deal(game, plan.deck(number, len(game.sheet), game.pack)))
        while game.to_act:
            seat = game.to_act[0]
            try:
                game = _acted(game, seat, players[seat])
            except Exception as error:
                where = f"seat {seat}, round {len(game.sheet) + 1} of deal {number}"
                fault = f"{type(error).__name__}: {error}"
                raise BotFailed(f"{plan.bots[bots[seat]]} failed in {where}: {fault}") from error
    return game


def _acted(game: Game, seat: Seat, player: Policy) -> Game:
    action = cast("object", player.act(observe(game, seat), seat))  # a stranger's may be anything
    if not isinstance(action, Action):
        raise TypeError(f"it answered {action!r}, which is no action")
    return fold(game, decide(game, seat, action))


def _tallies(game: Game) -> tuple[Tally, ...]:
    """Return what every seat got in a game, or in its only round so far."""
    best = tuple(seat for seat, rank in enumerate(ranks_of(game)) if rank == 1)
    winners = best if game.winners is None else game.winners
    return tuple(
        Tally(
            games=1,
            rounds=sum(seat not in line.out for line in game.sheet),
            points=game.scores[seat],
            made=_made(game, seat),
            wins=(seat in winners) / len(winners),
        )
        for seat in range(game.seats)
    )


def _made(game: Game, seat: int) -> int:
    """Count the rounds in which `seat` made its bid, or its team theirs."""
    team = game.ruleset.team_of(seat)
    own = slice(seat, seat + 1) if team is None else slice(team, None, game.ruleset.teams)
    lines = (line for line in game.sheet if seat not in line.out)
    return sum(sum(line.bids[own]) == sum(line.taken[own]) for line in lines)
