"""The server as a process of its own, which can be killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

LISTENING = re.compile(r"listening on (http://\S+)")
START_S_MAX = 60.0

AMPLE_ENV = {
    "OHHELL_MESSAGES_PER_S": "1000000",
    "OHHELL_MESSAGES_BURST": "1000000",
    "OHHELL_REQUESTS_PER_S": "1000000",
    "OHHELL_HEAVY_PER_S": "1000000",
    "OHHELL_REQUESTS_BURST": "1000000",
    "OHHELL_TABLES_PER_PLAYER": "1000000",
    "OHHELL_BOT_PACE_S": "0-0",
    "OHHELL_SUMMARY_MS": "1",
}


class Server:
    """`ohhell serve` on a data folder."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self.process = process
        self.address = address

    @classmethod
    async def start(cls, data: Path, *options: str, **env: str) -> Server:
        """Start it, and wait until it listens."""
        command = (sys.executable, "-m", "ohhell", "serve", "--port", "0", "--data", str(data))
        process = await asyncio.create_subprocess_exec(
            *(*command, "--log", "error", *options),
            env=os.environ | AMPLE_ENV | env,
            stdout=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        async with asyncio.timeout(START_S_MAX):
            while line := (await process.stdout.readline()).decode():
                if found := LISTENING.search(line):
                    return cls(process, found[1])
        raise RuntimeError(f"the server ended with {await process.wait()} before it listened")

    async def kill(self) -> None:
        """Kill it, as a power cut would end it."""
        self.process.kill()
        await self._end()

    async def stop(self) -> int:
        """Ask it to stop; return its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return await self._end()

    async def _end(self) -> int:
        status = await self.process.wait()
        # Without this the pipe is closed by the collector, which asyncio complains about.
        self.process._transport.close()  # type: ignore[attr-defined]
        return status
