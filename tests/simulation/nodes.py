"""A node: it keeps the table as the server does, and dies at the worst moments."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ohhell.rules import Audience, Seat, legal_actions, observe
from ohhell.table import (
    HOUSE,
    Act,
    Command,
    Conflict,
    Cover,
    Entry,
    Kind,
    Order,
    Refused,
    Renew,
    Return,
    Stage,
    Table,
    dump,
    load,
    sent,
)

if TYPE_CHECKING:
    from tests.simulation.witness import Answer
    from tests.simulation.world import World

INBOX_MAX: Final = 64


@dataclass(frozen=True, slots=True)
class Request:
    """What a client sends: where it stands, and what it wants (or nothing: only what it missed)."""

    by: str
    audience: Audience
    after: int
    command: Command | None


class Node:
    """One process: it takes one request after the other, and appends before it tells."""

    def __init__(self, world: World, name: str) -> None:
        self._world, self.name = world, name
        self._life = 0
        """Which of its lives it lives; what an earlier one had begun is void."""
        self._up = False
        self._slept = False
        """Whether no node kept the table before this life, so that nobody is charged the time."""
        self._writing: Entry | None = None
        self._busy = False
        self._inbox: deque[Request] = deque(maxlen=INBOX_MAX)
        self._connected: set[str] = set()
        self.table = Table.load(world.log.read())

    @property
    def up(self) -> bool:
        """Whether it keeps the table."""
        return self._up

    @property
    def settled(self) -> bool:
        """Whether it knows the end of the game."""
        return self._up and self.table.number == len(self._world.log.entries)

    # --- Life and death ---------------------------------------------------------------------------

    def start(self) -> None:
        """Begin a life with what the log says, read as text."""
        self.table = Table.load(load(dump(entry)) for entry in self._world.log.read())
        self._up, self._busy, self._writing = True, False, None
        self._slept = not any(other.up for other in self._world.nodes if other is not self)
        self._note("up", f"at {self.table.number}")
        self._later(self._world.rng.uniform(50, 500), self._tick)

    def crash(self) -> None:
        """Die. What was being written may yet become durable."""
        self._note("crash", "while writing" if self._writing else "")
        if self._writing is not None and self._world.rng.random() < 0.5:
            self._append(self._writing)
        self._life += 1
        self._up = False
        self._inbox.clear()
        self._connected.clear()
        self._world.later(self._world.rng.uniform(200, 5_000), self.start)

    def _later(self, delay_ms: float, call: object, *args: object) -> None:
        self._world.later(delay_ms, self._if_alive, self._life, call, *args)

    def _if_alive(self, life: int, call: object, *args: object) -> None:
        if life == self._life and callable(call):
            call(*args)

    # --- Requests ---------------------------------------------------------------------------------

    def receive(self, request: Request) -> None:
        """Take a request off the network."""
        if not self._up:
            return
        self._world.heard_ms[request.by] = self._world.now_ms
        self._connected.add(request.by)
        self._take(request)

    def _take(self, request: Request) -> None:
        self._inbox.append(request)
        self._work()

    def _work(self) -> None:
        while self._inbox and not self._busy:
            request = self._inbox.popleft()
            if request.command is None:
                self._catch_up(request)
            else:
                self._busy = True
                self._later(self._world.rng.uniform(1, 10), self._judge, request, request.command)

    def _judge(self, request: Request, command: Command) -> None:
        if self._world.chance(self._world.plan.crash):
            self.crash()
            return
        answer = self._propose(command)
        if isinstance(answer, Entry):
            self._writing = answer
            self._later(self._world.rng.uniform(1, 60), self._write, request, command, answer)
        else:
            self._finish(request, command, answer)

    def _propose(self, command: Command) -> Answer:
        answer = self.table.propose(command, at_ms=self._world.now_ms)
        if isinstance(answer, Refused) and self.follow():  # never refuse by old knowledge
            answer = self.table.propose(command, at_ms=self._world.now_ms)
        return answer

    def _write(self, request: Request, command: Command, entry: Entry) -> None:
        if self._world.chance(self._world.plan.crash):
            self.crash()
            return
        self._writing = None
        if not self._append(entry):
            self._note("conflict", entry.number)
            self.follow()
            self._judge(request, command)
            return
        self.table.accept(entry)
        if self._world.chance(self._world.plan.crash):
            self.crash()  # it is durable, and nobody has been told
            return
        self._tell(entry)
        self._finish(request, command, entry)

    def _append(self, entry: Entry) -> bool:
        try:
            self._world.log.append(entry)
        except Conflict:
            return False
        self._world.witness.appended(entry)
        self._note("entry", entry)
        for other in self._world.nodes:
            if other is not self:
                self._world.deliver(other.notified)
        return True

    def _finish(self, request: Request, command: Command, answer: Answer) -> None:
        self.answer(command, answer)
        self._catch_up(request)
        self._busy = False
        self._work()

    # --- Telling ----------------------------------------------------------------------------------

    def answer(self, command: Command, answer: Answer) -> None:
        """Tell whoever asked."""
        world = self._world
        world.witness.answered(command, answer, len(world.log.entries))
        if isinstance(answer, Refused):
            self._note("refused", answer)
        for client in world.clients:
            if client.name == command.by:
                world.deliver(client.hear, command.id, answer)

    def _tell(self, entry: Entry) -> None:
        for client in self._world.clients:
            if client.name in self._connected:
                audience = self.table.state.seat_of(client.name)
                self._world.deliver(client.receive, audience, sent(entry, audience))

    def _catch_up(self, request: Request) -> None:
        owned = self.table.state.seat_of(request.by)
        for client in self._world.clients:
            if client.name != request.by:
                continue
            if request.audience not in (None, owned):
                self._world.deliver(client.moved, request.audience, self.number)
                continue
            for entry in self._world.log.read(request.after)[: self.table.number - request.after]:
                self._world.deliver(client.receive, request.audience, sent(entry, request.audience))

    def notified(self) -> None:
        """Hear that another node has appended something."""
        if self._up and not self._busy:
            self.follow()

    def follow(self) -> bool:
        """Read what others have appended, and tell; tell whether there was anything."""
        news = self._world.log.read(self.table.number)
        for entry in news:
            self.table.accept(entry)
            self._tell(entry)
        return bool(news)

    # --- The house's own doings -------------------------------------------------------------------

    def _tick(self) -> None:
        if not self._busy and not self._world.chance(0.5):
            self.follow()
        if not any(request.by == HOUSE for request in self._inbox):
            for order in self._duties():
                self._order(order)
        self._later(self._world.rng.uniform(200, 900), self._tick)

    def _duties(self) -> list[Order]:
        due, state = self.table.due(), self.table.state
        game = state.game
        if game is None or state.stage is Stage.OVER:
            return []
        if self._slept:
            self._slept = False
            return [Renew()] if state.clock_runs else []
        late = due is not None and self._world.now_ms >= due.at_ms
        overdue: list[Order] = [due.order] if due is not None and due.order and late else []
        if state.paused:
            return overdue
        bots = [seat for seat in game.to_act if state.places[seat].played_by_house]
        acts: list[Order] = [
            Act(seat, self._world.rng.choice(legal_actions(observe(game, seat), seat)), self.number)
            for seat in bots
        ]
        return [*overdue, *acts, *self._presence()]

    @property
    def number(self) -> int:
        """The last entry it knows."""
        return self.table.number

    def _presence(self) -> list[Order]:
        orders: list[Order] = []
        limit_ms = self.table.state.options.cover_after_ms
        for number, place in enumerate(self.table.state.places):
            if place.kind is not Kind.PERSON or place.player is None:
                continue
            silent_ms = self._world.now_ms - self._world.heard_ms.get(place.player, 0)
            if place.covered and not place.idle and silent_ms < limit_ms:
                orders.append(Return(Seat(number)))
            if not place.covered and silent_ms >= limit_ms:
                orders.append(Cover(Seat(number)))
        return orders

    def _order(self, order: Order) -> None:
        command = Command(HOUSE, order)
        seat = order.seat if isinstance(order, Act) else None
        self._world.witness.meant(command, seat, self.table.state)
        self._take(Request(HOUSE, None, self.number, command))

    def _note(self, what: str, detail: object = "") -> None:
        self._world.witness.note(self._world.now_ms, self.name, what, detail)
