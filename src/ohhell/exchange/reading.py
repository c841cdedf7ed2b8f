"""Reading a file: what it is, by its content, and the games in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from ohhell.exchange import neutral, pbn, plain, recorded
from ohhell.exchange.documents import Node, parsed
from ohhell.exchange.places import BadFile, spot_at
from ohhell.exchange.playing import Log
from ohhell.rules import notation

FILE_BYTES_MAX: Final = 2_000_000
"""A game is some tens of kilobytes, a collection some hundreds."""
TEXT_BYTES_MAX: Final = 1_000_000
"""The same where it is no JSON."""
LINES_MAX: Final = 50_000
LINE_MAX: Final = 20_000

_KNOWN: Final = (
    "a game in our notation begins with 'ohhell 1', rounds in tags with '[', and JSON names its "
    f"kind: {plain.FORMAT}, {recorded.FORMAT} or {neutral.SCHEMA}"
)


class Format(Enum):
    """How a game is written."""

    NOTATION = "notation"
    JSON = "json"
    RECORD = "record"
    PBN = "pbn"
    NEUTRAL = "neutral"


@dataclass(frozen=True, slots=True)
class GameFile:
    """What a file holds: one game or several, each of them whole."""

    format: Format
    games: tuple[Log, ...]
    notes: tuple[str, ...] = ()
    """What was told and could not be kept."""
    guessed: tuple[str, ...] = ()
    """What was not told, so that something else stands for it."""


def read(data: bytes) -> GameFile:
    """Return the games in a file; raise `BadFile` with the place where it cannot be read."""
    text = _text(data)
    found = _read(text)
    if not found.games:
        raise spot_at(text, len(text)).bad("no game stands here")
    return found


def _read(text: str) -> GameFile:
    start = text.lstrip()
    if start.startswith("{"):
        return _json(parsed(text))
    _require_small(text)
    if start.startswith(("[", "%", ";")):
        return GameFile(Format.PBN, pbn.read(text))
    if start.startswith("ohhell"):
        return _notation(text)
    raise spot_at(text, len(text) - len(start)).bad(f"not a game: {_KNOWN}")


def _text(data: bytes) -> str:
    if len(data) > FILE_BYTES_MAX:
        raise BadFile(1, 1, f"the file is larger than {FILE_BYTES_MAX:,} bytes")
    try:
        return data.decode().removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode().removeprefix("\ufeff")
        raise spot_at(before, len(before)).bad("not text in UTF-8") from error


def _require_small(text: str) -> None:
    """Raise `BadFile` for a text that is too large before it is taken apart."""
    if len(text) > TEXT_BYTES_MAX:
        raise BadFile(1, 1, f"the file is larger than {TEXT_BYTES_MAX:,} bytes")
    if text.count("\n") >= LINES_MAX:
        raise BadFile(LINES_MAX, 1, f"there are more than {LINES_MAX:,} lines")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LINE_MAX:
            raise BadFile(number, LINE_MAX + 1, f"a line of more than {LINE_MAX:,} characters")


def _notation(text: str) -> GameFile:
    try:
        return GameFile(Format.NOTATION, (notation.read(text),))
    except notation.BadNotation as error:
        raise BadFile(error.line, error.column, error.reason) from error


def _json(document: Node) -> GameFile:
    stated = document.get("format") or document.get("schema")
    match None if stated is None else stated.value:
        case plain.FORMAT:
            return GameFile(Format.JSON, (plain.game_in(document),))
        case recorded.FORMAT:
            return GameFile(Format.RECORD, (recorded.game_in(document),))
        case neutral.SCHEMA:
            found = neutral.games_in(document)
            return GameFile(Format.NEUTRAL, found.games, found.notes, found.guessed)
        case _:
            raise (stated or document).bad(f"not a game: {_KNOWN}")
