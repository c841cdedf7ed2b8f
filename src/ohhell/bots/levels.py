"""The bots by the name of their level."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Final, cast

from ohhell.bots.beginner import Beginner
from ohhell.bots.casual import Casual
from ohhell.bots.policy import Factory, Policy
from ohhell.bots.random_player import RandomPlayer

LIGHT_MS: Final = 5
"""What answers within this is not worth waiting for anything lighter."""


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a bot plays: what makes one, and how long it thinks.

    Whatever `make` needs that may be missing or slow to load (Numba, a net) it imports itself:
    a level that cannot be made is played by a lighter one. `budget_ms` is what one decision may
    take, in milliseconds on an ordinary core.
    """

    make: Factory
    budget_ms: int
    offered: bool = True
    """Whether people may choose it; else it is a baseline, and plays on in old games."""

    @property
    def light(self) -> bool:
        """Whether it may stand in at once for a level that takes too long."""
        return self.budget_ms <= LIGHT_MS


def _casual(_seed: int) -> Policy:
    return Casual()


def _steady(seed: int) -> Policy:
    from ohhell.bots.net.player import NetPlayer

    return NetPlayer(seed, blur=_STEADY_BLUR)


def _strong(seed: int) -> Policy:
    from ohhell.bots.net.player import NetPlayer

    return NetPlayer(seed, blur=_STRONG_BLUR)


def _master(seed: int) -> Policy:
    from ohhell.bots.net.foresight import Foresight
    from ohhell.bots.net.player import NetPlayer

    return NetPlayer(seed, places=True, foresight=Foresight())


_STEADY_BLUR: Final = (0.36, 0.17, 0.16, 0.13, 0.11)
_STRONG_BLUR: Final = (0.27, 0.12, 0.06, 0.05, 0.045)
"""By which part of what a made bid is worth a player misjudges each choice, by size (`NetPlayer`).

In small rounds there is less to misjudge, so the eye must be dimmer for a step that is felt.
"""

LEVELS: Final[Mapping[str, Level]] = {
    "random": Level(RandomPlayer, budget_ms=1, offered=False),
    "beginner": Level(Beginner, budget_ms=2),
    "casual": Level(_casual, budget_ms=2),
    "steady": Level(_steady, budget_ms=10),
    "strong": Level(_strong, budget_ms=10),
    "master": Level(_master, budget_ms=50),
}
"""Every level, the weakest first."""


ADVISER: Final = "adviser"
"""The level that advises people: its bots are a `Judge` too. No level is lighter than it."""


def with_adviser(levels: Mapping[str, Level]) -> Mapping[str, Level]:
    """Return `levels` with one that advises: their own, or the house's; it comes first."""
    own = levels.get(ADVISER, Level(_adviser, budget_ms=20, offered=False))
    return {ADVISER: own, **{name: level for name, level in levels.items() if name != ADVISER}}


def _adviser(_seed: int) -> Policy:
    # Who does not ask for advice waits for no net.
    from ohhell.bots.net.player import NetPlayer

    return NetPlayer()


def offered(levels: Mapping[str, Level]) -> tuple[str, ...]:
    """Return the levels that people may choose, the weakest first."""
    return tuple(name for name, level in levels.items() if level.offered)


def lighter(levels: Mapping[str, Level], name: str) -> str | None:
    """Return the strongest light level below `name`, or None if there is nothing below it."""
    names = list(levels)
    below = names[: names.index(name)]
    light = [known for known in below if levels[known].light and levels[known].offered]
    return light[-1] if light else None


class NoLevels(ValueError):
    """There are no levels where they were looked for.

    `code` and `args_by_name` say in any language what the text says.
    """

    def __init__(self, code: str, text: str, **args: str) -> None:
        super().__init__(text)
        self.code = code
        self.args_by_name = args


def read_levels(where: str) -> Mapping[str, Level]:
    """Return the levels at `where`, as in ``ohhell.bots:LEVELS``; raise `NoLevels`."""
    module, _, name = where.partition(":")
    if not module or module.startswith(".") or not name:
        raise NoLevels("levels-place", "expected levels at module:NAME")
    found: object = getattr(_loaded(module), name, None)
    if found is None:
        told = f"expected levels at module:NAME, {module!r} has no {name!r}"
        raise NoLevels("levels-no-name", told, module=repr(module), levels=repr(name))
    if not isinstance(found, Mapping) or not all(
        isinstance(level, Level) for level in cast("Mapping[object, object]", found).values()
    ):
        raise NoLevels("levels-unfit", "expected a mapping of names to Level there")
    return cast("Mapping[str, Level]", found)


def _loaded(module: str) -> ModuleType:
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        missing = repr(error.name or module)
        told = f"expected levels at module:NAME, there is no module {missing}"
        raise NoLevels("levels-no-module", told, module=missing) from error
    except Exception as error:
        # Somebody else wrote it, and it may raise anything.
        why = f"{type(error).__name__}: {error}"
        told = f"the module {module!r} cannot be loaded ({why})"
        raise NoLevels("levels-broken", told, module=repr(module), error=why) from error
