"""Sets of cards as the bits of an int64: bit `c` is the card of number `c`, 0 to 59."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from numba.core.cgutils import false_bit
from numba.core.types import Integer

from ohhell.fast.compiled import inlined, intrinsic


class _Builder(Protocol):
    """What of LLVM's builder is used here; a `flag` of true would leave zero undefined."""

    def ctpop(self, bits: object) -> object: ...
    def cttz(self, bits: object, flag: object) -> object: ...
    def ctlz(self, bits: object, flag: object) -> object: ...


_Write = Callable[[object, _Builder, object, Sequence[object]], object]


@intrinsic
def _ctpop(_context: object, bits: Integer) -> tuple[object, _Write]:
    return bits(bits), lambda _context, builder, _signature, args: builder.ctpop(args[0])


@intrinsic
def _cttz(_context: object, bits: Integer) -> tuple[object, _Write]:
    return bits(bits), lambda _context, builder, _signature, args: builder.cttz(args[0], false_bit)


@intrinsic
def _ctlz(_context: object, bits: Integer) -> tuple[object, _Write]:
    return bits(bits), lambda _context, builder, _signature, args: builder.ctlz(args[0], false_bit)


@inlined
def popcount(bits: int) -> int:
    """Return how many bits are set."""
    return _ctpop(bits)


@inlined
def lowest(bits: int) -> int:
    """Return the index of the lowest bit that is set; 64 where none is."""
    return _cttz(bits)


@inlined
def highest(bits: int) -> int:
    """Return the index of the highest bit that is set; -1 where none is."""
    return 63 - _ctlz(bits)


@inlined
def nth(bits: int, n: int) -> int:
    """Return the index of the bit that is set above `n` others that are, 0 for the lowest.

    At least `n` + 1 bits must be set.
    """
    for _ in range(n):
        bits &= bits - 1
    return _cttz(bits)
