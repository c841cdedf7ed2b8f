"""Settings as they are spelt in the environment."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, cast

_ORIGIN: Final = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?")


def value_of(name: str, kind: object, text: str) -> object:
    """Return what `text` says for the setting `name`, as `kind`; raise `ValueError` in words."""
    try:
        return _parsed(kind, text)
    except ValueError as error:
        raise ValueError(f"{name}={text!r}: {error}") from error


def _parsed(kind: object, text: str) -> object:
    if kind is bool:
        return _choice(text.lower(), {"1": True, "true": True, "0": False, "false": False})
    if kind == tuple[float, float]:
        found = re.fullmatch(r"([\d.]+)-([\d.]+)", text)
        if found is None:
            raise ValueError("expected two numbers of seconds, as in 0.5-1.5")
        return float(found[1]), float(found[2])
    if kind == tuple[int, ...]:
        if not re.fullmatch(r"\d+(,\d+)*", text):
            raise ValueError("expected whole numbers of seconds, as in 300,900,3600")
        return tuple(map(int, text.split(",")))
    if kind == tuple[str, ...]:
        return tuple(_origin(part.strip()) for part in text.split(",") if part.strip())
    if kind is int or kind is float:
        try:
            return cast("type[float]", kind)(text)
        except ValueError as error:
            raise ValueError(
                "expected a whole number" if kind is int else "expected a number"
            ) from error
    if isinstance(kind, type):
        return cast("type[str]", kind)(text)
    return _choice(text, {choice: choice for choice in cast("Any", kind).__args__})


def _origin(text: str) -> str:
    # Browsers say it in small letters, with nothing behind it.
    origin = text.rstrip("/").lower()
    if not _ORIGIN.fullmatch(origin):
        raise ValueError("expected addresses as in https://cards.example, separated by commas")
    return origin


def _choice(text: str, known: Mapping[str, object]) -> object:
    if text not in known:
        raise ValueError(f"expected one of {', '.join(known)}")
    return known[text]
