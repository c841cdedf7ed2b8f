"""A data folder as one file, and back: both databases, with what they must be like.

It is taken while a server runs. The house is copied first, the log after it: what the house says of
tables follows from the log, and is mended from it at every start.
"""

from __future__ import annotations

import json
import os
import sqlite3
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from hashlib import file_digest
from pathlib import Path
from time import time
from typing import Final

import msgspec

from ohhell.server.store.sqlite_house import HOUSE_FILE, LOG_FILE, locked

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
FILES: Final = (HOUSE_FILE, LOG_FILE)
PAGES: Final = 1_000
"""Copied in one go, while the server waits; some 4 MiB."""
_MANIFEST_BYTES_MAX: Final = 65_536

Moved = Callable[[str, int, int], None]
"""Told which file is worked on, how far, and how long it is."""


class NotDone(Exception):
    """Nothing was changed. The text says why, and what to do; `code` and `args` in any language."""

    def __init__(self, code: str, text: str, **args: str) -> None:
        super().__init__(text)
        self.code = code
        self.args_by_name = args


@dataclass(frozen=True, slots=True)
class Part:
    """One file of a backup."""

    bytes: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a backup says of itself."""

    format: int
    made_at: float
    """In seconds since 1970."""
    step: str
    """The last step of the database that had been taken."""
    tables: int
    entries: int
    files: dict[str, Part]


def backup(folder: Path, file: Path, moved: Moved) -> Manifest:
    """Write all of a data folder into a new file; raise `NotDone` or `OSError`."""
    if file.exists():
        text = f"{file} is there already: take another name, or move it away"
        raise NotDone("there", text, file=str(file))
    for name in FILES:
        if not (folder / name).exists():
            text = f"{folder} holds no games: it has no {name} (another folder is --data)"
            raise NotDone("no-games", text, folder=str(folder), name=name)
    with tempfile.TemporaryDirectory(dir=file.parent, prefix=".ohhell-") as below:
        copies = Path(below)
        for name in FILES:
            _copy(folder / name, copies / name, moved)
        manifest = _described(copies)
        whole = copies / "whole"
        _pack(copies, whole, manifest)
        whole.chmod(0o600)
        whole.replace(file)
    return manifest


def restore(file: Path, folder: Path) -> Manifest:
    """Make a data folder of a backup, if none is there; raise `NotDone` or `OSError`.

    All is unpacked and checked before anything is moved into its place.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with locked(folder):
        for name in FILES:
            if (folder / name).exists():
                text = f"{folder} holds games already: move {name} away, or take another --data"
                raise NotDone("games-there", text, folder=str(folder), name=name)
        with tempfile.TemporaryDirectory(dir=folder, prefix=".restoring-") as below:
            manifest = _unpack(file, Path(below))
            for name in FILES:
                (Path(below) / name).replace(folder / name)
    return manifest


def _copy(source: Path, target: Path, moved: Moved) -> None:
    def progress(_status: int, remaining: int, total: int) -> None:
        moved(source.name, total - remaining, total)

    try:
        with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(target)) as written:
            read.backup(written, pages=PAGES, progress=progress)
    except sqlite3.Error as error:
        text = f"{source} cannot be copied: {error}"
        raise NotDone("not-copied", text, file=str(source), why=str(error)) from error


def _described(copies: Path) -> Manifest:
    (step,) = _one(copies / HOUSE_FILE, "SELECT version_num FROM alembic_version")
    tables, entries = _one(
        copies / LOG_FILE, "SELECT count(DISTINCT table_id), count(*) FROM entries"
    )
    files = {name: _part(copies / name) for name in FILES}
    return Manifest(FORMAT, time(), str(step), tables, entries, files)


def _one(file: Path, query: str) -> tuple[int, ...]:
    with closing(sqlite3.connect(file)) as connection:
        found: tuple[int, ...] = connection.execute(query).fetchone()
        return found


def _part(file: Path) -> Part:
    with file.open("rb") as read:
        return Part(file.stat().st_size, file_digest(read, "sha256").hexdigest())


def _pack(copies: Path, whole: Path, manifest: Manifest) -> None:
    with whole.open("wb") as written:
        with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(MANIFEST, json.dumps(asdict(manifest), indent=2))
            for name in FILES:
                archive.write(copies / name, name)
        written.flush()
        os.fsync(written.fileno())


def _unpack(file: Path, below: Path) -> Manifest:
    try:
        with zipfile.ZipFile(file) as archive:
            manifest = _manifest(archive)
            for name, part in manifest.files.items():
                if archive.getinfo(name).file_size != part.bytes:
                    raise _damaged(file, name, "it is not as long as it was")
                archive.extract(name, below)
    except (zipfile.BadZipFile, KeyError, EOFError, msgspec.MsgspecError) as error:
        text = f"{file} is no backup of Oh Hell, or it is damaged: {error}"
        raise NotDone("no-backup", text, file=str(file), why=str(error)) from error
    for name, why in _faults(below, manifest):
        raise _damaged(file, name, why)
    return manifest


def _damaged(file: Path, name: str, why: str) -> NotDone:
    text = f"{file} is damaged: {name}: {why}. Nothing was restored; take another backup"
    return NotDone("damaged", text, file=str(file), name=name, why=why)


def _manifest(archive: zipfile.ZipFile) -> Manifest:
    if archive.getinfo(MANIFEST).file_size > _MANIFEST_BYTES_MAX:
        raise NotDone("too-long", "this is no backup of Oh Hell: it says too much of itself")
    manifest = msgspec.json.decode(archive.read(MANIFEST), type=Manifest)
    if manifest.format != FORMAT or set(manifest.files) != set(FILES):
        text = "the backup was made by a newer version of Oh Hell: install that one first"
        raise NotDone("newer", text)
    return manifest


def _faults(below: Path, manifest: Manifest) -> Iterator[tuple[str, str]]:
    """Yield the files of a backup that are not as they were, and why."""
    for name, part in manifest.files.items():
        if _part(below / name) != part:
            yield name, "it is not what it was"
            continue
        (answer,) = _one(below / name, "PRAGMA quick_check")
        if str(answer) != "ok":
            yield name, str(answer)
