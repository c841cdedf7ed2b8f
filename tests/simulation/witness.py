"""What was meant, what was told, and what happened: kept outside the world, for its judges."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ohhell.rules import BidMade, CardPlayed, HasBid, Seat
from ohhell.table import (
    Act,
    Command,
    Done,
    Entry,
    Ready,
    Refused,
    State,
    Table,
)
from ohhell.table.events import SeatReady

Answer = Entry | Done | Refused
Moment = tuple[int, int, bool] | None
"""A question to a seat: the round, how often the seat has answered in it, whether it is scored."""


@dataclass(frozen=True, slots=True)
class Intent:
    """A command as it was meant, at the moment at which it was meant."""

    command: Command
    moment: Moment


@dataclass(frozen=True, slots=True)
class Told:
    """An answer that left the house."""

    command: Command
    answer: Answer
    log_length: int
    verdict: Answer
    """What a table that knows the whole log would have said."""


@dataclass(slots=True)
class Witness:
    """Everything that the judges ask for. Players and nodes only ever add to it."""

    intents: list[Intent] = field(default_factory=list[Intent])
    told: list[Told] = field(default_factory=list[Told])
    trace: list[tuple[int, str, str, object]] = field(
        default_factory=list[tuple[int, str, str, object]]
    )
    states: list[State] = field(default_factory=list[State])
    """The truth after each entry, folded as entries become durable; the first is entry 1's."""
    table: Table | None = None
    """The table as the whole log tells it, at any moment."""

    def meant(self, command: Command, seat: Seat | None, view: State) -> None:
        """Note what somebody wants, who sees the table as `view`."""
        self.intents.append(Intent(command, moment(view, seat)))

    def answered(self, command: Command, answer: Answer, log_length: int) -> None:
        """Note what the house says, whether or not it arrives."""
        assert self.table is not None
        verdict = self.table.propose(command, at_ms=0)
        self.told.append(Told(command, answer, log_length, verdict))

    def appended(self, entry: Entry) -> None:
        """Note an entry that has become durable."""
        if self.table is None:
            self.table = Table.load([entry])
        else:
            self.table.accept(entry)
        self.states.append(self.table.state)

    def note(self, at_ms: int, who: str, what: str, detail: object = "") -> None:
        """Add a line to the trace."""
        self.trace.append((at_ms, who, what, detail))


def moment(state: State, seat: Seat | None) -> Moment:
    """Return which question `seat` is asked, from what everybody may see."""
    if seat is None or state.game is None or state.game.round is None:
        return None
    round_ = state.game.round
    answered = round_.has_bid[seat] + round_.size - round_.cards_left(seat)
    return round_.index, answered, round_.points is not None


def answering_seat(entry: Entry) -> Seat | None:
    """Return whose answer `entry` holds, if it holds one."""
    answers = (
        event.seat
        for event in entry.events
        if isinstance(event, BidMade | HasBid | CardPlayed | SeatReady)
    )
    return next(answers, None)


def lines(witness: Witness) -> Iterator[str]:
    """Yield the trace for human eyes."""
    for at_ms, who, what, detail in witness.trace:
        yield f"{at_ms / 1000:9.3f}  {who:<6} {what:<10} {shown(detail)}".rstrip()


def shown(detail: object) -> str:
    """Return a detail of the trace, short."""
    match detail:
        case Command(by, Act(seat, action, after), id_):
            return f"{by or 'house'}: seat {seat} {action} after {after}  #{id_}"
        case Command(by, Ready(after), id_):
            return f"{by}: ready after {after}  #{id_}"
        case Command(by, order, id_):
            return f"{by or 'house'}: {order}  #{id_}"
        case Entry(number, _, events, by, id_):
            kinds = " ".join(type(event).__name__ for event in events)
            return f"{number}: {kinds}  ({by or 'house'} #{id_})"
        case Refused(code, text):
            return f"{code}: {text}"
        case _:
            return str(detail)
