"""A table and its log on one desk: commands go in, what they make happen is kept and folded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from ohhell.rules import (
    Action,
    Bidding,
    BidOrder,
    Game,
    Hook,
    Pattern,
    RuleSet,
    Schedule,
    Seat,
    legal_actions,
)
from ohhell.table import (
    HOUSE,
    Act,
    Command,
    Deal,
    Done,
    Entry,
    Leave,
    Open,
    Options,
    Order,
    Ready,
    Refused,
    Sit,
    Stage,
    Start,
    Table,
    open_table,
)
from ohhell.table.testing import MemoryLog

SECRET: Final = "5e" * 32
SHORT: Final = RuleSet(schedule=Schedule(Pattern.UP, largest=2))
"""Rounds of one and of two cards, bid in turn."""
TOGETHER: Final = RuleSet(
    schedule=Schedule(Pattern.UP, largest=2), bidding=Bidding(BidOrder.TOGETHER, Hook.OFF)
)
PEOPLE: Final = ("ann", "bob", "cat", "dan")
BOTS: Final = tuple(f"Bot {number}" for number in range(1, 11))
LEAVE: Final = Leave("Robo", "casual")
START: Final = Start(BOTS, "casual")

Answer = Entry | Done | Refused


@dataclass(slots=True)
class Desk:
    """One table, kept as its keeper keeps it: append, then accept."""

    table: Table
    log: MemoryLog
    now_ms: int = 1_000
    answers: list[Answer] = field(default_factory=list[Answer])

    def ask(self, by: str, order: Order, id_: str = "") -> Answer:
        """Return what the table answers; what happens is in the log and folded."""
        self.now_ms += 10
        answer = self.table.propose(Command(by, order, id_), at_ms=self.now_ms)
        if isinstance(answer, Entry):
            self.log.append(answer)
            self.table.accept(answer)
        self.answers.append(answer)
        return answer

    def do(self, by: str, order: Order, id_: str = "") -> Entry:
        """Return the entry of an order that must go through."""
        answer = self.ask(by, order, id_)
        assert isinstance(answer, Entry), answer
        return answer

    def refusal(self, by: str, order: Order, id_: str = "") -> str:
        """Return the code with which an order is refused; nothing has changed."""
        before = (self.table.number, self.table.state, list(self.log.entries))
        answer = self.ask(by, order, id_)
        assert isinstance(answer, Refused), answer
        assert before == (self.table.number, self.table.state, self.log.entries)
        return answer.code

    @property
    def game(self) -> Game:
        """The game, where one must be on."""
        assert self.table.state.game is not None
        return self.table.state.game

    @property
    def turn(self) -> Seat:
        """The seat to act, or the first of them."""
        return self.game.to_act[0]

    @property
    def owner(self) -> str:
        """Who acts for the seat to act: its owner, or the house."""
        place = self.table.state.places[self.turn]
        return HOUSE if place.played_by_house or place.player is None else place.player

    def legal(self, seat: Seat | None = None) -> Action:
        """Return the first thing that a seat (or the one to act) may do."""
        return legal_actions(self.game, self.turn if seat is None else seat)[0]

    def step(self) -> Entry:
        """Let whoever is to act do the first legal thing."""
        return self.do(self.owner, Act(self.turn, self.legal(), self.table.number))

    def play_until(self, done: Callable[[Table], bool]) -> None:
        """Step on, and deal when a round is due, until `done`."""
        while not done(self.table):
            if self.table.state.stage is Stage.SCORED:
                self.do(HOUSE, Deal(len(self.game.sheet)))
            else:
                self.step()

    def play_to(self, stage: Stage) -> None:
        """Step on to a stage."""
        self.play_until(lambda table: table.state.stage is stage)

    def ready(self, by: str, id_: str = "") -> Answer:
        """Say that `by` has seen the score."""
        return self.ask(by, Ready(self.table.number), id_)


def opened(
    ruleset: RuleSet = SHORT,
    seats: int = 3,
    secret: str = SECRET,
    **options: Any,  # noqa: ANN401 - those of Options
) -> Desk:
    """Return a table that has just been opened."""
    first = open_table(Open(Options(ruleset, seats, **options), secret), at_ms=1_000)
    log = MemoryLog()
    log.append(first)
    return Desk(Table.load([first]), log)


def lobby(
    *people: str,
    ruleset: RuleSet = SHORT,
    seats: int = 3,
    **options: Any,  # noqa: ANN401 - those of Options
) -> Desk:
    """Return a table where `people` sit from seat 0 on; the first is the host."""
    desk = opened(ruleset, seats, **options)
    for seat, player in enumerate(people):
        desk.do(player, Sit(Seat(seat), player.title(), f"{seat:02x}"))
    return desk


def begun(
    *people: str,
    ruleset: RuleSet = SHORT,
    seats: int = 3,
    **options: Any,  # noqa: ANN401 - those of Options
) -> Desk:
    """Return a table where the game has begun; bots have the seats that `people` left."""
    desk = lobby(*people, ruleset=ruleset, seats=seats, **options)
    desk.do(people[0], START)
    return desk
