"""Much work in small pieces: between two of them others are served."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

Item = TypeVar("Item")


def batches(items: Sequence[Item], most: int) -> Iterator[Sequence[Item]]:
    """Yield `items` in their order, up to `most` at a time.

    >>> list(batches("abcde", 2))
    ['ab', 'cd', 'e']
    """
    return (items[first : first + most] for first in range(0, len(items), most))
