"""Running out of time, asking for more, and pausing by agreement: what it makes happen."""

from __future__ import annotations

from functools import reduce
from typing import assert_never

from ohhell.rules import IllegalAction, Seat
from ohhell.table.clocks import RUN_OUTS_MAX
from ohhell.table.commands import (
    HOUSE,
    Back,
    MoreTime,
    Pause,
    Renew,
    Resume,
    Timekeeping,
    TimeOut,
)
from ohhell.table.events import (
    Absence,
    ClocksRenewed,
    Event,
    MoreTimeGiven,
    PauseAsked,
    Paused,
    Resumed,
    SeatCovered,
    SeatReturned,
    TimedOut,
)
from ohhell.table.requiring import own_seat, place_at, require_game, require_house
from ohhell.table.state import Place, Stage, State, evolve


def decide(state: State, by: str, order: Timekeeping) -> tuple[Event, ...]:
    """Return what `order` of `by` makes happen, or raise `IllegalAction`."""
    match order:
        case TimeOut(seat, due_ms):
            require_house(by)
            return time_out(place_at(state, seat), seat, due_ms)
        case Renew():
            require_house(by)
            return renew(state)
        case Resume():
            return resume(state, None if by == HOUSE else own_seat(state, by))
        case MoreTime():
            return more_time(state, own_seat(state, by))
        case Back():
            return back(state, own_seat(state, by))
        case Pause():
            return pause(state, own_seat(state, by))
        case _:
            assert_never(order)


def require_going(state: State) -> None:
    """Raise `IllegalAction` if the table is paused."""
    if state.paused:
        raise IllegalAction("paused", "the table is paused: resume it first")


def time_out(place: Place, seat: Seat, due_ms: int) -> tuple[Event, ...]:
    """Return what it means that the clock of `seat` ran out at `due_ms`."""
    if place.clock is None or place.clock.due_ms != due_ms:
        raise IllegalAction("no-such-clock", f"no clock of seat {seat} runs out at {due_ms}")
    idle = place.run_outs + 1 >= RUN_OUTS_MAX
    return (TimedOut(seat), *((SeatCovered(seat, Absence.IDLE),) if idle else ()))


def renew(state: State) -> tuple[Event, ...]:
    """Return what it means that the house stood still while clocks ran."""
    if not state.clock_runs:
        raise IllegalAction("no-such-clock", "no clock runs")
    return (ClocksRenewed(),)


def more_time_ms(state: State, seat: Seat) -> int:
    """Return how much more time `seat` would be given if it asked now; 0 while it may not."""
    clock = state.places[seat].clock
    if clock is None or clock.due_ms is None:  # as of all but who is to act
        return 0
    try:
        (given,) = more_time(state, seat)
    except IllegalAction:
        return 0
    return given.ms


def more_time(state: State, seat: Seat) -> tuple[MoreTimeGiven]:
    """Return what happens if the owner of `seat` asks for more time."""
    place, options = state.places[seat], state.options
    if place.clock is None or place.clock.due_ms is None:
        raise IllegalAction("no-such-clock", f"no clock of seat {seat} runs")
    if place.clock.extended:
        raise IllegalAction("more-time-given", "you were given more time for this already")
    if place.more_times >= options.more_times_max:
        most = options.more_times_max
        raise IllegalAction("no-more-time", f"more time is given {most} times a game", most=most)
    return (MoreTimeGiven(seat, 1000 * options.more_time_s),)


def back(state: State, seat: Seat) -> tuple[Event, ...]:
    """Return what happens if the owner of `seat` says to be here."""
    if not state.places[seat].covered:
        raise IllegalAction("not-covered", f"seat {seat} is not covered")
    return (SeatReturned(seat),)


def pause(state: State, seat: Seat) -> tuple[Event, ...]:
    """Return what happens if the owner of `seat` asks for a pause, or agrees to one."""
    place = state.places[seat]
    require_game(state)
    if state.paused or place.wants_pause:
        raise IllegalAction("pause-asked", "you have asked for a pause already")
    if place.pauses >= state.options.pauses_max:
        most = state.options.pauses_max
        raise IllegalAction("too-many-pauses", f"a seat asks {most} times a game", most=most)
    here = (SeatReturned(seat),) if place.covered else ()
    return (*here, PauseAsked(seat))


def resume(state: State, seat: Seat | None) -> tuple[Event, ...]:
    """Return what happens if `seat` (None: the house) wants the game to go on."""
    if not state.paused and not any(place.wants_pause for place in state.places):
        raise IllegalAction("not-paused", "the table is not paused, and nobody asks for it")
    return (Resumed(seat),)


def settled(state: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return `events` with what follows from who is here then, and what they agree on."""
    asked = any(place.wants_pause for place in state.places)
    if not (asked or state.paused or any(isinstance(event, PauseAsked) for event in events)):
        return events
    after = reduce(evolve, events, state)
    here = [place for place in after.places if place.is_here]
    if after.paused and not here:  # else nobody could ever end it
        return (*events, Resumed(None))
    in_play = after.game is not None and after.stage is not Stage.OVER
    agreed = bool(here) and all(place.wants_pause for place in here)
    return (*events, Paused()) if agreed and in_play and not after.paused else events
