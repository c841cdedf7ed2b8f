"""Sets of cards as the bits of an int64: bit `c` is the card of number `c`, 0 to 59."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from llvmlite import binding, ir
from numba.core import cgutils
from numba.core.cgutils import false_bit
from numba.core.types import Integer

from ohhell.fast.compiled import compiles_for_here, inlined, intrinsic


class _Builder(Protocol):
    """What of LLVM's builder is used here; a `flag` of true would leave zero undefined."""

    def ctpop(self, bits: object) -> object: ...
    def cttz(self, bits: object, flag: object) -> object: ...
    def ctlz(self, bits: object, flag: object) -> object: ...
    def call(self, function: object, args: Sequence[object]) -> object: ...
    @property
    def module(self) -> object: ...


_CGUTILS: Final[Any] = cgutils
_BINDING: Final[Any] = binding
_SLOW: Final = ("bdver4", "znver1", "znver2")
"""Processors that have the instruction, but take hundreds of steps for it."""
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


@intrinsic
def _pdep(_context: object, bits: Integer, mask: Integer) -> tuple[object, _Write]:
    """Put the lowest of `bits` where `mask` has bits: one instruction of x86."""
    kind = ir.FunctionType(ir.IntType(64), [ir.IntType(64)] * 2)

    def write(_c: object, builder: _Builder, _s: object, args: Sequence[object]) -> object:
        found = _CGUTILS.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")
        return builder.call(found, args)

    return bits(bits, mask), write


@inlined
def nth_by_steps(bits: int, n: int) -> int:
    """Return the same as `nth`, on any machine."""
    for _ in range(n):
        bits &= bits - 1
    return _cttz(bits)


@inlined
def _nth_at_once(bits: int, n: int) -> int:
    return _cttz(_pdep(1 << n, bits))


def _has_quick_pdep() -> bool:
    """Tell whether code is compiled for this machine, and it has that instruction in hardware."""
    has_it = bool(_BINDING.get_host_cpu_features().get("bmi2"))
    return compiles_for_here() and has_it and _BINDING.get_host_cpu_name() not in _SLOW


nth: Final = _nth_at_once if _has_quick_pdep() else nth_by_steps
"""Return the index of the bit that is set above `n` others that are, 0 for the lowest.

At least `n` + 1 bits must be set.
"""
