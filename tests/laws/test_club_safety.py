"""Laws of what keeps the house fair: waits, and what holds after all that was done."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ohhell.club import NotAllowed
from ohhell.club.safety import (
    DAY_MS,
    FOR_GOOD_MS,
    FREE,
    HOUSE,
    Deed,
    Kind,
    Leaves,
    Reason,
    Recent,
    Report,
    check,
    check_report,
    leaves_of,
    rest_ms,
    standing,
)

TIMES = st.lists(st.integers(1, 3 * DAY_MS), max_size=8)
NOW = st.integers(0, 4 * DAY_MS)
WAITS = st.lists(st.integers(0, 20_000), max_size=5).map(lambda waits: tuple(sorted(waits)))
LASTING = (Kind.MUTE, Kind.SUSPEND)


def rest(times: list[int], now_ms: int, waits: tuple[int, ...]) -> int:
    """Return how long somebody waits who left at these times."""
    return rest_ms(leaves_of([at for at in times if at <= now_ms], now_ms), now_ms, waits)


@given(TIMES, NOW, WAITS)
def test_waits_never_shrink_with_one_more_leave(
    times: list[int], now_ms: int, waits: tuple[int, ...]
) -> None:
    """Else whoever waits would leave once more."""
    assert rest([*times, max(1, now_ms)], now_ms, waits) >= rest(times, now_ms, waits)
    for one in times:
        fewer = [at for at in times if at != one]
        assert rest(times, now_ms, waits) >= rest(fewer, now_ms, waits)


@given(TIMES, st.lists(st.integers(3 * DAY_MS, 5 * DAY_MS), min_size=2), WAITS)
def test_waits_pass_with_time(times: list[int], later: list[int], waits: tuple[int, ...]) -> None:
    """Whoever leaves no more waits ever less, and a day later not at all."""
    waited = [rest(times, now_ms, waits) for now_ms in sorted(later)]
    assert all(before >= after for before, after in pairwise(waited))
    assert rest(times, max(times, default=0) + DAY_MS, waits) == 0


@given(st.integers(1, DAY_MS), NOW, WAITS)
def test_the_first_leave_of_a_day_is_forgiven(
    at_ms: int, now_ms: int, waits: tuple[int, ...]
) -> None:
    assert rest([at_ms], now_ms, waits) == 0
    assert rest([at_ms, at_ms + DAY_MS], max(now_ms, at_ms + DAY_MS), waits) == 0


def test_waits_grow_as_they_are_set_and_the_last_stays() -> None:
    waits = (300, 900, 3_600)
    told = [rest_ms(Leaves(count, 1_000), 1_000, waits) for count in range(6)]
    assert told == [0, 0, 300_000, 900_000, 3_600_000, 3_600_000]


# --- What holds for a person ----------------------------------------------------------------------


@st.composite
def trails(draw: st.DrawFn) -> tuple[Deed, ...]:
    """Draw all that was done to somebody: mutes, suspensions, warnings, some of them lifted."""
    kinds = draw(st.lists(st.sampled_from((*LASTING, Kind.WARN)), max_size=6))
    ends = st.integers(1, 100) | st.just(FOR_GOOD_MS)
    done = [
        Deed(kind, "m", "why", 0, of="p", until_ms=draw(ends), number=number)
        for number, kind in enumerate(kinds, 1)
    ]
    lifted = draw(st.sets(st.sampled_from(done), max_size=3)) if done else set[Deed]()
    lifts = [
        Deed(Kind.LIFT, "m", "why", 1, of="p", lifts=deed.number, number=100 + deed.number)
        for deed in lifted
    ]
    return tuple(draw(st.permutations([*done, *lifts])))


@given(trails())
def test_what_holds_does_not_depend_on_the_order(trail: tuple[Deed, ...]) -> None:
    assert standing(trail) == standing(tuple(reversed(trail)))


@given(trails())
def test_what_was_lifted_holds_as_if_it_had_never_been(trail: tuple[Deed, ...]) -> None:
    lifted = {deed.lifts for deed in trail if deed.kind is Kind.LIFT}
    kept = [deed for deed in trail if deed.number not in lifted and deed.kind is not Kind.LIFT]
    assert standing(trail) == standing(kept)
    everything = {deed.number for deed in trail}
    lifts = [Deed(Kind.LIFT, "m", "why", 2, of="p", lifts=n, number=500 + n) for n in everything]
    assert standing((*trail, *lifts)) == FREE


@given(trails(), st.sampled_from(LASTING), st.integers(1, 100))
def test_one_more_deed_never_frees_anybody(
    trail: tuple[Deed, ...], kind: Kind, until_ms: int
) -> None:
    before = standing(trail)
    after = standing((*trail, Deed(kind, "m", "why", 0, of="p", until_ms=until_ms, number=999)))
    assert after.muted_ms >= before.muted_ms
    assert after.suspended_ms >= before.suspended_ms
    held = after.suspended_ms if kind is Kind.SUSPEND else after.muted_ms
    assert held >= until_ms


WARNING = Deed(Kind.WARN, "m", "rude", 5, of="p")


@pytest.mark.parametrize(
    ("deed", "code"),
    [
        (replace(WARNING, reason=" \n"), "no-reason"),
        (replace(WARNING, of="m"), "own-case"),
        (replace(WARNING, of=None), "nobody-named"),
        (replace(WARNING, kind=Kind.ANNUL, of=None), "no-table"),
        (replace(WARNING, kind=Kind.DISMISS, of=None), "no-report"),
        (replace(WARNING, kind=Kind.APPOINT), "by-command-line"),
        (replace(WARNING, kind=Kind.MUTE, until_ms=5), "no-time"),
        (replace(WARNING, kind=Kind.SUSPEND), "no-time"),
        (replace(WARNING, kind=Kind.LIFT, lifts=9), "nothing-to-lift"),
    ],
)
def test_what_makes_no_sense_is_refused(deed: Deed, code: str) -> None:
    check(WARNING, ())
    check(replace(WARNING, by=HOUSE, kind=Kind.APPOINT), ())
    with pytest.raises(NotAllowed) as refused:
        check(deed, ())
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("of", "recent", "code"),
    [
        ("ann", Recent(), "report-self"),
        ("ben", Recent(is_open=True), "reported-already"),
        ("ben", Recent(within_day=3), "too-many-reports"),
    ],
)
def test_reports_are_refused_in_words(of: str, recent: Recent, code: str) -> None:
    check_report(Report("ann", "ben", Reason.TALK, "", 0), Recent(within_day=2), most=3)
    with pytest.raises(NotAllowed) as refused:
        check_report(Report("ann", of, Reason.TALK, "", 0), recent, most=3)
    assert refused.value.code == code
