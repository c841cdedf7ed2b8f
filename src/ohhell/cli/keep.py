"""`ohhell backup` and `ohhell restore`: all games as one file, and back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NoReturn

import typer

from ohhell.cli.bar import bar
from ohhell.cli.place import Folder, Language, settings_of
from ohhell.cli.source import complain
from ohhell.cli.words import Words, give_up, say_lines

if TYPE_CHECKING:
    from ohhell.server import Settings
    from ohhell.server.store.archive import Manifest

_WHOLE: Final = 100


def backup_command(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not be there.")],
    *,
    data: Folder = None,
    language: Language = "en",
) -> None:
    """Write all games and people into one file, also while the server runs. Guard it well."""
    from ohhell.server.store.archive import FILES, NotDone, backup

    words = Words(language)
    settings = _settings(words, data, file)
    try:
        with bar(_WHOLE * len(FILES)) as show:

            def moved(name: str, done: int, total: int) -> None:
                show(name, _WHOLE * FILES.index(name) + _WHOLE * done // max(total, 1))

            found = backup(settings.data, file, moved)
    except (NotDone, OSError) as error:
        _not_done(words, error)
    say_lines([words.say("keep-saved", file=str(file), **_told(found))])


def restore_command(
    file: Annotated[Path, typer.Argument(help="A file that `ohhell backup` wrote.")],
    *,
    data: Folder = None,
    language: Language = "en",
) -> None:
    """Make a data folder of a backup. What is there already is never written over."""
    from ohhell.server import StoreError
    from ohhell.server.store.archive import NotDone, restore

    words = Words(language)
    settings = _settings(words, data, file)
    try:
        found = restore(file, settings.data)
    except (NotDone, StoreError, OSError) as error:
        _not_done(words, error)
    say_lines([words.say("keep-restored", folder=str(settings.data), **_told(found))])


def _settings(words: Words, data: Path | None, file: Path) -> Settings:
    settings = settings_of(words, data)
    if settings.database:
        complain(_by_postgres(words, settings.kept_in, file))
    return settings


def _by_postgres(words: Words, kept: str, file: Path) -> Iterator[str]:
    """Yield how PostgreSQL itself makes a backup, and restores it."""
    yield words.say("keep-postgres", kept=kept)
    yield f'  pg_dump --format=custom --file={file} "$OHHELL_DATABASE"'
    yield f'  pg_restore --clean --if-exists --dbname="$OHHELL_DATABASE" {file}'
    yield words.say("keep-stop-first")


def _not_done(words: Words, error: Exception) -> NoReturn:
    from ohhell.server.store.archive import NotDone

    if isinstance(error, NotDone):
        give_up(words.say(f"keep-{error.code}", **error.args_by_name))
    give_up(words.say("keep-failed", why=str(error)))


def _told(found: Manifest) -> dict[str, Any]:
    return {"tables": found.tables, "entries": found.entries, "step": found.step}
