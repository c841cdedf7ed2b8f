"""Keeping to limits: rates and counts."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

_KEYS_MAX: Final = 10_000
"""Addresses remembered at once; a full bucket says no more than a forgotten one."""


@dataclass(slots=True)
class Bucket:
    """Lets `burst` through at once and `rate` a second in the long run."""

    rate: float
    burst: float
    clock: Callable[[], float] = monotonic
    _left: float = field(init=False)
    _at: float = field(init=False)

    def __post_init__(self) -> None:
        self._left, self._at = self.burst, self.clock()

    def take(self) -> bool:
        """Take one out; tell whether there was one."""
        now = self.clock()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each key, such as an address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one out of the bucket of `key`."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._burst)
        self._buckets[key] = bucket
        if len(self._buckets) > _KEYS_MAX:
            self._buckets.popitem(last=False)
        return bucket.take()


class Counts:
    """How many there are of each key, up to a limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: Counter[str] = Counter()

    def has_room(self, key: str) -> bool:
        """Tell whether there may be one more."""
        return self._counts[key] < self._most

    def enter(self, key: str) -> None:
        """Count one more."""
        self._counts[key] += 1

    def leave(self, key: str) -> None:
        """Count one less."""
        self._counts[key] -= 1
        if self._counts[key] <= 0:
            del self._counts[key]
