"""Reports, the audit trail and leaves, as the database keeps them: of both kinds."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable
from dataclasses import replace

import pytest

from ohhell.club import NotAllowed
from ohhell.club.safety import (
    DAY_MS,
    FREE,
    HOUSE,
    Deed,
    Kind,
    Leaves,
    Outcome,
    Reason,
    Report,
    Standing,
)
from ohhell.server.store import Player, Store, open_store
from ohhell.server.store.circles import NoSuchPlayer
from tests.server.keeping import Keeping

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(keeping: Keeping) -> AsyncGenerator[Store]:
    """Return a store that nobody has been in."""
    async with open_store(keeping.data, database=keeping.database) as found:
        yield found


async def people(store: Store, *names: str) -> list[Player]:
    """Return new people of these names."""
    return [(await store.people.admit(name))[0] for name in names]


async def refusal(asking: Awaitable[object]) -> str:
    """Return by which code something is refused."""
    with pytest.raises(NotAllowed) as refused:
        await asking
    return refused.value.code


async def test_a_report_is_kept_until_it_is_seen_to(store: Store) -> None:
    ann, ben, mod = await people(store, "Ann", "Ben", "Mod")
    told = Report(ann.id, ben.id, Reason.TALK, "rude", 1_000, "t", 7, line=2)
    kept = await store.safety.reports.make(told, most=9)
    assert (kept.report, kept.outcome, kept.of_name) == (told, Outcome.OPEN, "Ben")
    assert await store.safety.reports.open(most=9) == [kept]
    assert await refusal(store.safety.reports.make(told, most=9)) == "reported-already"
    await store.safety.deeds.do(Deed(Kind.WARN, mod.id, "rude", 2_000, of=ben.id, report=kept.id))
    assert await store.safety.reports.open(most=9) == []
    (mine,) = await store.safety.reports.by(ann.id, most=9)
    assert mine.outcome is Outcome.ACTED
    await store.safety.reports.make(replace(told, at_ms=3_000), most=9)


async def test_the_reporter_is_told_once_what_came_of_it(store: Store) -> None:
    """That something was done, or nothing found: not what, nor why, nor to whom."""
    ann, ben, mod = await people(store, "Ann", "Ben", "Mod")
    told = Report(ann.id, ben.id, Reason.TALK, "rude", 1_000, "t", 7)
    for kind, what in ((Kind.WARN, "report-acted"), (Kind.DISMISS, "report-dismissed")):
        kept = await store.safety.reports.make(told, most=9)
        of = ben.id if kind is Kind.WARN else None
        for at_ms in (2_000, 3_000):
            deed = Deed(kind, mod.id, "he was rude", at_ms, of=of, report=kept.id)
            await store.safety.deeds.do(deed)
        (word,) = await store.safety.told.unread(ann.id, most=9)
        assert (word.what, word.at_ms) == (what, 2_000)
        assert (word.reason, word.table, word.until_ms) == ("", None, None)
        await store.safety.told.read(ann.id, word.id, 4_000)
        assert await store.safety.told.unread(ann.id, most=9) == []


async def test_who_has_gone_is_told_nothing_of_a_report(store: Store) -> None:
    ann, ben, mod = await people(store, "Ann", "Ben", "Mod")
    told = Report(ann.id, ben.id, Reason.TALK, "rude", 1_000, "t", 7)
    kept = await store.safety.reports.make(told, most=9)
    await store.erasures.begin(ann.id, "Somebody")
    await store.safety.deeds.do(Deed(Kind.DISMISS, mod.id, "fair", 2_000, report=kept.id))
    assert await store.safety.told.unread(ann.id, most=9) == []


async def test_one_report_more_than_a_day_has_is_refused(store: Store) -> None:
    ann, ben, cleo = await people(store, "Ann", "Ben", "Cleo")
    make = store.safety.reports.make
    first = Report(ann.id, ben.id, Reason.NAME, "", DAY_MS, "t")
    await make(first, most=1)
    other = replace(first, of=cleo.id)
    assert await refusal(make(other, most=1)) == "too-many-reports"
    await make(replace(other, at_ms=2 * DAY_MS), most=1)
    with pytest.raises(NoSuchPlayer):
        await make(replace(first, of="nobody"), most=9)


async def test_an_open_report_holds_its_table_until_it_is_too_old(store: Store) -> None:
    ann, ben = await people(store, "Ann", "Ben")
    kept = await store.safety.reports.make(
        Report(ann.id, ben.id, Reason.TALK, "", 500, "t"), most=9
    )
    holds = store.safety.reports.holds
    assert await holds("t", since_ms=0)
    assert not await holds("t", since_ms=500)
    assert not await holds("u", since_ms=0)
    await store.safety.deeds.do(Deed(Kind.DISMISS, HOUSE, "no", 600, report=kept.id))
    assert not await holds("t", since_ms=0)
    found = await store.safety.reports.find(kept.id)
    assert found is not None
    assert found.outcome is Outcome.DISMISSED


async def test_deeds_hold_at_once_until_they_are_lifted(store: Store) -> None:
    ben, mod = await people(store, "Ben", "Mod")
    deeds = store.safety.deeds
    assert deeds.standing(ben.id) == FREE
    mute = await deeds.do(Deed(Kind.MUTE, mod.id, "rude", 10, of=ben.id, until_ms=90))
    await deeds.do(Deed(Kind.SUSPEND, mod.id, "again", 20, of=ben.id, until_ms=50))
    assert deeds.standing(ben.id) == Standing(90, 50)
    lift = Deed(Kind.LIFT, mod.id, "sorry", 30, of=ben.id, lifts=mute.number)
    await deeds.do(lift)
    assert deeds.standing(ben.id) == Standing(0, 50)
    assert await refusal(deeds.do(lift)) == "lifted-already"
    assert [deed.kind for deed in await deeds.trail(most=2)] == [Kind.LIFT, Kind.SUSPEND]
    (oldest,) = await deeds.trail(before=mute.number + 1, most=9)
    assert oldest == mute


async def test_the_audit_trail_cannot_be_changed(store: Store, keeping: Keeping) -> None:
    """Not by us: the database refuses it, whoever asks."""
    (ben,) = await people(store, "Ben")
    done = await store.safety.deeds.do(Deed(Kind.WARN, HOUSE, "rude", 10, of=ben.id))
    for change in ("UPDATE deeds SET reason = 'nice'", "DELETE FROM deeds"):
        with pytest.raises(Exception, match="only grows"):
            await keeping.change_house(change)
    assert await store.safety.deeds.of_person(ben.id) == [done]


async def test_moderators_are_made_and_dismissed_by_the_command_line_alone(store: Store) -> None:
    ben, mod = await people(store, "Ben", "Mod")
    deeds = store.safety.deeds
    assert not deeds.moderates(mod.id)
    await deeds.do(Deed(Kind.APPOINT, HOUSE, "trusted", 10, of=mod.id))
    assert deeds.moderates(mod.id)
    assert await deeds.moderators() == [mod.id]
    by_mod = Deed(Kind.APPOINT, mod.id, "my friend", 20, of=ben.id)
    assert await refusal(deeds.do(by_mod)) == "by-command-line"
    await deeds.do(Deed(Kind.DISCHARGE, HOUSE, "moved", 30, of=mod.id))
    assert not deeds.moderates(mod.id)


async def test_nobody_judges_their_own_case(store: Store) -> None:
    ann, mod = await people(store, "Ann", "Mod")
    kept = await store.safety.reports.make(
        Report(ann.id, mod.id, Reason.TALK, "", 500, "t"), most=9
    )
    do = store.safety.deeds.do
    dismissal = Deed(Kind.DISMISS, mod.id, "it was nothing", 600, report=kept.id)
    assert await refusal(do(dismissal)) == "own-case"
    assert await refusal(do(Deed(Kind.LIFT, mod.id, "me", 600, of=mod.id, lifts=1))) == "own-case"
    assert await store.safety.deeds.trail(most=9) == []


async def test_words_are_shown_until_they_are_read(store: Store) -> None:
    ann, ben = await people(store, "Ann", "Ben")
    warning = await store.safety.deeds.do(Deed(Kind.WARN, HOUSE, "rude", 10, of=ben.id))
    (word,) = await store.safety.told.unread(ben.id, most=9)
    assert (word.what, word.reason) == ("warn", "rude")
    await store.safety.told.read(ann.id, word.id, 20)
    assert await store.safety.told.unread(ben.id, most=9) == [word]
    await store.safety.told.read(ben.id, word.id, 20)
    assert await store.safety.told.unread(ben.id, most=9) == []
    again = await store.safety.deeds.do(Deed(Kind.WARN, HOUSE, "rude", 30, of=ben.id))
    lift = Deed(Kind.LIFT, HOUSE, "mistake", 40, of=ben.id, lifts=again.number)
    await store.safety.deeds.do(lift)
    assert [w.what for w in await store.safety.told.unread(ben.id, most=9)] == ["lift"]
    assert warning.number < again.number


async def test_a_leave_counts_once_and_is_told(store: Store) -> None:
    (ben,) = await people(store, "Ben")
    leaves, waits = store.safety.leaves, (300,)
    for _ in range(2):
        await leaves.note(ben.id, "t", 1_000, waits)
    assert leaves.recent(ben.id, 1_001) == Leaves(1, 1_000)
    await leaves.note(ben.id, "u", 2_000, waits)
    assert leaves.recent(ben.id, 2_000) == Leaves(2, 2_000)
    assert leaves.recent(ben.id, 1_000 + DAY_MS) == Leaves(1, 2_000)
    told = await store.safety.told.unread(ben.id, most=9)
    assert [(word.what, word.until_ms) for word in told] == [("left", None), ("resting", 302_000)]
    await store.safety.forget(ben.id)
    assert leaves.recent(ben.id, 2_000) == Leaves()
    assert await store.safety.told.unread(ben.id, most=9) == []
