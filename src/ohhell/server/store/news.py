"""What nodes tell each other; where there is only one, nobody is told anything.

News may come twice, late or after a gap, and never says more than where to look: what is so stands
in the log and in the house's database, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL: Final = "ohhell"
PAYLOAD_BYTES_MAX: Final = 7_900
"""What one notification of PostgreSQL carries at most, and some room."""

GREW: Final = "grew"
"""Tables got entries; each word is a table and a number, with a colon between."""
PEOPLE: Final = "people"
"""Something is different about people, by their ids: a name, a session."""
REWRITTEN: Final = "rewritten"
"""The logs of tables, by their ids, say something else of what they have said before."""
PRESENT: Final = "present"
"""Somebody came to tables or left them, by their ids."""

Ear = Callable[[Sequence[str]], None]


class News(Protocol):
    """The line between the nodes of one house. What this node tells, it may hear as well."""

    def on(self, topic: str, ear: Ear) -> None:
        """Have `ear` called, in the event loop, with the words of whatever is told of `topic`."""
        ...

    def on_gap(self, ear: Callable[[], None]) -> None:
        """Have `ear` called whenever something may have been missed: look at everything again."""
        ...

    def tell(self, topic: str, words: Iterable[str]) -> None:
        """Tell all nodes soon, together with whatever else waits; words are without blanks."""
        ...


class Silence:
    """The news of the only node."""

    def on(self, topic: str, ear: Ear) -> None:
        """Nothing will ever be heard."""

    def on_gap(self, ear: Callable[[], None]) -> None:
        """Nothing will ever be missed."""

    def tell(self, topic: str, words: Iterable[str]) -> None:
        """Nobody else is there."""


def packed(topic: str, words: Iterable[str]) -> list[str]:
    """Return payloads that together carry all `words`.

    >>> packed("people", ["a", "b"])
    ['people a b']
    """
    payloads: list[str] = []
    room = 0
    for word in words:
        size = len(word.encode()) + 1
        if room < size:
            payloads.append(topic)
            room = PAYLOAD_BYTES_MAX - len(topic)
        payloads[-1] += f" {word}"
        room -= size
    return payloads


async def tell_within(connection: AsyncConnection, topic: str, words: Iterable[str]) -> None:
    """Tell all nodes as soon as this transaction is durable, and never if it is not."""
    if connection.dialect.name == "postgresql":
        for payload in packed(topic, words):
            await connection.execute(select(func.pg_notify(CHANNEL, payload)))
