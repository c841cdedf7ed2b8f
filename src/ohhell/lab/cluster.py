"""Several machines through Ray: the same chunks, played elsewhere."""

from __future__ import annotations

import os
from collections.abc import Generator
from concurrent.futures import Future
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, Final

from ohhell.lab.plan import Chunk
from ohhell.lab.results import PlayedDeal, Runner
from ohhell.lab.workers import Crew, WorkersLost

_MISSING: Final = "several machines need Ray: pip install 'ohhell[cluster]'"


@contextmanager
def machines(address: str, runner: Runner) -> Generator[Crew]:
    """Play on the Ray cluster at `address`; ``local`` starts one on this machine alone.

    Each machine needs this very version, and the modules of the bots. Raises `WorkersLost` where
    Ray is missing or nobody answers at the address.
    """
    if find_spec("ray") is None:
        raise WorkersLost(_MISSING)
    # Whoever measures bots did not ask to be counted.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    context: Any = ray
    try:
        context.init(address, include_dashboard=False, logging_level="warning", log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise WorkersLost(f"no Ray cluster answers at {address}: {error}") from error
    remote = context.remote(runner)

    def begin(chunk: Chunk) -> Future[tuple[PlayedDeal, ...]]:
        future: Future[tuple[PlayedDeal, ...]] = remote.remote(chunk).future()
        return future

    try:
        yield Crew(begin, ahead=2 * max(1, int(context.cluster_resources().get("CPU", 1))))
    finally:
        context.shutdown()
