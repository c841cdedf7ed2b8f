"""The files that the tidy tests look at."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "ohhell"
LOCALES = PACKAGE / "locales"
SCRIPTS = [ROOT / name for name in ("check", "go.py", "hatch_build.py", "web/build.py")]
GENERATED_FOLDERS = ("node_modules", "__pycache__", ".venv", "page")


def name_of(path: Path) -> str:
    """Return the path as people write it: from the top of the tree."""
    return path.relative_to(ROOT).as_posix()


def python_files(*folders: str) -> list[Path]:
    """Return every Python file under the folders, in order."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def page_files() -> list[Path]:
    """Return the page's own sources, but not the types that `wire` writes."""
    found = (ROOT / "web" / "src").rglob("*")
    ours = {".ts", ".tsx", ".css"}
    return sorted(path for path in found if path.suffix in ours and path.name != "protocol.d.ts")


def kept_files() -> list[Path]:
    """Return every file that is, or is about to be, in the repository."""
    listed = _listed_by_git()
    if listed is None:  # an unpacked archive, or a machine without git
        return sorted(path for path in ROOT.rglob("*") if path.is_file() and _is_ours(path))
    return [path for path in listed if path.is_file()]


def _listed_by_git() -> list[Path] | None:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return sorted({ROOT / name for name in done.stdout.split("\0") if name})


def _is_ours(path: Path) -> bool:
    parts = path.relative_to(ROOT).parts
    return not any(part in GENERATED_FOLDERS or part.startswith(".") for part in parts)
