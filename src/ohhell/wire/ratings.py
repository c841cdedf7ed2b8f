"""The bodies about ratings: how strong people and bots are, and why that changed."""

from __future__ import annotations

from typing import Literal

import msgspec

FamilyId = Literal["heard", "sealed", "specials", "teams"]
"""By which rules a rating is: named `family-…` in the catalogue."""

Who = Literal["person", "bot"]
"""Who is rated: a person, or a level of bots."""

Told = Literal["unrated", "waiting", "rated", "uncounted", "withheld", "annulled"]
"""What has become of a game: `uncounted` is one that had people on one side only, `withheld` one in
which two played in one browser."""

Listing = Literal["listed", "unplayed", "provisional", "away", "hidden"]
"""Why somebody is on a leaderboard, or is not: `away` is who has not played lately."""


class _Body(msgspec.Struct, rename="camel", kw_only=True):
    """A request or an answer."""


class RatingChange(_Body):
    """What a game did to the rating of a person, or of a level of bots."""

    kind: Who
    id: str
    """Of a person; of bots the level, which all its seats share."""
    name: str
    """Of a person, as it is today; empty for bots."""
    you: bool
    before: int
    after: int
    expected: float
    """The rank that the ratings before the game made likely, on average over many games."""
    rank: float
    """Ranks count sides: teams, or seats. Who share some have the middle of them."""
    provisional: bool
    """Whether the rating is too uncertain to be compared with others."""
    left: bool
    """Whether the person left for good, and so was rated as last."""


class TableRatings(_Body):
    """GET /api/tables/{id}/ratings: what the game of a table did to ratings, yours first.

    Who hides the rating is not there, except for themselves.
    """

    told: Told
    family: FamilyId | None
    """Unless `rated`, null."""
    changes: list[RatingChange]


class FamilyRating(_Body):
    """GET /api/people/{id}/ratings: the rating of somebody by one family of rules."""

    family: FamilyId
    rating: int
    games: int
    provisional: bool


class MyRatings(_Body):
    """GET /api/me/ratings: your own, and whether others see them."""

    hidden: bool
    ratings: list[FamilyRating]


class HideRatings(_Body, forbid_unknown_fields=True):
    """PUT /api/me/ratings -> MyRatings: hide them from all others, or show them again."""

    hidden: bool


class Leader(_Body):
    """A line of a leaderboard; bots stand among the people, without a rank."""

    rank: int | None
    kind: Who
    id: str
    name: str
    """Of a person; empty for bots, whose level is the id."""
    tag: str
    """What tells a person from others of the same name; empty for bots."""
    rating: int
    games: int
    you: bool


class Leaders(_Body):
    """GET /api/leaders/{family}?start=: the strongest of whom one can be sure, some at a time."""

    family: FamilyId
    start: int
    """How many lines come before these."""
    lines: list[Leader]
    total: int
    page: int
    """How many lines an answer has, at most."""
    you: Listing
    """Whether you are on it, or why not."""
    line: int | None
    """How many lines come before yours."""
