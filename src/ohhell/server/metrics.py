"""What is counted: of this server alone, and never by person or card."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        self.tables = Gauge("ohhell_tables_live", "Tables in memory", registry=own)
        self.sockets = Gauge("ohhell_sockets", "Open sockets", registry=own)
        self.thinking = Gauge("ohhell_bots_thinking", "Bots that think now", registry=own)
        self.waiting = Gauge(
            "ohhell_bots_waiting", "Decisions of bots that wait for a worker", registry=own
        )
        self.thinking_s = Histogram(
            "ohhell_bot_thinking_seconds",
            "From handing a decision to a worker to its answer",
            ["level"],
            buckets=_SECONDS,
            registry=own,
        )
        self.lowered = Counter(
            "ohhell_bots_lowered",
            "Decisions that a lighter level took, by the level asked for and why",
            ["level", "why"],
            registry=own,
        )
        self.lost = Counter("ohhell_bot_workers_lost", "Workers that died", registry=own)
        self.commands = Counter("ohhell_commands", "Commands by outcome", ["outcome"], registry=own)
        self.entries = Counter("ohhell_entries", "Entries appended to the log", registry=own)
        self.cut = Counter("ohhell_sockets_cut", "Sockets cut for being behind", registry=own)
        self.append_s = Histogram(
            "ohhell_append_seconds",
            "From asking for an append to its being on disk",
            buckets=_SECONDS,
            registry=own,
        )

    def text(self) -> bytes:
        """Return the figures as Prometheus reads them."""
        return generate_latest(self._registry)
