"""What bots are to decide: who waits, in which order, and at which level."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from ohhell.bots import Advice, Level, lighter
from ohhell.bots.thinker import Question
from ohhell.rules import Action, Game, Seat
from ohhell.server.logs import get_logger
from ohhell.server.metrics import Metrics
from ohhell.server.thinking.turns import Turns

Why = Literal["busy", "late", "lost", "failed", "unloadable"]
"""Why a lighter level decides: no worker is free, it took too long, its workers died, it failed,
or it cannot be loaded here."""

_WEIGHT: Final = 0.1
"""How much the last decision says of the next."""

_log = get_logger()


class NoAnswer(Exception):
    """No level had an answer, or none could be asked."""


@dataclass(eq=False, slots=True)
class Decision:
    """What a bot is asked, and where the answer goes."""

    table: str
    level: str
    view: Game
    seat: Seat
    answer: asyncio.Future[Action | Advice]
    wait_s: float
    """How long it may wait for a worker."""
    advise: bool = False
    """Whether it is a person who asks, for advice."""
    deaths: int = 0
    """How many workers died over it."""
    patience: asyncio.TimerHandle | None = None

    @property
    def question(self) -> Question:
        """What a worker is asked."""
        return Question(self.level, self.view, self.seat, self.advise)

    def settle(self, answer: Action | Advice) -> None:
        """Answer, if anybody still wants to know."""
        if not self.answer.done():
            self.answer.set_result(answer)

    def give_up(self) -> None:
        """Say that there is no answer."""
        if not self.answer.done():
            self.answer.set_exception(NoAnswer(self.level))

    def rest(self) -> None:
        """Wait for nothing in particular."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None


@dataclass(slots=True)
class WaitingRoom:
    """Decisions that wait, light ones apart; one that would wait too long becomes a light one."""

    levels: Mapping[str, Level]
    metrics: Metrics
    look: Callable[[], None]
    """Called when the time of one that waited has come."""
    light: Turns[Decision] = field(default_factory=Turns[Decision])
    heavy: Turns[Decision] = field(default_factory=Turns[Decision])
    _unloadable: set[str] = field(default_factory=set[str])
    _usual_s: dict[str, float] = field(default_factory=dict[str, float])

    def admit(self, decision: Decision, thinking: Collection[Decision | None]) -> None:
        """Let a decision wait, where `thinking` is what each worker for heavy ones does now."""
        if decision.level in self._unloadable:
            self.lower(decision, "unloadable")
        elif self.levels[decision.level].light:
            self.light.put(decision.table, decision)
        elif self._expected_wait_s(decision.table, thinking) > decision.wait_s:
            self.lower(decision, "busy")
        else:
            self.heavy.put(decision.table, decision)
            self._begin_to_wait(decision)

    def put_back(self, decision: Decision) -> None:
        """Let a decision be the next, whose worker died."""
        if self.levels[decision.level].light:
            self.light.put_back(decision.table, decision)
        else:
            self.heavy.put_back(decision.table, decision)
            self._begin_to_wait(decision)

    def lower(self, decision: Decision, why: Why) -> None:
        """Have a lighter level decide, as the next: it has waited already."""
        self.leave(decision)
        level = lighter(self.levels, decision.level)
        if level is None or decision.answer.done():
            decision.give_up()
            return
        self.metrics.lowered.labels(decision.level, why).inc()
        decision.level, decision.deaths = level, 0
        if level in self._unloadable:
            self.lower(decision, "unloadable")
        else:
            self.light.put_back(decision.table, decision)

    def leave(self, decision: Decision) -> None:
        """Take a decision out, wherever it waits."""
        decision.rest()
        self.light.drop(decision.table, decision)
        self.heavy.drop(decision.table, decision)

    def clear(self) -> None:
        """Give up everything that waits."""
        for decision in (*self.light, *self.heavy):
            self.leave(decision)
            decision.give_up()

    def rule_out(self, level: str, error: str, at: tuple[str, ...]) -> None:
        """Have a lighter level play from now on for one that cannot be loaded; say so once."""
        if level in self._unloadable:
            return
        self._unloadable.add(level)
        instead = lighter(self.levels, level)
        _log.error("level cannot be loaded", level=level, instead=instead, error=error, at=at)
        for decision in (*self.light, *self.heavy):
            if decision.level == level:
                self.lower(decision, "unloadable")

    def learn(self, level: str, took_s: float) -> None:
        """Remember how long a decision took."""
        self.metrics.thinking_s.labels(level).observe(took_s)
        usual_s = self._cost_s(level)
        self._usual_s[level] = usual_s + _WEIGHT * (took_s - usual_s)

    def _begin_to_wait(self, decision: Decision) -> None:
        loop = asyncio.get_running_loop()
        decision.patience = loop.call_later(decision.wait_s, self._lose_patience, decision)

    def _lose_patience(self, decision: Decision) -> None:
        self.lower(decision, "busy")
        self.look()

    def _expected_wait_s(self, table: str, thinking: Collection[Decision | None]) -> float:
        """Return how long the next heavy decision of `table` would wait, all going as usual."""
        if None in thinking:
            return 0.0
        ahead = (*self.heavy.ahead(table), *thinking)
        return sum(self._cost_s(each.level) for each in ahead if each) / len(thinking)

    def _cost_s(self, level: str) -> float:
        return self._usual_s.get(level, self.levels[level].budget_ms / 1000)
