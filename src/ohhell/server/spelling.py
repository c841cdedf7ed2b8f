"""Settings as they are spelt in the environment."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, cast

from ohhell.server.unfit import Unfit, wrong

_ORIGIN: Final = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?")
_SECONDS: Final = r"(\d+\.?\d*|\.\d+)"
_WAIT: Final = r"\d{1,99}"
"""More digits are no number to Python, and no wait to anybody."""


def value_of(name: str, kind: object, text: str) -> object:
    """Return what `text` says for the setting `name`, as `kind`; raise `WrongSetting`."""
    try:
        return _parsed(kind, text)
    except Unfit as error:
        raise wrong(name, error, repr(text)) from error


def one_of(choices: Iterable[str]) -> Unfit:
    """Return that something is none of what can be chosen."""
    told = ", ".join(choices)
    return Unfit("choice", f"expected one of {told}", choices=told)


def _parsed(kind: object, text: str) -> object:
    if kind is bool:
        return _choice(text.lower(), {"1": True, "true": True, "0": False, "false": False})
    if kind == tuple[float, float]:
        return _pace(text)
    if kind == tuple[int, ...]:
        return _waits(text)
    if kind == tuple[str, ...]:
        return tuple(_origin(part.strip()) for part in text.split(",") if part.strip())
    if kind is int or kind is float:
        return _number(cast("type[float]", kind), text)
    if isinstance(kind, type):
        return cast("type[str]", kind)(text)
    return _choice(text, {choice: choice for choice in cast("Any", kind).__args__})


def _pace(text: str) -> tuple[float, float]:
    found = re.fullmatch(f"{_SECONDS}-{_SECONDS}", text)
    if found is None:
        raise Unfit("pace", "expected two numbers of seconds, as in 0.5-1.5")
    return float(found[1]), float(found[2])


def _waits(text: str) -> tuple[int, ...]:
    if not re.fullmatch(f"{_WAIT}(,{_WAIT})*", text):
        raise Unfit("waits", "expected whole numbers of seconds, as in 300,900,3600")
    return tuple(map(int, text.split(",")))


def _number(kind: type[float], text: str) -> float:
    try:
        return kind(text)
    except ValueError as error:
        if kind is int:
            raise Unfit("whole-number", "expected a whole number") from error
        raise Unfit("number", "expected a number") from error


def _origin(text: str) -> str:
    # Browsers say it in small letters, with nothing behind it.
    origin = text.rstrip("/").lower()
    if not _ORIGIN.fullmatch(origin):
        told = "expected addresses as in https://cards.example, separated by commas"
        raise Unfit("origins", told)
    return origin


def _choice(text: str, known: Mapping[str, object]) -> object:
    if text not in known:
        raise one_of(known)
    return known[text]
