# ruff: noqa: S603 - it runs the server that it measures
"""The server under test, a process with room for everybody, and what it takes (on Linux)."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_ALL: Final = str(10**9)
_AMPLE: Final = {
    # All players of a load test come from one address, sooner than people do.
    "OHHELL_MESSAGES_PER_S": _ALL,
    "OHHELL_MESSAGES_BURST": _ALL,
    "OHHELL_REQUESTS_PER_S": _ALL,
    "OHHELL_HEAVY_PER_S": _ALL,
    "OHHELL_REQUESTS_BURST": _ALL,
    "OHHELL_GUESTS_PER_MINUTE": _ALL,
    "OHHELL_CONNECTIONS": _ALL,
    "OHHELL_CONNECTIONS_PER_ADDRESS": _ALL,
    "OHHELL_SOCKETS_PER_ADDRESS": _ALL,
    "OHHELL_TABLES_LIVE": _ALL,
    # Nobody is covered while the players of this machine wait for their turn to compute.
    "OHHELL_COVER_AFTER_MS": "600000",
}
_LISTENING: Final = re.compile(r"listening on http://([^:]+):(\d+)")
_SPARE_FILES: Final = 200


@dataclass(frozen=True)
class Served:
    """A server that listens."""

    process: subprocess.Popen[str]
    host: str
    port: int

    @property
    def origin(self) -> str:
        """Its address, as a page would say it."""
        return f"http://{self.host}:{self.port}"

    @property
    def cpu_s(self) -> float:
        """The seconds that it has computed, in all its threads."""
        return cpu_s(self.process.pid)

    @property
    def memory_bytes(self) -> int:
        """The memory that it holds."""
        return memory_bytes(self.process.pid)

    def end(self, by: signal.Signals = signal.SIGTERM) -> None:
        """End it, and wait until it has ended."""
        self.process.send_signal(by)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def start(data: Path, env: Mapping[str, str], *, port: int = 0) -> Served:
    """Start the server on a data folder, and return once it listens.

    `env` are further settings (OHHELL_…). Raise `RuntimeError` if it ends instead.
    """
    given = ("--port", str(port), "--data", str(data), "--log", "error")
    return started(
        (sys.executable, "-m", "ohhell", "serve", *given), _LISTENING, _AMPLE | dict(env)
    )


def started(command: tuple[str, ...], listening: re.Pattern[str], env: dict[str, str]) -> Served:
    """Start a command that says host and port once it listens; raise `RuntimeError` if not."""
    process = subprocess.Popen(
        command, env=os.environ | env, stdout=subprocess.PIPE, text=True, bufsize=1
    )
    assert process.stdout is not None
    for line in process.stdout:
        if found := listening.search(line):
            return Served(process, found[1], int(found[2]))
    raise RuntimeError(f"the server ended with {process.wait()} before it listened")


@contextmanager
def serving(served: Served) -> Generator[Served]:
    """Have a server end with the block."""
    try:
        yield served
    finally:
        if served.process.poll() is None:
            served.end()


def cpu_s(pid: int) -> float:
    """Return the seconds that a process has computed."""
    words = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def memory_bytes(pid: int) -> int:
    """Return the memory that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def require_files(players: int) -> None:
    """Have this process and its children open a file for each player; raise `SystemExit` if not."""
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = players + _SPARE_FILES
    if most not in (-1, resource.RLIM_INFINITY) and most < wanted:
        text = f"{players} players need {wanted} files; the system gives a process {most}"
        raise SystemExit(f"{text}: raise the hard limit (ulimit -Hn), or take fewer players")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(wanted, min(most, wanted)), most))
