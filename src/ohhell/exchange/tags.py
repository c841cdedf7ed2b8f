"""Tags in brackets, as in ``[Dealer "W"]``, and the lines that stand under them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from ohhell.exchange.places import BadFile, Spot

_TAG: Final = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*+)"\s*\]\s*(?:;.*)?$')
_ESCAPE: Final = re.compile(r"\\(.)")
_COMMENTS: Final = (";", "%")
_LINES_MAX: Final = 200
"""The most lines below a tag: more than there are tricks."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a text, and where it stands."""

    text: str
    line: int
    column: int

    def bad(self, text: str) -> BadFile:
        """Return a complaint about this word."""
        return BadFile(self.line, self.column, text)


@dataclass(slots=True)
class Tag:
    """A tag: its name, its value, and the words of the lines below it."""

    name: Word
    raw: Word
    """The value as it stands between the quotes."""
    lines: list[list[Word]] = field(default_factory=list[list[Word]])

    @property
    def value(self) -> str:
        """The value; a backslash makes the next character part of it."""
        return _ESCAPE.sub(r"\1", self.raw.text)

    def spot(self, offset: int) -> Spot:
        """Return where a character of the value stands."""
        before = 0
        for _ in range(offset):
            before += 2 if self.raw.text[before : before + 1] == "\\" else 1
        return Spot(self.raw.line, self.raw.column + before)

    @property
    def words(self) -> list[Word]:
        """The words of the value."""
        return words_in(self.raw.text, self.raw.line, self.raw.column)

    @property
    def end(self) -> Word:
        """What is not there any more."""
        return Word("", self.raw.line, self.raw.column + len(self.raw.text))

    def bad(self, text: str) -> BadFile:
        """Return a complaint about this tag."""
        return self.name.bad(f"{self.name.text}: {text}")


def words_in(text: str, line: int, column: int) -> list[Word]:
    """Return the words of a text that begins at `column`."""
    found = re.finditer(r"\S+", text)
    return [Word(word.group(), line, column + word.start()) for word in found]


def tags_in(text: str) -> Iterator[Tag]:
    """Yield the tags of a text; raise `BadFile` where something else stands."""
    tag: Tag | None = None
    for number, line in enumerate(text.split("\n"), 1):
        content = line.strip()
        if content.startswith("["):
            if tag is not None:
                yield tag
            tag = _tag(line, number)
        elif content and not content.startswith(_COMMENTS):
            words = words_in(line.partition(";")[0], number, 1)
            if tag is None:
                raise words[0].bad('expected a tag, such as [Dealer "W"]')
            if len(tag.lines) == _LINES_MAX:
                raise words[0].bad(f"more than {_LINES_MAX} lines below a tag")
            tag.lines.append(words)
    if tag is not None:
        yield tag


def _tag(line: str, number: int) -> Tag:
    start = line.index("[")
    found = _TAG.match(line, start)
    if found is None:
        raise BadFile(number, start + 1, 'expected a tag, such as [Dealer "W"]')
    name, raw = (Word(found.group(part), number, found.start(part) + 1) for part in (1, 2))
    return Tag(name, raw)
