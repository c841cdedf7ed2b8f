"""The leavers' cool-off: how long somebody waits who left strangers in the midst of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

DAY_MS: Final = 24 * 3600 * 1000


@dataclass(frozen=True, slots=True)
class Leaves:
    """How often somebody left within a day, and when last, in milliseconds since 1970."""

    count: int = 0
    last_ms: int = 0


def leaves_of(times_ms: Iterable[int], now_ms: int) -> Leaves:
    """Return those of all leaves that still count: they are forgotten after a day."""
    recent = [at for at in times_ms if at > now_ms - DAY_MS]
    return Leaves(len(recent), max(recent, default=0))


def rest_ms(leaves: Leaves, now_ms: int, waits_s: Sequence[int]) -> int:
    """Return how long somebody still waits before playing with strangers; 0 for not at all.

    `waits_s` are the waits after the second leave, the third, and so on; the last one stands for
    all that follow. The first leave is forgiven.
    """
    if leaves.count < 2 or not waits_s:
        return 0
    wait_s = waits_s[min(leaves.count - 2, len(waits_s) - 1)]
    return max(0, leaves.last_ms + wait_s * 1000 - now_ms)
