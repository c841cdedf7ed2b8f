"""Who is connected at which table, at this node and at the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who is connected to a table at other nodes."""

    names: Mapping[str, str] = field(default_factory=dict[str, str])
    """By the players' ids."""
    nodes_before: int = 0
    """How many of those nodes come before this one, when only one of them need act."""


NOBODY = Elsewhere()


class Presence(Protocol):
    """What a node says of its own guests, and knows of the others'."""

    def here(self, table_id: str, names: Mapping[str, str]) -> None:
        """Say who is connected to a table at this node now: names, by the players' ids."""
        ...

    async def watch(self, table_id: str) -> None:
        """Begin to know who is connected to a table elsewhere."""
        ...

    def unwatch(self, table_id: str) -> None:
        """Know it no longer."""
        ...

    def elsewhere(self, table_id: str) -> Elsewhere | None:
        """Return who is connected elsewhere to a table that is watched; None if nobody knows."""
        ...

    def on_change(self, ear: Callable[[str], None]) -> None:
        """Have `ear` called with the id of each watched table whenever that is different."""
        ...


class Alone:
    """The presence of the only node."""

    def here(self, table_id: str, names: Mapping[str, str]) -> None:
        """Nobody else wants to know."""

    async def watch(self, table_id: str) -> None:
        """There is nothing to be known."""

    def unwatch(self, table_id: str) -> None:
        """There was nothing to be known."""

    def elsewhere(self, table_id: str) -> Elsewhere | None:  # noqa: ARG002
        """Nobody is elsewhere."""
        return NOBODY

    def on_change(self, ear: Callable[[str], None]) -> None:
        """It will never be different."""
