"""What is counted: of this server alone, and never by person or card."""

from __future__ import annotations

from functools import cache
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

from ohhell import __version__

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        ProcessCollector(registry=own)
        Info("ohhell", "What runs here", registry=own).info({"version": __version__})
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
        commands = Counter("ohhell_commands", "Commands by outcome", ["outcome"], registry=own)
        self.outcome = cache(commands.labels)
        """The commands of one outcome, of which there are few; asked for at every card."""
        self.entries = Counter("ohhell_entries", "Entries appended to the log", registry=own)
        self.cut = Counter("ohhell_sockets_cut", "Sockets cut for being behind", registry=own)
        self.append_s = Histogram(
            "ohhell_append_seconds",
            "From asking for an append to its being on disk",
            buckets=_SECONDS,
            registry=own,
        )
        self.loop_lag_s = Histogram(
            "ohhell_loop_lag_seconds",
            "How late the event loop comes to what is due",
            buckets=_SECONDS,
            registry=own,
        )
        self._register_people(own)
        self._register_faults(own)

    def _register_people(self, own: CollectorRegistry) -> None:
        self.guests = Counter("ohhell_guests", "New guests", registry=own)
        self.sign_ins = Counter(
            "ohhell_sign_ins",
            "Tries to sign in, by the way and by what came of them",
            ["way", "outcome"],
            registry=own,
        )
        self.news = Counter(
            "ohhell_news",
            "Words heard from the nodes, by what they are about",
            ["about"],
            registry=own,
        )
        self.news_gaps = Counter(
            "ohhell_news_gaps", "How often news may have been missed", registry=own
        )

    def _register_faults(self, own: CollectorRegistry) -> None:
        self.refusals = Counter(
            "ohhell_http_refusals", "Requests that were refused, by code", ["code"], registry=own
        )
        self.denied = Counter(
            "ohhell_sockets_denied",
            "Sockets that were not let in, by HTTP status",
            ["status"],
            registry=own,
        )
        self.messages_refused = Counter(
            "ohhell_messages_refused",
            "Messages that were no command, or one too many, by code",
            ["code"],
            registry=own,
        )
        self.store_errors = Counter(
            "ohhell_store_errors",
            "What the store could not do, by code and by what it was asked for",
            ["code", "during"],
            registry=own,
        )

    def text(self) -> bytes:
        """Return the figures as Prometheus reads them."""
        return generate_latest(self._registry)
