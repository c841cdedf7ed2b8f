"""The clocks of a table: how long a seat that is asked may still think. Folded from the log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, assert_never

from ohhell.rules import (
    BidMade,
    BlindBidMade,
    CardPlayed,
    HasBid,
    Hidden,
    Looked,
    Seat,
    TrumpNamed,
)
from ohhell.rules.replacing import replace
from ohhell.table.events import (
    ClocksRenewed,
    Event,
    MoreTimeGiven,
    PauseAsked,
    Paused,
    Resumed,
    TimedOut,
)

if TYPE_CHECKING:
    from ohhell.table.state import Place, State

RUN_OUTS_MAX: Final = 2
"""How often in a row a seat may run out of time before a bot plays it at once."""

Answers = BidMade | BlindBidMade | HasBid | Looked | TrumpNamed | CardPlayed
"""The events by which a seat answers what the game asks it."""
TimeEvent = TimedOut | MoreTimeGiven | ClocksRenewed | PauseAsked | Paused | Resumed


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of one seat for one question; it stands still while `since_ms` is None."""

    whole_ms: int
    """All that the seat was given for this question."""
    left_ms: int
    """What was left when it began to run, or stopped."""
    since_ms: int | None = None
    """Since when it runs, in milliseconds since 1970."""
    extended: bool = False
    """Whether more time was asked for."""
    run_out: bool = False

    @property
    def due_ms(self) -> int | None:
        """When it runs out, in milliseconds since 1970; None while it stands still."""
        return None if self.since_ms is None else self.since_ms + self.left_ms

    def left_at(self, now_ms: int) -> int:
        """Return what is left: never below 0, nor more if somebody's clock was set back."""
        run_ms = 0 if self.since_ms is None else now_ms - self.since_ms
        return max(0, self.left_ms - max(0, run_ms))

    def going(self, at_ms: int, *, runs: bool) -> Clock:
        """Return it running, or standing still, from `at_ms` on."""
        if runs is (self.since_ms is not None):
            return self
        return replace(self, left_ms=self.left_at(at_ms), since_ms=at_ms if runs else None)

    def extended_by(self, ms: int) -> Clock:
        """Return it with more time."""
        whole_ms, left_ms = self.whole_ms + ms, self.left_ms + ms
        return replace(self, whole_ms=whole_ms, left_ms=left_ms, extended=True)


def evolve_time(state: State, event: TimeEvent, at_ms: int) -> State:
    """Fold what happens to time itself."""
    match event:
        case TimedOut(seat):
            place = state.places[seat]
            clock = place.clock and replace(place.clock, left_ms=0, since_ms=None, run_out=True)
            return _with(state, seat, replace(place, clock=clock, run_outs=place.run_outs + 1))
        case MoreTimeGiven(seat, ms):
            place = state.places[seat]
            clock = place.clock and place.clock.extended_by(ms)
            return _with(state, seat, replace(place, clock=clock, more_times=place.more_times + 1))
        case ClocksRenewed():
            return replace(state, places=tuple(_renewed(place, at_ms) for place in state.places))
        case PauseAsked(seat):
            place = state.places[seat]
            return _with(state, seat, replace(place, wants_pause=True, pauses=place.pauses + 1))
        case Paused():
            return replace(state, paused_at_ms=at_ms)
        case Resumed():
            return _resumed(state, at_ms)
        case _:
            assert_never(event)


def _with(state: State, seat: Seat, place: Place) -> State:
    return replace(state, places=(*state.places[:seat], place, *state.places[seat + 1 :]))


def _renewed(place: Place, at_ms: int) -> Place:
    clock = place.clock
    if clock is None or clock.since_ms is None:
        return place
    return replace(place, clock=replace(clock, left_ms=clock.whole_ms, since_ms=at_ms))


def _resumed(state: State, at_ms: int) -> State:
    paused_ms = 0 if state.paused_at_ms is None else max(0, at_ms - state.paused_at_ms)
    return replace(
        state,
        paused_at_ms=None,
        scored_at_ms=state.scored_at_ms + paused_ms,
        places=tuple(replace(place, wants_pause=False) for place in state.places),
    )


def timed(state: State, event: Event | Hidden, at_ms: int) -> State:
    """Return `state` after `event` with its clocks: begun for who is asked, gone with the answer.

    What happens to others neither refills nor shortens a clock that is there.
    """
    if not (state.options.bid_clock_s or state.options.play_clock_s):
        return state
    clocks = tuple(_clocks(state, event, at_ms))
    if all(place.clock is clock for place, clock in zip(state.places, clocks, strict=True)):
        return state
    pairs = zip(state.places, clocks, strict=True)
    return replace(state, places=tuple(replace(place, clock=clock) for place, clock in pairs))


def _clocks(state: State, event: Event | Hidden, at_ms: int) -> Iterator[Clock | None]:
    awaited = () if state.game is None else state.game.to_act
    answered = event.seat if isinstance(event, Answers) else None
    for seat, place in enumerate(state.places):
        clock = None if seat == answered else place.clock
        if seat not in awaited or not (whole_ms := _whole_ms(state)):
            yield None
            continue
        clock = clock or Clock(whole_ms, whole_ms)
        runs = state.paused_at_ms is None and place.is_here and not clock.run_out
        yield clock.going(at_ms, runs=runs)


def _whole_ms(state: State) -> int:
    """Return how long a seat may think about what the game asks now; 0 is for ever."""
    assert state.game is not None
    round_ = state.game.round_in_progress
    asks_a_card = not round_.bidding and round_.namer is None and not round_.offered
    clock_s = state.options.play_clock_s if asks_a_card else state.options.bid_clock_s
    return 1000 * clock_s
