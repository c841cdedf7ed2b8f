"""A server of our own: started, killed, frozen and brought back by a test."""

from __future__ import annotations

import os
import queue
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO, Self

START_SECONDS_MAX = 60
STOP_SECONDS_MAX = 10
READY = re.compile(r"listening on (http://\S+)")

# Bots that do not dawdle, and limits that one machine full of browsers does not meet.
BRISK = {
    "OHHELL_BOT_PACE_S": "0-0",
    "OHHELL_BOT_LEVELS": "tests.browser.levels:LEVELS",
    "OHHELL_GUESTS_PER_MINUTE": "10000",
    "OHHELL_REQUESTS_PER_S": "1000",
    "OHHELL_HEAVY_PER_S": "1000",
    "OHHELL_REQUESTS_BURST": "1000",
    # Nobody says much; and who says too much does so however slow the machine is.
    "OHHELL_TALK_PER_S": "0.001",
}


class House:
    """One server process and its data; both outlive a kill."""

    def __init__(self, data: Path, **environ: str) -> None:
        self.data = data
        self.address = ""
        self._environ = BRISK | environ
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is None:
            return
        self.thaw()
        self._process.terminate()
        try:
            self._process.wait(STOP_SECONDS_MAX)
        except subprocess.TimeoutExpired:
            self._process.kill()
            raise

    def start(self) -> None:
        """Start, the second time on the same port and the same data."""
        command = [sys.executable, "-m", "ohhell", "serve", "--data", str(self.data)]
        self._process = subprocess.Popen(
            [*command, "--port", str(self._port)],
            env=os.environ | self._environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.address = _address(self._process)
        self._port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(STOP_SECONDS_MAX)
        self._process = None

    def freeze(self) -> None:
        """Stop it in the midst: its sockets stay open, and nothing answers."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it run on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


def _address(process: subprocess.Popen[str]) -> str:
    """Return the address that the server says it listens on."""
    lines: queue.Queue[str | None] = queue.Queue()
    threading.Thread(target=_pump, args=(process.stdout, lines), daemon=True).start()
    said: list[str] = []
    while (line := lines.get(timeout=START_SECONDS_MAX)) is not None:
        said.append(line)
        if ready := READY.search(line):
            return ready[1]
    raise RuntimeError("the server ended before it listened:\n" + "".join(said))


def _pump(stream: IO[str], lines: queue.Queue[str | None]) -> None:
    """Keep reading what the server says, so that it never waits for us."""
    with stream:
        for line in stream:
            lines.put(line)
    lines.put(None)
