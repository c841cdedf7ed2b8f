"""What is counted when somebody asks: in this server's memory, and in the house's database."""

from __future__ import annotations

import asyncio
from collections import Counter
from time import monotonic
from typing import Final

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from ohhell.server.house import House
from ohhell.server.logs import get_logger
from ohhell.server.store import Counted

KEPT_S: Final = 5.0
"""How long the counts of the database stand, however often they are asked for."""

_log = get_logger()


class Figures:
    """The figures of one server, as Prometheus reads them."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._registry = CollectorRegistry()
        self._here = _Here(self._registry)
        self._counted_at_s = -KEPT_S
        self._counts = b""
        self._counting = asyncio.Lock()

    async def text(self) -> bytes:
        """Return all of them; without those of the database if it does not answer."""
        await self._count()
        self._here.look(self._house)
        return self._house.metrics.text() + generate_latest(self._registry) + self._counts

    async def _count(self) -> None:
        async with self._counting:
            if monotonic() - self._counted_at_s < KEPT_S:
                return
            try:
                counted = await self._house.store.census.counted()
            except (SQLAlchemyError, OSError) as error:
                _log.warning("figures of the database are missing", failure=error)
                counted = None
            self._counts = _text_of(counted)
            self._counted_at_s = monotonic()


class _Here:
    """What is in the memory of this server."""

    def __init__(self, own: CollectorRegistry) -> None:
        self.tables = Gauge("ohhell_tables", "Tables in memory", ["stage", "door"], registry=own)
        self.people = Gauge(
            "ohhell_people_online",
            "People who are here: with a socket at a table, or elsewhere in the last minutes",
            ["place"],
            registry=own,
        )
        self.waiting = Gauge(
            "ohhell_commands_waiting", "Commands that wait for their turn", registry=own
        )
        self.rows = Gauge(
            "ohhell_lists_waiting",
            "Tables whose row in the lists waits to be written",
            registry=own,
        )

    def look(self, house: House) -> None:
        """Set all of them."""
        options = [(host.table.state.stage, host.table.state.options) for host in house.hosts()]
        self.tables.clear()
        found = Counter((stage.value, kept.door.value) for stage, kept in options)
        for (stage, door), count in found.items():
            self.tables.labels(stage, door).set(count)
        at_tables, elsewhere = house.friends.lookout.people_here()
        self.people.labels("table").set(at_tables)
        self.people.labels("elsewhere").set(elsewhere)
        self.waiting.set(sum(host.waiting for host in house.hosts()))
        self.rows.set(house.clerk.behind)


def _text_of(counted: Counted | None) -> bytes:
    own = CollectorRegistry()
    up = Gauge("ohhell_database_up", "Whether the house's database answers", registry=own)
    up.set(counted is not None)
    if counted is not None:
        for name, (text, value) in _gauges(counted).items():
            Gauge(f"ohhell_{name}", text, registry=own).set(value)
        chips = Gauge("ohhell_chips", "Chips, by whose they are", ["account"], registry=own)
        for account, total in counted.chips.items():
            chips.labels(account).set(total)
    return generate_latest(own)


def _gauges(counted: Counted) -> dict[str, tuple[str, int]]:
    return {
        "nodes": ("Servers that live", counted.nodes),
        "games_unfollowed": ("Games that are over, and wait to be followed", counted.unfollowed),
        "tables_overdue": ("Tables that some server should be looking at", counted.overdue),
        "chips_off": ("By how much the books of chips do not balance", counted.chips_off),
    }
