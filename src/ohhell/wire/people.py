"""The bodies about people: friends, requests, invitations, and what everybody may know of you."""

from __future__ import annotations

from typing import Literal

import msgspec

Near = Literal["table", "online", "away", "gone"]
"""How near somebody is."""

Bond = Literal["stranger", "asked", "asking", "friend"]
"""What somebody is to you: you have asked, they are asking, or both."""


class _Body(msgspec.Struct, rename="camel", kw_only=True):
    """A request or an answer."""


class Person(_Body):
    """Somebody, as everybody may know them.

    GET /api/people?name= finds those of this whole name, whatever its case, or one by handle (as in
    `Zoë#4711`) or id.
    """

    id: str
    name: str
    tag: str
    """What tells them from others of the same name."""
    since: float
    """Seconds since 1970."""


class Friend(_Body):
    """A friend, and how near."""

    id: str
    name: str
    tag: str
    since: float
    near: Near
    seen_at: float | None
    """When they last did something, in seconds since 1970; null if they do not show it."""
    table: str | None
    """Where they sit now, if you may know of that table."""


class MyPeople(_Body):
    """GET /api/me/people: what others are to you. Every change of it answers with the whole.

    PUT and DELETE /api/me/friends/{id}: ask or accept; part, decline or take back. The same for
    /api/me/blocked/{id} and /api/me/muted/{id}. Nobody is told who blocks them.
    """

    friends: list[Friend]
    """Those who are nearest first."""
    asking: list[Person]
    asked: list[Person]
    blocked: list[Person]
    muted: list[Person]
    met: list[Person]
    """With whom you have played, the latest first, but for those above."""
    shown: bool
    """Whether friends see when you are here."""


class Appear(_Body, forbid_unknown_fields=True):
    """PUT /api/me/presence -> MyPeople: whether friends see when you are here."""

    shown: bool


class Neighbour(_Body):
    """GET /api/tables/{id}/people: a person who sits there, and what they are to you."""

    seat: int
    id: str
    name: str
    tag: str
    """What tells them from others of the same name; empty if they are here no more."""
    bond: Bond
    blocked: bool
    muted: bool


class Invited(_Body):
    """GET /api/tables/{id}/invitations, for who sits there: somebody who was asked to come.

    PUT /api/tables/{id}/invitations/{person} invites a friend; DELETE takes it back, or declines
    where you are that person. Both answer with what there is then.
    """

    id: str
    name: str
    by: str
    """The id of who asked them."""
    declined: bool


class Counts(_Body):
    """What finished games come to. Bids are the seat's, or its team's."""

    games: int
    wins: int
    """First places, those among them that were shared."""
    shared: int
    place: float
    """The average rank."""
    bids: int
    made: int
    over: int
    under: int


class VariantCounts(_Body):
    """The same for one variant; null for all house rules together."""

    variant: str | None
    counts: Counts


class Profile(_Body):
    """GET /api/people/{id}: what you may know of somebody."""

    id: str
    name: str
    tag: str
    since: float
    you: bool
    """Whether it is yourself."""
    bond: Bond
    blocked: bool
    muted: bool
    near: Near | None
    """For friends and yourself."""
    seen_at: float | None
    table: str | None
    all: Counts
    variants: list[VariantCounts]
    """The most played first."""


class PlayedGame(_Body):
    """GET /api/people/{id}/games?before=: a finished game, for that person and their friends.

    The latest first, some at a time; `before` is the `finishedAt` of the last that you have.
    """

    table: str
    variant: str | None
    finished_at: float
    """Seconds since 1970."""
    rank: int
    seats: int
    score: int
    others: list[str]
    """Who else sat there at the end, by seat."""


class ExportedPeople(_Body):
    """What you have said of others, in an export, and when you were last here."""

    friends: list[Person]
    asked: list[Person]
    blocked: list[Person]
    muted: list[Person]
    shown: bool
    seen_at: float | None
    """Seconds since 1970."""
    invited_to: list[str]
    """The tables to which you were asked."""
