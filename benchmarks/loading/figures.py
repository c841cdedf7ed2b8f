"""What a load test counts, and how it is said."""

from __future__ import annotations

import asyncio
from array import array
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Row: TypeAlias = Mapping[str, float]
"""Named numbers; each name ends with its unit."""


def _times() -> array[float]:
    return array("d")


@dataclass
class Figures:
    """What the players see while it is measured. Times in seconds."""

    measuring: bool = False
    moves: int = 0
    """Moves confirmed."""
    done_s: array[float] = field(default_factory=_times)
    """From a move sent to its confirmation."""
    seen_s: array[float] = field(default_factory=_times)
    """From a move sent to the view after it at each other seat."""
    views: int = 0
    view_bytes: int = 0
    sample: bytes = b""
    """A view, as it was sent."""
    refused: Counter[str] = field(default_factory=Counter[str])
    """By code; whether it is measured or not."""
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    """Whether the game of a table is over."""

    def rows(self, took_s: float, cpu_s: float) -> dict[str, float]:
        """Return the figures of `took_s` seconds in which the server computed for `cpu_s`."""
        return {
            "moves_per_s": self.moves / took_s,
            "cpu_share": cpu_s / took_s,
            "cpu_us_per_move": cpu_s / self.moves * 1e6 if self.moves else 0.0,
            "bytes_per_view": self.view_bytes / self.views if self.views else 0.0,
            **_spread("done", self.done_s),
            **_spread("seen", self.seen_s),
            "refused": sum(self.refused.values()),
        }


def _spread(name: str, times_s: array[float]) -> dict[str, float]:
    return {f"{name}_p{part}_ms": at(times_s, part / 100) * 1e3 for part in (50, 99)}


def at(times_s: array[float], part: float) -> float:
    """Return the time that a part of all (0 to 1) do not exceed; 0 if there are none."""
    ordered = sorted(times_s)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0


def told(title: str, row: Row) -> str:
    """Return named numbers for people."""
    return "\n".join([title, *(f"  {name:<26}{_number(value):>12}" for name, value in row.items())])


def _number(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) or abs(value) >= 100 else f"{value:,.3f}"
