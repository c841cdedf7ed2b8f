"""The steps of the house's database, and what it must have from its first day."""

from __future__ import annotations

import secrets
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import as_file, files
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, insert, select

from ohhell.server.store.schema import NOTES

CSRF_KEY: Final = "csrf-key"


def migrate(connection: Connection) -> str:
    """Take the steps that are missing; return the key that signs CSRF tokens."""
    with _steps(connection) as config:
        command.upgrade(config, "head")
    return _csrf_key(connection)


def is_current(connection: Connection) -> bool:
    """Tell whether all steps have been taken, and none that is not known here."""
    with _steps(connection) as config:
        head = ScriptDirectory.from_config(config).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head


@dataclass(frozen=True, slots=True)
class Step:
    """The last step that was taken, None if none was; the newest; and whether it is known here."""

    taken: str | None
    newest: str
    known: bool


def step_of(connection: Connection) -> Step:
    """Return which step a database is at, and change nothing."""
    taken = MigrationContext.configure(connection).get_current_revision()
    with _steps(connection) as config:
        script = ScriptDirectory.from_config(config)
        newest = str(script.get_current_head())
        known = taken is None or _knows(script, taken)
    return Step(taken, newest, known)


def _knows(script: ScriptDirectory, revision: str) -> bool:
    try:
        script.get_revision(revision)
    except CommandError:
        return False
    return True


def take_back(connection: Connection, revision: str) -> None:
    """Take back the steps after `revision`; what they made room for is lost."""
    with _steps(connection) as config:
        command.downgrade(config, revision)


@contextmanager
def _steps(connection: Connection) -> Generator[Config]:
    with as_file(files("ohhell.server.store") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        yield config


def _csrf_key(connection: Connection) -> str:
    """Return the key; it stays, or open pages would be refused for ever."""
    query = select(NOTES.c.value).where(NOTES.c.key == CSRF_KEY)
    known = connection.execute(query).scalar()
    if known is not None:
        return str(known)
    made = secrets.token_hex(32)
    connection.execute(insert(NOTES).values(key=CSRF_KEY, value=made))
    return made
