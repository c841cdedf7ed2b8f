"""The data folder: whether it is there, who may read it, and how much room it has."""

from __future__ import annotations

import os
import shutil
import stat
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from ohhell.server.doctor.finding import Finding, trouble, warning, well
from ohhell.server.settings import MIB, Settings
from ohhell.server.store.sqlite_house import HOUSE_FILE, LOG_FILE

FOLDER, RIGHTS, SPACE = "folder", "rights", "space"
GAME_BYTES: Final = 200_000
"""About what a game of four takes."""
SPARSE_BYTES: Final = 1_000 * MIB
SCANT_BYTES: Final = 50 * MIB
FULL_PERCENT: Final = 90
"""Of the bytes that the log may have."""
_MOUNTS: Final = Path("/proc/mounts")
_SHARED: Final = frozenset({"nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "9p", "fuse.sshfs"})
"""File systems over which two machines do not see each other's locks."""


def look_at_folder(settings: Settings) -> Iterator[Finding]:
    """Yield how the data folder is."""
    folder = settings.data
    try:
        found = _unusable(folder)
        yield well(FOLDER, "folder-well", folder=str(folder)) if found is None else found
        if folder.is_dir():
            yield from _rights(folder)
            yield _space(folder)
            yield from _length(folder / LOG_FILE, settings.limits.log_bytes)
    except OSError:
        yield trouble(FOLDER, "folder-closed", folder=str(folder))


def holds_house(folder: Path) -> bool:
    """Tell whether a house is in a folder, and can be read by this user."""
    try:
        return all(os.access(folder / name, os.R_OK) for name in (HOUSE_FILE, LOG_FILE))
    except OSError:
        return False


def _unusable(folder: Path) -> Finding | None:
    """Tell why no server can keep games in a folder, if none can."""
    told = str(folder)
    if not folder.exists():
        return trouble(FOLDER, "folder-missing", folder=told)
    if not folder.is_dir():
        return trouble(FOLDER, "folder-none", folder=told)
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        return trouble(FOLDER, "folder-closed", folder=told)
    if (kind := _kind_of(folder.resolve())) in _SHARED:
        return trouble(FOLDER, "folder-shared", folder=told, kind=kind)
    for name in (HOUSE_FILE, LOG_FILE):
        if not (folder / name).is_file():
            return trouble(FOLDER, "folder-empty", folder=told, name=name)
        if not os.access(folder / name, os.R_OK | os.W_OK):
            return trouble(FOLDER, "folder-closed", folder=str(folder / name))
    return None


def _kind_of(folder: Path) -> str:
    """Return the kind of file system that a folder is on; "" where nobody says."""
    found = "", Path("/")
    with suppress(OSError):
        for line in _MOUNTS.read_text(encoding="utf-8", errors="replace").splitlines():
            _, place, kind, *_ = line.split(" ")
            here = Path(place.replace("\\040", " "))
            if folder.is_relative_to(here) and len(here.parts) >= len(found[1].parts):
                found = kind, here
    return found[0]


def _rights(folder: Path) -> Iterator[Finding]:
    if sys.platform == "win32":
        return
    open_to = stat.S_IMODE(folder.stat().st_mode)
    exposed = [path.name for path in _files(folder) if _is_exposed(path, open_to)]
    if exposed:
        yield trouble(RIGHTS, "rights-wide", folder=str(folder), names=", ".join(exposed))
    owners = {path.stat().st_uid for path in _files(folder)} | {folder.stat().st_uid}
    if len(owners) > 1:
        yield trouble(RIGHTS, "rights-mixed", folder=str(folder))
    if not exposed and len(owners) == 1:
        yield well(RIGHTS, "rights-well")


def _files(folder: Path) -> list[Path]:
    with suppress(OSError):
        return sorted(path for path in folder.iterdir() if path.is_file())
    return []


def _is_exposed(file: Path, folder_mode: int) -> bool:
    """Tell whether others than the owner can come to a file, and read it or write in it."""
    mode = stat.S_IMODE(file.stat().st_mode)
    by_group = mode & (stat.S_IRGRP | stat.S_IWGRP) and folder_mode & stat.S_IXGRP
    by_all = mode & (stat.S_IROTH | stat.S_IWOTH) and folder_mode & stat.S_IXOTH
    return bool(by_group or by_all)


def _space(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    told = {"megabytes": free // MIB, "games": free // GAME_BYTES}
    if free < SCANT_BYTES:
        return trouble(SPACE, "space-none", **told)
    if free < SPARSE_BYTES:
        return warning(SPACE, "space-little", **told)
    return well(SPACE, "space-well", **told)


def _length(log: Path, bytes_max: int) -> Iterator[Finding]:
    """Yield whether the log comes near to what it may have."""
    if not bytes_max or not log.is_file():
        return
    percent = 100 * log.stat().st_size // bytes_max
    if percent >= FULL_PERCENT:
        yield warning(SPACE, "log-full", percent=percent, limit=bytes_max)
