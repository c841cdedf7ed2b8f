"""What moderators do, on the page and on the command line, with all that follows from it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

from ohhell.club import NotAllowed
from ohhell.club.safety import Deed, Kind, check
from ohhell.server.names import guest_name
from ohhell.server.reading import everybody_of, opened_of
from ohhell.server.store import Player, Store

_GUESTS = 9_000


@dataclass(frozen=True, slots=True)
class Moderation:
    """Does deeds. `guest` is the wording of a guest's name, with a place for a number."""

    store: Store
    guest: str

    async def do(self, deed: Deed) -> Deed:
        """Do it and all that follows; raise `NotAllowed` or `NoSuchPlayer`.

        What follows is done first and stands in the trail then: after a crash between the two it is
        asked for again, and done twice harmlessly.
        """
        deed = replace(deed, reason=deed.reason.strip())
        concerned = await self._annul(deed) if deed.kind is Kind.ANNUL else frozenset[str]()
        if deed.kind is Kind.RENAME:
            await self._rename(deed)
        return await self.store.safety.deeds.do(deed, sorted(concerned))

    async def _annul(self, deed: Deed) -> frozenset[str]:
        """Undo what a game did; return who has played."""
        check(deed, ())
        table_id = deed.table or ""
        entries = await self.store.log.read(table_id)
        if not entries:
            raise NotAllowed("no-table", f"there is no table {table_id!r}")
        options = opened_of(entries[0]).options
        if options.rated:
            await self.store.ratings.annul(table_id)
        if options.buy_in:
            await self.store.chips.annul(table_id)
        return everybody_of(entries)

    async def _rename(self, deed: Deed) -> None:
        check(deed, ())
        face = (await self.store.company.faces.of([deed.of or ""])).get(deed.of or "")
        if face is None:
            raise NotAllowed("nobody-named", "there is nobody of this id any more")
        name = guest_name(secrets.randbelow(_GUESTS), self.guest)
        await self.store.people.rename(Player(face.id, face.name, face.tag), name)
