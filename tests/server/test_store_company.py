"""What people are to each other, as the database keeps it: of both kinds, and at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import replace
from functools import partial

import pytest

from ohhell.club import NotAllowed
from ohhell.club.people import (
    Glimpse,
    Invitation,
    Limits,
    Word,
    befriend,
    block,
    mute,
    part,
    unblock,
)
from ohhell.server.store import Store, open_store
from ohhell.server.store.circles import Deed, NoSuchPlayer
from ohhell.server.store.results import SeatResult, Tally
from tests.server.keeping import Keeping

pytestmark = pytest.mark.anyio

LIMITS = Limits(friends=3, shunned=3, requests=3)


@pytest.fixture
async def store(keeping: Keeping) -> AsyncGenerator[Store]:
    """Return a store that nobody has been in."""
    async with open_store(keeping.data, database=keeping.database) as found:
        yield found


async def admitted(store: Store, *names: str) -> list[str]:
    """Return the ids of new people."""
    return [(await store.people.admit(name))[0].id for name in names]


def asks(by: str, of: str, limits: Limits = LIMITS) -> Deed:
    """Return the deed of asking."""
    return partial(befriend, by=by, of=of, limits=limits)


async def test_what_was_said_is_kept(keeping: Keeping) -> None:
    async with open_store(keeping.data, database=keeping.database) as store:
        ann, ben, cleo = await admitted(store, "Ann", "Ben", "Cleo")
        circles = store.company.circles
        await circles.change(ann, ben, asks(ann, ben))
        await circles.change(ben, ann, asks(ben, ann))
        await circles.change(ann, cleo, partial(mute, by=ann, of=cleo, limits=LIMITS))
    async with open_store(keeping.data, database=keeping.database) as store:
        circle = await store.company.circles.of(ann)
        assert circle.friends_of(ann) == {ben}
        assert circle.told_of(ann, Word.MUTE) == {cleo}
        after = await store.company.circles.change(ben, ann, partial(part, by=ben, of=ann))
        assert after == await store.company.circles.of(ann, ben)
        assert not after.are_friends(ann, ben)


async def test_a_refusal_changes_nothing(store: Store) -> None:
    ann, ben = await admitted(store, "Ann", "Ben")
    circles = store.company.circles
    before = await circles.change(ann, ben, partial(block, by=ann, of=ben, limits=LIMITS))
    with pytest.raises(NotAllowed, match="unblock"):
        await circles.change(ann, ben, asks(ann, ben))
    with pytest.raises(NoSuchPlayer):
        await circles.change(ann, "nobody", asks(ann, "nobody"))
    assert await circles.of(ann, ben) == before


async def test_a_block_is_known_at_once(store: Store) -> None:
    ann, ben = await admitted(store, "Ann", "Ben")
    circles = store.company.circles
    assert not circles.blocks(ann, ben)
    await circles.change(ann, ben, partial(block, by=ann, of=ben, limits=LIMITS))
    assert circles.blocks(ann, ben)
    assert not circles.blocks(ben, ann)
    await circles.change(ann, ben, partial(unblock, by=ann, of=ben))
    assert not circles.blocks(ann, ben)


async def test_a_limit_holds_for_those_who_ask_at_once(store: Store) -> None:
    """Each would find the last place free, if none waited for the other."""
    ann, *others = await admitted(store, "Ann", *"abcdef")
    asked = [store.company.circles.change(one, ann, asks(one, ann)) for one in others]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(answer, NotAllowed) for answer in answers) == len(others) - 3
    assert len((await store.company.circles.of(ann)).asking(ann)) == 3


async def test_two_who_ask_each_other_at_once_are_friends(store: Store) -> None:
    ann, ben = await admitted(store, "Ann", "Ben")
    circles = store.company.circles
    asked = circles.change(ann, ben, asks(ann, ben)), circles.change(ben, ann, asks(ben, ann))
    await asyncio.gather(*asked)
    assert (await circles.of(ann)).are_friends(ann, ben)


async def test_people_are_found_by_their_whole_name(store: Store) -> None:
    ann, zoe, other = await admitted(store, "Ann", "Zoë", "Zoë")
    faces = store.company.faces
    assert [face.id for face in await faces.called("Zoë", most=9)] == [zoe, other]
    assert [face.id for face in await faces.called("Zoë", most=1)] == [zoe]
    assert [face.id for face in await faces.called("zoë", most=9)] == [zoe, other]
    assert [face.id for face in await faces.called(ann, most=9)] == [ann]
    (face,) = (await faces.of([other])).values()
    assert await faces.called(f"Zoë#{face.tag:04}", most=9) == [face]
    assert await faces.called("Zo", most=9) == []
    assert {face.name for face in (await faces.of([ann, zoe, "?"])).values()} == {"Ann", "Zoë"}


async def test_a_glimpse_leaves_the_choice_to_be_seen(store: Store) -> None:
    ann, ben = await admitted(store, "Ann", "Ben")
    glimpses = store.company.glimpses
    assert await glimpses.of([ann]) == {}
    await glimpses.show(ann, shown=False, at_ms=1)
    await glimpses.save({ann: Glimpse(5, "t"), ben: Glimpse(6)})
    assert await glimpses.of([ann, ben]) == {ann: Glimpse(5, "t", shown=False), ben: Glimpse(6)}
    await glimpses.save({})
    await glimpses.show(ann, shown=True, at_ms=7)
    assert await glimpses.of([ann]) == {ann: Glimpse(7)}


async def test_an_invitation_is_one_for_each_who_is_invited(store: Store) -> None:
    ann, ben, cleo = await admitted(store, "Ann", "Ben", "Cleo")
    invitations = store.company.invitations
    first = Invitation("t", ann, cleo, 1)
    for one in (first, Invitation("t", ben, cleo, 2), Invitation("u", ann, cleo, 3)):
        await invitations.save(one)
    assert [i.table for i in await invitations.of_player(cleo, most=9)] == ["u", "t"]
    assert [i.table for i in await invitations.of_player(cleo, most=1)] == ["u"]
    assert await invitations.of_table("t") == [first]
    await invitations.take_back("t", cleo, ben)
    assert await invitations.of_table("t") == [first], "only who invited takes it back"
    await invitations.decline("t", cleo)
    await invitations.save(first)
    await invitations.take_back("t", cleo, ann)
    assert await invitations.of_table("t") == [first.declined()], "no is no"
    await invitations.forget("t")
    assert await invitations.of_table("t") == []


def result(table: str, seat: int, player: str | None, **more: object) -> SeatResult:
    """Return how a seat ended."""
    usual = SeatResult(table, seat, player, "N", None, "plump", 2, 2, 1, False, 9, 5, 3, 1, 1, 1.0)
    return replace(usual, **more)  # type: ignore[arg-type]


async def test_results_are_written_once_and_add_up(store: Store) -> None:
    results = store.company.results
    seats = [result("t", 0, "ann"), result("t", 1, "ben", rank=2)]
    await results.save(seats)
    await results.save([replace(seat, score=77) for seat in seats])
    assert await results.of_tables(["t"]) == seats
    await results.save([result("u", 0, "ann", shared=True, finished_at=2.0, made=5, over=0)])
    await results.save([result("v", 0, "ann", variant=None, rank=3, finished_at=3.0)])
    assert await results.tallies("ann") == [
        Tally("plump", 2, wins=2, shared=1, rank_sum=2, bids=10, made=8, over=1, under=2),
        Tally(None, 1, wins=0, shared=0, rank_sum=3, bids=5, made=3, over=1, under=1),
    ]
    assert await results.tallies("nobody") == []
    assert [r.table_id for r in await results.of_player("ann", most=2)] == ["v", "u"]
    assert [r.table_id for r in await results.of_player("ann", most=9, before=2.0)] == ["t"]


async def test_people_who_played_together_are_known_by_it(store: Store) -> None:
    ann, ben, cleo, dan = await admitted(store, "Ann", "Ben", "Cleo", "Dan")
    results, faces = store.company.results, store.company.faces
    await results.save([result("t", 0, ann), result("t", 1, ben), result("t", 2, None)])
    await results.save([result("u", n, p, finished_at=2.0) for n, p in enumerate((cleo, ann))])
    await results.save([result("v", 0, dan)])
    assert [face.id for face in await faces.met_by(ann, most=9)] == [cleo, ben]
    assert [face.id for face in await faces.met_by(ann, most=1)] == [cleo]
    assert await faces.met_by(dan, most=9) == []
