"""Bots by name: the levels of the house, and anybody's own."""

from __future__ import annotations

import pkgutil
from typing import Any

from ohhell.bots import LEVELS, Factory


class UnknownBot(ValueError):
    """No bot has this name. The message says what names there are."""


def factory_of(name: str) -> Factory:
    """Return what makes the bot of a level, or of ``module:factory`` anywhere on Python's path.

    Raises `UnknownBot` when there is none, or what there is makes none.
    """
    if name in LEVELS:
        return LEVELS[name].make
    if ":" not in name:
        raise UnknownBot(
            f"there is no bot {name!r}: the levels are {', '.join(LEVELS)}, and your own bot is "
            "named module:factory"
        )
    return _found(name)


def _found(name: str) -> Factory:
    try:
        found: Any = pkgutil.resolve_name(name)
        made = found(0)
    except Exception as error:
        raise UnknownBot(f"{name} makes no bot: {type(error).__name__}: {error}") from error
    if not callable(getattr(made, "act", None)):
        raise UnknownBot(
            f"{name} makes no bot: {name}(0) is a {type(made).__name__}, and must be a policy, "
            "which has act(view, seat)"
        )
    factory: Factory = found
    return factory
