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
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
_CLUSTER_MAX: Final = 16
"""Code points in one character; the longest emoji, a family or a flag of tags, have some ten."""
_VIRAMA: Final = 9
"""The combining class of the sign after which a joiner shapes Indic letters."""
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
    name = " ".join(_less_stray_joiners(shown).split())
    clusters = list(_clusters(name))
    seen = [cluster for cluster in clusters if not cluster.isspace()]
    fits = bool(seen) and len(clusters) <= length_max
    return name if fits and all(map(_is_sober, seen)) else None


def length_of(text: str) -> int:
    """Return how many characters `text` has, as a reader counts them."""
    return sum(1 for _ in _clusters(text))


def guest_name(number: int, wording: str = "Guest { $number }") -> str:
    """Return the name of a new guest, until the guest chooses one; `wording` says it."""
    return wording.replace("{ $number }", str(1000 + number % 9000))


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
    marks = sum(unicodedata.category(char) in _MARKS for char in cluster)
    has_body = cluster[0] not in _BLANK and unicodedata.category(cluster[0])[0] in "LNPS"
    bare_tag = ord(cluster[0]) in _TAGS or ord(cluster[0]) in _SKIN
    return has_body and not bare_tag and marks <= _MARKS_MAX and len(cluster) <= _CLUSTER_MAX


def _less_stray_joiners(text: str) -> str:
    """Return `text` with joiners only where they join: emoji, and Indic letters after a virama."""
    kept = ""
    for at, char in enumerate(text):
        following = text[at + 1 : at + 2]
        joins = kept and following and (_is_pictured(kept) or _ends_in_virama(kept))
        if char != _JOINER or joins:
            kept += char
    return kept


def _is_pictured(text: str) -> bool:
    """Whether `text` ends in an emoji, with its colour of skin or its sign of variation."""
    bare = text.rstrip("\ufe0f")
    return bool(bare) and (unicodedata.category(bare[-1]) == "So" or ord(bare[-1]) in _SKIN)


def _ends_in_virama(text: str) -> bool:
    return unicodedata.combining(text[-1]) == _VIRAMA


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
    if char == _JOINER or cluster[-1] == _JOINER:
        return True
    if code in _SKIN or code in _TAGS:
        return _is_pictured(cluster) or ord(cluster[-1]) in _TAGS
    if code in _FLAGS:
        return len(cluster) == 1 and ord(cluster) in _FLAGS
    return unicodedata.category(char) in _MARKS
