"""Running it all: a house, its door and the web, in one process on one port."""

from __future__ import annotations

import asyncio
import errno
import gc
import importlib.util
import signal
import socket
import sys
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from time import monotonic
from types import FrameType
from typing import Final, Literal

import uvicorn

from ohhell.server.gauges.readiness import answering_meanwhile, tell_systemd
from ohhell.server.house import House
from ohhell.server.household import open_house
from ohhell.server.logs import get_logger
from ohhell.server.settings import Settings
from ohhell.server.sockets import Door
from ohhell.server.sockets.fast import fast_sockets
from ohhell.server.sockets.plain import plain_sockets
from ohhell.server.web import make_app

STOP_S: Final = 5
"""How long requests may take to end when the server stops."""
_BACKLOG: Final = 2_048
_COLLECTING: Final = (200_000, 10, 10)
"""How seldom Python looks for rings of values that are of no more use.

Each look goes through the tables of everybody, also that for young values: a table that has moved
is a new one. All wait for it, a quarter of a second with 16,000 people playing (docs/load.md). What
the rings take meanwhile is some 40 MB at most.
"""

_log = get_logger()


class PortTaken(Exception):
    """Somebody else listens there already. `free` is a port near by that nobody has."""

    def __init__(self, port: int, free: int | None) -> None:
        super().__init__(f"port {port} is taken")
        self.port = port
        self.free = free


class _Server(uvicorn.Server):
    """uvicorn, which says when it listens, and ends quietly when it is told to.

    Told to stop, it says so by /health for `drain_s` before it does.
    """

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], door: Door, drain_s: float
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._door = door
        self._drain_s = drain_s
        self._stops_at_s: float | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()
            tell_systemd("READY=1")

    async def on_tick(self, counter: int) -> bool:
        """Look whether it is time to stop."""
        if self._stops_at_s is not None and monotonic() >= self._stops_at_s:
            self.should_exit = True
        return await super().on_tick(counter)

    async def serve_unasked(self, sockets: list[socket.socket]) -> None:
        """Serve without listening to signals: who runs it says when to stop."""
        await self._serve(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Stop in good order, and sooner each time when asked again from the keyboard."""
        tell_systemd("STOPPING=1")
        self._door.is_leaving = True
        self.force_exit = self.should_exit and sig == signal.SIGINT
        if self._stops_at_s is None and self._drain_s:
            self._stops_at_s = monotonic() + self._drain_s
        else:
            self.should_exit = True


def bind(host: str, port: int) -> socket.socket:
    """Return a socket bound to the address; port 0 is any free one. Raise `PortTaken`."""
    try:
        return _bound(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(port, _free_port(host, port)) from error
        raise


def _bound(host: str, port: int) -> socket.socket:
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(_BACKLOG)
    except OSError:
        bound.close()
        raise
    return bound


def _free_port(host: str, port: int) -> int | None:
    for candidate in range(port + 1, min(port + 100, 65_536)):
        with suppress(OSError):
            _bound(host, candidate).close()
            return candidate
    return None


@asynccontextmanager
async def running(settings: Settings, bound: socket.socket) -> AsyncGenerator[House]:
    """Serve on a bound socket until the block ends."""
    async with _opened(settings, bound) as house:
        started = asyncio.Event()
        server = _server(house, started.set)
        task = asyncio.create_task(server.serve_unasked([bound]))
        try:
            await started.wait()
            yield house
        finally:
            server.should_exit = True
            await task


async def serve(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a bound socket until a signal asks to stop."""
    async with _opened(settings, bound) as house:
        _collect_seldom()
        await _server(house, ready).serve([bound])
    _log.info("stopped")


def _collect_seldom() -> None:
    gc.collect()
    # What is here by now stays to the end.
    gc.freeze()
    gc.set_threshold(*_COLLECTING)


@asynccontextmanager
async def _opened(settings: Settings, bound: socket.socket) -> AsyncGenerator[House]:
    async with AsyncExitStack() as stack:
        async with answering_meanwhile(bound):
            house = await stack.enter_async_context(open_house(settings))
        yield house


def _server(house: House, ready: Callable[[], None]) -> _Server:
    settings, door = house.settings, Door(house)
    fast = settings.socket == "picows"
    if not fast and importlib.util.find_spec("websockets") is None:
        raise ValueError("--socket asgi needs a library: pip install websockets")
    config = uvicorn.Config(
        make_app(house, door),
        ws=fast_sockets(door, settings) if fast else plain_sockets(),
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        loop="none",
        http=_http(settings),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=STOP_S,
    )
    return _Server(config, ready, door, settings.drain_s)


def _http(settings: Settings) -> type[asyncio.Protocol] | Literal["h11"]:
    if importlib.util.find_spec("httptools") is None:
        return "h11"  # on Windows, which nobody opens to the world
    from ohhell.server.arriving import limited_http

    return limited_http(settings)
