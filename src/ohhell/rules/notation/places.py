"""Lines, words and where they stand, so that a complaint can name its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

_SAID_MAX: Final = 300
"""The length of what a complaint may repeat."""


class BadNotation(ValueError):
    """Text that is not a game: where, what stands there and what should.

    Lines and columns count from 1; the column after the last is where something is missing.
    """

    def __init__(self, line: int, column: int, text: str) -> None:
        self.line, self.column = line, column
        self.reason = text if len(text) <= _SAID_MAX else f"{text[:_SAID_MAX]}…"
        super().__init__(f"line {line}, column {column}: {self.reason}")


class Word(NamedTuple):
    """A word and where it stands."""

    text: str
    line: int
    column: int


class Line(NamedTuple):
    """A line that is not empty."""

    text: str
    words: tuple[Word, ...]

    @property
    def end(self) -> Word:
        """What is not there any more."""
        return Word("", self.words[0].line, len(self.text.rstrip()) + 1)


def lines_of(text: str) -> Iterator[Line]:
    """Yield the lines of a text that are not empty."""
    for number, line in enumerate(text.split("\n"), 1):
        found = re.finditer(r"\S+", line)
        words = tuple(Word(word.group(), number, word.start() + 1) for word in found)
        if words:
            yield Line(line, words)


def bad(word: Word, text: str) -> BadNotation:
    """Return a complaint about a word."""
    return BadNotation(word.line, word.column, text)
