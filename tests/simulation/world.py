"""A whole house in one thread, from one seed: its clock, its network, its faults.

Nothing here is random but `World.rng`, and no clock runs but `World.now_ms`, so that a seed is the
whole story of a run.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Final

from ohhell.rules import Bidding, BidOrder, Following, Hook, Pattern, RuleSet, Schedule, WhenVoid
from ohhell.table import Open, Options, open_table
from ohhell.table.testing import MemoryLog
from tests.simulation.clients import Client
from tests.simulation.nodes import Node
from tests.simulation.witness import Witness

HEALED_MS: Final = 120_000
"""From then on nothing is lost and nothing crashes: the game must come to its end."""
TIME_MAX_MS: Final = 600_000
_TOGETHER: Final = Bidding(BidOrder.TOGETHER, Hook.OFF)
RULESETS: Final = (
    RuleSet(schedule=Schedule(Pattern.UP, largest=2)),
    RuleSet(schedule=Schedule(Pattern.UP, largest=2), bidding=_TOGETHER),
    RuleSet(schedule=Schedule(Pattern.DOWN_UP, largest=2), bidding=_TOGETHER),
    RuleSet(schedule=Schedule(Pattern.DOWN, largest=3), following=Following(WhenVoid.MUST_TRUMP)),
)


@dataclass(frozen=True, slots=True)
class Plan:
    """What kind of world a seed makes; chances are per message, per append or per wake."""

    options: Options
    people: int
    nodes: int
    loss: float
    doubled: float
    delayed: float
    crash: float
    away: float

    @classmethod
    def drawn(cls, rng: Random) -> Plan:
        """Draw a plan; one world in five is a calm one."""
        seats = rng.randint(2, 4)
        options = Options(
            rng.choice(RULESETS),
            seats,
            summary_ms=4_000,
            cover_after_ms=6_000,
            bid_clock_s=rng.choice((0, 1, 2)),
            play_clock_s=rng.choice((0, 1, 2)),
            more_time_s=1,
            rated=rng.random() < 0.3,
            pause_max_s=20,
        )
        rough = rng.random() > 0.2
        return cls(
            options,
            people=rng.randint(1, seats),
            nodes=rng.choice((1, 2, 2)),
            loss=rough * rng.uniform(0, 0.25),
            doubled=rough * rng.uniform(0, 0.3),
            delayed=rough * rng.uniform(0, 0.1),
            crash=rough * rng.uniform(0, 0.08),
            away=rough * rng.uniform(0, 0.03),
        )


class World:
    """One table, its log, the nodes that keep it and the people who play at it."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.plan = Plan.drawn(self.rng)
        self.now_ms = 0
        self.witness = Witness()
        self.log = MemoryLog()
        self.heard_ms: dict[str, int] = {}
        """When each person was last heard of, by any node."""
        self._queue: list[tuple[int, int, Callable[..., None], tuple[object, ...]]] = []
        self._order = count()
        first = open_table(Open(self.plan.options, self.rng.randbytes(32).hex()), at_ms=0)
        self.log.append(first)
        self.witness.appended(first)
        self.nodes = [Node(self, f"node{number}") for number in range(self.plan.nodes)]
        self.clients = [Client(self, f"p{number}") for number in range(self.plan.people)]
        self.clients.append(Client(self, "eve", plays=False))

    @property
    def healed(self) -> bool:
        """Whether the time of faults is over."""
        return self.now_ms >= HEALED_MS

    def chance(self, of: float) -> bool:
        """Tell whether something that goes wrong with this chance does so now."""
        return not self.healed and self.rng.random() < of

    def later(self, delay_ms: float, call: Callable[..., None], *args: object) -> None:
        """Call in `delay_ms`."""
        at_ms = self.now_ms + max(1, int(delay_ms))
        heapq.heappush(self._queue, (at_ms, next(self._order), call, args))

    def deliver(self, call: Callable[..., None], *args: object) -> None:
        """Send a message: it may be lost, doubled, late, or overtaken by another."""
        if self.chance(self.plan.loss):
            return
        for _ in range(2 if self.chance(self.plan.doubled) else 1):
            late = self.chance(self.plan.delayed)
            delay = self.rng.uniform(0, 40_000) if late else self.rng.expovariate(1 / 80)
            self.later(delay, call, *args)

    @property
    def _settled(self) -> bool:
        nodes = all(node.settled for node in self.nodes)
        return nodes and all(client.settled for client in self.clients)

    def run(self) -> None:
        """Let time pass until everybody knows how the game ended."""
        for node in self.nodes:
            node.start()
        for client in self.clients:
            client.start()
        while not self._settled:
            assert self.now_ms < TIME_MAX_MS, "the game does not come to its end"
            self.now_ms, _, call, args = heapq.heappop(self._queue)
            call(*args)
