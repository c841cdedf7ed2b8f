"""What people are to each other, as handlers, matchmakers and tables ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from ohhell.club.people import Circle, Invitation, Limits, Seating, Word
from ohhell.club.people import circle as deeds
from ohhell.club.people import invite as invitation_of
from ohhell.rules import IllegalAction
from ohhell.server.people.lookout import Lookout
from ohhell.server.settings import Limits as HouseLimits
from ohhell.server.store import Listed
from ohhell.server.store.company import Company
from ohhell.table import State


@dataclass(frozen=True, slots=True)
class Friends:
    """People among each other, within the limits of the house."""

    company: Company
    lookout: Lookout
    limits: HouseLimits
    clock: Callable[[], int]
    """The milliseconds since 1970."""

    async def may_sit(self, player_id: str, others: Iterable[str]) -> bool:
        """Tell whether the house may seat a player with these others: no one blocks another."""
        return (await self.circle_of(player_id)).may_sit(player_id, others)

    def is_welcome(self, player_id: str, host_id: str | None) -> bool:
        """Tell at once whether the host of a table, if it has one, lets a player sit down."""
        if host_id is None or host_id == player_id:
            return True
        return not self.company.circles.blocks(host_id, player_id)

    def require_welcome(self, player_id: str, state: State) -> None:
        """Raise `IllegalAction` if the host has blocked who wants to sit, who is not to know it."""
        host = None if state.host is None else state.places[state.host].player
        if not self.is_welcome(player_id, host):
            raise IllegalAction(
                "no-seat-here", "there is no seat for you at this table: take another"
            )

    def may_ask(self, by: str, of: str, *, is_here: bool) -> bool:
        """Tell at once whether `by` may ask something of `of`, who is at the same table or not.

        Strangers are asked where they are, friends anywhere, and who blocks `by` nowhere.
        """
        circles = self.company.circles
        return circles.is_reachable(of, by) and (is_here or circles.are_friends(by, of))

    async def circle_of(self, player_id: str) -> Circle:
        """Return what a player has said of others, and they of the player."""
        return await self.company.circles.of(player_id)

    async def befriend(self, by: str, of: str) -> Circle:
        """Ask, or accept; raise `NotAllowed` or `NoSuchPlayer`."""
        return await self._do(by, of, partial(deeds.befriend, limits=self._limits))

    async def part(self, by: str, of: str) -> Circle:
        """Be friends no longer, decline, or take a request back; raise `NoSuchPlayer`."""
        return await self._do(by, of, deeds.part)

    async def shun(self, by: str, word: Word, of: str) -> Circle:
        """Block or mute somebody; raise `NotAllowed` or `NoSuchPlayer`."""
        deed = deeds.block if word is Word.BLOCK else deeds.mute
        return await self._do(by, of, partial(deed, limits=self._limits))

    async def unshun(self, by: str, word: Word, of: str) -> Circle:
        """Block or mute somebody no longer; raise `NoSuchPlayer`."""
        return await self._do(by, of, deeds.unblock if word is Word.BLOCK else deeds.unmute)

    async def invite(self, table: Listed, by: str, of: str) -> None:
        """Invite a friend to a table, once; raise `NotAllowed`."""
        circle = await self.circle_of(by)
        invited = await self.company.invitations.of_table(table.id)
        others = sum(one.of != of for one in invited)
        made = invitation_of(
            circle,
            seating_of(table),
            by,
            of,
            at_ms=self.clock(),
            invited=others,
            most=self.limits.invited_per_table,
        )
        await self.company.invitations.save(made)

    async def answer_no(self, table_id: str, of: str, by: str) -> None:
        """Decline an invitation of one's own, or take back what one has made."""
        if by == of:
            await self.company.invitations.decline(table_id, of)
        else:
            await self.company.invitations.take_back(table_id, of, by)

    async def invited_to(self, table_id: str) -> list[Invitation]:
        """Return who is invited to a table."""
        return await self.company.invitations.of_table(table_id)

    async def _do(self, by: str, of: str, deed: Callable[[Circle, str, str], Circle]) -> Circle:
        def done(circle: Circle) -> Circle:
            return deed(circle, by, of)

        return await self.company.circles.change(by, of, done)

    @property
    def _limits(self) -> Limits:
        limits = self.limits
        return Limits(
            friends=limits.friends_per_player,
            shunned=limits.shunned_per_player,
            requests=limits.requests_per_player,
        )


def seating_of(table: Listed) -> Seating:
    """Return a table as far as invitations ask."""
    return Seating(
        table.id,
        table.players,
        has_room=any(sitter.kind != "person" for sitter in table.seats),
        begun=table.stage != "lobby",
        over=table.ended,
    )
