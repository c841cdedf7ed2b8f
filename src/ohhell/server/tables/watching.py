"""Who may look on at a table, and who may only come to take a seat."""

from __future__ import annotations

from collections.abc import Container, Iterable
from enum import Enum

from ohhell.rules import Audience, Seat
from ohhell.server.settings import Limits
from ohhell.table import Kind, Stage, State


class Outside(Enum):
    """Somebody without a seat who may not look on."""

    DOOR = "door"
    """May still take a seat: the table, without its game."""
    SHUT = "shut"
    """There is nothing to come for."""


Reader = Audience | Outside
"""A seat, a spectator (None), or somebody outside."""


def readers_of(state: State, present: Iterable[str], watchers_max: int) -> dict[str, Reader]:
    """Return as what each person is here, of those `present` in the order in which they came.

    In a lobby there is no game to look at yet, and everybody may have come to sit down.
    """
    owned = {place.player: Seat(seat) for seat, place in enumerate(state.places) if place.player}
    seats: dict[str, Reader] = {player: owned.get(player) for player in present}
    seatless = [player for player, seat in seats.items() if seat is None]
    looking = len(seatless) if state.game is None else watchers_max
    looking = looking if state.options.watching else 0
    return seats | {player: _outside(state, player) for player in seatless[looking:]}


def why_shut(state: State) -> str:
    """Return the code of the reason why somebody is sent away."""
    return "watchers-full" if state.options.watching else "no-watching"


def _outside(state: State, player: str) -> Outside:
    before = state.game is None
    can_sit = state.stage is not Stage.OVER and any(
        place.kind is not Kind.PERSON or place.offered == player for place in state.places
    )
    return Outside.DOOR if before or can_sit else Outside.SHUT


class Crowd:
    """Counts who looks on at the tables of this node, and lets no more look on than may."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._at: dict[str, int] = {}
        self._all = 0

    def readers(
        self, table_id: str, state: State, present: Iterable[str], here: Container[str]
    ) -> dict[str, Reader]:
        """Return as what each person is at a table, and count those `here`, at this node.

        Who looks on already stays, though there be no room for one more.
        """
        room = self._limits.watchers_per_node - self._all + self._at.get(table_id, 0)
        readers = readers_of(state, present, max(0, min(room, self._limits.watchers)))
        looking = sum(reader is None and player in here for player, reader in readers.items())
        self._note(table_id, 0 if state.game is None else looking)
        return readers

    def _note(self, table_id: str, count: int) -> None:
        self._all += count - self._at.pop(table_id, 0)
        if count:
            self._at[table_id] = count
