"""Several machines through Ray: the same chunks, played elsewhere."""

from __future__ import annotations

import os
import socket
from collections.abc import Generator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, Final

from ohhell.lab.plan import Chunk
from ohhell.lab.playing import BotFailed
from ohhell.lab.results import PlayedDeal, Runner
from ohhell.lab.workers import Crew, WorkersLost

_KNOCK_S: Final = 5.0


@contextmanager
def machines(address: str, runner: Runner) -> Generator[Crew]:
    """Play on the Ray cluster at `address`; ``local`` starts one on this machine alone.

    Each machine needs this very version, and the modules of the bots. Raises `WorkersLost` where
    Ray is missing or nobody answers at the address.
    """
    ray = _joined(address)
    remote = ray.remote(runner)

    def begin(chunk: Chunk) -> Future[tuple[PlayedDeal, ...]]:
        future: Future[tuple[PlayedDeal, ...]] = remote.remote(chunk).future()
        return future

    try:
        yield Crew(begin, ahead=2 * max(1, int(ray.cluster_resources().get("CPU", 1))))
    except BotFailed as error:
        # Ray tells the whole way of what was raised elsewhere; a person needs what it was.
        raise BotFailed(str(getattr(error, "cause", error))) from error
    except ray.exceptions.RayError as error:
        raise WorkersLost(f"the Ray cluster at {address} failed: {error}") from error
    finally:
        ray.shutdown()


def _joined(address: str) -> Any:  # noqa: ANN401 - Ray is typed by half
    # Whoever measures bots did not ask to be counted.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise WorkersLost("several machines need Ray: pip install 'ohhell[cluster]'") from error
    joined: Any = ray
    _knock(address)
    try:
        joined.init(address, include_dashboard=False, logging_level="error", log_to_driver=False)
    except Exception as error:  # Ray raises bare ones, for a start that takes too long say
        raise WorkersLost(f"no Ray cluster answers at {address}: {error}") from error
    return joined


def _knock(address: str) -> None:
    """Raise `WorkersLost` where nobody listens, for which Ray itself waits minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), timeout=_KNOCK_S).close()
    except (OSError, ValueError) as error:
        raise WorkersLost(f"no Ray cluster answers at {address}: {error}") from error
