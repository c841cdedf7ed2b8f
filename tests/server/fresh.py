"""A house on its first day, made once and then copied: the migrations' steps take a while."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from ohhell.server.store import open_store
from ohhell.server.store.sqlite_house import HOUSE_FILE
from tests.postgres import Postmaster

_TEMPLATE = "fresh_house"


def furnish(data: Path) -> None:
    """Put the tables of a new house into a data folder that is there and has none."""
    file = data / HOUSE_FILE
    if data.is_dir() and not file.exists():
        file.touch(mode=0o600)
        file.write_bytes(_file())


def furnished(postmaster: Postmaster) -> str:
    """Return the address of a new database that has the tables of a new house."""
    return postmaster.new_database(template=_template(postmaster))


@cache
def _file() -> bytes:
    with TemporaryDirectory() as folder:
        _open(Path(folder))
        return (Path(folder) / HOUSE_FILE).read_bytes()


@cache
def _template(postmaster: Postmaster) -> str:
    with TemporaryDirectory() as folder:
        _open(Path(folder), postmaster.new_database(name=_TEMPLATE))
    return _TEMPLATE


def _open(data: Path, database: str = "") -> None:
    """Make a house by opening it, in a thread: this one may be within a loop."""

    async def opened() -> None:
        async with open_store(data, database=database):
            pass

    making = Thread(target=asyncio.run, args=(opened(),))
    making.start()
    making.join()
