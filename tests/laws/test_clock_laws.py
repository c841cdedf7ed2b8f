"""Laws of the clocks of a table, whatever happens there."""

from __future__ import annotations

from hypothesis import given

from ohhell.rules import Seat
from ohhell.table import Clock, Entry, Kind, State
from ohhell.table.clocks import Answers
from ohhell.table.events import ClocksRenewed, MoreTimeGiven, TimedOut
from tests.desk import Answer, Desk
from tests.laws.table_stories import Story, stories, tell


class Clocks:
    """All clocks of a table, watched from entry to entry."""

    def __init__(self) -> None:
        self._before: dict[int, Clock] = {}

    def see(self, desk: Desk, answer: Answer) -> None:
        """Check what an entry did to clocks that were there."""
        if not isinstance(answer, Entry):
            return
        state, at_ms = desk.table.state, answer.at_ms
        after = {s: place.clock for s, place in enumerate(state.places) if place.clock}
        for seat in after.keys() & self._before.keys():
            old, new = self._before[seat], after[seat]
            if not is_about(answer, Seat(seat)):
                assert old.left_at(at_ms) == new.left_at(at_ms), f"{answer}: {old} to {new}"
        self._before = after


def is_about(entry: Entry, seat: Seat) -> bool:
    """Tell whether an entry holds an answer of `seat`, or changes its time by intent."""
    mine = Answers | TimedOut | MoreTimeGiven
    return any(
        isinstance(event, ClocksRenewed) or (isinstance(event, mine) and event.seat == seat)
        for event in entry.events
    )


@given(stories())
def test_what_others_do_neither_refills_nor_shortens_a_clock(story: Story) -> None:
    """TIM-01, TIM-03, TIM-05: who leaves, comes, watches, pauses or bids is no business of mine."""
    tell(story, Clocks().see)


def must_run(state: State, seat: Seat) -> bool:
    """Tell whether time passes for a seat that is asked."""
    place = state.places[seat]
    assert place.clock is not None
    here = place.kind is Kind.PERSON and not place.covered
    return here and not state.paused and not place.clock.run_out


@given(stories())
def test_a_clock_runs_for_whom_the_table_waits_and_for_nobody_else(story: Story) -> None:
    """Not for bots, in a lobby, between rounds, in a pause, nor when the game is over (TIM-11)."""

    def is_right(desk: Desk, _: Answer) -> None:
        state = desk.table.state
        asked = () if state.game is None else state.game.to_act
        for seat, place in enumerate(state.places):
            if place.clock is not None:
                assert seat in asked
                assert (place.clock.due_ms is not None) is must_run(state, Seat(seat))
        if all(story.clocks_s):
            assert all(state.places[seat].clock is not None for seat in asked)

    tell(story, is_right)


@given(stories())
def test_no_clock_is_below_zero_or_above_what_was_given(story: Story) -> None:
    def is_in_range(desk: Desk, _: Answer) -> None:
        for place in desk.table.state.places:
            if place.clock is not None:
                for now_ms in (0, desk.now_ms, desk.now_ms + 10**9):
                    assert 0 <= place.clock.left_at(now_ms) <= place.clock.whole_ms

    tell(story, is_in_range)


@given(stories())
def test_nobody_is_timed_out_early(story: Story) -> None:
    """A run-out stands in the log only where the table's own clock had come to its end."""
    due: dict[int, int | None] = {}

    def is_late_enough(desk: Desk, answer: Answer) -> None:
        if isinstance(answer, Entry):
            for event in answer.events:
                if isinstance(event, TimedOut):
                    at_ms = due[event.seat]
                    assert at_ms is not None
                    assert at_ms <= answer.at_ms
        for seat, place in enumerate(desk.table.state.places):
            due[seat] = None if place.clock is None else place.clock.due_ms

    tell(story, is_late_enough)
