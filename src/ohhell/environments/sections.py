"""What an observation is made of, as data: its sections, their shapes and their ranges."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from math import prod
from typing import Any, Final

from ohhell.environments.numbering import CARDS
from ohhell.rules import ROUNDS_MAX, RuleSet, to_plain
from ohhell.rules.choosing.setting import Kind, Setting, flat
from ohhell.rules.choosing.settings import SETTINGS

SCORE_MAX: Final = 1e6
"""Scores, either way, are cut off here; by no variant do they come near."""
PHASES: Final = ("look", "name", "bid", "play", "over")
ROUND: Final = ("index", "rounds", "size", "tricks", "stock", "last")
RULES: Final = tuple(setting.key for setting in flat(SETTINGS))
"""The settings whose answers stand in the section `rules`, in this order."""
_SUITS: Final = 4
_RULE_MAX: Final = 1000
_PACK_MAX: Final = 120


@dataclass(frozen=True, slots=True)
class Section:
    """One array of an observation: its name, its shape, and the least and most it holds."""

    name: str
    shape: tuple[int, ...]
    low: float = 0
    high: float = 1

    @property
    def length(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def sections_of(ruleset: RuleSet, seats: int) -> tuple[Section, ...]:
    """Return the sections of every observation at such a table, in order.

    Wherever a section has a place a seat, the first is the observer's own, then clockwise.
    """
    return tuple(_sections(ruleset.sizes(seats), seats))


def _sections(sizes: tuple[int, ...], n: int) -> Iterator[Section]:
    most = max(sizes)
    yield Section("hands", (n, CARDS), high=2)
    yield Section("tricks", (most, n, CARDS))
    yield Section("leaders", (most, n))
    yield Section("takers", (most, n))
    yield Section("turn_up", (CARDS,))
    yield Section("shown", (CARDS,))
    yield Section("trump", (_SUITS + 2,))
    yield Section("bids", (n,), low=-1, high=most)
    yield from (Section(name, (n,), high=most) for name in ("taken", "cards_left"))
    yield from (Section(name, (n,)) for name in _FLAGS)
    yield Section("voids", (n, _SUITS))
    yield Section("scores", (n,), low=-SCORE_MAX, high=SCORE_MAX)
    yield Section("phase", (len(PHASES),))
    yield Section("round", (len(ROUND),), high=max(_PACK_MAX, ROUNDS_MAX))
    yield Section("pack", (CARDS,), high=2)
    yield Section("sizes", (len(sizes),), high=most)
    yield Section("rules", (len(RULES),), low=-_RULE_MAX, high=_RULE_MAX)


_FLAGS: Final = ("has_bid", "dealer", "to_act", "out", "offered", "blind")


def answers(ruleset: RuleSet) -> list[float]:
    """Return a ruleset as numbers, one a setting; see `RULES`.

    A choice is its place among the choices, 0 for the first; a number is itself; a list is how many
    it has. What a part that is off would ask is 0.
    """
    plain = to_plain(ruleset, full=True)
    return [_answer(setting, _found(plain, setting.path)) for setting in flat(SETTINGS)]


def _found(plain: Any, path: tuple[str, ...]) -> Any:  # noqa: ANN401 - what JSON can hold
    return reduce(lambda inner, key: None if inner is None else inner[key], path, plain)


def _answer(setting: Setting, value: Any) -> float:  # noqa: ANN401
    match setting.kind:
        case Kind.CHOICE | Kind.SWITCH:
            places = [at for at, choice in enumerate(setting.choices) if choice.value == value]
            return float(places[0] if places else 0)
        case Kind.PART:
            return float(value is not None)
        case Kind.NUMBER:
            return float(value or 0)
        case Kind.SIZES | Kind.ROUNDS | Kind.SUITS | Kind.CARDS:
            return float(len(value))
