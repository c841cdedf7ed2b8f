"""Invitations to a table: from one who sits there, to a friend, until it is answered or late."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from ohhell.club.people.circle import Circle
from ohhell.club.refusing import NotAllowed


class Answer(Enum):
    """What became of an invitation."""

    OPEN = "open"
    DECLINED = "declined"


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody who sits at a table asks a friend to come; all are ids."""

    table: str
    by: str
    of: str
    at_ms: int
    answer: Answer = Answer.OPEN

    def declined(self) -> Invitation:
        """Return it with the answer no."""
        return replace(self, answer=Answer.DECLINED)


@dataclass(frozen=True, slots=True)
class Seating:
    """A table as far as invitations ask: who sits there, and whether somebody else could."""

    table: str
    players: frozenset[str]
    has_room: bool
    begun: bool
    over: bool


def invite(
    circle: Circle, seating: Seating, by: str, of: str, *, at_ms: int, invited: int, most: int
) -> Invitation:
    """Return the invitation of `of` by `by`; `invited` others have been asked to the table before.

    Raise `NotAllowed` if `by` does not sit there or is no friend of `of`, or it is too late.
    """
    if by not in seating.players:
        raise NotAllowed("not-seated", "you have no seat at this table: sit down before you invite")
    if not circle.are_friends(by, of):
        raise NotAllowed("not-friends", "only friends are invited: send others the link")
    if of in seating.players:
        raise NotAllowed("sits-already", "they sit at this table already")
    if _is_late(seating):
        raise NotAllowed("no-free-seat", "nobody can join this table any more")
    if invited >= most:
        text = f"{most} people are invited to this table already"
        raise NotAllowed("too-many-invited", text, most=most)
    return Invitation(seating.table, by, of, at_ms)


def stands(invitation: Invitation, circle: Circle, seating: Seating) -> bool:
    """Tell whether an invitation is still to be answered."""
    return (
        invitation.answer is Answer.OPEN
        and circle.are_friends(invitation.by, invitation.of)
        and invitation.of not in seating.players
        and not _is_late(seating)
    )


def _is_late(seating: Seating) -> bool:
    """Tell whether nobody can come: over, or under way among people alone."""
    return seating.over or (seating.begun and not seating.has_room)
