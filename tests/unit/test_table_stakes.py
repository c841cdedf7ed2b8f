"""A table for chips, before any are moved: who may begin, leave, and be made to get up."""

from __future__ import annotations

from dataclasses import replace

from ohhell.rules import RuleSet, Seat
from ohhell.table import (
    HOUSE,
    ClearSeat,
    Command,
    Door,
    Entry,
    Kind,
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

OPTIONS = Options(RuleSet(), 3, door=Door.COMPETE, buy_in=110, prizes="winner", rated=True)


def _opened(*players: str, options: Options = OPTIONS) -> Table:
    table = Table.load([open_table(Open(options, "00" * 32), at_ms=1)])
    for seat, player in enumerate(players):
        _done(table, player, Sit(Seat(seat), player, "ab" * 8))
    return table


def _asked(table: Table, by: str, order: Order) -> Entry | Refused:
    answer = table.propose(Command(by, order), at_ms=2)
    assert isinstance(answer, Entry | Refused)
    return answer


def _done(table: Table, by: str, order: Order) -> None:
    entry = _asked(table, by, order)
    assert isinstance(entry, Entry), entry
    table.accept(entry)


def _code(table: Table, by: str, order: Order) -> str:
    refused = _asked(table, by, order)
    assert isinstance(refused, Refused), refused
    return refused.code


def test_nobody_plays_for_chips_against_bots_alone() -> None:
    table = _opened("ann")
    assert _code(table, "ann", Start((), "casual")) == "too-few-stakes"
    _done(table, "ben", Sit(Seat(1), "ben", "ab" * 8))
    _done(table, "ann", Start((), "casual"))
    assert table.state.stage is Stage.BIDDING


def test_leaving_a_game_for_chips_must_say_what_it_costs() -> None:
    """Neither too little nor too much: who leaves has seen what is lost."""
    table = _opened("ann", "ben")
    _done(table, "ann", Start((), "casual"))
    for costs in (0, 30, 111):
        assert _code(table, "ben", Leave("Robo", "casual", costs)) == "leaving-costs"
    _done(table, "ben", Leave("Robo", "casual", 110))
    assert table.state.left == (("ben", 1),)


def test_leaving_costs_nothing_before_the_game_and_where_nothing_is_at_stake() -> None:
    table = _opened("ann", "ben")
    _done(table, "ben", Leave("Robo", "casual"))
    plain = _opened("ann", "ben", options=replace(OPTIONS, buy_in=0, prizes=""))
    _done(plain, "ann", Start((), "casual"))
    _done(plain, "ben", Leave("Robo", "casual"))


def test_the_house_makes_even_a_host_get_up_and_bears_no_grudge() -> None:
    """Whoever could not pay may sit down again."""
    table = _opened("ann", "ben")
    _done(table, HOUSE, ClearSeat(Seat(0)))
    assert [table.state.places[0].kind, table.state.host] == [Kind.EMPTY, 1]
    _done(table, "ann", Sit(Seat(0), "ann", "ab" * 8))
    assert _code(table, HOUSE, ClearSeat(Seat(2))) == "no-person"


def test_a_full_table_of_people_who_are_ready_begins() -> None:
    """A bot among them does not count: then the host decides."""
    table = _opened("ann", "ben", "cleo")
    for player in ("ann", "ben", "cleo"):
        assert table.state.stage is Stage.LOBBY
        _done(table, player, Ready(table.number))
    assert table.state.stage is Stage.BIDDING
