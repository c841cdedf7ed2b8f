"""How the rulebook says no: one exception for an action, one value for a fault in a ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Clause:
    """A sentence of the catalogue by its message id, with what fills its places."""

    id: str
    args: Mapping[str, str | int] = field(default_factory=dict[str, str | int])


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a ruleset: a code for the catalogue, and the sentence in English."""

    code: str
    text: str
    args: Mapping[str, str | int] = field(default_factory=dict[str, str | int])

    def __str__(self) -> str:
        return self.text


class InvalidRuleSet(ValueError):
    """The ruleset cannot be played. `problems` lists all that is wrong, never only the first."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems


class IllegalAction(ValueError):
    """The seat may not do this now. The message says why, and what it could do.

    `code` and `args` name the reason in the catalogue (``refused-<code>``).
    """

    def __init__(self, code: str, text: str, **args: str | int) -> None:
        super().__init__(text)
        self.code = code
        self.args_by_name: Mapping[str, str | int] = args
