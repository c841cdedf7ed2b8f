"""Which house a command is about, and in which language it answers."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ohhell.cli.words import Words, give_up

if TYPE_CHECKING:
    from ohhell.server import Settings

Folder = Annotated[Path | None, typer.Option("--data", help="Folder that keeps all games.")]
Language = Annotated[str, typer.Option("--lang", help="Language of the answer.")]


def environ_of(data: Path | None) -> dict[str, str]:
    """Return the environment, with the folder that was asked for."""
    return os.environ | ({} if data is None else {"OHHELL_DATA": str(data)})


def settings_of(words: Words, data: Path | None) -> Settings:
    """Return the settings of the house in a folder; say in words what is wrong, and end."""
    # Only those who ask for a house wait for a server to load.
    from ohhell.server import Settings, WrongSetting

    try:
        return Settings.read(environ_of(data))
    except WrongSetting as error:
        give_up(words.clause(error.clause))
