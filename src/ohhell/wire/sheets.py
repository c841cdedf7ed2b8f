"""The score sheet as it travels: what changes with a round, and never with a card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ohhell import rules
from ohhell.rules import Game
from ohhell.table import State

Lines: TypeAlias = list[list[tuple[int, int, int] | None]]
"""By scored round, by seat: bid, taken, points; None for a seat that sat the round out."""


@dataclass(frozen=True, slots=True)
class SheetView:
    """The fields of a view that change with a round alone, and the scores of its seats."""

    sizes: list[int]
    endless: bool
    lines: Lines
    ranks: list[int]
    scores: Sequence[int]


def sheet_of(state: State) -> SheetView:
    """Return the sheet of a table."""
    game, seats = state.game, len(state.places)
    return SheetView(
        sizes=_sizes(state),
        endless=not (game is not None and game.over) and not _by_schedule(state),
        lines=[] if game is None else _lines(game),
        ranks=[1] * seats if game is None else list(rules.ranks_of(game)),
        scores=(0,) * seats if game is None else game.scores,
    )


def _by_schedule(state: State) -> bool:
    return state.options.ruleset.ending.by_schedule


def _sizes(state: State) -> list[int]:
    """Return the size of every round that is known: those of the schedule, and any beyond it."""
    options, game = state.options, state.game
    schedule = options.ruleset.sizes(options.seats)
    if game is None:
        return list(schedule)
    open_ = () if game.round is None or game.round.points is not None else (game.round.size,)
    dealt = [*(line.size for line in game.sheet), *open_]
    return [*dealt, *schedule[len(dealt) :]] if _by_schedule(state) else dealt


def _lines(game: Game) -> Lines:
    return [
        [
            None if seat in line.out else told
            for seat, told in enumerate(zip(line.bids, line.taken, line.points, strict=True))
        ]
        for line in game.sheet
    ]
