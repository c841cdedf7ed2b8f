"""What people are to each other: friends, blocked, muted; who is here, and who is asked to come.

What people have said of each other is a `Circle`, which may be a part of the whole: a function of
this room asks of it only the ties of the two who are concerned, and for limits all of each. It must
never tell a person that another blocks them: what the blocked see is what the forgotten see.
"""

from ohhell.club.people.circle import (
    Circle,
    Limits,
    Tie,
    Word,
    befriend,
    block,
    mute,
    part,
    unblock,
    unmute,
)
from ohhell.club.people.inviting import Answer, Invitation, Seating, invite, stands
from ohhell.club.people.presence import (
    AWAY_MS,
    ONLINE_MS,
    Glimpse,
    Presence,
    presence_of,
)

__all__ = [
    "AWAY_MS",
    "ONLINE_MS",
    "Answer",
    "Circle",
    "Glimpse",
    "Invitation",
    "Limits",
    "Presence",
    "Seating",
    "Tie",
    "Word",
    "befriend",
    "block",
    "invite",
    "mute",
    "part",
    "presence_of",
    "stands",
    "unblock",
    "unmute",
]
