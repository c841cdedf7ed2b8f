"""What the command line says: sentences of the catalogues, and text that a terminal may show."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Final, NoReturn

import typer
from fluent.runtime import FluentBundle, FluentResource

from ohhell.rules import Clause

_SHOWN: Final = 80
"""Letters of what somebody wrote that a sentence repeats."""
_PARTS: Final = (
    "advice",
    "choosing",
    "moderating",
    "operating",
    "replay",
    "safety",
    "variants",
)
"""What the page fetches apart, since most visitors have no need of it."""
_LONG: Final = 10**15
_SPACES: Final = "\u00a0\u202f"


class Words:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self._bundle = _bundle(language)

    def knows(self, message: str) -> bool:
        """Tell whether there is a sentence of this id."""
        return self._bundle.has_message(message)

    def say(self, message: str, **args: Any) -> str:  # noqa: ANN401 - text or a number
        """Return a sentence with its places filled, or its id if there is none."""
        pattern = self._bundle.get_message(message).value if self.knows(message) else None
        if pattern is None:
            return message
        text, _ = self._bundle.format_pattern(pattern, {k: _short(v) for k, v in args.items()})
        return str(text)

    def clause(self, clause: Clause) -> str:
        """Return a sentence of the rulebook."""
        return self.say(clause.id, **clause.args)


@cache
def _bundle(language: str) -> FluentBundle:
    resource = FluentResource(_catalogue(language))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    return bundle


def _catalogue(language: str) -> str:
    folder = files("ohhell") / "locales"
    found = (file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    known = sorted(name.removesuffix(".ftl") for name in found)
    if language not in known:
        give_up(f"There is no language {language!r}. There are: {', '.join(known)}")
    places = (folder, *(folder / part for part in _PARTS))
    texts = ((place / f"{language}.ftl").read_text(encoding="utf-8") for place in places)
    return "\n".join(texts)


def _short(value: object) -> object:
    """Return a number that is too long to be set in any language as text."""
    long = isinstance(value, int) and abs(value) >= _LONG
    return shortened(str(value)) if long else value


def shortened(text: str) -> str:
    """Return as much of a text as a line may show of it."""
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def plain(text: str) -> str:
    """Return text of a stranger without what a terminal would obey."""
    # Spaces that do not break are no orders to a terminal; French is full of them.
    shown = (c if c.isprintable() or c in _SPACES else f"\\x{ord(c):02x}" for c in text)
    return "".join(shown)


def say_lines(lines: Iterable[str]) -> None:
    """Print lines, whoever wrote what stands in them."""
    for line in lines:
        print(plain(line))


def give_up(text: str) -> NoReturn:
    """Say why it goes no further, and end with status 1."""
    print(plain(text), file=sys.stderr)
    raise typer.Exit(1)
