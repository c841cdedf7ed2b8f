"""Who comes to a table, and what they bring: sockets and commands, as a host knows them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

from ohhell.table import Done, Order, Refused, State


class Guest(Protocol):
    """A socket at the table, as the host knows it."""

    @property
    def player_id(self) -> str:
        """Whose socket it is."""
        ...

    @property
    def name(self) -> str:
        """What they are called now."""
        ...

    def send(self, message: bytes) -> None:
        """Send, without waiting."""
        ...

    def take_over(self) -> None:
        """Make room for a newer socket of the same player."""
        ...

    def turn_away(self, reason: str) -> None:
        """Hang up, for a reason that has a code: there is nothing here without a seat."""
        ...

    def let_go(self) -> None:
        """Hang up: this host has ended, and whoever comes again finds the next one."""
        ...


@dataclass(frozen=True, slots=True)
class Job:
    """A command on its way: made when its turn comes, from the table as it then stands."""

    by: str
    id: str
    make: Callable[[State], Order]
    answer: Callable[[Done | Refused], None]
    digest: str = ""
    before: Callable[[], Awaitable[None]] | None = None
    """What must be found out when its turn comes, before it is made; nothing for most."""


@dataclass(frozen=True, slots=True)
class Look:
    """What stands in an inbox instead of a command: a moment to read, or one to wait for."""

    seen: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
