"""Reading what a client sent: strictly, and saying in words what is wrong with it."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from ohhell.table import Refused
from ohhell.wire import ClientMessage

# By the words of msgspec's refusals; the first that fits.
_CODES: Final = (
    (re.compile(r"^Invalid value .* at `\$\.t`|required field `t`"), "unknown-message"),
    (re.compile(r"required field"), "missing-field"),
    (re.compile(r"unknown field"), "unknown-field"),
    (re.compile(r", got `"), "wrong-type"),
    (re.compile(r"^Expected `(?:int|float)` [<>]"), "out-of-range"),
    (re.compile(r"^Expected `str` of length"), "too-long"),
)
OTHER: Final = "bad-message"
"""What is wrong in a way that has no code of its own."""
_decode = msgspec.json.Decoder[ClientMessage](ClientMessage).decode


class _Named(msgspec.Struct):
    """As much of a bad message as it takes to say which one was bad."""

    id: str | None = None


class BadMessage(Exception):
    """What a client sent is no message. `refused` says why; `id` is which, if it says so."""

    def __init__(self, refused: Refused, message_id: str | None) -> None:
        super().__init__(refused.text)
        self.refused = refused
        self.id = message_id


def decode(data: bytes | memoryview) -> ClientMessage:
    """Return the message in `data`, or raise `BadMessage`."""
    try:
        return _decode(data)
    except msgspec.ValidationError as error:
        text = str(error)
        code = next((code for words, code in _CODES if words.search(text)), OTHER)
        raise BadMessage(Refused(code, text), id_of(data)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(Refused("malformed", f"this is not JSON: {error}"), None) from error


def id_of(data: bytes | memoryview) -> str | None:
    """Return the id of a message that is not read otherwise, if it says one."""
    try:
        found = msgspec.json.decode(data, type=_Named).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return found if found is None or len(found) <= 64 else None
