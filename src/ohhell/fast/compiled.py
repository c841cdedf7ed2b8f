"""How functions are compiled: one decorator, typed as the function it is given.

Compiled code is kept on disk. Numba would find it stale only by the file that it was written in,
not by those whose functions it calls; so it is kept in a folder of its own for every state of the
sources.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np
from numba.core import config
from numba.extending import intrinsic as _numba_intrinsic
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])

Position = NDArray[np.int64]
"""A position, or the counts of a seat: see `layout`."""
Rules = NDArray[np.int64]
"""The duties of a round, ``[layout.RULES_WIDTH]``."""
Bids = NDArray[np.int64]
"""``[last, sum of the bids so far]``: a mask of what may be bid."""
Points = NDArray[np.float64]
"""``[bid, taken]``: what a round is worth."""
Features = NDArray[np.int32]
"""Numbers of features, as many as the function that writes them says."""

_NJIT: Final = cast("Callable[..., Any]", numba.njit)
_INTRINSIC: Final = cast("Callable[[Callable[..., Any]], Any]", _numba_intrinsic)
_CONFIG: Final[Any] = config
_PACKAGE: Final = Path(__file__).resolve().parents[1]
_COMPILED: Final = ("fast", "bots", "lab")
_NAME: Final = 16
"""How long the name of a state of the sources is."""
_STATES_KEPT: Final = 6


def _state_of_sources() -> str:
    """Return a name that changes whenever a compiled function may."""
    digest = blake2b(digest_size=_NAME // 2)
    for room in _COMPILED:
        for path in sorted((_PACKAGE / room).rglob("*.py")):
            seen = path.stat()
            digest.update(f"{path} {seen.st_mtime_ns} {seen.st_size}".encode())
    return digest.hexdigest()


def _keep_compiled_code() -> bool:
    """Choose the folder for compiled code; return whether there is one."""
    if "NUMBA_CACHE_DIR" in os.environ:
        return True
    here = Path(__file__).resolve().parent / "__pycache__"
    shared = Path(tempfile.gettempdir()) / f"ohhell-{os.getuid() if hasattr(os, 'getuid') else 0}"
    for folder in (here, shared):
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            _CONFIG.CACHE_DIR = str(folder / _state_of_sources())
            _forget_old(folder)
            return True
    return False


def _forget_old(folder: Path) -> None:
    """Remove the compiled code of sources as they were long ago."""
    states = [path for path in folder.iterdir() if path.is_dir() and len(path.name) == _NAME]
    for old in sorted(states, key=lambda path: path.stat().st_mtime)[:-_STATES_KEPT]:
        shutil.rmtree(old, ignore_errors=True)


_KEPT: Final = _keep_compiled_code()


def compiles_for_here() -> bool:
    """Tell whether code is compiled for the processor of this machine, and not as one has asked."""
    return not (_CONFIG.CPU_NAME or _CONFIG.CPU_FEATURES)


def jit(function: F) -> F:
    """Return `function` compiled: it holds no lock of the interpreter, and divides without care.

    Where the machine has no folder in which compiled code may be kept, it is compiled each time.
    """
    return cast("F", _NJIT(function, nogil=True, error_model="numpy", cache=_KEPT))


def inlined(function: F) -> F:
    """Return `function` compiled, and put in place wherever compiled code calls it."""
    return cast(
        "F", _NJIT(function, nogil=True, error_model="numpy", forceinline=True, cache=_KEPT)
    )


def quick(function: F) -> F:
    """Return `function` compiled for sums of many products, whose order may change."""
    return cast("F", _NJIT(function, nogil=True, error_model="numpy", fastmath=True, cache=_KEPT))


def intrinsic(function: Callable[..., Any]) -> Callable[..., int]:
    """Return what `function` writes in LLVM, as compiled code calls it: with integers."""
    return cast("Callable[..., int]", _INTRINSIC(function))
