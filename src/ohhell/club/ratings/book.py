"""The book of ratings: what is thought of whom, and what every game did to it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from ohhell.club.ratings.changes import Change, changes
from ohhell.club.ratings.families import Family
from ohhell.club.ratings.rating import DEVIATION, Rating
from ohhell.club.ratings.results import Rated, Result

_Ratings = Mapping[Rated, Rating]


@dataclass(frozen=True, slots=True)
class Book:
    """Ratings by family, the changes by every game, and the games that were annulled."""

    ratings: Mapping[Family, _Ratings] = field(default_factory=dict[Family, _Ratings])
    games: Mapping[str, tuple[Change, ...]] = field(default_factory=dict[str, tuple[Change, ...]])
    annulled: frozenset[str] = frozenset()

    def of(self, family: Family) -> _Ratings:
        """Return the ratings of all who have played in `family`."""
        return self.ratings.get(family, {})

    def rating(self, family: Family, who: Rated) -> Rating:
        """Return the rating of `who`, who may not have played yet."""
        return self.of(family).get(who, Rating())

    def after(self, result: Result) -> Book:
        """Return the book once `result` is in it; a game that is there, or annulled, stays so."""
        if result.game in self.games or result.game in self.annulled:
            return self
        made = changes(self.of(result.family), result)
        changed = {change.who: change.after for change in made}
        book = self._with(result.family, changed) if made else self
        return replace(book, games={**self.games, result.game: made})

    def without(self, game: str) -> Book:
        """Return the book with `game` annulled, which then never counts, though it come later.

        What it did to each rating is undone, and games after it stand as they were rated.
        """
        if game in self.annulled:
            return self
        book = self
        for change in self.games.get(game, ()):
            undone = _undone(book.rating(change.family, change.who), change)
            book = book._with(change.family, {change.who: undone})
        return replace(book, annulled=self.annulled | {game})

    def _with(self, family: Family, changed: _Ratings) -> Book:
        return replace(self, ratings={**self.ratings, family: {**self.of(family), **changed}})


def _undone(now: Rating, change: Change) -> Rating:
    """Return `now` without what `change` added to it: what it gained, and certainty."""
    at_ms = change.after.played_at_ms or 0
    learnt = change.after.deviation**-2 - change.before.deviation_at(at_ms) ** -2
    left = max(DEVIATION**-2, now.deviation**-2 - learnt)
    mean = now.mean - (change.after.mean - change.before.mean)
    return replace(now, mean=mean, deviation=1 / math.sqrt(left), games=now.games - 1)
