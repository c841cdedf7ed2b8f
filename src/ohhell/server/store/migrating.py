"""The steps of the house's database, and what it must have from its first day."""

from __future__ import annotations

import secrets
from importlib.resources import as_file, files
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, insert, select

from ohhell.server.store.schema import NOTES

CSRF_KEY: Final = "csrf-key"


def migrate(connection: Connection) -> str:
    """Take the steps that are missing; return the key that signs CSRF tokens."""
    with as_file(files("ohhell.server.store") / "migrations") as steps:
        config = Config()
        config.set_main_option("script_location", str(steps).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return _csrf_key(connection)


def _csrf_key(connection: Connection) -> str:
    """Return the key; it stays, or open pages would be refused for ever."""
    query = select(NOTES.c.value).where(NOTES.c.key == CSRF_KEY)
    known = connection.execute(query).scalar()
    if known is not None:
        return str(known)
    made = secrets.token_hex(32)
    connection.execute(insert(NOTES).values(key=CSRF_KEY, value=made))
    return made
