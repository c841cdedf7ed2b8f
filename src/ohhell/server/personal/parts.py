"""What the house holds of a person: told to the person, and deleted when the person wants.

Every area that keeps something of people adds its part to `PARTS`.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from ohhell.server.house import House
from ohhell.server.personal.acquaintance import delete_people, export_games, export_people
from ohhell.server.personal.erasing import erase
from ohhell.server.personal.linked import export_linked
from ohhell.server.personal.purses import delete_chips, export_chips
from ohhell.server.personal.ratings import delete_ratings, export_ratings
from ohhell.server.personal.safety import delete_safety, export_safety
from ohhell.server.store import Device, KeptSession, Passkey, Player
from ohhell.wire.accounts import (
    Export,
    ExportedProfile,
    ExportedTable,
    PasskeyCard,
    SessionCard,
)
from ohhell.wire.http import KeptRules


@dataclass(frozen=True, slots=True)
class Part:
    """What one area holds of people.

    `export` returns what it holds of a player, as values of `wire`. `delete` deletes it; the
    player is to be called by the name that is given. Doing it again is harmless: a crash between
    two parts is made good when the deletion is asked for again, or by the area itself.
    """

    key: str
    """Under which it stands in the export."""
    export: Callable[[House, Player], Awaitable[object]]
    delete: Callable[[House, Player, str], Awaitable[None]] | None = None


async def export(house: House, player: Player) -> Export:
    """Return everything that the house holds of a player."""
    parts = {part.key: await part.export(house, player) for part in PARTS}
    return Export(format="ohhell-export/1", made_at=time.time(), parts=parts)


async def delete(house: House, player: Player, name: str) -> None:
    """Delete everything that says who a player was; lists and logs say `name` instead.

    Sessions go last, so that who is interrupted can ask again. What was asked for meanwhile is
    deleted after them: from then on nothing more is taken from this person.
    """
    await _delete_parts(house, player, name)
    tables = house.friends.lookout.tables_of(player.id)
    # Nobody opens a table unseen.
    async with house.opening(player.id):
        await house.store.erasures.begin(player.id, name)
    await house.answered(tables)
    await _delete_parts(house, player, name)
    # Who has just sat down somewhere is not in the lists yet.
    await house.clerk.settled()
    await erase(house, player.id)


async def _delete_parts(house: House, player: Player, name: str) -> None:
    for part in PARTS:
        if part.delete is not None:
            await part.delete(house, player, name)


def session_card(kept: KeptSession, mine: bytes | None = None) -> SessionCard:
    """Return what a person is told of a session; `mine` is the digest of the one that asks."""
    browser, system = _words(kept.device)
    return SessionCard(
        id=kept.id,
        browser=browser,
        system=system,
        made_at=kept.made_at,
        seen_at=kept.seen_at,
        is_this=kept.digest == mine,
    )


def passkey_card(passkey: Passkey) -> PasskeyCard:
    """Return what a person is told of a passkey."""
    browser, system = _words(passkey.device)
    return PasskeyCard(
        id=passkey.id.hex(),
        browser=browser,
        system=system,
        made_at=passkey.made_at,
        used_at=passkey.used_at,
    )


def _words(device: Device) -> tuple[str, str]:
    return device.browser, device.system


async def _profile(house: House, player: Player) -> ExportedProfile:
    sign_in = await house.store.accounts.sign_in(player.id)
    name = None if sign_in is None else sign_in.name
    return ExportedProfile(id=player.id, name=player.name, tag=player.tag_text, sign_in_name=name)


async def _sessions(house: House, player: Player) -> list[SessionCard]:
    return [session_card(kept) for kept in await house.store.sessions.of_player(player.id)]


async def _passkeys(house: House, player: Player) -> list[PasskeyCard]:
    return [passkey_card(one) for one in await house.store.accounts.passkeys(player.id)]


async def _rules(house: House, player: Player) -> list[KeptRules]:
    kept = await house.store.kept.of_player(player.id)
    return [KeptRules(name=one.name, code=one.code) for one in kept]


async def _tables(house: House, player: Player) -> list[ExportedTable]:
    await house.clerk.settled()
    found = await house.store.listing.of_player(player.id, most=None)
    return [
        ExportedTable(
            id=table.id,
            stage=table.stage,
            opened_at=table.opened_at,
            record=f"/api/tables/{table.id}/record" if table.stage == "over" else None,
        )
        for table in found
    ]


PARTS: Final[tuple[Part, ...]] = (
    Part("profile", _profile),
    Part("sessions", _sessions),
    Part("passkeys", _passkeys),
    Part("linked", export_linked),
    Part("rules", _rules),
    Part("tables", _tables),
    Part("people", export_people, delete_people),
    Part("games", export_games),
    Part("chips", export_chips, delete_chips),
    Part("ratings", export_ratings, delete_ratings),
    Part("safety", export_safety, delete_safety),
)
"""In the order in which they are told and deleted. What is only in the tables of `store.erasures`
needs no `delete` of its own."""
