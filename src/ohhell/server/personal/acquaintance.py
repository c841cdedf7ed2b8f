"""What the house holds of a person among others: what they said of each other, and their games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from ohhell.club.people import Word
from ohhell.server.following.results import games_of
from ohhell.server.store.faces import Face
from ohhell.wire.people import ExportedPeople, Person, PlayedGame

if TYPE_CHECKING:
    from ohhell.server.house import House
    from ohhell.server.store import Player

_ALL: Final = 10**6
"""More than anybody plays, or is invited."""


async def export_people(house: House, player: Player) -> ExportedPeople:
    """Return what a player has said of others, and when the player was last here."""
    company, me = house.store.company, player.id
    circle = await company.circles.of(me)
    faces = await company.faces.of({tie.of for tie in circle.ties if tie.by == me} | {me})
    seen = (await house.friends.lookout.of([me]))[me]
    invitations = await company.invitations.of_player(me, most=_ALL)
    return ExportedPeople(
        friends=_people(circle.friends_of(me), faces),
        asked=_people(circle.asked_by(me), faces),
        blocked=_people(circle.told_of(me, Word.BLOCK), faces),
        muted=_people(circle.told_of(me, Word.MUTE), faces),
        shown=seen.shown,
        seen_at=seen.at_ms / 1000 if seen.at_ms else None,
        invited_to=[one.table for one in invitations],
    )


async def export_games(house: House, player: Player) -> list[PlayedGame]:
    """Return every game that a player has ended."""
    return await games_of(house.store.company.results, player.id, most=_ALL)


async def delete_people(house: House, player: Player, name: str) -> None:
    """Forget what a player said of others and they of the player; results say `name` instead."""
    await house.friends.lookout.forget(player.id)
    await house.store.company.forget(player.id, name)


def _people(ids: Iterable[str], faces: Mapping[str, Face]) -> list[Person]:
    found = (faces[one] for one in sorted(ids) if one in faces)
    return [Person(id=f.id, name=f.name, tag=f.tag_text, since=f.since) for f in found]
