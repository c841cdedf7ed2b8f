"""Tables for chips in the words of the wire."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, Protocol

from ohhell import rules
from ohhell.club.chips import Kind, Ledger, Prizes, Purse, Stake, Transfer, schedule, settlement
from ohhell.club.chips.causes import of_annulment
from ohhell.server.reading import table_of
from ohhell.server.store import Listed
from ohhell.table import Door, Entry, Options, Stage, Table
from ohhell.table.events import SeatTaken
from ohhell.wire.chips import CompeteCard, Pot, PotShare
from ohhell.wire.http import SeatCard


class Waiting(Protocol):
    """A live table, as those who look for one know it."""

    id: str
    table: Table
    opened_at_ms: int


def competing(hosts: Iterable[Waiting]) -> Iterator[CompeteCard]:
    """Yield the tables for chips that wait for players."""
    for host in hosts:
        state = host.table.state
        if _competes(state.options) and state.stage is Stage.LOBBY:
            seats = [SeatCard(name=p.name, kind=p.kind.value) for p in state.places]
            yield _card(host.id, seats, state.options, host.opened_at_ms / 1000)


def competing_there(rows: Iterable[tuple[Listed, Options]]) -> Iterator[CompeteCard]:
    """Yield those of tables at other nodes, none of which has begun."""
    for row, options in rows:
        if _competes(options):
            seats = [SeatCard(name=sitter.name, kind=sitter.kind) for sitter in row.seats]
            yield _card(row.id, seats, options, row.opened_at)


def _competes(options: Options) -> bool:
    return options.door is Door.COMPETE and options.listed


def _card(id_: str, seats: list[SeatCard], options: Options, opened_at: float) -> CompeteCard:
    return CompeteCard(
        id=id_,
        variant=rules.name_of(options.ruleset),
        seats=seats,
        buy_in=options.buy_in,
        prizes=options.prizes,
        bid_clock_s=options.bid_clock_s,
        play_clock_s=options.play_clock_s,
        opened_at=opened_at,
    )


def pot_of(table_id: str, entries: list[Entry], ledger: Ledger, reader: str | None) -> Pot | None:
    """Return the pot of a table as `reader` sees it; None if nothing is played for there."""
    state = table_of(entries).state
    options = state.options
    if not options.buy_in:
        return None
    settled = settlement(ledger, table_id)
    put = ledger.escrow(table_id) if settled is None else _put(settled)
    names, left = _names(entries), {player for player, _ in state.left}
    won = dict[str, int]() if settled is None else _won(settled)
    return Pot(
        buy_in=options.buy_in,
        prizes=options.prizes,
        chips=sum(put.values()),
        shares=[
            PotShare(
                name=names.get(player, ""),
                you=player == reader,
                chips=chips,
                won=won.get(player, 0),
                left=player in left,
            )
            for player, chips in put.items()
        ],
        won=list(schedule(options.buy_in, len(put), Prizes(options.prizes))),
        settled=_kind(settled),
        annulled=of_annulment(table_id) in ledger.done,
    )


def _names(entries: Iterable[Entry]) -> Mapping[str, str]:
    """Return by player under which name each sat down last."""
    events = (event for entry in entries for event in entry.events)
    return {event.player: event.name for event in events if isinstance(event, SeatTaken)}


def _put(settled: Transfer) -> Mapping[str, int]:
    return {
        posting.account.player: -posting.chips
        for posting in settled.postings
        if isinstance(posting.account, Stake)
    }


def _won(settled: Transfer) -> dict[str, int]:
    return {
        posting.account.player: posting.chips
        for posting in settled.postings
        if isinstance(posting.account, Purse)
    }


def _kind(settled: Transfer | None) -> Literal["payout", "refund"] | None:
    if settled is None:
        return None
    return "payout" if settled.kind is Kind.PAYOUT else "refund"
