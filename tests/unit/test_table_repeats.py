"""Commands that arrive again: after a lost answer, a reconnect, a restart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ohhell.rules import Bid, Seat
from ohhell.table import HOUSE, Act, Command, Cover, Done, Entry, Order, Ready, Sit, Stage, Table
from ohhell.table.table import REMEMBERED_MAX
from ohhell.table.testing import MemoryLog
from tests.desk import LEAVE, START, Desk, begun, lobby

ALL = ("ann", "bob", "cat")


def repeatable() -> list[tuple[Desk, str, Order]]:
    """Return one command of each kind that a person may give, before it is given."""
    acting, scored = begun(*ALL), begun(*ALL)
    scored.play_to(Stage.SCORED)
    return [
        (lobby("ann"), "bob", Sit(Seat(1), "Bob", "01")),
        (lobby("ann", "bob"), "bob", LEAVE),
        (lobby("ann"), "ann", START),
        (acting, acting.owner, Act(acting.turn, acting.legal(), acting.table.number)),
        (scored, "ann", Ready(scored.table.number)),
    ]


@pytest.mark.parametrize("case", repeatable(), ids=lambda case: type(case[2]).__name__)
def test_a_command_given_again_is_done_not_done_again(case: tuple[Desk, str, Order]) -> None:
    """A lost answer must look like a late one, never like a failure (NET-03)."""
    desk, by, order = case
    entry = desk.do(by, order, "x")
    expected = Done(entry.number)
    assert expected == desk.ask(by, order, "x")
    desk.table = Table.load(desk.log.entries)
    assert expected == desk.ask(by, order, "x")
    assert entry.number == len(desk.log.entries)


def test_an_id_used_for_another_order_is_refused() -> None:
    desk = begun(*ALL)
    seat, owner, asked = desk.turn, desk.owner, desk.table.number
    desk.do(owner, Act(seat, Bid(0), asked), "x")
    for other in (Act(seat, Bid(1), asked), Act(seat, Bid(0), asked + 1), Ready(asked), LEAVE):
        assert "id-reused" == desk.refusal(owner, other, "x")


def test_ids_are_each_persons_own() -> None:
    """One person's id must not swallow the command of another."""
    desk = lobby()
    desk.do("ann", Sit(Seat(0), "Ann", ""), "1")
    desk.do("bob", Sit(Seat(1), "Bob", ""), "1")
    assert Seat(1) == desk.table.state.seat_of("bob")


def test_a_command_without_an_id_is_judged_each_time() -> None:
    desk = begun(*ALL)
    desk.do(HOUSE, Cover(Seat(0)))
    assert "no-cover" == desk.refusal(HOUSE, Cover(Seat(0)))


def test_a_refused_command_may_be_given_again_under_its_id() -> None:
    """A refusal leaves no trace: what failed only for now must be free to succeed later."""
    desk = lobby("ann", "bob")
    order = Sit(Seat(1), "Zoe", "")
    assert "seat-taken" == desk.refusal("zoe", order, "x")
    desk.do("bob", LEAVE)
    desk.do("zoe", order, "x")


def test_a_command_is_known_by_the_words_it_was_asked_in() -> None:
    """The same words stand for another order once a name has changed or a seat been left."""
    desk = lobby("ann")
    said = Command("bob", Sit(Seat(1), "Bob", "01"), "x", digest="sit 1")
    entry = desk.table.propose(said, at_ms=1)
    assert isinstance(entry, Entry)
    desk.table.accept(entry)
    renamed = Command("bob", Sit(Seat(1), "Robert", "01"), "x", digest="sit 1")
    assert Done(entry.number) == desk.table.propose(renamed, at_ms=2)
    assert Done(entry.number) == desk.table.known("bob", "x", "sit 1")
    assert desk.table.known("bob", "y", "sit 1") is None


def test_nobody_pushes_the_commands_of_others_out_of_memory() -> None:
    """Else a host could make a lost answer of yours take effect twice."""
    desk = lobby("ann")
    expected = Done(desk.do("bob", Sit(Seat(1), "Bob", "01"), "x").number)
    for number in range(REMEMBERED_MAX + 1):
        order = Sit(Seat(2), "Zoe", "") if number % 2 == 0 else LEAVE
        desk.do("zoe", order, f"z{number}")
    assert expected == desk.ask("bob", Sit(Seat(1), "Bob", "01"), "x")


def test_the_last_commands_are_remembered_and_no_more() -> None:
    """Memory of a table is bounded, however long people hop on and off its seats."""
    desk = lobby("ann")
    for number in range(REMEMBERED_MAX):
        order = Sit(Seat(1), "Bob", "") if number % 2 == 0 else LEAVE
        desk.do("bob", order, f"b{number}")
    assert isinstance(desk.ask("bob", Sit(Seat(1), "Bob", ""), "b0"), Done)
    desk.do("bob", Sit(Seat(1), "Bob", ""), "one more")
    assert "already-seated" == desk.refusal("bob", Sit(Seat(1), "Bob", ""), "b0")
    assert REMEMBERED_MAX == len(desk.table._remembered["bob"])


def test_proposing_changes_nothing() -> None:
    """An entry that cannot be made durable has not happened."""
    desk = begun(*ALL)
    before = Table.load(desk.log.entries)
    command = Command(desk.owner, Act(desk.turn, Bid(0), desk.table.number), "x")
    first = desk.table.propose(command, at_ms=5)
    assert before == desk.table
    assert first == desk.table.propose(command, at_ms=5)


def by_log(desk: Desk) -> object:
    desk.log.append(desk.log.entries[-1])
    return None


def by_table(desk: Desk) -> object:
    desk.table.accept(desk.log.entries[-1])
    return None


@pytest.mark.parametrize("again", [by_log, by_table])
def test_a_number_is_used_once(again: Callable[[Desk], object]) -> None:
    """The number is the lock: whoever comes second must learn it (log) or is broken (table)."""
    with pytest.raises(Exception, match=r"entry 2 after 2|2 follows 2"):
        again(lobby("ann"))


def test_a_memory_log_reads_what_follows() -> None:
    log = MemoryLog()
    for entry in lobby("ann", "bob").log.entries:
        log.append(entry)
    assert [2, 3] == [entry.number for entry in log.read(after=1)]
    assert [] == log.read(after=3)
