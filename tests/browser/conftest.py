"""A real browser against a real server: `base_url` is a house of its own for this run."""

from __future__ import annotations

import os
import queue
import re
import subprocess
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import pytest

from tests.browser import chromium

HERE = Path(__file__).parent
START_SECONDS_MAX = 30
STOP_SECONDS_MAX = 10
READY = re.compile(r"listening on (http://\S+)")

# Set before the driver starts.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(chromium.node()))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test in this folder as one that needs a browser."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the browser that is here, quietly."""
    found = chromium.find()
    if found is None:
        pytest.exit("No browser. Install chromium, or set BROWSER_PATH to one.", returncode=3)
    own = {"executable_path": found.path, "args": list(found.arguments)}
    env = {"env": os.environ | found.env} if found.env else {}
    return browser_type_launch_args | own | env


@contextmanager
def running_server(data: Path, *options: str) -> Generator[str]:
    """Run a server of our own on a free port and yield its address."""
    command = [sys.executable, "-m", "ohhell", "serve", "--port", "0", "--data", str(data)]
    process = subprocess.Popen(
        [*command, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        yield _address(process)
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS_MAX)
        except subprocess.TimeoutExpired:
            process.kill()
            raise


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


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Generator[str]:
    """Return the address of a server with a house of its own."""
    with running_server(tmp_path_factory.mktemp("house")) as address:
        yield address
