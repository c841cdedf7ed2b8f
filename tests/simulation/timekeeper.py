"""A judge of time that knows the log and a stopwatch, and none of the table's own clocks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ohhell.rules import Seat
from ohhell.table import Entry, State
from ohhell.table.events import (
    BotSeated,
    ClocksRenewed,
    MoreTimeGiven,
    Paused,
    Resumed,
    SeatCovered,
    SeatReturned,
    SeatTaken,
    TimedOut,
)
from tests.simulation.witness import answering_seat

if TYPE_CHECKING:
    from tests.simulation.world import World


@dataclass
class Watch:
    """How long one seat has thought about one question, while nothing stood still."""

    given_ms: int
    spent_ms: int = 0


class Timekeeper:
    """Adds up, entry by entry, how long each seat that is asked has had."""

    def __init__(self, world: World) -> None:
        self._options = world.plan.options
        self._watches: dict[Seat, Watch] = {}
        self._bots: set[Seat] = set()
        self._paused = False
        self._last_ms = 0

    def see(self, entry: Entry, before: State, after: State) -> None:
        """Check an entry between two states."""
        self._let_pass(entry.at_ms - self._last_ms)
        self._last_ms = entry.at_ms
        for event in entry.events:
            match event:
                case TimedOut(seat):
                    watch = self._watches[seat]
                    assert watch.spent_ms >= watch.given_ms, f"seat {seat} was cut short: {watch}"
                    assert watch.given_ms > 0, f"seat {seat} may think for ever"
                    assert seat not in self._bots
                    assert not self._paused
                case MoreTimeGiven(seat, ms):
                    self._watches[seat].given_ms += ms
                case ClocksRenewed():
                    self._renew()
                case Paused():
                    self._paused = True
                case Resumed():
                    self._paused = False
                case SeatCovered(seat) | BotSeated(seat):
                    self._bots.add(seat)
                case SeatReturned(seat) | SeatTaken(seat):
                    self._bots.discard(seat)
                case _:
                    pass
        self._ask(entry, before, after)

    def _let_pass(self, ms: int) -> None:
        if not self._paused:
            for seat in self._watches.keys() - self._bots:
                self._watches[seat].spent_ms += ms

    def _renew(self) -> None:
        for seat in self._watches.keys() - self._bots:
            self._watches[seat].spent_ms = 0

    def _ask(self, entry: Entry, before: State, after: State) -> None:
        asked = set() if after.game is None else set(after.game.to_act)
        was = set() if before.game is None else set(before.game.to_act)
        answered = answering_seat(entry)
        self._watches = {
            seat: watch
            for seat, watch in self._watches.items()
            if seat in asked and seat in was and seat != answered
        }
        assert after.game is not None or not asked
        for seat in asked - self._watches.keys():
            assert after.game is not None
            bids = after.game.round_in_progress.bidding
            limit_s = self._options.bid_clock_s if bids else self._options.play_clock_s
            self._watches[seat] = Watch(1000 * limit_s)
