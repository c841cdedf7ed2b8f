"""What a settings screen is made of, as data: questions, answers, and when they matter."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from ohhell.rules.plain import to_plain


class Group(Enum):
    """Where a host looks for a setting, in the order in which a host thinks."""

    PACK = "pack"
    ROUNDS = "rounds"
    TRUMP = "trump"
    BIDDING = "bidding"
    PLAY = "play"
    SCORING = "scoring"
    END = "end"


class Kind(Enum):
    """With what a setting is set."""

    CHOICE = "choice"
    NUMBER = "number"
    SWITCH = "switch"
    """Two choices, off and on."""
    SIZES = "sizes"
    """A list of the sizes of all rounds, each within the range."""
    ROUNDS = "rounds"
    """A list of rounds by their numbers, the first being 1."""
    SUITS = "suits"
    """A list of suits, where None is no-trump; some lists are among the choices."""
    CARDS = "cards"
    """A list of cards; which ones there are, the choices say."""
    PART = "part"
    """A switch whose "on" has settings of its own."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of a setting: its id in the catalogue, and what stands in the ruleset's JSON."""

    id: str
    value: Any


@dataclass(frozen=True, slots=True)
class Need:
    """What another setting must be (or, unless `met`, must not be) for this one to matter."""

    key: str
    values: tuple[Any, ...]
    met: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """One question: where its answer stands in the ruleset's JSON, and how it is given."""

    key: str
    path: tuple[str, ...]
    kind: Kind
    group: Group = Group.PACK
    choices: tuple[Choice, ...] = ()
    range: tuple[int, int] | None = None
    """Any whole number within is an answer, or an item of the list that is the answer."""
    needs: tuple[Need, ...] = ()
    """Where one of them does not hold, the answer changes nothing."""
    parts: tuple[Setting, ...] = ()
    says: str = ""
    """Whose words in the catalogue it shares, if not its own."""
    main: bool = False
    """Is its answer told even where it is the usual one?"""
    faults: tuple[str, ...] = ()
    """The codes of the problems that are about it."""

    @property
    def words(self) -> str:
        """The name by which the catalogue knows it."""
        return self.says or self.key


def only(key: str, *values: object) -> Need:
    """Return the need that another setting is one of these."""
    return Need(key, tuple(map(to_plain, values)))


def unless(key: str, *values: object) -> Need:
    """Return the need that another setting is none of these."""
    return Need(key, tuple(map(to_plain, values)), met=False)


def members(kind: type[Enum]) -> tuple[Choice, ...]:
    """Return all values of a rule as choices."""
    return tuple(Choice(str(member.value), member.value) for member in kind)


def switch(off: object = False, on: object = True) -> tuple[Choice, ...]:
    """Return the two choices of a switch."""
    plain = (to_plain(value, full=True) for value in (off, on))
    return tuple(Choice(id_, value) for id_, value in zip(("no", "yes"), plain, strict=True))


def flat(settings: Iterable[Setting]) -> tuple[Setting, ...]:
    """Return settings with those inside their parts."""
    return tuple(one for setting in settings for one in (setting, *flat(setting.parts)))
