"""The names of people and of bots."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from ohhell.rules import Seat

_JOINER: Final = "\u200d"
_MARKS: Final = frozenset({"Mn", "Mc", "Me"})
_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_MARKS_MAX: Final = 4
"""Marks on one letter; real scripts stack three, pranks a hundred."""
_SKIN: Final = range(0x1F3FB, 0x1F400)
_FLAGS: Final = range(0x1F1E6, 0x1F200)
_TAGS: Final = range(0xE0020, 0xE0080)

# Short, of no one country, and easy to tell apart when read aloud.
_BOT_NAMES: Final = (
    "Ada", "Bo", "Cleo", "Dax", "Ede", "Fay", "Gus", "Hal", "Ida", "Jo",
    "Kit", "Lea", "Max", "Nia", "Otto", "Pia", "Quin", "Ravi", "Sol", "Tam",
    "Uma", "Vic", "Wren", "Xeno", "Yara", "Zed", "Abe", "Bea", "Cy", "Dot",
    "Eve", "Finn", "Gil", "Hope", "Ira", "Jay", "Kai", "Liv", "Moe", "Nell",
)  # fmt: skip


def clean_name(text: str, *, length_max: int) -> str | None:
    """Return `text` fit to be a name, or None: 1 to `length_max` characters that can be seen."""
    shown = "".join(c for c in unicodedata.normalize("NFC", text) if c == _JOINER or _is_shown(c))
    name = " ".join(shown.split()).strip(_JOINER)
    seen = [cluster for cluster in _clusters(name) if not cluster.isspace()]
    fits = 1 <= len(list(_clusters(name))) <= length_max
    return name if fits and seen and all(map(_is_sober, seen)) else None


def guest_name(number: int) -> str:
    """Return the name of a new guest, until the guest chooses one."""
    return f"Guest {1000 + number % 9000}"


def seat_bot_name(table_id: str, seat: Seat) -> str:
    """Return the name of a bot that the host puts at `seat`: always the same."""
    return _bot_name(table_id, seat)


def start_bot_names(table_id: str) -> tuple[str, ...]:
    """Return the names of the bots that fill a table at its start: none that a seat's bot has."""
    return tuple(_bot_name(table_id, 10 + k) for k in range(10))


def heir_bot_name(table_id: str, player: str) -> str:
    """Return the name of the bot that plays on for `player`: the same when leaving is repeated."""
    return _bot_name(table_id, 20 + sha256(player.encode()).digest()[0] % 20)


def _bot_name(table_id: str, place: int) -> str:
    turned = sha256(table_id.encode()).digest()[0]
    return _BOT_NAMES[(turned + place) % len(_BOT_NAMES)]


def _is_shown(char: str) -> bool:
    return unicodedata.category(char) not in _INVISIBLE or ord(char) in _TAGS


def _is_sober(cluster: str) -> bool:
    return sum(unicodedata.category(char) in _MARKS for char in cluster) <= _MARKS_MAX


def _clusters(text: str) -> Iterator[str]:
    """Yield the characters of `text` as a reader counts them: letters with marks, whole emoji."""
    cluster = ""
    for char in text:
        if cluster and not _joins(cluster, char):
            yield cluster
            cluster = ""
        cluster += char
    if cluster:
        yield cluster


def _joins(cluster: str, char: str) -> bool:
    code = ord(char)
    if char == _JOINER or cluster[-1] == _JOINER or code in _SKIN or code in _TAGS:
        return True
    if code in _FLAGS:
        return len(cluster) == 1 and ord(cluster) in _FLAGS
    return unicodedata.category(char) in _MARKS
