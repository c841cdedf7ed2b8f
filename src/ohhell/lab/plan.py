"""What is to be played: which bots, by which rules, in which seats, from which deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from ohhell.bots.places import ROUNDS_FOR_PLACES
from ohhell.rules import Card, Ending, RuleSet, Schedule

Field = tuple[int, ...]
"""Who sits where: for each seat the number of its bot in the plan."""


@dataclass(frozen=True, slots=True)
class Plan:
    """All that a match depends on: two that play equal plans get equal results."""

    bots: tuple[str, ...]
    """The names of the bots (see `factory_of`); a name may stand there twice."""
    ruleset: RuleSet
    seats: int
    size: int | None = None
    """Cards a seat in single rounds; None plays whole games."""
    fields: tuple[Field, ...] = ()
    """Each is played in every rotation; where there is none, each deal draws one of its own."""
    seed: int = 0

    def seatings(self, deal: int) -> Iterator[tuple[int, int, Field]]:
        """Yield every table of a deal: number of the field, rotation, and who sits where."""
        for number, field in enumerate(self.fields or (self._drawn(deal),)):
            for rotation, seated in enumerate(rotations(field)):
                yield number, rotation, seated

    def _drawn(self, deal: int) -> Field:
        """Return a field in which every bot sits as often as any other, or once more."""
        dice, bots = Random(f"{self.seed}/{deal}/field"), range(len(self.bots))
        drawn: list[int] = []
        while len(drawn) < self.seats:
            drawn += dice.sample(bots, min(len(bots), self.seats - len(drawn)))
        return tuple(dice.sample(drawn, self.seats))

    def ruleset_of(self, deal: int) -> RuleSet:
        """Return the rules by which a deal is played.

        A single round is the first of a game in which rounds as large as the largest of the
        rules follow, so many that nobody plays for a place yet: nothing holds that the rules say
        of a last round or of rounds by number, and where the trump rotates, the deal's number
        turns it.
        """
        if self.size is None:
            return self.ruleset
        trump, schedule = self.ruleset.trump, self.ruleset.schedule
        sizes = (self.size, *[self._largest] * ROUNDS_FOR_PLACES)
        turn = deal % len(trump.rotation) if trump.rotation else 0
        return replace(
            self.ruleset,
            schedule=Schedule(custom=sizes, whole_pack=schedule.whole_pack),
            trump=replace(
                trump,
                rotation=(*trump.rotation[turn:], *trump.rotation[:turn]),
                no_trump_rounds=(),
            ),
            ending=Ending(),
        )

    @property
    def _largest(self) -> int:
        size, fits = self.size or 1, self.ruleset.largest_that_fits(self.seats)
        return max(size, min(max(self.ruleset.sizes(self.seats), default=size), fits))

    def deck(self, deal: int, index: int, pack: Sequence[Card]) -> list[Card]:
        """Return the shuffled `pack` for round `index` (0-based) of a deal, whoever plays it."""
        return Random(f"{self.seed}/{deal}/{index}/deck").sample(pack, len(pack))

    def seed_of(self, deal: int, seat: int) -> int:
        """Return the seed of whichever bot sits in `seat`: equal bots there do the same."""
        return Random(f"{self.seed}/{deal}/{seat}/bot").getrandbits(32)

    @property
    def labels(self) -> tuple[str, ...]:
        """The bots' names, of which the second of a kind is called ``name#2``."""
        counts = [self.bots[: at + 1].count(name) for at, name in enumerate(self.bots)]
        pairs = zip(self.bots, counts, strict=True)
        return tuple(name if count == 1 else f"{name}#{count}" for name, count in pairs)


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some deals of a plan, as one runner plays them in one go."""

    plan: Plan
    deals: range


def rotations(field: Field) -> tuple[Field, ...]:
    """Return the field turned by 0, 1, … seats, each that differs from those before.

    >>> rotations((0, 1, 0, 1))
    ((0, 1, 0, 1), (1, 0, 1, 0))
    """
    turned = ((*field[-by:], *field[:-by]) if by else field for by in range(len(field)))
    return tuple(dict.fromkeys(turned))


def chunks(plan: Plan, deals: int, *, most: int = 8) -> Iterator[Chunk]:
    """Yield the deals 0 to `deals` - 1 of a plan in chunks of up to `most`.

    The first are of one deal, so that something is known soon however long a deal takes.
    """
    first = 0
    while first < deals:
        after = min(first + min(most, 1 + first // 16), deals)
        yield Chunk(plan, range(first, after))
        first = after
