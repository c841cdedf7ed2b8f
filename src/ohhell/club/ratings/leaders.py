"""Leaderboards: the strongest of whom one can be sure."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from ohhell.club.ratings.rating import Rating
from ohhell.club.ratings.results import Person, Rated

RECENT_MS: Final = 30 * 86_400_000
"""Who has not played for longer is not listed."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a leaderboard; bots stand among the people, but have no rank."""

    rank: int | None
    who: Rated
    rating: Rating


def leaderboard(
    ratings: Mapping[Rated, Rating], *, now_ms: int, hidden: Collection[str] = ()
) -> tuple[Line, ...]:
    """Return the lines for the `ratings` of a family, the strongest first.

    Left out is who is provisional, has not played lately, or hides the rating: `hidden` are the ids
    of such people. Whose number is another's shares the rank.
    """
    listed = {
        who: rating
        for who, rating in ratings.items()
        if _listed(rating, now_ms) and not (isinstance(who, Person) and who.id in hidden)
    }
    people = [rating.shown for who, rating in listed.items() if isinstance(who, Person)]
    order = sorted(listed.items(), key=lambda line: (-line[1].shown, repr(line[0])))
    return tuple(
        Line(1 + sum(p > r.shown for p in people) if isinstance(who, Person) else None, who, r)
        for who, r in order
    )


def _listed(rating: Rating, now_ms: int) -> bool:
    played = rating.played_at_ms
    recent = played is not None and now_ms - played <= RECENT_MS
    return recent and not rating.provisional_at(now_ms)
