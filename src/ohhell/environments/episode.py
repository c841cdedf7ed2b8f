"""What a learner plays between two resets: a game, or one round of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from ohhell.rules import (
    Game,
    RuleSet,
    ScoredRound,
    Seat,
    new_game,
    require_valid,
    start,
)


@dataclass(frozen=True, slots=True)
class Episode:
    """What is played, by how many, and what it is worth.

    Raises `InvalidRuleSet` if `seats` cannot play by the ruleset, and `ValueError` for a size that
    its schedule does not have.
    """

    ruleset: RuleSet = RuleSet()
    seats: int = 4
    size: int | None = None
    """Play one round of this many cards a hand; None: a whole game."""
    relative: bool = False
    """Count the points of a round less the mean of the other seats' points?"""

    def __post_init__(self) -> None:
        """Refuse what cannot be played before anything is."""
        require_valid(self.ruleset, self.seats)
        if self.size is not None and self.size not in self.ruleset.sizes(self.seats):
            sizes = " ".join(map(str, sorted(set(self.ruleset.sizes(self.seats)))))
            raise ValueError(
                f"no round of these rules has size {self.size} for {self.seats} seats: it must be "
                f"one of {sizes}, or let their schedule be a Schedule(custom=({self.size},))"
            )

    def begin(self, dice: Random) -> Game:
        """Return a game before its deal: any seat deals, and any of the rounds of `size` is next.

        A single round is one of the schedule, so that its trump and hook are those it has there;
        no points have been made before it.
        """
        dealer = Seat(dice.randrange(self.seats))
        game = new_game(start(self.ruleset, seats=self.seats, first_dealer=dealer))
        if self.size is None:
            return game
        index = dice.choice([at for at, size in enumerate(game.sizes) if size == self.size])
        return replace(game, sheet=tuple(_blank_lines(game, index)))

    def over(self, game: Game) -> bool:
        """Tell whether nothing is left to be played."""
        single = self.size is not None and game.round is not None
        return game.over or (single and game.round_in_progress.points is not None)

    def rewards(self, points: tuple[int, ...]) -> tuple[float, ...]:
        """Return what a round is worth to each seat, more being better.

        Where the lowest score wins, points count as their negative.
        """
        sign = -1.0 if self.ruleset.scoring.lowest_wins else 1.0
        worth = [sign * own for own in points]
        if not self.relative:
            return tuple(worth)
        return tuple(own - (sum(worth) - own) / (self.seats - 1) for own in worth)


def _blank_lines(game: Game, rounds: int) -> Iterator[ScoredRound]:
    """Yield lines of a sheet for the first `rounds`, in which nobody bid, took or scored."""
    nothing = (0,) * game.seats
    for size in game.sizes[:rounds]:
        yield ScoredRound(size, nothing, nothing, nothing)
