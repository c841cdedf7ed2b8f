"""Words that the house does not want to read: in a file that its keeper edits as it runs."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from ohhell.server import names
from ohhell.server.unfit import Unfit

MASK: Final = "∗"
_ACCENT_CLASS_MIN: Final = 10
"""Marks of lower combining classes make other letters of Indic ones; those above are accents."""

_Stamp = tuple[int, int, int]


def read_words(path: Path, most: int) -> frozenset[str]:
    """Return the words of a file, folded: one a line, after `#` a remark.

    Raise `Unfit` when it cannot be read so or has more than `most` of them.
    """
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeError as error:
        told = f"cannot read {path}: expected text in UTF-8"
        raise Unfit("words-letters", told, file=str(path)) from error
    except OSError as error:
        why = type(error).__name__
        told = f"cannot read {path} ({why})"
        raise Unfit("words-unread", told, file=str(path), error=why) from error
    wanted = ((at, line.partition("#")[0].strip()) for at, line in enumerate(lines, 1))
    words = frozenset(_word(path, at, text) for at, text in wanted if text)
    if len(words) > most:
        told = f"{path} has {len(words)} words; at most {most} fit"
        args = {"file": str(path), "words": str(len(words)), "most": str(most)}
        raise Unfit("words-many", told, **args)
    return words


def _word(path: Path, at: int, text: str) -> str:
    if list(_runs(text)) != [(0, len(text))]:
        told = f"{path}, line {at}: expected one word, of letters and digits alone"
        raise Unfit("words-line", told, file=str(path), line=str(at))
    return _folded(text)


class Words:
    """The words of a file, read again whenever it has changed; none without a file.

    A file that has become unreadable changes nothing; `warn` is told why.
    """

    def __init__(self, path: str, most: int, warn: Callable[[str], object]) -> None:
        self._path = Path(path) if path else None
        self._most = most
        self._warn = warn
        self._stamp: _Stamp | None = None
        self._words: frozenset[str] = frozenset()

    def masked(self, text: str) -> str:
        """Return `text` with a sign in place of every letter of a word that is listed."""
        shown, end = "", 0
        for start, stop in self._found(text):
            letters = names.length_of(text[start:stop])
            shown += text[end:start] + MASK * letters
            end = stop
        return shown + text[end:]

    def finds_any(self, text: str) -> bool:
        """Tell whether a word of `text` is listed."""
        return any(True for _ in self._found(text))

    def _found(self, text: str) -> Iterator[tuple[int, int]]:
        words = self._of_now()
        return ((i, j) for i, j in _runs(text) if _folded(text[i:j]) in words)

    def _of_now(self) -> frozenset[str]:
        if self._path is None or (stamp := _stamp_of(self._path)) == self._stamp:
            return self._words
        self._stamp = stamp
        try:
            self._words = read_words(self._path, self._most)
        except Unfit as error:
            self._warn(str(error))
        return self._words


def _stamp_of(path: Path) -> _Stamp | None:
    try:
        found = os.stat(path)  # noqa: PTH116 - at every line that is said: without a detour
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def _folded(word: str) -> str:
    """Return a word without its accents, its case and its width."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(c for c in apart if unicodedata.combining(c) < _ACCENT_CLASS_MIN).casefold()


def _runs(text: str) -> Iterator[tuple[int, int]]:
    """Yield where the words of `text` begin and end: letters and digits with their marks."""
    start = None
    for at, char in enumerate(text):
        inside = unicodedata.category(char)[0] in "LNM"
        if inside and start is None:
            start = at
        elif not inside and start is not None:
            yield start, at
            start = None
    if start is not None:
        yield start, len(text)
